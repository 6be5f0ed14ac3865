"""The record of a game that is played for real: log, events, and the way back to the undo mark."""

from tabularium.kernel.errors import Facts
from tabularium.kernel.event import Event
from tabularium.kernel.frame import Table


class Said:
    """A word or an aside since the undo mark."""

    __slots__ = ("entry", "seat", "text")

    def __init__(self, seat: int, text: str, entry: int) -> None:
        self.seat = seat
        self.text = text
        self.entry = entry  # its line in the log


class Record:
    """Log lines are "seat word", "seat#decision word" (said together) and "* stream outcome"."""

    __slots__ = (
        "anchor",
        "earlier",
        "events",
        "heard_at_anchor",
        "log",
        "logged_at_anchor",
        "start",
        "tail",
    )

    def __init__(self) -> None:
        self.log: list[str] = []
        self.events: list[Event] = []
        self.earlier: list[object] = []  # logs of older rules, kept for reading
        self.start: dict[str, object] | None = None  # the dump of a game begun in mid-play
        self.anchor: Table = None  # the state at the undo mark
        self.heard_at_anchor = 0  # events and log lines before it
        self.logged_at_anchor = 0
        self.tail: list[Said] = []  # what was said since

    def chance(self, stream: str, outcome: list[str]) -> None:
        """Note what nature did."""
        self.log.append(f"* {stream} {','.join(outcome)}")

    def word(self, seat: int, text: str, together: int | None) -> None:
        """Note a word or an aside; `together` is the id of a decision of several seats."""
        self.tail.append(Said(seat, text, len(self.log)))
        self.log.append(f"{seat} {text}" if together is None else f"{seat}#{together} {text}")

    def withdraw(self, state: Table, seat: int, together: int) -> None:
        """Take a word said together out of the log."""
        for i in range(len(self.tail) - 1, -1, -1):
            if self.tail[i].seat == seat:
                gone = self.tail.pop(i)
                del self.log[gone.entry]
                for later in self.tail[i:]:
                    later.entry -= 1
                return
        # Somebody else said an aside since: the word lies before the anchor, which must move on.
        head = f"{seat}#{together} "
        for i in range(len(self.log) - 1, -1, -1):
            if self.log[i].startswith(head):
                del self.log[i]
                break
        self.anchor_at(state)

    def anchor_at(self, state: Table) -> None:
        """Undo will not go back behind this point."""
        self.anchor = state.copy()
        self.heard_at_anchor = len(self.events)
        self.logged_at_anchor = len(self.log)
        self.tail = []

    def told(self, observer: int, since: int = 0) -> list[Facts]:
        """What an observer was told, numbered from 0 for this audience, from number `since` on."""
        heard: list[Facts] = []
        n = 0
        for event in self.events:
            facts = event.dump(observer)
            if facts is not None:
                if n >= since:
                    heard.append({"n": n, **facts})
                n += 1
        return heard

    def back_to_anchor(self) -> list[Said]:
        """Forget what was said since the undo mark; returns it."""
        del self.events[self.heard_at_anchor :]
        del self.log[self.logged_at_anchor :]
        tail = self.tail
        self.tail = []
        return tail
