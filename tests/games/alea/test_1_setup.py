"""Rules 1: what is in the box and how the table is laid."""

from typing import Any

import pytest

from tabularium.kernel import BadPosition
from tabularium.positions import holding, table
from tabularium.positions.alea import ALEA, lay

BY_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
ROUNDS = {2: 6, 3: 6, 4: 5, 5: 5}
COLUMNS = {2: 4, 3: 5, 4: 6, 5: 7}


def play_fallbacks(seats: int) -> int:
    """A whole game of fallbacks; returns the rounds told."""
    state = ALEA.new(seats, "rounds")
    while state.pending is not None:
        state.act(state.pending.seats[0], state.fallback(state.pending.seats[0]))
    assert state.record is not None
    return sum(1 for event in state.record.events if event.kind == "round")


@BY_SEATS
def test_1_1_rounds_follow_the_table(seats: int) -> None:
    assert play_fallbacks(seats) == ROUNDS[seats]


@BY_SEATS
def test_1_2_temple_fortuna_and_card_IV_only_from_four_players(seats: int) -> None:
    state = ALEA.new(seats)
    assert len(holding(state, "fortuna.pile")) == (30 if seats > 3 else 0)
    assert ("IV" in holding(state, "senate.pile")) == (seats > 3)
    assert state.explain(0, "temple 1") is None or seats < 4 or 1 not in table(state)["roll"]


def test_1_3_the_box() -> None:
    state = ALEA.new(5)
    provinces = holding(state, "provinces.pile") + holding(state, "provinces.open")
    assert len(provinces) == len(set(provinces)) == 25 and "grey0" in provinces
    patricians = holding(state, "patricians.pile") + holding(state, "patricians.open")
    assert len(patricians) == len(set(patricians)) == 36
    fortuna = holding(state, "fortuna.pile")
    assert [fortuna.count(value) for value in ("1", "2", "3")] == [8, 14, 8]
    senate = holding(state, "senate.pile")
    assert len(senate) == 19
    assert sum(card.startswith("XII-") for card in senate) == 6
    assert sum(card.startswith("XIII-") for card in senate) == 2


@BY_SEATS
def test_1_4_open_provinces(seats: int) -> None:
    assert len(holding(ALEA.new(seats), "provinces.open")) == seats


@BY_SEATS
def test_1_5_open_patricians(seats: int) -> None:
    assert len(holding(ALEA.new(seats), "patricians.open")) == COLUMNS[seats]


@BY_SEATS
def test_1_6_eight_dice_no_token_first_seat_begins(seats: int) -> None:
    state = ALEA.new(seats)
    assert state.pending is not None and state.pending.seats == (0,)
    assert table(state)["hand"] == [8] * seats and table(state)["tokens"] == [0] * seats


def test_1_7_dice_are_always_eight() -> None:
    with pytest.raises(BadPosition) as caught:
        lay(2, roll=[1, 2], castrum={0: [4] * 7})
    assert caught.value.reason.code == "alea.dice_missing" and caught.value.reason.rule == "1.7"


@pytest.mark.parametrize(
    "table",
    [
        {"hand": [8, 8, 8]},
        {"hand": [8, 8, 8, 8, 8]},
        {"hand": [8, 8, 8, "8"]},
        {"hand": None},
        {"tokens": [0, 0]},
        {"tokens": [1.5, 0, 0, 0]},
        {"latrine": [0]},
        {"roll": [1, 2, 3, 4, 5, 6, 7, 1]},
        {"senate": [[1], [], []]},
        {"senate": [[9], [], [], []]},
        {"senate": [[1, 1], [], [], []]},
        {"castrum": [[0], [], [], []]},
        {"temple": [[], [], [], [], []]},
        {"forum": [[7, 3]]},
        {"forum": [[-1, 3]]},
        {"forum": [[0, 0]]},
        {"forum": [[0, 7]]},
    ],
    ids=str,
)
def test_tables_that_cannot_be_read_are_refused(table: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as caught:
        ALEA.load({"seats": 4, "table": table})
    assert caught.value.reason.code == "kernel.bad_value"


def test_a_position_needs_no_hands_they_follow_from_the_buildings() -> None:
    laid = {"castrum": [[5, 5, 5], []], "senate": [[], [1, 2]], "forum": [[1, 6]]}
    state = ALEA.load({"seats": 2, "table": laid})
    assert table(state)["hand"] == [5, 5] and table(state)["latrine"] == [0, 0]
    assert len(table(state)["roll"]) == 5  # type: ignore[arg-type]
    waiting = ALEA.load({"seats": 2, "table": {**laid, "latrine": [0, 4], "roll": [1] * 5}})
    assert table(waiting)["hand"] == [5, 1]


def test_a_position_that_names_hands_has_the_other_dice_in_the_latrine() -> None:
    given = {"hand": [6, 1], "roll": [1] * 6, "castrum": [[], [4, 4]]}
    assert table(ALEA.load({"seats": 2, "table": given}))["latrine"] == [2, 5]
    with pytest.raises(BadPosition) as caught:
        ALEA.load({"seats": 2, "table": {**given, "latrine": [2, 4]}})
    assert caught.value.reason.code == "alea.dice_missing"
    with pytest.raises(BadPosition) as caught:
        ALEA.load({"seats": 2, "table": {"castrum": [[4] * 8, [4]], "latrine": [1, 0]}})
    assert caught.value.reason.code == "alea.dice_missing"


def test_nobody_has_rolled_while_a_building_is_scored() -> None:
    stack = [{"frame": "Match", "round": 1}, {"frame": "Round", "step": "scored", "turn": 6}]
    scored = [*stack, {"frame": "CastrumScoring"}]
    state = ALEA.load({"seats": 2, "stack": scored, "table": {"castrum": [[4, 4], [5]]}})
    assert table(state)["roll"] == [] and state.pending is not None


def test_the_outlook_says_what_open_tiles_would_bring() -> None:
    places = {
        "provinces.of.0": ["red3"],
        "provinces.open": ["red2", "blue1"],
        "patricians.of.0": ["redM1", "redM2"],
        "patricians.open": ["redF3", "blueF3", "redM3", "greenM1"],
    }
    state = ALEA.load({"seats": 2, "places": places})
    outlook: Any = ALEA.outlook(state.view(0))
    assert outlook["rounds_left"] == 5
    assert outlook["provinces"] == {"red2": 3, "blue1": 0}
    assert outlook["patricians"] == {"redF3": 3, "blueF3": 0, "redM3": 1, "greenM1": 0}
    assert set(ALEA.outlook(state.view(None))) == {"rounds_left", "last", "ranks", "fame"}
    assert ALEA.outlook(ALEA.new(4).view(2))["temple"] == {"dice": 1, "least": 1}
