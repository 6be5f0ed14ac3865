"""Rules 6, 7 and 8: actions, recruiting, development."""

import pytest

from tabularium.games.orleans import material as m
from tabularium.positions import all_asked, choices, legal, prompt, say, table
from tabularium.positions.orleans import lay, position, row, rule

VILLAGE = {"village.1": "own:farmer", "village.2": "own:boatman", "village.3": "own:craftsman"}
FARMHOUSE = {"farmhouse.1": "own:boatman", "farmhouse.2": "own:craftsman"}
CASTLE = {"castle.1": "own:farmer", "castle.2": "own:boatman", "castle.3": "own:trader"}
UNIVERSITY = {"university.1": "own:farmer", "university.2": "monk", "university.3": "own:trader"}
SCRIPTORIUM = {"scriptorium.1": "knight", "scriptorium.2": "scholar"}
MONASTERY = {"monastery.1": "scholar", "monastery.2": "own:trader"}


def test_6_1_one_action_each_in_turn_until_all_pass() -> None:
    spaces = {0: {**SCRIPTORIUM, **FARMHOUSE}, 1: SCRIPTORIUM, 2: SCRIPTORIUM}
    state = lay(spaces=spaces, start=1)
    order = []
    for word in ("scriptorium", "scriptorium", "scriptorium", "farmhouse"):
        order.append(all_asked(state)[0])
        say(state, word)
    assert order == [1, 2, 0, 0]


def test_6_1_nothing_else_can_be_said() -> None:
    state = lay(spaces={0: SCRIPTORIUM})
    assert rule(state, "coin") == "6.1" and choices(state) == ["scriptorium", "pass"]


def test_6_2_passing_is_final_and_automatic_without_actions() -> None:
    spaces = {0: {**SCRIPTORIUM, **FARMHOUSE}, 1: {**SCRIPTORIUM, **FARMHOUSE}}
    state = lay(spaces=spaces)
    say(state, "pass")
    say(state, "scriptorium")
    assert all_asked(state) == (1,)  # seat 0 has passed, seat 2 could do nothing
    assert row(state, "spaces", 0) == {**SCRIPTORIUM, **FARMHOUSE}


def test_6_3_only_staffed_places_and_followers_go_to_the_bag() -> None:
    state = lay(spaces={0: {**SCRIPTORIUM, "village.1": "farmer"}, 1: SCRIPTORIUM})
    assert rule(state, "village") == "6.3" and rule(state, "brewery") == "6.3"
    say(state, "scriptorium")
    assert row(state, "bag", 0)["knight"] == 1 and row(state, "bag", 0)["scholar"] == 1
    assert row(state, "spaces", 0) == {"village.1": "farmer"}


def test_6_4_unused_places_keep_their_followers() -> None:
    state = lay(spaces={0: SCRIPTORIUM, 1: SCRIPTORIUM}, event="income")
    say(state, "pass", "pass")
    assert row(state, "spaces", 0) == SCRIPTORIUM and prompt(state) == "draw"


@pytest.mark.parametrize(
    ("spaces", "track", "word"),
    [
        (FARMHOUSE, "farmer", "farmhouse"),
        (UNIVERSITY, "scholar", "university"),
        (CASTLE, "knight", "castle"),
    ],
)
def test_6_5_no_recruits_at_the_end_of_a_track(
    spaces: dict[str, str], track: str, word: str
) -> None:
    end = {"farmer": 8}.get(track, 5)
    mine = {0: {**spaces, **SCRIPTORIUM}}
    state = lay(spaces=mine, tracks={0: {track: end}})
    assert rule(state, word) == "6.5"
    assert legal(lay(spaces=mine, tracks={0: {track: end - 1}}), word)


def test_6_5_the_village_goes_on_with_the_other_tracks() -> None:
    state = lay(spaces={0: VILLAGE}, tracks={0: {"boatman": 5}})
    assert rule(state, "village boatman") == "6.5" and legal(state, "village craftsman")
    full = {"boatman": 5, "craftsman": 5, "trader": 5}
    state = lay(spaces={0: {**VILLAGE, **SCRIPTORIUM}}, tracks={0: full})
    assert rule(state, "village") == "6.5"


def test_6_6_empty_stacks_forbid_the_action() -> None:
    both = {0: {**FARMHOUSE, **SCRIPTORIUM}}
    assert rule(lay(spaces=both, goods={1: {"grain": 24}}), "farmhouse") == "6.6"
    assert rule(lay(spaces=both, bag={1: {"farmer": 14}}), "farmhouse") == "6.6"
    state = lay(spaces={0: VILLAGE}, technology={1: 16})
    assert rule(state, "village craftsman") == "6.6"
    assert legal(state, "village boatman")
    none_left = lay(spaces={0: VILLAGE}, pile=["school"])
    assert rule(none_left, "village trader") == "6.6"  # the first must be of pile I


