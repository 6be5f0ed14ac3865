"""Rules 9: war."""

from typing import Any

import pytest

from tabularium.games.tigris.spec import SPEC
from tabularium.kernel import Event, State
from tabularium.positions import asked, holding, kinds, legal, only, prompt, refusal, say
from tabularium.positions.tigris import board, lay, points
from tabularium.research import layout_for

# A lion kingdom west of e5 and a bull kingdom east of it, both with king and trader. The markets of
# the bull are the only way from e5 to its king.
EXAMPLE = {
    "red": "c5 g5",
    "lion.trader": "c6",
    "lion.king": "b5",
    "green": "d5 f5 i5",
    "bull.trader": "g6",
    "bull.king": "h5",
}


def fight(state: State, attack: int, defence: int) -> list[Event]:
    """Both sides add tiles."""
    say(state, f"support:{attack}")
    return say(state, f"support:{defence}")


def test_9_1_a_tile_may_join_two_kingdoms() -> None:
    state = lay(EXAMPLE, {0: "black"})
    events = say(state, "tile:black e5")
    assert only(events, "union") == {"cell": "e5", "colours": ["green", "black"]}


def test_9_2_nobody_gets_a_point_for_a_union() -> None:
    """Regression: other engines pay for a peaceful union."""
    pieces = {"red": "c5 g5", "lion.king": "b5", "bull.trader": "g6", "black": "d5 f5"}
    state = lay(pieces, {0: "black"})
    events = say(state, "tile:black e5")
    assert kinds(events) == ["said", "tile", "union"] and only(events, "union")["colours"] == []
    assert points(state, 0) == points(state, 1) == (0, 0, 0, 0)
    state = lay(EXAMPLE, {0: "green"})
    say(state, "tile:green e5")
    say(state, "green")
    fight(state, 0, 0)
    assert points(state, 1) == (0, 0, 2, 0)  # the war, not the tile


def test_9_2_monument_and_treasures_follow_a_peaceful_union() -> None:
    state = lay(
        {"red": "d5 h5", "lion.king": "d6", "bull.trader": "h6", "black": "e5 e6 f6 g5"},
        {0: "black"},
        bare=True,
        treasures="d5 h5",
    )
    say(state, "tile:black f5")
    assert prompt(state) == "monument"
    say(state, "decline")
    assert (asked(state), prompt(state)) == (1, "treasure_stays")


def test_9_3_the_active_player_chooses_the_order() -> None:
    state = lay(EXAMPLE, {0: "black"})
    say(state, "tile:black e5")
    assert (asked(state), prompt(state)) == (0, "war_order")
    assert refusal(state, "red") == ("not_contested", "9.3")
    assert refusal(state, "support:0") == ("not_contested", "9.3")
    assert legal(state, "green") and legal(state, "black") and state.fallback(0) == "green"
    assert only(say(state, "black"), "war")["colour"] == "black"


def test_9_3_also_if_he_has_no_part_in_it() -> None:
    state = lay(EXAMPLE, {2: "black"}, turn=2)
    say(state, "tile:black e5")
    assert (asked(state), prompt(state)) == (2, "war_order")
    say(state, "green")
    assert asked(state) == 0


def test_9_3_a_single_war_begins_at_once() -> None:
    pieces = {"red": "c5 g5", "lion.king": "b5", "bull.king": "g6", "green": "d5 f5"}
    state = lay(pieces, {0: "black"})
    assert kinds(say(state, "tile:black e5")) == ["said", "tile", "union", "war"]


def test_9_4_the_unification_tile_counts_for_nobody_and_is_never_lost() -> None:
    state = lay(EXAMPLE, {0: "green"})
    say(state, "tile:green e5")
    events = say(state, "green")
    told = only(events, "war")
    assert (told["attack"], told["defence"]) == (1, 2)
    won = only(fight(state, 0, 0), "war_won")
    assert won["winner"] == 1 and won["lost"] == ["d5"]
    assert board(state)["e5"] == "green"


def test_9_4_regions_that_only_the_tile_touches_belong_to_nobody() -> None:
    state = lay({**EXAMPLE, "green": "d5 f5 i5 e6 e7"}, {0: "black green green"})
    say(state, "tile:black e5")
    told = only(say(state, "green"), "war")
    assert (told["attack"], told["defence"]) == (1, 2)
    won = only(fight(state, 2, 0), "war_won")
    assert won["winner"] == 0 and won["lost"] == ["f5", "i5"]
    assert board(state)["e6"] == board(state)["e7"] == "green"


def test_9_5_supporters_are_face_up_tiles_of_the_colour_anywhere_on_the_side() -> None:
    """The green base of a monument connects but does not support."""
    pieces = {
        "red": "c5 g5",
        "lion.trader": "c6",
        "green": "d5 f5 j5",
        "bull.trader": "g6",
    }
    state = lay(pieces, {0: "black"}, monuments=[("green-black", "green", "h5")])
    told = only(say(state, "tile:black e5"), "war")
    assert (told["attack"], told["defence"]) == (1, 2)  # f5 and, behind the monument, j5


