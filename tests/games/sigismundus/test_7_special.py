"""Rules 7: special actions and the twelve policy cards."""

import pytest

from tabularium.games.sigismundus import material as m
from tabularium.games.sigismundus.policy import can_play
from tabularium.positions import all_asked, choices, happened, holding, legal, prompt, refusal, say
from tabularium.positions.sigismundus import crowned, directions, holder, lay, units_of


def test_7_1_everybody_may_take_one_special_action_in_order() -> None:
    state = lay("special", start=2, hands={s: ["rafting"] for s in range(4)})
    say(state, "pass")  # the Magnates' Representative
    order: list[int] = []
    for _ in range(4):
        order += all_asked(state)
        say(state, "card:rafting")
    assert order == [2, 3, 0, 1] and state.ducats == [4] * 4


def test_7_1_only_cards_of_the_own_hand() -> None:
    state = lay("special", hands={0: ["rafting"], 1: ["client"]})
    assert choices(state) == ["pass", "card:rafting"]
    assert refusal(state, "card:client") == ("not_in_hand", "7.1")
    assert refusal(state, "done") == ("card_or_court", "7.1")


def test_7_1_who_has_neither_cards_nor_a_court_is_not_asked() -> None:
    state = lay("special", hands={2: ["rafting"]})
    assert all_asked(state) == (2,)
    say(state, "pass")
    assert prompt(state) != "special"


def test_7_1_played_cards_lie_open_beside_their_deck() -> None:
    state = lay("special", hands={0: ["rafting"]})
    events = say(state, "card:rafting")
    assert holding(state, "foreign.discard") == ["rafting"]
    assert happened(events, "played") == [{"seat": 0, "card": "rafting"}]


def test_7_2_the_magnates_representative_has_one_more_before_all() -> None:
    tracks = {"senatorial": [3, 0, 1, 2]}
    state = lay("special", start=1, tracks=tracks, hands={3: ["rafting", "rafting"], 1: ["client"]})
    assert all_asked(state) == (3,)
    say(state, "card:rafting")
    assert all_asked(state) == (1,)
    say(state, "pass")
    assert all_asked(state) == (3,)
    say(state, "card:rafting")
    assert state.ducats[3] == 8


def test_7_3_a_card_without_effect_cannot_be_played() -> None:
    state = lay("special", hands={0: ["abduction", "death_of_senator", "diplomatic_mission"]})
    state.crowned = m.ALL_COUNTRIES
    assert not can_play(state, 0, m.MISSION)
    assert refusal(state, "card:abduction seat:1") == ("no_target", "7.3")
    assert refusal(state, "card:death_of_senator seat:1") == ("no_target", "7.3")


def test_7_3_nobody_aims_at_himself_or_at_nobody() -> None:
    state = lay("special", seats=3, hands={0: ["foray"]})
    assert choices(state, "card:foray") == ["seat:1", "seat:2"]
    assert refusal(state, "card:foray seat:0") == ("not_yourself", "7.3")
    assert refusal(state, "card:foray seat:3") == ("nobody_there", "7.3")
    assert refusal(state, "card:foray done") == ("name_a_player", "7.3")


def test_7_4_client_gives_a_client_for_this_round() -> None:
    state = lay("special", hands={1: ["client"]})
    say(state, "card:client")
    assert state.clients[1] == 4


def test_7_4_not_without_a_client_in_the_bank() -> None:
    state = lay("special", seats=5, hands={0: ["client"]}, clients=[4, 4, 4, 4, 4])
    assert refusal(state, "card:client") == ("no_client_left", "7.4")


def test_7_4_with_counted_colours_nobody_has_a_fifth() -> None:
    free = lay("special", hands={0: ["client"]}, clients=[4, 3, 3, 3])
    assert legal(free, "card:client")
    options: dict[str, object] = {"client_cap": True}
    state = lay("special", hands={0: ["client"]}, clients=[4, 3, 3, 3], options=options)
    assert refusal(state, "card:client") == ("no_client_left", "7.4")


def test_7_5_primus_takes_the_marker_but_the_phase_goes_on_in_its_order() -> None:
    hands = {1: ["primus"], 2: ["rafting"], 3: ["rafting"]}
    state = lay("special", hands=hands, start=0)
    say(state, "card:primus")
    assert state.first == 1
    assert all_asked(state) == (2,)
    say(state, "pass", "pass", "country:sweden")
    assert prompt(state) == "foreign_policy" and all_asked(state) == (2,)
    say(state, "pass", "pass")
    assert prompt(state) == "action" and all_asked(state) == (1,)


