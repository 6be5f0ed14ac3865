"""The laws every game keeps (ARCHITECTURE.md, invariants). Each takes a spec, seats and a seed."""

import json
from collections.abc import Iterator

from contract.secrets import (
    different_keys_imagine_different_secrets,
    imagined_states_look_the_same,
    known_groups_are_true,
    nothing_is_forgotten,
    sealed_letters_tell_nothing,
)
from contract.walks import random_game, refused, some_word

from tabularium.kernel import (
    GameSpec,
    Picks,
    State,
    Together,
    load_save,
    read_save,
    verify_save,
)


def alphabet_is_a_bijection(spec: GameSpec, seats: int, seed: str) -> None:
    texts = [spec.alphabet.text(letter) for letter in range(len(spec.alphabet))]
    assert len(set(texts)) == len(texts)
    for letter, text in enumerate(texts):
        assert spec.alphabet.letter(text) == letter
        assert text and " " not in text and text != "?"


def copies_stand_alone(spec: GameSpec, seats: int, seed: str) -> None:
    """A copy is equal, and never changes when the original goes on."""
    copies: list[tuple[State, str]] = []
    for state, _ in random_game(spec, seats, seed):
        twin = state.copy()
        digest = state.digest()
        assert twin.digest() == digest
        assert [twin.options(s) for s in range(seats)] == [state.options(s) for s in range(seats)]
        copies.append((twin, digest))
        for other, before in copies[-4:]:
            assert other.digest() == before
    for other, before in copies:
        assert other.digest() == before


def a_copy_plays_on_alike(spec: GameSpec, seats: int, seed: str) -> None:
    """Original and copy that hear the same words stay equal, whoever goes first."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed, asides=False)):
        if n % 5 == 0 and state.pending is not None:
            one, two = state.copy(), state.copy()
            seat = state.pending.seats[0]
            letter = state.options(seat)[picks.below(len(state.options(seat)))]
            one.play(seat, letter)
            two.play(seat, letter)
            assert one.digest() == two.digest()


def dumps_load_back(spec: GameSpec, seats: int, seed: str) -> None:
    """A dump is all there is to a state: what was loaded plays on alike, to the same end."""
    for n, (state, _) in enumerate(random_game(spec, seats, seed)):
        if n % 3 == 0:
            dump = json.loads(json.dumps(state.dump()))
            twin = spec.load(dump)
            assert twin.dump() == state.dump()
            if n % 30 == 0:
                assert _played_on(twin) == _played_on(state.copy())


def _played_on(state: State) -> str:
    """Where a game ends if all pick by the same chance."""
    picks = Picks("on")
    for seat in range(state.seats):
        state.drafts[seat] = ()
    while state.pending is not None:
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    assert state.result is not None
    return f"{state.result.dump()} {state.said}"


def saves_load_and_replay(spec: GameSpec, seats: int, seed: str) -> None:
    for n, (state, _) in enumerate(random_game(spec, seats, seed)):
        if n % 25 == 0 or state.over:
            fields = read_save(spec.save(state))
            assert load_save(spec, fields).digest() == state.digest()
            assert verify_save(spec, fields)["digest"] == state.digest()


def explain_is_the_other_side_of_options(spec: GameSpec, seats: int, seed: str) -> None:
    """A letter is refused with a rule exactly when it is not offered."""
    for n, (state, _) in enumerate(random_game(spec, seats, seed)):
        if n % 5 or state.pending is None:
            continue
        for seat in state.pending.seats:
            draft = [spec.alphabet.text(letter) for letter in state.drafts[seat]]
            options = state.options(seat)
            for letter in range(spec.alphabet.first_aside):
                word = (*state.drafts[seat], letter)
                if state.stack[-1].tidy(state, seat, word) != word:
                    continue  # understood as another spelling
                text = " ".join([*draft, spec.alphabet.text(letter)])
                reason = state.explain(seat, text)
                if letter in options:
                    assert reason is None or reason.code == "kernel.unfinished", (text, reason)
                else:
                    assert reason is not None and reason.rule, text
                    assert reason.code != "kernel.unfinished", text
                    assert reason.code != "kernel.not_offered", text
        for seat in range(seats):
            if seat not in state.pending.seats:
                assert state.options(seat) == []
                assert state.explain(seat, spec.alphabet.text(0)) is not None


def refusals_change_nothing(spec: GameSpec, seats: int, seed: str) -> None:
    for n, (state, picks) in enumerate(random_game(spec, seats, seed)):
        if n % 5 or state.pending is None:
            continue
        before = state.digest()
        assert state.record is not None
        logged = len(state.record.log), len(state.record.events)
        for seat in [-1, *range(seats + 1)]:
            legal = state.options(seat) if 0 <= seat < seats else []
            letter = picks.below(spec.alphabet.first_aside)
            draft = " ".join(spec.alphabet.text(x) for x in state.drafts[seat % seats])
            if letter not in legal:
                assert refused(state, seat, f"{draft} {spec.alphabet.text(letter)}")
            assert refused(state, seat, "no-such-letter") and refused(state, seat, "")
        assert state.digest() == before
        assert logged == (len(state.record.log), len(state.record.events))


def every_prefix_completes(spec: GameSpec, seats: int, seed: str) -> None:
    """Whoever is asked has options, and no offered letter leads into a dead end."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed)):
        if state.pending is None:
            return
        assert state.pending.seats
        for seat in state.pending.seats:
            options = state.options(seat)
            assert options and len(options) <= 250
            assert len(set(options)) == len(options)
            if n % 3 == 0:
                for letter in options:
                    _completes(state, seat, (*state.drafts[seat], letter), picks)


