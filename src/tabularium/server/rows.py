"""Tables and seats as they are in the database, and as they are shown."""

import time
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.clocks import Clock
from tabularium.server.refusal import Refusal
from tabularium.server.storage.schema import seats, tables
from tabularium.server.wire import Facts, Mine, SeatInfo, TableInfo, UndoRequest

HERE = 45.0  # whoever was seen at most so many seconds ago is looking


class SeatRow(msgspec.Struct):
    """A seat."""

    table: str
    seat: int
    kind: str
    person: str
    name: str
    level: str
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
    banks: list[float]
    clock_since: float | None
    undo: Facts | None
    wake_at: float | None
    owner: str


class Sat(msgspec.Struct):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [s.seat for s in self.seats if s.kind == "person" and person and s.person == person]

    def people(self) -> set[str]:
        """Everybody with a seat."""
        return {seat.person for seat in self.seats if seat.kind == "person" and seat.person}

    def one_device(self) -> bool:
        """Whether all people at the table are one: then there are no secrets between them."""
        return len(self.people()) <= 1


def table_info(sat: Sat, here: set[str] | None = None, watchers: int = 0) -> TableInfo:
    """A table as everybody may see it. Built by naming, so nothing secret slips through."""
    t = sat.table
    now = time.time()
    over = t.status == "over"
    return TableInfo(
        id=t.id,
        title=t.title,
        game=t.game,
        rules=t.rules,
        options=t.options,
        pace=t.pace,
        public=t.public,
        hot_seat=t.hot_seat,
        open_after=t.open_after,
        status=t.status,
        host=t.host,
        seats=[_seat_info(sat, seat, here or set(), now) for seat in sat.seats],
        created=t.created,
        now=now,
        version=t.version,
        waiting=t.waiting,
        prompt=t.prompt,
        result=t.result,
        commitment=t.commitment,
        seed=t.seed if over else "",
        origin=t.origin,
        origin_table=t.origin_table,
        origin_move=t.origin_move,
        rematch=t.rematch,
        undo=None if t.undo is None else UndoRequest(t.undo["seat"], t.undo["waiting"]),
        watchers=watchers,
    )


def clock_of(sat: Sat) -> Clock:
    """The clock of a table, as of its row."""
    t = sat.table
    clock = Clock(t.pace, len(sat.seats), t.banks, t.clock_since)
    if clock.pace is not None and t.clock_since is not None:
        clock.running = timed_seats(sat, t.waiting)
    return clock


def timed_seats(sat: Sat, waiting: list[int]) -> tuple[int, ...]:
    """Seats whose clock runs: people who owe a word and have not been found absent."""
    return tuple([s for s in waiting if not sat.seats[s].bot and sat.seats[s].away != "clock"])


def _seat_info(sat: Sat, seat: SeatRow, here: set[str], now: float) -> SeatInfo:
    clock = clock_of(sat)
    looking = seat.kind == "person" and (seat.person in here or now - seat.seen < HERE)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        person=seat.person,
        here=looking,
        away=seat.away,
        stand_in=seat.stand_in,
        bank=clock.left(seat.seat, now),
        running=seat.seat in clock.running,
    )


def mine(sat: Sat, person: str | None, name: str, notes: str, held: list[int]) -> Mine:
    """What a table is to one person: only they and the host get links."""
    host = bool(person) and sat.table.host == person
    links = [
        seat.token if seat.seat in held or (host and seat.kind == "open") else None
        for seat in sat.seats
    ]
    return Mine(person or "", name, held, host, links, notes)


async def find_sat(connection: AsyncConnection, table: str) -> Sat:
    """A table with its seats; refuses if there is none."""
    row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
    if row is None:
        raise Refusal("no_such_table", 404)
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    found = (await connection.execute(query)).mappings()
    return Sat(_table(row), [_seat(each) for each in found])


async def find_many(connection: AsyncConnection, query: Any) -> list[Sat]:
    """The tables of a query on `tables`, with their seats."""
    rows = [_table(row) for row in (await connection.execute(query)).mappings()]
    wanted = [row.id for row in rows]
    by_table: dict[str, list[SeatRow]] = {each: [] for each in wanted}
    query = select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.seat)
    for each in (await connection.execute(query)).mappings():
        by_table[each["table"]].append(_seat(each))
    return [Sat(row, by_table[row.id]) for row in rows]


def plain(row: Any) -> dict[str, Any]:
    """A row with names that are nothing but text."""
    return {str(name): value for name, value in row.items()}


def _table(row: Any) -> TableRow:
    return msgspec.convert(plain(row), TableRow)


def _seat(row: Any) -> SeatRow:
    return msgspec.convert(plain(row), SeatRow)
