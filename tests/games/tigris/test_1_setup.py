"""Rules 1: what is in the box and how the table is laid."""

from typing import Any

import pytest

from tabularium.games.tigris.material import CELL_NAMES, CELLS, COLUMNS, DYNASTIES, MAP
from tabularium.games.tigris.spec import SPEC
from tabularium.games.tigris.terrain import AROUND, STANDARD
from tabularium.kernel import BadPosition, Facts
from tabularium.positions import asked, happened, holding, only, prompt, refusal, say, table
from tabularium.positions.tigris import START, board, lay, square

BY_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def parts(cells: list[int]) -> list[int]:
    """Sizes of the connected parts of some cells."""
    left, sizes = set(cells), []
    while left:
        reached = [left.pop()]
        for cell in reached:
            near = [n for n in AROUND[cell] if n in left]
            left.difference_update(near)
            reached.extend(near)
        sizes.append(len(reached))
    return sorted(sizes)


def test_1_1_the_board() -> None:
    """Regression: two other engines have wrong rivers and temples, one an extra river cell."""
    assert CELLS == 176 and all(len(row) == COLUMNS for row in MAP)
    river = [cell for cell in range(CELLS) if STANDARD.river[cell]]
    land = [cell for cell in range(CELLS) if not STANDARD.river[cell]]
    assert len(river) == 41 and parts(river) == [12, 29]
    assert len(land) == 135 and parts(land) == [8, 11, 49, 67]
    watery = [
        c for c in range(CELLS - 17) if c % 16 < 15 and {c, c + 1, c + 16, c + 17} <= {*river}
    ]
    assert [CELL_NAMES[cell] for cell in watery] == ["o4"]


def test_1_1_rivers_cell_by_cell() -> None:
    rows = {
        1: "efghim",
        2: "em",
        3: "demn",
        4: "abcdnop",
        5: "op",
        6: "o",
        7: "abcdmno",
        8: "defgm",
        9: "ghijklm",
    }
    named = {f"{letter}{row}" for row, letters in rows.items() for letter in letters}
    assert {CELL_NAMES[cell] for cell in range(CELLS) if STANDARD.river[cell]} == named


def test_1_2_ten_temples_with_treasures_four_of_them_corners() -> None:
    state = SPEC.new(4)
    assert sorted(START) == ["b2", "b8", "f10", "f3", "i7", "k1", "k11", "n5", "o9", "p2"]
    assert board(state) == dict.fromkeys(START, "red")
    assert table(state)["treasures"] == START
    corners = {CELL_NAMES[cell] for cell in range(CELLS) if STANDARD.corner[cell]}
    assert corners == {"b2", "p2", "b8", "o9"}


@BY_SEATS
def test_1_3_the_tiles(seats: int) -> None:
    state = SPEC.new(seats)
    hands = [tile for seat in range(seats) for tile in holding(state, f"hand.{seat}")]
    tiles = holding(state, "bag") + hands
    assert [tiles.count(c) for c in ("red", "blue", "green", "black")] == [47, 36, 30, 30]
    assert len(holding(state, "bag")) == {2: 131, 3: 125, 4: 119}[seats]
    assert holding(state, "board") == ["red"] * 10


def test_1_3_a_partial_position_takes_its_tiles_from_the_bag() -> None:
    laid = {"f7": "red", "c2": "lion.king", "b2": "red", "e5": "black"}
    hand = {"hand.0": ["black"] * 6}
    state = SPEC.load({"table": {"board": laid, "treasures": ["b2"]}, "places": hand})
    assert holding(state, "board") == ["red", "red", "black"]
    assert len(holding(state, "bag")) + len(holding(state, "hand.1")) == 153 - 3 - 6
    assert state.setting.places.faults(state.contents) == []


def test_1_3_more_tiles_than_there_are_cannot_lie_on_the_board() -> None:
    land = [name for n, name in enumerate(CELL_NAMES) if not STANDARD.river[n]]
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"table": {"board": dict.fromkeys(land[:40], "green"), "treasures": []}})
    assert "tigris.tiles_on_board" in [reason.code for reason in caught.value.reasons]


@BY_SEATS
def test_1_4_leaders_of_the_dynasties_in_play(seats: int) -> None:
    state = SPEC.new(seats)
    assert not [piece for piece in board(state).values() if "." in piece]
    for seat, dynasty in enumerate(("lion", "bull", "archer", "pot")):
        laid = {"b2": "red", "b1": f"{dynasty}.king"}
        position = {"seats": seats, "table": {"board": laid, "treasures": []}}
        if seat < seats:
            SPEC.load(position)
        else:
            with pytest.raises(BadPosition) as caught:
                SPEC.load(position)
            assert caught.value.reason.code == "tigris.no_such_leader"


