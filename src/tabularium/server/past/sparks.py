"""Who leads a running game, and how it came to that: only what everybody who watches may know.

Reckoned when a list shows the table, never while a word is said. A state imagined from a
spectator's view knows nothing that the view does not tell; where several of them disagree about
the scores, these hang on something hidden, and nothing is told.
"""

import asyncio

from tabularium.kernel import GameSpec, State, View, spec_of
from tabularium.server.past.history import Archive
from tabularium.server.protocol.api import Spark
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.rows import Seating

_POINTS = 32  # at most so many before the last; a line of 92 pixels shows no more
_KEPT = 200  # tables whose points are remembered: what was played never changes
_GUESSES = 4  # imagined states that must agree
Scores = list[int] | None


class Sparks:
    """Reckons the points of each table once."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self._points: dict[str, dict[int, Scores]] = {}
        self._last: dict[str, tuple[int, Spark]] = {}  # with its version
        self._busy = asyncio.Lock()  # one at a time: nobody's move waits for a picture

    async def of(self, seating: Seating) -> Spark:
        """What is known of a running game; empty if its scores are hidden, or it has none yet."""
        table = seating.table
        if table.status != "running":
            return Spark([], [])
        async with self._busy:
            version, known = self._last.get(table.id, (-1, None))
            if known is None or version != table.version:
                known = await self._reckoned(seating)
                self._keep(table.id, table.version, known)
        return known

    def _keep(self, table: str, version: int, spark: Spark) -> None:
        if len(self._last) >= _KEPT and table not in self._last:
            oldest = next(iter(self._last))
            del self._last[oldest]
            self._points.pop(oldest, None)
        self._last[table] = (version, spark)

    async def _reckoned(self, seating: Seating) -> Spark:
        points = self._points.setdefault(seating.table.id, {})
        moves = [row["n"] for row in await self.archive.entries(seating.table.id, ())]
        if not moves or await self._at(seating, moves[-1], points) is None:
            return Spark([], [])
        told = [n for n in _some(moves) if await self._at(seating, n, points) is not None]
        lines = [points[n] or [] for n in told]
        return Spark(told, [list(line) for line in zip(*lines, strict=True)])

    async def _at(self, seating: Seating, n: int, points: dict[int, Scores]) -> Scores:
        if n not in points:
            try:
                state, _ = await self.archive.state_at(seating, n)
                points[n] = await self.archive.saves.run(_of_state, state)
            except Refusal:
                points[n] = None  # of rules that we cannot read any more
        return points[n]


def _of_state(state: State) -> Scores:
    # Points that the table plays veiled can be counted by whoever watched, but nobody shows them.
    if state.setting.options.given.get("points") == "veiled":
        return None
    return known_scores(spec_of(state), state.view(None))


def known_scores(spec: GameSpec, view: View) -> Scores:
    """The scores as they stand, if a view tells them all."""
    guesses = [spec.imagine(view, f"spark/{n}").standing() for n in range(_GUESSES)]
    return guesses[0] if all(guess == guesses[0] for guess in guesses) else None


def _some(moves: list[int]) -> list[int]:
    """Every move, every second, every fourth …, and the last: what was reckoned stays of use."""
    step = 1
    while len(moves) > _POINTS * step:
        step *= 2
    return [*moves[:-1:step], moves[-1]]
