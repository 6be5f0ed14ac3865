"""Rules 6: the Forum Romanum."""

from tabularium.positions import holding, legal, say, table, why_not
from tabularium.positions.alea import lay, scoring

GREY, BROWN, BLUE, GREEN, YELLOW = range(5)


def row(state: object) -> list[list[int]]:
    """The dice of the Forum as owner and face."""
    return table(state)["forum"]  # type: ignore[arg-type, return-value]


def test_6_4_worked_example_one_die_falls_off() -> None:
    """Brown places 2 and 3; the green 3 goes to the Latrine (row before it reconstructed)."""
    before = [(GREY, 1), (BLUE, 1), (GREY, 2), (YELLOW, 3), (GREEN, 3), (GREEN, 3)]
    state = lay(5, BROWN, [2, 3, 6], forum=before)
    told = say(state, "forum:23")
    assert row(state) == [
        [GREY, 1],
        [BLUE, 1],
        [BROWN, 2],
        [GREY, 2],
        [BROWN, 3],
        [YELLOW, 3],
        [GREEN, 3],
    ]
    pushed = [event.facts for event in told if event.kind == "pushed_out"]
    assert pushed == [{"seat": GREEN, "face": 3}]
    assert table(state)["latrine"][GREEN] == 1  # type: ignore[index]


def test_6_1_one_die_or_a_pair_that_makes_five() -> None:
    state = lay(4, roll=[1, 2, 2, 3, 4])
    for word in ("forum:1", "forum:2", "forum:3", "forum:4", "forum:14", "forum:23"):
        assert legal(state, word)
    for word in ("forum:22", "forum:13", "forum:123", "forum:1 forum:4", "forum:14 forum:2"):
        assert not legal(state, word)
    reason = why_not(lay(4, roll=[1, 2]), "forum:14")
    assert reason is not None and reason.code == "alea.not_rolled"


def test_6_2_left_of_equals_right_of_smaller() -> None:
    state = lay(2, 1, [3, 6], forum=[(0, 3), (0, 3)])
    say(state, "forum:3")
    assert row(state) == [[1, 3], [0, 3], [0, 3]]
    state = lay(2, 1, [4, 6], forum=[(0, 3), (0, 5)])
    say(state, "forum:4")
    assert row(state) == [[0, 3], [1, 4], [0, 5]]


def test_6_3_no_column_no_placement() -> None:
    full = [(0, 1), (1, 1), (0, 2), (1, 3)]
    state = lay(2, 0, [1, 4, 6], forum=full)
    reason = why_not(state, "forum:4")
    assert reason is not None and (reason.code, reason.rule) == ("alea.no_column", "6.3")
    assert legal(state, "forum:1") and not legal(state, "forum:14")


def test_6_3_the_smaller_die_of_a_pair_may_push_the_larger_one_off() -> None:
    state = lay(2, 0, [1, 2, 3, 4], forum=[(0, 1), (1, 1), (0, 2)])
    assert legal(state, "forum:4") and not legal(state, "forum:14")
    assert legal(state, "forum:3") and not legal(state, "forum:23")


def test_6_4_own_dice_fall_too() -> None:
    state = lay(2, 0, [1, 6], forum=[(0, 2), (1, 2), (0, 2), (0, 2)])
    before = table(state)["latrine"][0]  # type: ignore[index]
    say(state, "forum:1")
    assert row(state) == [[0, 1], [0, 2], [1, 2], [0, 2]]
    assert table(state)["latrine"][0] == before + 1  # type: ignore[index]


def test_6_4_the_preview_says_who_is_pushed_where() -> None:
    state = lay(2, 0, [1, 6], forum=[(0, 2), (1, 2), (0, 2), (1, 2)])
    told = state.preview(0, "forum:1").events
    assert {"kind": "pushed_out", "seat": 1, "face": 2} in told


def test_6_5_from_the_left_each_die_takes_a_patrician() -> None:
    state = scoring("ForumScoring", 2, forum=[(1, 1), (0, 2), (1, 5)])
    order = []
    while state.pending is not None and state.pending.prompt == "take_patrician":
        order.append(state.pending.seats[0])
        say(state, state.fallback(order[-1]))
    assert order == [1, 0, 1]
    assert len(holding(state, "patricians.of.1")) == 2
    assert table(state)["hand"] == [8, 8] and row(state) == []


def test_6_5_only_open_patricians_can_be_taken() -> None:
    state = scoring("ForumScoring", 2, forum=[(1, 1)])
    reason = why_not(state, f"patrician:{holding(state, 'patricians.pile')[0]}")
    assert reason is not None and reason.code == "alea.patrician_not_open"


def test_6_5_the_last_patrician_needs_no_question() -> None:
    state = scoring("ForumScoring", 2, forum=[(1, 1), (0, 2), (1, 5), (0, 6)])
    for _ in range(3):
        assert state.pending is not None
        say(state, state.fallback(state.pending.seats[0]))
    assert len(holding(state, "patricians.of.0")) == 2
    assert state.pending is not None and state.pending.prompt == "place"


def test_6_6_patricians_left_over_leave_the_game() -> None:
    state = scoring("ForumScoring", 2, forum=[(1, 1)])
    say(state, state.fallback(1))
    assert len(holding(state, "patricians.gone")) == 3
