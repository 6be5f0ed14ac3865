"""Rules 10: clients on the nine fields."""

from tabularium.games.sigismundus.fields import open_fields, surcharge
from tabularium.games.sigismundus.material import COUNTRIES, PATRONAGE, REJ
from tabularium.positions import (
    all_asked,
    choices,
    happened,
    holding,
    legal,
    prompt,
    refusal,
    say,
    say_together,
    why_not,
)
from tabularium.positions.sigismundus import SPEC, directions, lay, markers, track, units_of


def test_10_1_one_client_at_a_time_until_nobody_has_any() -> None:
    state = lay("actions", start=2, clients=[1, 1, 1, 2], ducats=[9] * 4)
    order: list[int] = []
    while prompt(state) == "action":
        order += all_asked(state)
        say(state, "field:feast" if legal(state, "field:feast") else "field:feast done")
    assert order == [2, 3, 0, 1, 3, 0]
    assert refusal(lay("actions"), "pass") == ("place_a_client", "10.1")


def test_10_2_each_client_there_costs_a_ducat_own_ones_too() -> None:
    state = lay("actions", fields={"economist_a": 2}, ducats=[2, 0, 0, 0])
    assert refusal(lay("actions", fields={"economist_a": 1}), "field:economist_a") == (
        "surcharge",
        "10.2",
    )
    say(state, "field:economist_a")
    assert state.ducats[0] == 3 and state.fields[6] == 3


def test_10_2_costs_can_be_seen_at_any_time() -> None:
    state = lay("actions", fields={"economist_a": 2, "academy": 1}, offices={14: 1})
    costs = SPEC.outlook(state.view(0))["costs"]
    assert isinstance(costs, dict)
    assert costs["economist_a"] == 2 and costs["academy"] == 1 and costs["envoy"] == 0
    assert "economist_b" not in costs
    other = SPEC.outlook(state.view(1))["costs"]
    assert isinstance(other, dict) and other["academy"] == 0


def test_10_3_who_can_pay_for_no_field_loses_the_clients_of_the_round() -> None:
    full = dict.fromkeys(["envoy", "patronage", "banners", "vacancy", "feast", "academy"], 1)
    full |= {"economist_a": 1, "agitation": 1}
    state = lay("actions", seats=3, fields=full, clients=[3, 0, 0], ducats=[1, 0, 0])
    events = say(state, "field:vacancy office:1")
    assert happened(events, "clients_idle") == [{"seat": 0, "clients": 3}]
    assert prompt(state) != "action"


def test_10_4_the_nobilitys_representative_has_a_fourth_client() -> None:
    state = lay("actions", tracks={"parliamentary": [2, 0, 1, 3]})
    assert state.clients == [3, 3, 4, 3]
    full = lay("actions", seats=5, clients=[4, 4, 4, 4, 4])
    assert full.clients == [4, 4, 4, 4, 4]
    capped = lay("actions", clients=[4, 3, 3, 3], options={"client_cap": True})
    assert capped.clients == [4, 3, 3, 3]


def test_10_4_a_client_card_adds_to_the_fourth_client() -> None:
    """Ruling: the title gives a fourth, the card an additional one."""
    state = lay("actions", clients=[4, 3, 3, 3], tracks={"parliamentary": [0, 1, 2, 3]})
    assert state.clients == [5, 3, 3, 3]


def test_10_5_an_envoy_places_a_marker_and_moves_the_country() -> None:
    state = lay("actions")
    say(state, "field:envoy country:turkey")
    assert markers(state, 0, "turkey") == 1 and directions(state)[4] == "turkey"


def test_10_5_not_in_a_closed_country() -> None:
    state = lay("actions", pacts=["turkey"], piles={"foreign.pact": ["secret_pact"]})
    assert refusal(state, "field:envoy country:turkey") == ("closed_by_pact", "7.12")
    assert refusal(state, "field:envoy pass") == ("choose_country", "9.2")


