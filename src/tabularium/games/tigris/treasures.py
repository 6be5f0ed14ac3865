"""Rules 11: treasures."""

from typing import ClassVar

from tabularium.games.tigris.kingdoms import owner_in
from tabularium.games.tigris.material import CELL_NAMES, CELLS, GREEN
from tabularium.games.tigris.shape import AskTreasure
from tabularium.games.tigris.state import Tigris, with_more
from tabularium.kernel import Facts, Frame, Reason, Word


def claimed_region(t: Tigris) -> int:
    """A kingdom with a trader and more than one treasure; 0 if there is none (11.1)."""
    regions = t.regions()
    realm = regions.realm
    seen = 0  # a bit for each kingdom
    for cell in t.treasures:
        region = realm[cell]
        if region:
            if seen >> region & 1 and owner_in(regions.leaders[region], GREEN) >= 0:
                return region
            seen |= 1 << region
    return 0


def treasures_in(t: Tigris, region: int) -> list[int]:
    """Cells of the treasures of a kingdom."""
    label = t.regions().label
    return [cell for cell in t.treasures if label[cell] == region]


def may_stay(t: Tigris, region: int) -> list[int]:
    """Which treasure can be the one that stays: those on corners must be taken first (11.3)."""
    cells = treasures_in(t, region)
    inner = [cell for cell in cells if not t.terrain.corner[cell]]
    return inner or cells


class Treasures(Frame):
    """11.1 to 11.4: the owner of the trader takes all treasures of its kingdom but one."""

    __slots__ = ("seat",)
    SLOTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, step: str = "start", seat: int = -1) -> None:
        super().__init__(step)
        self.seat = seat  # who takes

    def copy(self) -> "Treasures":
        """The same taker."""
        return Treasures(self.step, self.seat)

    def run(self, t: Tigris) -> None:
        """Kingdom by kingdom; a question only if more than one treasure can be the last."""
        region = claimed_region(t)
        if region == 0:
            t.finish()
        elif self.step == "said":
            self.step = "start"
            take(t, self.seat, treasures_in(t, region), t.word(self.seat)[0])
        else:
            assert self.step == "start", f"no step of treasures: {self.step}"
            self.seat = owner_in(t.regions().leaders[region], GREEN)
            stay = may_stay(t, region)
            if len(stay) == 1:
                take(t, self.seat, treasures_in(t, region), stay[0])
            else:
                self.step = "said"
                t.ask(self.seat, "treasure_stays")

    def options(self, t: Tigris, seat: int, draft: Word) -> list[int]:
        """The treasure that stays."""
        return may_stay(t, claimed_region(t))

    def explain(self, t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
        """Not a treasure of this kingdom, or one that must be taken first."""
        if letter in treasures_in(t, claimed_region(t)):
            return Reason("tigris.corner_first", "11.3", {"cell": CELL_NAMES[letter]})
        if letter < CELLS:
            return Reason("tigris.no_treasure_there", "11.2", {"cell": CELL_NAMES[letter]})
        return Reason("tigris.name_a_treasure", "11.2")

    def prompt(self, t: Tigris, seat: int) -> AskTreasure:
        """All treasures of the kingdom, and which of them may stay."""
        region = claimed_region(t)
        return {
            "treasures": [CELL_NAMES[cell] for cell in treasures_in(t, region)],
            "may_stay": [CELL_NAMES[cell] for cell in may_stay(t, region)],
        }


def take(t: Tigris, seat: int, cells: list[int], stays: int) -> None:
    """All treasures of a kingdom but one (11.2)."""
    taken = [cell for cell in cells if cell != stays]
    t.treasures = tuple([cell for cell in t.treasures if cell not in taken])
    t.won = with_more(t.won, seat, len(taken))
    if t.telling:
        names = [CELL_NAMES[cell] for cell in taken]
        facts: Facts = {"seat": seat, "cells": names, "stays": CELL_NAMES[stays]}
        t.tell("treasures", {**facts, "left": len(t.treasures)})
