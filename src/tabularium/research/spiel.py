"""OpenSpiel: importing this registers `tabularium_alea_v2` and the other games with pyspiel.

Chance is sampled: it is drawn inside a letter's effects, from a seed that every new game draws for
itself. With the parameter `seed` the same game is played again and again; then nothing is left to
chance, and the game says so (`chance_mode` is deterministic).
"""

import secrets
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from tabularium import games
from tabularium.kernel import (
    Facts,
    GameSpec,
    State,
    canonical,
)
from tabularium.registry import OURS
from tabularium.research.environment import (
    SCORE,
    WIN_SHARE,
    research_options,
    rewards_of,
    start,
)
from tabularium.research.layout import layout_for
from tabularium.research.play import Play
from tabularium.research.text import drawing
from tabularium.research.versions import version_of

SAMPLED: Final = -1  # the seed of a game that draws one
WORD_LENGTH: Final = 200  # no word has more letters
ENDLESS: Final = 1_000_000  # words, without a horizon
HIGHEST_SCORE: Final = 100_000.0  # a bound OpenSpiel wants; no rulebook has one
OWN_PARAMETERS: Final = ("players", "rewards", "seed")

TYPE, MODE = pyspiel.GameType, pyspiel.GameType.ChanceMode


def name_of(game: str) -> str:
    """The name under which pyspiel knows a game."""
    return f"tabularium_{game}_v{version_of(game)}"


def _type_of(spec: GameSpec, chance: Any) -> Any:
    parameters: dict[str, Any] = {option.name: option.default for option in spec.schema}
    parameters |= research_options(spec, {})
    parameters |= {"players": spec.seats.start, "rewards": WIN_SHARE, "seed": SAMPLED}
    return TYPE(
        short_name=name_of(spec.id),
        long_name=f"Tabularium: {spec.id}",
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.GENERAL_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=spec.seats.stop - 1,
        min_num_players=spec.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # no tensor of fixed length remembers everything
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _info_of(spec: GameSpec, seats: int, rewards: str, horizon: int) -> Any:
    bound = HIGHEST_SCORE if rewards == SCORE else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=spec.alphabet.first_aside,
        max_chance_outcomes=0,
        num_players=seats,
        min_utility=-bound if rewards == SCORE else 0.0,
        max_utility=bound,
        utility_sum=None,
        max_game_length=((horizon or ENDLESS) + seats) * WORD_LENGTH,
    )


class TabulariumGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters."""

    spec: GameSpec  # each game has a class of its own, see `register`

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        spec = self.spec
        self.seats = int(given.get("players", spec.seats.start))
        self.rewards = str(given.get("rewards", WIN_SHARE))
        self.seed = int(given.get("seed", SAMPLED))
        options = {name: value for name, value in given.items() if name not in OWN_PARAMETERS}
        self.options = research_options(spec, options)
        if self.rewards not in (WIN_SHARE, SCORE):
            raise ValueError(f"rewards are win_share or score, not {self.rewards!r}")
        spec.blank(self.seats, self.options, "")  # refuses bad seats
        self.layout = layout_for(spec.id, self.seats, self.options)
        chance = MODE.SAMPLED_STOCHASTIC if self.seed == SAMPLED else MODE.DETERMINISTIC
        horizon = int(str(self.options["horizon"]))
        info = _info_of(spec, self.seats, self.rewards, horizon)
        super().__init__(_type_of(spec, chance), info, given)

    def new_initial_state(self) -> "TabulariumState":
        """A new game; it is set up when something is asked of it."""
        return TabulariumState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What a seat sees, as text and as numbers under the names of the layout."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """None is in a history; OpenSpiel wants to hear of at least one where there is chance."""
        return 0 if self.seed != SAMPLED else 1

    def observation_tensor_shape(self) -> list[int]:
        """OpenSpiel would set up a game to find out."""
        return [self.layout.size]

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel cannot pickle Python games with sampled chance: it asks for a generator's state.
        return pyspiel.load_game, (str(self),)

    def first_state(self) -> State:
        """A game at its first decision."""
        seed = secrets.token_hex(16) if self.seed == SAMPLED else str(self.seed)
        return start(self.spec, self.seats, self.options, seed)


class TabulariumState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and pickles what is in `__dict__`: our `Play` alone."""

    def __init__(self, game: TabulariumGame) -> None:
        super().__init__(game)
        self._rewards = game.rewards
        self._play: Play | None = None  # a clone brings its own, and setting up takes time

    @property
    def play(self) -> Play:
        """The game in progress."""
        if self._play is None:
            self._play = Play(self.get_game().first_state())
        return self._play

    @property
    def state(self) -> State:
        """The kernel's state, with all its secrets."""
        return self.play.state

    def current_player(self) -> int:
        """Whoever is asked; of several, the lowest seat that still owes a letter."""
        pending = self.state.pending
        return int(pyspiel.PlayerId.TERMINAL) if pending is None else pending.seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.options(player))

    def _apply_action(self, action: int) -> None:
        self.play.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.setting.alphabet.text(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    def returns(self) -> list[float]:
        """Nothing before the end."""
        result = self.state.result
        if result is None:
            return [0.0] * self.state.seats
        return rewards_of(result, self._rewards)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """OpenSpiel would set up another game at each call to find out the length."""
        player = self.current_player() if player is None else player
        if not 0 <= player < self.state.seats:
            return super().observation_tensor(player)  # type: ignore[no-any-return]
        game: TabulariumGame = self.get_game()
        numbers: list[float] = game.layout.encode(self.state.view(player)).tolist()
        return numbers

    def __deepcopy__(self, memo: dict[int, object]) -> "TabulariumState":
        return self.clone()  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        return _deserialize, (str(self.get_game()), self.serialize())

    def resample_from_infostate(
        self, player_id: int, sampler: Callable[[], float]
    ) -> "TabulariumState":
        """A position that looks the same to a player, all else guessed; its history is empty."""
        other: TabulariumState = self.get_game().new_initial_state()
        other._play = self.play.resampled(player_id, repr(sampler()))
        return other

    def __str__(self) -> str:
        return canonical(self.state.dump())

    def to_text(self, player: int | None = None, lang: str = "en") -> str:
        """The board of the terminal as a player or a spectator sees it."""
        return drawing(self.state.view(player), lang)


def _deserialize(game: str, state: str) -> TabulariumState:
    restored: TabulariumState = pyspiel.load_game(game).deserialize_state(state)
    return restored


class Observer:
    """What one kind of observation shows: public, private or both, with memory or without."""

    def __init__(self, game: TabulariumGame, kind: Any) -> None:
        self._kind = kind
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._layout = game.layout
        whole = kind.public_info and self._private
        self.tensor = np.zeros(self._layout.size, np.float32) if whole else None
        self.dict = {}
        if self.tensor is not None:
            for name, field in self._layout.fields.items():
                self.dict[name] = self.tensor[field.start : field.stop]

    def set_from(self, state: TabulariumState, player: int) -> None:
        """Write the player's observation into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self._layout.encode(state.state.view(player))

    def string_from(self, state: TabulariumState, player: int) -> str:
        """The same as text: views in canonical JSON."""
        if self._kind.public_info and not self._private:
            return canonical(state.state.view(None).facts)
        if not self._private:
            return ""
        if not self._kind.public_info:
            return private_facts(state.state, player)
        if self._kind.perfect_recall:
            return state.play.information_state(player)
        return canonical(state.state.view(player).facts)


def private_facts(state: State, player: int) -> str:
    """What a player sees and a spectator does not; empty if that is nothing."""
    mine, public = state.view(player).facts, state.view(None).facts
    places: Any = public["places"]
    found: Facts = {
        name: fact
        for name, fact in mine.items()
        if name not in ("seat", "places") and fact != public[name]
    }
    seen = {n: held for n, held in state.view(player).places.items() if held != places[n]}
    if seen:
        found["places"] = seen
    return canonical({"seat": player, **found}) if found else ""


def register(*others: str) -> list[str]:
    """Make the games (and others, by id) known to pyspiel, once; returns their names."""
    known = set(pyspiel.registered_names())
    for game in (*OURS, *others):
        if name_of(game) not in known:
            spec = games[game]
            made = type(f"{game.capitalize()}Game", (TabulariumGame,), {"spec": spec})
            pyspiel.register_game(_type_of(spec, MODE.SAMPLED_STOCHASTIC), made)
    return [name_of(game) for game in (*OURS, *others)]


register()
