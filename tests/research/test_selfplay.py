"""Self-play: the same games however many processes play them, and policies that see batches."""

import numpy as np
import pytest

from research.tables import TABLES
from tabularium import BadOption, IllegalAction, games
from tabularium.research.environment import start
from tabularium.research.selfplay import Batch, Plan, play_games, self_play

pytestmark = pytest.mark.slow


def highest(batch: Batch) -> list[int]:
    """The last letter of each mask."""
    assert batch.observations.shape[0] == batch.masks.shape[0] == len(batch.seats)
    assert len(batch.keys) == len(batch.seats)
    return [int(np.flatnonzero(mask)[-1]) for mask in batch.masks]


def hopeless(batch: Batch) -> list[int]:
    """A letter that nobody may play."""
    return [int(np.argmin(mask)) for mask in batch.masks]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_can_be_replayed(game: str, seats: int) -> None:
    plan = Plan(game, seats, seed="replay", options={"horizon": 60})
    for played in play_games(plan, [3, 4]):
        assert played.key == f"replay/{played.number}"
        options = plan.environment().options
        state = start(games[game], seats, options, played.key)
        for seat, letter in zip(played.seats, played.letters, strict=True):
            state.play(seat, letter)
        assert state.result is not None
        assert (state.result.kind, state.result.scores) == (played.kind, played.scores)
        assert state.result.places == played.places and len(played.returns) == seats


@pytest.mark.slow
def test_two_processes_play_the_same_games_as_one() -> None:
    plan = Plan("alea", 2, seed="same")
    alone = list(self_play(plan, 12, 1))
    assert [game.number for game in alone] == list(range(12))
    assert list(self_play(plan, 12, 2)) == alone
    assert play_games(plan, [7]) == [alone[7]]


@pytest.mark.slow
def test_a_policy_answers_for_many_games_at_once() -> None:
    for width in (1, 5):
        plan = Plan("alea", 3, policy=highest, width=width)
        games_ = play_games(plan, range(5))
        assert [game.number for game in games_] == list(range(5))
        if width == 1:
            alone = games_
    assert games_ == alone  # how many are side by side makes no difference
    assert list(self_play(Plan("alea", 3, policy=highest, width=2), 5, 2)) == alone


def test_an_illegal_letter_of_a_policy_is_an_error() -> None:
    with pytest.raises(IllegalAction):
        play_games(Plan("alea", 2, policy=hopeless), [0])


def test_bad_plans_are_refused_before_any_process_starts() -> None:
    with pytest.raises(BadOption):
        next(self_play(Plan("alea", 9), 4, 2))
