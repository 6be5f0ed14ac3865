"""Facts for the table page: which side of an office is up, both sides of an attack, gains."""

from typing import Any

import pytest
from contract.walks import random_game

from tabularium import games
from tabularium.games.sigismundus.material import ACTS, OFFICES
from tabularium.games.sigismundus.offices import income_of, is_turned, prestige_of
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Sweep

SPEC = games["sigismundus"]
SEATS = 3


def test_cards_show_the_side_that_is_up() -> None:
    state = SPEC.new(SEATS, "sides")
    assert isinstance(state, Sigismundus)
    for acts in range(1 << len(ACTS)):
        state.acts = acts
        cards: Any = state.view(None).table["cards"] if acts % 8 == 0 else None
        if cards is None:
            continue
        for office, code in enumerate(OFFICES):
            assert (cards[code]["turned"] is not None) == is_turned(state, office)
            assert cards[code]["income"] == income_of(state, office)
            assert cards[code]["prestige"] == prestige_of(state, office)


@pytest.mark.parametrize(("act", "prestige"), [(None, 5), ("national_church", 1), ("trent", 6)])
def test_the_primate_is_worth_what_the_acts_say(act: str | None, prestige: int) -> None:
    state = SPEC.new(SEATS, "primate")
    assert isinstance(state, Sigismundus)
    state.acts = 0 if act is None else 1 << ACTS.index(act)
    card: Any = state.view(0).table["cards"]["archiepiscopus_gnesnensis"]  # type: ignore[index]
    assert card["prestige"] == prestige
    assert card["turned"] == (act if act == "national_church" else None)
    assert card["added"] == (1 if act == "trent" else 0)


def test_an_attack_tells_both_sides_and_gains_are_the_askers() -> None:
    attacks = swept = 0
    state = SPEC.new(SEATS)
    for n, (state, _) in enumerate(random_game(SPEC, SEATS, "law 0")):
        table: Any = state.view(None).table
        fight = table["attack"]
        if fight is not None:
            attacks += 1
            for side in (fight["attacker"], fight["defender"]):
                lanes = {lane["arm"]: lane for lane in side["lanes"]}
                assert list(lanes) == ["artillery", "hussars", "infantry"]
                units = {arm: lane["units"] for arm, lane in lanes.items() if lane["units"]}
                assert units == table["units"][side["seat"]]
        if n % 60 == 0 and state.pending is not None and not any(state.drafts):
            seat = state.pending.seats[0]
            made = Sweep(state, seat, "")
            made.step(10)
            total: Any = SPEC.forecast(state.view(seat))["total"]
            for outcome in made.table:
                found: Any = outcome
                assert found["gain"] == found["total"] - total
                assert all(rival["seat"] != seat for rival in found["rivals"])
                swept += 1
    assert swept and attacks
    assert state.result is not None and state.result.detail["cause"] == "sejms"
