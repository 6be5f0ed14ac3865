"""Rules 6: drawing policy cards."""

from tabularium.games.sigismundus import material as m
from tabularium.positions import all_asked, choices, happened, holding, refusal, say
from tabularium.positions.sigismundus import lay

ALL_INTERNAL = list(m.POLICIES[:4]) * 5
ALL_FOREIGN = list(m.POLICIES[4:8]) * 5
ALL_MILITARY = list(m.POLICIES[8:]) * 5


def test_6_1_a_card_from_a_deck_of_own_choice() -> None:
    state = lay("draw")
    assert choices(state) == ["deck:internal", "deck:foreign", "deck:military"]
    say(state, "deck:military")
    assert state.cards_of(0) == len(state.hand(0, m.MILITARY)) == 1
    assert all_asked(state) == (1,)
    assert refusal(state, "pass") == ("choose_deck", "6.1")


def test_6_2_an_empty_deck_is_made_anew_of_its_discards() -> None:
    piles = {"military.pile": [], "military.discard": ALL_MILITARY}
    state = lay("draw", piles=piles)
    events = say(state, "deck:military")
    assert happened(events, "renewed") == [{"deck": "military"}]
    assert len(holding(state, "military.pile")) == 19 and holding(state, "military.discard") == []


def test_6_2_everybody_remembers_what_was_discarded() -> None:
    state = lay("draw", piles={"military.pile": [], "military.discard": ALL_MILITARY})
    say(state, "deck:military")
    known = state.view(2)["known"]
    assert isinstance(known, list) and sum(len(group["items"]) for group in known) == 20


def test_6_2_a_deck_without_any_card_cannot_be_chosen() -> None:
    state = lay("draw", start=1, hands={0: ALL_MILITARY})
    assert choices(state) == ["deck:internal", "deck:foreign"]
    assert refusal(state, "deck:military") == ("deck_empty", "6.2")


def test_6_2_without_any_card_nobody_is_asked() -> None:
    state = lay("draw", hands={1: ALL_MILITARY, 2: ALL_INTERNAL, 3: ALL_FOREIGN})
    assert state.cards_of(0) == 0
    assert type(state.stack[-1]).__name__ != "Draws"


def test_6_3_seals_bring_a_card_of_their_deck() -> None:
    seals = {"habsburg": 0, "moscow": 0, "turkey": 1, "sweden": 0}
    state = lay("draw", seals=seals)
    say(state, "deck:internal", "deck:internal")
    assert [len(state.hand(0, deck)) for deck in range(3)] == [1, 1, 1]
    assert [len(state.hand(1, deck)) for deck in range(3)] == [2, 0, 0]


def test_6_3_a_seal_whose_deck_is_empty_brings_nothing() -> None:
    state = lay("draw", seals={"moscow": 0}, hands={1: ALL_MILITARY})
    say(state, "deck:internal")
    assert state.cards_of(0) == 1


def test_6_4_others_see_how_many_cards_of_each_deck_and_no_more() -> None:
    state = lay("draw", hands={0: ["sack", "foray", "client"]})
    view = state.view(1)
    assert view.places["military.hand.0"] == 2 and view.places["internal.hand.0"] == 1
    assert state.view(0).places["military.hand.0"] == ["sack", "foray"]
    events = say(state, "deck:foreign")
    drew = next(event for event in events if event.kind == "drew")
    assert drew.told(1) == {"seat": 0, "deck": "foreign"}
    own = drew.told(0)
    assert own is not None and "card" in own


def test_6_4_a_use_that_wants_one_deck_takes_no_other_cards() -> None:
    state = lay("foreign", hands={1: ["client", "rafting"]})
    say(state, "country:sweden")
    assert refusal(state, "country:moscow card:client done") == ("wrong_deck", "6.4")
    assert refusal(state, "country:moscow country:moscow") == ("cards_then_done", "6.4")
