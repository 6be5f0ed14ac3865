"""Rules 5: income."""

from tabularium.positions import all_asked, choices, prompt, refusal, say
from tabularium.positions.sigismundus import lay


def test_5_1_two_ducats_and_one_office_of_own_choice() -> None:
    state = lay("income", offices={6: 0, 15: 0, 10: 1})
    assert prompt(state) == "income" and all_asked(state) == (0,)
    assert choices(state) == ["office:6", "office:15"]
    say(state, "office:15")
    assert state.ducats == [4, 5, 2, 2]


def test_5_1_only_own_offices_pay() -> None:
    state = lay("income", offices={6: 0, 15: 0, 10: 1})
    assert refusal(state, "office:10") == ("income_of_own_office", "5.1")
    assert refusal(state, "pass") == ("income_of_own_office", "5.1")


def test_5_1_in_order_from_the_first_player() -> None:
    state = lay("income", start=3, offices={6: 0, 15: 0, 5: 3, 8: 3, 1: 2, 13: 2})
    order: list[int] = []
    while prompt(state) == "income":
        order += all_asked(state)
        say(state, choices(state)[0])
    assert order == [3, 0, 2], "clockwise; who has no choice is not asked"


def test_5_1_palatines_pay_less_after_the_execution() -> None:
    state = lay("income", offices={6: 0}, acts=["execution"])
    assert state.ducats[0] == 5


def test_5_2_treasurer_prussia_and_sierpinek_add_a_ducat_each() -> None:
    state = lay("income", offices={11: 0}, seals={"prussia": 0}, figures={0: ["sierpinek"]})
    assert state.ducats == [2 + 4 + 3, 2, 2, 2]
