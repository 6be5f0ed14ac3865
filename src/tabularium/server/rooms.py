"""All rooms of this process: opened when needed, woken when due, gone from memory when idle."""

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.bots import levels
from tabularium.registry import games
from tabularium.server.botpool import BotPool
from tabularium.server.broker import Broker, Notice
from tabularium.server.ledger import Ledger, Opened, load_ledger, open_state
from tabularium.server.metrics import Metrics
from tabularium.server.notify import Notifier
from tabularium.server.people import People
from tabularium.server.refusal import Refusal
from tabularium.server.room import Room
from tabularium.server.rows import Sat, find_sat
from tabularium.server.settings import Settings
from tabularium.server.storage.database import Database
from tabularium.server.storage.schema import processes, seats, tables
from tabularium.server.talk import show_new_chat

log = logging.getLogger("tabularium.rooms")

_BEAT = 3.0  # seconds between signs of life
_DEAD = 10.0  # without one for so long, others take over
_LOOK = 1.0  # seconds between looks for tables that are due
_PRESENCE = 10.0


class Rooms:
    """The rooms, and what they all need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        # Whoever listened on our port before is dead: its tables can be taken at once.
        self.place = f"{socket.gethostname()}:{settings.port}:" if settings.port else ""
        self.process = self.place + secrets.token_hex(8)
        self.alone = settings.sqlite
        self.database = Database(settings)
        self.broker = Broker(self.process, settings, self.database)
        self.people = People(self.database)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.metrics = Metrics(self)
        self.notifier = Notifier(settings, self.people, self.database)
        self.all: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._lobby_listeners: set[Callable[[str], None]] = set()
        self.closing = False

    async def open(self) -> None:
        """Migrate, take over what was running, begin to beat."""
        await self.database.open()
        await self._forgive_downtime()
        await self.database.write(self._bury)
        await self._beat()
        await self.broker.open(self._heard)
        rounds = ((self._beat, _BEAT), (self._wake, _LOOK), (self._note_presence, _PRESENCE))
        for job, every in rounds:
            self._tasks.append(asyncio.create_task(self._again(job, every)))

    async def close(self) -> None:
        """Let every room finish its word, then stop."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.broker.close()
        rooms = list(self.all.values())
        for room in rooms:
            room.close()
        await asyncio.gather(*(room.closed() for room in rooms))
        self.bots.close()
        await self.database.write(self._gone)
        await self.database.close()

    async def _again(self, job: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await job()
            except Exception:
                log.exception("a round failed", extra={"round": getattr(job, "__name__", "")})

    # Rooms

    async def get(self, table: str) -> Room:
        """The room of a table whose game has begun."""
        room = self.all.get(table)
        if room is not None:
            return room
        if self.closing:
            raise Refusal("try_again", 503)
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open_room(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open_room(self, table: str) -> Room:
        sat, ledger, opened = await self.read_room(table)
        room = Room(self, sat, ledger, opened.state)
        self.all[table] = room
        if not self.alone:
            room.owner = await self.claim(table)
        if opened.migrated:
            await room.call(room.migrated)
        room.stir()
        return room

    async def read_room(self, table: str) -> tuple[Sat, Ledger, Opened]:
        """A table, its record and its state from the database."""

        async def job(connection: AsyncConnection) -> tuple[Sat, Ledger, Opened]:
            sat = await find_sat(connection, table)
            ledger = await load_ledger(connection, table, len(sat.seats))
            if not ledger.entries:
                raise Refusal("not_started", 409)
            opened = await open_state(connection, games[sat.table.game], ledger)
            return sat, ledger, opened

        return await self.database.read(job)

    def forget(self, room: Room) -> None:
        """A room has left memory."""
        if self.all.get(room.id) is room:
            del self.all[room.id]

    async def claim(self, table: str) -> bool:
        """Take a table whose process is gone; its bots and clocks run here from now on."""
        if self.alone:
            return True
        alive = select(processes.c.id).where(processes.c.beat > time.time() - _DEAD)
        take = (
            update(tables)
            .where(tables.c.id == table)
            .where(or_(tables.c.owner == self.process, tables.c.owner.not_in(alive)))
            .values(owner=self.process)
        )

        async def job(connection: AsyncConnection) -> bool:
            return (await connection.execute(take)).rowcount == 1

        return await self.database.write(job)

    def stand_in_level(self, game: str) -> str:
        """The bot that plays for somebody who is away."""
        return levels()[-1]

    # Rounds

    async def _beat(self) -> None:
        """Say that this process is alive."""

        async def job(connection: AsyncConnection) -> None:
            mine = processes.c.id == self.process
            done = await connection.execute(update(processes).where(mine).values(beat=time.time()))
            if done.rowcount == 0:
                new = {"id": self.process, "beat": time.time()}
                await connection.execute(insert(processes), new)
            await connection.execute(delete(processes).where(processes.c.beat < time.time() - 60))

        await self.database.write(job)

    async def _bury(self, connection: AsyncConnection) -> None:
        if self.place:
            former = processes.c.id.startswith(self.place, autoescape=True)
            await connection.execute(delete(processes).where(former))

    async def _gone(self, connection: AsyncConnection) -> None:
        """Let others take over at once; clocks forgive the time until the next start."""
        me = tables.c.owner == self.process
        await connection.execute(update(tables).where(me).values(owner=""))

    async def _forgive_downtime(self) -> None:
        """While no process ran, no clock runs: move all clocks by that time."""

        async def job(connection: AsyncConnection) -> None:
            now = time.time()
            beats = [row[0] for row in await connection.execute(select(processes.c.beat))]
            if not beats or now - max(beats) < _DEAD:
                return
            down = now - max(beats)
            await connection.execute(
                update(tables)
                .where(tables.c.status == "running", tables.c.clock_since.is_not(None))
                .values(clock_since=tables.c.clock_since + down, wake_at=tables.c.wake_at + down)
            )

        await self.database.write(job)

    async def _wake(self) -> None:
        """Open the rooms of tables that are due: a bot's turn, a clock, a message."""
        alive = select(processes.c.id).where(processes.c.beat > time.time() - _DEAD)
        due = select(tables.c.id).where(
            tables.c.status == "running", tables.c.wake_at <= time.time()
        )
        if not self.alone:
            due = due.where(or_(tables.c.owner == self.process, tables.c.owner.not_in(alive)))

        async def job(connection: AsyncConnection) -> list[str]:
            query = due.order_by(tables.c.wake_at).limit(200 + len(self.all))
            return [row[0] for row in await connection.execute(query)]

        for table in await self.database.read(job):
            if table in self.all:
                continue
            try:
                await self.get(table)
            except Exception:
                log.exception("a table does not open", extra={"table": table})

    async def _note_presence(self) -> None:
        """Write down who is looking, for messages and for the other processes."""
        held = [
            {"at_table": room.id, "at_seat": seat, "now": time.time()}
            for room in self.all.values()
            for connection in room.connections
            for seat in connection.seats
        ]
        here = (seats.c.table == bindparam("at_table")) & (seats.c.seat == bindparam("at_seat"))
        seen = update(seats).where(here).values(seen=bindparam("now"))

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(seen, held)  # all in one statement

        if held:
            await self.database.write(job)

    # Word from elsewhere

    async def _heard(self, notice: Notice) -> None:
        """Another process changed something."""
        for table, room in list(self.all.items()):
            if notice.table in ("", table):
                version = notice.n if notice.what == "entry" else None
                room.spawn(_refresh(room, version, notice.what), "refresh")
        self.lobby_changed(notice.table)

    def listen_to_lobby(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Be told when some table changes; returns how to stop."""
        self._lobby_listeners.add(listener)
        return lambda: self._lobby_listeners.discard(listener)

    def lobby_changed(self, table: str) -> None:
        """Some table changed."""
        for listener in list(self._lobby_listeners):
            listener(table)


async def _refresh(room: Room, version: int | None, what: str) -> None:
    if what == "chat":
        await room.call(lambda: show_new_chat(room))
    else:
        await room.call(lambda: room.refresh(version))
