"""Messages that are sent again: known by their id together with who says what.

An id alone proves nothing: another seat, or the same one later, may use it for something else.
"""

import hashlib

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.database import Database
from tabularium.server.storage.schema import said


def mark_of(name: str, who: int | str, kind: str, decision: int = 0, word: str = "") -> str:
    """What a message is known by when it comes again."""
    if not 1 <= len(name) <= 64:
        raise Refusal("bad_id")
    whole = msgspec.json.encode([name, who, kind, decision, word])
    return hashlib.sha256(whole).hexdigest()[:40]


async def known(connection: AsyncConnection, table: str, mark: str) -> int | None:
    """The version as of which a message that made no entry was accepted before."""
    query = select(said.c.n).where(said.c.table == table, said.c.mark == mark)
    return await connection.scalar(query)


async def note(connection: AsyncConnection, table: str, mark: str, n: int) -> None:
    """Remember a message for good; fails if it is remembered already."""
    await connection.execute(insert(said), {"table": table, "mark": mark, "n": n})


async def known_before(database: Database, table: str, mark: str) -> int | None:
    """The same, with a connection of its own."""
    return await database.read(lambda connection: known(connection, table, mark))