def _completes(state: State, seat: int, word: tuple[int, ...], picks: Picks) -> None:
    frame = state.stack[-1]
    while not frame.ends(state, seat, word):
        options = frame.options(state, seat, word)
        assert options, f"dead end after {state.setting.alphabet.spell(word)}"
        word = (*word, options[picks.below(len(options))])
    assert state.explain(seat, state.setting.alphabet.spell(word)) is None


def the_box_is_complete(spec: GameSpec, seats: int, seed: str) -> None:
    for state, _ in random_game(spec, seats, seed):
        assert state.setting.places.faults(state.contents) == []
        assert state.faults() == []
        for number, items in enumerate(state.contents):
            assert list(items) == sorted(items)
            assert not items or number in state.setting.places.in_use


def the_horizon_ends_every_game(spec: GameSpec, seats: int, seed: str) -> None:
    for horizon in (1, 17, spec.horizon):
        state = spec.new(seats, seed, {"horizon": horizon})
        picks = Picks(seed)
        while state.pending is not None:
            seat = state.pending.seats[0]
            options = state.options(seat)
            state.play(seat, options[picks.below(len(options))])
        assert state.result is not None
        assert state.said < horizon + seats  # a question to several seats is answered by all
        assert state.result.kind == "horizon" or state.said < horizon + seats


def the_end_has_a_result(spec: GameSpec, seats: int, seed: str) -> None:
    for state, _ in random_game(spec, seats, seed):
        assert state.over == (state.pending is None) == (state.result is not None)
    result = state.result
    assert result is not None and result.kind in ("ranked", "common_defeat", "horizon")
    assert len(result.places) == len(result.scores) == seats
    assert result.kind != "ranked" or min(result.places) == 1
    assert state.not_asked(0) is not None
    json.dumps(result.dump())


def fallbacks_are_legal(spec: GameSpec, seats: int, seed: str) -> None:
    for state, _ in random_game(spec, seats, seed):
        if state.pending is None:
            return
        before = state.digest()
        for seat in state.pending.seats:
            word = state.fallback(seat)
            assert word == state.fallback(seat)
            assert state.explain(seat, word) is None
        assert state.digest() == before


def words_said_together_commute(spec: GameSpec, seats: int, seed: str) -> None:
    for state, picks in random_game(spec, seats, seed, asides=False):
        pending = state.pending
        if not isinstance(pending, Together) or any(w is not None for w in state.words):
            continue
        words = {seat: some_word(state, seat, picks) for seat in pending.seats}
        digests = set()
        for order in (list(words), list(reversed(words))):
            twin = state.copy()
            for seat in order:
                twin.withdraw(seat) if twin.drafts[seat] else None
                twin.act(seat, words[seat])
            digests.add(twin.digest())
        assert len(digests) == 1


def together_words_can_be_withdrawn(spec: GameSpec, seats: int, seed: str) -> None:
    for state, picks in random_game(spec, seats, seed, asides=False):
        pending = state.pending
        if isinstance(pending, Together) and len(pending.seats) > 1:
            twin = state.copy()
            seat = pending.seats[0]
            twin.drafts[seat] = ()
            before = twin.digest()
            twin.act(seat, some_word(twin, seat, picks))
            assert seat not in twin.pending.seats if twin.pending else False
            twin.withdraw(seat)
            assert twin.digest() == before


def undo_ends_where_something_came_to_light(spec: GameSpec, seats: int, seed: str) -> None:
    """A word is `final` in the preview exactly if it cannot be undone; undo gives back the past."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed, asides=False)):
        pending = state.pending
        if pending is None or n % 3 or isinstance(pending, Together):
            continue
        seat = pending.seats[0]
        if state.drafts[seat]:
            continue
        word = some_word(state, seat, picks)
        preview = state.preview(seat, word)
        twin = spec.load(state.dump())
        before = twin.digest()
        told = [e.dump(seat) for e in twin.act(seat, word)]
        heard = [t for t in told if t is not None]
        assert heard[: len(preview.events)] == preview.events
        drawn = twin.drawn != state.drawn
        if preview.final:
            assert refused_undo(twin, seat)
        else:
            assert not drawn
            assert twin.undo(seat).digest() == before


def undoable(spec: GameSpec, seats: int, seed: str) -> Iterator[tuple[State, int, str, State]]:
    """States of a random game with a word that can be taken back, and the state after it."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed, asides=False)):
        pending = state.pending
        if pending is None or n % 3 or isinstance(pending, Together):
            continue
        seat = pending.seats[0]
        if state.drafts[seat]:
            continue
        word = some_word(state, seat, picks)
        after = spec.load(state.dump())
        after.act(seat, word)
        if after.can_undo(seat):
            yield state, seat, word, after


