"""Rules 4: the Senate."""

import pytest

from tabularium.kernel import BadPosition
from tabularium.positions import holding, legal, say, table, why_not
from tabularium.positions.alea import lay, scoring

KLAUDIA, ANTEK = 0, 1
PILE = ["III", "V", "XII-red-green"]
OTHERS = [
    "I",
    "II",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII-green-blue",
    "XII-blue-purple",
    "XII-purple-yellow",
    "XII-yellow-orange",
    "XII-orange-red",
    "XIII-a",
    "XIII-b",
]


def pile(seats: int) -> dict[str, list[str]]:
    """Only three cards in the pile, the rest long under it."""
    rest = OTHERS + (["IV"] if seats > 3 else [])
    return {"senate.pile": PILE, "senate.under": rest}


def under(state: object) -> list[str]:
    """Cards that came under the pile in this scoring."""
    return [card for card in holding(state, "senate.under") if card in PILE]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("faces", "allowed"), [("345", False), ("456", True), ("3456", True), ("34", True)]
)
def test_4_3_worked_example_others(faces: str, allowed: bool) -> None:
    """Klaudia has 3-4-5: nobody else may have just that."""
    state = lay(4, ANTEK, [3, 4, 5, 6], senate={KLAUDIA: [3, 4, 5]})
    assert legal(state, f"senate:{faces}") == allowed


def test_4_2_worked_example_extension() -> None:
    state = lay(4, KLAUDIA, [2, 2, 6], senate={KLAUDIA: [3, 4, 5]})
    say(state, "senate:2")
    assert table(state)["senate"][KLAUDIA] == [2, 3, 4, 5]  # type: ignore[index]


def test_4_2_both_ends_at_once() -> None:
    state = lay(4, KLAUDIA, [2, 6], senate={KLAUDIA: [3, 4, 5]})
    say(state, "senate:26")
    assert table(state)["senate"][KLAUDIA] == [2, 3, 4, 5, 6]  # type: ignore[index]


def test_4_2_no_second_run_and_no_gap() -> None:
    state = lay(4, KLAUDIA, [1, 3, 6], senate={KLAUDIA: [3, 4]})
    for word in ("senate:1", "senate:6", "senate:3", "senate:16"):
        reason = why_not(state, word)
        assert reason is not None and reason.code == "alea.not_a_run"


def test_4_3_an_extension_may_not_become_the_run_of_another() -> None:
    state = lay(4, KLAUDIA, [2], senate={KLAUDIA: [3, 4, 5], ANTEK: [2, 3, 4, 5]})
    reason = why_not(state, "senate:2")
    assert reason is not None and reason.code == "alea.run_taken" and reason.rule == "4.3"
    assert reason.detail == {"seat": ANTEK}


def test_4_1_a_run_has_neighbouring_faces_up_to_all_six() -> None:
    state = lay(4, roll=[1, 2, 3, 4, 5, 6])
    assert legal(state, "senate:123456") and not legal(state, "senate:124")


def test_4_4_a_part_or_a_single_die() -> None:
    state = lay(4, roll=[3, 4, 5, 6])
    assert legal(state, "senate:5") and legal(state, "senate:45")


def test_4_5_length_first_then_the_highest_die() -> None:
    state = scoring(
        "SenateScoring",
        senate={0: [3, 4, 5], 1: [4, 5, 6], 2: [1, 2, 3, 4], 3: [2, 3, 4, 5]},
        places=pile(4),
    )
    say(state, "card:V")
    assert holding(state, "senate.of.3") == ["V"]
    assert state.pending is not None and state.pending.seats == (2,)


