"""Random: every legal letter is as likely as any other. For tests, and as a yardstick."""

from tabularium.bots.bot import Budget, Choice, Why, asked_seat
from tabularium.kernel import (
    Decision,
    Facts,
    GameSpec,
    Picks,
    View,
    any_word,
)


class Random:
    """Imagines some state that fits its view and spells a word there, letter by letter."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """Any word; options depend only on what the seat knows, so any imagined state will do."""
        seat = asked_seat(view)
        state = self.spec.imagine(view, str(rng.below(1 << 60)))
        return Choice(self.spec.alphabet.spell(any_word(state, seat, rng)), Why("chance", {}))
