"""Tuning: better weights pull, and what is written says where it comes from."""

import json
from pathlib import Path

import pytest

from tabularium.arena.card import write_card, write_rating
from tabularium.arena.figures import Interval
from tabularium.arena.tune import Duel, duel, gate, outcome, pull, ruin, tune
from tabularium.bots.mind import cards
from tabularium.bots.minds import mind_of
from tabularium.kernel import COMMON_DEFEAT, RANKED, Result
from tabularium.registry import OURS as GAMES
from tabularium.registry import games


def test_an_outcome_counts_the_win_and_the_margin() -> None:
    won = outcome(Result(RANKED, [1, 2], [30, 10]), 0, 20.0)
    lost = outcome(Result(RANKED, [1, 2], [30, 10]), 1, 20.0)
    assert won == -lost and 0.5 < won < 1
    assert outcome(Result(RANKED, [1, 1], [5, 5]), 0, 20.0) == 0
    assert outcome(Result(COMMON_DEFEAT, [2, 2], [0, 0]), 0, 20.0) < 0


def test_duels_pull_a_weight_as_far_as_they_agree() -> None:
    sides = [1, -1] * 50
    assert pull([0.5 * side for side in sides], sides) == 1.0
    assert pull([-0.5 * side for side in sides], sides) == -1.0
    assert pull([0.5] * 100, sides) == 0.0  # both sides did as well: nothing is known
    assert pull([0.0] * 100, sides) == 0.0
    some = [0.5 * side if n < 20 else 0.5 for n, side in enumerate(sides)]
    assert 0.0 < pull(some, sides) < 1.0


@pytest.mark.slow
def test_duels_repeat() -> None:
    weights = mind_of(games["alea"]).weights(2)
    task = Duel("alea", 2, weights, weights, "duel")
    assert duel(task) == duel(task)


@pytest.mark.slow
def test_rounds_move_weights_and_repeat_under_a_seed() -> None:
    start = mind_of(games["alea"]).weights(2)
    one = list(tune("alea", 2, start, 2, 3, "s", 1))
    assert [(r.number, r.duels) for r in one] == [
        *((0, 1), (0, 2), (0, 3), (1, 0)),
        *((1, 1), (1, 2), (1, 3), (2, 0)),
    ]
    assert one[2].weights == start and one[-1].weights != start
    assert one == list(tune("alea", 2, start, 2, 3, "s", 1))
    assert len(list(gate("alea", 2, one[-1].weights, start, 1, "s", 1))) == 1


@pytest.mark.slow
def test_a_realm_that_nobody_fights_for_is_lost_by_all() -> None:
    """Weights that do not heed the dangers at the borders, played by everybody."""
    features = mind_of(games["magnaci"]).FEATURES
    kept = mind_of(games["magnaci"]).weights(2)
    heedless = {"strength": 0.0, "partitions": 0.0}
    selfish = [heedless.get(name, weight) for name, weight in zip(features, kept, strict=True)]
    assert sum(ruin("magnaci", 2, selfish, 4, "r", 1)) > sum(ruin("magnaci", 2, kept, 4, "r", 1))
    assert sum(ruin("alea", 2, mind_of(games["alea"]).weights(2), 1, "r", 1)) == 0


def test_a_card_says_where_its_weights_come_from(tmp_path: Path) -> None:
    weights = mind_of(games["tigris"]).weights(2)
    path = write_card("tigris", 2, weights, {"seed": "x", "data": "self-play"}, tmp_path)
    write_card("tigris", 3, weights, {"seed": "y"}, tmp_path)
    card = json.loads(path.read_text())
    assert card["game"] == "tigris" and list(card["seats"]) == ["2", "3"]
    two = card["seats"]["2"]
    assert two["rules"] == games["tigris"].rules and two["seed"] == "x" and two["date"]
    assert list(two["weights"]) == list(mind_of(games["tigris"]).FEATURES)


def test_a_rating_is_noted_on_the_card_it_belongs_to(tmp_path: Path) -> None:
    weights = mind_of(games["tigris"]).weights(2)
    path = write_card("tigris", 2, weights, {"seed": "x", "data": "self-play"}, tmp_path)
    before = json.loads(path.read_text())["seats"]["2"]
    assert write_rating("tigris", 2, Interval(1375.4, 1332.0, 1433.2), tmp_path) == path
    after = json.loads(path.read_text())["seats"]["2"]
    assert after == before | {"rating": {"mean": 1375, "low": 1332, "high": 1433}}
    assert write_rating("tigris", 3, Interval(1, 0, 2), tmp_path) is None
    assert write_rating("alea", 2, Interval(1, 0, 2), tmp_path) is None


@pytest.mark.parametrize("game", GAMES)
def test_stored_cards_fit_the_game_as_it_is(game: str) -> None:
    """A change of the rules or of the features asks for new weights."""
    spec = games[game]
    stored = cards(game)
    assert set(stored) == {str(seats) for seats in spec.seats}
    for card in stored.values():
        assert card["rules"] == spec.rules
        assert set(card["weights"]) == set(mind_of(spec).FEATURES)
        assert {"data", "date", "seed"} <= set(card)
