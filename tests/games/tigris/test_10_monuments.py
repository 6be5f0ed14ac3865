"""Rules 10: monuments."""

import pytest

from tabularium.games.tigris.spec import SPEC
from tabularium.kernel import BadPosition, State
from tabularium.positions import asked, holding, kinds, legal, only, prompt, refusal, say, table
from tabularium.positions.tigris import START, board, lay, points, square


def corner_of_three(colour: str = "black", **more: str) -> dict[str, str]:
    """Three tiles of a square at e5; f6 is missing."""
    return {colour: "e5 f5 e6", **more}


def test_10_1_a_square_of_four_may_carry_a_monument() -> None:
    state = lay(corner_of_three(), {0: "black"})
    say(state, "tile:black f6")
    assert (asked(state), prompt(state)) == (0, "monument")
    pairs = ["red-black", "blue-black", "green-black"]
    assert state.view(0)["prompt"] == {"squares": ["e5"], "pairs": pairs}
    events = say(state, "e5 monument:green-black")
    told = {"seat": 0, "pair": "green-black", "base": "black", "cell": "e5"}
    assert only(events, "monument") == told
    assert table(state)["monuments"] == [{"pair": "green-black", "base": "black", "at": "e5"}]
    assert state.view(0)["prompt"] == {"actions_left": 1}


def test_10_1_four_of_one_colour_and_a_real_square() -> None:
    state = lay({"black": "e5 f5", "red": "e6"}, {0: "black"})
    assert "points" not in kinds(say(state, "tile:black f6")) and prompt(state) == "action"
    state = lay({"black": "e5 f5 g5"}, {0: "black"})
    say(state, "tile:black h5")  # four in a row
    assert prompt(state) == "action"


def test_10_1_rows_do_not_run_over_the_edge() -> None:
    state = lay({"black": "p10 a11 p11"}, {0: "black black"})
    say(state, "tile:black o10")
    assert prompt(state) == "action"
    state = lay({"black": "a10 a11"}, {0: "black black"})
    say(state, "tile:black p10")
    assert prompt(state) == "action"
    say(state, "tile:black p9")
    assert asked(state) == 1


def test_10_1_only_the_cell_of_a_new_square_can_be_named() -> None:
    state = lay(corner_of_three(), {0: "black"})
    say(state, "tile:black f6")
    assert refusal(state, "f6 monument:red-black") == ("not_a_new_square", "10.1")
    assert refusal(state, "pass") == ("build_or_decline", "10.1")
    assert state.fallback(0) == "decline"


def test_10_2_the_monument_must_have_the_colour_and_be_there() -> None:
    state = lay(corner_of_three(), {0: "black"}, monuments=[("red-black", "red", "a5")])
    say(state, "tile:black f6")
    assert refusal(state, "e5 monument:red-blue") == ("monument_colour", "10.2")
    assert refusal(state, "e5 monument:red-black") == ("monument_built", "10.2")
    assert legal(state, "e5 monument:blue-black")


def test_10_2_without_a_fitting_monument_nothing_is_turned() -> None:
    built = [
        ("red-black", "red", "a5"),
        ("blue-black", "black", "i4"),
        ("green-black", "black", "k4"),
    ]
    state = lay(corner_of_three(), {0: "black"}, monuments=built)
    say(state, "tile:black f6")
    assert prompt(state) == "action" and board(state)["e5"] == "black"


def test_10_3_wars_come_first_and_may_break_the_square() -> None:
    """The new tile joins a lion and a bull kingdom; the black square is lost with the bull king."""
    pieces = {
        "red": "g6 c6",
        "lion.king": "h6",
        "bull.king": "c5",
        "black": "e5 f5 e6 d6",
    }
    state = lay(pieces, {0: "black black black black black black"}, bare=True)
    say(state, "tile:black f6")
    assert prompt(state) == "support"
    say(state, "support:5")
    say(state, "support:0")
    assert prompt(state) == "action" and "e5" not in board(state)


def test_10_3_a_square_that_stands_may_be_built_on() -> None:
    pieces = {"red": "g6 c6", "lion.king": "h6", "bull.king": "c5", "black": "e5 f5 e6 d6"}
    state = lay(pieces, {0: "black"}, bare=True)
    say(state, "tile:black f6")
    say(state, "support:0")
    say(state, "support:0")
    assert (asked(state), prompt(state)) == (0, "monument")


def test_10_4_turned_tiles_connect_and_do_nothing_else() -> None:
    state = lay(
        {"red": "e5", "lion.king": "f5", "black": "i5"}, monuments=[("red-black", "black", "g5")]
    )
    king = state.view(0).table["strengths"]["lion.king"]  # type: ignore[index]
    assert (king["at"], king["revolt"], king["war"]) == ("f5", 1, 1)
    kingdoms = state.view(0).table["kingdoms"]
    assert "i5" in kingdoms[0]["cells"]  # type: ignore[index]


def test_10_4_the_tiles_lie_under_the_monument() -> None:
    state = lay(corner_of_three(), {0: "black"})
    say(state, "tile:black f6")
    say(state, "e5 monument:red-black")
    assert [board(state)[cell] for cell in square("e5")] == ["base"] * 4
    assert holding(state, "under") == ["black"] * 4 and "black" not in holding(state, "board")


