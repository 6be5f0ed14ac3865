"""The database: reading, and one writer that commits many writes at once.

Whoever awaits a write is told when it is on disk, not before. Writes that come while the disk is
busy wait together and share the next commit: durable and still fast.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, event, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tabularium.server.settings import Settings
from tabularium.server.storage.appender import PRAGMAS, Appender, Statement
from tabularium.server.storage.lock import FILE, DataGone, DataLock, private_file
from tabularium.server.storage.schema import entries, said, tables

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
Row = Mapping[str, Any]
Queued = tuple[Any, asyncio.Future[Any]]

_AT_ONCE = 256  # writes that share a commit
_LOCK = 7_403_201  # PostgreSQL: who migrates; the others wait
CHANNEL = "tabularium"


class Conflict(Exception):
    """Another process wrote this entry first, or the same word came twice."""


class _Append:
    """An entry of a record, and what it changes about its table."""

    def __init__(self, entry: Row, table: Row, notice: str, mark: str | None) -> None:
        self.entry = entry
        self.table = table
        self.notice = notice
        # A message that caused it besides the one in the entry.
        self.said = (
            None if mark is None else {"table": entry["table"], "mark": mark, "n": entry["n"]}
        )


class Database:
    """One database. `write` and `append` return when the data is safe."""

    def __init__(self, settings: Settings) -> None:
        self.sqlite = settings.sqlite
        self.lock = DataLock(settings.data) if self.sqlite else None
        if self.sqlite:
            self.reader = _sqlite(settings.url, 4, None)
            self.writer = _sqlite(settings.url, 1, "BEGIN IMMEDIATE")
        else:
            self.reader = create_async_engine(
                settings.url, pool_size=6, pool_pre_ping=True, hide_parameters=True
            )
            self.writer = self.reader
        self._queue: asyncio.Queue[tuple[Any, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._appender = (
            Appender(settings.data / FILE, _INSERT, _UPDATE, _SAID) if self.sqlite else None
        )
        self.commits = 0

    async def open(self) -> None:
        """Bring the schema up to date and start writing."""
        if self.lock is not None:
            self.lock.take()
            for end in ("", "-wal", "-shm"):  # SQLite gives the others the mode of the first
                if not end or (self.lock.data / (FILE + end)).exists():
                    private_file(self.lock.data / (FILE + end))
            self.lock.remember()
        async with self.writer.begin() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_migrate)
        self._task = asyncio.create_task(self._write_on(), name="database writer")

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._appender is not None:
            await self._appender.close()
        await self.reader.dispose()
        await self.writer.dispose()
        if self.lock is not None:
            self.lock.release()

    async def read(self, job: Job[T]) -> T:
        """Look something up."""
        async with self.reader.connect() as connection:
            return await job(connection)

    async def write(self, job: Job[T]) -> T:
        """Change something; other writes may share the commit. `job` may run twice."""
        return await self._enqueue(job)  # type: ignore[no-any-return]

    async def append(
        self, entry: Row, table: Row, notice: str = "", mark: str | None = None
    ) -> None:
        """Add an entry to a record, once: the second writer of the same number gets Conflict."""
        await self._enqueue(_Append(entry, table, notice, mark))

    async def _enqueue(self, job: Any) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    # The writer

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                if self._appender is None:
                    await self._commit(batch)
                else:
                    await self._append_fast(self._appender, batch)
                    others = [each for each in batch if not isinstance(each[0], _Append)]
                    if others:
                        await self._commit(others)
            except Exception as error:  # the writer itself never ends
                for _, done in batch:
                    _fail(done, error)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _append_fast(self, appender: Appender, batch: Sequence[Queued]) -> None:
        """SQLite: entries have a way of their own."""
        appends = [each for each in batch if isinstance(each[0], _Append)]
        if not appends:
            return
        try:
            self._check_file()
            became = await appender.append([(job.entry, job.table, job.said) for job, _ in appends])
            self._check_file()  # before anybody is told that it is safe
        except Exception as failed:
            became = [failed] * len(appends)
        self.commits += None in became
        for (_, done), error in zip(appends, became, strict=True):
            if error is not None:
                _fail(done, Conflict() if isinstance(error, sqlite3.IntegrityError) else error)
            elif not done.done():
                done.set_result(None)

    async def _commit(self, batch: Sequence[Queued]) -> None:
        """One commit for all; if one spoils it, each alone."""
        try:
            self._check_file()
            async with self.writer.begin() as connection:
                appends = [job for job, _ in batch if isinstance(job, _Append)]
                if appends:
                    await self._append_all(connection, appends)
                results = [
                    None if isinstance(job, _Append) else await job(connection) for job, _ in batch
                ]
            self._check_file()  # before anybody is told that it is safe
            self.commits += 1
        except DataGone as error:
            for _, done in batch:
                _fail(done, error)
        except Exception as error:
            if len(batch) == 1:
                clash = isinstance(error, IntegrityError) and isinstance(batch[0][0], _Append)
                _fail(batch[0][1], Conflict() if clash else error)
                return
            for each in batch:
                await self._commit([each])
            return
        else:
            for (_, done), result in zip(batch, results, strict=True):
                if not done.done():
                    done.set_result(result)

    def _check_file(self) -> None:
        if self.lock is not None:
            self.lock.check()

    async def _append_all(self, connection: AsyncConnection, appends: list[_Append]) -> None:
        await connection.execute(insert(entries), [append.entry for append in appends])
        await connection.execute(_AS_OF_ENTRY, [append.table for append in appends])
        marks = [append.said for append in appends if append.said is not None]
        if marks:
            await connection.execute(insert(said), marks)
        notices = [append.notice for append in appends if append.notice]
        if notices and not self.sqlite:
            await notify(connection, notices)


async def notify(connection: AsyncConnection, notices: list[str]) -> None:
    """PostgreSQL: tell the other processes, when this is committed."""
    tell = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:all AS text[])) notice")
    await connection.execute(tell, {"all": notices})


_CHANGES_WITH_AN_ENTRY = (
    "version",
    "rules",
    "waiting",
    "prompt",
    "result",
    "status",
    "ended",
    "banks",
    "clock_since",
    "wake_at",
    "undo",
)
_AS_OF_ENTRY = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in _CHANGES_WITH_AN_ENTRY})
)


_INSERT = Statement(insert(entries), entries)
_UPDATE = Statement(_AS_OF_ENTRY, tables)
_SAID = Statement(insert(said), said)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


def _sqlite(url: str, connections: int, begin: str | None) -> AsyncEngine:
    """An engine whose transactions are really SQLite's.

    Without `begin` each statement stands for itself, as it does when PostgreSQL is read: beginning
    and ending a transaction takes longer than looking something up.
    """
    alone = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    more: dict[str, Any] = {**alone, "pool_reset_on_return": None} if begin is None else {}
    more["hide_parameters"] = True
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, **more)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions behind our back
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine.sync_engine, "begin")
        def begin_it(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def alembic_config(connection: Connection | None = None) -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")
