"""Events: facts of what happened, each with its audience."""

from typing import Final

from tabularium.kernel.errors import Facts

EVERYBODY: Final = -1  # a mask with every bit set


class Event:
    """A fact. `audience` is a bit mask of observers; the others get `shadow`, or nothing."""

    __slots__ = ("audience", "facts", "kind", "shadow")

    def __init__(
        self, kind: str, facts: Facts, audience: int = EVERYBODY, shadow: Facts | None = None
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience
        self.shadow = shadow

    def told(self, observer: int | None) -> Facts | None:
        """What a seat gets to know; a spectator is None, or the number of seats."""
        if observer is None:  # no seat has a number that high
            return self.facts if self.audience < 0 else self.shadow
        return self.facts if self.audience >> observer & 1 else self.shadow

    def dump(self, observer: int | None) -> Facts | None:
        """As plain data for one observer; None if it gets nothing."""
        told = self.told(observer)
        return None if told is None else {"kind": self.kind, **told}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r})"


class Preview:
    """What a word would do as far as a seat can know. `final`: there is no undo behind it."""

    __slots__ = ("events", "final")

    def __init__(self, events: list[Facts], final: bool) -> None:
        self.events = events
        self.final = final
