"""Rules 14: flogging."""

from typing import Any

import pytest

from tabularium.kernel import State
from tabularium.positions import all_asked, choices, legal, prompt, say, table
from tabularium.positions.orleans import lay, position, row, rule


def debtor(**rest: Any) -> State:
    """Harvest without food and without coins: five things must go."""
    return lay("event", 2, event="harvest", coins=[0, 9], **rest)


def test_14_1_pay_what_there_is_and_lose_the_rest() -> None:
    state = lay("event", 2, event="harvest", coins=[3, 9])
    assert prompt(state) == "flogging" and state.view(0)["prompt"] == {"debt": 2}
    say(state, "lose:station", "lose:station")
    assert table(state)["unbuilt"] == [8, 10] and table(state)["coins"] == [0, 4]


def test_14_2_the_rulebooks_example_mixes_freely() -> None:
    """Five coins: one follower, two stations, two points of development."""
    state = debtor(bag={0: {"knight": 1}}, tracks={0: {"development": 5}}, stations={"tours": [0]})
    say(state, "lose:follower", "tours", "lose:station", "lose:point", "lose:point")
    assert position(state, 0, "development") == 3 and table(state)["stations"] == {}
    assert table(state)["lost"] == {"knight": 1} and all_asked(state) == (0, 1)


def test_14_2_goods_tiles_and_technology() -> None:
    state = debtor(
        goods={0: {"wool": 1}},
        tiles={0: ["brewery"]},
        technology={0: 1},
        spaces={0: {"village.1": "technology"}},
    )
    want = {"brewery", "village.1", "wool", "lose:station", "lose:technology"}
    assert set(choices(state)) == want
    say(state, "brewery", "village.1", "wool", "lose:technology")
    assert table(state)["technology_lost"] == 2 and row(state, "tiles", 0) == {"n": []}
    assert table(state)["goods_gone"] == {"wool": 1}


def test_14_2_what_cannot_be_given() -> None:
    state = debtor()
    assert rule(state, "lose:follower") == "14.2"  # only starters in the bag
    assert rule(state, "hayrick") == "14.2" and rule(state, "wool") == "14.2"


@pytest.mark.parametrize("position", [0, 7, 8, 12, 13, 25, 26])
def test_14_3_no_step_back_around_coins(position: int) -> None:
    assert rule(debtor(tracks={0: {"development": position}}), "lose:point") == "14.3"


@pytest.mark.parametrize("position", [1, 6, 9, 11, 14, 24, 27, 30])
def test_14_3_steps_back_elsewhere(position: int) -> None:
    assert legal(debtor(tracks={0: {"development": position}}), "lose:point")


def test_14_4_it_is_gone_for_good() -> None:
    state = debtor(bag={0: {"monk": 2}}, goods={0: {"brocade": 1}})
    supply, jarmark = table(state)["supply"], table(state)["jarmark"]
    say(state, "lose:follower", "brocade")
    assert table(state)["supply"] == supply and table(state)["jarmark"] == jarmark


def test_14_4_a_citizen_is_not_won_twice() -> None:
    state = debtor(tracks={0: {"development": 3}}, citizens=[1, 0], citizens_taken=1 << 8)
    say(state, "lose:point")
    assert table(state)["citizens"] == [1, 0] and position(state, 0, "development") == 2


def test_14_5_a_lost_tile_sends_its_followers_home() -> None:
    spaces = {0: {"winery.1": "farmer", "winery.2": "technology"}}
    tiles = {0: ["winery", "gunpowder_tower"]}
    state = debtor(spaces=spaces, tiles=tiles, tower={"knight": 2})
    say(state, "winery", "gunpowder_tower")
    assert row(state, "bag", 0)["farmer"] == 1 and row(state, "bag", 0)["knight"] == 2
    assert table(state)["technology_lost"] == 1 and table(state)["tower"] == {}


def test_14_6_the_rest_is_forgiven() -> None:
    state = debtor(unbuilt=[2, 10])
    say(state, "lose:station", "lose:station")
    assert prompt(state) != "flogging" and table(state)["coins"] == [0, 4]
