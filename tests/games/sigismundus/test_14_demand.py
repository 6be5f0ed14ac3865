"""Rules 14: the royal demand."""

from tabularium.games.sigismundus.tracks import kings_representative
from tabularium.positions import all_asked, choices, happened, prompt, refusal, say, say_together
from tabularium.positions.sigismundus import lay, track, units_of


def test_14_1_units_of_an_earlier_host_are_active_again() -> None:
    state = lay("demand", host={1: {"hussars": 2}}, ducats=[1, 0, 0, 0])
    assert units_of(state, 1) == [0, 2, 0, 0, 0, 0]


def test_14_2_a_tax_is_bid_in_ducats() -> None:
    state = lay("demand", demand="tax", ducats=[1, 4, 2, 3])
    assert prompt(state) == "bid_tax"
    assert refusal(state, "2") == ("pay_own_ducats", "14.2")
    say_together(state, {0: "1", 1: "0", 2: "2", 3: "3"})
    assert track(state, "royal") == [3, 2, 0, 1] and state.ducats == [0, 4, 0, 0]


def test_14_3_support_is_bid_in_votes() -> None:
    state = lay("demand", demand="support", votes=[1, 4, 2, 3])
    assert prompt(state) == "bid_support"
    assert refusal(state, "2") == ("give_own_votes", "14.3")
    say_together(state, {0: "0", 1: "4", 2: "2", 3: "1"})
    assert track(state, "royal") == [1, 2, 3, 0] and state.votes == [1, 0, 0, 2]


def test_14_4_a_host_is_bid_in_units_and_their_power_counts() -> None:
    units = {0: {"infantry": 3}, 1: {"hussars": 1, "artillery": 1}, 2: {"hussars": 2}}
    state = lay("demand", demand="host", units=units)
    assert prompt(state) == "bid_host" and all_asked(state) == (0, 1, 2)
    assert choices(state) == ["done", "unit:infantry"]
    assert refusal(state, "unit:hussars done") == ("send_own_units", "14.4")
    words = {
        0: "unit:infantry unit:infantry unit:infantry done",
        1: "unit:artillery unit:hussars done",
    }
    events = say_together(state, {**words, 2: "unit:hussars unit:hussars done"})
    bids = [(e["seat"], e["given"]) for e in happened(events, "demand_bid")]
    assert bids == [(0, 3), (1, 5), (2, 4)]
    assert track(state, "royal") == [1, 2, 0, 3]
    assert units_of(state, 1) == [0, 0, 0, 0, 1, 1]


def test_14_5_bids_are_secret_and_the_track_is_laid_anew_without_gaps() -> None:
    tracks = {"royal": [2, None, 1, None, 0]}
    state = lay("demand", seats=3, tracks=tracks, ducats=[3, 2, 1])
    state.act(0, "3")
    assert state.view(1).table == state.view(2).table and state.ducats[0] == 3
    state.act(1, "2")
    state.act(2, "1")
    assert state.tracks[:5] == [0, 1, 2, -1, -1]


def test_14_6_the_old_representative_orders_all_ties_zeros_too() -> None:
    state = lay("demand", ducats=[2, 2, 0, 0], tracks={"royal": [3, 2, 1, 0]})
    say_together(state, {0: "2", 1: "2"})
    assert prompt(state) == "tie_royal" and all_asked(state) == (3,)
    assert choices(state) == ["seat:0", "seat:1"]
    assert refusal(state, "seat:3") == ("one_of_the_tied", "14.6")
    say(state, "seat:1")
    assert all_asked(state) == (3,) and choices(state) == ["seat:2", "seat:3"]
    assert kings_representative(state) == 3, "the card changes hands when all stand"
    say(state, "seat:2")
    assert track(state, "royal") == [1, 0, 2, 3]


def test_14_6_a_tie_of_all_is_spelled_from_the_first_down() -> None:
    state = lay("demand")
    assert prompt(state) == "tie_royal"
    assert refusal(state, "seat:2 seat:2 seat:3") == ("one_of_the_tied", "14.6")
    say(state, "seat:2 seat:0 seat:3")
    assert track(state, "royal") == [2, 0, 3, 1]


def test_14_7_what_is_given_is_lost_but_units_only_turn_grey() -> None:
    state = lay("demand", demand="host", units={0: {"infantry": 2}, 1: {"artillery": 1}})
    say_together(state, {0: "unit:infantry done", 1: "done"})
    assert units_of(state, 0) == [1, 0, 0, 1, 0, 0] and units_of(state, 1) == [0, 0, 1, 0, 0, 0]
