"""Playouts are games of `play`; a view read once gives the worlds of a view read each time."""

import json
from collections.abc import Iterator

import pytest
from caravan.policy import First
from contract.test_laws import TABLES
from contract.walks import random_game
from contract.worlds import KEPT, SPECS, fingerprint, views_of

from tabularium.kernel import Facts, GameSpec, Picks, State
from tabularium.search import ENDLESS, play_out

CARAVAN = SPECS[0]
HORIZON = 60  # words, where options are tried one by one


def options_of(spec: GameSpec) -> Iterator[dict[str, object]]:
    """The usual game, then each value of each option."""
    yield {}
    for option in spec.schema:
        values = option.allowed or (option.lowest, option.highest)
        for value in values:
            if value != option.default:
                yield {"horizon": HORIZON, option.name: value}


def play(state: State, picks: Picks, letters: int = ENDLESS) -> State:
    """What a playout must come to, by the public door."""
    while state.pending is not None and letters > 0:
        seat = state.pending.seats[0]
        legal = state.options(seat)
        state.play(seat, legal[picks.below(len(legal))])
        letters -= 1
    return state


def truth(state: State) -> Facts:
    """All of a state but what its observers know, which a playout does not keep."""
    state.observed = True
    dump = state.dump()
    del dump["known"]
    return {**dump, "drafts": state.drafts}


def same(start: State, key: str) -> None:
    """A playout from a state is the game that `play` makes of it."""
    played = play(start.copy(), Picks(key))
    out = start.copy()
    play_out(out, Picks(key))
    assert out.over
    assert truth(out) == truth(played)


@pytest.mark.parametrize(("spec", "seats"), TABLES)
def test_a_playout_is_a_game_of_play(spec: GameSpec, seats: int) -> None:
    """From the start with every option, and from positions on the way with secrets imagined."""
    for n, options in enumerate(options_of(spec)):
        same(spec.new(seats, f"playout {n}", options), str(n))
    for n, (state, _) in enumerate(random_game(spec, seats, "playouts", asides=spec is CARAVAN)):
        if n % 90 == 40 and state.pending is not None:
            same(state, str(n))
            same(spec.imagine(state.view(state.pending.seats[0]), str(n)), str(n))


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_a_playout_stops_after_words_or_letters_and_can_go_on(spec: GameSpec) -> None:
    start = spec.new(spec.seats[-1], "limits").copy()
    whole = play(start.copy(), Picks("limits"))
    out, picks = start.copy(), Picks("limits")
    assert play_out(out, picks, letters=13) == 13
    assert truth(out) == truth(play(start.copy(), Picks("limits"), 13))
    play_out(out, picks, words=2)
    assert all(not draft for draft in out.drafts)
    said = out.said
    play_out(out, picks, words=5)
    assert out.said == said + 5
    play_out(out, picks)
    assert truth(out) == truth(whole)


def test_a_state_played_out_has_no_views() -> None:
    state = CARAVAN.new(3, "views")
    play_out(state, Picks("views"), words=4)
    for twin in (state, state.copy()):
        for look in (lambda t: t.view(0), lambda t: t.view(None), State.dump, State.digest):
            with pytest.raises(AssertionError, match="unobserved"):
                look(twin)
    assert state.record is None and state.events is None and len(state.standing()) == 3


def test_a_compiled_policy_chooses() -> None:
    out, played = CARAVAN.new(3, "policy").copy(), CARAVAN.new(3, "policy").copy()
    play_out(out, Picks(""), First())
    while played.pending is not None:
        seat = played.pending.seats[0]
        played.play(seat, played.options(seat)[0])
    assert truth(out) == truth(played)


@pytest.mark.parametrize(("spec", "seats"), TABLES)
def test_worlds_are_what_they_always_were(spec: GameSpec, seats: int) -> None:
    assert fingerprint(spec, seats) == json.loads(KEPT.read_text())[f"{spec.id} {seats}"]


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_worlds_of_one_imagination_do_not_touch_each_other(spec: GameSpec) -> None:
    for view in views_of(spec, spec.seats[-1], "apart"):
        imagination = spec.imagination(view)
        first = imagination.world("a")
        assert first.view(view.seat) == view
        before = first.digest()
        play_out(first, Picks("used up"))
        play_out(imagination.world("b"), Picks("used up"))
        assert imagination.world("a").digest() == before == spec.imagine(view, "a").digest()
