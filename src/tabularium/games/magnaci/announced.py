"""Rules 4.6 to 4.8: a card that was played is announced, may be vetoed, and takes effect."""

from typing import ClassVar

from tabularium.games.magnaci.cards import (
    BOOSTS,
    brings_estates,
    estates_to_give,
    laws_won_with,
    named_early,
)
from tabularium.games.magnaci.estates import estates_in, gain
from tabularium.games.magnaci.letters import (
    CONFLICT,
    GIVE_LAW,
    LAW,
    OFFICE,
    PASS,
    PROVINCE,
    SEAT,
    SYMBOL,
)
from tabularium.games.magnaci.losses import Losses
from tabularium.games.magnaci.material import (
    ASSIGNATS,
    ENTAIL,
    FORTRESS,
    GRAIN,
    LAW_CODES,
    LAW_VALUE,
    LAWS,
    MISSION,
    OFFICE_BONUS,
    PACTA,
    PALACE,
    PROVINCE_CODES,
    PRUSSIA,
    TREASURER,
    VETO,
)
from tabularium.games.magnaci.muster import remove_conflict, turn_up_conflicts
from tabularium.games.magnaci.state import LAWS_GONE, LAWS_OF, SET_ASIDE, Magnaci, changed
from tabularium.games.magnaci.trade import hand_over
from tabularium.kernel import Facts, Frame, Reason, Word

NOTHING = -1


class Announced(Frame):
    """4.6: card and targets are named; whoever has VETO may now cancel it."""

    __slots__ = ("card", "one", "seat", "two")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "card", "one", "two")
    QUIET: ClassVar[bool] = True

    def __init__(
        self,
        step: str = "start",
        seat: int = 0,
        card: int = LAW,
        one: int = NOTHING,
        two: int = NOTHING,
    ) -> None:
        super().__init__(step)
        self.seat = seat
        self.card = card  # the letter of the card, then those of its targets
        self.one = one
        self.two = two

    def copy(self) -> "Announced":
        """The same action."""
        return Announced(self.step, self.seat, self.card, self.one, self.two)

    def run(self, t: Magnaci) -> None:
        """The card is spent; if nobody cancels it, it takes effect."""
        if self.step == "start":
            spend(t, self.seat, self.card)
            self.tell_targets(t)
            self.step = "said"
            holder = t.holder(VETO)
            if holder >= 0 and holder != self.seat:
                t.ask(holder, "veto")
                return
        elif t.word(t.holder(VETO))[0] != PASS:
            t.finish()
            self.cancel(t, t.holder(VETO))
            return
        t.finish()
        take_effect(t, self.seat, self.card, self.one, self.two)

    def cancel(self, t: Magnaci, holder: int) -> None:
        """10.5: VETO leaves the game, and so does what it cancels."""
        spend(t, holder, LAW + VETO)
        if t.telling:
            code = t.setting.alphabet.text(self.card)
            t.tell("vetoed", {"seat": holder, "player": self.seat, "card": code})

    def tell_targets(self, t: Magnaci) -> None:
        """Everybody hears card and targets."""
        if t.telling:
            text = t.setting.alphabet.text
            targets = [text(letter) for letter in (self.one, self.two) if letter != NOTHING]
            facts: Facts = {"seat": self.seat, "card": text(self.card), "targets": targets}
            t.tell("played", facts)

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """To let it happen, or VETO."""
        return [PASS, LAW + VETO]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only VETO answers an action."""
        return Reason("magnaci.veto_or_pass", "4.7")

    def prompt(self, t: Magnaci, seat: int) -> Facts:
        """What was announced, and by whom."""
        text = t.setting.alphabet.text
        targets = [text(letter) for letter in (self.one, self.two) if letter != NOTHING]
        return {"player": self.seat, "card": text(self.card), "targets": targets}


def spend(t: Magnaci, seat: int, card: int) -> None:
    """4.8: a senator is set aside until the next Age, a law leaves the game."""
    if card < LAW:
        t.offices = changed(t.offices, card - OFFICE, SET_ASIDE)
    else:
        t.move(card - LAW, LAWS_OF + seat, LAWS_GONE)


# Effects


def take_effect(t: Magnaci, seat: int, card: int, one: int, two: int) -> None:
    """Do what the card says."""
    law = card - LAW
    if card == OFFICE + TREASURER:
        province = one - PROVINCE
        t.push(Losses("start", [two - SEAT, province], seat, province, 1))
    elif law < 0:
        boost(t, seat, OFFICE_BONUS)
    elif BOOSTS[law]:
        boost(t, seat, LAW_VALUE[law])
    elif FORTRESS <= law <= PALACE:
        build(t, seat, law, one - PROVINCE)
    elif law == MISSION:
        remove_conflict(t, one - CONFLICT)
        turn_up_conflicts(t)
    elif law == PACTA:
        pacta(t, seat, one - SYMBOL, two)
    elif law == ENTAIL:
        losses = t.stack[-1]
        assert isinstance(losses, Losses)
        losses.move_loss(seat, one - PROVINCE, two - PROVINCE)
    elif law == ASSIGNATS:
        t.push(Assignats("start", seat, one - SEAT))
    else:
        area = PRUSSIA if law == GRAIN else one - PROVINCE
        gain(t, seat, area, brings_estates(t, seat, law))


def boost(t: Magnaci, seat: int, value: int) -> None:
    """The own family card counts more, or less."""
    t.bonus = changed(t.bonus, seat, t.bonus[seat] + value)
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
            case _:
                t.finish()
                hand_over(t, self.debtor, self.seat, t.word(self.seat)[0] - LAW)

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

    def prompt(self, t: Magnaci, seat: int) -> Facts:
        """Who demands, and of whom."""
        return {"player": self.seat, "debtor": self.debtor}
