"""Novice: a beginner who has read the rules. A score for every word, a little noise, no search."""

from tabularium.bots.bot import Budget, Choice, asked_seat
from tabularium.bots.mind import choice_of_beginner
from tabularium.bots.minds import mind_of
from tabularium.kernel import Decision, Facts, GameSpec, Picks, View


class Novice:
    """Says the word that its game's preferences like best."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.mind = mind_of(spec)

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """The preferred word and the rule that spoke for it."""
        seat = asked_seat(view)
        state = self.spec.imagine(view, str(rng.below(1 << 60)))
        return choice_of_beginner(self.mind, state, seat, budget, rng)