def test_4_6_the_best_keeps_one_in_secret_and_passes_two() -> None:
    state = scoring("SenateScoring", senate={0: [2, 3], 1: [5]}, places=pile(4))
    assert state.view(0).places["senate.choice.0"] == PILE
    assert state.view(1).places["senate.choice.0"] == 3
    told = say(state, "card:III")
    said = next(event for event in told if event.kind == "said")
    assert said.told(1) == {"seat": 0, "word": "?"}
    assert state.view(1).places["senate.choice.1"] == ["V", "XII-red-green"]
    say(state, "card:XII-red-green")
    assert holding(state, "senate.of.1") == ["XII-red-green"] and under(state) == ["V"]
    assert state.view(1).places["senate.of.0"] == 1


def test_4_6_who_knows_what_afterwards() -> None:
    """The first knows the two cards he passed on, not which was kept; the second knows both."""
    state = scoring("SenateScoring", senate={0: [2, 3], 1: [5]}, places=pile(4))
    say(state, "card:III")
    say(state, "card:XII-red-green")
    assert state.view(0)["known"] == [
        {"places": {"senate.under": 1, "senate.of.1": 1}, "items": ["V", "XII-red-green"]}
    ]
    assert state.view(1)["known"] == [{"places": {"senate.under": 1}, "items": ["V"]}]
    assert state.view(2)["known"] == [] and state.view(None)["known"] == []


def test_4_6_a_card_must_be_taken_from_those_on_offer() -> None:
    state = scoring("SenateScoring", senate={0: [2, 3], 1: [5]}, places=pile(4))
    reason = why_not(state, "card:I")
    assert reason is not None and reason.code == "alea.card_not_on_offer"


def test_4_7_two_players_only_the_best() -> None:
    state = scoring("SenateScoring", 2, senate={0: [2, 3], 1: [5]}, places=pile(2))
    say(state, "card:III")
    assert holding(state, "senate.of.0") == ["III"] and holding(state, "senate.of.1") == []
    assert sorted(under(state)) == ["V", "XII-red-green"]


def test_4_7_five_players_the_third_gets_the_last() -> None:
    state = scoring("SenateScoring", 5, senate={0: [2, 3, 4], 1: [5, 6], 2: [1]}, places=pile(5))
    say(state, "card:III")
    say(state, "card:XII-red-green")
    assert holding(state, "senate.of.2") == ["V"] and under(state) == []
    assert state.view(1)["known"] == [{"places": {"senate.of.2": 1}, "items": ["V"]}]


def test_4_8_alone_in_the_senate() -> None:
    state = scoring("SenateScoring", senate={0: [4]}, places=pile(4))
    say(state, "card:V")
    assert holding(state, "senate.of.0") == ["V"] and len(under(state)) == 2


def test_4_8_two_runs_of_five_players() -> None:
    state = scoring("SenateScoring", 5, senate={0: [4], 3: [5]}, places=pile(5))
    say(state, "card:V")
    say(state, "card:III")
    assert holding(state, "senate.of.0") == ["III"] and under(state) == ["XII-red-green"]


def test_4_8_nobody_in_the_senate() -> None:
    state = scoring("SenateScoring", places=pile(4), forum=[(0, 1), (1, 2)])
    assert state.pending is None or state.pending.prompt != "take_card"
    assert holding(state, "senate.pile")[:3] == PILE


def test_4_9_dice_of_the_rest_go_to_the_latrine() -> None:
    stack = [
        {"frame": "Match", "round": 1},
        {"frame": "Round", "step": "scored"},
        {"frame": "LatrineScoring"},
        {"frame": "SenateScoring"},
    ]
    state = lay(2, stack=stack, senate={0: [2, 3], 1: [5]}, places=pile(2))  # type: ignore[arg-type]
    say(state, "card:III")
    assert table(state)["tokens"] == [0, 1]
    assert table(state)["hand"] == [8, 8]


def test_4_1_a_run_with_a_gap_cannot_lie_there() -> None:
    with pytest.raises(BadPosition) as caught:
        lay(roll=[1, 2], senate={1: [1, 3]})
    assert (caught.value.reason.code, caught.value.reason.rule) == ("alea.not_a_run", "4.1")
