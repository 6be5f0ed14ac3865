"""Rules 3: the census."""

from tabularium.positions import prompt, table
from tabularium.positions.orleans import lay


def census(farmers: list[int], coins: list[int] | None = None) -> list[int]:
    tracks = {seat: {"farmer": n} for seat, n in enumerate(farmers)}
    state = lay("census", len(farmers), tracks=tracks, coins=coins)
    coins_now = table(state)["coins"]
    assert isinstance(coins_now, list)
    return coins_now


def test_3_1_most_farmers_get_a_coin_and_3_2_fewest_pay_one() -> None:
    """The rulebook's example: blue gets a coin, red pays one."""
    assert census([3, 1, 0, 2]) == [6, 5, 4, 5]


def test_3_3_ties_get_and_pay_nothing() -> None:
    assert census([3, 3, 0, 1]) == [5, 5, 4, 5]
    assert census([3, 1, 0, 0]) == [6, 5, 5, 5]
    assert census([2, 2, 2]) == [5, 5, 5]


def test_3_4_two_players_pay_nothing() -> None:
    assert census([0, 1]) == [5, 6]


def test_3_2_who_has_no_coin_is_flogged() -> None:
    state = lay("census", 3, tracks={0: {"farmer": 2}, 1: {"farmer": 1}}, coins=[5, 5, 0])
    assert prompt(state) == "flogging" and state.view(2)["prompt"] == {"debt": 1}
