"""Fair chance: what a replay from the seed said when a game ended, kept for good.

Rules change. A game that was proven when it ended stays proven, whatever newer rules would make of
its words; so the verdict is written down soon after the end, with the rules that it was found by.
"""

import asyncio

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import TabulariumError, read_save, verify_save
from tabularium.registry import games
from tabularium.server.past.history import Archive
from tabularium.server.protocol.api import Fairness
from tabularium.server.storage.changes import TableChanges
from tabularium.server.storage.rows import Seating, find_seating
from tabularium.server.storage.schema import tables


class Verdict(msgspec.Struct):
    """What a replay from the seed said."""

    version: int  # the entry with which the game had ended
    rules: int  # by which it was replayed
    words: int
    proven: int  # words that follow from the seed by these rules; all of them: it agrees
    agrees: bool


class Verdicts:
    """Finds them after the end, keeps them, shows them."""

    def __init__(self, archive: Archive, changes: TableChanges) -> None:
        self.archive = archive
        self.database = archive.database
        self._changed: set[str] = set()  # tables that may have ended
        self._one = asyncio.Lock()  # a replay is dear: never the same one twice
        changes.listen(self._changed.add)

    async def judge_ended(self) -> None:
        """Judge what has ended since the last look."""
        changed, self._changed = self._changed, set()
        ended = tables.c.status == "over", tables.c.verdict.is_(None)
        query = select(tables.c.id).where(tables.c.id.in_(sorted(changed - {""})), *ended)

        async def job(connection: AsyncConnection) -> list[str]:
            return list(await connection.scalars(query))

        for table in await self.database.read(job) if changed else ():
            await self.judge(table)

    async def judge(self, table: str) -> Verdict | None:
        """The verdict on a finished game: the one it has, or a new one, which it keeps."""

        async def job(connection: AsyncConnection) -> Seating:
            return await find_seating(connection, table)

        async with self._one:
            seating = await self.database.read(job)
            kept = kept_verdict(seating)
            if kept is not None or seating.table.status != "over":
                return kept
            text = await self.archive.save(seating)
            game, version = seating.table.game, seating.table.version
            verdict = await self.archive.saves.run(replayed, game, version, text)
            await self._keep(table, verdict)
            return verdict

    async def _keep(self, table: str, verdict: Verdict) -> None:
        as_known = (tables.c.id == table) & (tables.c.version == verdict.version)
        change = update(tables).where(as_known).values(verdict=msgspec.to_builtins(verdict))

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(change)

        await self.database.write(job)

    async def fairness(self, seating: Seating) -> Fairness:
        """The commitment; after the end the seed, and whether a replay agreed with all of it."""
        table = seating.table
        over = table.status == "over"
        verdict = kept_verdict(seating)
        if over and verdict is None:
            verdict = await self.judge(table.id)
        fair, seed = not table.origin, table.seed if over else ""
        if verdict is None:
            return Fairness(table.commitment, seed, fair, None, None, None)
        found = (verdict.agrees, verdict.proven, verdict.words)
        return Fairness(table.commitment, seed, fair, *found)


def kept_verdict(seating: Seating) -> Verdict | None:
    """The verdict a table has, if nothing was taken back since."""
    if seating.table.verdict is None or seating.table.status != "over":
        return None
    verdict = msgspec.convert(seating.table.verdict, Verdict)
    return verdict if verdict.version == seating.table.version else None


def replayed(game: str, version: int, text: str) -> Verdict:
    """Replay a save; one that contradicts itself proves nothing."""
    rules = games[game].rules
    try:
        found = verify_save(games[game], read_save(text))
    except TabulariumError:
        return Verdict(version, rules, 0, 0, False)
    words, proven = found["words"], found["proven"]
    assert isinstance(words, int) and isinstance(proven, int)
    return Verdict(version, rules, words, proven, proven == words)