def undo_gives_back_the_view(spec: GameSpec, seats: int, seed: str) -> None:
    """After an undo the seat sees what it saw before, to the letter."""
    for state, seat, _, after in undoable(spec, seats, seed):
        assert after.undo(seat).view(seat) == state.view(seat)


def what_is_undone_taught_nothing(spec: GameSpec, seats: int, seed: str) -> None:
    """What a seat sees after a word it may take back follows from what it saw before.

    So it is the same in every state that looked the same to it before it spoke.
    """
    for state, seat, word, after in undoable(spec, seats, seed):
        seen = after.view(seat)
        for key in range(3):
            twin = spec.imagine(state.view(seat), f"taught {key}")
            twin.act(seat, word)
            assert twin.view(seat) == seen


def refused_undo(state: State, seat: int) -> bool:
    """Whether undo is refused."""
    try:
        state.undo(seat)
    except ValueError:
        return True
    return False


def chance_ends_undo(spec: GameSpec, seats: int, seed: str) -> None:
    """Whoever saw nature act, or another seat, cannot make it undone."""
    for state, picks in random_game(spec, seats, seed, asides=False):
        pending = state.pending
        if pending is None or isinstance(pending, Together) or state.drafts[pending.seats[0]]:
            continue
        seat = pending.seats[0]
        twin = spec.load(state.dump())
        twin.act(seat, some_word(twin, seat, picks))
        if twin.drawn != state.drawn:
            assert twin.undo_mark == twin.said and refused_undo(twin, seat)
        for other in range(seats):
            if other != seat:
                assert refused_undo(twin, other)


def previews_do_not_guess(spec: GameSpec, seats: int, seed: str) -> None:
    """A preview, and who is asked after a word that shows nothing, never depends on secrets."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed, asides=False)):
        pending = state.pending
        if pending is None or n % 4:
            continue
        seat = pending.seats[0]
        if state.drafts[seat]:
            continue
        before = state.digest()
        word = some_word(state, seat, picks)
        previews = [state.preview(seat, word, f"key {k}") for k in range(4)]
        assert state.digest() == before
        assert all(p.events == previews[0].events for p in previews)
        assert all(p.final == previews[0].final for p in previews)
        if not previews[0].final:
            asked = set()
            for k in range(4):
                twin = spec.imagine(state.view(seat), f"key {k}")
                twin.act(seat, word)
                asked.add(str(None if twin.pending is None else twin.pending.dump()))
            assert len(asked) == 1


def asides_leave_words_alone(spec: GameSpec, seats: int, seed: str) -> None:
    """An aside is legal wherever it is listed, is logged, and touches no word that is in."""
    for n, (state, _) in enumerate(random_game(spec, seats, seed)):
        if n % 4 or state.pending is None:
            continue
        for seat in range(seats):
            for text in state.asides(seat)[:6]:
                assert state.explain(seat, text) is None
                twin = spec.load(state.dump())
                twin.drafts = state.drafts[:]
                twin.act(seat, text)
                assert twin.record is not None and twin.record.log[0] == f"{seat} {text}"
                assert twin.words == state.words and twin.sealed == state.sealed
                assert twin.pending is not None and twin.pending.dump() == state.pending.dump()
                for other in twin.pending.seats:
                    assert twin.options(other), "an aside must leave the asked seat a choice"
                assert twin.said == state.said + 1
        quiet = any(frame.QUIET for frame in state.stack)
        assert not quiet or not any(state.asides(seat) for seat in range(seats))


def frames_can_be_written_by_hand(spec: GameSpec, seats: int, seed: str) -> None:
    """Every frame has defaults for all slots, copies itself and loads from its dump."""
    for name, make in spec.frame_classes.items():
        frame = make()
        assert frame.dump()["frame"] == name
        assert frame.copy().dump() == frame.dump()
        slots = {k: v for k, v in frame.dump().items() if k != "frame"}
        assert spec.make_frame(name, slots).dump() == frame.dump()
        assert sorted(slots) == sorted(("step", *make.SLOTS))


LAWS = [
    alphabet_is_a_bijection,
    copies_stand_alone,
    a_copy_plays_on_alike,
    dumps_load_back,
    saves_load_and_replay,
    imagined_states_look_the_same,
    different_keys_imagine_different_secrets,
    sealed_letters_tell_nothing,
    nothing_is_forgotten,
    known_groups_are_true,
    explain_is_the_other_side_of_options,
    refusals_change_nothing,
    every_prefix_completes,
    the_box_is_complete,
    the_horizon_ends_every_game,
    the_end_has_a_result,
    fallbacks_are_legal,
    words_said_together_commute,
    together_words_can_be_withdrawn,
    undo_ends_where_something_came_to_light,
    undo_gives_back_the_view,
    what_is_undone_taught_nothing,
    chance_ends_undo,
    previews_do_not_guess,
    asides_leave_words_alone,
    frames_can_be_written_by_hand,
]
