"""The mind for Magnaci: bids answer what others may lay, everything else is weighed by itself."""

from typing import ClassVar, Final

from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import Liking, Mind, play_on
from tabularium.bots.minds.magnaci.about import ABOUT
from tabularium.bots.minds.magnaci.bidding import BIDS, BLUFF, pick, plans_of
from tabularium.bots.minds.magnaci.features import BY_HAND, FEATURES, features_of
from tabularium.bots.minds.magnaci.guessing import Guesser
from tabularium.bots.minds.magnaci.likes import bid_rule, like
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import Picks, State, Word

PLAYED_ON: Final = 60  # words, at most, until a position can be judged


class MagnaciMind(Mind):
    """Bids are thought about as a whole; everything else word by word."""

    LIMIT: ClassVar[int] = 400
    SAMPLES: ClassVar[int] = 4
    SHORTLIST: ClassVar[int] = 8
    SPREAD: ClassVar[float] = 12.0
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    ABOUT = ABOUT
    BY_HAND: ClassVar[dict[str, float]] = BY_HAND

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """The better bids; for all other questions every word."""
        assert isinstance(state, Magnaci)
        if is_bid(state, seat):
            return [plan.word for plan in plans_of(state, seat)]
        return super().words(state, seat, rng)

    def preferred(self, state: State, seat: int, rng: Picks) -> tuple[Word, str, int]:
        """Bids are compared by one table instead of one by one."""
        assert isinstance(state, Magnaci)
        if not is_bid(state, seat):
            return super().preferred(state, seat, rng)
        plans = plans_of(state, seat)
        best = pick(plans, BLUFF, rng)
        return best.word, bid_rule(state, seat, best.word), len(plans)

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        assert isinstance(state, Magnaci)
        return like(state, seat, word)

    def features(self, state: State, seat: int) -> list[float]:
        """What a position is worth to a seat, taken apart."""
        assert isinstance(state, Magnaci)
        return features_of(state, seat)

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Play on until cards are laid again: only then are positions alike but for the word."""
        play_on(self, state, PLAYED_ON, asks_for_cards, rng)

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """Bids answer what the others will probably lay."""
        assert isinstance(state, Magnaci) and state.pending is not None
        if not is_bid(state, seat):
            return None
        prompt = state.pending.prompt
        word = Guesser(state, prompt, weights).best(seat, budget, rng)
        return Choice(self.spec.alphabet.spell(word), Why(f"magnaci-guess-{prompt}", {}))


def asks_for_cards(t: State) -> bool:
    """Whether the question is which cards to lay."""
    assert t.pending is not None
    return t.pending.prompt in BIDS


def is_bid(t: Magnaci, seat: int) -> bool:
    """Whether a seat is asked for cards, all of them at once."""
    return asks_for_cards(t) and not t.drafts[seat]
