"""Rules 5.3 to 5.8 and 6.3 to 6.6: who wins an office or a law. One is resolved after the other."""

from typing import ClassVar

from tabularium.games.magnaci.compared import Compared
from tabularium.games.magnaci.estates import Placement
from tabularium.games.magnaci.letters import CARD, LAW, OFFICE, SEAT
from tabularium.games.magnaci.material import (
    INFLUENCE,
    KING_SYMBOL,
    LAW_CODES,
    LAW_ESTATES,
    LAW_SYMBOLS,
    OFFICE_CODES,
    OFFICE_ESTATES,
    OFFICE_SYMBOL,
    PRIMATE,
)
from tabularium.games.magnaci.shape import AskTie
from tabularium.games.magnaci.state import (
    FIELD,
    LAWS_OF,
    NO_CARD,
    SET_ASIDE,
    Magnaci,
    changed,
)
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Reason, Word


def reveal(t: Magnaci, slot: int) -> bool:
    """Turn over the family cards of one office, law or conflict; False if there are none."""
    t.bonus = [0] * t.seats
    shown = [NO_CARD] * t.seats
    laid = t.laid[:]
    for seat in t.order:
        for pair in t.sealed[seat]:
            if pair[0] == slot:
                shown[seat] = t.unseal(seat, slot) - CARD
                laid[seat] |= 1 << shown[seat]
                break
    t.shown = shown
    t.laid = laid
    return max(shown) != NO_CARD


def clear(t: Magnaci) -> None:
    """Cards that were compared are put aside until the next Age."""
    t.shown = [NO_CARD] * t.seats
    t.bonus = [0] * t.seats


def value_of(t: Magnaci, seat: int, values: tuple[int, ...]) -> int:
    """What the card of a seat counts with all actions; the seat must have one there."""
    return values[t.shown[seat]] + t.bonus[seat]


def bidders(t: Magnaci) -> list[int]:
    """Seats with a card there, in the order of the track."""
    return [seat for seat in t.order if t.shown[seat] != NO_CARD]


def highest(t: Magnaci, values: tuple[int, ...]) -> list[int]:
    """Whoever counts most, in the order of the track."""
    best: list[int] = []
    most = 0
    for seat in bidders(t):
        value = value_of(t, seat, values)
        if not best or value > most:
            best, most = [seat], value
        elif value == most:
            best.append(seat)
    return best


def estates_for(t: Magnaci, printed: int, symbols: int) -> int:
    """5.7, 6.6: one more if the King has the same symbol."""
    king = t.king()
    if king >= 0 and symbols >> KING_SYMBOL[king] & 1:
        return printed + 1
    return printed


class Contest(Compared):
    """One office, or one law on its field."""

    __slots__ = ("field", "office")
    SLOTS: ClassVar[tuple[str, ...]] = ("office", "field", "boosts")
    OPEN: ClassVar[bool] = True

    def __init__(
        self,
        step: str = "start",
        office: int = -1,
        field: int = 0,
        boosts: list[int] | None = None,
    ) -> None:
        super().__init__(step, boosts)
        self.office = office  # -1: a law
        self.field = field

    def copy(self) -> "Contest":
        """The same prize."""
        return Contest(self.step, self.office, self.field, self.boosts)

    def run(self, t: Magnaci) -> None:
        """Turn over, let everybody act, compare."""
        match self.step:
            case "start":
                self.open(t)
            case "compare":
                best = highest(t, INFLUENCE)
                if len(best) == 1 or self.office == PRIMATE:
                    self.award(t, best[-1])  # 5.5: the later one becomes Primate
                else:
                    self.step = "tied"
                    t.ask(t.offices[PRIMATE], "tie")
            case "tied":
                self.award(t, t.word(t.offices[PRIMATE])[0] - SEAT)
            case _:
                raise AssertionError(f"no such step of a contest: {self.step}")

    def open(self, t: Magnaci) -> None:
        """Turn over; then actions are played, on an office that somebody wants."""
        if t.telling:
            t.tell("contest", {"card": self.code(t)})
        slot = self.field if self.office < 0 else self.office
        if not reveal(t, slot):
            t.finish()
            self.unwanted(t)
            return
        self.step = "compare"
        if self.office >= 0:
            t.push(Window("start", OFFICE_CODES[self.office], OFFICE + self.office))
        else:
            t.push(Window("start", "law", LAW + self.law(t)))

    def law(self, t: Magnaci) -> int:
        """The law on the field."""
        return t.contents[FIELD + self.field][0]

    def code(self, t: Magnaci) -> str:
        """The code of the card that is at stake."""
        return LAW_CODES[self.law(t)] if self.office < 0 else OFFICE_CODES[self.office]

    def unwanted(self, t: Magnaci) -> None:
        """5.8: without a bid an office is set aside; the last in order becomes Primate."""
        assert self.office >= 0  # everybody lays a card for every law
        holder = t.order[-1] if self.office == PRIMATE else SET_ASIDE
        t.offices = changed(t.offices, self.office, holder)
        if t.telling:
            code = OFFICE_CODES[self.office]
            if holder == SET_ASIDE:
                t.tell("unwanted", {"card": code})
            else:
                t.tell("appointed", {"seat": holder, "card": code})

    def award(self, t: Magnaci, seat: int) -> None:
        """The card is won, and estates with it."""
        t.finish()
        clear(t)
        if t.telling:
            t.tell("won", {"seat": seat, "card": self.code(t)})
        if self.office >= 0:
            t.offices = changed(t.offices, self.office, seat)
            count = estates_for(t, OFFICE_ESTATES, 1 << OFFICE_SYMBOL[self.office])
        else:
            law = self.law(t)
            t.move(law, FIELD + self.field, LAWS_OF + seat)
            t.won = changed(t.won, seat, t.won[seat] | 1 << law)
            count = estates_for(t, LAW_ESTATES[law], LAW_SYMBOLS[law])
        if count > 0:
            t.push(Placement("start", seat, count))

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """The Primate chooses among those who are equal, the last in order first."""
        return [SEAT + other for other in reversed(highest(t, INFLUENCE))]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only the best can win."""
        return Reason("magnaci.among_equals", "5.6")

    def prompt(self, t: Magnaci, seat: int) -> AskTie:
        """What is at stake, and who is equal."""
        return {"card": self.code(t), "seats": highest(t, INFLUENCE)}
