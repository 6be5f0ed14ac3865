"""Positions that people write: what follows is filled in, what contradicts is refused by name."""

from typing import Any

import pytest

from tabularium import games
from tabularium.games.orleans import material as m
from tabularium.kernel import BadPosition, State
from tabularium.positions import table

STARTERS = dict.fromkeys(m.KIND_CODES[m.STARTER :], 1)


def laid(**given: Any) -> State:
    return games["orleans"].load({"seats": 2, "table": given})


def contradiction(**given: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadPosition) as caught:
        laid(**given)
    detail = caught.value.reason.detail
    assert caught.value.reason.code == "orleans.inventory", caught.value
    where = detail["where"]
    assert isinstance(where, dict)
    return str(detail["what"]), where


def test_an_empty_position_is_a_fresh_game() -> None:
    orleans = games["orleans"]
    for seats in orleans.seats:
        fresh = orleans.new(seats, "x")
        assert orleans.load({"seats": seats, "seed": "x"}).digest() == fresh.digest()
        assert orleans.load({**fresh.dump()}).digest() == fresh.digest()


def test_1_11_stacks_hold_what_lies_nowhere_else() -> None:
    t = table(
        laid(
            bag=[{"farmer": 2}, {"knight": 1}],
            spaces=[{"village.1": "monk", "ship.3": "knight"}, {}],
            deeds={"wall": {"farmer": 1}},
            lost={"scholar": 1},
        )
    )
    assert t["supply"] == {
        "farmer": 9, "boatman": 6, "craftsman": 6, "trader": 6,
        "knight": 6, "scholar": 7, "monk": 7,
    }  # fmt: skip
    assert t["market"] == [STARTERS, STARTERS]


def test_1_11_starters_that_are_not_named_are_where_there_is_room() -> None:
    on_market = table(laid(spaces=[{"village.1": "own:farmer"}, {}], bag=[{}, {"own:trader": 1}]))
    assert on_market["market"][0] == {c: 1 for c in STARTERS if c != "own:farmer"}
    assert on_market["market"][1] == {c: 1 for c in STARTERS if c != "own:trader"}
    in_bag = table(laid(market=[{"farmer": 3}, {"own:boatman": 1}]))
    assert in_bag["bag"] == [STARTERS, {c: 1 for c in STARTERS if c != "own:boatman"}]


def test_1_11_treasury_jarmark_and_piles_are_what_is_left() -> None:
    t = table(
        laid(
            coins=[30, 12],
            goods=[{"brocade": 12, "bread": 1}, {}],
            technology=[1, 0],
            spaces=[{"farmhouse.1": "technology"}, {}],
            tiles=[["hayrick"], ["school"]],
            stations={"tours": 1, "orleans": 3},
        )
    )
    assert t["treasury"] == m.COINS - 42
    assert "brocade" not in t["ways"] and "brocade" not in t["jarmark"]
    assert t["technology_supply"] == m.TECHNOLOGIES - 2 and t["experienced"] == [1, 0]
    assert "hayrick" not in t["pile"] and "school" not in t["pile"] and len(t["pile"]) == 18
    assert t["unbuilt"] == [8, 9]


def test_1_11_citizens_come_from_tracks_and_deeds() -> None:
    tracks = [[0, 5, 0, 0, 0, 0, 20], [0, 0, 0, 0, 4, 0, 3]]
    deeds = {"astronomy": {"scholar": 2, "trader": 1}}
    t = table(laid(tracks=tracks, deeds=deeds, citizens=[3, 2]))
    taken = [3, m.FIRST_TRACK_CITIZEN, m.FIRST_TRACK_CITIZEN + 1]
    taken += [m.CITIZEN_OF_BOATMEN, m.CITIZEN_OF_KNIGHTS]
    assert t["citizens_taken"] == sum(1 << citizen for citizen in taken)
    assert contradiction(citizens=[2, 0]) == ("stacks", {"citizens": 2})


def test_1_11_what_contradicts_the_box_is_refused_by_name() -> None:
    assert contradiction(bag=[{"monk": 9}, {}]) == ("followers", {"monk": 9})
    assert contradiction(goods=[{"wine": 10}, {"wine": 9}]) == ("goods", {"wine": 19})
    assert contradiction(coins=[200, 100]) == ("stacks", {"coins": 300})
    assert contradiction(technology=[9, 9]) == ("stacks", {"technology": 18})
    assert contradiction(bag=[{"own:farmer": 2}, {}])[0] == "starters"
    assert contradiction(coins=[5, 5], treasury=3) == ("stacks", {"coins": 13})
    assert contradiction(goods=[{"wool": 15}, {}], ways=["wool"] * 43)[0] == "goods"


@pytest.mark.parametrize(
    "given",
    [
        {"coins": [5]},
        {"coins": [5, True]},
        {"bag": [{"bishop": 1}, {}]},
        {"tiles": [["casino"], []]},
        {"ways": ["bread"] * 43},
        {"ways": []},
        {"spaces": [{"village.9": "monk"}, {}]},
        {"deeds": {"tower": {}}},
        {"tracks": [[0] * 7]},
        {"merchant": ["paris", "tours"]},
        {"event": "flood"},
    ],
    ids=str,
)
def test_what_cannot_be_read_is_named(given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        laid(**given)
    assert caught.value.reason.detail["where"] == f"table.{next(iter(given))}"
