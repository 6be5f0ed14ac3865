"""Tables before, around and after a game: open, sit down, start, rematch, fork, upload."""

import time
from typing import Any

from sqlalchemy import and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.bots import levels
from tabularium.kernel import Options, State, TabulariumError
from tabularium.kernel.chance import commitment
from tabularium.registry import games
from tabularium.server.api import NewTable, SeatPlan
from tabularium.server.clocks import PACES, Clock
from tabularium.server.fresh import new_seat_row, new_table_row
from tabularium.server.ledger import Ledger
from tabularium.server.people import Person, new_token, tidy_name
from tabularium.server.refusal import Refusal, refused
from tabularium.server.rooms import Rooms
from tabularium.server.rows import Sat, SeatRow, find_many, find_sat, timed_seats
from tabularium.server.storage.schema import entries, seats, tables

LISTED = 100  # tables in one list


class Tables:
    """What people do with tables outside the game itself."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.database = rooms.database

    # Looking

    async def find(self, table: str) -> Sat:
        """A table; refuses if there is none."""
        return await self.database.read(lambda connection: find_sat(connection, table))

    async def public(self, status: str) -> list[Sat]:
        """Public tables of a status, newest first."""
        query = select(tables).where(tables.c.status == status, tables.c.public.is_(True))
        query = query.order_by(tables.c.created.desc()).limit(LISTED)
        return await self.database.read(lambda connection: find_many(connection, query))

    async def every(self, status: str) -> list[Sat]:
        """All tables of a status, for the administrator."""
        query = select(tables).where(tables.c.status == status).order_by(tables.c.created.desc())
        return await self.database.read(lambda connection: find_many(connection, query.limit(500)))

    async def of_person(self, person: str) -> list[Sat]:
        """Tables of a person: those that wait for them first, then the newest."""
        held = select(seats.c.table).where(seats.c.person == person)
        mine = or_(tables.c.id.in_(held), tables.c.host == person)
        query = select(tables).where(mine, tables.c.status != "closed")
        query = query.order_by(tables.c.created.desc()).limit(LISTED)
        found = await self.database.read(lambda connection: find_many(connection, query))
        return sorted(found, key=lambda sat: not set(sat.held_by(person)) & set(sat.table.waiting))

    # Opening

    async def open(self, person: Person, wish: NewTable) -> Sat:
        """Open a table; start it at once if that is wished and no seat is open."""
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
        }
        if wish.seed:
            if wish.public or any(plan.kind == "open" for plan in wish.plan) or not wish.start:
                raise Refusal("seed_not_alone")
            row |= {"seed": wish.seed, "commitment": commitment(wish.seed), "origin": "seeded"}
        plans = [*wish.plan, *[SeatPlan()] * (wish.seats - len(wish.plan))]
        rows = [self._planned(row["id"], n, plan, person, wish) for n, plan in enumerate(plans)]
        await self.insert(person, row, rows)
        sat = await self.find(row["id"])
        if wish.start and not any(seat.kind == "open" for seat in sat.seats):
            sat = await self.start(row["id"], person)
        self.rooms.lobby_changed(row["id"])
        return sat

    def _planned(
        self, table: str, seat: int, plan: SeatPlan, person: Person, wish: NewTable
    ) -> dict[str, Any]:
        row: dict[str, Any] = new_seat_row(table, seat)
        match plan.kind:
            case "open":
                pass
            case "me":
                name = tidy_name(plan.name) if plan.name.strip() and wish.hot_seat else person.name
                row |= {"kind": "person", "person": person.id, "name": name}
            case "bot":
                row |= self._bot(wish.game, plan.level)
            case _:
                raise Refusal("bad_plan", kind=plan.kind, allowed=["open", "me", "bot"])
        return row

    def _bot(self, game: str, level: str) -> dict[str, Any]:
        if level not in levels():
            raise Refusal("unknown_bot", level=level, allowed=levels())
        return {"kind": "bot", "level": level, "person": "", "name": ""}

    async def insert(self, person: Person, row: dict[str, Any], rows: list[dict[str, Any]]) -> None:
        most = self.rooms.settings.tables_a_person

        async def job(connection: AsyncConnection) -> None:
            mine = select(func.count()).where(
                tables.c.host == person.id, tables.c.status.in_(["open", "running"])
            )
            if (await connection.scalar(mine) or 0) >= most and not person.admin:
                raise Refusal("too_many_tables", 429, most=most)
            await connection.execute(insert(tables), row)
            await connection.execute(insert(seats), rows)
            await self.rooms.broker.tell(connection, row["id"], "table")

        await self.database.write(job)

    # Sitting down

    async def join(self, table: str, person: Person, seat: int | None) -> Sat:
        """Take a seat that is open."""
        sat = await self.find(table)
        free = [row.seat for row in sat.seats if row.kind == "open"]
        if sat.held_by(person.id) and seat is None:
            return sat
        if not sat.table.public and sat.table.host != person.id:
            raise Refusal("private_table", 403)
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat_taken", 409)
        return await self._sit(sat, person, free[0] if seat is None else seat)

    async def _sit(self, sat: Sat, person: Person, seat: int) -> Sat:
        """The seat's link changes with its holder, so that only they have it."""
        if sat.table.status != "open":
            raise Refusal("already_started", 409)
        free = and_(seats.c.table == sat.table.id, seats.c.seat == seat, seats.c.kind == "open")
        values = {"kind": "person", "person": person.id, "name": person.name, "token": new_token()}
        await self._change_seat(sat.table.id, update(seats).where(free).values(**values))
        return await self.find(sat.table.id)

    async def _change_seat(self, table: str, change: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            if (await connection.execute(change)).rowcount != 1:
                raise Refusal("seat_taken", 409)
            await self.rooms.broker.tell(connection, table, "table")

        await self.database.write(job)
        self.rooms.lobby_changed(table)

    async def follow(self, token: str, person: Person) -> tuple[str, int]:
        """Follow a seat's link: sit down if it is open, or be its holder on another device."""
        row = await self.by_token(token)
        if row is None:
            raise Refusal("wrong_link", 404)
        if row.kind == "open":
            await self._sit(await self.find(row.table), person, row.seat)
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
            row: SeatRow = (await find_sat(connection, found.table)).seats[found.seat]
            return row

        return await self.database.read(job)

    async def stand_up(self, table: str, person: Person) -> Sat:
        """Give up the own seats before the start."""
        sat = await self.find(table)
        if sat.table.status != "open":
            raise Refusal("already_started", 409)
        held = sat.held_by(person.id)
        if not held:
            raise Refusal("no_seat", 409)
        mine = and_(seats.c.table == table, seats.c.person == person.id)
        values = {"kind": "open", "person": "", "name": "", "token": new_token()}
        for seat in held:
            change = update(seats).where(mine, seats.c.seat == seat)
            await self._change_seat(table, change.values({**values, "token": new_token()}))
        return await self.find(table)

    async def plan(self, table: str, person: Person, seat: int, plan: SeatPlan) -> Sat:
        """The host decides who shall sit on a seat."""
        sat = await self.hosted(table, person)
        if not 0 <= seat < len(sat.seats):
            raise Refusal("no_such_seat", 404, seat=seat)
        wish = NewTable(sat.table.game, len(sat.seats), hot_seat=sat.table.hot_seat)
        row = self._planned(table, seat, plan, person, wish)
        here = and_(seats.c.table == table, seats.c.seat == seat)
        await self._change_seat(table, update(seats).where(here).values(**row))
        return await self.find(table)

    async def hosted(self, table: str, person: Person) -> Sat:
        """An open table of this host; refuses others."""
        sat = await self.find(table)
        if sat.table.host != person.id:
            raise Refusal("not_host", 403)
        if sat.table.status != "open":
            raise Refusal("already_started", 409)
        return sat

    async def close(self, table: str) -> None:
        """End a table for good; what was played can still be looked at."""
        room = self.rooms.all.get(table)
        close = update(tables).where(tables.c.id == table).values(status="closed", wake_at=None)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(close)
            await self.rooms.broker.tell(connection, table, "table")

        await self.database.write(job)
        if room is not None:
            await room.call(room.reload)
        self.rooms.lobby_changed(table)

    # Starting

    async def start(self, table: str, person: Person) -> Sat:
        """Begin the game: from the usual start, or from the position of a fork or an upload."""
        sat = await self.hosted(table, person)
        if any(seat.kind == "open" for seat in sat.seats):
            raise Refusal("seats_open", 409)
        t = sat.table
        spec = games[t.game]
        if t.start is None:
            state = spec.new(len(sat.seats), t.seed, t.options)
        else:
            state = spec.load(t.start)
        await self._first_entry(sat, state)
        await self.rooms.get(table)
        self.rooms.lobby_changed(table)
        return await self.find(table)

    async def _first_entry(self, sat: Sat, state: State) -> None:
        t = sat.table
        record, pending = state.record, state.pending
        assert record is not None
        ledger = Ledger(t.id, len(sat.seats))
        _, row = ledger.make(state, "start", events=record.events, lines=record.log)
        clock = Clock(t.pace, len(sat.seats), [], None)
        now = time.time()
        waiting = [] if pending is None else list(pending.seats)
        clock.run(timed_seats(sat, waiting), now)
        values = {
            "status": "over" if state.over else "running",
            "version": 0,
            "rules": state.setting.spec.rules,
            "waiting": waiting,
            "prompt": "" if pending is None else pending.prompt,
            "result": None if state.result is None else state.result.dump(),
            "wake_at": now,
            **clock.dump(),
        }
        begin = update(tables).where(tables.c.id == t.id, tables.c.status == "open")

        async def job(connection: AsyncConnection) -> None:
            if (await connection.execute(begin.values(**values))).rowcount != 1:
                raise Refusal("already_started", 409)
            await connection.execute(insert(entries), row)
            await self.rooms.broker.tell(connection, t.id, "table")

        await self.database.write(job)