def test_9_6_the_active_player_attacks_if_he_takes_part() -> None:
    for seat in (0, 1):
        state = lay(EXAMPLE, {seat: "black"}, turn=seat)
        say(state, "tile:black e5")
        told = only(say(state, "green"), "war")
        assert (told["attacker"], told["defender"]) == (seat, 1 - seat)


def test_9_6_otherwise_the_first_of_them_clockwise() -> None:
    for seat, seats, attacker in ((2, 4, 0), (3, 4, 0), (2, 3, 0)):
        state = lay(EXAMPLE, {seat: "black"}, seats, turn=seat)
        say(state, "tile:black e5")
        assert only(say(state, "green"), "war")["attacker"] == attacker
    pieces = {"red": "c5 g5", "lion.king": "b5", "archer.king": "g6", "green": "d5 f5"}
    state = lay(pieces, {1: "black"}, turn=1)
    assert only(say(state, "tile:black e5"), "war")["attacker"] == 2


def test_9_7_support_in_the_colour_of_the_leaders() -> None:
    state = lay(EXAMPLE, {0: "black red red green"})
    say(state, "tile:black e5")
    say(state, "green")
    assert refusal(state, "support:2") == ("too_few_tiles", "9.7")
    events = say(state, "support:1")
    assert only(events, "support") == {"seat": 0, "colour": "green", "tiles": 1}


def test_9_8_a_tie_is_the_defenders() -> None:
    state = lay(EXAMPLE, {0: "black green", 1: "green"})
    say(state, "tile:black e5")
    say(state, "green")
    won = only(fight(state, 1, 0), "war_won")
    assert (won["winner"], won["attack"], won["defence"]) == (1, 2, 2)


def test_9_8_even_nought_to_nought() -> None:
    state = lay(EXAMPLE, {0: "red"})
    say(state, "tile:red e5")
    won = only([*say(state, "black"), *fight(state, 0, 0)], "war_won")
    assert (won["winner"], won["attack"], won["defence"], won["lost"]) == (1, 0, 0, [])
    assert points(state, 1) == (0, 0, 0, 1)


def test_9_9_leader_and_supporters_go_and_bring_points() -> None:
    """Worked example: 1 and 4 from hand against 2 and 1; three green points, seven tiles gone."""
    state = lay(EXAMPLE, {0: "black green green green green", 1: "green blue"})
    say(state, "tile:black e5")
    say(state, "green")
    won = only(fight(state, 4, 1), "war_won")
    assert (won["winner"], won["attack"], won["defence"]) == (0, 5, 3)
    assert won["lost"] == ["f5", "i5"] and won["leader"] == "bull.trader"
    assert points(state, 0) == (0, 0, 3, 0) and points(state, 1) == (0, 0, 0, 0)
    assert holding(state, "out") == ["green"] * 7
    assert board(state)["d5"] == "green"  # the winner keeps his
    # The kings are no longer in one kingdom: their conflict is off.
    assert (asked(state), prompt(state)) == (0, "action")
    assert board(state)["h5"] == "bull.king"


PRIESTS = {
    "red": "d5 f5 g5 g6 i5",
    "lion.priest": "d6",
    "bull.priest": "h5",
    "bull.king": "i6",
}


def test_9_10_temples_with_a_treasure_or_beside_another_leader_stay() -> None:
    state = lay(PRIESTS, {0: "black red red red red"}, bare=True, treasures="g5")
    told = only(say(state, "tile:black e5"), "war")
    assert (told["attack"], told["defence"]) == (1, 4)
    won = only(fight(state, 4, 0), "war_won")
    assert won["lost"] == ["f5", "g6"]
    assert points(state, 0) == (3, 0, 0, 0)
    assert board(state)["g5"] == board(state)["i5"] == "red" and board(state)["i6"] == "bull.king"


def test_9_10_a_temple_beside_the_beaten_priest_only_goes() -> None:
    state = lay(PRIESTS, {0: "black red red red red"}, bare=True)
    say(state, "tile:black e5")
    won = only(fight(state, 4, 0), "war_won")
    assert won["lost"] == ["f5", "g5", "g6"]


def test_9_10_other_wars_protect_nothing() -> None:
    kings = {"red": "c5 g5 g4", "lion.king": "c6", "bull.king": "h5", "black": "d5 f5"}
    state = lay({**kings, "bull.priest": "f4"}, {0: "green black black"})
    say(state, "tile:green e5")
    won = only(fight(state, 2, 0), "war_won")
    assert won["lost"] == ["f5"] and board(state)["f4"] == "bull.priest"


