"""A mind: what bots must know of one game. Everything else about them is the same for all games."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.spelling import all_words, some_words
from tabularium.kernel import COMMON_DEFEAT, GameSpec, Picks, Result, State, Word

WEIGHTS: Final = Path(__file__).parent / "weights"
WON: Final = 1000.0  # what a won game is worth, more than any position


class Liking(NamedTuple):
    """How much a beginner likes a word, and which of its rules says so (`bots-why-GAME-RULE`)."""

    score: float
    rule: str


class Mind:
    """Subclasses know one game. States they get are imagined, never the live game.

    What a mind says of a seat may depend only on what that seat knows: it may not build on the
    hands of others, whatever the imagined state says about them.
    """

    LIMIT: ClassVar[int] = 400  # words looked at in one decision
    SAMPLES: ClassVar[int] = 4  # imagined worlds, for the words that look best in the first
    SHORTLIST: ClassVar[int] = 12
    SPREAD: ClassVar[float] = 20.0  # points that make a difference, for half-played games
    FEATURES: ClassVar[tuple[str, ...]] = ()
    # By feature: events that a word must bring about itself to have it as its reason (`told_by`).
    ABOUT: ClassVar[dict[str, tuple[str, ...]]] = {}
    BY_HAND: ClassVar[dict[str, float]] = {}  # weights before any tuning; absent: 0

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    # What a game tells

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """The words worth thinking about. Games with very many words say which."""
        found = all_words(state, seat, self.LIMIT)
        return some_words(state, seat, self.LIMIT // 4, rng) if found is None else found

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word before it is said. A point is a clear difference."""
        return Liking(0.0, "any")

    def features(self, state: State, seat: int) -> list[float]:
        """What a position is worth to a seat, taken apart; parallel to FEATURES."""
        return []

    def by_hand(self, seats: int) -> dict[str, float]:
        """Weights before any tuning, where they depend on the number of seats."""
        return self.BY_HAND

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Play on from an afterstate to a point where the features can judge it."""

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """A decision that Apprentice does not take by afterstates; None: it does."""
        return None

    # What all games share

    def reply(self, state: State, seat: int, rng: Picks) -> Word:
        """A quick word for a seat: how others are modelled, and how turns are finished."""
        return self.preferred(state, seat, rng)[0]

    def preferred(self, state: State, seat: int, rng: Picks) -> tuple[Word, str, int]:
        """The word a beginner likes best, its rule, and among how many; a little noise in it."""
        words = self.words(state, seat, rng)
        best, rule, score = words[0], "only", float("-inf")
        if len(words) > 1:
            for word in words:
                liking = self.prefer(state, seat, word)
                noisy = liking.score + rng.below(1000) / 4000
                if noisy > score:
                    best, rule, score = word, liking.rule, noisy
        return best, rule, len(words)

    def weights(self, seats: int) -> list[float]:
        """Weights from the card for a number of seats; those by hand where there is none."""
        tuned = cards(self.spec.id).get(str(seats), {}).get("weights", self.by_hand(seats))
        return [float(tuned.get(name, 0.0)) for name in self.FEATURES]

    def worth(self, state: State, seat: int, weights: list[float]) -> float:
        """The value of a position to a seat: points of its features, or how the game ended."""
        if state.result is not None:
            return self.final(state, seat)
        total = 0.0
        for weight, feature in zip(weights, self.features(state, seat), strict=True):
            total += weight * feature
        return total

    def final(self, state: State, seat: int) -> float:
        """The value of an ended game: winning counts more than any position, then the margin."""
        result = state.result
        assert result is not None
        if result.kind == COMMON_DEFEAT:
            return -WON
        return WON * (result.places[seat] == 1) + margin(result, seat)


def margin(result: Result, seat: int) -> int:
    """Points of a seat above the best of the others."""
    return result.scores[seat] - max([n for other, n in enumerate(result.scores) if other != seat])


def play_on(
    mind: Mind, state: State, most: int, is_quiet: Callable[[State], bool], rng: Picks
) -> None:
    """Quick replies of everybody until a position is quiet, at most so many."""
    for _ in range(most):
        if state.pending is None or is_quiet(state):
            return
        asked = state.pending.seats[0]
        state.say(asked, mind.reply(state, asked, rng))


def choice_of_beginner(mind: Mind, state: State, seat: int, budget: Budget, rng: Picks) -> Choice:
    """The word a beginner likes best, and the rule that speaks for it."""
    word, rule, words = mind.preferred(state, seat, rng)
    budget.spend(words)
    code = rule if rule in ("only", "any") else f"{mind.spec.id}-{rule}"
    return Choice(mind.spec.alphabet.spell(word), Why(code, {}))


@cache
def cards(game: str) -> dict[str, dict[str, Any]]:
    """Cards of tuned weights by number of seats."""
    path = WEIGHTS / f"{game}.json"
    if not path.exists():
        return {}
    card = json.loads(path.read_text())
    assert isinstance(card, dict)
    return dict(card["seats"])
