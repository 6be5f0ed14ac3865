"""Bots: they get a view and their seat's events, as a player does, and answer with a word."""

from collections.abc import Callable
from typing import Final

from tabularium.bots.apprentice import Apprentice
from tabularium.bots.bot import Bot, Budget, Choice, Why
from tabularium.bots.ismcts import Ismcts
from tabularium.bots.novice import Novice
from tabularium.bots.player import Player, reason_told
from tabularium.bots.random import Random
from tabularium.kernel import Decision, Facts, GameSpec, Picks, Reason, TabulariumError, View

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Player",
    "UnknownBot",
    "Why",
    "levels",
    "make_bot",
    "reason_told",
]


class UnknownBot(TabulariumError):
    """There is no bot with that name."""


# Weakest first. The search is a yardstick for the arena, not a level for people.
BOTS: Final[dict[str, Callable[[GameSpec], Bot]]] = {
    "random": Random,
    "novice": Novice,
    "apprentice": Apprentice,
    "ismcts": Ismcts,
}
# What people can play against, and how many seconds each may think about a word at most.
LEVELS: Final = {"random": 0.5, "novice": 1.0, "apprentice": 5.0}


def levels(game: str) -> list[str]:
    """The bots that people can play against, weakest first."""
    return list(LEVELS)


def make_bot(name: str, spec: GameSpec) -> Bot:
    """The bot with this name, for one game; `NAME:NODES` is the same bot with its own budget."""
    kind, colon, nodes = name.partition(":")
    if kind not in BOTS or (colon and not (nodes.isdecimal() and int(nodes))):
        detail: Facts = {"bot": name, "allowed": list(BOTS)}
        raise UnknownBot(Reason("bots.unknown", "K.7", detail))
    bot = BOTS[kind](spec)
    return Bounded(bot, int(nodes)) if colon else bot


class Bounded:
    """A bot with a number of nodes of its own, whatever budget it is given."""

    def __init__(self, bot: Bot, nodes: int) -> None:
        self.bot = bot
        self.nodes = nodes

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """What the bot says within so many nodes."""
        budget.nodes = self.nodes if budget.nodes is None else min(budget.nodes, self.nodes)
        return self.bot.choose(view, events, decision, budget, rng)