def test_7_5_the_marker_goes_left_from_the_new_holder() -> None:
    state = lay("special", hands={0: ["primus"]}, start=2)
    say(state, "card:primus")
    assert state.first == 0
    assert lay("end", start=state.first).first == 1


def test_7_5_not_for_who_has_the_marker() -> None:
    state = lay("special", hands={0: ["primus"]})
    assert refusal(state, "card:primus") == ("already_first", "7.5")


def test_7_6_death_of_a_senator_needs_another_who_holds_an_office() -> None:
    state = lay("special", hands={0: ["death_of_senator"]}, offices={15: 1, 2: 0})
    assert choices(state, "card:death_of_senator") == ["seat:1"]
    assert refusal(state, "card:death_of_senator seat:2") == ("holds_no_office", "7.6")
    say(state, "card:death_of_senator seat:1")
    assert holder(state, 15) == -1


def test_7_7_the_victim_chooses_the_office() -> None:
    state = lay("special", hands={0: ["death_of_senator"]}, offices={15: 1, 2: 1, 5: 2})
    say(state, "card:death_of_senator seat:1")
    assert prompt(state) == "lose_office" and all_asked(state) == (1,)
    assert refusal(state, "office:5") == ("lose_own_office", "7.7")
    say(state, "office:15")
    assert holder(state, 15) == -1 and holder(state, 2) == 1


def test_7_8_a_foundation_costs_three_and_brings_five_points() -> None:
    state = lay("special", hands={0: ["church_foundation"]}, ducats=[4, 0, 0, 0])
    say(state, "card:church_foundation")
    assert state.ducats[0] == 1 and state.points[0] == 5


def test_7_8_not_without_three_ducats() -> None:
    state = lay("special", hands={0: ["church_foundation"]}, ducats=[2, 0, 0, 0])
    assert refusal(state, "card:church_foundation") == ("foundation_cost", "7.8")


@pytest.mark.parametrize("card", ["abduction", "sack", "foray"])
def test_7_8_nobody_attacks_who_has_founded_a_church(card: str) -> None:
    hands = {0: ["church_foundation"], 1: [card]}
    figures = {0: ["rej"], 2: ["kromer"]}
    state = lay("special", hands=hands, ducats=[3, 0, 0, 0], figures=figures)
    say(state, "card:church_foundation")
    assert all_asked(state) == (1,) and "seat:2" in choices(state, f"card:{card}")
    assert refusal(state, f"card:{card} seat:0") == ("under_protection", "7.8")


def test_7_8_the_court_and_death_still_reach_him_and_the_round_ends_it() -> None:
    state = lay(
        "special", start=1, protected=[0], hands={0: ["sack"], 1: ["death_of_senator"]},
        offices={13: 1, 2: 0}, tracks={"senatorial": [1, 0, 2, 3]},
    )  # fmt: skip
    assert legal(state, "court seat:0") and legal(state, "card:death_of_senator seat:0")
    assert lay("end", protected=[0]).protected == 0


def test_7_9_rafting_brings_four_ducats() -> None:
    state = lay("special", hands={0: ["rafting"]})
    say(state, "card:rafting")
    assert state.ducats[0] == 4


def test_7_10_a_mission_crowns_any_country() -> None:
    state = lay("special", hands={0: ["diplomatic_mission"]}, crowned=["sweden"])
    assert refusal(state, "card:diplomatic_mission country:sweden") == ("already_crowned", "7.10")
    say(state, "card:diplomatic_mission country:turkey")
    assert crowned(state) == ["sweden", "turkey"]


def test_7_10_not_when_all_are_crowned() -> None:
    state = lay("special", hands={0: ["diplomatic_mission"]}, crowned=list(m.COUNTRIES))
    assert refusal(state, "card:diplomatic_mission country:sweden") == ("all_crowned", "7.10")


def test_7_11_negotiations_move_a_country_to_an_end() -> None:
    state = lay("special", hands={0: ["negotiations"]})
    assert choices(state, "card:negotiations country:lithuania") == ["last"]
    assert choices(state, "card:negotiations country:turkey") == ["first"]
    assert choices(state, "card:negotiations country:sweden") == ["first", "last"]
    assert refusal(state, "card:negotiations country:lithuania first") == ("first_or_last", "7.11")
    say(state, "card:negotiations country:sweden last")
    assert directions(state) == [*m.COUNTRIES[:1], *m.COUNTRIES[2:], "sweden"]


def test_7_12_a_pact_closes_a_country_for_everybody() -> None:
    state = lay("special", hands={0: ["secret_pact", "rafting"], 1: ["secret_pact"]})
    say(state, "pass", "card:secret_pact country:sweden")
    assert holding(state, "foreign.pact") == ["secret_pact"]
    assert refusal(state, "card:secret_pact country:sweden") == ("closed_by_pact", "7.12")
    say(state, "pass", "country:moscow")
    assert prompt(state) == "foreign_policy"
    assert refusal(state, "country:sweden card:rafting done") == ("closed_by_pact", "7.12")


