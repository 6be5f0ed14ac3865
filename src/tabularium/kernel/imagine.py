"""Imagining: a full state that looks to one seat exactly like its view."""

from tabularium.kernel.chance import Picks
from tabularium.kernel.decision import Together
from tabularium.kernel.dump import load_decision, load_frame, load_offer
from tabularium.kernel.knowledge import load_group
from tabularium.kernel.result import load_result
from tabularium.kernel.rulebook import Rulebook
from tabularium.kernel.start import blank_state
from tabularium.kernel.state import State
from tabularium.kernel.view import View


def imagine(spec: Rulebook, view: View, key: str) -> State:
    """One of the states that are possible for the owner of a view; another key, another guess."""
    seats, options, said = view["seats"], view["options"], view["said"]
    assert isinstance(seats, int) and isinstance(options, dict) and isinstance(said, int)
    state = blank_state(spec, seats, options, f"imagined/{key}")
    picks = Picks(key)
    state.said = said
    _fill_places(state, view, picks)
    spec.imagine_table(state, view.table)
    _fill_flow(spec, state, view)
    _fill_sealed(state, view, picks)
    _fill_words(state, view, picks)
    return state


def _observer(state: State, view: View) -> int:
    return state.seats if view.seat is None else view.seat


def _fill_places(state: State, view: View, picks: Picks) -> None:
    """Deal what is unseen: each group among its slots, all the rest among what is left."""
    places = state.setting.places
    observer = _observer(state, view)
    dealt: list[list[int]] = [[] for _ in places.all]
    room = [0] * len(places.all)
    for number in places.in_use:
        seen = view.places[places.all[number].name]
        if isinstance(seen, list):
            dealt[number] = list(places.items(number, seen))
        else:
            assert isinstance(seen, int)
            room[number] = seen
    known = view["known"]
    assert isinstance(known, list)
    groups = tuple([load_group(places, dump) for dump in known])
    for group in groups:
        _deal(list(group.items), list(group.counts.items()), dealt, picks)
        for place, n in group.counts.items():
            room[place] -= n
    for deck in places.decks:
        rest = list(deck.box)
        for number in places.of(deck):
            for item in dealt[number]:
                rest.remove(item)
        _deal(rest, [(number, room[number]) for number in places.of(deck)], dealt, picks)
    state.contents = [tuple(sorted(items)) for items in dealt]
    nobody = state.setting.nothing_known
    if groups:
        state.known = tuple(
            [groups if o == observer else nobody[o] for o in range(state.seats + 1)]
        )


def _deal(
    items: list[int], slots: list[tuple[int, int]], dealt: list[list[int]], picks: Picks
) -> None:
    """Random items for all places but the largest, which takes what is left."""
    slots = sorted(slots, key=_size)
    shuffled = picks.shuffle(items, len(items) - slots[-1][1])
    start = 0
    for place, n in slots:
        dealt[place].extend(shuffled[start : start + n])
        start += n


def _size(slot: tuple[int, int]) -> int:
    return slot[1]


def _fill_flow(spec: Rulebook, state: State, view: View) -> None:
    """Stack and question are public."""
    stack, pending, offers = view["stack"], view["pending"], view["offers"]
    assert isinstance(stack, list) and isinstance(offers, list)
    state.stack = [load_frame(spec, dump) for dump in stack]
    if isinstance(pending, dict):
        state.pending = load_decision(pending)
        state.asked = state.pending.id
    state.offers = tuple([load_offer(dump) for dump in offers])
    result = view["result"]
    if isinstance(result, dict):
        state.result = load_result(result)
    draft = view["draft"]
    if view.seat is not None and isinstance(draft, str):
        state.drafts[view.seat] = state.setting.alphabet.read(draft)


def _fill_sealed(state: State, view: View, picks: Picks) -> None:
    """Own sealed letters are known, the others' are guessed by the game."""
    alphabet = state.setting.alphabet
    per_seat = view["sealed"]
    assert isinstance(per_seat, list)
    sealed = list(state.sealed)
    for seat, slots in enumerate(per_seat):
        if slots and seat == view.seat:
            sealed[seat] = tuple([(slot, alphabet.letter(text)) for slot, text in slots])
    state.sealed = tuple(sealed)
    for seat, slots in enumerate(per_seat):
        if slots and seat != view.seat:
            numbers = [slot for slot, _ in slots]
            letters = state.setting.spec.guess_sealed(state, seat, numbers, picks)
            for slot, letter in zip(numbers, letters, strict=True):
                state.seal(seat, slot, letter)


def _fill_words(state: State, view: View, picks: Picks) -> None:
    """Words of others that are in already: any legal ones."""
    answered, own = view["answered"], view["word"]
    assert isinstance(answered, list)
    pending = state.pending
    if not answered or not isinstance(pending, Together):
        return
    for seat in answered:
        pending = pending.withdrawn_by(seat)
    state.pending = pending
    for seat in answered:
        if seat == view.seat and isinstance(own, str):
            state.words[seat] = state.setting.alphabet.read(own)
        else:
            state.words[seat] = any_word(state, seat, picks)
    for seat in answered:
        pending = pending.answered_by(seat)
    state.pending = pending


def any_word(state: State, seat: int, picks: Picks) -> tuple[int, ...]:
    """Some legal word of a seat that is asked, letter by letter."""
    frame = state.stack[-1]
    word: tuple[int, ...] = ()
    while not word or not frame.ends(state, seat, word):
        legal = frame.options(state, seat, word)
        word = (*word, legal[picks.below(len(legal))])
    return word
