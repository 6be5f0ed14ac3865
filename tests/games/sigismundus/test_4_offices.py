"""Rules 4: offices and what they give."""

import pytest

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.fields import surcharge
from tabularium.games.sigismundus.foreign import free_markers
from tabularium.games.sigismundus.income import extra_income
from tabularium.games.sigismundus.offices import (
    gain_office,
    income_of,
    is_turned,
    lose_office,
    prestige_of,
)
from tabularium.games.sigismundus.policy import court_targets
from tabularium.games.sigismundus.sejm import further_votes
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.upkeep import kept_free
from tabularium.positions import all_asked, choices, say, say_together
from tabularium.positions.sigismundus import SPEC, holder, lay, units_of


def test_4_1_an_office_has_one_holder() -> None:
    state = lay("special")
    gain_office(state, 2, 4)
    assert holder(state, 5) == 2 and state.offices.count(2) == 1


@pytest.mark.parametrize(
    ("number", "army"), [(3, [1, 0, 0]), (15, [1, 0, 0]), (6, [0, 1, 0]), (9, [0, 1, 0])]
)
def test_4_2_land_offices_bring_a_unit(number: int, army: list[int]) -> None:
    state = lay("special")
    gain_office(state, 1, number - 1)
    assert units_of(state, 1)[:3] == army


def test_4_2_no_unit_without_one_in_the_bank_or_with_other_offices() -> None:
    state = lay("special", units={0: {"hussars": 16}})
    gain_office(state, 1, 5)
    gain_office(state, 1, 0)
    gain_office(state, 1, 1)
    assert units_of(state, 1) == [0] * 6


@pytest.mark.parametrize(("gain", "hussars"), [(True, 2), (False, 1)])
def test_4_2_starting_offices_too_as_the_table_wants(gain: bool, hussars: int) -> None:
    state = SPEC.new(3, "gain", {"setup_gain": gain})
    seat = all_asked(state)[0]
    say(state, "office:12")
    assert isinstance(state, Sigismundus) and units_of(state, seat)[1] == hussars


def test_4_3_the_side_that_shows_counts() -> None:
    state = lay("special")
    assert [prestige_of(state, n - 1) for n in (1, 4, 7, 10, 13)] == [5, 4, 3, 2, 2]
    assert [income_of(state, n - 1) for n in (6, 9, 12)] == [5, 4, 3]
    turned = lay("special", acts=["national_church", "execution"])
    assert [prestige_of(turned, n - 1) for n in (1, 4, 7, 10, 13)] == [1, 1, 1, 1, 1]
    assert [income_of(turned, n - 1) for n in (6, 9, 12)] == [3, 2, 1]
    for office in (1, 2, 4, 7, 10, 13, 14):
        assert prestige_of(turned, office) == prestige_of(state, office)
        assert income_of(turned, office) == income_of(state, office)


def test_4_3_each_act_turns_its_own_cards_whole() -> None:
    """Whatever is printed on the backs: bishops turn with one act, palatines with the other."""
    bishops, palatines = {1, 4, 7, 10, 13}, {6, 9, 12}
    for acts in ([], ["national_church"], ["execution"], ["national_church", "execution"]):
        state = lay("special", acts=acts)
        back = {number for number in range(1, 16) if is_turned(state, number - 1)}
        wanted = bishops if "national_church" in acts else set()
        assert back == wanted | (palatines if "execution" in acts else set())
        for number in range(1, 16):
            office = number - 1
            income = m.INCOME_BACK if number in back else m.INCOME
            prestige = m.PRESTIGE_BACK if number in back else m.PRESTIGE
            assert income_of(state, office) == income[office]
            assert prestige_of(state, office) == prestige[office]


def test_4_4_a_lost_office_is_free() -> None:
    state = lay("special", offices={2: 1})
    lose_office(state, 1)
    assert holder(state, 2) == -1


def test_4_5_the_grand_marshal_has_a_vote_more() -> None:
    state = lay("special", offices={2: 1})
    assert further_votes(state, 1) == 1 and further_votes(state, 0) == 0


def test_4_6_the_chancellor_draws_two_cards_and_sees_the_first() -> None:
    state = lay("draw", offices={5: 0})
    say(state, "deck:internal")
    assert all_asked(state) == (0,)
    assert len(state.hand(0, m.INTERNAL)) == 1
    say(state, "deck:foreign")
    assert all_asked(state) == (1,) and state.cards_of(0) == 2


def test_4_7_the_vicechancellor_places_a_marker_without_a_card() -> None:
    state = lay("foreign", offices={8: 2})
    assert free_markers(state, 2) == 1 and free_markers(state, 1) == 0


def test_4_8_the_treasurer_has_a_ducat_more() -> None:
    state = lay("income", offices={11: 1, 7: 1})
    assert extra_income(state, 1) == 1
    assert state.ducats[1] == 2 + 4 + 1, "both offices pay four: nothing to choose"


def test_4_9_the_court_marshal_saves_one_ducat_once_a_round() -> None:
    state = lay("actions", offices={14: 0}, ducats=[1, 0, 0, 0], fields={"economist_a": 2})
    assert "field:economist_a" in choices(state)
    say(state, "field:economist_a")
    assert state.ducats[0] == 3 and state.discounted == 1
    say(state, "field:feast", "field:envoy country:sweden", "field:banners unit:infantry")
    say(state, "field:economist_a")
    assert state.ducats[0] == 3, "three ducats for three clients, three earned"


def test_4_9_he_saves_anew_in_the_next_round() -> None:
    state = lay("end", offices={14: 0}, discounted=[0])
    assert state.discounted == 0
    state.fields = [2] * 9
    assert surcharge(state, 0, m.FEAST) == 1


def test_4_9_nothing_is_saved_where_nothing_is_due() -> None:
    state = lay("actions", offices={14: 0})
    say(state, "field:economist_a")
    assert state.discounted == 0 and state.ducats[0] == 3


@pytest.mark.parametrize("number", [1, 4, 7, 10, 13])
def test_4_10_every_ecclesiastical_office_has_a_court(number: int) -> None:
    state = lay("special", offices={number: 0}, hands={1: ["client"]})
    assert court_targets(state, 0) == [1]


def test_4_10_others_have_none() -> None:
    state = lay("special", offices={2: 0, 3: 0}, hands={1: ["client"]})
    assert court_targets(state, 0) == []


def test_4_11_castellans_keep_an_infantry_each() -> None:
    assert kept_free(lay("special", offices={3: 0, 15: 0}), 0) == [2, 0, 0]


def test_4_12_palatines_keep_a_hussars_each() -> None:
    assert kept_free(lay("special", offices={6: 0, 9: 0, 12: 1}), 0) == [0, 2, 0]


def test_4_2_an_office_won_in_the_sejm_brings_its_unit() -> None:
    state = lay("offices", votes=[3, 0, 0, 0], vacancies={3: 0})
    taken = {n: 1 for n in range(1, 16) if n != 3}
    state = lay("offices", votes=[3, 0, 0, 0], vacancies={3: 0}, offices=taken)
    say_together(state, {0: "5"})
    assert holder(state, 3) == 0 and units_of(state, 0)[0] == 1
