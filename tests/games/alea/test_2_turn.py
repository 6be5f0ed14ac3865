"""Rules 2: rolling, re-rolling, placing."""

import pytest

from tabularium.kernel import BadPosition
from tabularium.positions import legal, say, table, why_not
from tabularium.positions.alea import ALEA, lay, scoring


def test_2_1_turns_go_clockwise_from_the_start_player() -> None:
    state = lay(3, turn=2, start=2, roll=[1, 2, 3])
    say(state, "forum:1")
    assert state.pending is not None and state.pending.seats == (0,)


def test_2_2_all_dice_in_hand_are_rolled() -> None:
    state = lay(3, turn=0, roll=[6], castrum={1: [2, 2, 2]})
    say(state, "castrum:6x1")
    assert len(table(state)["roll"]) == 5  # type: ignore[arg-type]


def test_2_3_at_least_one_die_on_exactly_one_building() -> None:
    state = lay(4, roll=[1, 4, 5])
    for word in ("", "done", "castrum:1x1 forum:4", "forum:1 forum:4"):
        assert not legal(state, word)
    reason = why_not(state, "castrum:2x1")
    assert reason is not None and (reason.code, reason.rule) == ("alea.not_rolled", "2.3")
    assert why_not(state, "castrum:5x2") is not None
    assert why_not(state, "senate:56") is not None


def test_2_4_not_all_that_fits_must_be_placed() -> None:
    """Worked example: a single 1 though 1 and 4 are there; 5-6 of 3-4-5-6."""
    assert legal(lay(4, roll=[1, 4]), "forum:1")
    assert legal(lay(4, roll=[3, 4, 5, 6]), "senate:56")
    assert legal(lay(4, roll=[4, 4, 4, 4]), "castrum:4x3")


def test_2_4_placed_dice_stay() -> None:
    state = lay(3, roll=[2, 2, 5])
    say(state, "castrum:2x2")
    for _ in range(2):
        say(state, state.fallback(state.pending.seats[0]))  # type: ignore[union-attr]
    assert table(state)["castrum"][0] == [2, 2]  # type: ignore[index]


def test_2_5_tokens_re_roll_any_dice_one_after_another() -> None:
    state = lay(4, roll=[1, 1, 3, 6], tokens=[2, 0, 0, 0])
    say(state, "reroll 1 3 done")
    assert table(state)["tokens"] == [1, 0, 0, 0]
    roll = table(state)["roll"]
    assert isinstance(roll, list) and len(roll) == 4 and 1 in roll and 6 in roll
    again = " ".join(str(face) for face in roll)
    say(state, f"reroll {again} done")
    reason = why_not(state, "reroll 1 done")
    assert reason is not None and reason.code == "alea.no_token"
    assert state.pending is not None and state.pending.seats == (0,)


def test_2_5_a_re_roll_takes_own_dice_and_at_least_one() -> None:
    state = lay(4, roll=[1, 1, 3, 6], tokens=[1, 0, 0, 0])
    assert not legal(state, "reroll done") and not legal(state, "reroll 2 done")
    assert not legal(state, "reroll 3 3 done")
    assert legal(state, "reroll 6 1 done")  # any order is understood


def test_2_5_a_re_roll_is_final_in_the_preview() -> None:
    state = lay(4, roll=[1, 1, 3, 6], tokens=[1, 0, 0, 0])
    preview = state.preview(0, "reroll 1 done")
    assert preview.final
    assert preview.events[-1] == {"kind": "rerolls", "seat": 0, "faces": [1]}


def test_2_5_without_a_token_there_is_no_re_roll() -> None:
    state = ALEA.new(3)
    assert ALEA.alphabet.letter("reroll") not in state.options(0)


def test_2_2_a_roll_has_the_dice_in_hand_of_whoever_is_on_turn() -> None:
    """Somebody else's eight dice do not excuse a roll of eight with six in hand."""
    hand = {"hand": [6, 8], "latrine": [2, 0]}
    for laid in (hand, {**hand, "roll": [1] * 8}, {"roll": [1] * 7}):
        with pytest.raises(BadPosition) as caught:
            ALEA.load({"seats": 2, "table": laid})
        assert (caught.value.reason.code, caught.value.reason.rule) == ("alea.roll", "2.2")
    assert ALEA.load({"seats": 2, "table": {**hand, "roll": [1] * 6}}).pending is not None
    with pytest.raises(BadPosition):
        scoring("CastrumScoring", 2, hand={0: 0, 1: 0}, roll=[1] * 8)


def test_2_1_turns_belong_to_seats_of_the_game() -> None:
    for step in ("start", "ask"):
        stack = [{"frame": "Match", "round": 1}, {"frame": "Round"}]
        stack.append({"frame": "Turn", "seat": 9, "step": step})
        with pytest.raises(BadPosition):
            ALEA.load({"seats": 2, "stack": stack, "table": {"roll": []}})
