"""Entries go to the SQLite file by a short way: one thread, prepared statements, one hop a commit.

The engine that everything else uses asks its thread once for each statement and builds each of them
anew, which cost more than all the rest of a word.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

Row = Mapping[str, Any]
Appended = tuple[Row, Row, Row | None]  # an entry, its table, a message besides the entry's own
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


class Appender:
    """Writes batches of entries, each with what it changes about its table."""

    def __init__(self, file: Path, insert: Statement, update: Statement, said: Statement) -> None:
        self.file = file
        self.insert = insert
        self.update = update
        self.said = said
        self._thread = ThreadPoolExecutor(1, "appender")
        self._connection: sqlite3.Connection | None = None

    async def append(self, batch: Sequence[Appended]) -> list[Exception | None]:
        """Commit all of them together; if one spoils that, each alone. What became of each."""
        became: list[Exception | None] = await self._run(lambda: self._append(batch))
        return became

    async def close(self) -> None:
        """Close the file."""
        await self._run(self._close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    # In the thread

    def _append(self, batch: Sequence[Appended]) -> list[Exception | None]:
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
