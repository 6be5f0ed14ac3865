"""Rules 4.1 to 4.8, 4.12: when and how cards are played."""

from typing import Any

from tabularium.positions import choices, facts, holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import (
    battle,
    chapter,
    estates,
    interregnum,
    law,
    office,
    pass_all,
)

BIDS = {0: "5", 1: "6", 2: "7"}


def test_4_1_one_round_in_the_order_of_the_track() -> None:
    state = battle("bunt_kozakow", BIDS, order=[2, 0, 1], laws={0: ["rokosz"]})
    for seat in (2, 0, 1):
        assert question(state) == (seat, "action")
        say(state, "pass")
    assert question(state)[1] != "action"


def test_4_1_on_his_turn_a_player_plays_any_number_of_cards() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["rokosz", "innowiercy"], 1: ["kapitulacja"]})
    say(state, "rokosz")
    assert question(state) == (0, "action")
    say(state, "innowiercy")
    assert table(state)["bonus"] == [-3, 0, 0]
    assert question(state) == (0, "action")
    say(state, "pass")
    assert question(state) == (1, "action")
    assert why_not(state, "pass", seat=0).code == "kernel.not_asked"


def test_4_1_nobody_gets_a_second_turn() -> None:
    """Potocki could answer Hetman with Kapitulacja, because he is later on the track."""
    state = battle("wojna_inflancka", BIDS, laws={0: ["rokosz"], 2: ["wojska_kwarciane"]})
    say(state, "pass")
    say(state, "pass")
    say(state, "wojska_kwarciane")
    say(state, "pass")
    assert holding(state, "laws.of.0") == ["rokosz"] and question(state)[1] != "action"


def test_4_1_occasions() -> None:
    """Asygnaty may be played on every occasion, so it shows them all."""
    seen = []
    state = chapter("Senate", laws={0: ["asygnaty"]}, estates={1: {"litwa": 9}})
    while state.pending is not None and question(state)[1] != "order":
        prompt = state.view(question(state)[0])["prompt"]
        if question(state) == (0, "action"):
            seen.append(prompt["occasion"])  # type: ignore[index]
        say(state, state.fallback(question(state)[0]))
        if len(seen) == 17:
            break
    offices = [code for code in ("prymas", "podskarbi", "hetman", "kanclerz") if code in seen]
    assert seen[: len(offices)] == offices and len(offices) >= 3
    rest = ["law"] * 5 + ["sejm_end", "mission"] + ["conflict"] * 5
    assert seen[len(offices) : len(offices) + len(rest)] == rest


def test_4_1_whoever_is_away_passes() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["rokosz"]})
    assert state.fallback(0) == "pass"


def test_4_2_nobody_is_asked_without_a_card_for_the_occasion() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["trybunal", "veto", "ordynacja"]})
    assert question(state)[1] != "action"
    state = office("hetman", BIDS, laws={0: ["biskupstwo", "rokosz"]})
    assert question(state)[1] == "place"


def test_4_2_all_are_asked_if_anybody_holds_one() -> None:
    state = battle("bunt_kozakow", BIDS, laws={2: ["rokosz"]})
    assert question(state) == (0, "action") and choices(state) == ["pass"]


def test_4_2_the_rest_is_not_asked_when_the_last_card_is_played() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["rokosz"]})
    say(state, "rokosz")
    assert question(state)[1] != "action"


def test_4_2_a_senator_counts_until_his_holder_has_passed() -> None:
    state = battle("bunt_kozakow", BIDS, offices={"prymas": 0, "hetman": 1})
    assert question(state) == (0, "action")
    say(state, "pass")
    say(state, "pass")
    assert question(state)[1] != "action"  # seat 2 could never get the Hetman


def test_4_3_only_own_cards() -> None:
    state = battle("bunt_kozakow", BIDS, laws={1: ["rokosz"]}, offices={"prymas": 0, "hetman": 2})
    for word in ("rokosz", "hetman"):
        reason = why_not(state, word)
        assert (reason.code, reason.rule) == ("magnaci.not_yours", "4.3")