def test_9_11_tiles_added_leave_in_their_own_colour() -> None:
    """Regression: another engine takes red tiles out of hands after every war."""
    hands = {0: "black green green red red", 1: "green red"}
    state = lay(EXAMPLE, hands)
    say(state, "tile:black e5")
    say(state, "green")
    fight(state, 2, 1)
    assert holding(state, "hand.0") == ["red", "red"] and holding(state, "hand.1") == ["red"]


THREE = {
    "red": "c5 g5",
    "lion.trader": "b5",
    "lion.king": "c6",
    "green": "d5 f6",
    "black": "f5 e6 e7",
    "bull.king": "g4",
    "bull.trader": "h5",
}


def test_9_12_three_groups_round_the_unification_tile() -> None:
    """Regression: another engine broke on this. Only what is still connected supports."""
    state = lay(THREE, {0: "red green"})
    events = say(state, "tile:red e5")
    assert only(events, "union")["colours"] == ["green", "black"]
    say(state, "green")
    events = fight(state, 1, 0)
    assert only(events, "war_won")["lost"] == ["f6"]
    told = only(events, "war")  # the kings are still in one kingdom: the next war
    assert (told["colour"], told["attack"], told["defence"]) == ("black", 0, 1)
    won = only(fight(state, 0, 0), "war_won")
    assert won["winner"] == 1 and board(state)["e6"] == "black"


def test_9_12_the_other_order_gives_another_result() -> None:
    state = lay(THREE, {0: "red green"})
    say(state, "tile:red e5")
    told = only(say(state, "black"), "war")
    assert (told["attack"], told["defence"]) == (0, 3)


def test_9_12_hands_can_be_short_in_the_second_war() -> None:
    state = lay(THREE, {0: "red green", 1: "green"})
    say(state, "tile:red e5")
    say(state, "green")
    fight(state, 1, 0)
    assert (asked(state), prompt(state)) == (0, "support") and holding(state, "hand.0") == []
    assert refusal(state, "support:1") == ("too_few_tiles", "9.7")


def test_9_13_the_tile_below_is_a_tile_like_any_other() -> None:
    pieces = {"red": "c5 g5", "lion.king": "b5", "bull.trader": "g6", "black": "d5 f5"}
    state = lay(pieces, {0: "black"})
    say(state, "tile:black e5")
    assert board(state)["e5"] == "black" and legal(state, "catastrophe e5")
    strengths = state.view(0).table["strengths"]
    assert strengths["lion.king"]["war"] == 3  # type: ignore[index]


# The uniting market f5 would lend each trader the markets of the other: 4 : 4 where it is 2 : 1.
TWO_TO_ONE = {
    "red": "c5 h5",
    "lion.trader": "c6",
    "green": "d5 e5 g5",
    "bull.trader": "h6",
    "lion.king": "b5",
    "black": "i5",
}


def test_9_14_strengths_shown_in_a_war_are_those_of_the_sides() -> None:
    state = lay(TWO_TO_ONE, {0: "green green", 1: "green"})
    told = only(say(state, "tile:green f5"), "war")
    assert (told["attack"], told["defence"]) == (2, 1)
    for observer in (0, 1, None):
        shown: Any = state.view(observer).table["strengths"]
        assert (shown["lion.trader"]["war"], shown["bull.trader"]["war"]) == (2, 1)
        assert shown["lion.king"]["war"] == 0  # i5 lies beyond, though this king does not fight
    asked_of: Any = state.view(0)["prompt"]
    assert (asked_of["attack"], asked_of["defence"]) == (2, 1)
    reckoned: Any = SPEC.outlook(state.view(0))
    assert reckoned["leaders"]["trader"]["war"] == 2 + 1  # and the market left in hand


def test_9_14_the_uniting_temple_stands_by_nobody_until_there_is_peace() -> None:
    pieces = {"red": "c5 f6 g5", "lion.priest": "d5", "bull.priest": "f5"}
    state = lay(pieces, {0: "red"})
    say(state, "tile:red e5")
    during: Any = state.view(None).table["strengths"]
    assert (during["lion.priest"]["revolt"], during["bull.priest"]["revolt"]) == (1, 2)
    fight(state, 0, 0)
    after: Any = state.view(None).table["strengths"]
    assert list(after) == ["bull.priest"] and after["bull.priest"]["revolt"] == 3


def test_9_14_the_research_vector_says_the_same() -> None:
    state = lay(TWO_TO_ONE, {0: "green green", 1: "green"})
    say(state, "tile:green f5")
    layout = layout_for("tigris", 4)
    vector = dict(zip(layout.labels(), layout.encode(state.view(1)), strict=True))
    shown = [vector[f"table.strengths.{who}.trader.war"] for who in ("lion", "bull")]
    assert shown[0] == pytest.approx(2 * shown[1]) and shown[1] > 0
