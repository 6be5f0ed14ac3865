"""Rules 8: how a round ends and the next begins."""

import pytest

from tabularium.kernel import Picks, State
from tabularium.positions import say, table
from tabularium.positions.alea import ALEA, Dice, lay


def test_8_1_the_cycle_is_finished() -> None:
    """B places the last die, C still has a turn, then the round is scored."""
    sets: Dice = {0: [5] * 6, 1: [4] * 7, 2: [3] * 5}
    state = lay(3, 1, [1], castrum=sets, hand={0: 2, 2: 3})
    say(state, "forum:1")
    assert state.pending is not None and state.pending.seats == (2,)
    assert state.pending.prompt == "place"
    told = say(state, "forum:" + str(table(state)["roll"][0]))  # type: ignore[index]
    leftover = [event.facts for event in told if event.kind == "leftover"]
    assert leftover == [{"seat": 0, "dice": 2}, {"seat": 2, "dice": 2}]


def random_round(seats: int, seed: str) -> State:
    state = ALEA.new(seats, seed)
    picks = Picks(seed)
    while state.pending is not None:
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_8_1_all_have_equally_many_turns(seats: int) -> None:
    state = random_round(seats, "turns")
    assert state.record is not None
    turns = [0] * seats
    fresh = False
    for event in state.record.events:
        if event.kind == "round":
            assert len(set(turns)) == 1
        if event.kind == "rolled":
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            turns[seat] += not fresh
        fresh = event.kind == "rerolls"
    assert len(set(turns)) == 1 and turns[0] > 10


def test_8_2_the_buildings_are_scored_in_order() -> None:
    state = random_round(4, "order")
    assert state.record is not None
    order = ["fortuna_kept", "card_taken", "province_taken", "patrician_taken", "tokens", "round"]
    last = 0
    for event in state.record.events:
        if event.kind in order:
            place = order.index(event.kind)
            assert place >= last or last == len(order) - 1
            last = place


def test_8_2_dice_left_in_hand_bring_tokens() -> None:
    sets: Dice = {0: [5] * 6, 1: [4] * 7}
    state = lay(2, 1, [1], castrum=sets, hand={0: 2})
    say(state, "forum:1")
    while state.pending is not None and state.pending.prompt != "place":
        say(state, state.fallback(state.pending.seats[0]))
    assert table(state)["tokens"] == [2, 0]


def test_8_3_the_next_seat_begins_with_new_provinces() -> None:
    state = random_round(3, "next")
    assert state.record is not None
    starts = [event.facts["start"] for event in state.record.events if event.kind == "round"]
    assert starts == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_8_4_the_game_ends_after_the_last_round(seats: int, rounds: int) -> None:
    state = random_round(seats, "end")
    assert state.over and state.record is not None
    assert sum(event.kind == "round" for event in state.record.events) == rounds
