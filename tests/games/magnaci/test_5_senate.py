"""Rules 5: the Senate."""

from tabularium.positions import choices, facts, kinds, question, say, table, why_not
from tabularium.positions.magnaci import chapter, estates, office


def test_5_1_three_cards_at_three_offices_in_turn() -> None:
    state = chapter("Senate", order=[2, 0, 1])
    for seat in (2, 0, 1):
        assert question(state) == (seat, "senate")
        say(state, "prymas 2 podskarbi 3 hetman 4")
    assert question(state)[1] != "senate"


def test_5_1_where_cards_lie_is_seen_by_those_who_come_later() -> None:
    state = chapter("Senate")
    say(state, "prymas 2 podskarbi 3 kanclerz 4")
    assert state.view(1)["sealed"][0] == [[0, None], [1, None], [3, None]]  # type: ignore[index]


def test_5_1_offices_may_be_named_in_any_order() -> None:
    state = chapter("Senate")
    say(state, "kanclerz 4 prymas 2 podskarbi 3")
    assert state.sealed[0] == ((0, 0), (1, 1), (3, 2))


def test_5_1_no_beginning_leads_nowhere() -> None:
    state = chapter("Senate")
    assert choices(state) == ["prymas", "podskarbi"]
    assert choices(state, "podskarbi 2") == ["hetman"]
    assert choices(state, "prymas 2") == ["podskarbi", "hetman"]
    assert len(choices(state, "prymas")) == 13 and len(choices(state, "prymas 2 hetman")) == 12
    reason = why_not(state, "hetman")
    assert (reason.code, reason.rule) == ("magnaci.three_offices_in_order", "5.1")
    assert why_not(state, "pass").code == "magnaci.name_an_office"
    assert why_not(state, "prymas hetman").code == "magnaci.lay_a_card"
    assert why_not(state, "prymas 2 podskarbi 3").code == "kernel.unfinished"


def test_5_2_one_card_of_a_player_at_an_office() -> None:
    state = chapter("Senate")
    reason = why_not(state, "prymas 2 prymas 3 hetman 4")
    assert (reason.code, reason.rule) == ("magnaci.one_card_an_office", "5.2")
    assert reason.detail == {"office": "prymas"}


def test_5_3_offices_are_resolved_one_after_the_other() -> None:
    state = chapter("Senate", 2)
    say(state, "prymas 14 podskarbi 2 hetman 14".replace("hetman 14", "hetman 13"))
    events = say(state, "podskarbi 14 hetman 2 kanclerz 3")
    assert kinds(events) == ["said", "sought", "contest", "unsealed", "won"]
    assert facts(events, "sought")["offices"] == ["podskarbi", "hetman", "kanclerz"]
    assert question(state) == (0, "place")
    events = say(state, "litwa")
    assert events[2].facts == {"card": "podskarbi"} and question(state) == (1, "place")
    say(state, "litwa")
    assert question(state) == (0, "place")
    say(state, "litwa")
    assert question(state) == (1, "place")
    say(state, "litwa")
    offices = {"prymas": 0, "podskarbi": 1, "hetman": 0, "kanclerz": 1}
    assert table(state)["offices"] == offices and question(state)[1] == "sejm"


def test_5_4_the_highest_influence_with_actions_wins() -> None:
    state = office("hetman", {0: "5", 1: "13"}, laws={0: ["szkola_rycerska"]})
    say(state, "szkola_rycerska")
    assert question(state) == (0, "place")
    assert table(state)["offices"] == {"prymas": 0, "hetman": 0}


def test_5_5_a_tie_for_the_primate_goes_to_the_later_on_the_track() -> None:
    state = office("prymas", {0: "12", 1: "12", 2: "lady"})
    assert question(state) == (1, "place")
    state = office("prymas", {0: "12", 1: "12", 2: "lady"}, order=[1, 2, 0])
    assert question(state) == (0, "place")


def test_5_6_the_primate_decides_other_ties() -> None:
    state = office("hetman", {0: "14", 1: "14", 2: "11"}, offices={"prymas": 2})
    assert question(state) == (2, "tie") and choices(state) == ["seat:1", "seat:0"]
    assert state.view(2)["prompt"] == {"card": "hetman", "seats": [0, 1]}
    reason = why_not(state, "seat:2")
    assert (reason.code, reason.rule) == ("magnaci.among_equals", "5.6")
    say(state, "seat:0")
    assert question(state) == (0, "place") and table(state)["offices"]["hetman"] == 0


def test_5_6_the_primate_may_favour_himself() -> None:
    state = office("hetman", {0: "14", 2: "14"}, offices={"prymas": 2})
    say(state, "seat:2")
    assert table(state)["offices"] == {"prymas": 2, "hetman": 2}


def test_5_6_an_absent_primate_favours_the_last_on_the_track() -> None:
    state = office("hetman", {0: "14", 1: "14", 2: "11"}, offices={"prymas": 2}, order=[1, 0, 2])
    assert state.fallback(2) == "seat:0"


def test_5_7_one_estate_or_two_with_the_symbol_of_the_king() -> None:
    for name, king, count in [
        ("hetman", "stefan_batory", 2),
        ("kanclerz", "stefan_batory", 1),
        ("kanclerz", "henryk_walezy", 2),
        ("podskarbi", "zygmunt_august", 2),
        ("prymas", "zygmunt_iii_waza", 2),
        ("prymas", "zygmunt_august", 1),
    ]:
        state = office(name, {1: "9"}, king=king, estates={})
        assert state.view(1)["prompt"] == {"count": count}, (name, king)
        say(state, "ukraina")
        assert estates(state, "ukraina") == [0, count, 0]


def test_5_8_an_office_without_cards_is_set_aside() -> None:
    state = office("podskarbi", {}, offices={"prymas": 0})
    assert table(state)["offices"]["podskarbi"] == "aside"
    assert question(state)[1] == "sejm"


def test_5_8_nobody_plays_actions_on_it() -> None:
    state = office("kanclerz", {}, offices={"prymas": 0}, laws={0: ["konfederacja", "trybunal"]})
    assert question(state)[1] == "sejm"


def test_5_8_the_last_on_the_track_becomes_primate_without_an_estate() -> None:
    state = office("prymas", {}, order=[2, 0, 1], estates={})
    assert table(state)["offices"]["prymas"] == 1
    assert estates(state, "litwa") == [0, 0, 0] and question(state)[1] == "sejm"
