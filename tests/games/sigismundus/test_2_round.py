"""Rules 2: the round."""

from itertools import pairwise

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Picks, State
from tabularium.positions import all_asked, holding, prompt, say
from tabularium.positions.sigismundus import SPEC, crowned, lay


def played(length: str, seed: str = "order") -> tuple[list[str], State]:
    """Questions of a random game and its end."""
    state = SPEC.new(3, seed, {"length": length})
    picks = Picks(seed)
    headings: list[str] = []
    while state.pending is not None:
        name = next((type(f).__name__ for f in state.stack[2:3]), type(state.stack[-1]).__name__)
        if not headings or headings[-1] != name:
            headings.append(name)
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return headings, state


def test_2_1_phases_come_in_their_order() -> None:
    headings, _ = played("full")
    order = ["Income", "Drawing", "SpecialActions", "ForeignPolicy", "Actions", "Sejm", "Scoring"]
    order += ["Upkeep"]
    seen = [order.index(name) for name in headings if name in order]
    falls = sum(1 for one, two in pairwise(seen) if two <= one)
    assert falls == 7, "eight rounds begin anew seven times"


def test_2_1_the_short_game_has_four_rounds() -> None:
    _, state = played("short")
    assert state.record is not None
    called = [e.facts["act"] for e in state.record.events if e.kind == "sejm_called"]
    assert called == ["confirmation", "heresy_edict", "incompatibilitas", "union"]


def test_2_2_everybody_acts_clockwise_from_the_first_player() -> None:
    state = lay("draw", start=2)
    order: list[int] = []
    for _ in range(4):
        order += all_asked(state)
        say(state, "deck:foreign")
    assert order == [2, 3, 0, 1]


def test_2_3_the_marker_goes_left_but_not_in_the_first_round() -> None:
    state = lay("end", start=2)
    assert state.first == 3
    fresh = SPEC.new(3, "first round")
    say(fresh, "office:13", "office:12")
    assert isinstance(fresh, Sigismundus) and fresh.offices[14] == fresh.first


def test_2_4_a_sejm_card_and_a_demand_are_turned_over() -> None:
    state = lay("end", demand="host")
    assert state.sejm == 1
    assert holding(state, "demands.past") == ["host"]
    assert len(holding(state, "demands.now")) == 1


def test_2_5_figures_that_nobody_took_go_and_three_new_ones_come() -> None:
    state = lay("end", open_figures=["rej", "kromer"], figures={0: ["laski"]})
    assert holding(state, "figures.gone") == ["rej", "kromer"]
    assert len(holding(state, "figures.open")) == 3
    assert holding(state, "figures.of.0") == ["laski"]


def test_2_5_if_fewer_figures_are_left_those_are_laid_open() -> None:
    taken = [code for code in m.FIGURES if code not in ("rej", "laski")]
    state = lay("end", figures={0: taken})
    assert holding(state, "figures.open") == ["rej", "laski"]
    assert holding(lay("end", figures={0: list(m.FIGURES)}), "figures.open") == []


def test_2_6_in_the_last_round_all_countries_are_crowned() -> None:
    state = lay("end", round=7)
    assert state.sejm == 7 and len(crowned(state)) == 6
    assert crowned(lay("end", round=6)) == []


def test_2_6_then_the_kings_representative_has_nothing_to_crown() -> None:
    everything = ["lithuania", "sweden", "habsburg", "moscow", "prussia", "turkey"]
    state = lay("foreign", round=8, crowned=everything, hands={0: ["rafting"]})
    assert prompt(state) == "foreign_policy"
