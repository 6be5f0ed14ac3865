"""Rules 5: the Castrum."""

import pytest

from tabularium.positions import holding, legal, say, table, why_not
from tabularium.positions.alea import Dice, lay, scoring

DARIUSZ, ANTEK = 0, 1
FOURS: Dice = {DARIUSZ: [4, 4, 4], ANTEK: [4, 4]}


@pytest.mark.parametrize(
    ("turn", "castrum", "roll", "word", "allowed"),
    [
        (DARIUSZ, {}, [1, 2, 3, 4, 4, 4, 4, 5], "castrum:4x3", True),
        (ANTEK, {DARIUSZ: [4, 4, 4]}, [1, 1, 2, 2, 3, 4, 4, 5], "castrum:4x2", True),
        (DARIUSZ, FOURS, [4, 4, 5, 5], "castrum:4x1", True),
        (DARIUSZ, FOURS, [4, 4, 5, 5], "castrum:4x2", True),
        (DARIUSZ, FOURS, [4, 4, 5, 5], "castrum:5x2", True),
        (DARIUSZ, FOURS, [4, 4, 5, 5], "castrum:4x2 castrum:5x2", False),
        (ANTEK, {DARIUSZ: [4, 4, 4, 5, 5], ANTEK: [4, 4]}, [4], "castrum:4x1", False),
        (ANTEK, {DARIUSZ: [4, 4, 4, 5, 5], ANTEK: [4, 4]}, [4, 4], "castrum:4x2", True),
        (ANTEK, {DARIUSZ: [4, 4, 4, 5, 5], ANTEK: [4, 4]}, [4, 4, 4], "castrum:4x3", True),
    ],
)
def test_5_3_worked_example(
    turn: int, castrum: Dice, roll: list[int], word: str, allowed: bool
) -> None:
    """Dariusz three fours, Antek two; later Antek may not come level with him, but may pass him."""
    assert legal(lay(4, turn, roll, castrum=castrum), word) == allowed


def test_5_1_any_number_of_one_face() -> None:
    state = lay(4, roll=[2, 2, 2, 6])
    for dice in (1, 2, 3):
        assert legal(state, f"castrum:2x{dice}")
    assert not legal(state, "castrum:2x4")


def test_5_2_a_set_grows_and_others_join() -> None:
    state = lay(4, DARIUSZ, [4, 5, 5], castrum=FOURS)
    told = say(state, "castrum:4x1")
    assert told[1].facts == {"seat": DARIUSZ, "face": 4, "dice": 1, "total": 4}
    assert table(state)["castrum"][DARIUSZ] == [4, 4, 4, 4]  # type: ignore[index]
    state = lay(4, DARIUSZ, [4, 5, 5], castrum=FOURS)
    say(state, "castrum:5x2")
    assert table(state)["castrum"][DARIUSZ] == [4, 4, 4, 5, 5]  # type: ignore[index]


def test_5_3_the_refusal_names_the_owner() -> None:
    state = lay(4, ANTEK, [4], castrum=FOURS)
    reason = why_not(state, "castrum:4x1")
    assert reason is not None and (reason.code, reason.rule) == ("alea.set_taken", "5.3")
    assert reason.detail == {"face": 4, "dice": 3, "seat": DARIUSZ}


def test_5_4_most_dice_then_the_higher_face() -> None:
    """5-5-5 before 3-3-3 before 6-6 before 5-5."""
    state = scoring("CastrumScoring", castrum={3: [5, 5, 5], 2: [3, 3, 3], 1: [6, 6], 0: [5, 5]})
    order = []
    while state.pending is not None and state.pending.prompt == "take_province":
        order.append(state.pending.seats[0])
        say(state, state.fallback(order[-1]))
    assert order == [3, 2, 1]  # the last province goes to the last set without a question
    assert len(holding(state, "provinces.of.0")) == 1


def test_5_4_one_player_may_take_several() -> None:
    state = scoring("CastrumScoring", 2, castrum={1: [5, 5, 2, 2]})
    say(state, state.fallback(1))
    assert len(holding(state, "provinces.of.1")) == 2


def test_5_4_only_open_provinces_can_be_taken() -> None:
    state = scoring("CastrumScoring", castrum={3: [5, 5, 5]})
    closed = next(code for code in holding(state, "provinces.pile"))
    reason = why_not(state, f"province:{closed}")
    assert reason is not None and reason.code == "alea.province_not_open"


def test_5_5_provinces_left_over_leave_the_game() -> None:
    state = scoring("CastrumScoring", castrum={3: [5, 5, 5]})
    say(state, state.fallback(3))
    assert len(holding(state, "provinces.gone")) == 3


def test_5_6_dice_of_the_others_go_to_the_latrine() -> None:
    stack = [
        {"frame": "Match", "round": 1},
        {"frame": "Round", "step": "scored"},
        {"frame": "LatrineScoring"},
        {"frame": "CastrumScoring"},
    ]
    castrum: Dice = {0: [5, 5, 5, 6], 1: [3, 3, 3, 2]}
    state = lay(2, stack=stack, castrum=castrum)  # type: ignore[arg-type]
    say(state, state.fallback(0))
    assert table(state)["tokens"] == [1, 1] and table(state)["hand"] == [8, 8]
