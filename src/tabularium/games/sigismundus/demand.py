"""Rules 14: the royal demand. Who gives most is first on the royal track."""

from typing import ClassVar

from tabularium.games.sigismundus.bribery import holders
from tabularium.games.sigismundus.letters import AMOUNT, DONE, SEAT, UNIT, amounts
from tabularium.games.sigismundus.material import ARMS, DEMANDS, HOST, POWER, SUPPORT, TAX
from tabularium.games.sigismundus.state import ARMY, DEMAND_NOW, Sigismundus
from tabularium.games.sigismundus.tracks import kings_representative, rank_royal
from tabularium.kernel import Facts, Frame, Reason, Word


def demand_of(t: Sigismundus) -> int:
    """What the king wants in this round."""
    return t.contents[DEMAND_NOW][0]


def return_host(t: Sigismundus) -> None:
    """14.1: units of an earlier Noble Host are active again."""
    for seat in range(t.seats):
        start = ARMY * seat
        for arm in range(start, start + 3):
            t.army[arm] += t.army[arm + 3]
            t.army[arm + 3] = 0


def can_give(t: Sigismundus, seat: int, demand: int) -> bool:
    """Whether a seat has anything of what the king wants."""
    if demand == HOST:
        start = ARMY * seat
        return t.army[start] + t.army[start + 1] + t.army[start + 2] > 0
    return stock_of(t, seat, demand) > 0


def stock_of(t: Sigismundus, seat: int, demand: int) -> int:
    """What a seat has of ducats or votes, whichever the king wants."""
    if demand == TAX:
        return t.ducats[seat]
    assert demand == SUPPORT, f"no such demand: {demand}"
    return t.votes[seat]


class RoyalDemand(Frame):
    """14.2 to 14.7: all bid at once, and the royal track is laid anew."""

    __slots__ = ("bids", "ranking")
    SLOTS: ClassVar[tuple[str, ...]] = ("bids", "ranking")

    def __init__(
        self,
        step: str = "start",
        bids: list[int] | None = None,
        ranking: list[int] | None = None,
    ) -> None:
        super().__init__(step)
        self.bids: list[int] = [] if bids is None else bids
        self.ranking: list[int] = [] if ranking is None else ranking  # settled so far

    def copy(self) -> "RoyalDemand":
        """The same bids."""
        return RoyalDemand(self.step, self.bids[:], self.ranking[:])

    def run(self, t: Sigismundus) -> None:
        """Bids, then ranks from the top; the old King's Representative orders ties."""
        match self.step:
            case "start":
                self.step = "bids"
                return_host(t)
                self.ask_all(t)
            case "bids":
                self.step = "rank"
                self.collect(t)
            case "rank" if len(self.ranking) == t.seats:
                t.finish()
                rank_royal(t, self.ranking)
                if t.telling:
                    t.tell("royal_track", {"seats": self.ranking[:]})
            case "rank":
                self.rank_next(t)
            case "tie":
                self.step = "rank"
                chosen = [letter - SEAT for letter in t.word(kings_representative(t))]
                last = [seat for seat in self.tied() if seat not in chosen]
                self.ranking += chosen + last
            case _:
                raise AssertionError(f"no step of the royal demand: {self.step}")

    def ask_all(self, t: Sigismundus) -> None:
        """Everybody who has something to give."""
        demand = demand_of(t)
        seats = [seat for seat in range(t.seats) if can_give(t, seat, demand)]
        if not seats:
            return
        if demand == HOST:
            t.ask_together(tuple(seats), "bid_host")
        elif demand == TAX:
            t.ask_together(tuple(seats), "bid_tax")
        else:
            assert demand == SUPPORT, f"no such demand: {demand}"
            t.ask_together(tuple(seats), "bid_support")

    def collect(self, t: Sigismundus) -> None:
        """14.7: ducats and votes go to the bank, units turn to their grey side."""
        demand = demand_of(t)
        self.bids = [0] * t.seats
        for seat in range(t.seats):
            if can_give(t, seat, demand):
                self.bids[seat] = self.give(t, seat, demand, t.word(seat))
        if t.telling:
            for seat in holders(self.bids):
                code = DEMANDS[demand]
                t.tell("demand_bid", {"seat": seat, "demand": code, "given": self.bids[seat]})

    @staticmethod
    def give(t: Sigismundus, seat: int, demand: int, word: Word) -> int:
        """What a seat gives is gone, or away; how much it was."""
        if demand == HOST:
            power = 0
            for letter in word[:-1]:
                arm = letter - UNIT
                t.army[ARMY * seat + arm] -= 1
                t.army[ARMY * seat + 3 + arm] += 1
                power += POWER[arm]
            return power
        bid = word[0] - AMOUNT
        if demand == TAX:
            t.ducats[seat] -= bid
        else:
            assert demand == SUPPORT, f"no such demand: {demand}"
            t.votes[seat] -= bid
        return bid

    def tied(self) -> list[int]:
        """Those with the highest bid of all who have no rank yet."""
        waiting = [seat for seat in range(len(self.bids)) if seat not in self.ranking]
        most = max([self.bids[seat] for seat in waiting])
        return [seat for seat in waiting if self.bids[seat] == most]

    def rank_next(self, t: Sigismundus) -> None:
        """14.5, 14.6: the next rank, or a question about several."""
        tied = self.tied()
        if len(tied) == 1:
            self.ranking.append(tied[0])
        else:
            self.step = "tie"
            t.ask(kings_representative(t), "tie_royal")

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """An amount, units, or the tied from the first down; the last one is clear."""
        if self.step == "tie":
            return [SEAT + s for s in self.tied() if SEAT + s not in draft]
        demand = demand_of(t)
        if demand != HOST:
            return amounts(stock_of(t, seat, demand))
        lowest = draft[-1] - UNIT if draft else 0
        letters = [DONE]
        for arm in range(lowest, len(ARMS)):
            if t.army[ARMY * seat + arm] > draft.count(UNIT + arm):
                letters.append(UNIT + arm)
        return letters

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """All tied but one; units end with `done`."""
        if self.step == "tie":
            return len(word) == len(self.tied()) - 1
        return demand_of(t) != HOST or word[-1] == DONE

    def foresee(self, t: Sigismundus, seat: int, word: Word) -> None:
        """14.7: whatever the others give, this is gone or away."""
        if self.step == "bids":
            self.give(t, seat, demand_of(t), word)

    def tidy(self, t: Sigismundus, seat: int, word: Word) -> Word:
        """Units in rising order."""
        if self.step == "bids" and len(word) > 1 and word[-1] == DONE:
            return (*sorted(word[:-1]), DONE)
        return word

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Nobody gives more than there is."""
        if self.step == "tie":
            return Reason("sigismundus.one_of_the_tied", "14.6")
        demand = demand_of(t)
        if demand == HOST:
            return Reason("sigismundus.send_own_units", "14.4")
        if demand == TAX:
            return Reason("sigismundus.pay_own_ducats", "14.2", {"most": t.ducats[seat]})
        assert demand == SUPPORT, f"no such demand: {demand}"
        return Reason("sigismundus.give_own_votes", "14.3", {"most": t.votes[seat]})

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Who is tied; or what there is to give."""
        if self.step == "tie":
            return {"seats": self.tied(), "bid": self.bids[self.tied()[0]]}
        return {"ducats": t.ducats[seat], "votes": t.votes[seat]}
