"""Rules 5: planning."""

from typing import Any

import pytest

from tabularium.kernel import question
from tabularium.positions import all_asked, choices, legal, prompt, say, why_not
from tabularium.positions.orleans import ORLEANS, lay, row, rule

ALL = {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1, "knight": 1, "scholar": 1, "monk": 1}


def test_5_1_followers_go_to_spaces_of_their_type() -> None:
    """The rulebook's example: the Farmhouse needs a boatman and a craftsman."""
    state = lay("planning", market={0: {"boatman": 1, "craftsman": 1, "farmer": 1}})
    assert rule(state, "farmhouse.1 craftsman done") == "5.3"
    assert rule(state, "farmhouse.1 knight done") == "5.1"
    assert rule(state, "hayrick.1 farmer done") == "5.1"
    say(state, "farmhouse done")
    assert row(state, "spaces", 0) == {"farmhouse.1": "boatman", "farmhouse.2": "craftsman"}
    assert row(state, "market", 0) == {"farmer": 1}


def test_5_1_nobody_must_plan_and_who_has_nobody_is_not_asked() -> None:
    state = lay("planning", market={1: {"farmer": 1}})
    assert all_asked(state) == (1,)
    say(state, "done")
    assert row(state, "market", 1) == {"farmer": 1}


def test_5_2_a_place_may_stay_incomplete() -> None:
    state = lay("planning", market={0: {"farmer": 1, "boatman": 1}})
    say(state, "partly village.1 farmer village.2 boatman done")
    assert row(state, "spaces", 0) == {"village.1": "farmer", "village.2": "boatman"}


def test_5_2_and_is_completed_later_by_others() -> None:
    spaces = {0: {"village.1": "farmer", "village.2": "boatman"}}
    state = lay("planning", spaces=spaces, market={0: {"craftsman": 1}})
    assert rule(state, "village.1 craftsman done") == "5.2"
    say(state, "village.3 craftsman done")
    assert row(state, "spaces", 0)["village.3"] == "craftsman"
    assert prompt(state) == "action"


def test_5_2_partly_is_for_places_that_stay_incomplete() -> None:
    state = lay("planning", market={0: {"boatman": 1}})
    assert rule(state, "partly shipping_line.1 boatman done") == "5.1"
    state = lay("planning", market={0: {"knight": 1, "scholar": 1}}, spaces={0: {"ship.1": "monk"}})
    assert legal(state, "ship.3 knight done") and rule(state, "partly done") == "5.1"


def test_5_3_a_monk_stands_in_for_all_and_nobody_for_a_monk() -> None:
    state = lay("planning", market={0: {"monk": 2}})
    assert legal(state, "farmhouse done") and legal(state, "scriptorium done")
    tiles = {0: ["brewery", "cellar"]}
    state = lay("planning", market={0: {"knight": 1, "scholar": 2}}, tiles=tiles)
    assert rule(state, "brewery done") == "5.3" and rule(state, "cellar.1 scholar done") == "5.3"
    assert legal(state, "cellar.2 scholar done")


def test_5_4_plans_come_to_light_together() -> None:
    state = lay("planning", market={0: {"monk": 2}, 1: {"monk": 2}})
    state.act(0, "farmhouse done")
    assert row(state, "spaces", 0) == {} and all_asked(state) == (1,)
    state.withdraw(0)
    state.act(0, "scriptorium done")
    state.act(1, "done")
    assert row(state, "spaces", 0) == {"scriptorium.1": "monk", "scriptorium.2": "monk"}


def test_5_4_in_turn_one_place_at_a_time() -> None:
    market = {0: {"monk": 4, "farmer": 1}, 2: {"knight": 1}}
    state = lay("planning", market=market, options={"planning": "in_turn"}, start=2)
    assert all_asked(state) == (2,) and prompt(state) == "plan_one"
    say(state, "done")
    assert all_asked(state) == (0,)  # seat 1 has nobody
    assert rule(state, "farmhouse scriptorium done") == "5.4"
    say(state, "farmhouse done")
    assert row(state, "spaces", 0) == {"farmhouse.1": "monk", "farmhouse.2": "monk"}
    assert all_asked(state) == (0,)
    say(state, "partly village.1 farmer village.2 monk done", "done")
    assert row(state, "spaces", 0)["village.2"] == "monk" and prompt(state) == "action"


