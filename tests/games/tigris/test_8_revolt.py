"""Rules 8: revolt."""

from typing import Any

from tabularium.positions import asked, holding, kinds, legal, only, prompt, refusal, say
from tabularium.positions.tigris import board, lay, points


def test_8_1_a_second_leader_of_a_colour_begins_a_revolt() -> None:
    state = lay({"red": "e5", "bull.king": "f5"})
    events = say(state, "leader:king e6")
    told = {"attacker": 0, "defender": 1, "colour": "black", "attack": 1, "defence": 1}
    assert only(events, "revolt") == told
    assert (asked(state), prompt(state)) == (0, "support")


def test_8_1_another_colour_does_not() -> None:
    state = lay({"red": "e5", "bull.king": "f5"})
    assert "revolt" not in kinds(say(state, "leader:priest e6"))


def test_8_1_moving_into_a_kingdom_is_a_revolt_too() -> None:
    state = lay({"red": "e5", "bull.king": "f5", "lion.king": "b1"})
    assert "revolt" in kinds(say(state, "leader:king e6"))


def test_8_2_temples_beside_each_leader_whatever_its_colour() -> None:
    pieces = {"red": "e5 f6 h5", "green": "g5", "bull.trader": "h6"}
    state = lay(pieces, {0: "green red"})
    events = say(state, "leader:trader f5")  # e5 and f6; the trader has h5
    told = only(events, "revolt")
    assert (told["colour"], told["attack"], told["defence"]) == ("green", 2, 1)
    assert refusal(state, "support:2") == ("too_few_tiles", "8.3")  # markets do not count
    assert legal(state, "support:1")


def test_8_2_one_temple_may_stand_by_both() -> None:
    state = lay({"red": "e5", "bull.king": "f5"})
    told = only(say(state, "leader:king d5"), "revolt")
    assert (told["attack"], told["defence"]) == (1, 1)


def test_8_3_attacker_first_openly_then_defender_once_each() -> None:
    """Regression: another engine had secret bids."""
    state = lay({"red": "e5", "bull.king": "f5"}, {0: "red red", 1: "red"})
    say(state, "leader:king e6")
    events = say(state, "support:1")
    for observer in range(5):
        told = [event.dump(observer) for event in events]
        assert {"kind": "support", "seat": 0, "colour": "red", "tiles": 1} in told
    assert (asked(state), prompt(state)) == (1, "support")
    facts: Any = state.view(1)["prompt"]
    assert [each["add"] for each in facts["futures"]] == [0, 1]
    assert {name: fact for name, fact in facts.items() if name != "futures"} == {
        "role": "defender",
        "colour": "red",
        "leaders": "black",
        "attack": 2,
        "defence": 1,
    }
    assert state.fallback(1) == "support:0"
    say(state, "support:0")
    assert (asked(state), prompt(state)) == (0, "action")


def test_8_3_only_what_is_in_hand() -> None:
    state = lay({"red": "e5", "bull.king": "f5"}, {0: "red blue"})
    say(state, "leader:king e6")
    assert refusal(state, "support:2") == ("too_few_tiles", "8.3")
    assert refusal(state, "pass") == ("say_support", "8.3")


def test_8_3_who_has_no_temple_is_asked_all_the_same() -> None:
    """Whether a hand has temples is secret, so nobody may see it from a question left out."""
    state = lay({"red": "e5", "bull.king": "f5"}, {1: "blue"})
    say(state, "leader:king e6")
    assert asked(state) == 0
    say(state, "support:0")
    assert asked(state) == 1


def test_8_4_a_tie_is_the_defenders() -> None:
    """Worked example: two temples and two from hand against one and three from hand."""
    pieces = {"red": "e5 f6 h5", "green": "g5", "bull.trader": "h6"}
    state = lay(pieces, {0: "red red red", 1: "red red red blue"})
    say(state, "leader:trader f5")
    say(state, "support:2")
    events = say(state, "support:3")
    told = only(events, "revolt_won")
    assert (told["winner"], told["attack"], told["defence"]) == (1, 4, 4)
    assert told["leader"] == "lion.trader" and "f5" not in board(state)
    assert points(state, 1) == (1, 0, 0, 0) and points(state, 0) == (0, 0, 0, 0)
    assert holding(state, "out") == ["red"] * 5


def test_8_5_the_loser_goes_the_winner_gets_one_red_point() -> None:
    """Worked example: David's priest with three temples from hand against Anna's, four to one."""
    state = lay({"bull.priest": "j7"}, {0: "red red red red", 1: "red red"})
    say(state, "leader:priest h7")
    say(state, "support:3")
    events = say(state, "support:0")
    told = only(events, "revolt_won")
    assert (told["winner"], told["attack"], told["defence"]) == (0, 4, 1)
    assert points(state, 0) == (1, 0, 0, 0) and "j7" not in board(state)
    say(state, "tile:red i6")
    assert points(state, 0) == (2, 0, 0, 0)
    assert len(holding(state, "hand.0")) == 6 and asked(state) == 1


def test_8_5_the_beaten_leader_can_come_again() -> None:
    state = lay({"bull.priest": "j7"}, {0: "red"}, turn=0)
    say(state, "leader:priest h7")
    say(state, "support:1")
    say(state, "support:0")
    say(state, "pass")
    assert asked(state) == 1 and legal(state, "leader:priest j7")


def test_8_6_no_tile_on_the_board_is_lost() -> None:
    state = lay({"red": "e5 d6", "bull.king": "f5", "black": "f6 g5"}, {0: "red"})
    before = [piece for piece in board(state).values() if "." not in piece]
    say(state, "leader:king e6")
    say(state, "support:1")
    say(state, "support:0")
    assert [piece for piece in board(state).values() if "." not in piece] == before


def test_8_6_regions_that_the_beaten_leader_joined_are_apart_again() -> None:
    pieces = {"red": "e5 g5", "bull.king": "e6", "black": "h5"}
    state = lay(pieces, {1: "red"})
    say(state, "leader:king f5")  # joins e5 and g5, loses
    say(state, "support:0")
    say(state, "support:1")
    kingdoms = state.view(None).table["kingdoms"]
    assert kingdoms == [{"city": None, "cells": ["e5", "e6"], "leaders": ["bull.king"]}]


def test_8_7_tiles_added_are_out_of_the_game() -> None:
    state = lay({"red": "e5", "bull.king": "f5"}, {0: "red red blue", 1: "red"})
    say(state, "leader:king e6")
    say(state, "support:2")
    say(state, "support:1")
    assert holding(state, "out") == ["red"] * 3 and holding(state, "hand.0") == ["blue"]
    assert holding(state, "hand.1") == []  # not refilled before the turn ends


def test_8_8_nobody_withdraws_and_nobody_joins_in() -> None:
    state = lay({"red": "e5", "bull.king": "f5"}, {0: "red", 2: "red"})
    say(state, "leader:king e6")
    assert refusal(state, "withdraw:king") == ("say_support", "8.3")
    say(state, "support:0")
    assert refusal(state, "withdraw:king") == ("say_support", "8.3")
    reason = state.explain(2, "support:1")
    assert reason is not None and reason.code == "kernel.not_asked"


def test_a_preview_tells_of_the_revolt_and_stops_at_the_other_seat() -> None:
    state = lay({"red": "e5", "bull.king": "f5"}, {0: "red"})
    told = state.preview(0, "leader:king e6").events
    assert [event["kind"] for event in told] == ["said", "leader", "revolt"]
    assert told[2]["defender"] == 1