def archers_farmer() -> State:
    """Worked example: bull builds on temples; only they stood by the archer's farmer."""
    pieces = {
        "red": "e5 f5 e6 c5 g4",
        "bull.king": "d5",
        "archer.priest": "g5",
        "archer.farmer": "e7",
    }
    state = lay(pieces, {1: "red", 2: "blue"}, turn=1)
    say(state, "tile:red f6")
    return state


def test_10_5_leaders_lose_their_last_temple() -> None:
    state = archers_farmer()
    events = say(state, "e5 monument:red-black")
    told = [event.facts["leader"] for event in events if event.kind == "leader_back"]
    assert told == ["archer.farmer"]
    assert board(state)["d5"] == "bull.king" and board(state)["g5"] == "archer.priest"


def test_10_5_a_treasure_stays_on_its_turned_temple_and_can_be_taken() -> None:
    pieces = {"red": "e5 f5 e6 g7", "lion.trader": "g6"}
    state = lay(pieces, {0: "red"}, bare=True, treasures="e5", seats=2)
    say(state, "tile:red f6")
    say(state, "e5 monument:red-green")
    assert table(state)["treasures"] == ["e5"] and board(state)["e5"] == "base"
    state = lay(
        {"red": "h5", "black": "g5", "lion.trader": "h6"},
        {0: "black"},
        monuments=[("red-green", "red", "d5")],
        treasures="d5 h5",
        bare=True,
    )
    say(state, "tile:black f5")
    assert prompt(state) == "treasure_stays" and legal(state, "d5") and legal(state, "h5")


def test_10_6_one_of_several_squares() -> None:
    pieces = {"black": "e4 f4 g4 e5 g5 e6 f6 g6"}
    state = lay(pieces, {0: "black"}, bare=True)
    say(state, "tile:black f5")
    assert state.view(0)["prompt"]["squares"] == ["e4", "f4", "e5", "f5"]  # type: ignore[index]
    say(state, "f5 monument:red-black")
    assert prompt(state) == "action" and len(table(state)["monuments"]) == 1
    assert board(state)["e4"] == "black" and board(state)["g6"] == "base"


def test_10_7_declining_loses_the_square_but_not_its_tiles() -> None:
    state = lay(corner_of_three(black="e5 f5 e6 g5"), {0: "black black"})
    say(state, "tile:black f6")
    events = say(state, "decline")
    assert only(events, "monument_declined") == {"seat": 0}
    say(state, "tile:black g6")
    assert state.view(0)["prompt"]["squares"] == ["f5"]  # type: ignore[index]
    assert refusal(state, "e5 monument:red-black") == ("not_a_new_square", "10.1")


def test_10_8_income_at_the_end_of_the_own_turn() -> None:
    """Worked example, continued: bull gets black now, archer red at the end of his turn."""
    state = archers_farmer()
    assert points(state, 2) == (1, 0, 0, 0)  # for the tile
    say(state, "e5 monument:red-black")
    assert points(state, 1) == (0, 0, 0, 0)
    say(state, "pass")
    assert points(state, 1) == (0, 0, 0, 1) and points(state, 2) == (1, 0, 0, 0)
    say(state, "pass")
    assert points(state, 2) == (2, 0, 0, 0) and points(state, 1) == (0, 0, 0, 1)


def test_10_8_a_point_for_each_monument() -> None:
    built = [("red-black", "black", "g5"), ("blue-black", "black", "i5")]
    state = lay({"red": "e5", "lion.king": "f5"}, monuments=built)
    events = say(state, "pass")
    told = [event.facts for event in events if event.kind == "points"]
    assert told == [{"seat": 0, "colour": "black", "points": 2, "source": "monument"}]


def test_10_8_only_in_the_same_kingdom() -> None:
    state = lay({"red": "e5", "lion.king": "f5"}, monuments=[("red-black", "black", "h5")])
    say(state, "pass")
    assert points(state, 0) == (0, 0, 0, 0)


def test_10_9_a_king_counts_for_black_only() -> None:
    state = lay({"red": "e5", "lion.king": "f5"}, monuments=[("red-green", "red", "g5")])
    say(state, "pass")
    assert points(state, 0) == (0, 0, 0, 0)


@pytest.mark.parametrize("cell", square("g5"))
def test_10_10_monuments_stay_for_ever(cell: str) -> None:
    state = lay({}, {0: "black"}, monuments=[("red-black", "black", "g5")])
    assert refusal(state, f"catastrophe {cell}") == ("monument_is_safe", "6.2")
    assert refusal(state, f"tile:black {cell}") == ("not_empty", "5.1")


def test_the_only_farm_square() -> None:
    state = lay({"blue": "o4 p4 o5"}, {0: "blue"})
    say(state, "tile:blue p5")
    assert legal(state, "o4 monument:blue-black")


def test_10_4_a_base_does_not_run_over_the_edge() -> None:
    board = dict.fromkeys([*START, "p3", "a4", "p4", "a5"], "red")
    board |= dict.fromkeys(["p3", "a4", "p4", "a5"], "base")
    monument = {"pair": "red-blue", "base": "red", "at": "p3"}
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"seats": 2, "table": {"board": board, "monuments": [monument]}})
    assert "tigris.monuments" in [reason.code for reason in caught.value.reasons]