def test_5_4_the_form_of_one_place_has_room_for_one_place() -> None:
    market: Any = {0: {"monk": 5}}
    tiles = {"technology": {0: 2}}
    all_at_once: Any = question(lay("planning", market=market, **tiles), 0)  # type: ignore[arg-type]
    assert all_at_once["form"]["most"] == 7
    options = {"planning": "in_turn"}
    state = lay("planning", market=market, options=options, **tiles)  # type: ignore[arg-type]
    form: Any = question(state, 0)["form"]  # type: ignore[index]
    assert form["most"] == 3
    first = [slot["name"] for slot in form["slots"] if "technology" in slot["takes"]]
    assert "village.1" in first and "village.2" not in first  # 9.2: no farmer elsewhere before it
    assert rule(state, "ship.1=monk castle.1=monk") == "5.4"


def test_5_5_the_town_hall_takes_anybody_but_starters() -> None:
    state = lay("planning", market={0: {"own:farmer": 1, "knight": 1, "scholar": 1}})
    assert rule(state, "townhall.1 own:farmer done") == "5.5"
    assert legal(state, "townhall.1 knight done")
    say(state, "townhall.1 scholar townhall.2 knight done")
    assert row(state, "spaces", 0) == {"townhall.1": "knight", "townhall.2": "scholar"}
    only = lay("planning", market={0: {"own:farmer": 1}})
    assert rule(only, "townhall.1 own:farmer done") == "5.5"


@pytest.mark.parametrize(
    ("tile", "follower", "stands", "not_there"),
    [
        ("school", "scholar", ["village.1", "village.2", "castle.3", "ship.3"], ["brewery.1"]),
        ("herb_garden", "boatman", ["village.1", "village.3", "castle.3"], ["ship.3", "brewery.1"]),
        ("herb_garden", "own:boatman", ["village.1"], ["monastery.1"]),
        ("barracks", "farmer", ["ship.3", "wagon.3"], ["village.2", "brewery.1"]),
    ],
)
def test_5_6_tiles_let_others_stand_in(
    tile: str, follower: str, stands: list[str], not_there: list[str]
) -> None:
    extra = {"extra_tiles": True}
    tiles = {0: [tile, "brewery"]}
    state = lay("planning", market={0: {follower: 1}}, tiles=tiles, options=extra)
    for space in stands:
        assert legal(state, f"{space} {follower} done"), space
    for space in not_there:
        assert rule(state, f"{space} {follower} done") == "5.3", space
    without = lay("planning", market={0: {follower: 1}}, tiles={0: ["brewery"]}, options=extra)
    assert not all(legal(without, f"{space} {follower} done") for space in stands)


def test_5_7_any_order_of_pairs_is_understood() -> None:
    words = (
        "village.3 craftsman knight.1 done",
        "village.3 craftsman village.1 farmer scriptorium.1 knight village.2 boatman done",
    )
    state = lay("planning", market={0: dict(ALL)})
    assert not legal(state, words[0])
    say(state, words[1])
    assert (
        row(state, "spaces", 0)["scriptorium.1"] == "knight" and len(row(state, "spaces", 0)) == 4
    )


def test_5_7_a_plan_has_one_spelling() -> None:
    state = lay("planning", market={0: {"monk": 3, "knight": 1, "scholar": 1}})
    assert rule(state, "scriptorium knight scholar farmhouse done") == "5.7"
    assert legal(state, "farmhouse scriptorium knight scholar done")
    assert rule(state, "townhall.2 monk townhall.1 knight townhall.2 done") == "5.7"


