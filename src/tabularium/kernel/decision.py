"""Decisions: who must choose, and which question is asked."""

from typing import Final

from tabularium.kernel.errors import Facts

SOLO: Final = "solo"
TOGETHER: Final = "together"


class Decision:
    """A pending question. `seats` are those who still owe a word. Never changed in place."""

    __slots__ = ("id", "kind", "prompt", "seats")

    def __init__(self, number: int, kind: str, seats: tuple[int, ...], prompt: str) -> None:
        self.id = number
        self.kind = kind
        self.seats = seats
        self.prompt = prompt

    def dump(self) -> Facts:
        """As plain data."""
        return {
            "id": self.id,
            "kind": self.kind,
            "seats": list(self.seats),
            "prompt": self.prompt,
        }

    def __repr__(self) -> str:
        return f"Decision({self.id}, {self.kind}, {list(self.seats)}, {self.prompt!r})"


class Solo(Decision):
    """One seat chooses. A reaction is a Solo asked of its holder at the right moment."""

    def __init__(self, number: int, seat: int, prompt: str) -> None:
        super().__init__(number, SOLO, (seat,), prompt)


class Together(Decision):
    """Several seats choose at once; nobody learns anything before all are in."""

    def __init__(self, number: int, seats: tuple[int, ...], prompt: str) -> None:
        super().__init__(number, TOGETHER, seats, prompt)

    def answered_by(self, seat: int) -> "Together":
        """The same question when `seat` has answered."""
        rest = tuple([other for other in self.seats if other != seat])
        return Together(self.id, rest, self.prompt)

    def withdrawn_by(self, seat: int) -> "Together":
        """The same question when `seat` has taken its answer back."""
        return Together(self.id, tuple(sorted((*self.seats, seat))), self.prompt)
