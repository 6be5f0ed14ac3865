"""All rooms of this process: opened when needed, woken when due, gone from memory when idle."""

import asyncio
import time

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.failures import Failures
from tabularium.server.room.keeper import KeeperServices, RoomKeeper
from tabularium.server.room.offers import hear_no
from tabularium.server.room.reading import Game, read_game
from tabularium.server.room.room import Room, RoomServices
from tabularium.server.room.talk import show_new_chat
from tabularium.server.storage.broker import Notice
from tabularium.server.storage.rows import version_of
from tabularium.server.storage.schema import seats

_WOKEN = 200  # tables at once
_NOTED = 100  # seats in one commit


class Rooms:
    """The rooms of this process."""

    def __init__(self, services: RoomServices, keeping: KeeperServices) -> None:
        self.services = services
        self.keeping = keeping
        self.all: dict[str, Room] = {}
        self.closing = False
        self.failures = Failures()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def close(self) -> None:
        """Let every room finish its word."""
        self.closing = True
        rooms = list(self.all.values())
        for room in rooms:
            room.close()
        await asyncio.gather(*(room.closed() for room in rooms))

    async def get(self, table: str) -> Room:
        """The room of a table whose game has begun."""
        room = self.all.get(table)
        if room is not None:
            return room
        if self.closing:
            raise Refusal("try_again", 503)
        if table not in self._opening:
            self._open(table, None)
        return await asyncio.shield(self._opening[table])

    async def begin(self, game: Game) -> Room:
        """The room of a game whose first entry was just written, without reading it again."""
        table = game.seating.table.id
        if table not in self.all and table not in self._opening and not self.closing:
            self._open(table, game)
        return await self.get(table)

    def _open(self, table: str, game: Game | None) -> None:
        opening = asyncio.create_task(self._make(table, game), name=f"opening {table}")
        self._opening[table] = opening
        opening.add_done_callback(lambda _: self._opening.pop(table, None))

    async def _make(self, table: str, known: Game | None) -> Room:
        database = self.services.database
        game = known or await read_game(database, table)
        room = Room(
            self.services,
            game.seating,
            game.ledger,
            game.state,
            lambda room: RoomKeeper(room, self.keeping),
            self._forget,
        )
        self.all[table] = room
        if not self.services.alone:
            room.owner = await self.keeping.processes.claim(table)
            if known is not None:  # whatever another process said before we could hear it
                version = await database.read(lambda c: version_of(c, table))
                await room.call(lambda: room.refresh(version))
        if game.migrated:
            await room.call(room.note_migration)
        room.wake_bots()
        return room

    def _forget(self, room: Room) -> None:
        """A room has left memory."""
        if self.all.get(room.id) is room:
            del self.all[room.id]

    async def reload(self, table: str) -> None:
        """Something was written about a table outside of its room."""
        room = self.all.get(table)
        if room is not None:
            await room.call(room.reload)

    # Rounds

    async def wake_due(self) -> None:
        """Open the rooms of tables that are due: a bot's turn, a clock, a message."""
        for table in await self.keeping.processes.due(_WOKEN + len(self.all)):
            if table in self.all or not self.failures.may_try(table):
                continue
            try:
                await self.get(table)
            except Exception as error:
                self.failures.failed(table, error)
            else:
                self.failures.forget(table)

    async def note_presence(self) -> None:
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
            await connection.execute(seen, some)  # all in one statement

        for first in range(0, len(held), _NOTED):  # not all at once: words wait behind a commit
            some = held[first : first + _NOTED]
            await self.services.database.write(job)

    # Word from elsewhere

    async def heard(self, notice: Notice) -> None:
        """Another process changed something."""
        for table, room in list(self.all.items()):
            if notice.table in ("", table):
                version = notice.n if notice.what == "entry" else None
                room.spawn(_refresh(room, version, notice), "refresh")
        self.services.changes.tell(notice.table)


async def _refresh(room: Room, version: int | None, notice: Notice) -> None:
    if notice.what == "chat":
        await room.call(lambda: show_new_chat(room))
    elif notice.what == "declined":
        await room.call(lambda: hear_no(room, notice.text))
    else:
        await room.call(lambda: room.refresh(version))
