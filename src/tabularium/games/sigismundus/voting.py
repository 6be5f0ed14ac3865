"""Rules 13: the vote on offices."""

from typing import ClassVar

from tabularium.games.sigismundus.bribery import holders, leaders
from tabularium.games.sigismundus.letters import AMOUNT, SEAT, amounts
from tabularium.games.sigismundus.material import (
    OFFICE_COUNT,
    OFFICES,
    VACANCY_VOTES,
    kind_of,
    number_of,
)
from tabularium.games.sigismundus.offices import (
    GiveUpOffices,
    free_offices,
    gain_office,
    has_surplus,
)
from tabularium.games.sigismundus.state import NOBODY, Sigismundus, altered
from tabularium.games.sigismundus.tracks import kings_representative
from tabularium.kernel import Facts, Frame, Reason, Word


def offices_to_vote(t: Sigismundus) -> list[int]:
    """13.1, 13.2: the weakest free office without a marker and all marked ones, weakest first."""
    queue: list[int] = []
    found = False
    for office in reversed(free_offices(t)):
        if t.vacancies[office] != NOBODY:
            queue.append(office)
        elif not found:
            found = True
            queue.append(office)
    return queue


def votes_for(t: Sigismundus, seat: int, office: int) -> int:
    """13.4: votes a seat can bid; a vacancy marker is worth two more for its office."""
    return t.votes[seat] + (VACANCY_VOTES if t.vacancies[office] == seat else 0)


class Voting(Frame):
    """13.3, 13.5, 13.6: office by office, all bid in secret, most votes win, all bids are lost."""

    __slots__ = ("bids", "queue")
    SLOTS: ClassVar[tuple[str, ...]] = ("queue", "bids")

    def __init__(
        self,
        step: str = "start",
        queue: list[int] | None = None,
        bids: list[int] | None = None,
    ) -> None:
        super().__init__(step)
        # By the numbers on the cards, as in letters; the first one is voted on.
        self.queue: list[int] = [] if queue is None else queue
        for number in self.queue:
            if not 1 <= number <= OFFICE_COUNT:
                raise ValueError(f"{number} is not an office: 1 to {OFFICE_COUNT}")
        self.bids: list[int] = [] if bids is None else bids

    def copy(self) -> "Voting":
        """The same office."""
        return Voting(self.step, self.queue[:], self.bids[:])

    def run(self, t: Sigismundus) -> None:
        """All who have votes bid at once; the King's Representative settles a tie."""
        match self.step:
            case "start":
                self.queue = [number_of(office) for office in offices_to_vote(t)]
                self.step = "next"
            case "next" if not self.queue:
                t.finish()
            case "next":
                self.step = "bids"
                seats = self.bidders(t)
                if seats:
                    t.ask_together(tuple(seats), "bid_office")
            case "bids":
                self.count(t)
            case "tie":
                self.fill(t, t.word(kings_representative(t))[0] - SEAT)
            case _:
                raise AssertionError(f"no step of the vote on offices: {self.step}")

    def office(self) -> int:
        """What is voted on."""
        return self.queue[0] - 1

    def bidders(self, t: Sigismundus) -> list[int]:
        """Seats with votes for the office."""
        return [seat for seat in range(t.seats) if votes_for(t, seat, self.office()) > 0]

    def count(self, t: Sigismundus) -> None:
        """13.6: all bids go to the bank, the two votes of the marker first."""
        office = self.office()
        self.bids = [0] * t.seats
        for seat in self.bidders(t):
            self.bids[seat] = t.word(seat)[0] - AMOUNT
        for seat, bid in enumerate(self.bids):
            t.votes[seat] -= max(0, bid - (votes_for(t, seat, office) - t.votes[seat]))
        if t.telling:
            for seat in holders(self.bids):
                code = OFFICES[office]
                t.tell("office_bid", {"seat": seat, "office": code, "votes": self.bids[seat]})
        tied = leaders(self.bids)
        if len(tied) == 1:
            self.fill(t, tied[0])
        else:
            self.step = "tie"
            if t.telling:
                t.tell("tie", {"seat": kings_representative(t)})
            t.ask(kings_representative(t), "tie_office")

    def fill(self, t: Sigismundus, seat: int) -> None:
        """The office has a holder, the marker goes home; Incompatibilitas may take one back."""
        office = self.office()
        self.queue.pop(0)
        self.bids = []
        self.step = "next"
        if t.vacancies[office] != NOBODY:
            t.vacancies = altered(t.vacancies, office, NOBODY)
        gain_office(t, seat, office)
        if has_surplus(t, seat, kind_of(office)):
            t.push(GiveUpOffices("start", seat, kind_of(office)))

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """An amount; or one of the tied."""
        if self.step == "tie":
            return [SEAT + tied for tied in leaders(self.bids)]
        return amounts(votes_for(t, seat, self.office()))

    def foresee(self, t: Sigismundus, seat: int, word: Word) -> None:
        """13.6: whatever the others bid, this is gone; the marker's two go first."""
        if self.step == "bids":
            bid = word[0] - AMOUNT
            t.votes[seat] -= max(0, bid - (votes_for(t, seat, self.office()) - t.votes[seat]))

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Nobody bids more than there is."""
        if self.step == "tie":
            return Reason("sigismundus.one_of_the_tied", "13.5")
        most = votes_for(t, seat, self.office())
        return Reason("sigismundus.bid_own_votes", "13.3", {"most": most})

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Which office, and how many votes there are for it."""
        office = self.office()
        facts: Facts = {"office": OFFICES[office], "most": votes_for(t, seat, office)}
        return {**facts, "seats": leaders(self.bids)} if self.step == "tie" else facts
