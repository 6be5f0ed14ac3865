"""Rules 17: maintaining the army."""

from typing import ClassVar

from tabularium.games.sigismundus.letters import DONE, GREY, UNIT
from tabularium.games.sigismundus.material import (
    ARMS,
    OFFICE_ARM,
    OFFICE_COUNT,
    POWER,
    SEAL_ARM,
    SWEDEN,
)
from tabularium.games.sigismundus.state import ARMY, Sigismundus
from tabularium.kernel import Facts, Frame, Reason, Word


def kept_free(t: Sigismundus, seat: int) -> list[int]:
    """17.2: how many units of each arm cost nothing."""
    free = [0, 0, 0]
    for office in range(2, OFFICE_COUNT, 3):
        if t.offices[office] == seat:
            free[OFFICE_ARM[office]] += 1
    if t.seals[SWEDEN] == seat:
        free[SEAL_ARM] += 1
    return free


def cost_of(units: list[int], free: list[int]) -> int:
    """17.1: ducats for units, active ones first and then grey ones in the list."""
    cost = 0
    for arm in range(3):
        paid = units[arm] + units[arm + 3] - free[arm]
        if paid > 0:
            cost += paid * POWER[arm]
    return cost


def upkeep_of(t: Sigismundus, seat: int) -> int:
    """17.1, 17.2: what the whole army of a seat costs."""
    return cost_of(t.army[ARMY * seat : ARMY * (seat + 1)], kept_free(t, seat))


def may_keep(t: Sigismundus, seat: int, units: list[int]) -> bool:
    """17.1, 17.3: paid for, and no active unit is paid for before the whole Noble Host."""
    free = kept_free(t, seat)
    if cost_of(units, free) > t.ducats[seat]:
        return False
    start = ARMY * seat + 3
    if units[3:] == t.army[start : start + 3]:
        return True
    return units[0] <= free[0] and units[1] <= free[1] and units[2] <= free[2]


def dropped(letters: Word | list[int], units: list[int]) -> list[int]:
    """What is left of an army without the units that are spelled."""
    left = units[:]
    for letter in letters:
        left[letter - UNIT] -= 1
    return left


def can_finish(t: Sigismundus, seat: int, left: list[int], lowest: int) -> bool:
    """Whether dropping units from `lowest` on, active ones first, leads to an army to keep."""
    without_active = left[:]
    for i in range(lowest, 3):
        without_active[i] = 0
    if may_keep(t, seat, without_active):
        return True
    without = left[:]
    for i in range(lowest, ARMY):
        without[i] = 0
    return may_keep(t, seat, without)


class Upkeep(Frame):
    """17.1 to 17.4: in order, who has to pay says which units are given up."""

    __slots__ = ("start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn")

    def __init__(self, step: str = "next", start: int = 0, turn: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn

    def copy(self) -> "Upkeep":
        """The same turn."""
        return Upkeep(self.step, self.start, self.turn)

    def run(self, t: Sigismundus) -> None:
        """Ask whose army costs anything."""
        if self.turn >= t.seats:
            t.finish()
            return
        seat = (self.start + self.turn) % t.seats
        if self.step == "said":
            self.step = "next"
            self.turn += 1
            pay_army(t, seat, t.word(seat)[:-1])
        elif upkeep_of(t, seat) > 0:
            self.step = "said"
            t.ask(seat, "upkeep")
        else:
            self.turn += 1

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """`done` if the rest can be kept; units to give up, rising."""
        left = dropped(draft, t.army[ARMY * seat : ARMY * (seat + 1)])
        letters = [DONE] if may_keep(t, seat, left) else []
        for i in range(draft[-1] - UNIT if draft else 0, ARMY):
            if left[i] > 0:
                left[i] -= 1
                if can_finish(t, seat, left, i):
                    letters.append(UNIT + i)
                left[i] += 1
        return letters

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """With `done`."""
        return word[-1] == DONE

    def tidy(self, t: Sigismundus, seat: int, word: Word) -> Word:
        """Units in rising order."""
        if len(word) > 1 and word[-1] == DONE:
            return (*sorted(word[:-1]), DONE)
        return word

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Too dear, or against the order of pay."""
        army = t.army[ARMY * seat : ARMY * (seat + 1)]
        if not UNIT <= letter < GREY + len(ARMS) and letter != DONE:
            return Reason("sigismundus.units_then_done", "17.4")
        if letter != DONE and army[letter - UNIT] <= draft.count(letter):
            arm = ARMS[(letter - UNIT) % len(ARMS)]
            return Reason("sigismundus.no_unit_to_give_up", "17.4", {"arm": arm})
        left = dropped(draft if letter == DONE else (*draft, letter), army)
        cost = cost_of(left, kept_free(t, seat))
        if letter == DONE and cost > t.ducats[seat]:
            detail: Facts = {"cost": cost, "ducats": t.ducats[seat]}
            return Reason("sigismundus.upkeep_too_dear", "17.1", detail)
        return Reason("sigismundus.host_first", "17.3")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """What the whole army costs."""
        return {"cost": upkeep_of(t, seat), "ducats": t.ducats[seat]}

    def usual(self, t: Sigismundus, seat: int) -> list[Word]:
        """Keep as much as can be paid for, in one word."""
        return [best_to_keep(t, seat)]

    def fallback(self, t: Sigismundus, seat: int) -> Word:
        """Keep as much as can be: give up the dearest active units first."""
        return best_to_keep(t, seat)


def best_to_keep(t: Sigismundus, seat: int) -> Word:
    """The word that keeps most power; ties keep more units."""
    army = t.army[ARMY * seat : ARMY * (seat + 1)]
    best: list[int] = []
    most = (-1, -1)
    for kept in armies_within(army):
        if may_keep(t, seat, kept):
            key = (kept[0] + kept[3] + 2 * (kept[1] + kept[4]) + 3 * (kept[2] + kept[5]), sum(kept))
            if key > most:
                best, most = kept, key
    word: list[int] = []
    for i in range(ARMY):
        word.extend([UNIT + i] * (army[i] - best[i]))
    return (*word, DONE)


def armies_within(army: list[int]) -> list[list[int]]:
    """All armies that can be left of one."""
    found: list[list[int]] = [[]]
    for n in army:
        found = [[*row, kept] for row in found for kept in range(n, -1, -1)]
    return found


def pay_army(t: Sigismundus, seat: int, letters: Word) -> None:
    """Units that are given up go to the bank; the rest is paid for."""
    for letter in letters:
        t.army[ARMY * seat + letter - UNIT] -= 1
    cost = upkeep_of(t, seat)
    t.ducats[seat] -= cost
    if t.telling:
        units = [ARMS[(letter - UNIT) % len(ARMS)] for letter in letters]
        t.tell("upkeep", {"seat": seat, "ducats": cost, "units": units})
