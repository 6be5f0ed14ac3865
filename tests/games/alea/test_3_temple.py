"""Rules 3: the Temple."""

import pytest

from tabularium.games.alea.state import Alea
from tabularium.kernel import BadPosition
from tabularium.positions import holding, legal, say, table, why_not
from tabularium.positions.alea import Dice, lay, scoring

ANTEK, BARTEK = 0, 1


@pytest.mark.parametrize(
    ("temple", "turn", "faces", "allowed"),
    [
        ({}, ANTEK, "5", True),
        ({}, ANTEK, "5 5", False),
        ({ANTEK: [5]}, BARTEK, "3 6", True),
        ({ANTEK: [5]}, BARTEK, "6", False),
        ({ANTEK: [5]}, BARTEK, "1 4", False),
        ({ANTEK: [5]}, BARTEK, "1 3 6", False),
        ({ANTEK: [5], BARTEK: [3, 6]}, ANTEK, "1 4", True),
        ({ANTEK: [5], BARTEK: [3, 6]}, ANTEK, "1 3", False),
        ({ANTEK: [5], BARTEK: [3, 6]}, ANTEK, "6", False),
    ],
)
def test_3_1_and_3_2_worked_example(temple: Dice, turn: int, faces: str, allowed: bool) -> None:
    """Antek 5; Bartek 3+6; Antek adds two dice so that three make more than 9."""
    roll = [int(face) for face in faces.split()]
    assert legal(lay(4, turn, [*roll, *roll], temple=temple), f"temple {faces}") == allowed


def test_3_1_exactly_one_die_more_than_the_most() -> None:
    state = lay(4, turn=2, roll=[6, 6], temple={0: [1, 1, 1], 1: [2]})
    reason = why_not(state, "temple 6 6")
    assert reason is not None and reason.code == "alea.temple_count"
    assert reason.detail == {"need": 4, "have": 2}


def test_3_2_the_sum_must_be_larger() -> None:
    state = lay(4, turn=2, roll=[1, 1, 2, 3], temple={0: [2, 3]})
    reason = why_not(state, "temple 1 1 2")
    assert reason is not None and reason.rule == "3.2"
    assert legal(state, "temple 1 2 3") and legal(state, "temple 3 1 2")


def test_3_3_a_tile_for_each_die_placed_now() -> None:
    state = lay(4, turn=ANTEK, roll=[1, 4], temple={ANTEK: [5], BARTEK: [3, 6]})
    told = [event for event in say(state, "temple 1 4") if event.kind == "fortuna"]
    assert len(holding(state, "fortuna.drawn.0")) == 2
    assert told[0].told(BARTEK) == {"seat": ANTEK, "count": 2}
    assert "tiles" in (told[0].told(ANTEK) or {})
    assert state.view(BARTEK).places["fortuna.drawn.0"] == 2
    assert state.view(ANTEK).places["fortuna.drawn.0"] == holding(state, "fortuna.drawn.0")


def test_3_4_rejected_tiles_come_back_when_the_pile_is_empty() -> None:
    kept = ["1"] * 8 + ["2"] * 14 + ["3"] * 5
    places = {"fortuna.kept.3": kept, "fortuna.rejected": ["3", "3"], "fortuna.pile": ["3"]}
    state = lay(4, turn=1, roll=[6, 6], temple={0: [1]}, places=places)
    say(state, "temple 6 6")
    assert holding(state, "fortuna.drawn.1") == ["3", "3"]
    assert holding(state, "fortuna.rejected") == [] and holding(state, "fortuna.pile") == ["3"]


def test_3_4_if_there_are_too_few_the_placement_still_stands() -> None:
    kept = ["1"] * 8 + ["2"] * 14 + ["3"] * 7
    places = {"fortuna.kept.3": kept, "fortuna.pile": ["3"]}
    state = lay(4, turn=1, roll=[6, 6], temple={0: [1]}, places=places)
    say(state, "temple 6 6")
    assert holding(state, "fortuna.drawn.1") == ["3"]
    assert table(state)["temple"][1] == [6, 6]  # type: ignore[index]


def test_3_5_the_leader_keeps_two_the_others_one() -> None:
    state = scoring(
        "TempleScoring",
        temple={0: [1, 4, 5], 1: [3, 6]},
        places={"fortuna.drawn.0": ["1", "2", "3"], "fortuna.drawn.1": ["2", "3"]},
    )
    assert state.pending is not None and state.pending.kind == "together"
    assert state.pending.seats == (0, 1)
    assert state.explain(0, "keep:3") is not None and state.explain(1, "keep:1") is not None
    state.act(0, "keep:3 keep:2")
    assert state.view(1).places["fortuna.kept.0"] == []
    state.act(1, "keep:3")
    assert holding(state, "fortuna.kept.0") == ["2", "3"]
    assert holding(state, "fortuna.kept.1") == ["3"]
    assert sorted(holding(state, "fortuna.rejected")) == ["1", "2"]


