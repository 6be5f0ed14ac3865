"""A game in progress as search wants it: cheap to copy, can be written down, forgets nothing.

The information state of a seat is its view and a fingerprint of all it saw and chose before. That
is not kept up while nobody asks for it: the letters are, and a game with the same letters is the
same game, so the past is walked again from where it was asked for last.
"""

import hashlib
import json
from typing import Any

from tabularium import games
from tabularium.kernel import (
    Facts,
    GameSpec,
    Imagination,
    State,
    canonical,
    spec_of,
)

Recalled = tuple[int, str, State]  # letters walked, fingerprint, the state there (never played on)


class Play:
    """A state, where it started, and the letters between."""

    __slots__ = ("_imagined", "letters", "past", "recalled", "start", "state")

    def __init__(self, state: State, past: dict[int, str] | None = None) -> None:
        self.start = state.copy()
        self.state = state
        self.letters: list[int] = []
        self.past = {} if past is None else past  # fingerprints from before the start
        self.recalled: dict[int, Recalled] = {}
        self._imagined: tuple[int, int, Imagination] | None = None  # seat, letters, of what it saw

    def step(self, letter: int) -> None:
        """Play a letter of whoever is asked; IllegalAction if that is not possible."""
        pending = self.state.pending
        self.state.play(0 if pending is None else pending.seats[0], letter)
        self.letters.append(letter)

    def copy(self) -> "Play":
        """An equal game that goes its own way."""
        twin = Play.__new__(Play)
        twin.start = self.start
        twin.state = self.state.copy()
        twin.letters = self.letters[:]
        twin.past = self.past
        twin.recalled = dict(self.recalled)
        twin._imagined = self._imagined
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        return self.copy()

    # Perfect recall

    def recall(self, seat: int) -> str:
        """A fingerprint of all that a seat saw when it was asked, and of what it chose."""
        walked, past, there = self.recalled.get(seat, (0, self.past.get(seat, ""), self.start))
        if walked < len(self.letters):
            there = there.copy()
            for letter in self.letters[walked:]:
                assert there.pending is not None
                asked = there.pending.seats[0]
                if asked == seat:
                    past = _fingerprint(past, there, seat, letter)
                there.play(asked, letter)
            self.recalled[seat] = (len(self.letters), past, there)
        return past

    def information_state(self, seat: int) -> str:
        """Everything a seat knows and has lived through, as text."""
        return canonical({"past": self.recall(seat), "view": self.state.view(seat).facts})

    def resampled(self, seat: int, key: str) -> "Play":
        """A game that looks the same to a seat, with other secrets and chance of its own."""
        kept = self._imagined
        if kept is None or kept[:2] != (seat, len(self.letters)):
            imagination = spec_of(self.state).imagination(self.state.view(seat))
            self._imagined = kept = (seat, len(self.letters), imagination)
        return Play(kept[2].world(key), {seat: self.recall(seat)})

    # Written down

    def dump(self) -> Facts:
        """As plain data: the whole truth, as a save is."""
        return {
            "start": _dump(self.start),
            "state": _dump(self.state),
            "letters": self.letters,
            "past": {str(seat): past for seat, past in self.past.items()},
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (json.dumps(self.dump()),)


def load(text: str) -> Play:
    """The game that was written down."""
    dump = json.loads(text)
    spec = games[dump["start"]["game"]]
    play = Play(_load(spec, dump["start"]))
    play.state = _load(spec, dump["state"])
    play.letters = dump["letters"]
    play.past = {int(seat): past for seat, past in dump["past"].items()}
    return play


def _fingerprint(past: str, state: State, seat: int, letter: int) -> str:
    seen = canonical([past, state.view(seat).facts, letter])
    return hashlib.sha256(seen.encode()).hexdigest()


def _dump(state: State) -> Facts:
    """A save has no drafts; here the letters of unfinished words count too."""
    return {**state.dump(), "drafts": [list(draft) for draft in state.drafts]}


def _load(spec: GameSpec, dump: dict[str, Any]) -> State:
    drafts = dump.pop("drafts")
    state = spec.load(dump)
    state.record = None
    state.events = None
    for seat, draft in enumerate(drafts):
        for letter in draft:
            state.play(seat, letter)
    return state
