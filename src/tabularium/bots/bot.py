"""What a bot is: it gets what a player gets, thinks within a budget, and says a word and why."""

import time
from typing import NamedTuple, Protocol

from tabularium.kernel import Decision, Facts, Picks, View


class Why(NamedTuple):
    """The reason for a word: a message of the catalogues (`bots-why-…`) and its facts."""

    code: str
    facts: Facts


class Choice(NamedTuple):
    """A whole word in notation, and why."""

    word: str
    why: Why


class Budget:
    """How long a bot may think: so many nodes, so many seconds, or until somebody cancels.

    A budget of nodes alone gives the same word on every machine.
    """

    __slots__ = ("_cancelled", "_deadline", "nodes", "seconds", "spent")

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.spent = 0
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self._cancelled = False

    def narrow(self, nodes: int | None, seconds: float | None) -> None:
        """Allow no more than this, from now on."""
        if nodes is not None:
            self.nodes = nodes if self.nodes is None else min(nodes, self.nodes)
        if seconds is not None:
            self.seconds = seconds if self.seconds is None else min(seconds, self.seconds)
            until = time.monotonic() + seconds
            self._deadline = until if self._deadline is None else min(until, self._deadline)

    def cancel(self) -> None:
        """Ask the bot to answer with the best it has; may be called from another thread."""
        self._cancelled = True

    def spend(self, nodes: int = 1) -> bool:
        """Count nodes; whether there is anything left."""
        self.spent += nodes
        return self.left()

    def left(self) -> bool:
        """Whether the bot may go on thinking."""
        if self._cancelled or (self.nodes is not None and self.spent >= self.nodes):
            return False
        return self._deadline is None or time.monotonic() < self._deadline


class Bot(Protocol):
    """A player that is a program."""

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """A word for whatever `decision` asks.

        `events` are what the seat was told since it was asked last. Whatever full state a bot
        wants to think about comes from `spec.imagine(view, key)`, or many of them from
        `spec.imagination(view)`.
        """


def asked_seat(view: View) -> int:
    """The seat whose view it is: the one that answers."""
    assert view.seat is not None, "a spectator is never asked"
    return view.seat
