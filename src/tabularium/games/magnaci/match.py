"""Rules 2 and 3: set-up, and the four Ages with their chapters. The table of contents."""

from typing import ClassVar

from tabularium.games.magnaci.conflicts import Conflicts
from tabularium.games.magnaci.ending import FinalScoring
from tabularium.games.magnaci.estates import gain, open_provinces, why_not_build
from tabularium.games.magnaci.interregnum import Interregnum
from tabularium.games.magnaci.letters import PROVINCE
from tabularium.games.magnaci.material import AGES, KING_CODES, KING_SYMBOL, SYMBOLS
from tabularium.games.magnaci.sejm import Sejm
from tabularium.games.magnaci.senate import Senate
from tabularium.games.magnaci.shape import AskPlace
from tabularium.games.magnaci.state import KING_DRAWS, KING_PILE, ORDER_DRAWS, REIGNING, Magnaci
from tabularium.kernel import Frame, Reason, Word


def set_up(t: Magnaci) -> None:
    """2.4: the order is drawn; then first estates, then the match."""
    draw_order(t)
    t.push(Match())
    t.push(Setup())


def draw_order(t: Magnaci) -> None:
    """2.4: the pawns of the magnates are drawn out of a cap."""
    left = list(range(t.seats))
    order: list[int] = []
    while len(left) > 1:
        order.append(left.pop(t.below(ORDER_DRAWS, len(left))))
    t.order = order + left
    if t.telling:
        t.tell("order", {"seats": t.order[:]})


def elect_king(t: Magnaci, age: int) -> None:
    """3.2: the King of the Age is turned over."""
    t.draw(KING_PILE + age, REIGNING + age, KING_DRAWS)
    if t.telling:
        king = t.king()
        symbol = SYMBOLS[KING_SYMBOL[king]]
        t.tell("king", {"age": AGES[age], "king": KING_CODES[king], "symbol": symbol})


class Setup(Frame):
    """2.5: in turn everybody places an estate in any province."""

    __slots__ = ("turn",)
    SLOTS: ClassVar[tuple[str, ...]] = ("turn",)
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", turn: int = 0) -> None:
        super().__init__(step)
        self.turn = turn

    def copy(self) -> "Setup":
        """The same turn."""
        return Setup(self.step, self.turn)

    def run(self, t: Magnaci) -> None:
        """Ask the next."""
        if self.step == "said":
            seat = t.order[self.turn]
            gain(t, seat, t.word(seat)[0] - PROVINCE, 1)
            self.turn += 1
        if self.turn < t.seats:
            self.step = "said"
            t.ask(t.order[self.turn], "first_estate")
        else:
            t.finish()

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Any province."""
        return open_provinces(t)

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """It must be a province."""
        return why_not_build(letter)

    def prompt(self, t: Magnaci, seat: int) -> AskPlace:
        """One estate."""
        return {"count": 1}


class Match(Frame):
    """3.1: four Ages of Election, Senate, Sejm, Conflicts and Interregnum; then the wealth."""

    __slots__ = ("age",)
    SLOTS: ClassVar[tuple[str, ...]] = ("age",)

    def __init__(self, step: str = "start", age: int = 0) -> None:
        super().__init__(step)  # the chapter that is in progress
        self.age = age  # Ages begun

    def copy(self) -> "Match":
        """The same chapter of the same Age."""
        return Match(self.step, self.age)

    def run(self, t: Magnaci) -> None:
        """The next chapter. Offers of the last one are void."""
        t.offers = ()
        match self.step:
            case "election":
                self.step = "senate"
                t.push(Senate())
            case "senate":
                self.step = "sejm"
                t.push(Sejm())
            case "sejm":
                self.step = "conflicts"
                t.push(Conflicts())
            case "conflicts":
                self.step = "interregnum"
                t.push(Interregnum("start", 1 if self.age == len(AGES) else 0))
            case "start" | "interregnum" if self.age < len(AGES):
                self.step = "election"
                self.age += 1
                elect_king(t, self.age - 1)
            case "start" | "interregnum":
                t.finish()
                t.push(FinalScoring())
            case _:
                raise AssertionError(f"no such chapter: {self.step}")
