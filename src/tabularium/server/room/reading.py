"""A game as the database has it: the table with its seats, the record, the state."""

from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import State
from tabularium.registry import games
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.database import Database
from tabularium.server.storage.ledger import Ledger, load_ledger, open_state
from tabularium.server.storage.rows import Seating, find_seating


class Game(NamedTuple):
    """All that a room is made of; `migrated`: it was brought to newer rules just now."""

    seating: Seating
    ledger: Ledger
    state: State
    migrated: bool = False


async def read_game(database: Database, table: str) -> Game:
    """A game that has begun."""

    async def job(connection: AsyncConnection) -> Game:
        seating = await find_seating(connection, table)
        ledger = await load_ledger(connection, table, len(seating.seats))
        if not ledger.entries:
            raise Refusal("not_started", 409)
        opened = await open_state(connection, games[seating.table.game], ledger)
        return Game(seating, ledger, opened.state, opened.migrated)

    return await database.read(job)
