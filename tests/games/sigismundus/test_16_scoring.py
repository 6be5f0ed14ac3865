"""Rules 16: scoring."""

from tabularium.games.sigismundus.income import extra_income
from tabularium.games.sigismundus.material import COUNTRIES, FIRST_WORTH, SECOND_WORTH
from tabularium.games.sigismundus.prestige import shares
from tabularium.games.sigismundus.sejm import further_votes
from tabularium.games.sigismundus.upkeep import kept_free
from tabularium.positions import all_asked, choices, happened, prompt, refusal, say
from tabularium.positions.sigismundus import SPEC, crowned, lay, markers


def test_16_1_prestige_of_all_own_offices() -> None:
    state = lay("scoring", offices={1: 0, 2: 0, 15: 1})
    assert state.points == [5 + 4, 1, 0, 0]


def test_16_2_crowned_countries_from_the_left_others_not() -> None:
    there = {0: dict.fromkeys(COUNTRIES, 1)}
    state = lay("scoring", crowned=["turkey", "sweden"], influence=there)
    assert state.points == [7 + 3, 0, 0, 0]
    assert state.record is not None
    scored = [e["country"] for e in happened(state.record.events, "country_scored")]
    assert scored == ["sweden", "turkey"]


def test_16_3_most_markers_score_the_first_value_second_most_the_second() -> None:
    there = {0: {"lithuania": 2}, 1: {"lithuania": 3}, 2: {"lithuania": 1}}
    state = lay("scoring", crowned=["lithuania"], influence=there)
    assert state.points == [4, 8, 0, 0]


def test_16_3_alone_there_is_no_second() -> None:
    state = lay("scoring", crowned=["turkey"], influence={3: {"turkey": 1}})
    assert state.points == [0, 0, 0, 3]


def test_16_3_a_marker_on_the_seal_does_not_count() -> None:
    state = lay("scoring", crowned=["turkey"], seals={"turkey": 2}, influence={3: {"turkey": 1}})
    assert state.points == [0, 0, 0, 3] and state.seals[5] == 3


def test_16_3_values_fall_and_the_printed_ones_are_eight_and_four() -> None:
    assert (FIRST_WORTH[0], SECOND_WORTH[0]) == (8, 4)
    assert list(FIRST_WORTH) == sorted(FIRST_WORTH, reverse=True)


def test_16_4_a_tie_for_the_first_place_shares_both_values() -> None:
    state = lay("scoring", influence={s: {"sweden": 1} for s in range(3)}, crowned=["sweden"])
    assert state.points == [3, 3, 3, 0], "ten shared by three"


def test_16_4_a_tie_for_the_second_place_shares_that() -> None:
    there = {0: {"sweden": 2}, 1: {"sweden": 1}, 2: {"sweden": 1}}
    state = lay("scoring", influence=there, crowned=["sweden"])
    assert state.points == [7, 1, 1, 0]


def test_16_5_markers_go_home_the_winner_has_the_seal_and_the_crown_is_gone() -> None:
    there = {0: {"sweden": 2}, 1: {"sweden": 1, "turkey": 1}}
    state = lay("scoring", influence=there, crowned=["sweden"], seals={"sweden": 1})
    assert markers(state, 0, "sweden") == markers(state, 1, "sweden") == 0
    assert markers(state, 1, "turkey") == 1
    assert state.seals[1] == 0 and crowned(state) == []
    assert state.markers_left(0) == 9 and state.markers_left(1) == 9


def test_16_6_the_kings_representative_awards_a_tied_seal() -> None:
    there = {0: {"sweden": 2}, 1: {"sweden": 2}, 2: {"sweden": 1}}
    state = lay("scoring", influence=there, crowned=["sweden"], tracks={"royal": [2, 1, 0, 3]})
    assert prompt(state) == "seal" and all_asked(state) == (2,)
    assert choices(state) == ["seat:0", "seat:1"]
    assert refusal(state, "seat:2") == ("one_of_the_tied", "16.6")
    say(state, "seat:1")
    assert state.seals[1] == 1


def test_16_7_a_country_without_markers_leaves_its_seal() -> None:
    state = lay("scoring", crowned=["sweden"], seals={"sweden": 1})
    assert state.seals[1] == 1 and crowned(state) == [] and state.points == [0] * 4


def test_16_8_the_seal_of_lithuania_is_a_vote() -> None:
    assert further_votes(lay("start", seals={"lithuania": 1}), 1) == 1


def test_16_9_the_seal_of_sweden_keeps_an_artillery() -> None:
    assert kept_free(lay("start", seals={"sweden": 1}), 1) == [0, 0, 1]


def test_16_10_the_seal_of_prussia_is_a_ducat() -> None:
    state = lay("start", seals={"prussia": 1})
    assert extra_income(state, 1) == 1 and extra_income(state, 0) == 0


def test_16_3_what_countries_would_bring_can_be_seen() -> None:
    state = lay("actions", influence={0: {"sweden": 1}}, offices={1: 2})
    ahead = SPEC.outlook(state.view(3))["scoring"]
    assert isinstance(ahead, dict)
    assert ahead["countries"]["sweden"] == shares(state, 1) == [7, 0, 0, 0]
    assert ahead["prestige"] == [0, 0, 5, 0]


def test_16_2_in_the_last_round_all_countries_are_scored() -> None:
    there = {0: dict.fromkeys(COUNTRIES, 1)}
    state = lay("scoring", round=8, crowned=list(COUNTRIES), influence=there)
    assert state.points[0] == sum(FIRST_WORTH)
