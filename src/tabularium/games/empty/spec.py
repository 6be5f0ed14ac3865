"""The empty game: seat after seat says one of two letters, a hundred times, and nothing happens."""

from typing import ClassVar, Final

from tabularium.kernel import (
    RANKED,
    Alphabet,
    Deck,
    Frame,
    GameSpec,
    Letter,
    Options,
    Places,
    Result,
    State,
    Word,
    public,
)

WORDS: Final = 100
LETTERS: Final = [0, 1]
DECK: Final = Deck("nothing", ("nothing",), (0,))


class Empty(State):
    """A table with nothing on it."""

    def copy(self) -> "Empty":
        """An equal state."""
        twin = Empty(self.setting)
        self.copy_kernel(twin)
        return twin


class Asking(Frame):
    """Asks one seat after the other."""

    __slots__ = ("asked",)
    SLOTS: ClassVar[tuple[str, ...]] = ("asked",)

    def __init__(self, step: str = "start", asked: int = 0) -> None:
        super().__init__(step)
        self.asked = asked

    def copy(self) -> "Asking":
        """An equal frame."""
        return Asking(self.step, self.asked)

    def run(self, t: Empty) -> None:
        """Ask the next, or end."""
        if self.asked == WORDS:
            t.end(Result(RANKED, [1] * t.seats, [0] * t.seats))
            return
        t.ask(self.asked % t.seats, "anything")
        self.asked += 1

    def options(self, t: Empty, seat: int, draft: Word) -> list[int]:
        """Always the same two."""
        return LETTERS


def build_places(seats: int, options: Options) -> Places:
    """One place with one piece."""
    return Places(seats, [public(DECK, "box")])


def set_up(t: Empty) -> None:
    """Begin to ask."""
    t.push(Asking())


SPEC: Final = GameSpec(
    "empty",
    range(2, 6),
    1,
    alphabet=Alphabet([Letter("yes", "yes"), Letter("no", "no")]),
    make=Empty,
    places=build_places,
    set_up=set_up,
    frames=(Asking,),
)
