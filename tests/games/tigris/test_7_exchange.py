"""Rules 7: exchanging tiles."""

import json

from tabularium.kernel import Facts
from tabularium.positions import asked, holding, kinds, legal, only, refusal, say
from tabularium.positions.tigris import lay

ENDS: Facts = {"short_exchange": "ends"}
HAND = "red red blue green black black"


def test_7_1_one_to_six_tiles() -> None:
    state = lay({}, {0: HAND})
    assert refusal(state, "exchange done") == ("exchange_nothing", "7.1")
    assert refusal(state, "exchange red red red done") == ("no_tile_in_hand", "7.1")
    assert refusal(state, "exchange a1 done") == ("name_a_colour", "7.1")
    assert legal(state, "exchange black red done")  # any order is understood
    say(state, f"exchange {HAND} done")
    assert len(holding(state, "hand.0")) == 6 and holding(state, "discards.0") == HAND.split()


def test_7_1_new_tiles_can_be_used_in_the_second_action() -> None:
    state = lay({}, {0: "red"})
    say(state, "exchange red done")
    assert asked(state) == 0
    new = holding(state, "hand.0")[0]
    assert legal(state, f"tile:{new} {'a4' if new == 'blue' else 'a5'}")


def test_7_1_nothing_in_hand() -> None:
    state = lay({})
    assert refusal(state, "exchange red done") == ("empty_hand", "7.1")


def test_7_2_nobody_sees_what_left() -> None:
    state = lay({}, {0: HAND})
    events = say(state, "exchange red blue done")
    for seat in (1, 2, 3, 4):
        told = json.dumps([event.dump(seat) for event in events])
        assert "red" not in told and "blue" not in told
        assert '"exchange ? ? done"' in told and '"count": 2' in told
    assert only(events, "exchanged")["tiles"] == ["red", "blue"]
    assert state.view(1).places["discards.0"] == 2
    assert state.view(0).places["discards.0"] == ["red", "blue"]


def test_7_2_casualties_of_exchange_never_come_back() -> None:
    state = lay({}, {0: HAND})
    say(state, "exchange red done")
    assert holding(state, "out") == [] and len(holding(state, "bag")) == 153 - 10 - 6 - 1


def test_7_3_nobody_exchanges_more_than_the_bag_holds() -> None:
    state = lay({}, {0: HAND}, bag=2)
    assert refusal(state, "exchange red red blue done") == ("bag_too_small", "7.3")
    assert legal(state, "exchange red red done")
    state = lay({}, {0: HAND}, bag=0)
    assert refusal(state, "exchange red done") == ("bag_too_small", "7.3")


def test_7_3_or_it_ends_the_game_at_once() -> None:
    pieces = {"red": "e5", "lion.king": "f5"}
    monuments = [("red-black", "black", "g5")]
    state = lay(pieces, {0: HAND}, bag=2, monuments=monuments, options=ENDS)
    events = say(state, "exchange red red blue done")
    assert state.result is not None and state.result.kind == "ranked"
    assert state.result.detail["cause"] == "exchange"
    assert "points" not in kinds(events)  # no income any more


def test_7_3_just_enough_tiles_do_not() -> None:
    state = lay({}, {0: HAND}, bag=2, options=ENDS)
    say(state, "exchange red red done")
    assert not state.over and holding(state, "bag") == []