def test_4_3_only_on_the_occasion_that_the_card_names() -> None:
    laws = {0: ["rokosz", "trybunal", "biskupstwo", "unia_brzeska", "poselstwo"]}
    state = battle("bunt_kozakow", BIDS, laws=laws, offices={"prymas": 0, "podskarbi": 0})
    assert choices(state) == ["pass", "rokosz"]
    for word in ("trybunal", "biskupstwo", "unia_brzeska", "poselstwo", "podskarbi"):
        reason = why_not(state, word)
        assert (reason.code, reason.rule) == ("magnaci.not_now", "4.3")
        assert reason.detail == {"card": word, "occasion": "conflict"}
    assert why_not(state, "litwa").code == "magnaci.play_or_pass"


def test_4_4_a_card_whose_condition_is_not_met_cannot_be_played() -> None:
    state = interregnum(laws={0: ["unia_brzeska", "ad_maiorem_dei_gloriam", "splaw_zboza"]})
    assert choices(state) == ["pass"]
    reason = why_not(state, "unia_brzeska")
    assert (reason.code, reason.rule) == ("magnaci.condition_not_met", "4.4")


def test_4_4_nothing_that_brings_estates_when_none_are_left() -> None:
    full = {0: {"litwa": 30, "ukraina": 1, "malopolska": 1, "wielkopolska": 2, "prusy": 1}}
    income = ["unia_brzeska", "ad_maiorem_dei_gloriam", "prywatne_ksiestwo", "splaw_zboza"]
    rest: dict[str, Any] = {"offices": {"prymas": 1, "podskarbi": 0}, "laws": {0: income}}
    state = interregnum(4, estates={**full, 1: {"prusy": 1}}, **rest)
    assert choices(state) == ["pass"]
    assert why_not(state, "podskarbi").code == "magnaci.nobody_to_replace"
    for word in income:
        assert why_not(state, word).code == "magnaci.condition_not_met"
    full[0]["litwa"] = 29
    state = interregnum(4, estates={**full, 1: {"prusy": 1}}, **rest)
    assert choices(state) == ["pass", "podskarbi", *income]


def test_4_4_pacta_conventa_too() -> None:
    for count, playable in ((34, ["pass"]), (33, ["pass", "pacta_conventa"])):
        state = law(
            "veto",
            {0: "9", 1: "2", 2: "3", 3: "4"},
            4,
            estates={0: {"litwa": count}},
            laws={0: ["pacta_conventa"]},
        )
        say(state, "prusy")
        assert choices(state) == playable
        if count == 34:  # the last one went to Prussia
            assert why_not(state, "pacta_conventa").code == "magnaci.condition_not_met"
    state = law("rokosz", {0: "2", 1: "9", 2: "3"}, laws={0: ["pacta_conventa"]})
    say(state, "prusy")
    assert why_not(state, "pacta_conventa").code == "magnaci.no_such_law_won"


def test_4_5_a_boost_needs_an_own_family_card_there() -> None:
    state = office("hetman", {1: "6", 2: "7"}, laws={0: ["szkola_rycerska", "konfederacja"]})
    assert question(state) == (0, "action") and choices(state) == ["pass"]
    for word in ("szkola_rycerska", "konfederacja"):
        reason = why_not(state, word)
        assert (reason.code, reason.rule) == ("magnaci.no_family_card_there", "4.5")


def test_4_6_card_and_targets_are_named_together() -> None:
    state = interregnum(
        laws={2: ["veto"]},
        estates={0: {"litwa": 1}, 1: {"litwa": 2}, 2: {}},
        offices={"prymas": 0, "podskarbi": 0},
    )
    assert why_not(state, "podskarbi").code == "kernel.unfinished"
    assert choices(state, "podskarbi") == ["litwa"]
    assert choices(state, "podskarbi litwa") == ["seat:1"]
    events = say(state, "podskarbi litwa seat:1")
    assert facts(events, "played")["targets"] == ["litwa", "seat:1"]
    assert estates(state, "litwa") == [1, 2, 0]  # announced, not yet resolved
    assert state.view(2)["prompt"] == {
        "player": 0,
        "card": "podskarbi",
        "targets": ["litwa", "seat:1"],
    }


