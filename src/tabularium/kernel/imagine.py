"""Imagining: full states that look to one seat exactly like its view."""

from tabularium.kernel.alphabet import Word
from tabularium.kernel.chance import Picks
from tabularium.kernel.decision import Decision, Together
from tabularium.kernel.dump import load_decision, load_frame, load_offer
from tabularium.kernel.knowledge import load_group
from tabularium.kernel.result import load_result
from tabularium.kernel.rulebook import Rulebook
from tabularium.kernel.start import blank_state
from tabularium.kernel.state import State
from tabularium.kernel.view import View


class Deal:
    """Unseen pieces and the places they lie in, the largest last: it takes what is left."""

    __slots__ = ("items", "slots")

    def __init__(self, items: list[int], slots: list[tuple[int, int]]) -> None:
        self.items = items
        self.slots = sorted(slots, key=_size)

    def make(self, dealt: dict[int, list[int]], picks: Picks) -> None:
        """Random pieces for all places but the largest."""
        shuffled = picks.shuffle(self.items, len(self.items) - self.slots[-1][1])
        start = 0
        for place, n in self.slots:
            part = shuffled[start : start + n]
            if place in dealt:
                dealt[place].extend(part)
            else:
                dealt[place] = part
            start += n


def _size(slot: tuple[int, int]) -> int:
    return slot[1]


class Imagination:
    """A view, read once. Each world is a copy of what it shows, with the rest dealt and guessed."""

    __slots__ = ("_answered", "_asked", "_base", "_deals", "_guesses", "_seat")

    def __init__(self, spec: Rulebook, view: View) -> None:
        seats, options, said = view["seats"], view["options"], view["said"]
        assert isinstance(seats, int) and isinstance(options, dict) and isinstance(said, int)
        self._base = blank_state(spec, seats, options, "")
        self._base.said = said
        self._seat = -1 if view.seat is None else view.seat
        self._deals: list[Deal] = []
        self._guesses: list[tuple[int, list[int]]] = []  # seats and slots of their sealed letters
        self._answered: list[int] = []
        self._asked: Decision | None = None  # the question as it was before anybody answered
        self._read_places(view)
        spec.imagine_table(self._base, view.table)
        self._read_flow(spec, view)
        self._read_sealed(view)
        self._read_words(view)

    def world(self, key: str) -> State:
        """One of the states that are possible for the owner; another key, another guess."""
        state = self._base.copy()
        state.setting = self._base.setting.with_seed(f"imagined/{key}")
        picks = Picks(key)
        dealt: dict[int, list[int]] = {}
        for deal in self._deals:
            deal.make(dealt, picks)
        for place, items in dealt.items():
            items.sort()
            state.contents[place] = tuple(items)
        for seat, slots in self._guesses:
            letters = state.setting.spec.guess_sealed(state, seat, slots, picks)
            for slot, letter in zip(slots, letters, strict=True):
                state.seal(seat, slot, letter)
        if self._answered:
            self._fill_words(state, picks)
        return state

    def _read_places(self, view: View) -> None:
        """What is unseen is dealt: each group among its slots, all the rest among what is left."""
        base = self._base
        places = base.setting.places
        room: dict[int, int] = {}
        for number in places.in_use:
            seen = view.places[places.all[number].name]
            if isinstance(seen, list):
                base.contents[number] = places.items(number, seen)
            else:
                assert isinstance(seen, int)
                room[number] = seen
                base.contents[number] = ()
        known = view["known"]
        assert isinstance(known, list)
        groups = tuple([load_group(places, dump) for dump in known])
        for group in groups:
            self._deals.append(Deal(list(group.items), list(group.counts.items())))
            for place, n in group.counts.items():
                room[place] -= n
        for deck in places.decks:
            rest = list(deck.box)
            for item in [i for n in places.of(deck) for i in base.contents[n]]:
                rest.remove(item)
            for item in [i for g in groups if g.deck(places) is deck for i in g.items]:
                rest.remove(item)
            if rest:
                slots = [(number, room[number]) for number in places.of(deck) if number in room]
                self._deals.append(Deal(rest, slots))
        if groups:
            mine = base.seats if self._seat < 0 else self._seat
            base.known = base.known[:mine] + (groups,) + base.known[mine + 1 :]

    def _read_flow(self, spec: Rulebook, view: View) -> None:
        """Stack and question are public."""
        base = self._base
        stack, pending, offers = view["stack"], view["pending"], view["offers"]
        assert isinstance(stack, list) and isinstance(offers, list)
        base.stack = [load_frame(spec, dump) for dump in stack]
        if isinstance(pending, dict):
            base.pending = load_decision(pending)
            base.asked = base.pending.id
        base.offers = tuple([load_offer(dump) for dump in offers])
        result = view["result"]
        if isinstance(result, dict):
            base.result = load_result(result)
        draft = view["draft"]
        if self._seat >= 0 and isinstance(draft, str):
            base.drafts[self._seat] = base.setting.alphabet.read(draft)

    def _read_sealed(self, view: View) -> None:
        """Own sealed letters are known, the others' are guessed by the game."""
        per_seat = view["sealed"]
        assert isinstance(per_seat, list)
        for seat, slots in enumerate(per_seat):
            if slots and seat != self._seat:
                self._guesses.append((seat, [slot for slot, _ in slots]))
            for slot, text in slots if seat == self._seat else []:
                self._base.seal(seat, slot, self._base.setting.alphabet.letter(text))

    def _read_words(self, view: View) -> None:
        """Who has answered a question that others still think about."""
        answered, own = view["answered"], view["word"]
        assert isinstance(answered, list)
        asked = self._base.pending
        if isinstance(asked, Together):
            self._answered = answered
            for seat in answered:
                asked = asked.withdrawn_by(seat)
        self._asked = asked
        if isinstance(own, str) and self._seat in self._answered:
            self._base.words[self._seat] = self._base.setting.alphabet.read(own)

    def _fill_words(self, state: State, picks: Picks) -> None:
        """Words of others that are in already: any legal ones."""
        owed = state.pending
        state.pending = self._asked
        for seat in self._answered:
            if seat != self._seat or state.words[seat] is None:
                state.words[seat] = any_word(state, seat, picks)
        state.pending = owed


def any_word(state: State, seat: int, picks: Picks) -> Word:
    """Some legal word of a seat that is asked, letter by letter."""
    frame = state.stack[-1]
    word: Word = ()
    while not word or not frame.ends(state, seat, word):
        legal = frame.options(state, seat, word)
        word = word + (legal[picks.below(len(legal))],)
    return word
