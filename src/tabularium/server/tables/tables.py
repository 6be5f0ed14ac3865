"""Tables around the game itself: looked for, opened, seats taken and given up, started, closed."""

from typing import Any

from sqlalchemy import and_, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.bots import levels
from tabularium.kernel import Options, State, TabulariumError, commitment
from tabularium.registry import games
from tabularium.server.people.people import Person, tidy_name
from tabularium.server.protocol.api import NewTable, SeatPlan
from tabularium.server.protocol.refusal import Refusal, refused
from tabularium.server.room.clocks import PACES
from tabularium.server.room.rooms import Rooms
from tabularium.server.storage.broker import Broker
from tabularium.server.storage.changes import TableChanges
from tabularium.server.storage.database import Database
from tabularium.server.storage.new_rows import new_seat_row, new_table_row
from tabularium.server.storage.rows import Seating, SeatRow, find_many, find_seating, seating_of
from tabularium.server.storage.schema import entries, seats, tables
from tabularium.server.storage.tokens import new_token
from tabularium.server.tables.beginning import begin

LISTED = 100  # tables in one list


class Tables:
    """What people do with tables outside the game itself."""

    def __init__(
        self,
        database: Database,
        broker: Broker,
        changes: TableChanges,
        rooms: Rooms,
        tables_a_person: int,
    ) -> None:
        self.database = database
        self.broker = broker
        self.changes = changes
        self.rooms = rooms
        self.tables_a_person = tables_a_person

    # Looking

    async def find(self, table: str) -> Seating:
        """A table; refuses if there is none. A room that is alone with its table knows it best."""
        room = self.rooms.all.get(table)
        if room is not None and self.rooms.services.alone:
            return room.seating
        return await self.database.read(lambda connection: find_seating(connection, table))

    async def public(self, status: str) -> list[Seating]:
        """Public tables of a status, newest first."""
        query = select(tables).where(tables.c.status == status, tables.c.public.is_(True))
        if status == "open":
            here = and_(seats.c.table == tables.c.id, seats.c.kind == "open")
            kept = exists().where(here, seats.c.reserved.is_(True))
            free = exists().where(here, seats.c.reserved.is_(False))
            query = query.where(or_(free, ~kept))
        query = query.order_by(tables.c.created.desc()).limit(LISTED)
        return await self.database.read(lambda connection: find_many(connection, query))

    async def every(self, status: str) -> list[Seating]:
        """All tables of a status, for the administrator."""
        query = select(tables).where(tables.c.status == status).order_by(tables.c.created.desc())
        return await self.database.read(lambda connection: find_many(connection, query.limit(500)))

    async def of_person(self, person: str) -> list[Seating]:
        """Tables of a person: those that wait for them first, then the newest."""
        held = select(seats.c.table).where(seats.c.person == person)
        # A host who gave up their seat is a host no more, unless bots play for their eyes only.
        manned = exists().where(seats.c.table == tables.c.id, seats.c.kind == "person")
        hosted = and_(tables.c.host == person, or_(tables.c.status == "open", ~manned))
        mine = or_(tables.c.id.in_(held), hosted)
        query = select(tables).where(mine, tables.c.status != "closed")
        query = query.order_by(tables.c.created.desc()).limit(LISTED)
        found = await self.database.read(lambda connection: find_many(connection, query))
        return sorted(
            found, key=lambda seating: not set(seating.held_by(person)) & set(seating.table.waiting)
        )

    # Opening

    async def open(self, person: Person, wish: NewTable) -> Seating:
        """Open a table; start it at once if that is wished and no seat is open."""
        row = _table_row(person, wish)
        plans = [*wish.plan, *[SeatPlan()] * (wish.seats - len(wish.plan))]
        rows = [_planned(row["id"], n, plan, person, wish) for n, plan in enumerate(plans)]
        start = wish.start and not any(seat["kind"] == "open" for seat in rows)
        return await self.insert(person, row, rows, start)

    async def insert(
        self,
        person: Person,
        row: dict[str, Any],
        rows: list[dict[str, Any]],
        start: bool,
        laid: State | None = None,
    ) -> Seating:
        """Write a new table down, and its first entry if it starts at once."""
        most = self.tables_a_person
        beginning = begin(seating_of(row, rows), laid) if start else None
        if beginning is not None:
            row = row | beginning.values

        async def job(connection: AsyncConnection) -> None:
            mine = select(func.count()).where(
                tables.c.host == person.id, tables.c.status.in_(["open", "running"])
            )
            if (await connection.scalar(mine) or 0) >= most and not person.admin:
                raise Refusal("too_many_tables", 429, most=most)
            await connection.execute(insert(tables), row)
            await connection.execute(insert(seats), rows)
            if beginning is not None:
                await connection.execute(insert(entries), beginning.entry)
            await self.broker.tell(connection, row["id"], "table")

        await self.database.write(job)
        if beginning is not None:
            await self.rooms.begin(beginning.game)
        self.changes.tell(row["id"])
        return seating_of(row, rows)

    # Sitting down

    async def join(self, table: str, person: Person, seat: int | None) -> Seating:
        """Take a seat that is open."""
        seating = await self.find(table)
        if seating.held_by(person.id) and seat is None:
            return seating
        if not seating.may_join(person.id):
            raise Refusal("private_table", 403)
        free = seating.free_for(person.id)
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat_taken", 409)
        return await self.sit(seating, person, free[0] if seat is None else seat)

    async def sit(self, seating: Seating, person: Person, seat: int) -> Seating:
        """The seat's link changes with its holder, so that only they have it."""
        if seating.table.status != "open":
            raise Refusal("already_started", 409)
        free = and_(seats.c.table == seating.table.id, seats.c.seat == seat, seats.c.kind == "open")
        values = {"kind": "person", "person": person.id, "name": person.name, "token": new_token()}
        await self.change_seat(seating.table.id, update(seats).where(free).values(**values))
        return await self.find(seating.table.id)

    async def change_seat(self, table: str, change: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            if (await connection.execute(change)).rowcount != 1:
                raise Refusal("seat_taken", 409)
            await self.broker.tell(connection, table, "table")

        await self.database.write(job)
        self.changes.tell(table)

    async def follow(self, token: str, person: Person) -> tuple[str, int]:
        """Follow a seat's link: sit down if it is open, or be its holder on another device."""
        row = await self.by_token(token)
        if row is None:
            raise Refusal("wrong_link", 404)
        seating = await self.find(row.table)
        held = seating.held_by(person.id)
        if held and row.seat not in held:  # a host who tries their own link keeps the chair free
            return row.table, held[0]
        if row.kind == "open":
            await self.sit(seating, person, row.seat)
        elif row.person != person.id and row.kind != "person":
            raise Refusal("seat_taken", 409)
        return row.table, row.seat

    async def by_token(self, token: str) -> SeatRow | None:
        """The seat of a link."""
        query = select(seats.c.table, seats.c.seat).where(seats.c.token == token)

        async def job(connection: AsyncConnection) -> SeatRow | None:
            found = (await connection.execute(query)).first()
            if found is None:
                return None
            row: SeatRow = (await find_seating(connection, found.table)).seats[found.seat]
            return row

        return await self.database.read(job)

    async def stand_up(self, table: str, person: Person) -> Seating:
        """Give up one's seats before the start."""
        seating = await self.find(table)
        if seating.table.status != "open":
            raise Refusal("already_started", 409)
        held = seating.held_by(person.id)
        if not held:
            raise Refusal("no_seat", 409)
        mine = and_(seats.c.table == table, seats.c.person == person.id)
        values = {"kind": "open", "person": "", "name": "", "token": new_token()}
        for seat in held:
            change = update(seats).where(mine, seats.c.seat == seat)
            await self.change_seat(table, change.values({**values, "token": new_token()}))
        return await self.find(table)

    async def plan(self, table: str, person: Person, seat: int, plan: SeatPlan) -> Seating:
        """The host decides who shall sit on a seat."""
        seating = await self.hosted(table, person)
        if not 0 <= seat < len(seating.seats):
            raise Refusal("no_such_seat", 404, seat=seat)
        wish = NewTable(seating.table.game, len(seating.seats), hot_seat=seating.table.hot_seat)
        row = _planned(table, seat, plan, person, wish)
        here = and_(seats.c.table == table, seats.c.seat == seat)
        await self.change_seat(table, update(seats).where(here).values(**row))
        return await self.find(table)

    async def hosted(self, table: str, person: Person) -> Seating:
        """An open table of this host; refuses others."""
        seating = await self.find(table)
        if seating.table.host != person.id:
            raise Refusal("not_host", 403)
        if seating.table.status != "open":
            raise Refusal("already_started", 409)
        return seating

    async def close(self, table: str) -> None:
        """End a table for good; what was played can still be looked at."""
        close = update(tables).where(tables.c.id == table).values(status="closed", wake_at=None)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(close)
            await self.broker.tell(connection, table, "table")

        await self.database.write(job)
        await self.rooms.reload(table)
        self.changes.tell(table)

    # Starting

    async def start(self, table: str, person: Person) -> Seating:
        """Begin the game of a table whose seats are all taken."""
        return await self.begin(await self.hosted(table, person))

    async def begin(self, seating: Seating) -> Seating:
        """Begin, whoever wants it."""
        table = seating.table.id
        if any(seat.kind == "open" for seat in seating.seats):
            raise Refusal("seats_open", 409)
        beginning = begin(seating)
        still_open = update(tables).where(tables.c.id == table, tables.c.status == "open")

        async def job(connection: AsyncConnection) -> None:
            done = await connection.execute(still_open.values(**beginning.values))
            if done.rowcount != 1:
                raise Refusal("already_started", 409)
            await connection.execute(insert(entries), beginning.entry)
            await self.broker.tell(connection, table, "table")

        await self.database.write(job)
        await self.rooms.begin(beginning.game)
        self.changes.tell(table)
        return seating


def _table_row(person: Person, wish: NewTable) -> dict[str, Any]:
    """The row of a table as wished; refuses what cannot be."""
    if wish.game not in games:
        raise Refusal("unknown_game", game=wish.game, allowed=sorted(games))
    spec = games[wish.game]
    if wish.seats not in spec.seats:
        raise Refusal("bad_seats", seats=wish.seats, allowed=list(spec.seats))
    if wish.pace not in PACES:
        raise Refusal("bad_pace", pace=wish.pace, allowed=list(PACES))
    if len(wish.plan) > wish.seats:
        raise Refusal("too_many_plans", seats=wish.seats)
    try:
        options = Options(spec.schema, wish.options).given
    except TabulariumError as error:
        raise refused(error) from None
    row = new_table_row(wish.game, spec.rules, options, person.id)
    row |= {
        "title": " ".join(wish.title.split())[:80],
        "pace": wish.pace,
        "public": wish.public,
        "hot_seat": wish.hot_seat,
        "open_after": wish.open_after,
        "aloud": wish.aloud,
    }
    if wish.seed:
        if wish.public or any(plan.kind == "open" for plan in wish.plan) or not wish.start:
            raise Refusal("seed_not_alone")
        row |= {"seed": wish.seed, "commitment": commitment(wish.seed), "origin": "seeded"}
    return row


def _planned(
    table: str, seat: int, plan: SeatPlan, person: Person, wish: NewTable
) -> dict[str, Any]:
    """The row of a seat as planned."""
    row: dict[str, Any] = new_seat_row(table, seat)
    match plan.kind:
        case "open":
            name = tidy_name(plan.name) if plan.name.strip() else ""
            row |= {"kind": "open", "name": name, "reserved": plan.reserved}
        case "me":
            name = tidy_name(plan.name) if plan.name.strip() and wish.hot_seat else person.name
            row |= {"kind": "person", "person": person.id, "name": name}
        case "bot":
            if plan.level not in levels():
                raise Refusal("unknown_bot", level=plan.level, allowed=levels())
            row |= {"kind": "bot", "level": plan.level, "person": "", "name": ""}
        case _:
            raise Refusal("bad_plan", kind=plan.kind, allowed=["open", "me", "bot"])
    return row
