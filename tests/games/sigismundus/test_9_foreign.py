"""Rules 9: foreign policy."""

from tabularium.games.sigismundus import material as m
from tabularium.positions import all_asked, choices, holding, legal, prompt, refusal, say
from tabularium.positions.sigismundus import SPEC, crowned, directions, lay, markers


def test_9_1_the_kings_representative_must_crown_a_country() -> None:
    state = lay("foreign", tracks={"royal": [2, 0, 1, 3]}, crowned=["sweden"])
    assert prompt(state) == "crown" and all_asked(state) == (2,)
    assert refusal(state, "pass") == ("must_crown", "9.1")
    assert refusal(state, "country:sweden") == ("already_crowned", "9.1")
    say(state, "country:moscow")
    assert crowned(state) == ["sweden", "moscow"]


def test_9_1_the_last_country_is_crowned_without_a_question() -> None:
    state = lay("foreign", crowned=list(m.COUNTRIES[:5]), hands={1: ["rafting"]})
    assert crowned(state) == list(m.COUNTRIES) and prompt(state) == "foreign_policy"


def test_9_2_as_many_markers_as_foreign_cards_on_one_country() -> None:
    state = lay("foreign", hands={1: ["rafting", "rafting", "negotiations"]})
    say(state, "country:moscow")
    assert all_asked(state) == (1,)
    say(state, "country:sweden card:negotiations card:rafting done")
    assert markers(state, 1, "sweden") == 2
    assert holding(state, "foreign.discard") == ["rafting", "negotiations"]
    assert holding(state, "foreign.hand.1") == ["rafting"]


def test_9_2_no_cards_no_markers_and_nobody_must() -> None:
    state = lay("foreign", hands={1: ["rafting"]})
    say(state, "country:moscow")
    assert refusal(state, "country:sweden done") == ("no_free_marker", "9.2")
    assert refusal(state, "seat:0") == ("choose_country", "9.2")
    assert refusal(state, "country:sweden card:negotiations done") == ("not_in_hand", "7.1")
    say(state, "pass")
    assert sum(state.influence) == 0


def test_9_3_the_country_moves_one_space_to_the_left_whatever_the_number() -> None:
    state = lay("foreign", hands={1: ["rafting"] * 3})
    say(state, "country:moscow", "country:habsburg card:rafting card:rafting card:rafting done")
    assert directions(state)[:3] == ["lithuania", "habsburg", "sweden"]


def test_9_3_the_first_country_stays() -> None:
    state = lay("foreign", hands={1: ["rafting"]})
    say(state, "country:moscow", "country:lithuania card:rafting done")
    assert directions(state) == list(m.COUNTRIES)


def test_9_4_free_markers_need_no_card_and_go_along() -> None:
    state = lay("foreign", offices={8: 1}, figures={1: ["konarski"]}, hands={1: ["rafting"]})
    say(state, "country:moscow")
    assert legal(state, "country:sweden done")
    say(state, "country:sweden card:rafting done")
    assert markers(state, 1, "sweden") == 3


def test_9_4_the_english_rule_gives_everybody_a_marker() -> None:
    state = lay("foreign", options={"free_foreign_marker": True})
    say(state, "country:moscow", "country:sweden done")
    assert markers(state, 0, "sweden") == 1 and all_asked(state) == (1,)


def test_9_5_no_markers_on_a_country_with_a_pact() -> None:
    pact = {"foreign.pact": ["secret_pact"]}
    state = lay("foreign", hands={1: ["rafting"]}, pacts=["sweden"], piles=pact)
    say(state, "country:sweden")  # it can be crowned
    assert "country:sweden" not in choices(state)
    assert refusal(state, "country:sweden card:rafting done") == ("closed_by_pact", "7.12")


def test_9_6_countries_seals_and_vacancies_share_ten_markers() -> None:
    state = lay(
        "foreign",
        hands={1: ["rafting"] * 3, 2: ["negotiations"]},
        influence={1: {"sweden": 3, "moscow": 3}, 2: {"turkey": 10}},
        seals={"prussia": 1},
        vacancies={2: 1},
    )
    assert state.markers_left(1) == 2 and state.markers_left(2) == 0
    say(state, "country:moscow")
    word = "country:sweden card:rafting card:rafting card:rafting done"
    assert refusal(state, word) == ("no_marker_left", "9.6")
    say(state, "country:sweden card:rafting card:rafting done")
    assert state.markers_left(1) == 0
    assert prompt(state) != "foreign_policy", "who has no marker left is not asked"


def test_9_6_free_markers_stop_at_the_last_one() -> None:
    there = {1: {"sweden": 9}}
    state = lay("foreign", offices={8: 1}, figures={1: ["konarski"]}, influence=there)
    say(state, "country:moscow", "country:turkey done")
    assert markers(state, 1, "turkey") == 1


def test_9_1_the_question_of_the_representative_tells_nothing_else() -> None:
    state = lay("foreign")
    assert state.view(0)["prompt"] == {} and SPEC.outlook(state.view(None))["bank"]
