"""Bots: they get a view and their seat's events, as a player does, and answer with a word."""

import re
from collections.abc import Callable
from typing import Final

from tabularium.bots.apprentice import Apprentice
from tabularium.bots.bot import Bot, Budget, Choice, Why
from tabularium.bots.ismcts import Ismcts
from tabularium.bots.novice import Novice
from tabularium.bots.offers import answer_offer
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
    "answer_offer",
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


BUDGET: Final = re.compile(r"(?P<nodes>[1-9]\d*)|(?P<seconds>(?=.*[1-9])\d+(\.\d+)?)s")


def levels() -> list[str]:
    """The bots that people can play against, weakest first."""
    return list(LEVELS)


def make_bot(name: str, spec: GameSpec) -> Bot:
    """The bot with this name, for one game.

    `NAME:1000` is the same bot with a budget of 1,000 nodes of its own, `NAME:0.5s` with half a
    second.
    """
    kind, colon, budget = name.partition(":")
    given = BUDGET.fullmatch(budget)
    if kind not in BOTS or (colon and given is None):
        detail: Facts = {"bot": name, "allowed": list(BOTS)}
        raise UnknownBot(Reason("bots.unknown", "K.7", detail))
    bot = BOTS[kind](spec)
    if given is None:
        return bot
    nodes, seconds = given["nodes"], given["seconds"]
    return Bounded(bot, int(nodes) if nodes else None, float(seconds) if seconds else None)


class Bounded:
    """A bot with a budget of its own, unless it is given less."""

    def __init__(self, bot: Bot, nodes: int | None, seconds: float | None) -> None:
        self.bot = bot
        self.nodes = nodes
        self.seconds = seconds

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """What the bot says within its budget."""
        budget.narrow(self.nodes, self.seconds)
        return self.bot.choose(view, events, decision, budget, rng)
