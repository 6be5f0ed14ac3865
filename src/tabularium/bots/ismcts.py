"""ISMCTS: information set search with one tree, letter by letter; the yardstick for all bots.

The tree is `tabularium.search.tree`. It knows nothing of any game but its rules.
"""

from typing import Final

from tabularium.bots.bot import Budget, Choice, Why, asked_seat
from tabularium.bots.spelling import all_words
from tabularium.kernel import Decision, Facts, GameSpec, Picks, View
from tabularium.search import Tree

ITERATIONS: Final = 1000  # where a budget names neither nodes nor seconds


class Ismcts:
    """Single-observer information set Monte-Carlo tree search with max^n back-up."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """The word whose letters were visited most."""
        seat = asked_seat(view)
        key = str(rng.below(1 << 60))
        imagination = self.spec.imagination(view)
        world = imagination.world(f"{key}/0")
        only = all_words(world, seat, 1)
        if only is not None:
            return Choice(self.spec.alphabet.spell(only[0]), Why("only", {}))
        if budget.nodes is None and budget.seconds is None:
            budget.nodes = ITERATIONS  # without any end it would never answer
        tree = Tree(seat, world.seats)
        while True:
            tree.iterate(imagination.world(f"{key}/{tree.iterations + 1}"), rng)
            if not budget.spend():
                break
        word, share = tree.best(world, rng)
        facts: Facts = {"iterations": tree.iterations, "percent": round(100 * share)}
        return Choice(self.spec.alphabet.spell(word), Why("search", facts))