def lots(number: int, seats: int, **options: object) -> list[tuple[int, tuple[object, ...]]]:
    """Who begins and who plays what in some games."""
    found = []
    for n in range(number):
        state = SPEC.new(seats, f"lot {n}", options)
        dynasties: Any = state.view(None).table["dynasties"]
        found.append((asked(state), tuple(dynasties)))
    return found


def test_1_4_dynasties_are_drawn_by_lot() -> None:
    for seats in (2, 4):
        drawn = [dynasties for _, dynasties in lots(60, seats)]
        assert all(len(set(each)) == seats and None not in each for each in drawn)
        for seat in range(seats):
            assert {each[seat] for each in drawn} == set(DYNASTIES)


def test_1_4_the_lot_is_told_when_it_falls() -> None:
    state = SPEC.new(3, "told")
    assert state.record is not None
    told = [event.facts for event in state.record.events if event.kind == "dynasty"]
    drawn: Any = state.view(None).table["dynasties"]
    assert {int(str(each["seat"])): each["dynasty"] for each in told} == dict(enumerate(drawn))
    assert {each["how"] for each in told} == {"drawn"}
    starter = only(state.record.events, "starter")["seat"]
    assert told[0]["seat"] == starter == asked(state)  # the starter draws first
    chance = [line for line in state.record.log if line.startswith("*")]
    assert [line.split()[1] for line in chance[:4]] == ["starter"] + ["dynasties"] * 3


def test_1_4_by_seat_without_a_lot() -> None:
    for _, dynasties in lots(5, 3, dynasties="by_seat"):
        assert dynasties == ("lion", "bull", "archer")


def test_1_4_leaders_are_known_by_the_dynasty_of_their_seat() -> None:
    dynasties = ("pot", "lion", "bull")
    state = lay({"pot.king": "b1", "lion.priest": "j1"}, {0: "red"}, 3, dynasties=dynasties)
    assert board(state)["b1"] == "pot.king"
    told = only(say(state, "leader:king c2"), "leader")
    assert (told["seat"], told["leader"]) == (0, "pot.king")
    kingdoms: Any = state.view(1).table["kingdoms"]
    assert sorted(code for each in kingdoms for code in each["leaders"]) == [
        "lion.priest",
        "pot.king",
    ]
    assert SPEC.load(state.dump()).digest() == state.digest()
    assert SPEC.imagine(state.view(1), "k").view(1) == state.view(1)
    for wrong in (("pot", "pot", "bull"), ("pot", "owl", "bull"), ("pot", None, "bull")):
        with pytest.raises(BadPosition):
            lay({}, seats=3, dynasties=wrong)
    with pytest.raises(BadPosition) as caught:  # archers stay in the box
        lay({"archer.king": "b1"}, seats=3, dynasties=dynasties)
    assert caught.value.reason.code == "tigris.no_such_leader"


def test_1_6_the_starter_is_drawn_by_lot() -> None:
    assert {starter for starter, _ in lots(40, 4)} == {0, 1, 2, 3}
    assert {starter for starter, _ in lots(10, 4, starter="first_seat")} == {0}


def test_1_6_lots_leave_the_tiles_as_they_were() -> None:
    """Each lot has a stream of its own: the same seed deals the same hands with and without."""
    plain: dict[str, object] = {"starter": "first_seat", "dynasties": "by_seat"}
    one, two = SPEC.new(3, "same"), SPEC.new(3, "same", plain)
    for seat in range(3):
        assert holding(one, f"hand.{seat}") == holding(two, f"hand.{seat}")


