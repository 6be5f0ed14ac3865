"""Word between processes: in one process nothing to do; on PostgreSQL LISTEN/NOTIFY."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.settings import Settings
from tabularium.server.storage.database import CHANNEL, Database, notify

_SECONDS = 10.0  # that the database may take to answer
_LOOK = 5.0  # seconds without a notice until we look whether the connection lives


class Notice(msgspec.Struct):
    """Something changed at a table: its record, its seats, its chat."""

    sender: str
    table: str
    what: str  # entry | table | chat | declined
    n: int = 0
    text: str = ""


Heard = Callable[[Notice], Awaitable[None]]


async def _nobody(_notice: Notice) -> None:
    """Before anybody wants to hear."""


class Broker:
    """Tells the other processes of this database, and hears them."""

    def __init__(self, process: str, settings: Settings, database: Database) -> None:
        self.process = process
        self.settings = settings
        self.alone = settings.sqlite
        self.database = database
        self.heard: Heard = _nobody
        self._listening = False
        self._notices: asyncio.Queue[Notice] = asyncio.Queue()

    def notice(self, table: str, what: str, n: int = 0, text: str = "") -> str:
        """A notice as text, to go with a write; empty where there is nobody to tell."""
        if self.alone:
            return ""
        return msgspec.json.encode(Notice(self.process, table, what, n, text)).decode()

    async def tell(
        self, connection: AsyncConnection, table: str, what: str, n: int = 0, text: str = ""
    ) -> None:
        """Tell the others when the transaction of this connection is committed."""
        if not self.alone:
            await notify(connection, [self.notice(table, what, n, text)])

    @property
    def listening(self) -> bool:
        """Whether we hear the others now."""
        return self.alone or self._listening

    async def listen(self) -> None:
        """Hold a connection that listens until it breaks; whoever keeps us calls again."""
        import asyncpg  # type: ignore[import-untyped]  # an extra, for PostgreSQL only

        url = self.settings.url.replace("postgresql+asyncpg://", "postgresql://")
        connection = await asyncpg.connect(url, timeout=_SECONDS)
        try:
            broken = asyncio.Event()
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self._received)
            self._listening = True
            await self._pass_on(connection, broken)
        finally:
            self._listening = False
            connection.terminate()

    async def _pass_on(self, connection: Any, broken: asyncio.Event) -> None:
        # What was said while nobody listened is not heard: all rooms look for themselves once.
        await self.heard(Notice("", "", "all"))
        ended = asyncio.create_task(broken.wait())
        try:
            while not broken.is_set():
                coming = asyncio.create_task(self._notices.get())
                await asyncio.wait(
                    [coming, ended], timeout=_LOOK, return_when=asyncio.FIRST_COMPLETED
                )
                if coming.done():
                    await self.heard(coming.result())
                    continue
                coming.cancel()
                if not broken.is_set():  # a connection may be dead without anybody saying so
                    await connection.execute("SELECT 1", timeout=_SECONDS)
        finally:
            ended.cancel()
        raise ConnectionError("the connection for notices has ended")

    def _received(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        notice = msgspec.json.decode(str(payload), type=Notice)
        if notice.sender != self.process:
            self._notices.put_nowait(notice)
