"""The environment that all wrappers share: one game, stepped letter by letter.

Asides are off. The horizon is on unless it is given as 0. Decisions of several seats at once are
answered one seat after the other; nobody sees a word before all are in, the kernel sees to that.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tabularium import games
from tabularium.kernel import (
    COMMON_DEFEAT,
    HORIZON,
    GameSpec,
    Options,
    Result,
    State,
    View,
)
from tabularium.research.fields import usual_options
from tabularium.research.layout import Layout, Vector, layout_for

WIN_SHARE: Final = "win_share"
SCORE: Final = "score"
REWARDS: Final = (WIN_SHARE, SCORE)
NOBODY: Final = -1

Mask = NDArray[np.int8]


def research_options(spec: GameSpec, given: dict[str, object]) -> dict[str, object]:
    """Options of a game with the horizon on and no lots; the kernel refuses what does not exist."""
    usual = usual_options(spec.id)
    return Options(spec.schema, {"horizon": spec.horizon, **usual, **given}).given


def start(spec: GameSpec, seats: int, options: dict[str, object], seed: str) -> State:
    """A game at its first decision, without record and listeners: nobody will undo or save it."""
    state = spec.blank(seats, options, seed)
    spec.set_up(state)
    state.settle()
    return state


def win_shares(result: Result) -> list[float]:
    """1 shared by all who came first; nothing for anybody where all have lost together."""
    first = 0 if result.kind == COMMON_DEFEAT else result.places.count(1)
    return [1 / first if first and place == 1 else 0.0 for place in result.places]


def rewards_of(result: Result, rewards: str) -> list[float]:
    """What each seat gets at the end; a game cut off at its horizon counts as it stands."""
    if rewards == SCORE:
        return [float(score) for score in result.scores]
    return win_shares(result)


class Environment:
    """One game of one spec, for any number of episodes."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = WIN_SHARE,
        options: dict[str, object] | None = None,
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards are one of {REWARDS}, not {rewards!r}")
        self.spec = games[game]
        self.seats = self.spec.seats.start if seats is None else seats
        self.rewards = rewards
        self.options = research_options(self.spec, options or {})
        self.state = start(self.spec, self.seats, self.options, "")  # refuses bad seats
        self.layout: Layout = layout_for(game, self.seats, self.options)
        self.letters = self.layout.letters

    def reset(self, seed: object) -> None:
        """A new game; the same seed gives the same game."""
        self.state = start(self.spec, self.seats, self.options, str(seed))

    # Who and what

    @property
    def seat(self) -> int:
        """Who is asked next; NOBODY when the game is over."""
        pending = self.state.pending
        return NOBODY if pending is None else pending.seats[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def cut_off(self) -> bool:
        """Whether it was the horizon that ended it."""
        result = self.state.result
        return result is not None and result.kind == HORIZON

    def legal(self) -> list[int]:
        """Letters that whoever is asked may play."""
        seat = self.seat
        return [] if seat == NOBODY else self.state.options(seat)

    def step(self, letter: int) -> None:
        """Play a letter of whoever is asked; IllegalAction changes nothing and names the rule."""
        self.state.play(max(self.seat, 0), letter)

    def returns(self) -> list[float]:
        """What each seat has got so far: nothing before the end."""
        result = self.state.result
        return [0.0] * self.seats if result is None else rewards_of(result, self.rewards)

    # What a seat sees

    def view(self, seat: int | None) -> View:
        """Everything a seat knows."""
        return self.state.view(seat)

    def observe(self, seat: int) -> Vector:
        """The same as numbers."""
        return self.layout.encode(self.state.view(seat))

    def mask(self, seat: int) -> Mask:
        """1 for each letter the seat may play now: for nobody but whoever is asked next."""
        mask = np.zeros(self.letters, np.int8)
        if seat == self.seat:
            mask[self.state.options(seat)] = 1
        return mask
