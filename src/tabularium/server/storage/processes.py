"""Server processes on one database: signs of life, who runs which table, time nobody was there."""

import secrets
import socket
import time
from typing import NamedTuple

from sqlalchemy import Select, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.settings import Settings
from tabularium.server.storage.database import Database
from tabularium.server.storage.schema import processes, tables

BEAT = 3.0  # seconds between signs of life
_DEAD = 10.0  # without one for so long, others take over
_FORGOTTEN = 60.0


class _Later(NamedTuple):
    """As of a version, at the moment of looking: when a table is due next."""

    as_of: int
    looked: float
    later: float | None


class Processes:
    """This process among the others on its database."""

    def __init__(self, settings: Settings, database: Database) -> None:
        # Whoever listened on our port before is dead: its tables can be taken at once.
        self.place = f"{socket.gethostname()}:{settings.port}:" if settings.port else ""
        self.id = self.place + secrets.token_hex(8)
        self.alone = settings.sqlite
        self.database = database
        self._beat_at = time.monotonic()  # of the last sign of life that was written
        self._later: dict[str, _Later] = {}  # not written yet

    @property
    def written_lately(self) -> bool:
        """Whether our signs of life reach the database."""
        return time.monotonic() - self._beat_at < _DEAD

    async def open(self) -> None:
        """Forgive the time nobody was there, and say that we are."""
        await self._forgive_downtime()
        await self.database.write(self._bury_former)
        await self.beat()

    async def close(self) -> None:
        """Let others take over at once; clocks forgive the time until the next start."""

        async def job(connection: AsyncConnection) -> None:
            mine = tables.c.owner == self.id
            await connection.execute(update(tables).where(mine).values(owner=""))

        await self.database.write(job)

    async def beat(self) -> None:
        """Say that this process is alive."""

        async def job(connection: AsyncConnection) -> None:
            mine, now = processes.c.id == self.id, time.time()
            done = await connection.execute(update(processes).where(mine).values(beat=now))
            if done.rowcount == 0:
                await connection.execute(insert(processes), {"id": self.id, "beat": now})
            await connection.execute(delete(processes).where(processes.c.beat < now - _FORGOTTEN))

        await self.database.write(job)
        self._beat_at = time.monotonic()

    async def claim(self, table: str) -> bool:
        """Take a table whose process is gone; its bots and clocks run here from now on."""
        if self.alone:
            return True
        take = (
            update(tables)
            .where(tables.c.id == table)
            .where(or_(tables.c.owner == self.id, tables.c.owner.not_in(_alive())))
            .values(owner=self.id)
        )

        async def job(connection: AsyncConnection) -> bool:
            return (await connection.execute(take)).rowcount == 1

        return await self.database.write(job)

    def wake_later(self, table: str, version: int, at: float | None) -> None:
        """Nothing is to be done before then; written with all others before the next `due`."""
        self._later[table] = _Later(version, time.time(), at)

    async def _write_later(self) -> None:
        """Unless something was written to a table meanwhile, here or elsewhere."""
        later, self._later = self._later, {}
        rows = [{"at_table": table, **each._asdict()} for table, each in later.items()]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(_WAKE_LATER, rows)

        try:
            if rows:
                await self.database.write(job)
        except Exception:
            self._later = later | self._later
            raise

    async def due(self, at_most: int) -> list[str]:
        """Tables that this process must wake now, longest due first."""
        await self._write_later()
        query = select(tables.c.id).where(
            tables.c.status == "running", tables.c.wake_at <= time.time()
        )
        if not self.alone:
            query = query.where(or_(tables.c.owner == self.id, tables.c.owner.not_in(_alive())))
        query = query.order_by(tables.c.wake_at).limit(at_most)

        async def job(connection: AsyncConnection) -> list[str]:
            return [row[0] for row in await connection.execute(query)]

        return await self.database.read(job)

    async def _bury_former(self, connection: AsyncConnection) -> None:
        if self.place:
            former = processes.c.id.startswith(self.place, autoescape=True)
            await connection.execute(delete(processes).where(former))

    async def _forgive_downtime(self) -> None:
        """While no process ran, no clock runs: move all clocks by that time."""

        async def job(connection: AsyncConnection) -> None:
            now = time.time()
            beats = [row[0] for row in await connection.execute(select(processes.c.beat))]
            if not beats or now - max(beats) < _DEAD:
                return
            down = now - max(beats)
            await connection.execute(
                update(tables)
                .where(tables.c.status == "running", tables.c.clock_since.is_not(None))
                .values(clock_since=tables.c.clock_since + down, wake_at=tables.c.wake_at + down)
            )

        await self.database.write(job)


_WAKE_LATER = (
    update(tables)
    .where(tables.c.id == bindparam("at_table"), tables.c.version == bindparam("as_of"))
    .where(tables.c.wake_at <= bindparam("looked"))
    .values(wake_at=bindparam("later"))
)


def _alive() -> Select[tuple[str]]:
    return select(processes.c.id).where(processes.c.beat > time.time() - _DEAD)
