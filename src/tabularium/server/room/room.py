"""A room: the one owner of a running game's state. Everything that happens to it happens in order.

A word is written to the database before anybody hears of it. Whoever holds the same game in another
process loses the race for the number of an entry, reads what was written, and goes on from there.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import State, Sweep, Word, spec_of
from tabularium.server.metrics import Metrics
from tabularium.server.pools import Pool
from tabularium.server.protocol.wire import Facts, Mine, Table, TableInfo, Update, encode
from tabularium.server.room.actor import Actor
from tabularium.server.room.clocks import clock_of, timed_seats
from tabularium.server.room.connection import Connection
from tabularium.server.room.once import note
from tabularium.server.room.reading import read_game
from tabularium.server.room.refusals import Refusals
from tabularium.server.room.shown import mine, table_info
from tabularium.server.room.updates import update_for
from tabularium.server.storage.broker import Broker
from tabularium.server.storage.changes import TableChanges
from tabularium.server.storage.database import Conflict, Database
from tabularium.server.storage.ledger import Entry, Ledger
from tabularium.server.storage.rows import Seating
from tabularium.server.storage.schema import seats, tables


class RoomServices(NamedTuple):
    """What every room uses."""

    database: Database
    broker: Broker
    changes: TableChanges
    metrics: Metrics
    forecasts: Pool
    undo_seconds: float  # bots wait so long for somebody who could take a word back
    alone: bool  # no other process has this database


class Keeper(Protocol):
    """Whoever looks after a room when nobody speaks: bots, clocks, messages."""

    def wake_bots(self) -> None:
        """Let bots think about what they are asked."""

    def hurry_bots(self) -> None:
        """Bots need not wait for anything to be taken back."""

    def wake_at(self, waiting: list[int], now: float, version: int) -> float | None:
        """When the room must be in memory even if nobody looks."""

    def next_timer(self) -> float:
        """When to look at clocks and messages again."""

    async def on_timer(self) -> None:
        """Look at clocks and messages."""


class Room(Actor):
    """One running (or finished) game in memory."""

    def __init__(
        self,
        services: RoomServices,
        seating: Seating,
        ledger: Ledger,
        state: State,
        keeper: Callable[["Room"], Keeper],
        forget: Callable[["Room"], None],
    ) -> None:
        super().__init__(f"room {seating.table.id}")
        self.services = services
        self.seating = seating
        self.ledger = ledger
        self.state = state
        self.clock = clock_of(seating)
        self.connections: set[Connection] = set()
        self.owner = services.alone  # whether this process runs its bots and clocks
        self._sweeps: dict[tuple[int, str, bool], Sweep] = {}  # of the version they were made at
        self._reckoned: dict[int | None, tuple[Facts, Facts]] = {}
        self._asked_at = -1
        self.chat_seen = 0  # the last line shown
        self.refused_undo = -1  # the version at which somebody said no
        self.declined = Refusals()
        self.went_on = -1  # the version after which somebody wanted bots to go on
        self.quiet_since = time.monotonic()
        self._forget = forget
        self.keeper = keeper(self)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.seating.table.id

    # The actor

    def next_timer(self) -> float:
        """When the keeper wants to look."""
        return self.keeper.next_timer()

    async def on_timer(self) -> None:
        """The keeper looks."""
        await self.keeper.on_timer()

    def broke(self) -> None:
        """An error costs the room its place in memory; it comes back as it was acknowledged."""
        self.services.metrics.broken.inc()
        self.close()

    def close(self) -> None:
        """Leave memory. Whoever looks at the table connects anew."""
        self._forget(self)
        for connection in list(self.connections):
            connection.hang_up()
        super().close()

    # Writing

    async def write(self, entry: Entry, row: dict[str, Any], mark: str | None = None) -> bool:
        """Write an entry, then show it to everybody; False if another process was first."""
        now = time.time()
        self.clock.spend(now)
        if entry.kind in ("word", "undo", "withdraw") and not self.seating.seats[entry.seat].bot:
            self.clock.add(entry.seat, 1 if entry.kind == "word" else -1)
        values = self._as_of(entry.n, now)
        notice = self.services.broker.notice(self.id, "entry", entry.n)
        try:
            await self.services.database.append(row, {"of_table": self.id, **values}, notice, mark)
        except Conflict:
            self.services.metrics.conflicts.inc()
            await self.reload()
            return False
        self.ledger.push(entry)
        table = self.seating.table
        asked, before = table.undo is not None, (table.waiting, table.status)
        self._remember(values)
        self.show()
        if asked:
            self.show_table()  # whoever was asked about an undo is asked no longer
        elif before != (table.waiting, table.status):
            self.services.changes.tell(self.id)
        self.wake_bots()
        return True

    def _as_of(self, n: int, now: float) -> dict[str, Any]:
        """What the table's row says as of an entry."""
        state, table = self.state, self.seating.table
        pending = state.pending
        waiting = [] if pending is None else list(pending.seats)
        self.clock.run(timed_seats(self.seating, waiting), now)
        over = state.over
        return {
            "version": n,
            "rules": state.setting.spec.rules,
            "waiting": waiting,
            "prompt": "" if pending is None else pending.prompt,
            "result": None if state.result is None else state.result.dump(),
            "status": table.status if not over or table.status == "closed" else "over",
            "ended": now if over and table.ended is None else table.ended,
            **self.clock.dump(),
            "wake_at": self.keeper.wake_at(waiting, now, n),
            "undo": None,
        }

    def _remember(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self.seating.table, name, value)

    async def change_table(self, mark: str | None = None, **values: Any) -> None:
        """Change the table's row because of a message, tell the other processes, and show it."""
        change = update(tables).where(tables.c.id == self.id).values(**values)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(change)
            if mark is not None:
                await note(connection, self.id, mark, self.ledger.version)
            await self.services.broker.tell(connection, self.id, "table")

        await self.services.database.write(job)
        self._remember(values)
        self.show_table()

    async def change_seat(self, seat: int, **values: Any) -> None:
        """Change a seat's row and what follows from it for clocks, then show it."""
        row = self.seating.seats[seat]
        for name, value in values.items():
            setattr(row, name, value)
        change = (
            update(seats).where(seats.c.table == self.id, seats.c.seat == seat).values(**values)
        )
        as_of = self._as_of(self.ledger.version, time.time())
        # The rest belongs to the entry that another process may have written just now.
        clocks = {name: as_of[name] for name in ("banks", "clock_since", "wake_at")}
        table = update(tables).where(tables.c.id == self.id).values(**clocks)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(change)
            await connection.execute(table)
            await self.services.broker.tell(connection, self.id, "table")

        await self.services.database.write(job)
        self._remember(clocks)
        self.show_table()
        self.wake_bots()

    # Reading what others wrote

    async def reload(self) -> None:
        """Another process wrote: read it, and show what is new."""
        game = await read_game(self.services.database, self.id)
        self._part(game.seating)
        self.seating, self.ledger, self.state = game.seating, game.ledger, game.state
        self.clock = clock_of(game.seating)
        if game.migrated:
            await self.note_migration()
        self.show()
        self.show_table()
        self.wake_bots()

    def _part(self, fresh: Seating) -> None:
        """Whoever lost a seat elsewhere sees through its eyes no more; they connect anew."""
        lost = {
            old.seat
            for old, new in zip(self.seating.seats, fresh.seats, strict=True)
            if (old.kind, old.person) != (new.kind, new.person)
        }
        for connection in list(self.connections):
            if lost & set(connection.seats):
                connection.hang_up()

    async def note_migration(self) -> None:
        """The position was brought to newer rules: note that in the record."""
        older = self.ledger.entries[-1].rules != self.state.setting.spec.rules
        if older and not self.state.over:
            await self.write(*self.ledger.make(self.state, "migrated"))

    async def refresh(self, version: int | None) -> None:
        """A notice came: reload if it tells something new."""
        if version is None or version > self.ledger.version:
            await self.reload()

    # Looking ahead

    def _fresh(self) -> None:
        """What was reckoned is good for one version."""
        if self._asked_at != self.ledger.version:
            self._asked_at = self.ledger.version
            self._sweeps.clear()
            self._reckoned.clear()

    def sweep(self, seat: int, prefix: str, aside: bool) -> tuple[Sweep, int]:
        """What the words of a seat would do, begun or done; and the version it is about."""
        self._fresh()
        key = (seat, prefix, aside)
        if key not in self._sweeps:
            self._sweeps[key] = Sweep(self.state, seat, prefix, aside)
        return self._sweeps[key], self._asked_at

    def proved(self, seat: int, text: str) -> Word | None:
        """A word that is legal as of this version, because what it would do was looked at."""
        if self._asked_at != self.ledger.version:
            return None
        word = self.state.setting.alphabet.read(text)
        for (asked, _, aside), sweep in self._sweeps.items():
            if asked == seat and not aside and word in sweep.words:
                return word
        return None

    async def reckoned(self, seat: int | None) -> tuple[Facts, Facts]:
        """Forecast and outlook of a seat, or of a spectator."""
        self._fresh()
        if seat not in self._reckoned:
            view, spec = self.state.view(seat), spec_of(self.state)
            run = self.services.forecasts.run  # a view never changes
            forecast, outlook = await run(spec.forecast, view), await run(spec.outlook, view)
            self._reckoned[seat] = (dict(forecast), dict(outlook))
        return self._reckoned[seat]

    def other_people(self, seat: int) -> list[int]:
        """A seat of each other person at the table, who must agree to an undo."""
        asker = self.seating.seats[seat].person
        found: dict[str, int] = {}
        for row in self.seating.seats:
            if row.kind == "person" and row.person != asker and not row.bot and not row.away:
                found.setdefault(row.person, row.seat)
        return list(found.values())

    def may_rewind(self, seat: int) -> bool:
        """Whether a seat may go back to any move: all others are bots, and the game goes on."""
        row, table = self.seating.seats[seat], self.seating.table
        others = [each for each in self.seating.seats if each.seat != seat]
        alone = row.kind == "person" and all(each.kind == "bot" for each in others)
        return alone and not self.state.over and table.status == "running"

    def lapses(self) -> tuple[int, float] | None:
        """Whose last word bots wait for, as it could still be taken back, and until when.

        Only for somebody who looks: an absent person thinks better of nothing.
        """
        last = self.ledger.entries[-1]
        if last.kind != "word" or last.by != "person" or self.went_on == last.n:
            return None
        if not self.services.undo_seconds or not self.state.can_undo(last.seat):
            return None
        row = self.seating.seats[last.seat]
        if row.bot or row.away or row.person not in self.here():
            return None
        asked = () if self.state.pending is None else self.state.pending.seats
        if last.seat in asked or not any(self.seating.seats[seat].bot for seat in asked):
            return None  # nobody would speak before that person does
        return last.seat, last.at + self.services.undo_seconds

    def _update(self, seat: int | None, last: int | None) -> Update:
        consent = seat is not None and bool(self.other_people(seat))
        held = self.lapses()
        lapses = held[1] if held is not None and held[0] == seat else None
        back = seat is not None and self.may_rewind(seat)
        no = self.declined.of(self.state, seat)
        return update_for(self.state, self.ledger, seat, last, consent, lapses, back, no)

    # Showing

    def here(self) -> set[str]:
        """People who look at the table through this process."""
        looking = {c.person.id for c in self.connections if c.person is not None}
        held = {seat for connection in self.connections for seat in connection.seats}
        return looking | {self.seating.seats[seat].person for seat in held}

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        watchers = sum(1 for connection in self.connections if not connection.seats)
        return table_info(self.seating, self.here(), watchers)

    def mine(self, connection: Connection, notes: str = "") -> Mine:
        """What the table is to one connection."""
        name = "" if connection.person is None else connection.person.name
        return mine(self.seating, connection.who, name, notes, connection.seats)

    def show(self) -> None:
        """Send everybody what they have not seen, each through their own eyes."""
        made: dict[tuple[int | None, int | None], bytes] = {}
        for connection in self.connections:
            last = connection.version
            for seat in connection.observers:
                data = made.get((seat, last))
                if data is None:
                    data = encode(self._update(seat, last))
                    made[(seat, last)] = data
                connection.send_raw(data)
            self._has_seen(connection)
        if self.state.over or self.clock.pace is not None:
            self.show_table()

    def show_to(self, connection: Connection, last: int | None) -> None:
        """Everything from version `last` on, or anew."""
        for seat in connection.observers:
            connection.send(self._update(seat, last))
        self._has_seen(connection)

    def _has_seen(self, connection: Connection) -> None:
        connection.version = self.ledger.version
        for seat in connection.seats:
            self.seating.seats[seat].told = self.ledger.version

    def show_table(self) -> None:
        """Send everybody the table itself."""
        info = self.info()
        for connection in self.connections:
            connection.send(Table(info, self.mine(connection)))
        self.services.changes.tell(self.id)

    def wake_bots(self) -> None:
        """Let bots think about the new position."""
        if not self.closing:
            self.keeper.wake_bots()
