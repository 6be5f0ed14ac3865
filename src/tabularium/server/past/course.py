"""The course of a game: what the scores would have been if it had ended after this move or that."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from tabularium.kernel import State, spec_of
from tabularium.registry import games
from tabularium.server.past.history import Archive, eyes_of
from tabularium.server.protocol.api import Chapter, Course, Turning
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage.rows import Seating

_POINTS = 60  # a longer game is looked at so many times; nobody sees more on a curve
_TURNINGS = 4  # moves worth looking at again
# The event by which a part of a game begins; every game has one of these.
OPENING: Final = ("round", "king", "sejm_called", "turn")
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
        rows = await self.archive.entries(seating.table.id, ("events",))
        moves = [row["n"] for row in rows]
        chapters = _chapters(rows)
        line = Line(self.archive, seating, seats)
        if seats:
            await line.look({*_spread(moves), *_ends(moves, chapters)})
            await line.look(_near_leaps(moves, line.known))
        shown = sorted(line.known)
        scores: list[list[int] | None] = [
            [line.known[n][seats.index(seat)] for n in shown] if seat in seats else None
            for seat in range(len(seating.seats))
        ]
        # What everybody sets up before the first round turns nothing.
        played = [n for n in moves if not chapters or n >= chapters[0].move]
        turnings = line.turnings(played)
        return Course(shown, scores, self._sources(seating, rows), chapters, turnings)

    def _sources(self, seating: Seating, rows: list[Any]) -> list[dict[str, int]]:
        """What brought how many points to each seat, summed up over what was told."""
        earned = games[seating.table.game].earned
        found: list[dict[str, int]] = [{} for _ in seating.seats]
        for row in rows:
            for kind, _, facts, _ in row["events"]:
                for seat, source, points in earned(kind, facts):
                    found[seat][source] = found[seat].get(source, 0) + points
        return found


class Line:
    """The scores after some moves, as far as we have looked."""

    def __init__(self, archive: Archive, seating: Seating, seats: tuple[int, ...]) -> None:
        self.archive = archive
        self.seating = seating
        self.seats = seats
        self.known: dict[int, list[int]] = {}  # by move: scores of these seats

    async def look(self, moves: Iterable[int]) -> None:
        """Reckon the scores after some more moves."""
        for n in sorted(set(moves) - set(self.known)):
            try:
                state, _ = await self.archive.state_at(self.seating, n)
            except Refusal:
                continue  # of rules that we cannot read any more
            self.known[n] = await self.archive.saves.run(_scores, state, self.seats)

    def turnings(self, moves: list[int]) -> list[Turning]:
        """The single moves that changed most for somebody against the others, in their order."""
        found: list[tuple[int, Turning]] = []
        for before, n in pairwise(moves):
            if before in self.known and n in self.known:
                seat, change = _leap(self.known[before], self.known[n])
                if change:
                    found.append((abs(change), Turning(n, self.seats[seat], change)))
        found.sort(key=lambda each: -each[0])
        return sorted((each for _, each in found[:_TURNINGS]), key=lambda each: each.move)


def _chapters(rows: list[Any]) -> list[Chapter]:
    """Where the parts of the game begin: rounds, Ages, Sejms or turns."""
    return [
        Chapter(row["n"], kind, facts)
        for row in rows
        for kind, _, facts, _ in row["events"]
        if kind in OPENING
    ]


def _ends(moves: list[int], chapters: list[Chapter]) -> list[int]:
    """The last moves of the parts, if there are few: what somebody had after each round."""
    begins = {chapter.move for chapter in chapters}
    return sorted(n for n in begins if n in moves) if len(begins) <= _POINTS else []


def _near_leaps(moves: list[int], known: dict[int, list[int]]) -> list[int]:
    """All moves between those looked at where most has changed: one of them was decisive."""
    leaps = [(abs(_leap(known[a], known[b])[1]), a, b) for a, b in pairwise(sorted(known))]
    leaps.sort(key=lambda each: -each[0])
    spans = [(a, b) for _, a, b in leaps[:_TURNINGS]]
    return [n for n in moves if any(a <= n <= b for a, b in spans)]


def _leap(before: list[int], after: list[int]) -> tuple[int, int]:
    """For whom most has changed beside the mean of all, and by how much."""
    changes = [b - a for a, b in zip(before, after, strict=True)]
    mean = sum(changes) / len(changes) if len(changes) > 1 else 0
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat] - mean))
    return seat, changes[seat]


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
