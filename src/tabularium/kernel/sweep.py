"""Sweep: what each of many words would do, as far as one seat can know.

One view and one imagined state serve all words; each word costs a copy and an answer. It is made
in slices, so that whoever has other things to do can do them in between.
"""

from typing import Any

from tabularium.kernel.alphabet import Word
from tabularium.kernel.box import BeyondPreview
from tabularium.kernel.branches import MOST_WAYS, words_after
from tabularium.kernel.decision import Together
from tabularium.kernel.errors import Facts
from tabularium.kernel.event import Event
from tabularium.kernel.state import State


class Sweep:
    """Outcomes of all words after a prefix: the different ones in `table`, and which is whose."""

    __slots__ = ("_known", "_next", "_seat", "_twin", "of", "table", "words")

    def __init__(self, state: State, seat: int, prefix: str, aside: bool = False) -> None:
        start = state.legal_prefix(seat, prefix, aside)
        self.words = words_after(state, seat, start, aside, MOST_WAYS)
        self.table: list[Facts] = []
        self.of: list[int] = []
        self._seat = seat
        self._twin = state.setting.spec.imagine(state.view(seat), "preview")
        self._known: dict[str, int] = {}
        self._next = 0

    @property
    def done(self) -> bool:
        """Whether every word was looked at."""
        return self._next >= len(self.words)

    def step(self, words: int) -> None:
        """Look at some more words."""
        for word in self.words[self._next : self._next + words]:
            found = outcome_of(self._twin, self._seat, word)
            number = self._known.setdefault(repr(found), len(self.table))
            if number == len(self.table):
                self.table.append(found)
            self.of.append(number)
            self._next += 1


def outcome_of(before: Any, seat: int, word: Word) -> Facts:
    """What a legal word does to an imagined state, which stays as it is."""
    twin: State = before.copy()
    twin.previewing = seat
    events: list[Event] = []
    twin.events = events
    final = False
    # An aside of a seat that has answered is not its answer.
    frame = twin.stack[-1] if isinstance(twin.pending, Together) and not twin.words[seat] else None
    try:
        twin.hear(seat, word)
    except BeyondPreview:
        final = True
    if frame is not None and twin.stack and twin.stack[-1] is frame and twin.words[seat]:
        frame.foresee(twin, seat, word)
    final = final or twin.undo_mark >= twin.said
    told = [event.dump(seat) for event in events]
    facts = [fact for fact in told if fact is not None]
    found = twin.setting.spec.outcome(before, twin, seat, facts)
    return {**found, "final": final}