def test_1_7_dynasties_are_chosen_from_the_starter_on() -> None:
    state = SPEC.new(4, "choose", {"dynasties": "chosen"})
    starter = asked(state)
    assert prompt(state) == "dynasty" and state.view(0).table["dynasties"] == [None] * 4
    told = only(say(state, "dynasty:archer"), "dynasty")
    assert told == {"seat": starter, "dynasty": "archer", "how": "chosen"}
    assert asked(state) == (starter + 1) % 4
    asked_of: Any = state.view(asked(state))["prompt"]
    assert asked_of == {"dynasties": ["lion", "bull", "pot"]}
    assert refusal(state, "dynasty:archer") == ("dynasty_taken", "1.7")
    assert refusal(state, "pass") == ("choose_a_dynasty", "1.7")
    assert SPEC.load(state.dump()).digest() == state.digest()
    say(state, "dynasty:pot")
    events = say(state, "dynasty:lion")  # to the last one the last one is left
    assert [each["dynasty"] for each in happened(events, "dynasty")] == ["lion", "bull"]
    assert (asked(state), prompt(state)) == (starter, "action")
    chosen: Any = state.view(None).table["dynasties"]
    order = [chosen[(starter + i) % 4] for i in range(4)]
    assert order == ["archer", "pot", "lion", "bull"]


def test_1_7_a_choice_can_be_taken_back_until_another_one_chooses() -> None:
    state = SPEC.new(2, "choose", {"dynasties": "chosen"})
    starter = asked(state)
    before = state.view(starter)
    say(state, "dynasty:pot")
    assert state.can_undo(starter)
    assert state.undo(starter).view(starter) == before
    say(state, "dynasty:lion")
    assert not state.can_undo(starter)


def test_1_4_a_leader_is_there_once() -> None:
    with pytest.raises(BadPosition) as caught:
        lay({"lion.king": "b1 c2"})
    assert "tigris.no_such_leader" in [reason.code for reason in caught.value.reasons]


def test_1_5_two_catastrophes_each() -> None:
    assert table(SPEC.new(3))["catastrophes"] == [2, 2, 2]
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"table": {"catastrophes": [2, 3]}})
    assert caught.value.reason.code == "tigris.catastrophe_count"


@BY_SEATS
def test_1_6_six_tiles_that_only_their_owner_sees(seats: int) -> None:
    state = SPEC.new(seats, "hands")
    for seat in range(seats):
        places = state.view(seat).places
        assert len(places[f"hand.{seat}"]) == 6  # type: ignore[arg-type]
        others = [places[f"hand.{other}"] for other in range(seats) if other != seat]
        assert others == [6] * (seats - 1) and isinstance(places["bag"], int)


def test_1_6_more_than_six_tiles_cannot_be_in_hand() -> None:
    with pytest.raises(BadPosition) as caught:
        lay({}, {0: "red " * 7})
    assert caught.value.reason.code == "tigris.hand_too_large"


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ({"blue": "a1"}, "wrong_ground"),
        ({"red": "e1"}, "wrong_ground"),
        ({"lion.king": "a6"}, "no_temple"),
        ({"lion.king": "b1", "bull.king": "c2"}, "two_of_a_colour"),
        ({"base": "a6"}, "monuments"),
    ],
)
def test_positions_that_cannot_be_are_refused(pieces: dict[str, str], code: str) -> None:
    with pytest.raises(BadPosition) as caught:
        lay(pieces)
    assert f"tigris.{code}" in [reason.code for reason in caught.value.reasons]


def test_positions_with_unknown_cells_or_pieces_are_refused() -> None:
    for laid in ({"q1": "red"}, {"a12": "red"}, {"a1": "purple"}, {"a1": ""}, {"a1": "#"}):
        with pytest.raises(BadPosition):
            SPEC.load({"table": {"board": laid, "treasures": []}})


def test_small_boards_load() -> None:
    state = lay({"red": "b1", "lion.king": "a1"}, terrain=["..~", "..~", "C.."], bare=True)
    assert board(state) == {"b1": "red", "a1": "lion.king"}
    for word in ("leader:priest b2", "tile:red c1", "catastrophe d1", "catastrophe c1"):
        assert (state.explain(0, word) is None) == (word in ("leader:priest b2", "catastrophe c1"))
    again = SPEC.load(state.dump())
    assert again.digest() == state.digest()
    assert SPEC.imagine(state.view(0), "k").view(0) == state.view(0)
    with pytest.raises(BadPosition):
        lay({}, terrain=["." * 17], bare=True)


ONE_POINT = {"red": 1, "blue": 0, "green": 0, "black": 0}


