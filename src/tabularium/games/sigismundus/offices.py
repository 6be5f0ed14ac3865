"""Rules 4: senatorial offices, their two sides, gaining and losing them."""

from typing import ClassVar

from tabularium.games.sigismundus.letters import OFFICE
from tabularium.games.sigismundus.material import (
    ARMS,
    ECCLESIASTICAL,
    EXECUTION,
    INCOME,
    INCOME_BACK,
    INCOMPATIBILITAS,
    NATIONAL_CHURCH,
    OFFICE_ARM,
    OFFICE_COUNT,
    OFFICE_KINDS,
    OFFICES,
    PALATINES,
    PRESTIGE,
    PRESTIGE_BACK,
    TRENT,
    TRENT_PRESTIGE,
    kind_of,
)
from tabularium.games.sigismundus.state import ARMY, NOBODY, Sigismundus, altered
from tabularium.kernel import Facts, Frame, Reason, Word


def offices_of(t: Sigismundus, seat: int) -> list[int]:
    """The offices a seat holds, best first."""
    return [office for office in range(OFFICE_COUNT) if t.offices[office] == seat]


def offices_of_kind(t: Sigismundus, seat: int, kind: int) -> list[int]:
    """The offices of one kind that a seat holds."""
    return [office for office in range(kind, OFFICE_COUNT, 3) if t.offices[office] == seat]


def free_offices(t: Sigismundus) -> list[int]:
    """Offices that nobody holds."""
    return [office for office in range(OFFICE_COUNT) if t.offices[office] == NOBODY]


def is_turned(t: Sigismundus, office: int) -> bool:
    """4.3, 15.8, 15.10: whether an act has turned an office to its back, all values of it."""
    if kind_of(office) == ECCLESIASTICAL:
        return t.has_act(NATIONAL_CHURCH)
    return office in PALATINES and t.has_act(EXECUTION)


def income_of(t: Sigismundus, office: int) -> int:
    """4.3: the income on the side that shows."""
    return INCOME_BACK[office] if is_turned(t, office) else INCOME[office]


def prestige_of(t: Sigismundus, office: int) -> int:
    """4.3, 15.11: the prestige on the side that shows, and what an act adds."""
    worth = PRESTIGE_BACK[office] if is_turned(t, office) else PRESTIGE[office]
    if kind_of(office) == ECCLESIASTICAL and t.has_act(TRENT):
        worth += TRENT_PRESTIGE
    return worth


def gain_office(t: Sigismundus, seat: int, office: int, with_unit: bool = True) -> None:
    """4.1, 4.2: an office gets a holder; a land office brings a unit if there is one."""
    t.offices = altered(t.offices, office, seat)
    if t.telling:
        t.tell("office_gained", {"seat": seat, "office": OFFICES[office]})
    arm = OFFICE_ARM[office]
    if with_unit and arm >= 0:
        take_unit(t, seat, arm)


def take_unit(t: Sigismundus, seat: int, arm: int) -> bool:
    """1.11: a unit from the bank, if there is one."""
    if t.units_in_bank(arm) == 0:
        return False
    t.army[ARMY * seat + arm] += 1
    if t.telling:
        t.tell("unit_taken", {"seat": seat, "arm": ARMS[arm]})
    return True


def lose_office(t: Sigismundus, office: int) -> None:
    """4.4: an office goes back among the free ones."""
    if t.telling:
        t.tell("office_lost", {"seat": t.offices[office], "office": OFFICES[office]})
    t.offices = altered(t.offices, office, NOBODY)


def has_surplus(t: Sigismundus, seat: int, kind: int) -> bool:
    """15.9: whether Incompatibilitas takes offices of this kind from a seat."""
    return t.has_act(INCOMPATIBILITAS) and len(offices_of_kind(t, seat, kind)) > 1


class DeathOfSenator(Frame):
    """7.7: who is chosen gives back an office, and chooses which."""

    __slots__ = ("seat",)
    SLOTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, step: str = "start", seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def copy(self) -> "DeathOfSenator":
        """The same victim."""
        return DeathOfSenator(self.step, self.seat)

    def run(self, t: Sigismundus) -> None:
        """The only office goes without a question."""
        held = offices_of(t, self.seat)
        if self.step == "start" and len(held) > 1:
            self.step = "said"
            t.ask(self.seat, "lose_office")
            return
        t.finish()
        lose_office(t, held[0] if self.step == "start" else t.word(self.seat)[0] - OFFICE)

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Offices of the seat, the weakest first."""
        return [OFFICE + office for office in reversed(offices_of(t, seat))]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Only an office one holds can go."""
        return Reason("sigismundus.lose_own_office", "7.7")


class GiveUpOffices(Frame):
    """15.9: of one kind a seat keeps one office; the others become free."""

    __slots__ = ("kind", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, step: str = "start", seat: int = 0, kind: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.kind = kind

    def copy(self) -> "GiveUpOffices":
        """The same seat and kind."""
        return GiveUpOffices(self.step, self.seat, self.kind)

    def run(self, t: Sigismundus) -> None:
        """Ask which one stays, if there is more than one."""
        if self.step == "start" and has_surplus(t, self.seat, self.kind):
            self.step = "said"
            t.ask(self.seat, "keep_office")
            return
        t.finish()
        if self.step == "said":
            kept = t.word(self.seat)[0] - OFFICE
            for office in offices_of_kind(t, self.seat, self.kind):
                if office != kept:
                    lose_office(t, office)

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Offices of the kind that the seat holds, best first."""
        return [OFFICE + office for office in offices_of_kind(t, seat, self.kind)]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """One of them stays."""
        return Reason("sigismundus.keep_one_office", "15.9", {"kind": OFFICE_KINDS[self.kind]})

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Of which kind."""
        return {"office_kind": OFFICE_KINDS[self.kind]}
