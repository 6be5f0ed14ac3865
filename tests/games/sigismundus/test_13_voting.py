"""Rules 13: the vote on offices."""

from typing import Any

import pytest

from tabularium import BadPosition
from tabularium.games.sigismundus.voting import offices_to_vote
from tabularium.positions import all_asked, choices, happened, prompt, refusal, say, say_together
from tabularium.positions.sigismundus import SPEC, holder, lay, units_of


def held(*free: int) -> dict[int, int]:
    """All offices but these are held by seat 3."""
    return {number: 3 for number in range(1, 16) if number not in free}


def test_13_1_the_weakest_unmarked_office_and_all_marked_ones() -> None:
    free = (1, 2, 3, 4, 5, 6, 7, 8, 11, 14)
    state = lay("special", offices=held(*free), vacancies={3: 0}, hands={0: ["client"]})
    assert [office + 1 for office in offices_to_vote(state)] == [14, 3]


def test_13_1_a_marked_weakest_office_does_not_take_the_place_of_the_other() -> None:
    state = lay("special", vacancies={15: 1, 14: 0, 2: 1}, hands={0: ["client"]})
    assert [office + 1 for office in offices_to_vote(state)] == [15, 14, 13, 2]


def test_13_1_if_all_free_offices_are_marked_there_is_no_other() -> None:
    state = lay("special", offices=held(2, 3), vacancies={2: 1, 3: 1}, hands={0: ["client"]})
    assert [office + 1 for office in offices_to_vote(state)] == [3, 2]


def test_13_2_the_highest_number_comes_first() -> None:
    state = lay("offices", offices=held(2, 5, 9), vacancies={2: 1}, votes=[5, 5, 0, 0])
    view = state.view(0)["prompt"]
    assert isinstance(view, dict) and view["office"] == "palatinus_posnaniensis"
    say_together(state, {0: "1", 1: "0"})
    assert holder(state, 9) == 0
    view = state.view(0)["prompt"]
    assert isinstance(view, dict) and view["office"] == "marschalcus_regni"


def test_13_2_a_vote_names_offices_by_the_numbers_of_their_cards() -> None:
    state = lay("offices", offices=held(2, 5, 9), vacancies={2: 1}, votes=[5, 5, 0, 0])
    stack: Any = state.view(None)["stack"]
    assert stack[-1]["frame"] == "Voting" and stack[-1]["queue"] == [9, 2]
    assert SPEC.load(state.dump()).digest() == state.digest()
    for wrong in (0, 16):
        dump: Any = state.dump()
        dump["stack"][-1]["queue"] = [wrong, 2]
        with pytest.raises(BadPosition):
            SPEC.load(dump)


def test_13_3_bids_are_secret_and_the_highest_wins() -> None:
    state = lay("offices", offices=held(5), votes=[4, 6, 2, 0])
    assert prompt(state) == "bid_office" and all_asked(state) == (0, 1, 2)
    assert refusal(state, "5") == ("bid_own_votes", "13.3")
    state.act(0, "4")
    assert state.view(1)["answered"] == [0] and state.view(1).table == state.view(3).table
    events = [*state.act(1, "3"), *state.act(2, "0")]
    assert [(e["seat"], e["votes"]) for e in happened(events, "office_bid")] == [(0, 4), (1, 3)]
    assert holder(state, 5) == 0


def test_13_4_the_marker_is_worth_two_votes_for_this_office_only() -> None:
    state = lay("offices", offices=held(2, 5), vacancies={2: 1}, votes=[2, 1, 0, 0])
    assert choices(state) == ["0", "1", "2"]
    say_together(state, {0: "0", 1: "1"})  # 5: the marker does not help
    assert all_asked(state) == (0, 1)
    state.act(0, "2")
    state.act(1, "2")
    assert prompt(state) == "tie_office" and state.votes[:2] == [0, 0]


def test_13_4_the_two_votes_are_not_out_of_the_forty() -> None:
    """Ruling: the marker stands for them, nobody takes them from the bank."""
    state = lay("offices", offices=held(2), vacancies={2: 1}, votes=[20, 20, 0, 0])
    assert state.votes_in_bank() == 0
    assert state.explain(1, "22") is None and state.explain(0, "21") is not None
    say_together(state, {0: "20", 1: "21"})
    assert holder(state, 2) == 1 and state.votes == [0, 1, 0, 0] and state.faults() == []


def test_13_4_the_two_votes_are_used_first_and_the_marker_goes_home() -> None:
    state = lay("offices", offices=held(2), vacancies={2: 1}, votes=[0, 3, 0, 0])
    assert state.markers_left(1) == 9
    say_together(state, {1: "3"})
    assert state.votes[1] == 2 and state.markers_left(1) == 10 and holder(state, 2) == 1


def test_13_4_unused_ones_are_lost() -> None:
    state = lay("offices", offices=held(2), vacancies={2: 1}, votes=[1, 3, 0, 0])
    say_together(state, {0: "1", 1: "0"})
    assert state.votes[1] == 3 and holder(state, 2) == 0 and state.markers_left(1) == 10


def test_13_5_the_kings_representative_settles_ties_among_the_tied() -> None:
    state = lay("offices", offices=held(5), votes=[4, 4, 2, 0], tracks={"royal": [2, 0, 1, 3]})
    say_together(state, {0: "4", 1: "4", 2: "2"})
    assert prompt(state) == "tie_office" and all_asked(state) == (2,)
    assert choices(state) == ["seat:0", "seat:1"]
    assert refusal(state, "seat:2") == ("one_of_the_tied", "13.5")
    say(state, "seat:1")
    assert holder(state, 5) == 1 and state.votes == [0, 0, 0, 0]


def test_13_5_an_office_is_filled_even_if_nobody_bids() -> None:
    state = lay("offices", offices=held(5))
    assert prompt(state) == "tie_office" and all_asked(state) == (0,)
    assert choices(state) == [f"seat:{seat}" for seat in range(4)]
    say(state, "seat:0")
    assert holder(state, 5) == 0


def test_13_6_all_bids_are_lost() -> None:
    state = lay("offices", offices=held(5), votes=[4, 6, 2, 0])
    say_together(state, {0: "4", 1: "5", 2: "1"})
    assert state.votes == [0, 1, 1, 0] and holder(state, 5) == 1


def test_13_7_without_free_offices_there_is_no_vote() -> None:
    state = lay("offices", offices=held(), votes=[4, 6, 2, 0], ducats=[1, 0, 0, 0])
    assert prompt(state) == "bid_tax" and state.votes == [4, 6, 2, 0]


def test_13_3_a_land_office_brings_its_unit() -> None:
    state = lay("offices", offices=held(6), votes=[1, 0, 0, 0])
    say_together(state, {0: "1"})
    assert units_of(state, 0)[1] == 1
