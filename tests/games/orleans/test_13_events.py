"""Rules 13: the events."""

from typing import Any

import pytest

from tabularium.kernel import Event, State
from tabularium.positions import all_asked, choices, legal, prompt, say, table
from tabularium.positions.orleans import lay, position, row, rule

MONASTERY = {"monastery.1": "scholar", "monastery.2": "own:trader"}
SCRIPTORIUM = {"scriptorium.1": "knight", "scriptorium.2": "scholar"}


def test_13_1_pilgrimage_keeps_monks_away() -> None:
    spaces = {0: {**MONASTERY, **SCRIPTORIUM}}
    assert rule(lay(spaces=spaces, event="pilgrimage"), "monastery") == "13.1"
    assert legal(lay(spaces=spaces, event="income"), "monastery")


def test_13_2_income_is_the_level() -> None:
    tracks = {0: {"development": 4}, 1: {"development": 30}}
    assert table(lay("event", tracks=tracks, event="income"))["coins"] == [7, 11, 6]


def test_13_3_harvest_takes_food_or_five_coins() -> None:
    goods = {0: {"wine": 1, "wool": 2}, 1: {"wool": 3}}
    state = lay("event", goods=goods, event="harvest", coins=[9, 9, 9])
    assert row(state, "goods", 0) == {"wool": 2} and table(state)["coins"] == [9, 4, 4]
    assert table(state)["jarmark"]["wine"] == 18


def test_13_3_the_payer_chooses_the_food() -> None:
    state = lay("event", goods={1: {"grain": 1, "wine": 1, "bread": 1}}, event="harvest")
    assert prompt(state) == "harvest" and all_asked(state) == (1,)
    assert rule(state, "wool") == "13.3" and legal(state, "wine")
    say(state, "bread")
    assert row(state, "goods", 1) == {"grain": 1, "wine": 1}
    assert table(state)["jarmark"]["grain"] == 23


def test_13_4_taxes_for_full_threes() -> None:
    goods = {0: {"wool": 2}, 1: {"wool": 2, "bread": 1}, 2: {"wine": 8}}
    state = lay("event", goods=goods, event="taxes")
    say(state, "done")  # no bread for taxes (13.8)
    assert table(state)["coins"] == [5, 4, 3]


def test_13_5_trading_day() -> None:
    stations = {"tours": [0], "orleans": [0, 1], "blois": [0]}
    assert table(lay("event", stations=stations, event="trading_day"))["coins"] == [8, 6, 5]


def plague(**rest: Any) -> tuple[State, list[Event]]:
    """Seat 0 passes, and the plague comes."""
    state = lay(spaces={0: SCRIPTORIUM}, event="plague", **rest)
    return state, [event for event in say(state, "pass") if event.kind == "plague"]


def test_13_6_plague_sends_a_neutral_follower_back() -> None:
    starters = {"own:farmer": 1, "own:boatman": 1, "own:craftsman": 1, "own:trader": 1}
    market = {s: dict(starters) for s in range(3)}
    state, struck = plague(market=market, bag={0: {"monk": 2}}, tracks={0: {"knight": 3}})
    want = {"seat": 0, "type": "monk", "spared": False}
    assert [event.facts for event in struck] == [want]  # empty bags lose nothing
    assert table(state)["supply"]["monk"] == 10
    assert row(state, "bag", 0) == {"monk": 1} and position(state, 0, "knight") == 3


def test_13_6_starters_are_lucky() -> None:
    state, struck = plague()
    assert [event.facts["spared"] for event in struck] == [True] * 3
    assert sum(table(state)["supply"].values()) == 71 - 2


def test_13_7_from_the_start_player() -> None:
    goods = {s: {"grain": 1, "wine": 1} for s in range(3)}
    state = lay("event", goods=goods, event="harvest", start=1)
    order = []
    for _ in range(3):
        order.append(all_asked(state)[0])
        say(state, "grain")
    assert order == [1, 2, 0]


def test_13_7_in_the_last_round_too() -> None:
    state = lay("event", event="income", match_round=18)
    assert state.result is not None and state.result.scores == [6, 6, 6]


# Bread pays taxes


def bakers(bread: int, coins: int, **goods: int) -> State:
    """Taxes strike somebody with bread, and nobody else."""
    return lay(
        "event",
        2,
        event="taxes",
        coins=[coins, 5],
        goods={0: {"bread": bread, **goods}},
        options={"extra_tiles": True},
    )


def test_13_8_bread_pays_taxes_loaf_for_coin() -> None:
    state = bakers(4, 5, brocade=5)  # nine goods: three coins
    assert prompt(state) == "taxes" and choices(state) == ["bread", "done"]
    assert rule(state, "brocade") == "13.8" and rule(state, "bread bread bread bread") == "K.1"
    jarmark = table(state)["jarmark"]
    assert isinstance(jarmark, dict)
    say(state, "bread bread done")
    assert row(state, "goods", 0) == {"bread": 2, "brocade": 5}
    assert row(state, "coins", 0) == {"n": 4}
    after = table(state)["jarmark"]
    assert isinstance(after, dict) and after["grain"] == jarmark["grain"] + 2


def test_13_8_bread_may_pay_all_and_saves_from_flogging() -> None:
    state = bakers(3, 0)
    say(state, "bread")  # one coin is due: the word ends there
    assert row(state, "goods", 0) == {"bread": 2} and prompt(state) != "flogging"
    state = bakers(3, 0)
    say(state, "done")
    assert prompt(state) == "flogging"


def test_13_8_nobody_is_asked_without_bread_or_taxes() -> None:
    assert prompt(bakers(0, 5, wool=6)) != "taxes"
    assert prompt(bakers(2, 5)) != "taxes"  # two goods: no taxes


@pytest.mark.parametrize(
    ("coins", "word"), [(5, "done"), (2, "bread done"), (0, "bread bread bread")]
)
def test_13_8_who_is_away_gives_bread_for_want_of_coins_only(coins: int, word: str) -> None:
    state = bakers(4, coins, brocade=5)
    assert state.fallback(0) == word and legal(state, word)
