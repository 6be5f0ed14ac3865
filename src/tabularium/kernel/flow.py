"""The middle of a state: the stack of frames, the pending decision, words, drafts and asides."""

from tabularium.kernel.alphabet import Word
from tabularium.kernel.asides import Offer
from tabularium.kernel.box import Box
from tabularium.kernel.decision import Decision, Solo, Together
from tabularium.kernel.errors import IllegalAction, Reason
from tabularium.kernel.event import EVERYBODY
from tabularium.kernel.frame import Frame
from tabularium.kernel.result import HORIZON, Result, rank
from tabularium.kernel.setting import Sealed, Setting


class Flow(Box):
    """Who is asked what, and what was answered."""

    __slots__ = (
        "_legal",
        "_legal_seat",
        "asked",
        "drafts",
        "offers",
        "pending",
        "result",
        "sealed",
        "stack",
        "words",
    )

    stack: list[Frame]
    words: list[Word | None]  # said since the last question
    drafts: list[Word]

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.pending: Decision | None = None
        self.asked = 0  # decisions so far: the id of the last one
        self.sealed: tuple[Sealed, ...] = setting.nothing_sealed
        self.offers: tuple[Offer, ...] = ()
        self.result: Result | None = None
        self._legal: list[int] | None = None  # options listed last, and for whom
        self._legal_seat = -1

    def open_box(self) -> None:
        """A table with nobody asked."""
        super().open_box()
        self.stack = []
        self.words = [None] * self.seats
        self.drafts = [()] * self.seats

    # For frames

    def push(self, frame: Frame) -> None:
        """Begin a section; it runs before the one below goes on."""
        self.stack.append(frame)

    def finish(self) -> None:
        """End the section that is running."""
        self.stack.pop()

    def ask(self, seat: int, prompt: str) -> None:
        """Ask one seat; the frame runs again when the word is said."""
        self.asked += 1
        self.pending = Solo(self.asked, seat, prompt)
        self.words = [None] * self.seats

    def ask_together(self, seats: tuple[int, ...], prompt: str) -> None:
        """Ask several seats at once; the frame runs again when all words are in."""
        self.asked += 1
        self.pending = Together(self.asked, seats, prompt)
        self.words = [None] * self.seats

    def word(self, seat: int) -> Word:
        """What a seat answered to the last question. Read it before asking again."""
        word = self.words[seat]
        assert word is not None
        return word

    def seal(self, seat: int, slot: int, letter: int) -> None:
        """Keep a letter closed under a slot number until it is revealed."""
        mine = self.sealed[seat]
        rising = not mine or mine[-1][0] < slot
        mine = mine + ((slot, letter),)
        mine = mine if rising else tuple(sorted(mine))
        self.sealed = self.sealed[:seat] + (mine,) + self.sealed[seat + 1 :]

    def unseal(self, seat: int, slot: int) -> int:
        """Open a sealed letter for everybody."""
        mine = self.sealed[seat]
        for i, pair in enumerate(mine):
            if pair[0] == slot:
                self._no_way_back(EVERYBODY & ~(1 << seat))
                rest: Sealed = mine[:i] + mine[i + 1 :]
                self.sealed = self.sealed[:seat] + (rest,) + self.sealed[seat + 1 :]
                if self.telling:
                    text = self.setting.alphabet.text(pair[1])
                    self.tell("unsealed", {"seat": seat, "slot": slot, "letter": text})
                return pair[1]
        raise AssertionError(f"seat {seat} has nothing sealed in slot {slot}")

    def end(self, result: Result) -> None:
        """The game is over, whatever sections were still open."""
        self.result = result
        self.stack = []
        if self.telling:
            self.tell("over", {"result": result.dump()})

    def unobserve(self) -> None:
        """From now on nobody listens or asks what anybody knows: search plays on faster so."""
        self.events = self.record = self._legal = None
        self.observed = False

    # The loop

    def settle(self) -> None:
        """Run frames until somebody owes a letter or the game is over."""
        while self.pending is None and self.stack:
            self.stack[-1].run(self)
        if self.setting.horizon and self.said >= self.setting.horizon and self.result is None:
            scores = self.setting.spec.standing(self)
            self.pending = None
            self.end(Result(HORIZON, rank([(score,) for score in scores]), scores))
        if self.offers:
            asides = self.setting.asides
            self.offers = tuple([o for o in self.offers if asides.offer_stands(self, o)])
        if self.record is not None and self.undo_mark == self.said:
            self._anchor()

    def options(self, seat: int) -> list[int]:
        """Legal next letters for a seat, given its draft; empty if it is not asked."""
        return self._listed(seat)[:]

    def _listed(self, seat: int) -> list[int]:
        if self._legal is not None and self._legal_seat == seat:
            return self._legal
        legal: list[int] = []
        if self.pending is not None and seat in self.pending.seats:
            legal = self.stack[-1].options(self, seat, self.drafts[seat])
        self._legal = legal
        self._legal_seat = seat
        return legal

    def play(self, seat: int, letter: int) -> None:
        """Add one letter to the word of a seat."""
        if letter not in self._listed(seat):
            raise IllegalAction(self._refusal(seat, letter))
        frame = self.stack[-1]
        draft = self.drafts[seat]
        word: Word = draft + (letter,) if draft else (letter,)
        if frame.ends(self, seat, word):
            self._complete(seat, word)
        else:
            self._legal = None
            self.drafts[seat] = word

    def say(self, seat: int, word: Word) -> None:
        """Say a whole word that is known to be legal: for bots, which just listed it.

        Whatever comes from outside is said by `act`, which checks it.
        """
        self._complete(seat, word)

    def _refusal(self, seat: int, letter: int) -> Reason:
        reason = self.not_asked(seat)
        if reason is not None:
            return reason
        if not 0 <= letter < len(self.setting.alphabet):
            return Reason("kernel.unknown_letter", "K.1", {"letter": str(letter)})
        return self.stack[-1].explain(self, seat, self.drafts[seat], letter)

    def not_asked(self, seat: int) -> Reason | None:
        """Why a seat may not answer now; None if it may."""
        if not 0 <= seat < self.seats:
            return Reason("kernel.no_such_seat", "K.2", {"seat": seat, "seats": self.seats})
        if self.pending is None:
            return Reason("kernel.over", "K.3")
        if seat in self.pending.seats:
            return None
        if self.words[seat] is not None:
            return Reason("kernel.already_answered", "K.4", {"seat": seat})
        waiting = list(self.pending.seats)
        return Reason("kernel.not_asked", "K.4", {"seat": seat, "waiting": waiting})

    def _complete(self, seat: int, word: Word) -> None:
        """A legal word was said."""
        pending = self.pending
        assert pending is not None
        self._legal = None
        together = isinstance(pending, Together)
        if not together and seat != self.last_seat:
            self._other_seat_speaks(seat)
        self.said += 1
        self.drafts[seat] = ()
        self.words[seat] = word
        if self.record is not None:
            text = self.setting.alphabet.spell(word)
            self.record.word(seat, text, pending.id if together else None)
        if together:
            assert isinstance(pending, Together)
            pending = pending.answered_by(seat)
            if pending.seats:
                self.pending = pending
                return
            self._no_way_back(EVERYBODY)  # what the others said comes to light
            self.last_seat = -1  # words said together have no order
        self.pending = None
        if self.events is not None:
            self._announce()
        self.settle()

    def _announce(self) -> None:
        """Tell the words that are in: all of it to the speaker, open letters to the rest."""
        alphabet = self.setting.alphabet
        frame = self.stack[-1]
        for seat, word in enumerate(self.words):
            if word is not None:
                text = alphabet.spell(word)
                sealed = frame.sealed(self, seat, word)
                if sealed is None:
                    self.tell("said", {"seat": seat, "word": text})
                else:
                    shadow = alphabet.spell(word, sealed)
                    whole: dict[str, object] = {"seat": seat, "word": text}
                    self.tell("said", whole, 1 << seat, {"seat": seat, "word": shadow})

    def _other_seat_speaks(self, seat: int) -> None:
        if self.record is not None:
            self._anchor()
        self.undo_mark = self.said
        self.last_seat = seat

    def withdraw(self, seat: int) -> None:
        """Take back one's own draft, or one's own word while others still owe theirs."""
        self._legal = None
        if 0 <= seat < self.seats and self.drafts[seat]:
            self.drafts[seat] = ()
            return
        pending = self.pending
        there = 0 <= seat < self.seats and self.words[seat] is not None
        if not there or not isinstance(pending, Together):
            raise IllegalAction(Reason("kernel.nothing_to_withdraw", "K.6", {"seat": seat}))
        self.words[seat] = None
        self.said -= 1
        self.pending = pending.withdrawn_by(seat)
        if self.record is not None:
            self._withdrawn(seat, pending.id)

    # For the state above

    def _withdrawn(self, seat: int, together: int) -> None:
        """Let the record forget a word."""

    def _anchor(self) -> None:
        """Let the record remember this point: undo will not go back behind it."""
