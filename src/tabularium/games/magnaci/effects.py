"""Rules 10: what senators and laws do when they are played, and Asygnaty, which asks back."""

from typing import ClassVar

from tabularium.games.magnaci.cards import (
    BOOSTS,
    brings_estates,
    estates_to_give,
    laws_won_with,
    named_early,
)
from tabularium.games.magnaci.compared import Compared, value_of_boost
from tabularium.games.magnaci.estates import estates_in, gain
from tabularium.games.magnaci.letters import (
    CONFLICT,
    GIVE_LAW,
    LAW,
    OFFICE,
    PROVINCE,
    SEAT,
    SYMBOL,
)
from tabularium.games.magnaci.losses import Losses
from tabularium.games.magnaci.material import (
    AD_MAIOREM,
    ASSIGNATS,
    FORTRESS,
    GRAIN,
    LAW_CODES,
    LAWS,
    MISSION,
    PACTA,
    PALACE,
    PRIVATE_DUCHY,
    PROVINCE_CODES,
    PRUSSIA,
    TREASURER,
    UNION_OF_BREST,
)
from tabularium.games.magnaci.muster import remove_conflict, turn_up_conflicts
from tabularium.games.magnaci.shape import AskDebt
from tabularium.games.magnaci.state import LAWS_OF, Magnaci, changed
from tabularium.games.magnaci.trade import hand_over
from tabularium.kernel import Facts, Frame, Reason, Word


def take_effect(t: Magnaci, seat: int, card: int, one: int, two: int) -> None:
    """Do what a card says that was played in a window."""
    law = card - LAW
    if card == OFFICE + TREASURER:
        province = one - PROVINCE
        t.push(Losses("start", [two - SEAT, province], seat, province, 1))
    elif law < 0 or BOOSTS[law]:
        boost(t, seat, card)
    elif FORTRESS <= law <= PALACE:
        build(t, seat, law, one - PROVINCE)
    elif law == MISSION:
        remove_conflict(t, one - CONFLICT)
        turn_up_conflicts(t)
    elif law == PACTA:
        pacta(t, seat, one - SYMBOL, two)
    elif law == ASSIGNATS:
        t.push(Assignats("start", seat, one - SEAT))
    elif law == GRAIN:
        gain(t, seat, PRUSSIA, brings_estates(t, seat, law))
    elif law in (UNION_OF_BREST, AD_MAIOREM, PRIVATE_DUCHY):
        gain(t, seat, one - PROVINCE, brings_estates(t, seat, law))
    else:
        raise AssertionError(f"no effect: {LAW_CODES[law]}")


def boost(t: Magnaci, seat: int, card: int) -> None:
    """The family card of the seat counts more, or less; everybody remembers why."""
    value = value_of_boost(card)
    t.bonus = changed(t.bonus, seat, t.bonus[seat] + value)
    for frame in t.stack:
        if isinstance(frame, Compared):
            frame.boosts = [*frame.boosts, seat, card]
    if t.telling:
        t.tell("boosted", {"seat": seat, "value": value, "bonus": t.bonus[seat]})


def build(t: Magnaci, seat: int, law: int, province: int) -> None:
    """10.17 to 10.19: a building stays until the end of the game."""
    t.buildings = changed(t.buildings, law - FORTRESS, province)
    if t.telling:
        facts: Facts = {"seat": seat, "building": LAW_CODES[law]}
        t.tell("built", {**facts, "province": PROVINCE_CODES[province]})


def pacta(t: Magnaci, seat: int, symbol: int, province: int) -> None:
    """10.11: estates for laws of a symbol; or the symbol is kept in mind for the coming Sejm."""
    if named_early(t):
        t.pacta_seat = seat
        t.pacta_symbol = symbol
    else:
        gain(t, seat, province - PROVINCE, laws_won_with(t, seat, symbol))


class Assignats(Frame):
    """10.25: the one who was named gives a law or all estates of one province."""

    __slots__ = ("debtor", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "debtor")
    QUIET: ClassVar[bool] = True
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = 0, debtor: int = 1) -> None:
        super().__init__(step)
        self.seat = seat
        self.debtor = debtor

    def copy(self) -> "Assignats":
        """The same two."""
        return Assignats(self.step, self.seat, self.debtor)

    def run(self, t: Magnaci) -> None:
        """Where there is no choice nobody is asked: everybody can see it."""
        match self.step:
            case "start":
                ways = self.ways(t)
                self.step = "said"
                if len(ways) > 1:
                    t.ask(self.debtor, "assignats")
                else:
                    self.give(t, ways[0])
            case "said":
                self.give(t, t.word(self.debtor)[0])
            case "claimed":
                t.finish()
                hand_over(t, self.debtor, self.seat, t.word(self.seat)[0] - LAW)
            case _:
                raise AssertionError(f"no such step of Asygnaty: {self.step}")

    def ways(self, t: Magnaci) -> list[int]:
        """What the debtor can give."""
        laws = [GIVE_LAW] if t.contents[LAWS_OF + self.debtor] else []
        return laws + estates_to_give(t, self.debtor)

    def give(self, t: Magnaci, letter: int) -> None:
        """A law that the creditor chooses, or estates that become the creditor's."""
        laws = t.contents[LAWS_OF + self.debtor]
        if letter == GIVE_LAW and len(laws) > 1:
            self.step = "claimed"
            t.ask(self.seat, "claim_law")
            return
        t.finish()
        if letter == GIVE_LAW:
            hand_over(t, self.debtor, self.seat, laws[0])
            return
        province = letter - PROVINCE
        count = estates_in(t, self.debtor, province)
        t.push(Losses("start", [self.debtor, province] * count, self.seat, province, count))

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """A law or a province; then, for the creditor, one of the laws."""
        if self.step == "said":
            return self.ways(t)
        return [LAW + law for law in t.contents[LAWS_OF + self.debtor]]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """What cannot be given or claimed."""
        if self.step == "said":
            return Reason("magnaci.law_or_estates", "10.25")
        if LAW <= letter < LAW + LAWS:
            facts: Facts = {"seat": self.debtor, "law": LAW_CODES[letter - LAW]}
            return Reason("magnaci.not_their_law", "10.25", facts)
        return Reason("magnaci.claim_a_law", "10.25")

    def prompt(self, t: Magnaci, seat: int) -> AskDebt:
        """Who demands, and of whom."""
        return {"player": self.seat, "debtor": self.debtor}