def test_10_7_figures_come_to_who_wins_them_from_any_seat() -> None:
    state = lay("actions", start=2, open_figures=["rej"], ducats=[0, 0, 1, 4])
    say(state, "field:patronage figure:rej 1", "field:patronage figure:rej")
    assert holding(state, "figures.of.3") == ["rej"] and holding(state, "figures.of.2") == []
    assert state.ducats == [0, 0, 0, 1], "one for the client there, two for the figure"
    assert state.laid[REJ] == 2


def test_10_6_the_surcharge_comes_out_of_the_same_purse() -> None:
    state = lay("actions", open_figures=["rej"], ducats=[3, 0, 0, 0], fields={"patronage": 2})
    assert choices(state, "field:patronage figure:rej") == ["0", "1"]
    reason = why_not(state, "field:patronage figure:rej 2")
    assert reason is not None and reason.detail == {"most": 1}
    say(state, "field:patronage figure:rej 1")
    assert state.ducats[0] == 0 and state.laid[REJ] == 1


def test_10_6_patronage_takes_an_open_figure_with_any_ducats() -> None:
    state = lay("actions", open_figures=["rej"], ducats=[3, 0, 0, 0])
    assert choices(state, "field:patronage figure:rej") == ["0", "1", "2", "3"]
    assert refusal(state, "field:patronage figure:rej 4") == ("lay_own_ducats", "10.6")
    assert refusal(state, "field:patronage figure:laski 0") == ("figure_not_here", "10.6")
    assert refusal(state, "field:patronage done") == ("choose_figure", "10.6")
    say(state, "field:patronage figure:rej 2")
    assert holding(state, "figures.of.0") == ["rej"]
    assert state.laid[1] == 2 and state.ducats[0] == 1


def test_10_6_the_surcharge_comes_first() -> None:
    state = lay("actions", open_figures=["rej"], ducats=[3, 0, 0, 0], fields={"patronage": 2})
    assert choices(state, "field:patronage figure:rej") == ["0", "1"]


def test_10_6_nobody_must_take_a_figure() -> None:
    state = lay("actions", open_figures=["rej"])
    say(state, "field:patronage pass")
    assert holding(state, "figures.open") == ["rej"] and state.fields[PATRONAGE] == 1


def test_10_7_a_figure_of_others_costs_one_more_than_lies_on_it() -> None:
    given = {"figures": {1: ["rej"], 0: ["kromer"]}, "laid": {"rej": 2}}
    state = lay("actions", ducats=[2, 0, 0, 0], **given)  # type: ignore[arg-type]
    assert refusal(state, "field:patronage figure:rej") == ("figure_too_dear", "10.7")
    assert refusal(state, "field:patronage figure:kromer") == ("own_figure", "10.7")
    state = lay("actions", ducats=[4, 0, 0, 0], **given)  # type: ignore[arg-type]
    say(state, "field:patronage figure:rej")
    assert sorted(holding(state, "figures.of.0")) == ["kromer", "rej"]
    assert state.laid[1] == 3 and state.ducats == [1, 0, 0, 0]


def test_10_8_banners_bring_a_unit_of_any_arm() -> None:
    state = lay("actions")
    assert choices(state, "field:banners") == ["unit:infantry", "unit:hussars", "unit:artillery"]
    assert refusal(state, "field:banners done") == ("take_a_unit", "10.8")
    say(state, "field:banners unit:artillery")
    assert units_of(state, 0) == [0, 0, 1, 0, 0, 0]


def test_10_9_a_vacancy_marks_a_free_office_once() -> None:
    state = lay("actions", offices={15: 2}, vacancies={3: 1})
    assert refusal(state, "field:vacancy office:15") == ("office_held", "10.9")
    assert refusal(state, "field:vacancy office:3") == ("office_marked", "10.9")
    assert refusal(state, "field:vacancy pass") == ("choose_office", "10.9")
    say(state, "field:vacancy office:1")
    assert state.vacancies[0] == 0 and state.markers_left(0) == 9