def test_5_7_only_open_choices_are_spelled() -> None:
    state = lay(
        "planning", market={0: {"farmer": 1, "own:farmer": 1, "boatman": 1, "craftsman": 1}}
    )
    assert "village" in choices(state)
    assert legal(state, "village farmer done") and legal(state, "village own:farmer done")
    assert not legal(state, "village farmer boatman craftsman done")


def test_5_7_a_follower_that_others_need_is_not_offered() -> None:
    """With a monk, a farmer and a boatman the Village can be completed in one way only."""
    state = lay("planning", market={0: {"farmer": 1, "boatman": 1, "monk": 1}})
    say(state, "village done")
    want = {"village.1": "farmer", "village.2": "boatman", "village.3": "monk"}
    assert row(state, "spaces", 0) == want


def test_the_first_plan_of_the_opening_example() -> None:
    """Opening trace: Village for a boatman, then Farmhouse and Castle; bag and coins must agree."""
    state = ORLEANS.new(2, "opening")
    state.act(0, "village done")
    state.act(1, "done")
    say(state, "village boatman")
    assert row(state, "bag", 0) == {
        "boatman": 1,
        "own:farmer": 1,
        "own:boatman": 1,
        "own:craftsman": 1,
    }
    assert row(state, "market", 0) == {"own:trader": 1} and row(state, "coins", 0) == {"n": 7}


def test_the_second_round_of_the_opening_example() -> None:
    bag = {0: {"boatman": 1, "own:farmer": 1, "own:boatman": 1, "own:craftsman": 1}}
    tracks = {0: {"boatman": 1}}
    state = lay("drawing", 2, market={0: {"own:trader": 1}}, bag=bag, tracks=tracks, coins=[7, 5])
    say(state, "draw:4", "draw:0")
    assert row(state, "bag", 0) == {} and sum(row(state, "market", 0).values()) == 5
    starters = {"own:farmer": 1, "own:boatman": 1, "own:craftsman": 1, "own:trader": 1}
    assert state.record is not None
    twin = lay("planning", 2, market={0: {"boatman": 1, **starters}}, tracks=tracks, coins=[7, 5])
    say(
        twin,
        "farmhouse.1 boatman farmhouse.2 own:craftsman castle.1 own:farmer "
        "castle.2 own:boatman castle.3 own:trader done",
    )
    say(twin, "farmhouse")
    assert row(twin, "goods", 0) == {"grain": 1} and all_asked(twin) == (0,)
    kinds = [e.kind for e in say(twin, "castle")]
    assert "recruited" in kinds
    assert row(twin, "tracks", 0) == {"n": [1, 1, 0, 0, 1, 0, 0]}


OPENING = {0: {"own:farmer": 1, "own:boatman": 1, "own:craftsman": 1, "own:trader": 1}}


@pytest.mark.parametrize(
    ("who", "code"), [("farmer", "not_on_market"), ("own:trader", "wrong_follower")]
)
def test_5_7_pairs_mean_what_they_say(who: str, code: str) -> None:
    """A place with one way to fill it is not filled that way for somebody who said another."""
    state = lay("planning", market=OPENING)
    word = f"village.1 {who} village.2 own:boatman village.3 own:craftsman done"
    reason = why_not(state, word)
    assert reason is not None and reason.code == f"orleans.{code}"


def test_5_1_nobody_comes_from_a_tower_one_does_not_have() -> None:
    state = lay("planning", market=OPENING)
    for word in ("partly village.1 tower:farmer done", "village.1 tower:farmer done"):
        assert rule(state, word) == "5.1"


def test_5_7_two_from_the_tower_have_one_order_in_the_town_hall() -> None:
    state = lay(
        "planning",
        market={0: {"monk": 1}},
        tiles={0: ["gunpowder_tower"]},
        tower={"farmer": 1, "knight": 1},
    )
    for letter in ("townhall.1", "tower:knight"):
        state.play(0, ORLEANS.alphabet.read(letter)[0])
    assert "townhall.2" not in choices(state)
    state.withdraw(0)
    assert legal(state, "townhall.1 tower:knight townhall.2 tower:farmer done")
