"""The database: reading, and one writer that commits many writes at once.

Whoever awaits a write is told when it is on disk, not before. Writes that come while the disk is
busy wait together and share the next commit: durable and still fast.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tabularium.server.settings import Settings
from tabularium.server.storage.appender import Appended, Appender, Became, Statement
from tabularium.server.storage.engine import migrate, sqlite_engine
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

    @property
    def rows(self) -> Appended:
        """As the short way wants it."""
        return self.entry, self.table, self.said


class Database:
    """One database. `write` and `append` return when the data is safe."""

    def __init__(self, settings: Settings) -> None:
        self.sqlite = settings.sqlite
        self.lock = DataLock(settings.data) if self.sqlite else None
        if self.sqlite:
            self.reader = sqlite_engine(settings.url, 4, None)
            self.writer = sqlite_engine(settings.url, 1, "BEGIN IMMEDIATE")
        else:
            self.reader = create_async_engine(
                settings.url, pool_size=6, pool_pre_ping=True, hide_parameters=True
            )
            self.writer = self.reader
        self._queue: asyncio.Queue[Queued] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._queued = 0  # writes that wait, or that the writer is at
        self._free = asyncio.Event()  # no entry is on its way past the writer
        self._free.set()
        self._appender = (
            Appender(settings.data / FILE, _INSERT, _UPDATE, _SAID, self._check_file)
            if self.sqlite
            else None
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
            await connection.run_sync(migrate)
        self._task = asyncio.create_task(self._write_on(), name="database writer")

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await self._queue.join()
            await self._free.wait()
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
        job = _Append(entry, table, notice, mark)
        if self._appender is None or self._queued or not self._free.is_set():
            await self._enqueue(job)
        else:  # nobody else writes: no need to wake the writer for it
            await self._append_alone(self._appender, job)

    async def _enqueue(self, job: Any) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queued += 1
        self._queue.put_nowait((job, done))
        return await done

    # The writer

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            await self._free.wait()
            while len(batch) < _AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                if self._appender is None:
                    await self._commit(batch)
                else:
                    await self._write_both(self._appender, batch)
            except Exception as error:  # the writer itself never ends
                for _, done in batch:
                    _fail(done, error)
            finally:
                self._queued -= len(batch)
                for _ in batch:
                    self._queue.task_done()

    async def _write_both(self, appender: Appender, batch: Sequence[Queued]) -> None:
        """SQLite: entries have a way of their own."""
        appends = [each for each in batch if isinstance(each[0], _Append)]
        others = [each for each in batch if not isinstance(each[0], _Append)]
        if appends:
            self._tell(appends, await appender.append([job.rows for job, _ in appends]))
        if others:
            await self._commit(others)

    async def _append_alone(self, appender: Appender, job: _Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(became: Became) -> None:
            self._free.set()
            self._tell([(job, done)], became)

        self._free.clear()
        appender.hand_over([job.rows], told)
        await done

    def _tell(self, appends: Sequence[Queued], became: Became) -> None:
        """Tell whoever waits for entries what became of them."""
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
