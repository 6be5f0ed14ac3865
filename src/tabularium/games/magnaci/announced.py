"""Rules 4.6 to 4.8: a card that is played is announced, and may be vetoed before it has effect."""

from typing import ClassVar, Final

from tabularium.games.magnaci.letters import LAW, OFFICE, PASS
from tabularium.games.magnaci.material import VETO
from tabularium.games.magnaci.shape import AskVeto
from tabularium.games.magnaci.state import LAWS_GONE, LAWS_OF, SET_ASIDE, Magnaci, changed
from tabularium.kernel import Facts, Frame, Reason, Word

NOTHING: Final = -1


class Announcer(Frame):
    """A section in which cards are announced; what nobody cancels takes effect in it."""

    def take_effect(self, t: Magnaci, seat: int, card: int, one: int, two: int) -> None:
        """Do what a card of a seat says; card and targets are letters."""
        raise AssertionError(f"{type(self).__name__} has no effects")


class Announced(Frame):
    """4.6: card and targets are named; whoever has VETO may now cancel it."""

    __slots__ = ("card", "one", "seat", "two")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "card", "one", "two")
    QUIET: ClassVar[bool] = True
    OPEN: ClassVar[bool] = True

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
        announcer = t.stack[-1]
        assert isinstance(announcer, Announcer)
        announcer.take_effect(t, self.seat, self.card, self.one, self.two)

    def cancel(self, t: Magnaci, holder: int) -> None:
        """10.5: VETO leaves the game, and so does what it cancels."""
        spend(t, holder, LAW + VETO)
        if t.telling:
            code = t.setting.alphabet.text(self.card)
            t.tell("vetoed", {"seat": holder, "player": self.seat, "card": code})

    def tell_targets(self, t: Magnaci) -> None:
        """Everybody hears card and targets."""
        if t.telling:
            code = t.setting.alphabet.text(self.card)
            facts: Facts = {"seat": self.seat, "card": code, "targets": self.targets(t)}
            t.tell("played", facts)

    def targets(self, t: Magnaci) -> list[str]:
        """Codes of all that the card is aimed at."""
        text = t.setting.alphabet.text
        return [text(letter) for letter in (self.one, self.two) if letter != NOTHING]

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """To let it happen, or VETO."""
        return [PASS, LAW + VETO]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only VETO answers an action."""
        return Reason("magnaci.veto_or_pass", "4.7")

    def prompt(self, t: Magnaci, seat: int) -> AskVeto:
        """What was announced, and by whom."""
        return {
            "player": self.seat,
            "card": t.setting.alphabet.text(self.card),
            "targets": self.targets(t),
        }

    def usual(self, t: Magnaci, seat: int) -> list[Word]:
        """To let it happen."""
        return [(PASS,)]


def spend(t: Magnaci, seat: int, card: int) -> None:
    """4.8: a senator is set aside until the next Age, a law leaves the game."""
    if card < LAW:
        t.offices = changed(t.offices, card - OFFICE, SET_ASIDE)
    else:
        t.move(card - LAW, LAWS_OF + seat, LAWS_GONE)
