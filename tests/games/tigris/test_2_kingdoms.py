"""Rules 2: regions and kingdoms."""

import pytest

from tabularium.games.tigris.regions import Regions, regions_of
from tabularium.games.tigris.state import Tigris
from tabularium.kernel import BadPosition, State
from tabularium.positions import legal, say, table
from tabularium.positions.tigris import board, lay, points


def kingdoms(state: State) -> list[tuple[set[str], list[str]]]:
    """Cells and leaders of each kingdom in the view."""
    return [
        (set(each["cells"]), each["leaders"])  # type: ignore[index]
        for each in table(state)["kingdoms"]
    ]


def test_2_1_cells_that_share_an_edge_are_connected() -> None:
    state = lay({"red": "f6 g6", "lion.king": "g5", "black": "h5 i6"})
    assert kingdoms(state) == [({"f6", "g6", "g5", "h5"}, ["lion.king"])]  # i6 touches at a corner


def test_2_1_rows_do_not_run_over_the_edge() -> None:
    state = lay({"red": "p10 a11", "lion.king": "p11"})
    assert kingdoms(state) == [({"p10", "p11"}, ["lion.king"])]


def test_2_2_turned_tiles_connect() -> None:
    state = lay(
        {"red": "e5", "lion.king": "f5", "black": "i5"}, monuments=[("red-blue", "red", "g5")]
    )
    assert kingdoms(state) == [({"e5", "f5", "g5", "h5", "g6", "h6", "i5"}, ["lion.king"])]


def test_2_2_catastrophes_and_empty_cells_do_not() -> None:
    state = lay({"red": "e5", "lion.king": "f5", "catastrophe": "g5", "black": "h5"})
    assert kingdoms(state) == [({"e5", "f5"}, ["lion.king"])]


def test_2_3_only_regions_with_leaders_are_kingdoms() -> None:
    state = lay({"red": "e5 h5", "lion.king": "f5", "black": "i5"}, {0: "red"})
    assert len(kingdoms(state)) == 1
    say(state, "tile:red g5")  # joins the region h5-i5 to the kingdom
    assert points(state, 0) == (1, 0, 0, 0)
    assert len(kingdoms(state)) == 1 and "i5" in kingdoms(state)[0][0]


def test_2_4_kingdoms_fall_apart() -> None:
    pieces = {"red": "e5 i5", "lion.king": "f5", "black": "g5", "bull.priest": "h5"}
    state = lay(pieces)
    assert len(kingdoms(state)) == 1
    say(state, "catastrophe g5")
    assert [leaders for _, leaders in kingdoms(state)] == [["lion.king"], ["bull.priest"]]


def test_2_4_growing_gives_the_same_as_looking_at_the_whole_board() -> None:
    pieces = {"red": "e5 i5 g7", "lion.king": "f5", "black": "g6", "bull.priest": "h5"}
    state = lay(pieces, {0: "green green green"})
    assert isinstance(state, Tigris)
    state.regions()
    for word in ("tile:green a1", "tile:green f6"):
        say(state, word)
        assert same_partition(state.regions(), regions_of(state.board, state.terrain))


def same_partition(one: Regions, two: Regions) -> bool:
    pairs = set(zip(one.label, two.label, strict=True))
    firsts, seconds = {a for a, _ in pairs}, {b for _, b in pairs}
    masks = all(one.leaders[a] == two.leaders[b] for a, b in pairs)
    return masks and len(pairs) == len(firsts) == len(seconds) and one.where == two.where


def test_2_5_one_leader_of_a_colour_in_a_kingdom_at_peace() -> None:
    lay({"red": "e5", "lion.king": "f5", "bull.trader": "e6"})
    with pytest.raises(BadPosition) as caught:
        lay({"red": "e5", "lion.king": "f5", "bull.king": "e6"})
    assert (caught.value.reason.code, caught.value.reason.rule) == ("tigris.two_of_a_colour", "2.5")


def test_the_view_tells_the_strength_of_every_leader() -> None:
    state = lay({"red": "e5 e6 f6 k5", "lion.king": "f5", "black": "g5 h5 m5"})
    strengths = state.view(1).table["strengths"]
    king = {"at": "f5", "colour": "black", "revolt": 2, "war": 2}
    assert strengths == {"lion.king": {**king, "temples": ["e5", "f6"], "tiles": ["g5", "h5"]}}
    assert board(state)["f5"] == "lion.king" and legal(state, "pass")
