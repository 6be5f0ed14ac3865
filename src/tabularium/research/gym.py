"""Gymnasium: one seat learns, bots have the others.

Importing this registers `tabularium/alea-v2` and the other games.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from tabularium import IllegalAction
from tabularium.bots import Bot, Player, make_bot
from tabularium.registry import OURS
from tabularium.research.environment import WIN_SHARE, Environment
from tabularium.research.numbers.encoders import LIMIT
from tabularium.research.text import drawing
from tabularium.research.versions import version_of

ILLEGAL_REWARD: Final = -1.0
END, RAISE = "end", "raise"  # what an illegal letter does


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A table at which the learner has one seat; each step is one letter of its own."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        thinking: float = 1.0,
        rewards: str = WIN_SHARE,
        illegal: str = END,
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        self.environment = Environment(game, seats, rewards, options)
        count = self.environment.seats
        if not 0 <= seat < count:
            raise ValueError(f"seats are numbered from 0 to {count - 1}, not {seat}")
        if illegal not in (END, RAISE):
            raise ValueError(f"illegal is one of {(END, RAISE)}, not {illegal!r}")
        self.layout = self.environment.layout
        self.seat = seat
        self.bots = self._bots(bots, count)
        self.thinking = thinking
        self.illegal = illegal
        self.render_mode = render_mode
        self.lang = lang
        self.action_space = spaces.Discrete(self.environment.letters)
        box = spaces.Box(-LIMIT, LIMIT, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (self.environment.letters,), np.int8)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": mask})
        self._ended = True

    def _bots(self, bots: str | Sequence[str], seats: int) -> dict[int, Bot]:
        """One name for all the others, or one for each of them in order of seats."""
        others = [seat for seat in range(seats) if seat != self.seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise ValueError(f"{len(others)} bots are wanted, not {len(names)}")
        spec = self.environment.spec
        return {seat: make_bot(name, spec) for seat, name in zip(others, names, strict=True)}

    # Playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, at the first question to the learner."""
        super().reset(seed=seed)
        self.environment.reset(int(self.np_random.integers(2**63)))
        self.environment.state.events = []
        self._players = {seat: Player(bot, seat) for seat, bot in self.bots.items()}
        self._ended = False
        self._bots_answer()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a letter; bots answer until the learner is asked again or the game is over."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over")
        environment = self.environment
        try:
            environment.step(int(action))
        except IllegalAction as error:
            if self.illegal == RAISE:
                raise
            self._ended = True
            info = {**self._info(), "illegal": repr(error.reason)}
            return self._observation(), ILLEGAL_REWARD, True, False, info
        self._bots_answer()
        self._ended = environment.over
        cut_off = environment.cut_off
        reward = environment.returns()[self.seat]
        return self._observation(), reward, self._ended and not cut_off, cut_off, self._info()

    def _bots_answer(self) -> None:
        state = self.environment.state
        while state.pending is not None and state.pending.seats[0] != self.seat:
            seat = state.pending.seats[0]
            choice = self._players[seat].answer(state, f"{state.setting.seed}/bot", self.thinking)
            state.act(seat, choice.word)

    # Seeing

    def _observation(self) -> dict[str, Any]:
        seat = self.seat
        mask = self.environment.mask(seat)
        return {"observation": self.environment.observe(seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        state = self.environment.state
        info: dict[str, Any] = {"said": state.said}
        if state.result is not None:
            info["result"] = state.result.dump()
        return info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The mask alone, under the name that MaskablePPO looks for."""
        return self.environment.mask(self.seat)

    def render(self) -> str | None:
        """The board of the terminal, as the learner sees it."""
        if self.render_mode != "ansi":
            return None
        return drawing(self.environment.view(self.seat), self.lang)


def register(*others: str) -> list[str]:
    """Make the games (and others, by id) known to Gymnasium, once; returns their ids."""
    ids: list[str] = []
    for game in (*OURS, *others):
        ids.append(f"tabularium/{game}-v{version_of(game)}")
        if ids[-1] not in gymnasium.registry:
            entry = "tabularium.research.gym:SeatEnv"
            gymnasium.register(ids[-1], entry_point=entry, kwargs={"game": game})
    return ids


register()
