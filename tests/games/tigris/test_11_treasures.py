"""Rules 11: treasures."""

import pytest

from tabularium.positions import asked, kinds, legal, only, prompt, refusal, say, table
from tabularium.positions.tigris import lay, points

# Two temples with treasures, one cell apart.
PAIR = {"red": "e5 g5", "bull.trader": "e6"}


def test_11_1_after_every_action() -> None:
    """Regression: other engines look only at the end of a turn."""
    state = lay({**PAIR, "red": "e5 g5 i5"}, {0: "black"}, bare=True, treasures="e5 g5 i5")
    say(state, "tile:black f5")
    assert state.view(0)["prompt"] == {}
    assert (asked(state), prompt(state)) == (1, "treasure_stays")  # the owner, though not active
    events = say(state, "e5")
    told = {"seat": 1, "cells": ["g5"], "stays": "e5", "left": 2}
    assert only(events, "treasures") == told
    assert table(state)["won"] == [0, 1, 0, 0] and asked(state) == 0


def test_11_1_a_leader_can_set_it_off_too() -> None:
    state = lay({"red": "e5 f5 g5"}, treasures="e5 f5 g5", bare=True)
    say(state, "leader:trader f6")
    assert (asked(state), prompt(state)) == (0, "treasure_stays")
    say(state, "f5")
    assert table(state)["won"] == [2, 0, 0, 0] and table(state)["treasures"] == ["f5"]


def test_11_1_before_the_second_action() -> None:
    state = lay({**PAIR, "red": "e5 g5 i5"}, {0: "black black"}, bare=True, treasures="e5 g5 i5")
    say(state, "tile:black f5")
    say(state, "e5")
    say(state, "tile:black h5")  # one kingdom with e5 and i5
    assert (asked(state), prompt(state)) == (1, "treasure_stays")


def test_11_2_the_owner_chooses_which_stays() -> None:
    state = lay(PAIR, {0: "black"}, bare=True, treasures="e5 g5")
    say(state, "tile:black f5")
    told = {"treasures": ["e5", "g5"], "may_stay": ["e5", "g5"]}
    assert state.view(1)["prompt"] == told
    assert refusal(state, "f5") == ("no_treasure_there", "11.2")
    assert refusal(state, "pass") == ("name_a_treasure", "11.2")
    assert legal(state, "e5") and legal(state, "g5")


def test_11_3_corner_treasures_first() -> None:
    """Worked example: a blue point for the bull, then the lion takes the upper, corner treasure."""
    pieces = {"red": "b6", "black": "b5", "lion.trader": "b3", "bull.farmer": "a2"}
    state = lay(pieces, {0: "blue"}, treasures="b2 b6 k1 f3")
    events = say(state, "tile:blue b4")
    assert kinds(events) == ["said", "tile", "points", "treasures"]
    assert points(state, 1) == (0, 1, 0, 0)
    assert only(events, "treasures")["cells"] == ["b2"] and table(state)["won"] == [1, 0, 0, 0]


def test_11_3_among_corners_the_owner_chooses() -> None:
    terrain = ["C.C.T", "....."]
    pieces = {"red": "a1 c1", "lion.trader": "a2"}
    state = lay(pieces, {0: "black"}, terrain=terrain, bare=True, treasures="a1 c1")
    say(state, "tile:black b1")
    assert prompt(state) == "treasure_stays" and legal(state, "a1") and legal(state, "c1")


def test_11_3_others_may_stay_whichever_the_owner_likes() -> None:
    """Regression: one engine knows two corners only, one takes all temples of the set-up first."""
    terrain = ["C.T.T", "....."]
    pieces = {"red": "a1 c1 e1", "lion.trader": "a2", "black": "d1"}
    state = lay(pieces, {0: "black"}, terrain=terrain, bare=True, treasures="a1 c1 e1")
    say(state, "tile:black b1")
    assert refusal(state, "a1") == ("corner_first", "11.3")
    assert legal(state, "c1") and legal(state, "e1")
    say(state, "e1")
    assert table(state)["won"] == [2, 0, 0, 0]


CORNERS = [("b2", "d2", "b1", "c2"), ("p2", "n2", "p1", "o2"), ("b8", "a9", "c8", "a8")]


@pytest.mark.parametrize(
    ("corner", "inner", "trader", "link"), [*CORNERS, ("o9", "o11", "p9", "o10")]
)
def test_11_3_four_corners_are_on_the_board(
    corner: str, inner: str, trader: str, link: str
) -> None:
    pieces = {"red": inner, "lion.trader": trader}
    state = lay(pieces, {0: "black"}, treasures=f"{corner} {inner} k1 f3")
    told = only(say(state, f"tile:black {link}"), "treasures")
    assert (told["cells"], told["stays"]) == ([corner], inner)


def test_11_4_without_a_trader_treasures_wait() -> None:
    state = lay({"red": "e5 g5", "bull.king": "e6"}, {0: "black"}, bare=True, treasures="e5 g5")
    say(state, "tile:black f5")
    assert prompt(state) == "action" and table(state)["treasures"] == ["e5", "g5"]
    say(state, "leader:trader d5")
    assert prompt(state) == "treasure_stays"


def test_11_4_a_single_treasure_is_not_taken() -> None:
    state = lay({})
    say(state, "leader:trader b1")
    assert prompt(state) == "action" and table(state)["won"] == [0, 0, 0, 0]
