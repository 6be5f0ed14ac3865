"""Rules 5: tiles and their points."""

from tabularium.games.tigris.spec import SPEC
from tabularium.positions import holding, kinds, legal, refusal, say
from tabularium.positions.tigris import board, lay, points


def test_5_1_from_hand_to_an_empty_cell() -> None:
    state = lay({"black": "a6", "lion.king": "b1", "catastrophe": "a9"}, {0: "red"})
    assert refusal(state, "tile:green a5") == ("no_tile_in_hand", "5.1")
    for cell in ("a6", "b1", "a9", "b2"):
        assert refusal(state, f"tile:red {cell}") == ("not_empty", "5.1")
    say(state, "tile:red a5")
    assert board(state)["a5"] == "red" and holding(state, "hand.0") == []


def test_5_1_no_room_for_a_colour() -> None:
    state = lay({"red": "a1"}, {0: "blue"}, terrain=["..."], bare=True)
    assert refusal(state, "tile:blue b1") == ("no_cell_for_tile", "5.1")


def test_5_2_farms_on_rivers_only() -> None:
    state = lay({}, {0: "blue red green black"})
    assert refusal(state, "tile:blue a5") == ("farm_off_river", "5.2")
    assert legal(state, "tile:blue a4")
    for colour in ("red", "green", "black"):
        assert refusal(state, f"tile:{colour} a4") == ("not_on_river", "5.2")
        assert legal(state, f"tile:{colour} a5")


def test_5_3_regions_without_leaders_are_glued_on() -> None:
    pieces = {"red": "e5 g5", "lion.king": "e6", "green": "f4"}
    state = lay(pieces, {0: "black"})
    say(state, "tile:black f5")
    assert points(state, 0) == (0, 0, 0, 1)


def test_5_4_three_kingdoms_may_not_be_joined() -> None:
    pieces = {
        "red": "e4 g4 g7",
        "lion.king": "e5",
        "bull.priest": "g5",
        "archer.trader": "f7",
    }
    state = lay(pieces, {0: "red"}, bare=True)
    assert refusal(state, "tile:red f5") is None  # joins two
    state = lay({**pieces, "green": "f6"}, {0: "red"}, bare=True)
    assert refusal(state, "tile:red f5") == ("joins_three_kingdoms", "5.4")
    reason = state.explain(0, "tile:red f5")
    assert reason is not None and len(reason.detail["kingdoms"]) == 3  # type: ignore[arg-type]


def test_5_5_the_leader_of_the_colour_gets_the_point() -> None:
    """Worked example: the owner of the leader scores, not who laid the tile."""
    pieces = {"red": "e5", "bull.farmer": "e6", "lion.king": "f5", "black": "d5 d6"}
    state = lay({**pieces, "blue": "e8", "green": "e7"}, {0: "blue"})
    events = say(state, "tile:blue f8")
    assert points(state, 1) == (0, 1, 0, 0) and points(state, 0) == (0, 0, 0, 0)
    told = [event.facts for event in events if event.kind == "points"]
    assert told == [{"seat": 1, "colour": "blue", "points": 1, "source": "tile"}]


def test_5_6_the_king_stands_in_in_the_colour_of_the_tile() -> None:
    """Regression: another engine books black for the king."""
    state = lay({"red": "e5", "bull.king": "e6"}, {0: "red green"})
    say(state, "tile:red f5")
    say(state, "tile:green g5")
    assert points(state, 1) == (1, 0, 1, 0)


def test_5_6_the_leader_comes_before_the_king() -> None:
    state = lay({"red": "e5", "bull.king": "e6", "archer.priest": "d5"}, {0: "red"})
    say(state, "tile:red f5")
    assert points(state, 2) == (1, 0, 0, 0) and points(state, 1) == (0, 0, 0, 0)


def test_5_7_no_leader_no_king_no_point() -> None:
    state = lay({"red": "e5", "lion.farmer": "e6"}, {0: "red green"})
    for word in ("tile:green f5", "tile:red a5"):
        assert "points" not in kinds(say(state, word))


def test_5_8_all_see_all_points() -> None:
    for veil in ("veiled", "open"):
        state = lay({"red": "e5", "lion.king": "e6"}, {0: "red"}, options={"points": veil})
        say(state, "tile:red f5")
        for seat in (None, 0, 1, 2, 3):
            assert state.view(seat).table["points"][0]["red"] == 1  # type: ignore[index]
            assert state.view(seat)["options"]["points"] == veil  # type: ignore[index]


def test_a_preview_tells_points_and_war() -> None:
    pieces = {"red": "c5 h5", "lion.king": "c6", "bull.king": "h6", "black": "d5 f5 g5"}
    state = lay(pieces, {0: "green black"})
    told = state.preview(0, "tile:black d6").events
    assert {"kind": "points", "seat": 0, "colour": "black", "points": 1, "source": "tile"} in told
    told = state.preview(0, "tile:green e5").events
    assert [event["kind"] for event in told] == ["said", "tile", "union", "war"]
    assert told[2]["colours"] == ["black"]
    assert (told[3]["attack"], told[3]["defence"]) == (1, 2)
    assert SPEC.imagine(state.view(0), "x").view(0) == state.view(0)
