"""Rules 9: technology tiles."""

from tabularium.positions import all_asked, legal, prompt, say, table
from tabularium.positions.orleans import lay, row, rule

SCRIPTORIUM = {"scriptorium.1": "knight", "scriptorium.2": "scholar"}


def test_9_1_placed_after_passing_or_in_planning() -> None:
    state = lay(technology={0: 1}, spaces={1: SCRIPTORIUM})
    assert all_asked(state) == (0,)  # nothing to do, but a tile to place
    assert rule(state, "technology village.1") == "6.1"
    say(state, "pass technology village.1 done")
    assert row(state, "spaces", 0) == {"village.1": "technology"}
    plan = lay("planning", technology={0: 1})
    say(plan, "technology village.1 done")
    assert row(plan, "spaces", 0) == {"village.1": "technology"} and table(plan)["technology"] == [
        0,
        0,
        0,
    ]


def test_9_1_it_may_be_kept() -> None:
    state = lay(technology={0: 1}, spaces={1: SCRIPTORIUM})
    say(state, "pass done")
    assert table(state)["technology"] == [1, 0, 0] and all_asked(state) == (1,)
    none = lay("planning", market={0: {"farmer": 1}})
    assert rule(none, "technology village.1 done") == "9.1"


def test_9_2_the_first_goes_to_a_farmers_space() -> None:
    state = lay("planning", technology={0: 2})
    assert rule(state, "technology farmhouse.1 done") == "9.2"
    assert legal(state, "technology village.1 done")
    assert legal(state, "technology farmhouse.1 technology village.1 done")  # understood
    say(state, "technology village.1 technology farmhouse.1 done")
    assert row(state, "spaces", 0) == {"village.1": "technology", "farmhouse.1": "technology"}
    later = lay("planning", technology={0: 1}, experienced=[1, 0, 0])
    assert legal(later, "technology farmhouse.1 done")


def test_9_3_never_on_a_monks_space_but_beside_it() -> None:
    tiles = {0: ["cellar"]}
    state = lay("planning", technology={0: 1}, experienced=[1, 0, 0], tiles=tiles)
    assert rule(state, "technology cellar.1 done") == "9.3"
    assert legal(state, "technology cellar.2 done")


def test_9_4_one_for_a_place_on_an_empty_space() -> None:
    spaces = {0: {"village.1": "technology", "castle.1": "farmer"}}
    state = lay("planning", technology={0: 2}, experienced=[1, 0, 0], spaces=spaces)
    assert rule(state, "technology village.2 done") == "9.4"
    assert rule(state, "technology ship.1 technology ship.2 done") == "9.4"
    assert rule(state, "technology castle.1 done") == "5.2"


def test_9_5_not_on_a_single_space() -> None:
    tiles = {0: ["hayrick", "pharmacy"]}
    state = lay("planning", technology={0: 1}, tiles=tiles)
    assert rule(state, "technology hayrick.1 done") == "9.5"
    assert rule(state, "technology pharmacy.1 done") == "9.5"


def test_9_6_it_stays_and_counts() -> None:
    spaces = {0: {"scriptorium.1": "technology", "scriptorium.2": "scholar"}, 1: SCRIPTORIUM}
    state = lay(spaces=spaces)
    say(state, "scriptorium")
    assert row(state, "spaces", 0) == {"scriptorium.1": "technology"}
    assert row(state, "bag", 0)["scholar"] == 1 and "knight" not in row(state, "bag", 0)


def test_9_7_not_on_the_town_hall() -> None:
    state = lay("planning", technology={0: 1}, experienced=[1, 0, 0])
    assert rule(state, "technology townhall.1 done") == "9.7"


def test_9_1_in_turn_a_tile_and_followers_of_one_place() -> None:
    options = {"planning": "in_turn"}
    state = lay("planning", technology={0: 1}, market={0: {"monk": 3}}, options=options)
    assert prompt(state) == "plan_one" and rule(state, "technology ship.1 village done") == "5.4"
    say(state, "technology ship.1 ship done")
    assert row(state, "spaces", 0) == {"ship.1": "technology", "ship.2": "monk", "ship.3": "monk"}


def test_9_1_tiles_are_named_in_any_order() -> None:
    for experienced in ([0, 0, 0], [1, 0, 0]):
        state = lay(technology={0: 2}, experienced=experienced)
        say(state, "pass technology castle.1 technology village.1 done")
        assert row(state, "spaces", 0) == {"castle.1": "technology", "village.1": "technology"}
    state = lay(technology={0: 2})
    assert legal(state, "pass technology farmhouse.1 technology village.1 done")
    assert rule(state, "pass technology farmhouse technology village.1 done") == "9.1"
    assert rule(state, "pass technology farmhouse.1 technology farmhouse.2 done") == "9.2"
