"""Playing: words, drafts, asides, swaps, reactions, undo, previews, fallbacks, in Caravan."""

import pytest
from caravan import SPEC

from tabularium.kernel import (
    IllegalAction,
    State,
    read_save,
    verify_save,
)


def market(hand_2: str = "salt") -> State:
    """Three seats; seat 1 leads and has drawn salt, silk and gold."""
    return SPEC.load(
        {
            "seats": 3,
            "stack": [
                {"frame": "Match", "round": 3},
                {"frame": "Trade"},
                {"frame": "Market", "step": "first"},
            ],
            "pending": {"id": 5, "kind": "solo", "seats": [1], "prompt": "keep"},
            "table": {"leader": 1},
            "places": {
                "hand.0": ["salt"],
                "hand.1": ["silk", "gold"],
                "hand.2": hand_2.split(),
                "choice.1": ["salt", "silk", "gold"],
            },
        }
    )


def test_a_secret_choice_is_known_as_far_as_one_can_know() -> None:
    state = market(hand_2="")
    told = state.act(1, "keep gold")
    said = next(event for event in told if event.kind == "said")
    assert said.told(1) == {"seat": 1, "word": "keep gold"}
    assert said.told(0) == said.told(3) == {"seat": 1, "word": "keep ?"}
    assert state.view(2).places["choice.2"] == ["salt", "silk"]
    state.act(2, "keep silk")
    # The leader knows the two cards but not which of them was kept; seat 2 knows both.
    assert state.view(1)["known"] == [
        {"places": {"under": 1, "hand.2": 1}, "items": ["salt", "silk"]}
    ]
    assert state.view(2)["known"] == [{"places": {"under": 1}, "items": ["salt"]}]
    assert state.view(0)["known"] == state.view(None)["known"] == []
    # When seat 2 sells its silk, the leader knows what lies under the pile.
    state.act(1, "rest")
    state.act(2, "sell silk done")
    assert state.view(1)["known"] == [{"places": {"under": 1}, "items": ["salt"]}]


def test_a_look_is_remembered_until_it_blurs() -> None:
    state = market()
    state.show(3, 1 << 2)  # seat 2 looks at the hand of seat 0
    assert state.view(2)["known"] == [{"places": {"hand.0": 1}, "items": ["salt"]}]
    assert state.record is not None and state.record.events[-1].told(1) == {
        "place": "hand.0",
        "count": 1,
    }
    state.act(1, "gift:0 silk")
    state.act(0, "gift:1 salt")  # which of the two it was, seat 2 cannot know
    assert state.view(2)["known"] == []


def test_words_are_normalised_and_drafts_withdrawn() -> None:
    state = market()
    state.act(1, "keep gold")
    state.act(2, "keep salt")
    sell = SPEC.alphabet.letter("sell")
    state.play(1, sell)
    assert state.view(1)["draft"] == "sell" and state.view(2)["draft"] == ""
    digest = state.digest()
    state.withdraw(1)
    assert state.view(1)["draft"] == "" and state.digest() == digest
    assert state.explain(1, "sell gold silk done") is None
    assert state.explain(1, "sell gold") is not None
    reason = state.explain(1, "sell salt done")
    assert reason is not None and reason.rule == "C.4"


def test_asides_gift_and_swap() -> None:
    state = market()
    assert "gift:2 salt" in state.asides(0)
    told = state.act(0, "gift:2 salt")
    moved = next(event for event in told if event.kind == "moved")
    assert moved.told(0) == moved.told(2) == {"from": 0, "to": 2, "item": "salt"}
    assert moved.told(1) == moved.told(3) == {"from": 0, "to": 2}
    state.act(1, "offer:2 gold salt")
    assert state.view(2)["offers"] != [] and state.view(0)["offers"] == []
    assert "accept:1" in state.asides(2) and "accept:1" not in state.asides(0)
    state.act(2, "accept:1")
    assert state.view(1).places["hand.1"] == ["salt", "silk"]
    assert state.view(2).places["hand.2"] == ["salt", "gold"]
    assert state.view(2)["offers"] == []


def test_an_offer_dies_when_what_it_names_moves() -> None:
    state = market()
    state.act(1, "offer:2 gold salt")
    state.act(1, "gift:0 gold")
    assert state.view(2)["offers"] == []
    with pytest.raises(IllegalAction):
        state.act(2, "accept:1")


def test_a_draft_dies_when_an_aside_takes_what_it_is_about() -> None:
    state = market()
    state.act(1, "keep gold")
    state.act(2, "keep salt")
    state.play(1, SPEC.alphabet.letter("sell"))
    state.play(1, SPEC.alphabet.letter("silk"))
    state.act(1, "gift:0 silk")
    assert state.view(1)["draft"] == ""


def test_no_asides_while_a_raid_stands_announced() -> None:
    state = market()
    state.act(1, "keep gold")
    state.act(2, "keep salt")
    state.act(1, "raid:2")
    assert state.pending is not None and state.pending.seats == (2,)
    assert state.asides(0) == []
    reason = state.explain(0, "gift:2 salt")
    assert reason is not None and reason.code == "kernel.quiet"


