"""Rules 15 and 16: the end, and the variants."""

from tabularium.games.orleans.scoring import parts_of
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import State
from tabularium.positions import all_asked, choices, legal, prompt, say, table
from tabularium.positions.orleans import ORLEANS, lay, rule


def test_15_1_the_last_citizen_goes_to_the_only_leader_in_stations() -> None:
    state = lay("last", 3, stations={"tours": [1], "blois": [1], "nevers": [2]}, match_round=18)
    assert state.over and table(state)["citizens"] == [0, 1, 0]
    tie = lay("last", 3, stations={"tours": [1], "nevers": [2]}, match_round=18)
    assert table(tie)["citizens"] == [0, 0, 0]
    nobody = lay("last", 3, match_round=18)
    assert table(nobody)["citizens"] == [0, 0, 0]


def test_15_2_the_rulebooks_example() -> None:
    """Five stations and two citizens at level 4 are 28 points."""
    stations = {c: [0] for c in ("tours", "blois", "nevers", "briare", "loches")}
    state = lay(
        stations=stations,
        tracks={0: {"development": 15}},
        citizens=[2, 0, 0],
        citizens_taken=1 | 1 << 13,  # the fourteenth is one of the two
        spaces={0: {"scriptorium.1": "knight", "scriptorium.2": "scholar"}},
    )
    assert isinstance(state, Orleans)
    parts = parts_of(state, 0)
    assert parts["stations"] + parts["citizens"] == 28


def test_15_2_goods_and_coins() -> None:
    goods = {0: {"grain": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1}}
    state = lay("last", 2, goods=goods, coins=[3, 5], match_round=18)
    assert state.result is not None and state.result.scores == [18, 5]


def test_15_3_bread_is_worth_the_level() -> None:
    tracks = {0: {"development": 22}}
    state = lay("last", 2, goods={0: {"bread": 2}}, tracks=tracks, coins=[0, 5], match_round=18)
    assert state.result is not None and state.result.scores == [10, 5]


def test_15_4_ties_go_to_the_further_developed() -> None:
    state = lay("last", 3, tracks={1: {"development": 2}}, match_round=18)
    assert state.result is not None and state.result.places == [2, 1, 2]
    shared = lay("last", 3, match_round=18)
    assert shared.result is not None and shared.result.places == [1, 1, 1]


def test_15_2_the_forecast_has_the_same_parts() -> None:
    state = lay(
        goods={0: {"wine": 2}}, spaces={0: {"scriptorium.1": "monk", "scriptorium.2": "monk"}}
    )
    forecast = ORLEANS.forecast(state.view(0))
    assert forecast["total"] == 11
    assert forecast["parts"] == {"coins": 5, "goods": 6, "bread": 0, "stations": 0, "citizens": 0}
    assert (forecast["level"], forecast["position"]) == (1, 0)
    assert ORLEANS.forecast(state.view(None)) == {}


def parts(state: State, seat: int) -> dict[str, int]:
    found = ORLEANS.forecast(state.view(seat))["parts"]
    assert isinstance(found, dict)
    return found


def test_15_1_the_forecast_counts_the_last_citizen() -> None:
    """If the game ended now, the only leader in stations would get it."""
    there = {"scriptorium.1": "monk", "scriptorium.2": "monk"}
    state = lay(stations={"tours": [1]}, spaces={0: there}, tracks={1: {"development": 9}})
    assert parts(state, 1)["citizens"] == 3 and parts(state, 0)["citizens"] == 0
    tied = lay(stations={"tours": [1], "blois": [0]}, spaces={0: there})
    assert parts(tied, 1)["citizens"] == 0


def test_15_2_the_outlook_names_needs_and_gifts() -> None:
    state = lay("planning", market={0: {"farmer": 1}}, spaces={0: {"village.2": "monk"}})
    places = ORLEANS.outlook(state.view(0))["places"]
    assert isinstance(places, dict)
    assert places["village"]["needs"] == ["farmer", "craftsman"]
    assert places["village"]["gives"]["boatman"] == {"follower": "boatman", "coins": 2}
    assert places["ship"]["why_not"] == "orleans.not_staffed"
    assert ORLEANS.outlook(state.view(0))["points"] == ORLEANS.forecast(state.view(0))
    seen = ORLEANS.outlook(state.view(None))
    # A spectator has nothing to reckon, but sees what everybody has and what comes.
    assert set(seen) == {"ready", "to_come", "scores", "ahead", "census"}


def test_15_2_the_outlook_tells_what_comes_to_everybody() -> None:
    farmers = {0: {"farmer": 3}, 1: {"farmer": 1}, 2: {"farmer": 2, "development": 9}}
    state = lay("planning", market={0: {"farmer": 1}}, tracks=farmers, event="income")
    seen = ORLEANS.outlook(state.view(None))
    assert seen["census"] == {"most": 0, "fewest": 1}
    ahead = seen["ahead"]
    assert isinstance(ahead, list) and [each["coins"] for each in ahead] == [1, 1, 3]
    assert seen["scores"] == [5, 5, 5]
    two = lay("planning", 2, market={0: {"farmer": 1}}, tracks={0: {"farmer": 3}})
    assert ORLEANS.outlook(two.view(0))["census"] == {"most": 0, "fewest": None}  # 3.2


# Variants


def fewer(seats: int) -> State:
    return ORLEANS.new(seats, "fewer", {"place_tiles": "fewer"})


def test_16_1_each_removes_a_tile_in_turn() -> None:
    state = fewer(3)
    order = []
    for word in ("bathhouse", "school", "none"):
        order.append(all_asked(state)[0])
        say(state, word)
    assert order == [0, 1, 2] and prompt(state) == "plan"
    pile = table(state)["pile"]
    assert isinstance(pile, list) and len(pile) == 18 and "bathhouse" not in pile


def test_16_1_with_two_players_two_each() -> None:
    state = fewer(2)
    say(state, "bathhouse")
    assert rule(state, "bathhouse") == "16.1" and rule(state, "theatre") == "16.1"
    say(state, "school", "pharmacy", "hayrick")
    assert prompt(state) == "plan"


def test_16_2_extra_tiles() -> None:
    state = ORLEANS.new(2, "extra", {"extra_tiles": True, "place_tiles": "fewer"})
    assert len(choices(state)) == 27 and legal(state, "hideaway")
    assert len(choices(fewer(2))) == 21


def test_16_3_treasury() -> None:
    assert table(ORLEANS.new(2, "rich", {"treasury": 500}))["treasury"] == 490


def test_16_4_tours_and_loches() -> None:
    ship = {"ship.1": "own:farmer", "ship.2": "own:boatman", "ship.3": "knight"}
    wagon = {"wagon.1": "monk", "wagon.2": "own:trader", "wagon.3": "knight"}
    spaces = {0: {**ship, **wagon}}
    water = lay(spaces=spaces, merchant={0: "tours"})
    assert legal(water, "ship loches") and rule(water, "wagon loches") == "10.2"
    road = lay(spaces=spaces, merchant={0: "tours"}, options={"tours_loches": "road"})
    assert legal(road, "wagon loches") and rule(road, "ship loches") == "10.1"
