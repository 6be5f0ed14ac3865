"""Rules 1: estates on the map. Who has how many where, who leads, where one may build."""

from typing import ClassVar

from tabularium.games.magnaci.letters import PROVINCE
from tabularium.games.magnaci.material import (
    AREA_CODES,
    AREAS,
    ESTATES,
    PROVINCE_CODES,
    PROVINCES,
    TWO_COLOURS,
)
from tabularium.games.magnaci.shape import AskPlace
from tabularium.games.magnaci.state import NOBODY, Magnaci, changed
from tabularium.kernel import Frame, Reason, Word

# Questions


def estates_in(t: Magnaci, seat: int, area: int) -> int:
    """Estates of a seat in a province or fief."""
    return t.estates[AREAS * seat + area]


def all_estates(t: Magnaci, seat: int) -> int:
    """Estates of a seat on the whole map, fiefs included."""
    estates = t.estates
    there = 0
    for i in range(AREAS * seat, AREAS * (seat + 1)):
        there += estates[i]
    return there


def supply(t: Magnaci, seat: int) -> int:
    """1.6: estates a seat can still place; with two or three players there is a second colour."""
    colours = 2 if t.seats <= TWO_COLOURS else 1
    return colours * ESTATES - all_estates(t, seat)


def is_partitioned(t: Magnaci, province: int) -> bool:
    """1.7: there is a pawn, or a conflict of this province was lost in this Age."""
    return (t.partitions | t.lost) >> province & 1 == 1


def leader(t: Magnaci, province: int) -> int:
    """1.4: who has more estates than each of the others; NOBODY if there is no such seat."""
    best, most, tied = NOBODY, 0, False
    for seat in range(t.seats):
        n = t.estates[AREAS * seat + province]
        if n > most:
            best, most, tied = seat, n, False
        elif n == most:
            tied = True
    return NOBODY if tied else best


def dominates(t: Magnaci, seat: int, province: int) -> bool:
    """1.5: more than all others together; with two players at least twice as many."""
    own = t.estates[AREAS * seat + province]
    others = -own
    for other in range(t.seats):
        others += t.estates[AREAS * other + province]
    if t.seats == 2:
        return own > 0 and own >= 2 * others
    return own > others


def open_provinces(t: Magnaci) -> list[int]:
    """Letters of the provinces in which estates may be placed."""
    closed = t.partitions | t.lost
    return [PROVINCE + province for province in range(PROVINCES) if not closed >> province & 1]


def why_not_build(letter: int) -> Reason:
    """Why estates cannot be placed so."""
    if PROVINCE <= letter < PROVINCE + PROVINCES:
        code = PROVINCE_CODES[letter - PROVINCE]
        return Reason("magnaci.partitioned", "1.7", {"province": code})
    return Reason("magnaci.name_a_province", "1.3")


# Verbs


def gain(t: Magnaci, seat: int, area: int, wanted: int) -> None:
    """Estates come to stand in an area, as many as there are left."""
    count = min(wanted, supply(t, seat))
    if count <= 0:
        return
    i = AREAS * seat + area
    t.estates = changed(t.estates, i, t.estates[i] + count)
    if t.telling:
        t.tell("gained", {"seat": seat, "area": AREA_CODES[area], "count": count})


def lose(t: Magnaci, seat: int, area: int, count: int) -> None:
    """Estates leave an area."""
    i = AREAS * seat + area
    t.estates = changed(t.estates, i, t.estates[i] - count)
    if t.telling:
        t.tell("lost", {"seat": seat, "area": AREA_CODES[area], "count": count})


class Placement(Frame):
    """1.3: all estates of one card go to one province without partition."""

    __slots__ = ("count", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "count")
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = 0, count: int = 1) -> None:
        super().__init__(step)
        self.seat = seat
        self.count = count

    def copy(self) -> "Placement":
        """The same estates."""
        return Placement(self.step, self.seat, self.count)

    def run(self, t: Magnaci) -> None:
        """Ask where, if there is anything to place."""
        if self.step == "start":
            self.step = "said"
            if supply(t, self.seat) > 0:
                t.ask(self.seat, "place")
            else:
                t.finish()
            return
        t.finish()
        gain(t, self.seat, t.word(self.seat)[0] - PROVINCE, self.count)

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Every province without partition."""
        return open_provinces(t)

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """A partition is in the way."""
        return why_not_build(letter)

    def prompt(self, t: Magnaci, seat: int) -> AskPlace:
        """How many."""
        return {"count": min(self.count, supply(t, seat))}