def test_10_10_a_feast_moves_one_space_and_one_for_each_internal_card() -> None:
    state = lay("actions", start=3, hands={3: ["primus", "client", "client"]})
    assert choices(state, "field:feast") == ["done", "card:client", "card:primus"]
    say(state, "field:feast card:primus card:client done")
    assert track(state, "senatorial") == [3, 0, 1, 2]
    assert holding(state, "internal.hand.3") == ["client"]


def test_10_10_or_just_one() -> None:
    state = lay("actions", start=3, hands={3: ["client"]})
    say(state, "field:feast done")
    assert track(state, "senatorial") == [0, 1, 3, 2]


def test_10_11_the_academy_gives_two_cards_and_shows_the_first() -> None:
    state = lay("actions")
    say(state, "field:academy")
    assert prompt(state) == "draw_card" and state.cards_of(0) == 0
    say(state, "deck:internal")
    assert all_asked(state) == (0,) and state.cards_of(0) == 1
    say(state, "deck:military")
    assert all_asked(state) == (1,) and state.cards_of(0) == 2


def test_10_12_the_economist_pays_three_and_the_second_one_is_for_five() -> None:
    state = lay("actions")
    assert refusal(state, "field:economist_b") == ("field_for_five", "10.12")
    say(state, "field:economist_a")
    assert state.ducats[0] == 3
    five = lay("actions", seats=5, fields={"economist_a": 2})
    say(five, "field:economist_b")
    assert five.ducats[0] == 3 and five.fields[6:8] == [2, 1], "they are two fields"


def test_10_13_agitation_moves_one_space_and_one_for_each_ducat() -> None:
    state = lay("actions", start=3, ducats=[0, 0, 0, 2])
    assert refusal(state, "field:agitation 3") == ("agitation_ducats", "10.13")
    say(state, "field:agitation 2")
    assert track(state, "parliamentary") == [3, 0, 1, 2] and state.ducats[3] == 0


def test_10_13_the_surcharge_leaves_less_to_pay_with() -> None:
    state = lay("actions", start=3, ducats=[0, 0, 0, 2], fields={"agitation": 1})
    assert choices(state, "field:agitation") == ["0", "1"]


def test_10_14_afterwards_everybody_has_three_clients_again() -> None:
    state = lay("actions", clients=[1, 0, 0, 0], tracks={"parliamentary": [1, 0, 2, 3]})
    say(state, "field:economist_a", "field:feast")
    assert state.clients == [3, 3, 3, 3] and sum(state.fields) == 0


def test_10_15_a_field_without_effect_can_be_chosen() -> None:
    state = lay("actions", influence={0: {"sweden": 10}})
    assert legal(state, "field:envoy") and legal(state, "field:vacancy")
    assert legal(state, "field:feast") and legal(state, "field:agitation")
    before = state.influence[:]
    say(state, "field:envoy")
    assert state.influence == before and directions(state) == list(COUNTRIES)
    assert state.fields[0] == 1


def test_10_1_every_field_that_can_be_paid_for_is_offered() -> None:
    state = lay("actions", fields={"envoy": 2, "feast": 1}, ducats=[1, 0, 0, 0])
    assert open_fields(state, 0) == [1, 2, 3, 4, 5, 6, 8]
    assert surcharge(state, 0, 0) == 2


def test_10_9_a_marked_office_is_voted_on() -> None:
    state = lay("offices", vacancies={1: 0}, votes=[0, 2, 0, 0])
    say_together(state, {1: "1"})  # 15, the weakest
    assert all_asked(state) == (0, 1)


def test_10_1_whose_clients_stand_on_a_field_is_known_in_the_order_they_came() -> None:
    state = lay("actions", ducats=[5, 5, 5, 5])
    say(state, "field:economist_a")
    assert state.view(1).table["court"] == {"economist_a": [0]}
    say(state, "field:economist_a")
    assert state.view(None).table["court"] == {"economist_a": [0, 1]}
    assert state.view(2).table["fields"] == {"economist_a": 2}


def test_10_1_a_position_may_leave_out_whose_clients_they_are() -> None:
    """Games of older rules count clients only."""
    state = lay("actions", fields={"feast": 2})
    assert state.view(0).table["court"] == {} and state.view(0).table["fields"] == {"feast": 2}
