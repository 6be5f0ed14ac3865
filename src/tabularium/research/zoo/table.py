"""The AEC environment of any game; the modules beside it give each game its name and version."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tabularium.research.environment import WIN_SHARE, Environment
from tabularium.research.numbers.encoders import LIMIT
from tabularium.research.text import drawing

ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]
Zoo = Any  # an AECEnv; PettingZoo has no types that could be checked


def observation_space(environment: Environment) -> spaces.Dict:
    """Numbers of the layout and the mask of letters."""
    box = spaces.Box(-LIMIT, LIMIT, (environment.layout.size,), np.float32)
    mask = spaces.Box(0, 1, (environment.letters,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask})


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """One table; agents are seats, actions are letters, rewards come at the end."""

    game: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        seats: int | None = None,
        rewards: str = WIN_SHARE,
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        EzPickle.__init__(self, seats, rewards, render_mode, lang, **options)
        super().__init__()
        self.environment = Environment(self.game, seats, rewards, options)
        self.render_mode = render_mode
        self.lang = lang
        self.layout = self.environment.layout
        self.possible_agents = [f"player_{seat}" for seat in range(self.environment.seats)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        letters = self.environment.letters
        self.action_spaces = {each: spaces.Discrete(letters) for each in self.agents}
        self.observation_spaces = {
            each: observation_space(self.environment) for each in self.agents
        }
        self._entropy = np.random.default_rng()  # seeds of episodes after the one that was given

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Letters of the game's alphabet, without asides."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same one, and the same ones after it."""
        if seed is not None:
            self._entropy = np.random.default_rng(seed)
        self.environment.reset(int(self._entropy.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(self.environment.seat, 0)]

    def observe(self, agent: str) -> Observation:
        """What the seat knows; the mask is empty for all but whoever is asked."""
        seat = self._seats[agent]
        mask = self.environment.mask(seat)
        return {"observation": self.environment.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a letter; an illegal one raises IllegalAction and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is for agents whose game is over"
        self.environment.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.environment.over:
            self._end()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The horizon truncates, everything else terminates."""
        cut_off = self.environment.cut_off
        for agent, reward in zip(self.agents, self.environment.returns(), strict=True):
            self.rewards[agent] = reward
            self.truncations[agent] = cut_off
            self.terminations[agent] = not cut_off

    def render(self) -> str | None:
        """The terminal's board as whoever is asked sees it; the text, or printed for `human`."""
        if self.render_mode is None:
            logger.warn("render() needs a render mode: ansi or human")
            return None
        seat = self.environment.seat
        text = drawing(self.environment.view(None if seat < 0 else seat), self.lang)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(raw: TableEnv) -> Zoo:
    """As in PettingZoo's own games: an illegal letter ends the game and costs a point."""
    env: Zoo = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def metadata_of(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know."""
    return {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False}