def test_3_5_nobody_keeps_a_tile_not_drawn() -> None:
    state = scoring(
        "TempleScoring",
        temple={0: [1, 4, 5], 1: [3, 6]},
        places={"fortuna.drawn.0": ["1", "1", "2"], "fortuna.drawn.1": ["2", "3"]},
    )
    reason = state.explain(0, "keep:1 keep:3")
    assert reason is not None and reason.code == "alea.no_such_tile"


def test_3_5_who_has_fewer_tiles_keeps_what_there_is() -> None:
    state = scoring(
        "TempleScoring",
        temple={0: [1, 4, 5], 1: [3, 6]},
        places={"fortuna.drawn.0": ["3"], "fortuna.drawn.1": []},
    )
    assert holding(state, "fortuna.kept.0") == ["3"] and holding(state, "fortuna.kept.1") == []
    assert state.pending is None or state.pending.prompt != "keep_fortuna"


def test_3_6_a_single_die_brings_a_second_tile() -> None:
    state = scoring("TempleScoring", temple={2: [5]}, places={"fortuna.drawn.2": ["1"]})
    assert len(holding(state, "fortuna.kept.2")) == 2
    assert holding(state, "fortuna.drawn.2") == []


def test_3_6_two_dice_do_not() -> None:
    state = scoring("TempleScoring", temple={2: [5, 1]}, places={"fortuna.drawn.2": ["1", "2"]})
    assert len(holding(state, "fortuna.kept.2")) == 2
    assert len(holding(state, "fortuna.pile")) == 28


def test_3_7_temple_dice_go_home_without_tokens() -> None:
    state = scoring("TempleScoring", temple={2: [5]}, places={"fortuna.drawn.2": ["1"]})
    assert table(state)["tokens"] == [0, 0, 0, 0] and table(state)["hand"] == [8, 8, 8, 8]


def test_3_8_the_leader_may_go_further_by_one_die() -> None:
    state = lay(4, turn=BARTEK, roll=[1, 1], temple={BARTEK: [3, 6]})
    assert legal(state, "temple 1") and not legal(state, "temple 1 1")


def test_3_9_there_is_one_leader() -> None:
    state = lay(4, turn=2, roll=[6, 6, 6], temple={0: [1, 2]})
    assert isinstance(state, Alea)
    state.temple[6:12] = [0, 0, 1, 1, 0, 0]
    with pytest.raises(AssertionError, match="tie in the Temple"):
        state.options(2)


def test_3_1_without_the_temple_the_reason_says_so() -> None:
    reason = why_not(lay(3, roll=[4]), "temple 4")
    assert reason is not None and reason.code == "alea.no_temple"


@pytest.mark.parametrize("temple", [{0: [1, 1], 1: [2, 3]}, {0: [6, 6], 1: [1, 1, 1]}])
def test_3_9_nobody_has_as_many_dice_as_another_and_more_dice_show_more(temple: Dice) -> None:
    with pytest.raises(BadPosition) as caught:
        lay(roll=[1, 2], turn=2, temple=temple)
    assert (caught.value.reason.code, caught.value.reason.rule) == ("alea.temple_order", "3.9")


def test_3_1_no_dice_in_a_temple_that_is_not_there() -> None:
    with pytest.raises(BadPosition) as caught:
        lay(2, roll=[1, 2], temple={1: [3]})
    assert (caught.value.reason.code, caught.value.reason.rule) == ("alea.no_temple", "3.1")


def test_3_3_no_tiles_without_dice() -> None:
    with pytest.raises(BadPosition) as caught:
        scoring("TempleScoring", places={"fortuna.drawn.0": ["1", "2"]})
    assert (caught.value.reason.code, caught.value.reason.rule) == (
        "alea.tiles_without_dice",
        "3.3",
    )


@pytest.mark.parametrize("word", ["temple 6 6", "temple 3 5", "temple 4 4"])
def test_2_3_dice_for_the_temple_must_have_been_rolled(word: str) -> None:
    reason = why_not(lay(roll=[1, 2, 4, 6], temple={1: [6]}), word)
    assert reason is not None and (reason.code, reason.rule) == ("alea.not_rolled", "2.3")