@pytest.mark.parametrize(
    "table",
    [
        {"points": [ONE_POINT]},
        {"points": [ONE_POINT] * 3},
        {"points": [ONE_POINT, {**ONE_POINT, "purple": 1}]},
        {"points": [ONE_POINT, {**ONE_POINT, "red": 1.5}]},
        {"points": [ONE_POINT, {**ONE_POINT, "red": "1"}]},
        {"points": None},
        {"won": [0]},
        {"won": [0, "0"]},
        {"won": [0, True]},
        {"catastrophes": [2, 2, 0]},
        {"treasures": None},
        {"monuments": {}},
        {"board": []},
        {"terrain": 5},
        {"terrain": "Babylon"},
        {"terrain": []},
    ],
    ids=str,
)
def test_tables_that_cannot_be_read_are_refused(table: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"seats": 2, "table": table})
    assert caught.value.reason.code == "kernel.bad_value"


def test_a_position_may_name_its_board_alone() -> None:
    laid = {"b2": "red", "b1": "lion.king", "k1": "red", "a6": "black", "c9": "catastrophe"}
    state = SPEC.load({"table": {"board": laid}})
    assert table(state)["treasures"] == ["k1", "b2"]
    assert table(state)["catastrophes"] == [1, 2]
    assert sorted(holding(state, "board")) == ["black", "red", "red"]
    assert len(holding(state, "bag")) == 153 - 3 - 12 and state.pending is not None


def test_a_position_may_name_a_monument_without_the_tiles_below_it() -> None:
    built = [{"pair": "red-green", "base": "red", "at": "b2"}]
    state = SPEC.load({"table": {"board": {"k1": "red"}, "monuments": built}})
    assert [board(state)[cell] for cell in square("b2")] == ["base"] * 4
    assert holding(state, "under") == ["red"] * 4 and table(state)["treasures"] == ["k1", "b2"]
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"table": {"board": {"c2": "red"}, "monuments": built}})
    assert "tigris.monuments" in [reason.code for reason in caught.value.reasons]


def test_a_position_may_name_a_map_alone() -> None:
    state = SPEC.load({"table": {"terrain": ["..~", ".T~", "C.."]}})
    assert board(state) == {"b2": "red", "a3": "red"}
    assert table(state)["treasures"] == ["b2", "a3"]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"treasures": ["b2", "k1"]}, "treasure_off_temple"),
        ({"catastrophes": [2, 1]}, "catastrophe_count"),
        ({"won": [9, 1]}, "treasure_count"),
    ],
)
def test_what_contradicts_the_board_is_refused_by_name(given: Facts, code: str) -> None:
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"table": {"board": {"b2": "red"}, **given}})
    assert caught.value.reason.code == f"tigris.{code}"


def test_the_outlook_reckons_with_what_a_seat_sees() -> None:
    pieces = {"lion.king": "b1", "black": "a1", "bull.priest": "j1"}
    held = {0: "red red black", 1: "green"}
    state = lay(pieces, held, seats=2, monuments=[("red-black", "black", "c1")])
    assert SPEC.outlook(state.view(0)) == {
        "bag": 153 - 10 - 1 - 4 - 4,
        "treasures_until_end": 8,
        "weakest": ["red", "blue", "green", "black"],
        "income": {"black": 1},
        "unseen": {"red": 57 - 10 - 2, "blue": 36, "green": 30, "black": 30 - 1 - 4 - 1},
        "leaders": {"king": {"revolt": 3, "war": 2}},
    }
    assert SPEC.outlook(state.view(None)) == {"bag": 134, "treasures_until_end": 8}


def test_1_2_treasures_lie_on_temples_even_if_turned() -> None:
    green = [("red-green", "green", "g5")]
    with pytest.raises(BadPosition) as caught:
        lay({}, monuments=green, treasures="g5")
    assert caught.value.reason.code == "tigris.treasure_off_temple"
    assert lay({}, monuments=[("red-green", "red", "g5")], treasures="g5").pending is not None


def test_1_5_nobody_has_more_than_two_catastrophes() -> None:
    with pytest.raises(BadPosition) as caught:
        SPEC.load({"seats": 2, "table": {"catastrophes": [4, 0]}})
    assert caught.value.reason.code == "tigris.catastrophe_count"


def test_1_1_nothing_lies_beside_a_small_board() -> None:
    small = ["..~", "..~", "C.."]
    with pytest.raises(BadPosition) as caught:
        lay({"red": "b1", "catastrophe": "k9"}, terrain=small, bare=True)
    assert caught.value.reason.code == "tigris.wrong_ground"
    state = lay({"red": "b1"}, {0: "red"}, terrain=small, bare=True)
    for word in ("tile:red k9", "leader:king k9", "catastrophe k9"):
        assert refusal(state, word) == ("off_board", "1.1")
