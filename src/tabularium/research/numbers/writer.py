"""The writer of observations: which number means what, and a view written down so.

No numpy here: this is compiled, also where numpy is not installed.
"""

from array import array
from typing import Any, Final

from tabularium.kernel import GameSpec, Options, View
from tabularium.research.numbers.encoders import (
    LIMIT,
    Counts,
    Encoder,
    Index,
    Number,
    Numbers,
    OneOf,
)

Slot = tuple[str, Encoder, int]  # a fact by name, what writes it, from where on

LONG_WORD: Final = 16  # letters; few words are longer
LONG_GAME: Final = 1000  # words, where there is no horizon


class Field:
    """Numbers of an observation that belong together."""

    __slots__ = ("encoder", "name", "start", "stop")

    def __init__(self, name: str, start: int, encoder: Encoder) -> None:
        self.name = name
        self.start = start
        self.stop = start + encoder.size
        self.encoder = encoder

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.stop - self.start

    def labels(self) -> list[str]:
        """A name for each number."""
        return [f"{self.name}.{label}" if label else self.name for label in self.encoder.labels()]


class Contents(Counts):
    """Pieces in a place: how many, then how many of each code as far as the observer knows."""

    def __init__(self, codes: tuple[str, ...], box: tuple[int, ...]) -> None:
        super().__init__(codes)
        self.size = 1 + len(codes)
        self.pieces = max(1, len(box))
        self.shares = [1 / max(1, box.count(item)) for item in range(len(codes))]

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """A list of codes where the observer sees them, otherwise a number."""
        if not isinstance(fact, list):
            out[at] = fact / self.pieces
            return
        out[at] = len(fact) / self.pieces
        at += 1
        for code in fact:
            place = self.places[code]
            out[at + place] += self.shares[place]

    def labels(self) -> list[str]:
        """The count comes first."""
        return ["count", *super().labels()]


class Writer:
    """Which number of an observation means what, for one game, number of seats and options."""

    def __init__(
        self,
        spec: GameSpec,
        seats: int,
        options: Options,
        questions: tuple[str, ...],
        slots: dict[str, dict[str, Encoder]],
        table: dict[str, Encoder],
        sealed: tuple[int, tuple[str, ...]],
    ) -> None:
        self.spec = spec
        self.seats = seats
        self.letters = spec.alphabet.first_aside  # asides are off, so no letter of theirs is played
        self.size = 0
        self.fields: dict[str, Field] = {}
        self._horizon = options.number("horizon") or LONG_GAME
        self._letters = {spec.alphabet.text(n): n for n in range(self.letters)}
        self._add_question(questions, list(slots))
        self._slots: dict[str, list[Slot]] = {}
        for frame, encoders in slots.items():
            self._slots[frame] = [
                (slot, each, self._add(f"{frame}.{slot}", each).start)
                for slot, each in encoders.items()
            ]
        self._add_pieces(options, sealed[0], sealed[1])
        self._table: list[Slot] = [
            (name, each, self._add(f"table.{name}", each).start) for name, each in table.items()
        ]
        self._zeros = bytes(4 * self.size)

    def _add(self, name: str, encoder: Encoder) -> Field:
        field = Field(name, self.size, encoder)
        self.fields[name] = field
        self.size = field.stop
        return field

    def _add_question(self, questions: tuple[str, ...], frames: list[str]) -> None:
        seats = self.seats
        self._me = self._add("me", Index(seats))
        self._asked = self._add("asked", Counts(range(seats)))
        self._answered = self._add("answered", Counts(range(seats)))
        self._together = self._add("together", Number(1))
        self._question = self._add("question", OneOf(questions))
        self._progress = self._add("progress", Number(self._horizon))
        self._spelled = self._add("spelled", Counts(self._letters))
        self._spelled_at = self._add("spelled_at", Counts(self._letters))
        self._frames = self._add("frames", Counts(frames))

    def _add_pieces(self, options: Options, slots: int, codes: tuple[str, ...]) -> None:
        self._sealed = self._add("sealed", Counts(range(self.seats), max(1, slots)))
        self._own_sealed = [self._add(f"sealed.{slot}", OneOf(codes)) for slot in range(slots)]
        places = self.spec.places_for(self.seats, options)
        self._places: list[Slot] = []
        for number in places.in_use:
            place = places.all[number]
            contents = Contents(place.deck.codes, place.deck.box)
            start = self._add(place.name, contents).start
            self._places.append((place.name, contents, start))

    # From views to numbers

    def write(self, view: View) -> "Numbers[float]":
        """The observation of whoever has this view."""
        out = array("f", self._zeros)
        facts = view.facts
        self._write_question(facts, out)
        self._write_frames(facts, out)
        self._write_sealed(facts, out)
        places: Any = facts["places"]
        for name, encoder, start in self._places:
            fact = places[name]
            if fact:
                encoder.write(fact, out, start)
        known: Any = facts["known"]
        for group in known:
            self._write_known(group, out)
        table = view.table
        for name, encoder, start in self._table:
            fact = table[name]
            if fact or not encoder.skips:
                encoder.write(fact, out, start)
        return out

    def _write_question(self, facts: dict[str, Any], out: "Numbers[float]") -> None:
        self._me.encoder.write(facts["seat"], out, self._me.start)
        pending = facts["pending"]
        if pending is not None:
            self._asked.encoder.write(pending["seats"], out, self._asked.start)
            self._answered.encoder.write(facts["answered"], out, self._answered.start)
            out[self._together.start] = float(pending["kind"] == "together")
            self._question.encoder.write(pending["prompt"], out, self._question.start)
        self._progress.encoder.write(facts["said"], out, self._progress.start)
        word = facts["word"] or facts["draft"]
        if word:
            for n, letter in enumerate(word.split(), 1):
                number = self._letters[letter]
                said = self._spelled.start + number
                out[said] = min(LIMIT, out[said] + 1.0)
                out[self._spelled_at.start + number] = min(LIMIT, n / LONG_WORD)

    def _write_frames(self, facts: dict[str, Any], out: "Numbers[float]") -> None:
        """Of two frames of one kind the upper one is written, on which play goes on first."""
        on_top = {frame["frame"]: frame for frame in facts["stack"]}
        self._frames.encoder.write(list(on_top), out, self._frames.start)
        for name, frame in on_top.items():
            for slot, encoder, start in self._slots[name]:
                encoder.write(frame[slot], out, start)

    def _write_sealed(self, facts: dict[str, Any], out: "Numbers[float]") -> None:
        for seat, slots in enumerate(facts["sealed"]):
            for slot, letter in slots:
                self._sealed.encoder.write((seat,), out, self._sealed.start)
                if letter is not None:
                    field = self._own_sealed[slot]
                    field.encoder.write(letter, out, field.start)

    def _write_known(self, group: dict[str, Any], out: "Numbers[float]") -> None:
        """Pieces that are known to lie in some places: in each its share of them."""
        slots = sum(group["places"].values())
        for name, count in group["places"].items():
            field = self.fields[name]
            contents = field.encoder
            assert isinstance(contents, Contents)
            for code in group["items"]:
                place = contents.places[code]
                out[field.start + 1 + place] += contents.shares[place] * count / slots