def test_4_6_targets_are_checked() -> None:
    state = interregnum(
        estates={0: {"litwa": 1}, 1: {"litwa": 2}, 2: {}},
        offices={"prymas": 0, "podskarbi": 0},
        laws={0: ["prywatne_ksiestwo"]},
    )
    assert why_not(state, "podskarbi prusy").code == "magnaci.nobody_to_replace_there"
    assert why_not(state, "podskarbi seat:1").code == "magnaci.name_a_province"
    assert why_not(state, "podskarbi litwa seat:2").detail == {"province": "litwa"}


def test_4_7_veto_is_an_answer_to_another_player() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["rokosz"], 2: ["veto"]})
    say(state, "rokosz")
    assert question(state) == (2, "veto") and choices(state) == ["pass", "veto"]
    assert why_not(state, "rokosz").rule == "4.7"
    say(state, "pass")
    assert table(state)["bonus"] == [0, 0, 0] and holding(state, "laws.of.2") == ["veto"]


def test_4_7_nobody_vetoes_himself() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["rokosz", "kapitulacja", "veto"]})
    say(state, "rokosz")
    assert question(state) == (0, "action")


def test_4_7_answers_are_not_played_on_the_own_turn() -> None:
    state = battle("bunt_kozakow", BIDS, laws={0: ["veto", "ordynacja", "rokosz"]})
    for word in ("veto", "ordynacja"):
        reason = why_not(state, word)
        assert (reason.code, reason.rule) == ("magnaci.only_in_answer", "4.7")


def test_4_8_a_law_leaves_the_game_and_a_senator_is_set_aside() -> None:
    laws = {0: ["rokosz", "kapitulacja"]}
    state = battle("bunt_kozakow", BIDS, laws=laws, offices={"prymas": 0, "hetman": 0})
    say(state, "rokosz")
    say(state, "hetman")
    assert table(state)["offices"] == {"prymas": 0, "hetman": "aside"}
    assert holding(state, "laws.gone") == ["rokosz"]
    assert holding(state, "laws.of.0") == ["kapitulacja"]


def test_4_8_also_if_the_action_is_cancelled() -> None:
    offices = {"prymas": 0, "hetman": 0}
    laws = {0: ["kapitulacja"], 1: ["veto"]}
    state = battle("bunt_kozakow", BIDS, laws=laws, offices=offices)
    say(state, "hetman")
    events = say(state, "veto")
    assert facts(events, "vetoed") == {"seat": 1, "player": 0, "card": "hetman"}
    assert table(state)["offices"] == {"prymas": 0, "hetman": "aside"}
    assert table(state)["bonus"] == [0, 0, 0]
    assert holding(state, "laws.gone") == ["veto"]
    say(state, "kapitulacja")  # there is no second VETO
    assert question(state)[1] != "veto" and "kapitulacja" in holding(state, "laws.gone")


def test_4_12_a_law_that_was_just_won_can_be_played_at_once() -> None:
    """In the example Sapieha could play Kolegia jezuickie two laws later."""
    state = law("wojska_kwarciane", {0: "5", 1: "6", 2: "7"})
    say(state, "prusy")
    assert question(state)[1] == "conflicts"
    for seat in range(3):
        state.act(seat, state.fallback(seat))
    if question(state)[0] != 2:
        say(state, "pass")
        say(state, "pass")
    assert question(state) == (2, "action") and choices(state) == ["pass", "wojska_kwarciane"]
    events = say(state, "wojska_kwarciane")
    assert "boosted" in kinds(events)
    pass_all(state)
