"""Giving a game up for good: a bot plays on for the others, or the table closes."""

from sqlalchemy import update

from tabularium.server.people.people import Person
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room import attendance
from tabularium.server.room.room import Room
from tabularium.server.storage.rows import Seating
from tabularium.server.storage.schema import seats
from tabularium.server.tables.tables import Tables


async def give_up(tables: Tables, table: str, person: Person) -> Seating:
    """Leave a table for good, at any time before its end; it is among one's own no more."""
    seating = await tables.find(table)
    status, held = seating.table.status, seating.held_by(person.id)
    host = seating.table.host == person.id
    others = sorted(seating.people() - {person.id})
    if status == "open" and not held and any(s.person == person.id for s in seating.seats):
        return await _decline(tables, table, person)
    if status not in ("open", "running") or not (held or host):
        raise Refusal("no_seat", 409)
    if not others or (status == "open" and host):
        await tables.close(table)
    elif status == "open":
        await tables.stand_up(table, person)
    else:
        room = await tables.rooms.get(table)
        await room.call(lambda: _hand_over(room, person, held, others[0] if host else ""))
        tables.changes.tell(table)
    return await tables.find(table)


async def _decline(tables: Tables, table: str, person: Person) -> Seating:
    """The chair that was kept for somebody is kept for whoever has its link."""
    kept = (seats.c.table == table) & (seats.c.kind == "open") & (seats.c.person == person.id)
    await tables.change_seat(table, update(seats).where(kept).values(person="", name=""))
    return await tables.find(table)


async def _hand_over(room: Room, person: Person, held: list[int], host: str) -> None:
    """Bots take the seats; whoever held them looks on from now on, if they like."""
    for seat in held:
        await attendance.give_to_bot(room, seat)
    if host:
        await room.change_table(host=host)
    for connection in list(room.connections):
        if connection.who == person.id or set(connection.seats) & set(held):
            connection.hang_up()
