"""The course of a game: what the scores would have been if it had ended after this move or that."""

from tabularium.kernel import State, spec_of
from tabularium.registry import games
from tabularium.server.past.history import Archive, eyes_of
from tabularium.server.protocol.api import Course
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.rows import Seating

_POINTS = 60  # a longer game is looked at so many times; nobody sees more on a curve
_KEPT = 200  # finished courses that are remembered: they never change


class Courses:
    """Reckons courses, each once; only through eyes that the one who asks has."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self._kept: dict[tuple[str, tuple[int, ...]], Course] = {}

    async def of(self, seating: Seating, held: list[int]) -> Course:
        """The course of a finished game, for the seats whose past one may see."""
        if seating.table.status != "over":
            raise Refusal("not_over", 409)
        seats = tuple(seat for seat in eyes_of(seating, held) if seat is not None)
        key = (seating.table.id, seats)
        found = self._kept.get(key)
        if found is None:
            found = await self._reckoned(seating, seats)
            if len(self._kept) >= _KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = found
        return found

    async def _reckoned(self, seating: Seating, seats: tuple[int, ...]) -> Course:
        moves = [row["n"] for row in await self.archive.entries(seating.table.id, ())]
        shown: list[int] = []
        scores: list[list[int] | None] = [
            [] if seat in seats else None for seat in range(len(seating.seats))
        ]
        for n in _spread(moves) if seats else []:
            try:
                state, _ = await self.archive.state_at(seating, n)
            except Refusal:
                continue  # of rules that we cannot read any more
            now = await self.archive.saves.run(_scores, state, seats)
            shown.append(n)
            for seat, score in zip(seats, now, strict=True):
                line = scores[seat]
                assert line is not None
                line.append(score)
        return Course(shown, scores, await self._sources(seating))

    async def _sources(self, seating: Seating) -> list[dict[str, int]]:
        """What brought how many points to each seat, summed up over what was told."""
        earned = games[seating.table.game].earned
        found: list[dict[str, int]] = [{} for _ in seating.seats]
        for row in await self.archive.entries(seating.table.id, ("events",)):
            for kind, _, facts, _ in row["events"]:
                for seat, source, points in earned(kind, facts):
                    found[seat][source] = found[seat].get(source, 0) + points
        return found


def _spread(moves: list[int]) -> list[int]:
    """The first, the last, and some in between at equal distance."""
    if len(moves) <= _POINTS:
        return moves
    last = len(moves) - 1
    return [moves[round(n * last / (_POINTS - 1))] for n in range(_POINTS)]


def _scores(state: State, seats: tuple[int, ...]) -> list[int]:
    if state.result is not None:
        return [state.result.scores[seat] for seat in seats]
    forecasts = [spec_of(state).forecast(state.view(seat)) for seat in seats]
    return [int(str(forecast["total"])) for forecast in forecasts]
