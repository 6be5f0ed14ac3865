"""Rules 15: the vote on the act of law."""

from typing import ClassVar

from tabularium.games.sigismundus.letters import AGAINST, FOR
from tabularium.games.sigismundus.material import ACTS, INCOMPATIBILITAS, OFFICE_KINDS
from tabularium.games.sigismundus.offices import GiveUpOffices, has_surplus
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import kings_representative
from tabularium.kernel import Facts, Frame, Reason, Word


class ActOfLaw(Frame):
    """15.1 to 15.4: all show a thumb at once; what votes are left is their weight."""

    __slots__ = ("against", "start", "up")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "up", "against")

    def __init__(self, step: str = "start", start: int = 0, up: int = 0, against: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.up = up
        self.against = against

    def copy(self) -> "ActOfLaw":
        """The same count."""
        return ActOfLaw(self.step, self.start, self.up, self.against)

    def run(self, t: Sigismundus) -> None:
        """Thumbs, a tie for the King's Representative, the outcome."""
        match self.step:
            case "start":
                self.step = "thumbs"
                t.ask_together(tuple(range(t.seats)), "thumb")
            case "thumbs":
                self.count(t)
            case "tie":
                self.decide(t, t.word(kings_representative(t))[0] == FOR)
            case _:
                raise AssertionError(f"no step of the vote on an act: {self.step}")

    def count(self, t: Sigismundus) -> None:
        """15.1, 15.4: votes are counted and gone."""
        for seat in range(t.seats):
            if t.word(seat)[0] == FOR:
                self.up += t.votes[seat]
            else:
                self.against += t.votes[seat]
        t.votes = [0] * t.seats
        if t.telling:
            facts: Facts = {"act": ACTS[t.sejm], "up": self.up, "against": self.against}
            t.tell("act_votes", facts)
        if self.up != self.against:
            self.decide(t, self.up > self.against)
        else:
            self.step = "tie"
            if t.telling:
                t.tell("tie", {"seat": kings_representative(t)})
            t.ask(kings_representative(t), "tie_act")

    def decide(self, t: Sigismundus, passed: bool) -> None:
        """15.3: an act stays in force to the end of the game, or is gone."""
        t.finish()
        if passed:
            t.acts |= 1 << t.sejm
        if t.telling:
            t.tell("act_decided", {"act": ACTS[t.sejm], "passed": passed})
        if passed and t.sejm == INCOMPATIBILITAS:
            self.give_up(t)

    def give_up(self, t: Sigismundus) -> None:
        """15.9: in order, kind by kind; the frame that is pushed last runs first."""
        for turn in range(t.seats - 1, -1, -1):
            seat = (self.start + turn) % t.seats
            for kind in range(len(OFFICE_KINDS) - 1, -1, -1):
                if has_surplus(t, seat, kind):
                    t.push(GiveUpOffices("start", seat, kind))

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """A thumb."""
        return [FOR, AGAINST]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """For or against."""
        if self.step == "tie":
            return Reason("sigismundus.for_or_against", "15.2")
        return Reason("sigismundus.for_or_against", "15.1")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Which act, and how many votes the seat has for it or against it."""
        return {"act": ACTS[t.sejm], "votes": t.votes[seat]}
