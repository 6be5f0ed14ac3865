"""What bots know of Alea Iacta Est."""

from typing import ClassVar, Final

from tabularium.bots.apprentice import Judged, after, reason
from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import Liking, Mind
from tabularium.bots.minds.alea.likes import like
from tabularium.bots.minds.alea.outlook import NAMES, Outlook
from tabularium.bots.minds.alea.reroll import best_reroll
from tabularium.bots.spelling import all_words
from tabularium.games.alea.ending import FinalReckoning
from tabularium.games.alea.letters import BEST, DONE, FACE, REROLL
from tabularium.games.alea.state import Alea
from tabularium.games.alea.turn import Turn
from tabularium.kernel import Picks, State, Word

BEST_LAYOUT: Final[Word] = (BEST,)


class AleaMind(Mind):
    """Alea Iacta Est."""

    SPREAD = 12.0
    SAMPLES = 1  # features do not look at what is hidden
    FEATURES = NAMES
    BY_HAND: ClassVar[dict[str, float]] = {
        "fame": 1.0,
        "hope": 1.0,
        "castrum": 1.15,
        "castrum-risk": -0.55,
        "forum": 1.0,
        "forum-risk": -1.0,
        "senate": 1.1,
        "senate-risk": -0.75,
        "temple": 1.0,
        "tokens": 0.6,
        "rerolls": 0.4,
        "dice": 0.9,
        "spare": 0.1,
    }

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """All of them, but of re-rolls only that of all dice, and the best layout in the end."""
        assert isinstance(state, Alea)
        frame = state.stack[-1]
        if isinstance(frame, FinalReckoning):
            return [BEST_LAYOUT]
        if isinstance(frame, Turn):
            return placements(state, seat, frame)
        found = all_words(state, seat, self.LIMIT)
        assert found is not None
        return found

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner likes (`likes`)."""
        assert isinstance(state, Alea)
        return like(state, seat, word)

    def features(self, state: State, seat: int) -> list[float]:
        """The outlook of the round, and what everybody has."""
        assert isinstance(state, Alea)
        return Outlook(state, seat).compared(seat)

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
            return Choice(self.spec.alphabet.spell(best.word), reason(self, best, judged, weights))
        again = [FACE + i for i in range(6) for _ in range(state.roll_of[i] - kept[i])]
        word = (REROLL, *again, DONE)
        return Choice(self.spec.alphabet.spell(word), Why("alea-reroll", {}))


def placements(t: Alea, seat: int, frame: Turn) -> list[Word]:
    """Every placement, and to roll all dice again."""
    found: list[Word] = []
    for letter in frame.options(t, seat, ()):
        word: Word = (letter,)
        if letter == REROLL:
            roll = [i for i in range(6) for _ in range(t.roll_of[i])]
            found.append((REROLL, *[FACE + i for i in roll], DONE))
        elif frame.ends(t, seat, word):
            found.append(word)
        else:  # the Temple: the highest dice that it takes
            while not frame.ends(t, seat, word):
                word = (*word, frame.options(t, seat, word)[-1])
            found.append(word)
    return found


MIND = AleaMind
