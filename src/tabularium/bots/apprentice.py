"""Apprentice: looks at the position after each of its words and takes the one worth most.

Worth is a weighted sum of the game's features. What is hidden is imagined: every word is tried in a
first world, the best of them in some more. Where several seats choose at once, the others say what
a beginner in their place would say, without seeing the word that is tried.
"""

from tabularium.bots.afterstates import Judged, after, replies_of_others
from tabularium.bots.bot import Budget, Choice, Why, asked_seat
from tabularium.bots.minds import mind_of
from tabularium.bots.reasons import reason
from tabularium.kernel import Decision, Facts, GameSpec, Picks, State, View


class Apprentice:
    """Afterstates of all candidate words, judged by a linear evaluation."""

    def __init__(self, spec: GameSpec, weights: list[float] | None = None) -> None:
        self.spec = spec
        self.mind = mind_of(spec)
        self._weights = weights  # None: the tuned ones for the number of seats

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """The word whose afterstates are worth most on average."""
        seat = asked_seat(view)
        key = str(rng.below(1 << 60))
        imagination = self.spec.imagination(view)
        state = imagination.world(f"{key}/0")
        words = self.mind.words(state, seat, rng)
        if len(words) == 1:
            return Choice(self.spec.alphabet.spell(words[0]), Why("only", {}))
        weights = self._weights or self.mind.weights(state.seats)
        special = self.mind.special(state, seat, weights, budget, rng)
        if special is not None:
            return special
        judged = [Judged(word) for word in words]
        looked = judged
        for number in range(self.mind.SAMPLES):
            world = state if number == 0 else imagination.world(f"{key}/{number}")
            if not self._look(world, seat, looked, weights, budget, rng):
                break
            # Equal words are told apart by chance, not by their order.
            looked = sorted(looked, key=lambda j: (-j.mean, rng.below(1 << 30)))
            looked = looked[: self.mind.SHORTLIST]
        best = max(looked, key=lambda j: j.mean)
        why = reason(self.mind, state, seat, best, judged, weights)
        return Choice(self.spec.alphabet.spell(best.word), why)

    def _look(
        self,
        world: State,
        seat: int,
        looked: list[Judged],
        weights: list[float],
        budget: Budget,
        rng: Picks,
    ) -> bool:
        """Try words in one world; whether there is budget for another world."""
        replies = replies_of_others(self.mind, world, seat, rng)
        key = str(rng.below(1 << 60))
        for judged in looked:
            twin = after(world, seat, judged.word, replies)
            self.mind.finish(twin, seat, Picks(key))  # the same chance for all words
            judged.add(self.mind, twin, seat, weights)
            if not budget.spend():
                return False
        return True
