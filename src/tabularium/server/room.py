"""A room: the one owner of a running game's state. Everything that happens to it happens in order.

A word is written to the database before anybody hears of it. Whoever holds the same game in another
process loses the race for the number of an entry, reads what was written, and goes on from there.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import State, TabulariumError
from tabularium.server import attendance
from tabularium.server.connection import Connection
from tabularium.server.ledger import Entry, Ledger
from tabularium.server.refusal import Refusal
from tabularium.server.rows import Sat, clock_of, mine, table_info, timed_seats
from tabularium.server.storage.database import Conflict
from tabularium.server.storage.schema import seats, tables
from tabularium.server.updates import update_for
from tabularium.server.wire import Table, TableInfo, encode

if TYPE_CHECKING:
    from tabularium.server.rooms import Rooms

T = TypeVar("T")
log = logging.getLogger("tabularium.room")


class Room:
    """One running (or finished) game in memory."""

    def __init__(self, rooms: "Rooms", sat: Sat, ledger: Ledger, state: State) -> None:
        self.rooms = rooms
        self.sat = sat
        self.ledger = ledger
        self.state = state
        self.clock = clock_of(sat)
        self.connections: set[Connection] = set()
        self.owner = rooms.alone  # whether this process runs its bots and clocks
        self.thinking: dict[int, int] = {}  # seat and decision of bots at work
        self.bot_heard: dict[int, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.chat_seen = 0  # the last line shown
        self.refused_undo = -1  # the version at which somebody said no
        self.quiet_since = time.monotonic()
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]]
        self._inbox = asyncio.Queue()
        self._task = asyncio.create_task(self._live(), name=f"room {sat.table.id}")
        self.closing = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.sat.table.id

    # The actor

    async def call(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something when its turn comes."""
        if self.closing:
            raise Refusal("try_again", 503)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return await done

    async def _live(self) -> None:
        while not self.closing:
            wait = max(0.01, attendance.next_timer(self) - time.time())
            try:
                async with asyncio.timeout(wait):
                    job, done = await self._inbox.get()
            except TimeoutError:
                await self._safely(lambda: attendance.tick(self), None)
                continue
            await self._safely(job, done)
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            if not done.done():
                done.set_exception(Refusal("try_again", 503))

    async def _safely(
        self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any] | None
    ) -> None:
        """A refusal goes to whoever asked; anything else costs the room its place in memory."""
        try:
            result = await job()
        except (Refusal, TabulariumError) as refusal:
            if done is not None and not done.done():
                done.set_exception(refusal)
        except Exception:
            log.exception("a room broke", extra={"table": self.id})
            self.rooms.metrics.broken.inc()
            if done is not None and not done.done():
                done.set_exception(Refusal("try_again", 503))
            self.close()  # it comes back from the database as it was acknowledged
        else:
            if done is not None and not done.done():
                done.set_result(result)

    def close(self) -> None:
        """Leave memory. Whoever looks at the table connects anew."""
        self.closing = True
        self.rooms.forget(self)
        for connection in list(self.connections):
            connection.hang_up()
        for task in self.tasks:
            task.cancel()
        self.nudge()

    async def closed(self) -> None:
        """Wait for the job in hand."""
        if asyncio.current_task() is not self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    def nudge(self) -> None:
        """Let the actor look at its timers again."""
        self._inbox.put_nowait((_nothing, asyncio.get_running_loop().create_future()))

    def spawn(self, work: Awaitable[None], name: str) -> None:
        """Something that takes time and comes back through the inbox."""

        async def run() -> None:
            try:
                await work
            except Refusal:
                pass
            except Exception:
                log.exception("a task of a room broke", extra={"table": self.id})

        task = asyncio.create_task(run(), name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Writing and showing

    async def write(self, entry: Entry, row: dict[str, Any]) -> bool:
        """Write an entry, then show it to everybody; False if another process was first."""
        now = time.time()
        self.clock.spend(now)
        if entry.kind in ("word", "undo", "withdraw") and not self.sat.seats[entry.seat].bot:
            self.clock.add(entry.seat, 1 if entry.kind == "word" else -1)
        values = self.as_of(entry.n, now)
        notice = self.rooms.broker.notice(self.id, "entry", entry.n)
        try:
            await self.rooms.database.append(row, {"of_table": self.id, **values}, notice)
        except Conflict:
            self.rooms.metrics.conflicts.inc()
            await self.reload()
            return False
        self.ledger.push(entry)
        asked = self.sat.table.undo is not None
        self._remember(values)
        self.show()
        if asked:
            self.show_table()  # whoever was asked about an undo is asked no longer
        self.stir()
        return True

    def as_of(self, n: int, now: float) -> dict[str, Any]:
        """What the table's row says as of an entry."""
        state, table = self.state, self.sat.table
        pending = state.pending
        waiting = [] if pending is None else list(pending.seats)
        self.clock.run(timed_seats(self.sat, waiting), now)
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
            "wake_at": attendance.wake_at(self, waiting, now, n),
            "undo": None,
        }

    def _remember(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self.sat.table, name, value)

    async def change_table(self, **values: Any) -> None:
        """Change the table's row, tell the other processes, and show it."""
        change = update(tables).where(tables.c.id == self.id).values(**values)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(change)
            await self.rooms.broker.tell(connection, self.id, "table")

        await self.rooms.database.write(job)
        self._remember(values)
        self.show_table()

    async def change_seat(self, seat: int, **values: Any) -> None:
        """Change a seat's row and what follows from it for clocks, then show it."""
        row = self.sat.seats[seat]
        for name, value in values.items():
            setattr(row, name, value)
        change = (
            update(seats).where(seats.c.table == self.id, seats.c.seat == seat).values(**values)
        )
        as_of = self.as_of(self.ledger.version, time.time())
        # The rest belongs to the entry that another process may have written just now.
        clocks = {name: as_of[name] for name in ("banks", "clock_since", "wake_at")}
        table = update(tables).where(tables.c.id == self.id).values(**clocks)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(change)
            await connection.execute(table)
            await self.rooms.broker.tell(connection, self.id, "table")

        await self.rooms.database.write(job)
        self._remember(clocks)
        self.show_table()
        self.stir()

    async def reload(self) -> None:
        """Another process wrote: read it, and show what is new."""
        sat, ledger, opened = await self.rooms.read_room(self.id)
        self.sat, self.ledger, self.state = sat, ledger, opened.state
        self.clock = clock_of(sat)
        if opened.migrated:
            await self.migrated()
        self.show()
        self.show_table()
        self.stir()

    async def migrated(self) -> None:
        """The position was brought to newer rules: note that in the record."""
        older = self.ledger.entries[-1].rules != self.state.setting.spec.rules
        if older and not self.state.over:
            await self.write(*self.ledger.make(self.state, "migrated"))

    async def refresh(self, version: int | None) -> None:
        """A notice came: reload if it tells something new."""
        if version is None or version > self.ledger.version:
            await self.reload()

    def here(self) -> set[str]:
        """People who look at the table through this process."""
        looking = {c.person.id for c in self.connections if c.person is not None}
        held = {seat for connection in self.connections for seat in connection.seats}
        return looking | {self.sat.seats[seat].person for seat in held}

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        watchers = sum(1 for connection in self.connections if not connection.seats)
        return table_info(self.sat, self.here(), watchers)

    def show(self) -> None:
        """Send everybody what they have not seen, each through their own eyes."""
        made: dict[tuple[int | None, int | None], bytes] = {}
        over = self.state.over
        for connection in self.connections:
            last = connection.version
            for seat in connection.observers:
                data = made.get((seat, last))
                if data is None:
                    data = encode(update_for(self.state, self.ledger, seat, last))
                    made[(seat, last)] = data
                connection.send_raw(data)
            connection.version = self.ledger.version
            for held in connection.seats:
                self.sat.seats[held].told = self.ledger.version  # they have seen it
        if over or self.clock.pace is not None:
            self.show_table()

    def show_table(self) -> None:
        """Send everybody the table itself."""
        info = self.info()
        for connection in self.connections:
            connection.send(Table(info, self.mine(connection)))
        self.rooms.lobby_changed(self.id)

    def mine(self, connection: Connection, notes: str = "") -> Any:
        """What the table is to one connection."""
        name = "" if connection.person is None else connection.person.name
        return mine(self.sat, connection.who, name, notes, connection.seats)

    def stir(self) -> None:
        """Set going whatever the new position asks of bots and clocks."""
        if not self.closing:
            attendance.stir(self)


async def _nothing() -> None:
    """A job that only wakes the actor."""
