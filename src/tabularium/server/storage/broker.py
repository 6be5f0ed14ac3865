"""Word between processes: in one process nothing to do; on PostgreSQL LISTEN/NOTIFY."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.settings import Settings
from tabularium.server.storage.database import CHANNEL, Database, notify

log = logging.getLogger("tabularium.broker")


class Notice(msgspec.Struct):
    """Something changed at a table: its record, its seats, its chat."""

    sender: str
    table: str
    what: str  # entry | table | chat
    n: int = 0


Heard = Callable[[Notice], Awaitable[None]]


class Broker:
    """Tells the other processes of this database, and hears them."""

    def __init__(self, process: str, settings: Settings, database: Database) -> None:
        self.process = process
        self.settings = settings
        self.database = database
        self.heard: Heard | None = None
        self._task: asyncio.Task[None] | None = None
        self._notices: asyncio.Queue[Notice] = asyncio.Queue()

    def notice(self, table: str, what: str, n: int = 0) -> str:
        """A notice as text, to go with a write; empty where there is nobody to tell."""
        if self.settings.sqlite:
            return ""
        return msgspec.json.encode(Notice(self.process, table, what, n)).decode()

    async def tell(self, connection: AsyncConnection, table: str, what: str, n: int = 0) -> None:
        """Tell the others when the transaction of this connection is committed."""
        if not self.settings.sqlite:
            await notify(connection, [self.notice(table, what, n)])

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        self.heard = heard
        if not self.settings.sqlite:
            self._task = asyncio.create_task(self._listen(), name="broker")

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        """Hold a connection that listens; begin anew if it breaks."""
        import asyncpg  # type: ignore[import-untyped]  # an extra, for PostgreSQL only

        url = self.settings.url.replace("postgresql+asyncpg://", "postgresql://")
        while True:
            try:
                connection = await asyncpg.connect(url)
                try:
                    await connection.add_listener(CHANNEL, self._received)
                    await self._pass_on(connection)
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("no connection for notices", extra={"why": str(error)})
                await asyncio.sleep(1)

    async def _pass_on(self, connection: Any) -> None:
        # What was said while nobody listened is not heard: all rooms look for themselves once.
        assert self.heard is not None
        await self.heard(Notice("", "", "all"))
        while True:
            try:
                notice = await asyncio.wait_for(self._notices.get(), 5)
            except TimeoutError:
                await connection.execute("SELECT 1")  # notices that the connection is dead
                continue
            await self.heard(notice)

    def _received(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        notice = msgspec.json.decode(str(payload), type=Notice)
        if notice.sender != self.process:
            self._notices.put_nowait(notice)
