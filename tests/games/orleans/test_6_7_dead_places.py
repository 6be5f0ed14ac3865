"""Rules 6.7: one may plan where nothing can ever be done again, and is told so."""

from typing import Any

import pytest

from tabularium.games.orleans import material as m
from tabularium.kernel import Facts, State
from tabularium.positions import legal, prompt, say
from tabularium.positions.orleans import ORLEANS, lay, rule

CASTLE = {"farmer": 1, "boatman": 1, "trader": 1}
FULL = {"knight": 5}
ALL_SLOTS = {
    deed: {
        m.TYPES[kind]: m.DEED_SLOTS[7 * number + kind]
        for kind in range(7)
        if m.DEED_SLOTS[7 * number + kind]
    }
    for number, deed in enumerate(m.DEED_CODES)
}


def ask(seats: int = 2, **laid: Any) -> State:
    """A planning in which seat 0 is asked."""
    return lay("planning", seats, **{"market": {0: {"own:farmer": 1}}, **laid})


def dead(state: State, seat: int = 0) -> dict[str, str]:
    """Places that the outlook of a seat calls dead, with the rule."""
    found: Any = ORLEANS.outlook(state.view(seat))["dead"]
    assert all(set(each) == {"place", "rule", "why"} for each in found)
    return {each["place"]: each["rule"] for each in found}


def idle(events: list[Facts]) -> list[tuple[object, object]]:
    """Places and rules of the warnings among some events."""
    return [(event["place"], event["rule"]) for event in events if event["kind"] == "idle"]


def test_6_7_a_plan_for_a_dead_place_is_legal_and_its_preview_says_so() -> None:
    state = lay("planning", 2, market={0: CASTLE}, tracks={0: FULL})
    assert prompt(state) == "plan" and legal(state, "castle done")
    preview = state.preview(0, "castle done")
    assert idle(preview.events) == [("castle", "6.5")]
    assert idle(state.preview(0, "done").events) == []
    alive = lay("planning", 2, market={0: CASTLE})
    assert idle(alive.preview(0, "castle done").events) == []


def test_6_7_planning_in_turn_says_so_too_to_the_planner_alone() -> None:
    options = {"planning": "in_turn"}
    state = lay("planning", 2, market={0: CASTLE}, tracks={0: FULL}, options=options)
    assert idle(state.preview(0, "castle done").events) == [("castle", "6.5")]
    events = state.act(0, "castle done")
    assert idle([e for e in (event.dump(0) for event in events) if e]) == [("castle", "6.5")]
    assert idle([e for e in (event.dump(1) for event in events) if e]) == []


def test_6_7_what_is_planned_there_waits_in_vain() -> None:
    spaces = {0: {"scriptorium.1": "knight", "scriptorium.2": "scholar"}}
    state = lay("planning", 2, market={0: CASTLE}, tracks={0: FULL}, spaces=spaces)
    say(state, "castle done")
    assert prompt(state) == "action" and rule(state, "castle") == "6.5"


def test_6_7_the_end_of_a_track() -> None:
    assert dead(ask(2, tracks={0: FULL})) == {"castle": "6.5"}
    tracks = {"boatman": 5, "craftsman": 5}
    assert dead(ask(2, tracks={0: tracks})) == {}  # traders are left
    assert dead(ask(2, tracks={0: {**tracks, "trader": 5}})) == {"village": "6.5"}


def test_6_7_stations() -> None:
    built = {code: [0] for code in m.CITY_CODES[:10]}
    assert dead(ask(2, stations=built)) == {"guildhall": "10.6"}


def test_6_7_deeds() -> None:
    full = ask(4, deeds=ALL_SLOTS)
    assert dead(full) == {"townhall": "11.1"}
    monks = {"conclave": {"monk": 2}, "cathedral": {"monk": 2}, "peace": {"monk": 1}}
    state = ask(2, deeds=monks, market={0: {"monk": 1, "knight": 1}})
    assert dead(state) == {}  # others may still go
    assert idle(state.preview(0, "townhall.1 knight done").events) == []
    assert idle(state.preview(0, "townhall.1 monk done").events) == [("townhall", "11.1")]


@pytest.mark.parametrize(
    ("match_round", "event", "found"),
    [
        (10, "income", {}),  # a Plague may bring a scholar back
        (17, "plague", {}),
        (17, "income", {"university": "6.6"}),  # one that strikes last comes too late
        (18, "plague", {"university": "6.6"}),
    ],
)
def test_6_7_a_stack_that_the_plague_may_fill(
    match_round: int, event: str, found: dict[str, str]
) -> None:
    bag = {1: {"scholar": 8}}
    assert dead(ask(2, bag=bag, match_round=match_round, event=event)) == found


def test_6_7_a_stack_whose_followers_are_all_gone() -> None:
    scholars = {"plague": {"scholar": 2}, "astronomy": {"scholar": 2}}
    state = ask(2, deeds=scholars, lost={"scholar": 4}, event="income")
    assert dead(state) == {"university": "6.6"}


def test_6_7_goods_come_back_with_a_harvest_or_never() -> None:
    tiles = {0: ["hayrick", "tailor_shop"]}
    goods = {1: {"brocade": 12, "grain": 24}}
    state = ask(2, tiles=tiles, goods=goods, event="income")
    assert dead(state) == {"tailor_shop": "6.6"}
    late = ask(2, tiles=tiles, goods=goods, event="income", match_round=18)
    assert dead(late) == {"farmhouse": "6.6", "hayrick": "6.6", "tailor_shop": "6.6"}
    extra = {"extra_tiles": True}  # Goldsmith and Hideaway pay with any good
    assert dead(ask(2, tiles=tiles, goods=goods, options=extra, event="income")) == {}


def test_6_7_technology_and_the_sacristy() -> None:
    state = ask(2, tiles={0: ["laboratory"]}, technology={1: 16}, event="income")
    assert dead(state) == {"laboratory": "6.6"}
    tiles = {0: ["sacristy"]}
    assert dead(ask(2, tiles=tiles, event="income", match_round=17)) == {}
    last = ask(2, tiles=tiles, event="income", match_round=18)
    assert dead(last) == {"sacristy": "12.11"}
    assert dead(ask(2, tiles=tiles, event="taxes", match_round=18)) == {}


def test_6_7_the_last_pilgrimage() -> None:
    assert dead(ask(2, event="pilgrimage", match_round=17)) == {}
    assert dead(ask(2, event="pilgrimage", match_round=18)) == {"monastery": "13.1"}


def test_6_7_an_onlooker_reckons_nothing() -> None:
    assert "dead" not in ORLEANS.outlook(ask(2).view(None))
