"""Rules 3: turns and actions."""

import pytest

from tabularium.games.tigris.spec import SPEC
from tabularium.kernel import BadPosition, Facts
from tabularium.positions import asked, kinds, legal, prompt, refusal, say
from tabularium.positions.tigris import cells_after, lay


def test_3_1_turns_go_clockwise() -> None:
    state = SPEC.new(3)
    seats = []
    for _ in range(4):
        seats.append(asked(state))
        say(state, "pass")
    first = seats[0]
    assert seats == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_3_2_the_opening_has_714_actions_besides_exchanges_and_pass() -> None:
    state = lay({}, {0: "red blue green black"})
    firsts = ["tile:red", "tile:blue", "tile:green", "tile:black", "catastrophe"]
    firsts += [f"leader:{office}" for office in ("king", "priest", "farmer", "trader")]
    counts = [len(cells_after(state, first)) for first in firsts]
    assert counts == [125, 41, 125, 125, 166, 33, 33, 33, 33] and sum(counts) == 714
    offered = [SPEC.alphabet.text(letter) for letter in state.options(0)]
    assert sorted(offered) == sorted([*firsts, "exchange", "pass"])


def test_3_2_nothing_else_is_an_action() -> None:
    state = lay({}, {0: "red"})
    for word in ("red", "support:1", "a1", "decline", "monument:red-blue", "done"):
        assert refusal(state, word) == ("choose_an_action", "3.2")
    assert refusal(state, "tile:red pass") == ("name_a_cell", "3.2")


def test_3_3_two_actions_the_same_twice_if_wanted() -> None:
    state = lay({}, {0: "red red"})
    say(state, "tile:red a5")
    assert asked(state) == 0 and state.view(0)["prompt"] == {"actions_left": 1}
    say(state, "tile:red a6")
    assert asked(state) == 1


def test_3_3_a_leader_that_lost_a_revolt_may_come_again() -> None:
    state = lay({"bull.king": "b1"}, {1: "red"})
    for _ in range(2):
        say(state, "leader:king c2")
        say(state, "support:0")
        say(state, "support:0")
    assert asked(state) == 1


def test_3_4_pass_after_one_action_or_before_any() -> None:
    state = lay({}, {0: "red"})
    say(state, "tile:red a5")
    events = say(state, "pass")
    assert "passed" in kinds(events) and asked(state) == 1
    assert legal(state, "pass")


def test_3_4_whoever_is_away_passes() -> None:
    assert SPEC.new(2).fallback(0) == "pass"


def test_3_5_wars_then_monument_then_treasures() -> None:
    """One tile: a war of kings, a square of four, and two treasures for a trader."""
    left = {"red": "d5 h6", "lion.king": "d6", "black": "e5 f5 e6"}
    right = {"green": "g6", "bull.trader": "h5", "bull.king": "h7"}
    state = lay({**left, **right}, {0: "black"}, bare=True, treasures="d5 h6")
    events = say(state, "tile:black f6")
    assert kinds(events) == ["said", "tile", "union", "war"] and prompt(state) == "support"
    say(state, "support:0")
    say(state, "support:0")
    assert (asked(state), prompt(state)) == (0, "monument")
    say(state, "e5 monument:red-black")
    assert (asked(state), prompt(state)) == (1, "treasure_stays")
    say(state, "d5")
    assert (asked(state), prompt(state)) == (0, "action")


def test_3_1_turns_belong_to_seats_of_the_game() -> None:
    match: Facts = {"frame": "Match", "turn": 1, "seat": 1}
    for stack in ([match, {"frame": "Turn", "seat": 5}], [{**match, "seat": 7}]):
        with pytest.raises(BadPosition) as caught:
            SPEC.load({"seats": 2, "stack": stack})
        assert caught.value.reason.code == "kernel.no_such_seat"


def test_3_3_a_turn_with_more_actions_than_two_is_over() -> None:
    assert asked(lay({}, dict.fromkeys(range(4), "red " * 6), actions=3)) == 1
