"""Rules 4.9 to 4.13: laws change hands."""

import pytest

from tabularium.kernel import IllegalAction, State
from tabularium.positions import holding, question, say
from tabularium.positions.magnaci import battle, chapter, interregnum, law, office

LAWS = {0: ["rokosz", "veto"], 1: ["trybunal"]}


def why(state: State, seat: int, text: str) -> str:
    reason = state.explain(seat, text)
    assert reason is not None, f"{text} is legal"
    return reason.code


def test_4_9_a_law_is_given_to_another_player() -> None:
    state = chapter("Senate", laws=LAWS)
    assert "gift:2 veto" in state.asides(0)
    events = state.act(0, "gift:2 veto")
    assert events[0].facts == {"seat": 0, "to": 2, "law": "veto"}
    assert holding(state, "laws.of.2") == ["veto"] and holding(state, "laws.of.0") == ["rokosz"]
    assert question(state) == (0, "senate")  # the question stands


def test_4_9_also_by_somebody_who_is_not_asked_and_while_all_are_asked() -> None:
    state = chapter("Senate", laws=LAWS)
    state.act(1, "gift:0 trybunal")
    assert "trybunal" in holding(state, "laws.of.0")
    state = chapter("Sejm", laws=LAWS)
    state.act(0, "2 3 4 5 6")
    state.act(0, "gift:1 veto")
    assert state.pending is not None and state.pending.seats == (1, 2)


def test_4_9_only_own_laws_to_others() -> None:
    state = chapter("Senate", laws=LAWS)
    assert why(state, 0, "gift:1 trybunal") == "magnaci.not_your_law"
    assert why(state, 0, "gift:0 veto") == "magnaci.another_player"
    assert why(state, 0, "gift:4 veto") == "magnaci.another_player"
    assert why(state, 2, "gift:0 veto") == "magnaci.no_law"
    assert state.asides(2) == []


def test_4_9_a_gift_can_be_played_by_who_got_it() -> None:
    state = battle("bunt_kozakow", {0: "5", 1: "6", 2: "7"}, laws={0: ["rokosz"]})
    say(state, "pass")
    assert question(state) == (1, "action")
    state.act(0, "gift:1 rokosz")
    say(state, "rokosz")
    assert holding(state, "laws.gone") == ["rokosz"]


def test_4_9_a_draft_that_is_no_longer_legal_is_dropped() -> None:
    state = interregnum(
        laws={0: ["prywatne_ksiestwo", "asygnaty"]}, estates={0: {"litwa": 1, "prusy": 1}, 1: {}}
    )
    state.play(0, state.setting.alphabet.letter("prywatne_ksiestwo"))
    state.act(0, "gift:1 prywatne_ksiestwo")
    assert state.drafts[0] == () and question(state) == (0, "action")


def test_4_10_a_swap_is_offered_and_accepted() -> None:
    state = chapter("Senate", laws=LAWS)
    state.act(0, "offer:1 veto trybunal")
    assert holding(state, "laws.of.0") == ["veto", "rokosz"]
    assert state.asides(1)[-1] == "accept:0 veto trybunal"
    state.act(1, "accept:0 veto trybunal")
    assert holding(state, "laws.of.0") == ["trybunal", "rokosz"]
    assert holding(state, "laws.of.1") == ["veto"] and state.offers == ()


def test_4_10_only_the_two_know_of_it() -> None:
    state = chapter("Senate", laws=LAWS)
    events = state.act(0, "offer:1 veto trybunal")
    told = [event for event in events if event.kind == "offered"]
    assert told[0].told(2) is None and told[0].told(3) is None  # nor a spectator
    assert told[0].told(1) == {"seat": 0, "to": 1, "gives": "veto", "wants": "trybunal"}
    assert state.view(2)["offers"] == [] and len(state.view(1)["offers"]) == 1  # type: ignore[arg-type]


def test_4_10_an_offer_lapses_when_a_law_moves() -> None:
    for gift in ("gift:2 veto", "gift:2 trybunal"):
        state = chapter("Senate", laws=LAWS)
        state.act(0, "offer:1 veto trybunal")
        state.act(0 if "veto" in gift else 1, gift)
        assert state.offers == ()
        assert why(state, 1, "accept:0 veto trybunal") in ("magnaci.no_offer", "magnaci.no_law")


