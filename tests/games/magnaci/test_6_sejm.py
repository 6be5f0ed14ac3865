"""Rules 6: the Sejm."""

from tabularium.positions import choices, facts, holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import chapter, estates, law, office

BIDS = {0: "9", 1: "8", 2: "7"}


def test_6_1_five_laws_are_laid_open() -> None:
    state = chapter("Sejm")
    laws = [holding(state, f"sejm.{field}") for field in range(1, 6)]
    assert [len(row) for row in laws] == [1] * 5 and len(holding(state, "laws.pile")) == 20
    assert state.view(0)["prompt"]["laws"] == [row[0] for row in laws]  # type: ignore[index]


def test_6_1_laws_of_the_last_sejm_do_not_count_any_more() -> None:
    state = chapter("Sejm", won=[["veto"], [], []])
    assert table(state)["won"] == [[], [], []]


def test_6_2_all_lay_a_card_for_each_law_at_once() -> None:
    state = chapter("Sejm")
    assert state.pending is not None and state.pending.seats == (0, 1, 2)
    state.act(2, "2 3 4 5 6")
    assert state.pending.seats == (0, 1)
    assert state.view(0)["answered"] == [2] and state.view(0)["word"] is None
    state.withdraw(2)
    state.act(2, "6 5 4 3 2")
    state.act(0, "2 3 4 5 6")
    events = state.act(1, "2 3 4 5 6")
    said = [event for event in events if event.kind == "said"]
    assert said[2].told(0) == {"seat": 2, "word": "? ? ? ? ?"}


def test_6_2_one_card_for_each() -> None:
    state = chapter("Sejm")
    assert why_not(state, "2 3 4 5").code == "kernel.unfinished"
    assert why_not(state, "2 3 4 5 6 7").code == "kernel.too_long"
    assert why_not(state, "2 3 hetman").rule == "6.2"


def test_6_3_laws_are_resolved_from_left_to_right() -> None:
    state = chapter("Sejm", offices={"prymas": 0}, king="", estates={})
    laws = [holding(state, f"sejm.{field}")[0] for field in range(1, 6)]
    state.act(0, "14 2 14 3 4".replace("14 2 14", "14 2 13"))
    state.act(1, "2 14 3 4 13")
    events = state.act(2, "3 4 5 14 6")
    resolved = [event.facts["card"] for event in events if event.kind == "contest"]
    while state.pending is not None and question(state)[1] in ("action", "place"):
        events = say(state, "pass" if question(state)[1] == "action" else "litwa")
        resolved += [event.facts["card"] for event in events if event.kind == "contest"]
    assert resolved == laws
    won = table(state)["won"]
    assert [sorted(codes) for codes in won] == [
        sorted([laws[0], laws[2]]),
        sorted([laws[1], laws[4]]),
        [laws[3]],
    ]
    assert sorted(holding(state, "laws.of.0")) == sorted([laws[0], laws[2]])


def test_6_4_the_chancellor_may_be_played_at_a_law() -> None:
    state = law("veto", {0: "9", 1: "11", 2: "7"}, offices={"prymas": 2, "kanclerz": 0})
    assert question(state) == (0, "action") and choices(state) == ["pass", "kanclerz"]
    say(state, "kanclerz")
    assert question(state) == (0, "place") and holding(state, "laws.of.0") == ["veto"]
    assert table(state)["offices"]["kanclerz"] == "aside"


def test_6_5_the_primate_decides_ties() -> None:
    state = law("veto", {0: "9", 1: "9", 2: "9"}, offices={"prymas": 1})
    assert question(state) == (1, "tie") and choices(state) == ["seat:2", "seat:1", "seat:0"]
    say(state, "seat:1")
    assert holding(state, "laws.of.1") == ["veto"] and question(state) == (1, "place")


def test_6_6_printed_estates_and_one_more_with_the_symbol() -> None:
    for name, king, count in [
        ("kolegia_jezuickie", "stefan_batory", 2),
        ("kolegia_jezuickie", "zygmunt_iii_waza", 3),
        ("kapitulacja", "stefan_batory", 1),
        ("konstytucja_3_maja", "stefan_batory", 1),
        ("konstytucja_3_maja", "august_ii", 1),
        ("prywatne_ksiestwo", "stefan_batory", 1),
    ]:
        state = law(name, BIDS, king=king, estates={})
        assert state.view(0)["prompt"] == {"count": count}, (name, king)
        say(state, "malopolska")
        assert estates(state, "malopolska") == [count, 0, 0]


def test_6_6_a_law_without_estates_brings_none() -> None:
    state = law("kapitulacja", BIDS, king="zygmunt_august")
    assert holding(state, "laws.of.0") == ["kapitulacja"] and question(state)[1] == "conflicts"


def test_6_7_pacta_conventa_may_be_played_at_the_end() -> None:
    state = law("trybunal", BIDS, laws={0: ["pacta_conventa"]}, estates={})
    say(state, "litwa")
    assert question(state) == (0, "action")
    assert state.view(0)["prompt"] == {"occasion": "sejm_end", "about": []}
    assert choices(state) == ["pass", "pacta_conventa"]
    events = say(state, "pacta_conventa crown prusy")
    assert facts(events, "gained") == {"seat": 0, "area": "prusy", "count": 1}


def test_6_7_not_while_a_law_is_resolved_and_not_in_the_senate() -> None:
    state = law("trybunal", BIDS, laws={0: ["pacta_conventa", "konfederacja"]})
    assert why_not(state, "pacta_conventa crown litwa").code == "magnaci.not_now"
    state = office("kanclerz", {0: "5"}, laws={0: ["pacta_conventa"]})
    say(state, "litwa")
    assert question(state)[1] == "sejm"


def test_events_of_a_sejm_name_law_and_winner() -> None:
    state = law("kapitulacja", BIDS, king="zygmunt_august", laws={0: ["trybunal"]})
    events = [*say(state, "pass"), *say(state, "pass"), *say(state, "pass")]
    assert "won" in kinds(events) and facts(events, "won")["card"] == "kapitulacja"
