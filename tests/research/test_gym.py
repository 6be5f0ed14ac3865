"""Gymnasium: one seat learns, bots have the others."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from research.tables import GAMES, TABLES
from tabularium import IllegalAction
from tabularium.bots import BOTS, UnknownBot
from tabularium.kernel import Picks
from tabularium.research import gym
from tabularium.research.versions import version_of


def make(game: str, **settings: object) -> gymnasium.Env:  # type: ignore[type-arg]
    """A registered environment, without the wrappers that check it at every step."""
    return gymnasium.make(
        f"tabularium/{game}-v{version_of(game)}", disable_env_checker=True, **settings
    )


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_check_env(game: str, seats: int) -> None:
    for seat in (0, seats - 1):
        check_env(make(game, seats=seats, seat=seat, render_mode="ansi").unwrapped)


def test_ids_carry_the_version() -> None:
    assert gym.register() == [f"tabularium/{game}-v{version_of(game)}" for game in GAMES]
    assert gym.register() == gym.register()  # a second time does no harm


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(game: str, seats: int) -> None:
    env = make(game, seats=seats, seat=seats - 1)
    seen, _ = env.reset(seed=4)
    ended = False
    total, picks = 0.0, Picks("gym")
    while not ended:
        legal = np.flatnonzero(seen["action_mask"])
        assert len(legal) and (env.unwrapped.action_masks() == seen["action_mask"]).all()
        seen, reward, terminated, truncated, info = env.step(int(legal[picks.below(len(legal))]))
        ended = terminated or truncated
        total += reward
        assert ended or reward == 0
    assert not seen["action_mask"].any()
    assert total == env.unwrapped.environment.returns()[seats - 1]
    assert info["result"]["kind"] in ("ranked", "common_defeat", "horizon")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_the_same_seed_gives_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        env = make("tigris", seats=3)
        seen, _ = env.reset(seed=9)
        for _ in range(20):
            seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        digests.add(env.unwrapped.environment.state.digest())
    assert len(digests) == 1


def test_an_illegal_letter_ends_the_game_and_costs_a_point() -> None:
    env = make("tigris")
    seen, _ = env.reset(seed=1)
    before = env.unwrapped.environment.state.digest()
    _, reward, terminated, truncated, info = env.step(int(np.argmin(seen["action_mask"])))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "rule" in info["illegal"]
    assert env.unwrapped.environment.state.digest() == before
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_an_illegal_letter_can_raise_instead() -> None:
    env = make("tigris", illegal="raise")
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.argmin(seen["action_mask"])))
    env.step(int(np.argmax(seen["action_mask"])))  # nothing has changed, the game goes on


def test_bots_get_views_and_events_of_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    told = {1: 0, 2: 0}

    class Listener:
        def __init__(self, spec) -> None:  # type: ignore[no-untyped-def]
            self.random = BOTS["random"](spec)

        def choose(self, view, events, decision, budget, rng):  # type: ignore[no-untyped-def]
            assert view.seat in decision.seats and budget.seconds == 0.5
            assert all(isinstance(facts, dict) for facts in events)
            asked.append(view.seat)
            told[view.seat] += len(events)
            return self.random.choose(view, events, decision, budget, rng)

    monkeypatch.setitem(BOTS, "listener", Listener)
    env = make("sigismundus", seats=3, bots=["listener", "listener"], thinking=0.5)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert set(asked) == {1, 2} and min(told.values()) > 10


def test_bad_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="seats are numbered"):
        make("alea", seats=2, seat=2)
    with pytest.raises(ValueError, match="2 bots are wanted"):
        make("alea", seats=3, bots=["random"])
    with pytest.raises(UnknownBot):
        make("alea", bots="genius")
    with pytest.raises(ValueError, match="illegal is one of"):
        make("alea", illegal="shrug")


def test_rendering() -> None:
    env = make("alea", render_mode="ansi", lang="pl")
    env.reset(seed=1)
    assert "Alea" in str(env.render())
