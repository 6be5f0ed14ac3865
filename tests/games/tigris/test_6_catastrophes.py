"""Rules 6: catastrophes."""

from tabularium.positions import holding, kinds, legal, only, refusal, say, table
from tabularium.positions.tigris import board, lay


def test_6_1_on_empty_cells_of_land_and_river_and_on_tiles() -> None:
    state = lay({"black": "a5", "blue": "a4"}, {0: "red"})
    for cell in ("a6", "b4", "a5", "a4"):
        assert legal(state, f"catastrophe {cell}")
    say(state, "catastrophe a6")
    say(state, "catastrophe a5")
    assert table(state)["catastrophes"] == [0, 2, 2, 2]


def test_6_1_two_for_the_whole_game() -> None:
    state = lay({}, seats=2)
    say(state, "catastrophe a6")
    say(state, "catastrophe a5")
    say(state, "pass")  # the other seat
    assert refusal(state, "catastrophe a8") == ("no_catastrophe_left", "6.1")


def test_6_2_what_is_safe() -> None:
    pieces = {"bull.king": "b1", "catastrophe": "a9"}
    state = lay(pieces, monuments=[("red-blue", "red", "i4")])
    assert refusal(state, "catastrophe b2") == ("treasure_is_safe", "6.2")
    assert refusal(state, "catastrophe j5") == ("monument_is_safe", "6.2")
    assert refusal(state, "catastrophe b1") == ("leader_is_safe", "6.2")
    assert refusal(state, "catastrophe a9") == ("not_on_catastrophe", "6.2")


def test_6_3_the_tile_below_is_out_and_the_cell_is_blocked() -> None:
    state = lay({"black": "a5"}, {0: "black"})
    events = say(state, "catastrophe a5")
    assert only(events, "catastrophe") == {"seat": 0, "cell": "a5", "covered": "black"}
    assert holding(state, "out") == ["black"] and board(state)["a5"] == "catastrophe"
    assert refusal(state, "tile:black a5") == ("not_empty", "5.1")
    assert refusal(state, "leader:king a5") == ("not_empty", "4.3")


def test_6_3_on_an_empty_cell_no_tile_is_lost() -> None:
    state = lay({})
    assert only(say(state, "catastrophe a5"), "catastrophe")["covered"] is None
    assert holding(state, "out") == []


def test_6_4_leaders_lose_their_last_temple() -> None:
    """Regression: another engine looked for temples before the catastrophe lay there."""
    state = lay({"red": "e5", "bull.king": "e6", "lion.trader": "f5"})
    events = say(state, "catastrophe e5")
    assert kinds(events) == ["said", "catastrophe", "leader_back", "leader_back"]
    assert "e6" not in board(state) and "f5" not in board(state)
