"""Rules 7: the Latrine."""

from tabularium.positions import legal, say, table, why_not
from tabularium.positions.alea import ALEA, Dice, lay, scoring

FULL = [(0, 1), (0, 1), (1, 1), (0, 1)]
SIXES: Dice = {0: [6]}


def stuck(roll: list[int], tokens: int = 0) -> object:
    """Seat 1 can place sixes nowhere: Forum full of ones, the only six taken, the run too low."""
    runs: Dice = {1: [1, 2]}
    return lay(2, 1, roll, forum=FULL, castrum=SIXES, senate=runs, tokens=[0, tokens])


def test_7_1_exactly_one_die_if_nothing_else_is_possible() -> None:
    state = stuck([6])
    letters = [ALEA.alphabet.text(letter) for letter in state.options(1)]  # type: ignore[attr-defined]
    assert letters == ["latrine:6"]


def test_7_1_never_by_choice() -> None:
    state = lay(2, 1, [6])
    reason = why_not(state, "latrine:6")
    assert reason is not None and (reason.code, reason.rule) == ("alea.latrine_by_choice", "7.1")


def test_7_1_any_face_of_the_roll() -> None:
    runs: Dice = {1: [1]}
    sets: Dice = {0: [5, 6]}
    state = lay(2, 1, [5, 6], forum=[(0, 1)] * 4, castrum=sets, senate=runs)
    assert legal(state, "latrine:5") and legal(state, "latrine:6")
    assert not legal(state, "latrine:4")


def test_7_1_tokens_may_be_spent_first() -> None:
    state = stuck([6], tokens=1)
    assert legal(state, "reroll 6 done") and legal(state, "latrine:6")  # type: ignore[arg-type]


def test_7_2_the_last_die_in_the_latrine_ends_the_round() -> None:
    state = stuck([6])
    told = say(state, "latrine:6")  # type: ignore[arg-type]
    kinds = [event.kind for event in told]
    assert "leftover" in kinds or "card_taken" in kinds or state.pending.prompt != "place"  # type: ignore[attr-defined]


def test_7_3_a_token_for_each_die() -> None:
    state = scoring("LatrineScoring", 3, hand={0: 5, 1: 8, 2: 0})
    assert table(state)["tokens"] == [3, 0, 8]
    assert table(state)["hand"] == [8, 8, 8]


def test_7_4_tokens_do_not_run_out() -> None:
    state = scoring("LatrineScoring", 3, hand={0: 3, 1: 3, 2: 3}, tokens=[10, 10, 10])
    assert table(state)["tokens"] == [15, 15, 15]


def test_7_4_unless_the_table_says_so() -> None:
    limited = {"token_limit": True}
    tokens = [10, 10, 7]
    state = scoring("LatrineScoring", 3, hand={0: 6, 1: 6}, tokens=tokens, options=limited)
    assert table(state)["tokens"] == [12, 11, 7]
