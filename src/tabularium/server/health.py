"""Health: whether the database answers, can be written, and the other processes are heard."""

import asyncio

from sqlalchemy import text

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.rounds import Rounds
from tabularium.server.storage.broker import Broker
from tabularium.server.storage.database import Database
from tabularium.server.storage.processes import Processes

_SECONDS = 3.0  # that a database may take to answer


class Health:
    """What `/healthz` tells: the truth, at little cost."""

    def __init__(
        self, database: Database, broker: Broker, processes: Processes, rounds: Rounds
    ) -> None:
        self.database = database
        self.broker = broker
        self.processes = processes
        self.rounds = rounds

    async def check(self) -> None:
        """Refuses if something is wrong, and says what."""
        wrong = []
        if not await self._answers():
            wrong.append("database")
        if not self.processes.written_lately:
            wrong.append("writing")  # the disk may be full
        if not self.broker.listening:
            wrong.append("broker")
        if not self.rounds.alive:
            wrong.append("rounds")
        if wrong:
            raise Refusal("ailing", 503, wrong=wrong)

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(_SECONDS):
                await self.database.read(lambda c: c.execute(text("SELECT 1")))
        except Exception:
            return False
        return True
