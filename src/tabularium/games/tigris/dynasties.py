"""Rules 1.4, 1.6 and 1.7: who plays which dynasty, and who begins."""

from typing import ClassVar

from tabularium.games.tigris.letters import DYNASTY
from tabularium.games.tigris.material import DYNASTIES
from tabularium.games.tigris.pieces import NO_DYNASTY
from tabularium.games.tigris.state import DYNASTY_LOTS, STARTER_LOT, Tigris
from tabularium.kernel import Facts, Frame, Reason, Word


def find_starter(t: Tigris) -> int:
    """Who begins: drawn by lot, unless the table wants the first seat (1.6)."""
    if t.setting.options.text("starter") == "first_seat":
        return 0
    seat = t.below(STARTER_LOT, t.seats)
    if t.telling:
        t.tell("starter", {"seat": seat})
    return seat


def draw_dynasties(t: Tigris, starter: int) -> None:
    """Each seat draws one of the four that are left, the starter first (1.4)."""
    for i in range(t.seats):
        left = dynasties_left(t)
        number = t.below(DYNASTY_LOTS, len(left))
        give_dynasty(t, (starter + i) % t.seats, left[number], "drawn")


def dynasties_left(t: Tigris) -> list[int]:
    """Dynasties that nobody plays."""
    return [dynasty for dynasty in range(len(DYNASTIES)) if dynasty not in t.dynasties]


def give_dynasty(t: Tigris, seat: int, dynasty: int, how: str) -> None:
    """A seat has its dynasty."""
    taken = list(t.dynasties)
    taken[seat] = dynasty
    t.give_dynasties(tuple(taken))
    if t.telling:
        t.tell("dynasty", {"seat": seat, "dynasty": DYNASTIES[dynasty], "how": how})


class ChooseDynasty(Frame):
    """1.7: clockwise from the starter, each takes one of the dynasties that are left."""

    __slots__ = ("seat",)
    SLOTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, step: str = "start", seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat  # who chooses

    def copy(self) -> "ChooseDynasty":
        """The same seat."""
        return ChooseDynasty(self.step, self.seat)

    def run(self, t: Tigris) -> None:
        """Ask seat after seat; what is left to the last of four is no choice."""
        if self.step == "said":
            self.take(t, t.word(self.seat)[0] - DYNASTY)
        elif NO_DYNASTY not in t.dynasties:
            t.finish()
        elif len(dynasties_left(t)) == 1:
            self.take(t, dynasties_left(t)[0])
        else:
            self.step = "said"
            t.ask(self.seat, "dynasty")

    def take(self, t: Tigris, dynasty: int) -> None:
        """A dynasty for this seat; the next one clockwise chooses."""
        give_dynasty(t, self.seat, dynasty, "chosen")
        self.seat = (self.seat + 1) % t.seats
        self.step = "start"

    def options(self, t: Tigris, seat: int, draft: Word) -> list[int]:
        """Dynasties that are left."""
        return [DYNASTY + dynasty for dynasty in dynasties_left(t)]

    def explain(self, t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
        """It is somebody's, or it is no dynasty."""
        if DYNASTY <= letter < DYNASTY + len(DYNASTIES):
            detail: Facts = {"dynasty": DYNASTIES[letter - DYNASTY]}
            return Reason("tigris.dynasty_taken", "1.7", detail)
        return Reason("tigris.choose_a_dynasty", "1.7")

    def prompt(self, t: Tigris, seat: int) -> Facts:
        """What is left."""
        return {"dynasties": [DYNASTIES[dynasty] for dynasty in dynasties_left(t)]}

    def fallback(self, t: Tigris, seat: int) -> Word | None:
        """Whoever is away gets the first one that is left."""
        return (DYNASTY + dynasties_left(t)[0],)
