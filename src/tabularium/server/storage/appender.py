"""Entries go to the SQLite file by a short way: one thread, prepared statements, one hop a commit.

The engine that everything else uses asks its thread once for each statement and builds each of them
anew, which cost more than all the rest of a word.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import JSON, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

Row = Mapping[str, Any]
Appended = tuple[Row, Row, Row | None]  # an entry, its table, a message besides the entry's own
Became = list[Exception | None]  # of each
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # acknowledged is on disk, even if the power fails
    "foreign_keys=ON",
    "busy_timeout=10000",
)
_encode = msgspec.json.Encoder().encode


class Statement:
    """A statement as SQLite has it, and its rows as SQLite wants them."""

    def __init__(self, statement: ClauseElement, table: Table) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
        self.text = str(compiled)
        self._json = {
            column.name: bool(column.type.none_as_null)
            for column in table.c
            if isinstance(column.type, JSON)
        }

    def row(self, row: Row) -> dict[str, Any]:
        """A row with its JSON as text."""
        plain = dict(row)
        for name, none_as_null in self._json.items():
            if name in plain and not (plain[name] is None and none_as_null):
                plain[name] = _encode(plain[name]).decode()
        return plain


class _Handed(NamedTuple):
    """A batch on its way, and whom to tell what became of it."""

    batch: Sequence[Appended]
    loop: asyncio.AbstractEventLoop
    told: Callable[[Became], None]


class Appender:
    """Writes batches of entries, each with what it changes about its table."""

    def __init__(
        self,
        file: Path,
        insert: Statement,
        update: Statement,
        said: Statement,
        check: Callable[[], None],
    ) -> None:
        self.file = file
        self.insert = insert
        self.update = update
        self.said = said
        self.check = check  # raises if the file is not ours any more
        self._handed: SimpleQueue[_Handed | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    def hand_over(self, batch: Sequence[Appended], told: Callable[[Became], None]) -> None:
        """Commit all of them together; if one spoils that, each alone.

        What became of each is told in the loop that runs now.
        """
        if self._thread is None:
            self._thread = threading.Thread(target=self._live, name="appender", daemon=True)
            self._thread.start()
        self._handed.put(_Handed(batch, asyncio.get_running_loop(), told))

    async def append(self, batch: Sequence[Appended]) -> Became:
        """The same, for those who wait."""
        became: asyncio.Future[Became] = asyncio.get_running_loop().create_future()
        self.hand_over(batch, became.set_result)
        return await became

    async def close(self) -> None:
        """Close the file when all is written."""
        if self._thread is not None:
            self._handed.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # In the thread

    def _live(self) -> None:
        while (handed := self._handed.get()) is not None:
            became = self._written(handed.batch)
            try:
                handed.loop.call_soon_threadsafe(handed.told, became)
            except RuntimeError:  # the loop has ended, and nobody waits
                break
        self._close()

    def _written(self, batch: Sequence[Appended]) -> Became:
        try:
            self.check()
            became = self._append(batch)
            self.check()  # before anybody is told that it is safe
        except Exception as failed:  # the thread itself never ends by it
            return [failed] * len(batch)
        return became

    def _append(self, batch: Sequence[Appended]) -> Became:
        try:
            self._commit(batch)
        except sqlite3.Error as error:
            if len(batch) == 1:
                return [error]
            return [each for pair in batch for each in self._append([pair])]
        return [None] * len(batch)

    def _commit(self, batch: Sequence[Appended]) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(self.insert.text, [self.insert.row(e) for e, _, _ in batch])
            connection.executemany(self.update.text, [self.update.row(t) for _, t, _ in batch])
            messages = [self.said.row(s) for _, _, s in batch if s is not None]
            if messages:
                connection.executemany(self.said.text, messages)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self.file, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
