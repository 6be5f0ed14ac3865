"""Rules 4: drawing followers."""

import pytest

from tabularium.positions import all_asked, choices, legal, prompt, say, table
from tabularium.positions.orleans import ORLEANS, lay, row, rule

STARTERS = {"own:farmer": 1, "own:boatman": 1, "own:craftsman": 1, "own:trader": 1}


@pytest.mark.parametrize(("knights", "limit"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_4_1_limit_by_knights(knights: int, limit: int) -> None:
    bag = {0: {"knight": 6, "monk": 2, **STARTERS}}
    state = lay("drawing", bag=bag, tracks={0: {"knight": knights}})
    assert legal(state, f"draw:{limit}")
    assert limit == 8 or rule(state, f"draw:{limit + 1}") == "4.2"


def test_4_1_the_rulebooks_picture_with_limits_4_6_6_8() -> None:
    tracks = {1: {"knight": 2}, 2: {"knight": 2}, 3: {"knight": 5}}
    bag = {s: {"farmer": 3, "boatman": 1, **STARTERS} for s in range(4)}
    state = lay("drawing", 4, bag=bag, tracks=tracks)
    prompts = [state.view(s)["prompt"] for s in range(4)]
    most = [asking["limit"] for asking in prompts if isinstance(asking, dict)]
    assert most == [4, 6, 6, 8]


def test_4_2_never_more_than_the_free_spaces_or_the_bag() -> None:
    full = lay(
        "drawing", market={0: {"farmer": 2, "boatman": 4, "own:farmer": 1}}, bag={0: {"monk": 2}}
    )
    assert legal(full, "draw:1") and rule(full, "draw:2") == "4.2"
    asked = full.view(0)["prompt"]
    assert isinstance(asked, dict) and asked["most"] == 1
    poor = lay("drawing", market={0: dict(STARTERS)}, bag={0: {"monk": 2}})
    assert legal(poor, "draw:2") and rule(poor, "draw:3") == "4.2"
    assert legal(poor, "draw:0")


def test_4_2_drawn_followers_leave_the_bag() -> None:
    state = lay("drawing", bag={0: {"monk": 1}})
    state.act(1, "draw:0")
    state.act(2, "draw:0")
    state.act(0, "draw:4")
    assert sum(row(state, "market", 0).values()) == 4 and sum(row(state, "bag", 0).values()) == 1


def test_4_1_a_number_is_said_and_nothing_else() -> None:
    state = lay("drawing", spaces={0: {"village.1": "farmer"}}, bag={0: {"monk": 3}})
    assert choices(state) == ["draw:0", "draw:1", "draw:2", "draw:3", "draw:4"]
    assert rule(state, "village.1") == "4.1"


def test_4_3_draws_given_up_take_followers_back() -> None:
    """The rulebook's example: six may be drawn; four are drawn and two taken back."""
    spaces = {0: {"village.1": "farmer", "ship.3": "knight", "castle.3": "trader"}}
    state = lay("drawing", spaces=spaces, tracks={0: {"knight": 2}}, bag={0: {"monk": 3}})
    say(state, "draw:4", "draw:0", "draw:0")
    assert prompt(state) == "take_back" and all_asked(state) == (0,)
    assert sum(row(state, "market", 0).values()) == 4  # the draw is seen before anybody comes back
    assert rule(state, "village.1 ship.3 castle.3 done") == "4.3"
    assert state.view(0)["prompt"] == {"most": 2}
    say(state, "ship.3 village.1 done")
    assert row(state, "spaces", 0) == {"castle.3": "trader"}
    market = row(state, "market", 0)
    assert market["farmer"] >= 1 and market["knight"] == 1 and sum(market.values()) == 6


def test_4_3_the_draw_ends_undo_and_what_comes_back_may_be_withdrawn() -> None:
    spaces = {s: {"village.1": "farmer"} for s in range(2)}
    state = lay("drawing", 2, spaces=spaces, bag={0: {"monk": 3}, 1: {"monk": 3}})
    say(state, "draw:1", "draw:1")
    assert not state.can_undo(0) and not state.can_undo(1)
    state.act(0, "village.1 done")
    state.withdraw(0)
    state.act(0, "done")
    state.act(1, "village.1 done")
    assert row(state, "spaces", 0) == {"village.1": "farmer"} and row(state, "spaces", 1) == {}


def test_4_3_taking_back_needs_followers_and_room() -> None:
    spaces = {0: {"village.1": "technology", "village.2": "boatman"}}
    state = lay("drawing", 2, spaces=spaces, market={0: {"monk": 8}})
    say(state, "draw:0")
    assert prompt(state) == "plan"  # no room: nothing to choose
    state = lay("drawing", 2, spaces=spaces, market={0: {"monk": 7}})
    say(state, "draw:0", "draw:0")
    assert rule(state, "village.1 done") == "4.3" and rule(state, "castle.1 done") == "4.3"
    assert rule(state, "draw:0") == "4.3" and legal(state, "village.2 done")
    state = lay("drawing", 2, spaces=spaces, market={0: {"monk": 7}})
    say(state, "draw:1", "draw:0")
    assert prompt(state) == "plan"


def test_4_3_the_allowance_does_not_depend_on_the_bag() -> None:
    spaces = {0: {"village.1": "farmer", "village.2": "boatman", "village.3": "craftsman"}}
    bag = {0: {"monk": 1}}
    state = lay("drawing", spaces=spaces, market={0: {**STARTERS}}, bag=bag)
    say(state, "draw:1", "draw:0", "draw:0")
    assert legal(state, "village.1 village.2 village.3 done")
    assert state.view(0)["prompt"] == {"most": 3}


def test_4_3_the_town_hall_and_the_theatre_give_back_too() -> None:
    spaces = {0: {"townhall.1": "knight", "townhall.2": "monk"}}
    state = lay("drawing", spaces=spaces)
    say(state, "draw:0", "draw:0", "draw:0", "townhall.1 done")
    assert row(state, "spaces", 0) == {"townhall.1": "monk"}
    extra = {"extra_tiles": True}
    state = lay("drawing", tiles={0: ["theatre"]}, stage={"monk": 2}, options=extra)
    say(state, "draw:0", "draw:0", "draw:0")
    assert rule(state, "theatre.1 knight done") == "4.3"
    assert state.view(0)["prompt"] == {"most": 2}  # four draws given up, but only two are there
    say(state, "theatre.1 monk theatre.1 monk done")
    assert row(state, "market", 0) == {"monk": 2} and table(state)["stage"] == {}


def test_4_3_who_comes_back_takes_the_room_that_the_tower_makes() -> None:
    """Market 7 and one drawn: full; the one drawn may go to the Tower, so one may come back."""
    spaces = {0: {"village.1": "farmer", "village.2": "boatman"}}
    state = lay(
        "drawing",
        2,
        tiles={0: ["gunpowder_tower"]},
        spaces=spaces,
        market={0: {"monk": 7}},
        bag={0: {"scholar": 1}},
    )
    say(state, "draw:1", "draw:0")
    assert rule(state, "village.1 village.2 done") == "4.3"
    say(state, "village.1 done")
    assert prompt(state) == "tower" and rule(state, "done") == "4.6"
    drawn = choices(state)[0]
    say(state, f"{drawn} done")
    assert sum(row(state, "market", 0).values()) == 8 and table(state)["tower"] == {drawn: 1}


def test_4_4_nobody_is_asked_without_a_choice() -> None:
    assert prompt(ORLEANS.new(3, "first")) == "plan"
    spaces = {0: {"village.1": "farmer"}}
    starters = {s: dict(STARTERS) for s in range(2)}
    state = lay("drawing", 2, spaces=spaces, market=starters, bag={1: {"monk": 1}})
    assert prompt(state) == "draw" and all_asked(state) == (1,)
    say(state, "draw:1")
    assert prompt(state) == "take_back" and all_asked(state) == (0,)


def test_4_5_the_bathhouse_offers_two_and_keeps_one() -> None:
    state = lay("drawing", tiles={0: ["bathhouse"]}, bag={0: {"monk": 5, **STARTERS}})
    say(state, "draw:4", "draw:0", "draw:0")
    assert prompt(state) == "bathhouse" and all_asked(state) == (0,)
    open_to = choices(state)
    assert open_to[-1] == "none" and 2 <= len(open_to) <= 3
    assert rule(state, "knight") == "4.5"
    say(state, open_to[0])
    assert sum(row(state, "market", 0).values()) == 5 and sum(row(state, "bag", 0).values()) == 4


def test_4_5_the_bathhouse_may_keep_none_and_needs_room() -> None:
    state = lay("drawing", tiles={0: ["bathhouse"]}, bag={0: {"monk": 5}})
    say(state, "draw:0", "draw:0", "draw:0", "none")
    assert row(state, "market", 0) == {} and prompt(state) != "bathhouse"
    state = lay(
        "drawing", tiles={0: ["bathhouse"]}, market={0: {"farmer": 8}}, bag={0: {"monk": 5}}
    )
    say(state, "draw:0", "draw:0")
    assert prompt(state) == "plan"


def test_4_6_the_tower_has_two_more_spaces() -> None:
    market = {0: {"farmer": 6}}
    bag = {0: {"monk": 5, **STARTERS}}
    state = lay("drawing", tiles={0: ["gunpowder_tower"]}, market=market, bag=bag)
    say(state, "draw:4", "draw:0", "draw:0")
    assert (
        prompt(state) == "tower"
        and rule(state, "done") == "4.6"
        and rule(state, "scholar done") == "4.6"
    )
    open_to = choices(state)
    word = next(f"{a} {b} done" for a in open_to for b in open_to if legal(state, f"{a} {b} done"))
    say(state, word)
    assert sum(row(state, "market", 0).values()) == 8
    tower = table(state)["tower"]
    assert isinstance(tower, dict) and sum(tower.values()) == 2


def test_4_6_the_limit_stays_and_the_tower_may_stay_empty() -> None:
    bag = {0: {"monk": 5, **STARTERS}}
    state = lay("drawing", tiles={0: ["gunpowder_tower"]}, bag=bag)
    assert rule(state, "draw:5") == "4.2"
    say(state, "draw:4", "draw:0", "draw:0", "done")
    assert table(state)["tower"] == {} and sum(row(state, "market", 0).values()) == 4
