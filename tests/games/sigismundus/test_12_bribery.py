"""Rules 12: bribery."""

from tabularium.games.sigismundus.state import Sigismundus
from tabularium.positions import all_asked, choices, happened, prompt, refusal, say, say_together
from tabularium.positions.sigismundus import lay


def bribe(ducats: list[int], votes: list[int], **rest: object) -> Sigismundus:
    """Everybody has nine of both and has offered this."""
    state = lay("bribery", ducats=[9] * 4, votes=[9] * 4, **rest)  # type: ignore[arg-type]
    say_together(state, {seat: str(n) for seat, n in enumerate(ducats)})
    say_together(state, {seat: str(n) for seat, n in enumerate(votes)})
    return state


def test_12_1_ducats_are_offered_in_secret_by_all_who_have_any() -> None:
    state = lay("bribery", ducats=[3, 0, 2, 1], votes=[1, 1, 1, 1])
    assert prompt(state) == "offer_ducats" and all_asked(state) == (0, 2, 3)
    assert choices(state) == ["0", "1", "2", "3"]
    assert refusal(state, "4") == ("offer_own_ducats", "12.1")
    before = state.view(2)
    state.act(0, "3")
    after = state.view(2)
    assert after["answered"] == [0] and after["word"] is None
    assert before.table == after.table
    events = [*state.act(3, "0"), *state.act(2, "2")]
    assert happened(events, "ducats_offered") == [
        {"seat": 0, "ducats": 3},
        {"seat": 2, "ducats": 2},
    ]


def test_12_1_without_offers_nothing_is_sold() -> None:
    state = lay("bribery", ducats=[3, 0, 0, 0], votes=[1, 1, 1, 1])
    state.act(0, "0")
    assert prompt(state) == "bid_office"
    assert prompt(lay("bribery", votes=[1, 0, 0, 0])) == "bid_office"


def test_12_2_then_votes_are_offered_by_all_who_have_any() -> None:
    state = lay("bribery", ducats=[3, 0, 0, 0], votes=[2, 0, 5, 1])
    state.act(0, "1")
    assert prompt(state) == "offer_votes" and all_asked(state) == (0, 2, 3)
    assert refusal(state, "3") == ("offer_own_votes", "12.2")
    say_together(state, {0: "0", 2: "0", 3: "0"})
    assert state.ducats == [3, 0, 0, 0] and prompt(state) == "bid_office"


def test_12_3_most_votes_first() -> None:
    state = bribe([3, 2, 1, 0], [3, 2, 0, 4])
    assert prompt(state) == "choose_buyer" and all_asked(state) == (3,)


def test_12_3_the_kings_representative_orders_ties() -> None:
    state = bribe([3, 2, 1, 0], [4, 2, 0, 4], tracks={"royal": [2, 0, 1, 3]})
    assert prompt(state) == "seller_first" and all_asked(state) == (2,)
    assert choices(state) == ["seat:0", "seat:3"]
    assert refusal(state, "seat:1") == ("one_of_the_tied", "12.3")
    say(state, "seat:3")
    assert prompt(state) == "choose_buyer" and all_asked(state) == (3,)


def test_12_4_any_buyer_but_oneself_all_votes_for_all_ducats() -> None:
    state = bribe([3, 2, 1, 0], [3, 2, 0, 4])
    assert choices(state) == ["seat:0", "seat:1", "seat:2"]
    assert refusal(state, "seat:3") == ("not_a_buyer", "12.4")
    assert refusal(state, "done") == ("choose_a_buyer", "12.4")
    say(state, "seat:2")
    # seat 0 then has one buyer left besides itself, and seat 1 has seat 0
    assert state.ducats == [8, 10, 8, 10] and state.votes == [8, 10, 13, 5]


def test_12_4_a_single_buyer_left_needs_no_question() -> None:
    state = bribe([3, 2, 0, 0], [0, 0, 2, 4])
    say(state, "seat:0")
    assert state.ducats == [6, 7, 11, 12] and state.votes == [13, 11, 7, 5]


def test_12_5_a_seller_without_a_buyer_loses_the_votes() -> None:
    state = bribe([3, 0, 0, 0], [0, 0, 2, 4])
    assert state.ducats == [6, 9, 9, 12]
    assert state.votes == [13, 9, 7, 5]


def test_12_5_nobody_sells_to_himself() -> None:
    state = bribe([3, 0, 0, 0], [4, 0, 0, 0])
    assert state.ducats == [9] * 4 and state.votes == [5, 9, 9, 9]


def test_12_5_a_buyer_without_a_seller_keeps_the_ducats() -> None:
    state = bribe([3, 2, 1, 0], [0, 0, 0, 0])
    assert state.ducats == [9] * 4 and prompt(state) == "bid_office"


def test_12_4_votes_bought_do_not_add_to_the_own_offer() -> None:
    state = bribe([3, 2, 1, 0], [3, 2, 0, 4])
    say(state, "seat:0")
    assert state.votes[0] == 13
    assert all_asked(state) == (0,)
    say(state, "seat:1")
    assert state.votes == [10, 10, 11, 5], "seat 1 then sells its two to seat 2"
