"""Tables and seats as they are in the database."""

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import Facts
from tabularium.server.storage.schema import seats, tables


class SeatRow(msgspec.Struct):
    """A seat."""

    table: str
    seat: int
    kind: str
    person: str
    name: str
    level: str
    reserved: bool
    token: str
    away: str
    stand_in: str
    seen: float
    told: int

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct):
    """A table; `seed` and `start` must never be shown before the end."""

    id: str
    title: str
    game: str
    rules: int
    options: Facts
    pace: str
    public: bool
    hot_seat: bool
    open_after: bool
    aloud: bool
    status: str
    host: str
    created: float
    ended: float | None
    seed: str
    commitment: str
    bot_key: str
    start: Facts | None
    origin: str
    origin_table: str
    origin_move: int
    rematch: str
    version: int
    waiting: list[int]
    prompt: str
    result: Facts | None
    verdict: Facts | None
    banks: list[float]
    clock_since: float | None
    undo: Facts | None
    wake_at: float | None
    owner: str


class Seating(msgspec.Struct):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [s.seat for s in self.seats if s.kind == "person" and person and s.person == person]

    def people(self) -> set[str]:
        """Everybody with a seat."""
        return {seat.person for seat in self.seats if seat.kind == "person" and seat.person}

    def concerned(self) -> set[str]:
        """Whose table it is: those with a seat, those a chair is kept for, its host at first."""
        asked = {seat.person for seat in self.seats if seat.person}
        seated = self.people()
        return asked | ({self.table.host} if self.table.status == "open" or not seated else set())

    def free_for(self, person: str) -> list[int]:
        """Open chairs that a person may take without a link, those kept for them first."""
        host = self.table.host == person
        free = [seat for seat in self.seats if seat.kind == "open"]
        mine = [seat.seat for seat in free if seat.person == person]
        return mine + [
            seat.seat
            for seat in free
            if seat.person != person and (host or (self.table.public and not seat.reserved))
        ]

    def may_join(self, person: str) -> bool:
        """Whether a person may come without a link at all."""
        kept = any(seat.kind == "open" and seat.person == person for seat in self.seats)
        return self.table.public or self.table.host == person or kept

    def listed(self) -> bool:
        """Whether everybody finds it in the lobby; not if it waits only for friends by link."""
        if not self.table.public or self.table.status not in ("open", "running"):
            return False
        waits = [seat.reserved for seat in self.seats if seat.kind == "open"]
        return not waits or not all(waits)

    def one_against_bots(self) -> bool:
        """Whether one person plays one seat, and bots all others: then these may think aloud."""
        kinds = [seat.kind for seat in self.seats]
        return kinds.count("person") == 1 and kinds.count("bot") == len(kinds) - 1

    def one_device(self) -> bool:
        """Whether all people at the table are one: then there are no secrets between them."""
        return len(self.people()) <= 1


async def find_seating(connection: AsyncConnection, table: str) -> Seating:
    """A table with its seats; refuses if there is none."""
    row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
    if row is None:
        raise Refusal("no_such_table", 404)
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    found = (await connection.execute(query)).mappings()
    return Seating(_table(row), [_seat(each) for each in found])


async def version_of(connection: AsyncConnection, table: str) -> int:
    """The number of the last entry of a table's record."""
    version = await connection.scalar(select(tables.c.version).where(tables.c.id == table))
    return -1 if version is None else version


async def find_many(connection: AsyncConnection, query: Any) -> list[Seating]:
    """The tables of a query on `tables`, with their seats."""
    rows = [_table(row) for row in (await connection.execute(query)).mappings()]
    wanted = [row.id for row in rows]
    by_table: dict[str, list[SeatRow]] = {each: [] for each in wanted}
    query = select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.seat)
    for each in (await connection.execute(query)).mappings():
        by_table[each["table"]].append(_seat(each))
    return [Seating(row, by_table[row.id]) for row in rows]


def seating_of(table: dict[str, Any], rows: list[dict[str, Any]]) -> Seating:
    """A table with its seats, from rows that are about to be written."""
    return Seating(_table(table), [_seat(row) for row in rows])


def plain(row: Any) -> dict[str, Any]:
    """A row with names that are nothing but text."""
    return {str(name): value for name, value in row.items()}


def _table(row: Any) -> TableRow:
    return msgspec.convert(plain(row), TableRow)


def _seat(row: Any) -> SeatRow:
    return msgspec.convert(plain(row), SeatRow)