@pytest.mark.parametrize(
    ("before", "good"),
    list(enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"])),
)
def test_7_1_farmhouse(before: int, good: str) -> None:
    state = lay(spaces={0: FARMHOUSE, 1: SCRIPTORIUM}, tracks={0: {"farmer": before}})
    say(state, "farmhouse")
    assert row(state, "goods", 0) == {good: 1} and position(state, 0, "farmer") == before + 1
    assert row(state, "bag", 0)["farmer"] == 1


@pytest.mark.parametrize(("before", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 0)])
def test_7_2_boatmen(before: int, coins: int) -> None:
    state = lay(spaces={0: VILLAGE, 1: SCRIPTORIUM}, tracks={0: {"boatman": before}})
    assert rule(state, "village knight") == "7.2"
    say(state, "village boatman")
    assert row(state, "coins", 0) == {"n": 5 + coins}
    assert row(state, "citizens", 0) == {"n": 1 if before == 4 else 0}


def test_7_2_the_second_at_the_end_of_the_boatmens_track_gets_nothing_more() -> None:
    state = lay(
        spaces={0: VILLAGE, 1: SCRIPTORIUM},
        tracks={0: {"boatman": 4}, 1: {"boatman": 5}},
        citizens=[0, 1, 0],
        citizens_taken=1 << m.CITIZEN_OF_BOATMEN,
    )
    say(state, "village boatman")
    assert table(state)["citizens"] == [0, 1, 0] and row(state, "coins", 0) == {"n": 5}
    assert row(state, "bag", 0)["boatman"] == 1


def test_7_3_craftsmen_bring_technology() -> None:
    state = lay(spaces={0: VILLAGE, 1: SCRIPTORIUM})
    say(state, "village craftsman")
    assert table(state)["technology"] == [1, 0, 0] and table(state)["technology_supply"] == 15


def test_7_4_traders_bring_place_tiles_the_first_of_pile_one() -> None:
    state = lay(spaces={0: VILLAGE, 1: SCRIPTORIUM})
    assert rule(state, "village trader school") == "7.4"
    say(state, "village trader bathhouse")
    assert row(state, "tiles", 0) == {"n": ["bathhouse"]}
    later = lay(
        spaces={0: VILLAGE, 1: SCRIPTORIUM}, tracks={0: {"trader": 1}}, tiles={2: ["school"]}
    )
    assert legal(later, "village trader pharmacy") and legal(later, "village trader hayrick")
    assert rule(later, "village trader school") == "7.4"


@pytest.mark.parametrize(("before", "points"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_7_5_university(before: int, points: int) -> None:
    state = lay(spaces={0: UNIVERSITY, 1: SCRIPTORIUM}, tracks={0: {"scholar": before}})
    say(state, "university")
    assert position(state, 0, "development") == points


def test_7_6_the_fourth_knight_brings_a_citizen_to_the_first() -> None:
    state = lay(spaces={0: CASTLE, 1: CASTLE}, tracks={0: {"knight": 3}, 1: {"knight": 3}})
    say(state, "castle", "castle")
    assert table(state)["citizens"] == [1, 0, 0]
    assert position(state, 1, "knight") == 4 and m.DRAW_LIMIT[4] == 7


def test_7_7_monastery() -> None:
    state = lay(spaces={0: MONASTERY, 1: SCRIPTORIUM}, event="plague")
    say(state, "monastery")
    assert row(state, "bag", 0)["monk"] == 1 and table(state)["supply"]["monk"] == 10


def test_7_8_scriptorium() -> None:
    state = lay(spaces={0: SCRIPTORIUM, 1: SCRIPTORIUM})
    say(state, "scriptorium")
    assert position(state, 0, "development") == 1


def test_8_1_coins_on_the_way() -> None:
    tracks = {0: {"scholar": 4, "development": 6}}
    state = lay(spaces={0: UNIVERSITY, 1: SCRIPTORIUM}, tracks=tracks)
    say(state, "university")  # 6 to 12: over 7, onto 12
    assert row(state, "coins", 0) == {"n": 5 + 3 + 4}


def test_8_2_citizens_for_the_first_only() -> None:
    tracks = {0: {"development": 2}, 1: {"development": 2}}
    state = lay(spaces={0: SCRIPTORIUM, 1: UNIVERSITY}, tracks=tracks)
    say(state, "scriptorium", "university")
    assert table(state)["citizens"] == [1, 0, 0] and position(state, 1, "development") == 4


@pytest.mark.parametrize(
    ("position", "level"),
    [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6)],
)
def test_8_3_levels(position: int, level: int) -> None:
    assert m.LEVEL[position] == level


def test_8_4_points_beyond_the_end_are_lost() -> None:
    state = lay(spaces={0: SCRIPTORIUM, 1: SCRIPTORIUM}, tracks={0: {"development": 30}})
    say(state, "scriptorium")
    assert position(state, 0, "development") == 30 and "knight" in row(state, "bag", 0)