def test_7_12_the_card_goes_to_the_discards_when_the_round_ends() -> None:
    pact = {"foreign.pact": ["secret_pact"]}
    state = lay("end", pacts=["sweden"], piles=pact)
    assert state.pacts == 0 and holding(state, "foreign.discard") == ["secret_pact"]


def test_7_12_markers_in_a_closed_country_score() -> None:
    pact = {"foreign.pact": ["secret_pact"]}
    crown = ["lithuania"]
    there = {2: {"lithuania": 1}}
    state = lay("scoring", pacts=["lithuania"], piles=pact, crowned=crown, influence=there)
    assert state.points[2] == 8


def test_7_13_enlistment_brings_an_infantry_and_a_rider_or_a_gun() -> None:
    state = lay("special", hands={0: ["enlistment"]})
    assert choices(state, "card:enlistment") == ["unit:hussars", "unit:artillery"]
    assert refusal(state, "card:enlistment unit:infantry") == ("hussars_or_artillery", "7.13")
    say(state, "card:enlistment unit:artillery")
    assert units_of(state, 0) == [1, 0, 1, 0, 0, 0]


def test_7_13_half_of_it_if_the_other_half_has_run_out() -> None:
    riders = {1: {"hussars": 16, "artillery": 7}}
    state = lay("special", hands={0: ["enlistment"]}, units=riders)
    say(state, "card:enlistment")
    assert units_of(state, 0)[:3] == [1, 0, 0]
    state = lay("special", hands={0: ["enlistment"]}, units={1: {"infantry": 10}})
    say(state, "card:enlistment unit:hussars")
    assert units_of(state, 0)[:3] == [0, 1, 0]
    nothing = {1: {"infantry": 10, "hussars": 16, "artillery": 7}}
    state = lay("special", hands={0: ["enlistment"]}, units=nothing)
    assert refusal(state, "card:enlistment") == ("no_unit_left", "7.13")


def test_7_14_attacks_are_fought_at_once() -> None:
    state = lay("special", hands={0: ["foray"]}, units={0: {"hussars": 1}}, points=[0, 9, 0, 0])
    events = say(state, "card:foray seat:1")
    assert happened(events, "attack") == [{"seat": 0, "target": 1, "card": "foray"}]
    assert state.points[:2] == [6, 3]


def test_7_15_the_court_takes_a_random_card() -> None:
    taken = set()
    for n in range(30):
        hands = {1: ["client", "rafting", "sack"]}
        state = lay("special", hands=hands, offices={13: 0}, seed=f"court {n}")
        assert choices(state) == ["pass", "court"]
        events = say(state, "court seat:1")
        assert state.cards_of(0) == 1 and state.cards_of(1) == 2
        judged = next(event for event in events if event.kind == "judged")
        taken.add(judged.facts["card"])
        told = judged.told(2)
        assert told is not None and "card" not in told
    assert taken == {"client", "rafting", "sack"}


def test_7_15_the_victim_knows_what_was_taken() -> None:
    state = lay("special", hands={1: ["client"]}, offices={13: 0})
    say(state, "court seat:1")
    assert state.view(1)["known"] == [{"places": {"internal.hand.0": 1}, "items": ["client"]}]
    assert state.view(2)["known"] == []


def test_7_15_no_court_without_an_office_or_against_empty_hands() -> None:
    state = lay("special", hands={0: ["rafting"], 1: ["client"]})
    assert refusal(state, "court seat:1") == ("no_ecclesiastical_office", "7.15")
    state = lay("special", hands={0: ["rafting"]}, offices={13: 0})
    assert refusal(state, "court seat:1") == ("nobody_to_judge", "7.15")
    state = lay("special", hands={0: ["rafting"], 2: ["client"]}, offices={13: 0})
    assert refusal(state, "court seat:1") == ("has_no_cards", "7.15")
    assert refusal(state, "court seat:0") == ("not_yourself", "7.3")
    assert refusal(state, "court seat:4") == ("nobody_there", "7.3")
    assert refusal(state, "court done") == ("summon_a_player", "7.15")


def test_7_15_several_courts_are_one_use() -> None:
    state = lay("special", hands={1: ["client"] * 3}, offices={13: 2, 10: 2, 7: 2})
    assert all_asked(state) == (1,)
    say(state, "pass", "court seat:1")
    assert all_asked(state) != (2,) or prompt(state) != "special"
