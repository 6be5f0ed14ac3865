"""Bots: they get a view and their seat's events, as a player does, and answer with a word."""

from collections.abc import Callable
from typing import Final, Protocol

from tabularium.bots.random import Random
from tabularium.kernel import Decision, Facts, GameSpec, Picks, Reason, TabulariumError, View


class Bot(Protocol):
    """A player that is a program."""

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: float, rng: Picks
    ) -> str:
        """A whole word in notation, within `budget` seconds.

        `events` are what the seat was told since it was asked last.
        """


class UnknownBot(TabulariumError):
    """There is no bot with that name."""


BOTS: Final[dict[str, Callable[[GameSpec], Bot]]] = {"random": Random}


def levels(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    return list(BOTS)


def make_bot(name: str, spec: GameSpec) -> Bot:
    """The bot with this name, for one game."""
    if name not in BOTS:
        detail: Facts = {"bot": name, "allowed": sorted(BOTS)}
        raise UnknownBot(Reason("bots.unknown", "K.7", detail))
    return BOTS[name](spec)
