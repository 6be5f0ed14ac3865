"""PettingZoo: its own tests on every game with every number of seats, and our promises."""

import pickle
import warnings
from collections.abc import Iterator
from importlib import import_module

import numpy as np
import pettingzoo
import pytest

from research.tables import EVERY, FEWEST, GAMES, TABLES
from tabularium import IllegalAction, games
from tabularium.research import zoo
from tabularium.research.versions import version_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports a game of its own the old way
    from pettingzoo.test import api_test, seed_test

# PettingZoo warns of masks in observations unless it knows a game by name, as it does its own.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def module(game: str):  # type: ignore[no-untyped-def]
    """The environment of a game."""
    return import_module(f"tabularium.research.zoo.{game}_v{version_of(game)}")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module(game).env(seats=seats), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seed(game: str, seats: int) -> None:
    seed_test(lambda: module(game).env(seats=seats), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_api_to_the_end_of_whole_games(game: str, seats: int) -> None:
    api_test(module(game).env(seats=seats), num_cycles=1500)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_seed_over_whole_games(game: str, seats: int) -> None:
    seed_test(lambda: module(game).env(seats=seats, horizon=200), num_cycles=1500)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(game: str, seats: int) -> None:
    """Rewards come at the end, once, and sum to one unless all have lost."""
    env = module(game).env(seats=seats)
    total = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=5)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert reward == 0
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    result = env.unwrapped.environment.state.result
    assert sum(total.values()) == pytest.approx(0 if result.kind == "common_defeat" else 1)
    assert list(total.values()) == env.unwrapped.environment.returns()


def test_the_horizon_truncates() -> None:
    env = module("tigris").env(seats=2, horizon=4)
    env.reset(seed=1)
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def illegal(env) -> int:  # type: ignore[no-untyped-def]
    """A letter that whoever is asked may not play."""
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


@pytest.mark.parametrize("game", list(GAMES))
def test_an_illegal_letter_ends_the_game_and_costs_a_point(game: str) -> None:
    env = module(game).env()
    env.reset(seed=1)
    offender = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wrapper logs it
        env.step(illegal(env))
    assert all(env.terminations.values()) and all(env.truncations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0 for agent in env.agents}


@pytest.mark.parametrize("game", list(GAMES))
def test_without_wrappers_an_illegal_letter_is_refused_and_changes_nothing(game: str) -> None:
    env = module(game).raw_env()
    env.reset(seed=1)
    before, letter = env.environment.state.digest(), illegal(env)
    with pytest.raises(IllegalAction) as refusal:
        env.step(letter)
    assert refusal.value.reason.rule
    assert env.environment.state.digest() == before and not any(env.terminations.values())
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))


def test_only_who_is_asked_has_a_mask() -> None:
    env = module("tigris").env(seats=4)
    env.reset(seed=2)
    masks = [env.observe(agent)["action_mask"].any() for agent in env.agents]
    assert masks == [agent == env.agent_selection for agent in env.agents]


@pytest.mark.parametrize(("game", "seats"), FEWEST)
@pytest.mark.parametrize("lang", ["en", pytest.param("pl", marks=pytest.mark.slow)])
def test_rendering(game: str, seats: int, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = module(game).env(seats=seats, render_mode="ansi", lang=lang, horizon=9)
    env.reset(seed=3)
    drawn: list[str] = []
    for _ in env.agent_iter():
        drawn.append(env.render())
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(drawing.count("\n") > 3 for drawing in drawn)
    assert not any("-ask-" in drawing or "Traceback" in drawing for drawing in drawn)
    people = module(game).env(seats=seats, render_mode="human", lang=lang)
    people.reset(seed=3)
    assert people.render() is None and capsys.readouterr().out == drawn[0] + "\n"


def test_options_and_rewards_of_a_table() -> None:
    env = module("tigris").env(seats=3, rewards="score", english=True, horizon=7)
    state = env.unwrapped.environment.state
    assert state.setting.options.flag("english") and state.setting.horizon == 7
    with pytest.raises(ValueError, match="hats"):
        module("tigris").env(hats=1)


def test_environments_can_be_pickled_and_named() -> None:
    env = module("alea").raw_env(seats=4, rewards="score", iv_rate=2)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.environment.seats == 4 and twin.environment.rewards == "score"
    assert twin.environment.options == env.environment.options
    assert str(env) == "alea_v2"


def versions() -> Iterator[str]:
    for game in GAMES:
        yield module(game).raw_env.metadata["name"]


def test_versions_are_in_the_names() -> None:
    assert list(versions()) == [f"{game}_v{version_of(game)}" for game in GAMES]
    assert (
        zoo.register()
        == zoo.register()
        == [f"tabularium/{game}-v{version_of(game)}" for game in GAMES]
    )
    for name, game in zip(zoo.register(), GAMES, strict=True):
        env = pettingzoo.make("aec", name, seats=games[game].seats.stop - 1)
        assert len(env.possible_agents) == games[game].seats.stop - 1