def test_undo_goes_back_to_the_mark_and_no_further() -> None:
    state = market()
    before = state.view(1)
    state.act(1, "keep gold")
    state = state.undo(1)  # seat 2 has seen what was passed on, but seat 1 has learned nothing
    assert state.view(1) == before
    state.act(1, "keep gold")
    state.act(2, "keep salt")
    with pytest.raises(IllegalAction):
        state.undo(1)  # another seat has spoken since
    assert state.undo_mark < state.said
    back = state.undo(2)
    assert back.pending is not None and back.pending.seats == (2,)
    assert back.record is not None and back.record.log == ["1 keep gold"]
    back.act(2, "keep silk")
    assert back.record.log == ["1 keep gold", "2 keep silk"]
    back.act(1, "rest")
    back.act(2, "rest")
    with pytest.raises(IllegalAction):
        back.undo(1)  # another seat has spoken since


def test_a_preview_stops_where_nobody_can_know() -> None:
    state = market()
    state.act(1, "keep gold")
    state.act(2, "keep salt")
    rest = state.preview(1, "rest")
    assert not rest.final and [event["kind"] for event in rest.events] == ["said"]
    sell = state.preview(1, "sell gold gold done")
    assert not sell.final  # the others learn what was in the hand, its owner does not
    assert sell.events[-1] == {"kind": "sold", "seat": 1, "coins": 12}


def test_a_preview_of_a_word_said_together_tells_what_can_be_foreseen() -> None:
    """Whether others have spoken or not, and the last one learns no more than the first."""
    state = SPEC.new(3, "toll")
    foreseen = [{"kind": "bids", "seat": 2, "water": 1}]
    for seat in range(2):
        preview = state.preview(2, "north w1")
        assert preview.events == foreseen and not preview.final
        state.act(seat, "south w0")
    last = state.preview(2, "north w1")
    assert last.events == foreseen and last.final
    told = [event.dump(2) for event in state.act(2, "north w1")]
    assert not any(event and event["kind"] == "bids" for event in told)


def test_words_said_together_stay_hidden_until_all_are_in() -> None:
    state = SPEC.new(3, "toll")
    before = state.view(1)
    state.act(0, "north w2")
    assert state.view(0)["word"] == "north w2"
    after = state.view(1)
    assert after["answered"] == [0]
    assert {**before.facts, "answered": 0, "pending": 0, "said": 0} == {
        **after.facts,
        "answered": 0,
        "pending": 0,
        "said": 0,
    }
    reason = state.explain(0, "north w1")
    assert reason is not None and reason.code == "kernel.already_answered"
    state.withdraw(0)
    assert state.record is not None and not any("north" in line for line in state.record.log)
    state.act(0, "south w0")


def test_a_word_said_together_can_be_withdrawn_after_an_aside() -> None:
    state = SPEC.new(3, "toll")
    state.act(0, "north w2")
    state.act(1, state.asides(1)[0])
    state.withdraw(0)
    assert state.record is not None and not any("north" in line for line in state.record.log)
    for seat in range(3):
        state.act(seat, "south w1")
    assert spec_replays(state)


def spec_replays(state: State) -> bool:
    """Whether the save of a state verifies."""
    return verify_save(SPEC, read_save(SPEC.save(state)))["digest"] == state.digest()


def test_events_are_numbered_for_each_audience() -> None:
    state = market()
    assert state.record is not None
    state.act(0, "offer:1 salt gold")
    state.act(1, "keep gold")
    for observer in range(4):
        told = state.record.told(observer)
        assert [fact["n"] for fact in told] == list(range(len(told)))
        assert state.record.told(observer, 1) == told[1:]
    assert state.record.told(0)[0]["gives"] == [0] and "gives" not in state.record.told(2)[0]


def test_a_random_fallback_depends_on_the_seed_alone() -> None:
    words = set()
    for seed in range(12):
        state = SPEC.load({**market().dump(), "seed": str(seed)})
        state.act(1, "keep gold")
        state.act(2, "keep salt")
        state.act(1, "raid:2")
        assert state.fallback(2) == state.fallback(2) == state.copy().fallback(2)
        words.add(state.fallback(2))
    assert words == {"block", "allow"}


def test_both_ends_are_reached() -> None:
    kinds = set()
    for seed in range(200):
        state = SPEC.new(2, str(seed), {"rounds": 5})
        while state.pending is not None:
            seat = state.pending.seats[0]
            state.play(seat, state.options(seat)[seed % len(state.options(seat))])
        assert state.result is not None
        kinds.add(state.result.kind)
    assert kinds == {"ranked", "common_defeat"}


def test_a_spectator_is_told_like_an_observer_without_a_seat() -> None:
    """`dump(None)` is what `view(None)` is: the spectator's, for every audience there is."""
    state = SPEC.new(3, "spectator")
    assert state.record is not None
    while not state.over:
        assert state.pending is not None
        seat = state.pending.seats[0]
        for aside in state.asides(seat)[:1]:
            state.act(seat, aside)
        state.act(state.pending.seats[0], state.fallback(state.pending.seats[0]))
    kinds = set()
    for event in state.record.events:
        assert event.dump(None) == event.dump(state.seats)
        kinds.add((event.audience == -1, event.dump(None) is None))
    assert (True, False) in kinds and (False, False) in kinds  # open ones and shadows
