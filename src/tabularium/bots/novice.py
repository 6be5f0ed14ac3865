"""Novice: a beginner who has read the rules. A score for every word, a little noise, no search."""

from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import mind_of
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
        seat = view.seat
        assert seat is not None, "a spectator is never asked"
        state = self.spec.imagine(view, str(rng.below(1 << 60)))
        word, rule, words = self.mind.preferred(state, seat, rng)
        budget.spend(words)
        code = rule if rule in ("only", "any") else f"{self.spec.id}-{rule}"
        return Choice(self.spec.alphabet.spell(word), Why(code, {}))
