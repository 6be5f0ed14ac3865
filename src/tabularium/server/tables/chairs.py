"""Chairs before the start: taken away, or changing places with whoever sits on them."""

from collections.abc import Sequence

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.registry import games
from tabularium.server.people.people import Person
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.rows import Seating
from tabularium.server.storage.schema import seats
from tabularium.server.tables.tables import Tables

_ASIDE = -1  # where a chair stands while another takes its place: no two may have one number


async def remove(tables: Tables, table: str, person: Person, seat: int) -> Seating:
    """The host takes a free chair away; those after it move up."""
    seating = await tables.hosted(table, person)
    count = len(seating.seats)
    if not 0 <= seat < count or seating.table.start is not None:
        raise Refusal("no_such_seat", 404, seat=seat)
    spec = games[seating.table.game]
    if count - 1 not in spec.seats:
        raise Refusal("bad_seats", seats=count - 1, allowed=list(spec.seats))
    here = (seats.c.table == table) & (seats.c.seat == seat) & (seats.c.kind != "person")

    async def job(connection: AsyncConnection) -> None:
        if (await connection.execute(delete(seats).where(here))).rowcount != 1:
            raise Refusal("seat_taken", 409)
        await _move(connection, table, [(n, n - 1) for n in range(seat + 1, count)])
        await tables.broker.tell(connection, table, "table")

    await tables.database.write(job)
    tables.changes.tell(table)
    return await tables.find(table)


async def swap(tables: Tables, table: str, person: Person, one: int, other: int) -> Seating:
    """The host lets two chairs change places; a link goes with its chair."""
    seating = await tables.hosted(table, person)
    for seat in (one, other):
        if seat >= len(seating.seats):
            raise Refusal("no_such_seat", 404, seat=seat)

    async def job(connection: AsyncConnection) -> None:
        await _move(connection, table, [(one, _ASIDE), (other, one), (_ASIDE, other)])
        await tables.broker.tell(connection, table, "table")

    if one != other:
        await tables.database.write(job)
        tables.changes.tell(table)
    return await tables.find(table)


async def _move(connection: AsyncConnection, table: str, moves: Sequence[tuple[int, int]]) -> None:
    """One by one, in this order."""
    for old, new in moves:
        here = (seats.c.table == table) & (seats.c.seat == old)
        await connection.execute(update(seats).where(here).values(seat=new))
