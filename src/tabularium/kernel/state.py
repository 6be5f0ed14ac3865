"""State: the whole of a running game, and the only door to it."""

from tabularium.kernel.alphabet import Word
from tabularium.kernel.box import BeyondPreview
from tabularium.kernel.chance import Picks
from tabularium.kernel.decision import Together
from tabularium.kernel.dump import dump_state, position_digest
from tabularium.kernel.errors import Facts, IllegalAction, Reason
from tabularium.kernel.event import Event, Preview
from tabularium.kernel.flow import Flow
from tabularium.kernel.form import is_pairs
from tabularium.kernel.look import build_view
from tabularium.kernel.setting import Setting
from tabularium.kernel.view import View


class State(Flow):
    """A game adds its table: slots with what lies open, and the hooks at the end of this class.

    Whatever is secret lies in places, sealed letters, words or chance, never in slots of the game.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)

    # Answering

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def act(self, seat: int, text: str) -> list[Event]:
        """Say a whole word or an aside in notation; returns the events."""
        word = self.read(seat, text)
        aside = self._is_aside(word)
        if not aside:
            word = self._tidy(seat, word)
        reason = self._why_not(seat, word, aside)
        if reason is not None:
            raise IllegalAction(reason)
        unheard = self.events is None
        events: list[Event] = [] if self.events is None else self.events
        self.events = events
        start = len(events)
        try:
            self.hear(seat, word)
        finally:
            if unheard:
                self.events = None
        return events[start:]

    def hear(self, seat: int, word: Word) -> None:
        """Do what a word or an aside says that is known to be legal."""
        if self._is_aside(word):
            self._say_aside(seat, word)
        else:
            self._complete(seat, word)

    def read(self, seat: int, text: str) -> Word:
        """The word of a notation: letters, or pairs of slot and piece in any order."""
        if text and not is_pairs(text):
            return self.setting.alphabet.read(text)
        reason = self.not_asked(seat)
        if reason is not None:
            raise IllegalAction(reason)
        frame = self.stack[-1]
        form = frame.pairs(self, seat)
        if form is None:
            if not text:
                return ()
            raise IllegalAction(Reason("kernel.no_pairs", "K.1"))
        laid = form.read(self.setting.alphabet, text)
        if len(laid) < form.least:
            raise IllegalAction(Reason("kernel.too_few_pairs", "K.1", {"least": form.least}))
        return frame.spell_pairs(self, seat, laid)

    def explain(self, seat: int, text: str) -> Reason | None:
        """Why a word or an aside is refused; None if it is legal."""
        try:
            word = self.read(seat, text)
        except IllegalAction as error:
            better = self._explain_text(seat, text)
            return error.reason if better is None else better
        if self._is_aside(word):
            return self._why_not(seat, word, True)
        return self._why_not(seat, self._tidy(seat, word), False)

    def _explain_text(self, seat: int, text: str) -> Reason | None:
        """What the frame says of a text that is no word."""
        if self.not_asked(seat) is not None:
            return None
        return self.stack[-1].explain_text(self, seat, text)

    def _tidy(self, seat: int, word: Word) -> Word:
        return self.stack[-1].tidy(self, seat, word) if self.not_asked(seat) is None else word

    def _why_not(self, seat: int, word: Word, aside: bool) -> Reason | None:
        """What is wrong with a word or an aside."""
        reason = self._why_no_prefix(seat, word, aside)
        if reason is None and (not word or not self.is_whole(seat, word, aside)):
            return Reason("kernel.unfinished", "K.1", {"word": self.setting.alphabet.spell(word)})
        return reason

    def _why_no_prefix(self, seat: int, word: Word, aside: bool) -> Reason | None:
        """Spell letter by letter and say where it goes wrong; None if a word may begin so."""
        reason = self.asides_closed(seat) if aside else self.not_asked(seat)
        if reason is not None:
            return reason
        draft: Word = ()
        for letter in word:
            if draft and self.is_whole(seat, draft, aside):
                said = self.setting.alphabet.spell(draft)
                return Reason("kernel.too_long", "K.1", {"word": said})
            if letter not in self.may_follow(seat, draft, aside):
                if aside:
                    return self.setting.asides.explain(self, seat, draft, letter)
                return self.stack[-1].explain(self, seat, draft, letter)
            draft = draft + (letter,)
        return None

    def letters(self, seat: int, prefix: str, aside: bool = False) -> list[tuple[str, bool]]:
        """What may follow a prefix, in notation; each with whether the word is whole with it."""
        draft = self.legal_prefix(seat, prefix, aside)
        if draft and self.is_whole(seat, draft, aside):
            return []
        text = self.setting.alphabet.text
        found: list[tuple[str, bool]] = []
        for letter in self.may_follow(seat, draft, aside):
            found.append((text(letter), self.is_whole(seat, (*draft, letter), aside)))
        return found

    def legal_prefix(self, seat: int, prefix: str, aside: bool) -> Word:
        """The letters of a prefix; raises what is wrong with it."""
        word = self.setting.alphabet.read(prefix)
        reason = self._why_no_prefix(seat, word, aside)
        if reason is not None:
            raise IllegalAction(reason)
        return word

    def may_follow(self, seat: int, draft: Word, aside: bool) -> list[int]:
        """Legal letters after a legal draft that is not whole."""
        if aside:
            return self.setting.asides.options(self, seat, draft)
        return self.stack[-1].options(self, seat, draft)

    def collect(self, seat: int, draft: Word, aside: bool, found: list[Word], most: int) -> None:
        """Add the legal words that go on from an unfinished draft, until there are so many."""
        for letter in self.may_follow(seat, draft, aside):
            if len(found) >= most:
                return
            word: Word = draft + (letter,)
            if self.is_whole(seat, word, aside):
                found.append(word)
            else:
                self.collect(seat, word, aside, found, most)

    def is_whole(self, seat: int, word: Word, aside: bool) -> bool:
        """Whether legal letters are a whole word."""
        if aside:
            return self.setting.asides.ends(self, seat, word)
        return self.stack[-1].ends(self, seat, word)

    def fallback(self, seat: int) -> str:
        """A word for a seat that does not answer; depends on the seed where a rule says random."""
        reason = self.not_asked(seat)
        if reason is not None:
            raise IllegalAction(reason)
        frame = self.stack[-1]
        word = frame.fallback(self, seat)
        if word is None:
            word = ()
            while not word or not frame.ends(self, seat, word):
                word = (*word, frame.options(self, seat, word)[0])
        return self.setting.alphabet.spell(word)

    def fallback_picks(self, seat: int) -> Picks:
        """Chance for a fallback that a rulebook wants random; asking twice gives the same."""
        return Picks(f"{self.setting.seed}/fallback/{seat}/{self.said}")

    def preview(self, seat: int, text: str, key: str = "preview") -> Preview:
        """What a word would do as far as the seat can know; it stops at chance and reveals."""
        reason = self.explain(seat, text)
        if reason is not None:
            raise IllegalAction(reason)
        word = self.read(seat, text)
        if not self._is_aside(word):
            word = self._tidy(seat, word)
        twin: State = self.setting.spec.imagine(self.view(seat), key)
        return twin.foresee(seat, word)

    def foresee(self, seat: int, word: Word) -> Preview:
        """Do what a legal word says to this imagined state, as far as the seat can know."""
        self.unobserve()
        self.previewing = seat
        events: list[Event] = []
        self.events = events
        final = False
        # An aside of a seat that has answered is not its answer.
        asked = isinstance(self.pending, Together) and not self.words[seat]
        frame = self.stack[-1] if asked else None
        try:
            self.hear(seat, word)
        except BeyondPreview:
            final = True
        if frame is not None and self.stack and self.stack[-1] is frame and self.words[seat]:
            frame.foresee(self, seat, word)
        told = [event.dump(seat) for event in events]
        return Preview([t for t in told if t is not None], final or self.undo_mark >= self.said)

    # Asides

    def asides(self, seat: int) -> list[str]:
        """Asides open to a seat now, in notation."""
        if self.asides_closed(seat) is not None:
            return []
        found: list[Word] = []
        self.collect(seat, (), True, found, 1 << 30)
        return [self.setting.alphabet.spell(word) for word in found]

    def _is_aside(self, word: Word) -> bool:
        return bool(word) and word[0] >= self.setting.alphabet.first_aside

    def asides_closed(self, seat: int) -> Reason | None:
        """Why a seat can say no aside at all now; None if nothing is in the way."""
        if not 0 <= seat < self.seats:
            return Reason("kernel.no_such_seat", "K.2", {"seat": seat, "seats": self.seats})
        if self.pending is None:
            return Reason("kernel.over", "K.3")
        for frame in self.stack:
            if frame.QUIET:
                return Reason("kernel.quiet", "K.8", {"frame": type(frame).__name__})
        return None

    def _say_aside(self, seat: int, word: Word) -> None:
        self._legal = None
        if seat != self.last_seat:
            self._other_seat_speaks(seat)
        self.said += 1
        if self.record is not None:
            self.record.word(seat, self.setting.alphabet.spell(word), None)
        self.setting.asides.hear(self, seat, word)
        for other, draft in enumerate(self.drafts):  # it may have taken away what one was about
            if draft and self._why_no_prefix(other, draft, False) is not None:
                self.drafts[other] = ()
        self.settle()

    # Going back

    def can_undo(self, seat: int) -> bool:
        """Whether the last word of a seat can be taken back."""
        record = self.record
        return (
            record is not None
            and record.anchor is not None
            and bool(record.tail)
            and self.last_seat == seat
        )

    def can_withdraw(self, seat: int) -> bool:
        """Whether a seat can take back its word because others still owe theirs."""
        return (
            isinstance(self.pending, Together)
            and seat not in self.pending.seats
            and self.words[seat] is not None
        )

    def undo(self, seat: int) -> "State":
        """The state before the last word of a seat; it takes the place of this one.

        Only a game with a record can go back, and never behind the undo mark.
        """
        if 0 <= seat < self.seats and (self.drafts[seat] or self.can_withdraw(seat)):
            self.withdraw(seat)
            return self
        if not self.can_undo(seat):
            raise IllegalAction(Reason("kernel.no_undo", "K.6", {"seat": seat}))
        record = self.record
        assert record is not None and record.anchor is not None
        earlier = record.anchor.copy()
        assert isinstance(earlier, State)
        earlier.record = record
        earlier.events = record.events
        for said in record.back_to_anchor()[:-1]:
            earlier.act(said.seat, said.text)
        return earlier

    def _withdrawn(self, seat: int, together: int) -> None:
        assert self.record is not None
        self.record.withdraw(self, seat, together)

    def _anchor(self) -> None:
        assert self.record is not None
        self.record.anchor_at(self)

    # Looking

    def view(self, seat: int | None) -> View:
        """Everything a seat knows; None: everything a spectator knows."""
        return build_view(self, seat)

    def copy_kernel(self, twin: "State") -> None:
        """Give a copy the kernel's part of this state. Record and listeners stay behind."""
        twin.contents = self.contents[:]
        twin.known = self.known
        twin.observed = self.observed
        twin.drawn = self.drawn[:]
        twin.said = self.said
        twin.undo_mark = self.undo_mark
        twin.stack = [frame.copy() for frame in self.stack]
        twin.pending = self.pending
        twin.asked = self.asked
        twin.last_seat = self.last_seat
        twin.words = self.words[:]
        twin.drafts = self.drafts[:]
        twin.sealed = self.sealed
        twin.offers = self.offers
        twin.result = self.result

    def dump(self) -> Facts:
        """The whole truth as plain data; for saves, tests and bug reports, never for a client."""
        return dump_state(self)

    def digest(self) -> str:
        """A fingerprint of the whole truth, without drafts."""
        return position_digest(dump_state(self))

    def faults(self) -> list[Reason]:
        """What cannot be about the game's own slots."""
        return self.setting.spec.faults(self)

    def standing(self) -> list[int]:
        """Scores as they stand."""
        return self.setting.spec.standing(self)

    # What a game adds

    def copy(self) -> "State":
        """An equal state that shares nothing that changes, without record."""
        raise AssertionError("a game copies itself")
