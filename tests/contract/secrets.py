"""Laws about secrets: a seat is shown what it may know, all of it, and nothing else."""

import json

from contract.walks import random_game, some_word

from tabularium.kernel import GameSpec, Picks, State, Together


def imagined_states_look_the_same(spec: GameSpec, seats: int, seed: str) -> None:
    """Non-interference: a seat is shown the same in a state that was made of its view."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed)):
        if n % 4:
            continue
        for seat in [None, *range(seats)]:
            view = state.view(seat)
            sent = type(view)(json.loads(json.dumps(view.dump())))
            twin = spec.imagine(sent, f"key {n}")
            assert twin.view(seat) == view
            assert not twin.setting.places.faults(twin.contents)
            if seat is not None:
                _same_face(spec, state, twin, seat, picks)


def _same_face(spec: GameSpec, state: State, twin: State, seat: int, picks: Picks) -> None:
    assert twin.options(seat) == state.options(seat)
    assert twin.asides(seat) == state.asides(seat)
    assert twin.undo_mark <= twin.said
    letters = [spec.alphabet.text(picks.below(len(spec.alphabet))) for _ in range(12)]
    for text in letters:
        assert twin.explain(seat, text) == state.explain(seat, text)
    if state.pending is not None and seat in state.pending.seats:
        word = some_word(state, seat, picks)
        real, guess = state.preview(seat, word), twin.preview(seat, word, "another key")
        assert (real.events, real.final) == (guess.events, guess.final)


def different_keys_imagine_different_secrets(spec: GameSpec, seats: int, seed: str) -> None:
    """`imagine` cannot copy the truth: where more than one deal is possible, keys give several."""
    for n, (state, _) in enumerate(random_game(spec, seats, seed)):
        if n % 6:
            continue
        for seat in range(seats):
            view = state.view(seat)
            twins = [spec.imagine(view, f"{seed} {k}") for k in range(24)]
            if _uncertain_places(state, seat):
                assert len({str(twin.contents) for twin in twins}) > 1
            for other in range(seats):
                if other != seat and len(_sealable(state, other)) > 1:
                    assert len({str(twin.sealed[other]) for twin in twins}) > 1
                if other != seat and state.words[other] is not None and state.pending is not None:
                    assert len({str(twin.words[other]) for twin in twins}) > 1


def _uncertain_places(state: State, seat: int) -> bool:
    """Whether a seat could swap two unlike pieces of a group, or of the loose rest, in thought."""
    places = state.setting.places
    for group in state.known[seat]:
        if len(group.counts) > 1 and len(set(group.items)) > 1:
            return True
    for deck in places.decks:
        loose: list[int] = []
        rooms = 0
        for number in places.of(deck):
            if not places.seen_by[number] >> seat & 1:
                grouped = sum(group.counts.get(number, 0) for group in state.known[seat])
                loose.extend(state.contents[number])
                rooms += len(state.contents[number]) > grouped
        for group in state.known[seat]:
            if places.all[next(iter(group.counts))].deck is deck:
                for item in group.items:
                    loose.remove(item)
        if rooms > 1 and len(set(loose)) > 1:
            return True
    return False


def _sealable(state: State, seat: int) -> set[int]:
    """Letters that the game itself thinks may lie sealed; one only is no secret."""
    slots = [slot for slot, _ in state.sealed[seat]]
    found: set[int] = set()
    for n in range(40 if slots else 0):
        found.update(state.setting.spec.guess_sealed(state, seat, slots, Picks(f"sealable {n}")))
    return found


def sealed_letters_tell_nothing(spec: GameSpec, seats: int, seed: str) -> None:
    """Another legal choice of sealed or simultaneous letters changes nothing that others see."""
    for state, picks in random_game(spec, seats, seed, asides=False):
        pending = state.pending
        if pending is None:
            return
        for seat in pending.seats:
            together = isinstance(pending, Together) and len(pending.seats) > 1
            first, second = (some_word(state, seat, picks) for _ in range(2))
            if together or _same_shadow(state, seat, first, second):
                _same_for_the_others(state, seat, first, second)


def _same_shadow(state: State, seat: int, first: str, second: str) -> bool:
    words = [state.setting.alphabet.read(text) for text in (first, second)]
    marks = [state.stack[-1].sealed(state, seat, word) for word in words]
    if marks[0] is None or marks[1] is None:
        return False
    shadows = [
        state.setting.alphabet.spell(word, mark) for word, mark in zip(words, marks, strict=True)
    ]
    return shadows[0] == shadows[1]


def _same_for_the_others(state: State, seat: int, first: str, second: str) -> None:
    one, two = state.copy(), state.copy()
    told_one, told_two = one.act(seat, first), two.act(seat, second)
    unsealed = any(e.kind in ("unsealed", "over") for e in told_one + told_two)
    chance = one.drawn != state.drawn or two.drawn != state.drawn
    for other in [None, *range(state.seats)]:
        eye = state.seats if other is None else other
        passed_on = _in_sight(one, eye) != _in_sight(two, eye)
        if other == seat or unsealed or chance or passed_on:
            continue  # it came to light at once, or lies where this observer may look
        assert [e.dump(eye) for e in told_one] == [e.dump(eye) for e in told_two]
        assert one.view(other) == two.view(other)


def _in_sight(state: State, observer: int) -> list[tuple[int, ...]]:
    eyes = state.setting.places.seen_by
    return [c for n, c in enumerate(state.contents) if eyes[n] >> observer & 1]


def nothing_is_forgotten(spec: GameSpec, seats: int, seed: str) -> None:
    """What an observer knew of a place that no piece has left since, it still knows."""
    before: State | None = None
    known: list[list[tuple[int, ...]]] = []
    for state, _ in random_game(spec, seats, seed):
        now = [_certain(state, observer) for observer in range(seats + 1)]
        for place in state.setting.places.in_use:
            if before is not None and _contains(state.contents[place], before.contents[place]):
                for observer in range(seats + 1):
                    assert _contains(now[observer][place], known[observer][place])
        before, known = state.copy(), now


def _certain(state: State, observer: int) -> list[tuple[int, ...]]:
    """Per place the items that the view of an observer says lie there for certain."""
    view = state.view(None if observer == state.seats else observer)
    places = state.setting.places
    certain: list[tuple[int, ...]] = [()] * len(places.all)
    for name, seen in view.places.items():
        if isinstance(seen, list):
            certain[places.by_name[name]] = places.items(places.by_name[name], seen)
    groups = view["known"]
    assert isinstance(groups, list)
    for group in groups:
        if len(group["places"]) == 1:
            place = places.by_name[next(iter(group["places"]))]
            certain[place] += places.items(place, group["items"])
    return certain


def _contains(whole: tuple[int, ...], part: tuple[int, ...]) -> bool:
    return all(whole.count(item) >= part.count(item) for item in part)


def known_groups_are_true(spec: GameSpec, seats: int, seed: str) -> None:
    """Nobody believes what is not so: the real deal is one that each observer thinks possible."""
    for state, _ in random_game(spec, seats, seed):
        for observer in range(seats + 1):
            for group in state.known[observer]:
                there: list[int] = []
                for place, n in group.counts.items():
                    assert len(state.contents[place]) >= n
                    there.extend(state.contents[place])
                assert sum(group.counts.values()) == len(group.items)
                assert _contains(tuple(there), group.items)
