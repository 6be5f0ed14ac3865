"""The mind for Sigismundus Augustus: beginners weigh words, Apprentice plays rounds out."""

from typing import ClassVar, Final

from tabularium.bots.bot import Budget, Choice
from tabularium.bots.mind import Liking, Mind, choice_of_beginner, margin, play_on
from tabularium.bots.minds.sigismundus.about import ABOUT
from tabularium.bots.minds.sigismundus.candidates import candidates
from tabularium.bots.minds.sigismundus.deliberate import deliberate
from tabularium.bots.minds.sigismundus.features import BY_HAND, FEATURES, features_of
from tabularium.bots.minds.sigismundus.likes import like
from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.games.sigismundus.drawing import Drawing, Draws
from tabularium.games.sigismundus.material import CHANCELLOR
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Picks, State, Word

NOISE: Final = 0.25  # points that a beginner cannot tell apart
PLAYED_ON: Final = 150  # words of a round, at most
PLAIN: Final = ("income", "losses", "lose_office")  # questions with a plain answer


class SigismundusMind(Mind):
    """Beginners weigh single words; Apprentice plays the round out and looks at what is left."""

    SPREAD: ClassVar[float] = 40.0
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    ABOUT = ABOUT
    BY_HAND: ClassVar[dict[str, float]] = BY_HAND

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """All that differ in a way that matters."""
        assert isinstance(state, Sigismundus)
        return candidates(Valuation(state, seat), rng)

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        assert isinstance(state, Sigismundus)
        return like(Valuation(state, seat), word)

    def preferred(self, state: State, seat: int, rng: Picks) -> tuple[Word, str, int]:
        """The word a beginner likes best; things are valued once for all words."""
        assert isinstance(state, Sigismundus)
        v = Valuation(state, seat)
        words = candidates(v, rng)
        if len(words) == 1:
            return words[0], "only", 1
        likings = [like(v, word) for word in words]
        enough = max(likings)[0] - NOISE
        best, score = 0, float("-inf")
        for number, liking in enumerate(likings):
            if liking[0] >= enough:  # others have no chance, whatever the noise
                noisy = liking[0] + NOISE * rng.below(1000) / 1000
                if noisy > score:
                    best, score = number, noisy
        return words[best], likings[best].rule, len(words)

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Play as beginners do until the ducats of the next round are in, or to the end."""
        play_on(self, state, PLAYED_ON, nothing_drawn, rng)

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """The round is played out in some worlds, unless a beginner knows the answer as well."""
        assert isinstance(state, Sigismundus) and state.pending is not None
        if state.pending.prompt not in PLAIN:
            return deliberate(self, state, seat, weights, budget, rng)
        return choice_of_beginner(self, state, seat, budget, rng)

    def features(self, state: State, seat: int) -> list[float]:
        """Parallel to FEATURES."""
        assert isinstance(state, Sigismundus)
        return features_of(state, seat)

    def final(self, state: State, seat: int) -> float:
        """The margin, and as much again as a clear lead for the win: other worlds may differ."""
        result = state.result
        assert result is not None
        return margin(result, seat) + (20.0 if result.places[seat] == 1 else 0.0)


def nothing_drawn(t: State) -> bool:
    """Whether a round has just begun: all have their income, nobody has drawn a card."""
    assert isinstance(t, Sigismundus)
    frame, below = t.stack[-1], t.stack[-2] if len(t.stack) > 1 else None
    if not isinstance(frame, Draws) or not isinstance(below, Drawing) or below.turn > 0:
        return False
    return frame.left == (2 if t.offices[CHANCELLOR] == frame.seat else 1)
