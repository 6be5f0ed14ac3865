"""The mind for Alea Iacta Est: placements by afterstates, re-rolls by exact expectation."""

from tabularium.bots.afterstates import Judged, after
from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import Liking, Mind
from tabularium.bots.minds.alea.about import ABOUT
from tabularium.bots.minds.alea.candidates import candidates
from tabularium.bots.minds.alea.features import BY_HAND, FEATURES, features_of
from tabularium.bots.minds.alea.likes import like
from tabularium.bots.minds.alea.reroll import best_reroll
from tabularium.bots.reasons import reason
from tabularium.games.alea.letters import DONE, FACE, REROLL
from tabularium.games.alea.state import Alea
from tabularium.games.alea.turn import Turn
from tabularium.kernel import Picks, State, Word


class AleaMind(Mind):
    """Words are judged one by one; with a token in hand, re-rolls by their exact expectation."""

    SPREAD = 12.0
    SAMPLES = 1  # features do not look at what is hidden
    FEATURES = FEATURES
    ABOUT = ABOUT
    BY_HAND = BY_HAND

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """All of them, but of re-rolls only that of all dice, and the best layout in the end."""
        assert isinstance(state, Alea)
        return candidates(state, seat, self.LIMIT)

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        assert isinstance(state, Alea)
        return like(state, seat, word)

    def features(self, state: State, seat: int) -> list[float]:
        """What everybody has, and what the round will bring."""
        assert isinstance(state, Alea)
        return features_of(state, seat)

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """With a token in hand: place, or roll some dice again."""
        assert isinstance(state, Alea)
        if not isinstance(state.stack[-1], Turn) or state.tokens[seat] == 0:
            return None
        judged = [Judged(w) for w in self.words(state, seat, rng) if w[0] != REROLL]
        for each in judged:
            each.add(self, after(state, seat, each.word, []), seat, weights)
            budget.spend()
        best = max(judged, key=lambda j: (j.mean, rng.below(1 << 30)))

        def judge(table: Alea, word: Word) -> float:
            budget.spend()
            return self.worth(after(table, seat, word, []), seat, weights)

        poorer = state.copy()
        poorer.tokens[seat] -= 1
        price = best.mean - judge(poorer, best.word)
        worth, kept = best_reroll(state, seat, judge)
        if worth - price <= best.mean:
            why = reason(self, state, seat, best, judged, weights)
            return Choice(self.spec.alphabet.spell(best.word), why)
        again = [FACE + i for i in range(6) for _ in range(state.roll_of[i] - kept[i])]
        word = (REROLL, *again, DONE)
        return Choice(self.spec.alphabet.spell(word), Why("alea-reroll", {}))
