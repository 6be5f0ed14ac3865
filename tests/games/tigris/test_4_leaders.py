"""Rules 4: leaders."""

from tabularium.games.tigris.spec import SPEC
from tabularium.positions import asked, kinds, legal, only, refusal, say
from tabularium.positions.tigris import START, board, cells_after, lay, points

OPENING = """b1 j1 l1 p1 a2 c2 f2 k2 o2 b3 g3 p3 f4 m5 i6 n6 h7 j7 a8 c8 i8 o8 b9 f9 n9 p9
e10 g10 k10 o10 f11 j11 l11"""


def test_4_1_place_move_withdraw() -> None:
    state = lay({})
    events = say(state, "leader:king b1")
    told = {"seat": 0, "leader": "lion.king", "cell": "b1", "from": None}
    assert only(events, "leader") == told
    events = say(state, "leader:king k10")
    assert only(events, "leader")["from"] == "b1" and asked(state) == 1
    assert board(state)["k10"] == "lion.king" and "b1" not in board(state)


def test_4_1_withdrawing_is_an_action() -> None:
    state = lay({"lion.king": "b1"})
    events = say(state, "withdraw:king")
    assert only(events, "leader_back")["cause"] == "withdrawn"
    assert state.view(0)["prompt"] == {"actions_left": 1} and "b1" not in board(state)
    assert refusal(state, "withdraw:king") == ("not_on_board", "4.1")


def test_4_1_only_own_leaders() -> None:
    state = lay({"bull.king": "b1"})
    assert refusal(state, "withdraw:king") == ("not_on_board", "4.1")
    say(state, "leader:king k10")
    assert board(state)["b1"] == "bull.king" and board(state)["k10"] == "lion.king"


def test_4_2_leaders_bring_no_points() -> None:
    state = lay({"red": "b3 c3", "lion.king": "a3"})
    events = say(state, "leader:priest a2")
    assert "points" not in kinds(events) and points(state, 0) == (0, 0, 0, 0)


def test_4_3_the_33_cells_of_the_opening() -> None:
    assert sorted(cells_after(SPEC.new(2), "leader:king")) == sorted(OPENING.split())


def test_4_3_beside_a_face_up_temple() -> None:
    state = lay({"black": "f6"}, monuments=[("red-blue", "red", "i4")])
    assert refusal(state, "leader:king g6") == ("touches_no_temple", "4.3")
    assert refusal(state, "leader:king h4") == ("touches_no_temple", "4.3")  # turned over
    assert refusal(state, "leader:king c3") == ("touches_no_temple", "4.3")  # a corner of b2


def test_4_3_on_an_empty_cell() -> None:
    pieces = {"red": "b3", "bull.king": "b1", "catastrophe": "c2", "black": "a2"}
    state = lay(pieces)
    for cell in ("b3", "b1", "c2", "a2", "b2"):
        assert refusal(state, f"leader:king {cell}") == ("not_empty", "4.3")


def test_4_3_any_temple_will_do_without_treasure_too() -> None:
    state = lay({"red": "g6"})
    assert legal(state, "leader:king g5") and "g6" not in START


def test_4_3_no_seat_anywhere() -> None:
    state = lay({"black": "a5"}, bare=True)
    assert refusal(state, "leader:king a6") == ("no_seat_for_leader", "4.3")


def test_4_4_never_on_a_river() -> None:
    state = lay({})
    assert refusal(state, "leader:farmer o5") == ("leader_on_river", "4.4")
    assert refusal(state, "leader:farmer n4") == ("leader_on_river", "4.4")


TWO = {"red": "e5 h5", "lion.priest": "f5", "bull.trader": "g5"}


def test_4_5_not_between_two_kingdoms() -> None:
    state = lay({"red": "e5 g6", "lion.priest": "e6", "bull.trader": "g5", "black": "f7"})
    assert refusal(state, "leader:king f5") == ("leader_joins_kingdoms", "4.5")
    reason = state.explain(0, "leader:king f5")
    assert reason is not None
    assert reason.detail == {"cell": "f5", "kingdoms": [["lion.priest"], ["bull.trader"]]}


def test_4_5_regions_without_leaders_may_be_joined() -> None:
    """Regression: another engine forbids to touch any two regions."""
    state = lay({"red": "e5 g5", "lion.priest": "e6", "black": "f4 f6"})
    assert legal(state, "leader:king f5")  # a kingdom and three regions
    say(state, "leader:king f5")
    state = lay({"red": "e5 g5", "black": "f4 f6"})
    assert legal(state, "leader:king f5")  # four regions


def test_4_6_moving_inside_the_own_kingdom_is_no_revolt() -> None:
    """Regression: other engines saw one's own leader as an opponent."""
    state = lay({"red": "e5 f5", "lion.king": "e6", "bull.priest": "e4"})
    events = say(state, "leader:king f6")
    assert kinds(events) == ["said", "leader"] and asked(state) == 0


def test_4_6_a_link_that_is_lifted_leaves_two_kingdoms() -> None:
    """Regression: a moved leader was still counted where it came from."""
    pieces = {"red": "e5 g5 f7", "lion.king": "f5", "bull.priest": "e6", "archer.trader": "g6"}
    state = lay(pieces)
    assert refusal(state, "leader:king f6") == ("leader_joins_kingdoms", "4.5")


def test_4_6_the_only_leader_leaves_a_region_without_leader() -> None:
    pieces = {"red": "e5 g6", "lion.king": "e6", "bull.trader": "g5"}
    state = lay(pieces)
    assert refusal(state, "leader:priest f5") == ("leader_joins_kingdoms", "4.5")
    assert legal(state, "leader:king f5")  # without its king, e5 is no kingdom


def test_4_7_not_back_to_the_same_cell() -> None:
    state = lay({"lion.king": "b1"})
    assert refusal(state, "leader:king b1") == ("already_there", "4.7")
    assert "b1" not in cells_after(state, "leader:king")


def test_4_7_a_leader_with_nowhere_else_to_go_is_not_offered() -> None:
    state = lay({"red": "b1", "lion.king": "a1"}, terrain=["..", ".#"], bare=True)
    assert legal(state, "withdraw:king")
    assert refusal(state, "leader:king b2") == ("no_seat_for_leader", "4.3")
    state = lay({"red": "b1 a2", "lion.king": "a1"}, terrain=["...", "..#"], bare=True)
    assert cells_after(state, "leader:king") == ["c1", "b2"]


def test_4_8_the_last_temple_holds_a_leader() -> None:
    pieces = {"red": "e5 f6", "lion.king": "f5", "bull.trader": "e6"}
    state = lay(pieces)
    events = say(state, "catastrophe e5")
    assert "leader_back" not in kinds(events)  # both touch f6
    events = say(state, "catastrophe f6")
    assert kinds(events).count("leader_back") == 2
    assert "f5" not in board(state) and "e6" not in board(state)
