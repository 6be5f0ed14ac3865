"""Rules 12: bribery. Ducats are offered in secret, then votes; sellers choose their buyers."""

from typing import ClassVar

from tabularium.games.sigismundus.letters import AMOUNT, SEAT, amounts
from tabularium.games.sigismundus.material import MAX_SEATS
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import kings_representative
from tabularium.kernel import Facts, Frame, Reason, Word


def holders(row: list[int]) -> list[int]:
    """Seats that have something."""
    return [seat for seat, n in enumerate(row) if n > 0]


def said_amounts(t: Sigismundus, asked: list[int]) -> list[int]:
    """What everybody has said; nothing from those who had nothing to say."""
    said = [0] * t.seats
    for seat in asked:
        said[seat] = t.word(seat)[0] - AMOUNT
    return said


def leaders(row: list[int]) -> list[int]:
    """Seats with most of something."""
    most = max(row)
    return [seat for seat, n in enumerate(row) if n == most]


class Bribery(Frame):
    """12.1 to 12.5: two secret offers, then deals from most votes down."""

    __slots__ = ("ducats", "seller", "votes")
    SLOTS: ClassVar[tuple[str, ...]] = ("ducats", "votes", "seller")

    def __init__(
        self,
        step: str = "start",
        ducats: list[int] | None = None,
        votes: list[int] | None = None,
        seller: int = 0,
    ) -> None:
        super().__init__(step)
        self.ducats: list[int] = [] if ducats is None else ducats  # offers not served yet
        self.votes: list[int] = [] if votes is None else votes  # offers not sold yet
        self.seller = seller

    def copy(self) -> "Bribery":
        """The same offers."""
        return Bribery(self.step, self.ducats[:], self.votes[:], self.seller)

    def run(self, t: Sigismundus) -> None:
        """Ducats, votes, deals."""
        match self.step:
            case "start":
                self.step = "ducats"
                if holders(t.ducats):
                    t.ask_together(tuple(holders(t.ducats)), "offer_ducats")
            case "ducats":
                self.step = "votes"
                self.show_ducats(t)
            case "votes":
                self.step = "next"
                self.show_votes(t)
            case "next":
                self.next_seller(t)
            case "order":
                self.seller = t.word(kings_representative(t))[0] - SEAT
                self.choose_buyer(t)
            case "buyer":
                self.step = "next"
                self.deal(t, t.word(self.seller)[0] - SEAT)
            case _:
                raise AssertionError(f"no step of bribery: {self.step}")

    def show_ducats(self, t: Sigismundus) -> None:
        """12.1: without a buyer nothing can be sold."""
        self.ducats = said_amounts(t, holders(t.ducats))
        if not holders(self.ducats):
            t.finish()
            return
        if t.telling:
            for seat in holders(self.ducats):
                t.tell("ducats_offered", {"seat": seat, "ducats": self.ducats[seat]})
        if holders(t.votes):
            t.ask_together(tuple(holders(t.votes)), "offer_votes")

    def show_votes(self, t: Sigismundus) -> None:
        """12.2: hands are opened."""
        self.votes = said_amounts(t, holders(t.votes))
        if t.telling:
            for seat in holders(self.votes):
                t.tell("votes_offered", {"seat": seat, "votes": self.votes[seat]})

    def next_seller(self, t: Sigismundus) -> None:
        """12.3: most votes first; the King's Representative orders ties."""
        if max(self.votes) == 0:
            t.finish()
            return
        tied = leaders(self.votes)
        if len(tied) > 1 and holders(self.ducats):
            self.step = "order"
            t.ask(kings_representative(t), "seller_first")
        else:
            self.seller = tied[0]
            self.choose_buyer(t)

    def buyers(self) -> list[int]:
        """12.4: who still offers ducats, except the seller."""
        return [seat for seat in holders(self.ducats) if seat != self.seller]

    def choose_buyer(self, t: Sigismundus) -> None:
        """12.4, 12.5: any buyer; the only one without a question; without one votes are lost."""
        buyers = self.buyers()
        self.step = "next"
        if len(buyers) > 1:
            self.step = "buyer"
            t.ask(self.seller, "choose_buyer")
        elif buyers:
            self.deal(t, buyers[0])
        else:
            lost = self.votes[self.seller]
            t.votes[self.seller] -= lost
            self.votes[self.seller] = 0
            if t.telling:
                t.tell("votes_lost", {"seat": self.seller, "votes": lost})

    def deal(self, t: Sigismundus, buyer: int) -> None:
        """12.4: all offered votes for all offered ducats."""
        votes, ducats = self.votes[self.seller], self.ducats[buyer]
        t.votes[self.seller] -= votes
        t.votes[buyer] += votes
        t.ducats[buyer] -= ducats
        t.ducats[self.seller] += ducats
        self.votes[self.seller] = 0
        self.ducats[buyer] = 0
        if t.telling:
            facts: Facts = {"seat": self.seller, "target": buyer}
            t.tell("sold", {**facts, "votes": votes, "ducats": ducats})

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """An amount, a tied seller or a buyer."""
        match self.step:
            case "ducats":
                return amounts(t.ducats[seat])
            case "votes":
                return amounts(t.votes[seat])
            case "order":
                return [SEAT + tied for tied in leaders(self.votes)]
            case "buyer":
                return [SEAT + buyer for buyer in self.buyers()]
            case _:
                raise AssertionError(f"nothing to say in bribery: {self.step}")

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Nobody offers more than there is; only buyers can be chosen."""
        match self.step:
            case "ducats":
                return Reason("sigismundus.offer_own_ducats", "12.1", {"most": t.ducats[seat]})
            case "votes":
                return Reason("sigismundus.offer_own_votes", "12.2", {"most": t.votes[seat]})
            case "order":
                return Reason("sigismundus.one_of_the_tied", "12.3")
        assert self.step == "buyer", f"nothing to say in bribery: {self.step}"
        if SEAT <= letter < SEAT + MAX_SEATS:
            return Reason("sigismundus.not_a_buyer", "12.4", {"seat": letter - SEAT})
        return Reason("sigismundus.choose_a_buyer", "12.4")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """What is offered so far."""
        if self.step == "order":
            return {"seats": leaders(self.votes)}
        if self.step == "buyer":
            return {"votes": self.votes[seat]}
        return {"ducats": t.ducats[seat], "votes": t.votes[seat]}
