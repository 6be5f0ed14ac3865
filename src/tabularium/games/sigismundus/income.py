"""Rules 5: the phase of income."""

from typing import ClassVar

from tabularium.games.sigismundus.letters import OFFICE
from tabularium.games.sigismundus.material import (
    BASE_INCOME,
    OFFICES,
    PRUSSIA,
    SEAL_DUCATS,
    SIERPINEK,
    TREASURER,
    TREASURER_DUCATS,
)
from tabularium.games.sigismundus.offices import income_of, offices_of
from tabularium.games.sigismundus.state import NOBODY, Sigismundus
from tabularium.kernel import Facts, Frame, Reason, Word


def extra_income(t: Sigismundus, seat: int) -> int:
    """5.2: ducats besides the two and the office."""
    ducats = 0
    if t.offices[TREASURER] == seat:
        ducats += TREASURER_DUCATS
    if t.seals[PRUSSIA] == seat:
        ducats += SEAL_DUCATS
    if t.has_figure(seat, SIERPINEK):
        ducats += 1
    return ducats


class Income(Frame):
    """5.1: in order, two ducats and the income of one office one holds."""

    __slots__ = ("start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn")

    def __init__(self, step: str = "next", start: int = 0, turn: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn  # seats that have been served

    def copy(self) -> "Income":
        """The same turn."""
        return Income(self.step, self.start, self.turn)

    def run(self, t: Sigismundus) -> None:
        """Ask who has a choice; others take what there is."""
        if self.turn >= t.seats:
            t.finish()
            return
        seat = (self.start + self.turn) % t.seats
        if self.step == "said":
            self.step = "next"
            self.collect(t, seat, t.word(seat)[0] - OFFICE)
            return
        held = offices_of(t, seat)
        if self.has_choice(t, held):
            self.step = "said"
            t.ask(seat, "income")
        else:
            self.collect(t, seat, held[0] if held else NOBODY)

    @staticmethod
    def has_choice(t: Sigismundus, held: list[int]) -> bool:
        """Whether the offices give different ducats."""
        for office in held:
            if income_of(t, office) != income_of(t, held[0]):
                return True
        return False

    def collect(self, t: Sigismundus, seat: int, office: int) -> None:
        """Ducats from the bank."""
        self.turn += 1
        ducats = BASE_INCOME + extra_income(t, seat)
        if office != NOBODY:
            ducats += income_of(t, office)
        t.ducats[seat] += ducats
        if t.telling:
            code = OFFICES[office] if office != NOBODY else ""
            t.tell("income", {"seat": seat, "office": code, "ducats": ducats})

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Offices of the seat, those with most income first."""
        held = offices_of(t, seat)
        incomes = [income_of(t, office) for office in held]
        letters: list[int] = []
        for ducats in range(9, -1, -1):
            for i, income in enumerate(incomes):
                if income == ducats:
                    letters.append(OFFICE + held[i])
        return letters

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Only offices one holds pay."""
        return Reason("sigismundus.income_of_own_office", "5.1")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """What comes besides."""
        return {"ducats": BASE_INCOME + extra_income(t, seat)}