def test_4_10_an_offer_lapses_when_the_chapter_ends() -> None:
    state = law("kapitulacja", {0: "5", 1: "6", 2: "7"}, laws={**LAWS, 2: ["trybunal"], 1: []})
    assert question(state) == (0, "action")
    state.act(0, "offer:2 veto trybunal")
    assert state.offers
    for word in ("pass", "pass", "pass", "litwa"):
        say(state, word)
    assert question(state)[1] == "conflicts" and state.offers == ()


def test_4_10_what_cannot_be_offered_or_accepted() -> None:
    state = chapter("Senate", laws=LAWS)
    assert why(state, 0, "offer:2 veto trybunal") == "magnaci.nothing_to_swap"
    assert why(state, 0, "offer:1 veto rokosz") == "magnaci.not_their_law"
    assert why(state, 1, "accept:0 veto trybunal") == "magnaci.no_offer"
    state.act(0, "offer:1 veto trybunal")
    assert why(state, 0, "offer:1 veto trybunal") == "magnaci.already_offered"
    assert why(state, 1, "accept:0 rokosz trybunal") == "magnaci.not_offered"
    state.act(0, "offer:1 rokosz trybunal")
    assert len(state.offers) == 2


def test_4_11_not_between_announcement_and_end_of_an_action() -> None:
    laws = {0: ["rokosz", "kapitulacja"], 1: ["veto"]}
    state = battle("bunt_kozakow", {0: "5", 1: "6", 2: "7"}, laws=laws)
    assert state.asides(1)
    say(state, "rokosz")
    assert question(state) == (1, "veto")
    assert state.asides(0) == state.asides(1) == []
    assert why(state, 1, "gift:2 veto") == "kernel.quiet"
    with pytest.raises(IllegalAction):
        state.act(1, "gift:2 veto")
    say(state, "pass")
    assert state.asides(1)


def test_4_11_not_while_losses_are_taken() -> None:
    laws = {0: ["ordynacja", "trybunal"]}
    spread = {0: {"ukraina": 1, "litwa": 1}}
    state = battle("bunt_kozakow", {0: "5", 1: "6", 2: "7"}, laws=laws, estates=spread)
    assert question(state) == (0, "entail") and state.asides(0) == []
    laws = {0: ["ordynacja", "trybunal"]}
    state = battle("krolowa_habsburzanka", {0: "2", 1: "3", 2: "4"}, laws=laws)
    assert question(state) == (0, "discard_law") and state.asides(0) == []


def test_4_11_not_while_asygnaty_are_answered() -> None:
    laws = {0: ["asygnaty"], 1: ["trybunal", "veto", "rokosz"]}
    state = office("hetman", {0: "5", 1: "6"}, laws=laws, estates={1: {"litwa": 1}})
    say(state, "asygnaty seat:1")
    say(state, "pass")
    assert question(state) == (1, "assignats") and state.asides(1) == []
    say(state, "give_law")
    assert question(state) == (0, "claim_law") and state.asides(1) == []


def test_4_11_not_while_wealth_is_counted() -> None:
    """Whoever has the Constitution cannot move its five points once all have counted."""
    spread = {0: {"litwa": 3}, 1: {"prusy": 3}}
    laws = {0: ["trybunal"], 2: ["konstytucja_3_maja"]}
    state = interregnum(last=1, estates=spread, laws=laws, offices={"prymas": 2})
    assert question(state) == (2, "winner")
    assert state.asides(0) == state.asides(2) == []
    assert why(state, 2, "gift:0 konstytucja_3_maja") == "kernel.quiet"
    say(state, "seat:1")
    assert state.result is not None and state.result.places == [2, 1, 3]


def test_4_13_senators_are_not_handed_over() -> None:
    state = chapter("Sejm", laws=LAWS, offices={"prymas": 0, "hetman": 0})
    reason = state.explain(0, "gift:1 hetman")
    assert reason is not None and (reason.code, reason.rule) == ("magnaci.laws_only", "4.13")
    assert not [text for text in state.asides(0) if "hetman" in text]


def test_4_13_estates_are_not_handed_over() -> None:
    state = chapter("Sejm", laws=LAWS)
    assert why(state, 0, "gift:1 prusy") == "magnaci.laws_only"
