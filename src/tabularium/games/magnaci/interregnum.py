"""Rules 8: the Interregnum. The third partition, last actions, the order of the next Age."""

from typing import ClassVar

from tabularium.games.magnaci.estates import all_estates
from tabularium.games.magnaci.letters import SEAT
from tabularium.games.magnaci.material import (
    AGES,
    OFFICES,
    PARTITIONS,
    PRIMATE,
    PROVINCE_CODES,
    PROVINCES,
)
from tabularium.games.magnaci.shape import AskOrder, DefeatDetail
from tabularium.games.magnaci.state import KINGS_GONE, NOBODY, REIGNING, Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import COMMON_DEFEAT, Frame, Reason, Result, Word, codes_in


def bury_king(t: Magnaci) -> None:
    """8.1: the King leaves the game."""
    for age in range(len(AGES)):
        for item in t.contents[REIGNING + age]:
            t.move(item, REIGNING + age, KINGS_GONE + age)


def partitions(t: Magnaci) -> int:
    """How many provinces are partitioned."""
    found = 0
    for province in range(PROVINCES):
        found += t.partitions >> province & 1
    return found


def defeat(t: Magnaci) -> None:
    """8.2: the Commonwealth is no more; nobody counts, all have lost."""
    provinces = codes_in(PROVINCE_CODES, t.partitions)
    if t.telling:
        t.tell("third_partition", {"provinces": provinces})
    detail: DefeatDetail = {"cause": "third_partition", "provinces": provinces}
    t.end(Result(COMMON_DEFEAT, [2] * t.seats, [0] * t.seats, dict(detail)))


class Interregnum(Frame):
    """8.1 to 8.5."""

    __slots__ = ("last", "placed")
    SLOTS: ClassVar[tuple[str, ...]] = ("last", "placed")
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", last: int = 0, placed: list[int] | None = None) -> None:
        super().__init__(step)
        self.last = last  # 1: the game ends after the actions
        self.placed: list[int] = [] if placed is None else placed  # the new order; replaced

    def copy(self) -> "Interregnum":
        """The same step."""
        return Interregnum(self.step, self.last, self.placed)

    def run(self, t: Magnaci) -> None:
        """The King is dead; partitions; actions; the new order."""
        match self.step:
            case "start":
                bury_king(t)
                self.step = "order"
                if partitions(t) >= PARTITIONS:
                    defeat(t)
                else:
                    t.push(Window("start", "interregnum"))
            case "order" if self.last:
                t.finish()
            case "order":
                self.line_up(t)
            case "said":
                self.step = "order"
                self.placed = [*self.placed, t.word(t.offices[PRIMATE])[0] - SEAT]
            case _:
                raise AssertionError(f"no such step of the Interregnum: {self.step}")

    def line_up(self, t: Magnaci) -> None:
        """8.3, 8.4: by number of estates; the Primate decides between equals."""
        while len(self.placed) < t.seats:
            equals = self.next_seats(t)
            if len(equals) > 1:
                self.step = "said"
                t.ask(t.offices[PRIMATE], "order")
                return
            self.placed = [*self.placed, equals[0]]
        t.finish()
        self.begin_anew(t)

    def next_seats(self, t: Magnaci) -> list[int]:
        """Seats with most estates of those that have no place yet, in the old order."""
        left = [seat for seat in t.order if seat not in self.placed]
        most = max([all_estates(t, seat) for seat in left])
        return [seat for seat in left if all_estates(t, seat) == most]

    def begin_anew(self, t: Magnaci) -> None:
        """8.5: family cards and senators come back, laws stay."""
        t.order = self.placed
        t.laid = [0] * t.seats
        t.offices = [NOBODY] * OFFICES
        t.won = [0] * t.seats
        if t.telling:
            t.tell("order", {"seats": t.order[:]})

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Those who are equal."""
        return [SEAT + other for other in self.next_seats(t)]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only one of those with most estates can be next."""
        return Reason("magnaci.among_equals", "8.4")

    def prompt(self, t: Magnaci, seat: int) -> AskOrder:
        """Which place on the track."""
        return {"place": len(self.placed) + 1}
