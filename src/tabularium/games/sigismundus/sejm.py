"""Rules 11: the Sejm. Its six steps, and how the votes are counted."""

from typing import ClassVar

from tabularium.games.sigismundus.acts import ActOfLaw
from tabularium.games.sigismundus.bribery import Bribery
from tabularium.games.sigismundus.demand import RoyalDemand
from tabularium.games.sigismundus.foreign import cards_to_discard, why_not_this_card
from tabularium.games.sigismundus.letters import CARD, DONE
from tabularium.games.sigismundus.material import (
    CONFIRMATION,
    CONFIRMATION_VOTES,
    ECCLESIASTICAL,
    HERESY_EDICT,
    HERESY_VOTES,
    INTERNAL,
    LITHUANIA,
    MARSHAL,
    MARSHAL_VOTES,
    PARLIAMENTARY,
    POLICIES,
    SEAL_VOTES,
    SZAMOTULY,
    TRACK_VOTES,
    TRACKS,
)
from tabularium.games.sigismundus.offices import offices_of_kind
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import representative, space_of
from tabularium.games.sigismundus.voting import Voting
from tabularium.kernel import Facts, Frame, Reason, Word


def track_votes(t: Sigismundus, seat: int, track: int) -> int:
    """11.1: votes for a place on one track."""
    return TRACK_VOTES[track][space_of(t, track, seat)]


def further_votes(t: Sigismundus, seat: int) -> int:
    """11.2: votes from offices, seals, figures and acts."""
    votes = 0
    if t.offices[MARSHAL] == seat:
        votes += MARSHAL_VOTES
    if t.seals[LITHUANIA] == seat:
        votes += SEAL_VOTES
    if t.has_figure(seat, SZAMOTULY):
        votes += 1
    if t.has_act(CONFIRMATION) and representative(t, PARLIAMENTARY) == seat:
        votes += CONFIRMATION_VOTES
    if t.has_act(HERESY_EDICT):
        votes += HERESY_VOTES * len(offices_of_kind(t, seat, ECCLESIASTICAL))
    return votes


def votes_due(t: Sigismundus, seat: int) -> int:
    """11.1, 11.2: all votes a seat gets, if there are enough."""
    votes = further_votes(t, seat)
    for track in range(len(TRACKS)):
        votes += track_votes(t, seat, track)
    return votes


def hand_out_votes(t: Sigismundus, start: int) -> None:
    """11.3: in order, as long as there are votes."""
    left = t.votes_in_bank()
    for turn in range(t.seats):
        seat = (start + turn) % t.seats
        votes = min(left, votes_due(t, seat))
        t.votes[seat] += votes
        left -= votes
        if t.telling:
            t.tell("votes", {"seat": seat, "votes": votes})


class Sejm(Frame):
    """The steps of the Sejm, a to f."""

    __slots__ = ("start",)
    SLOTS: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, step: str = "count", start: int = 0) -> None:
        super().__init__(step)
        self.start = start

    def copy(self) -> "Sejm":
        """The same step."""
        return Sejm(self.step, self.start)

    def run(self, t: Sigismundus) -> None:
        """Step by step."""
        match self.step:
            case "count":
                self.step = "bribery"
                hand_out_votes(t, self.start)
                t.push(ExtraVotes("next", self.start))
            case "bribery":
                self.step = "offices"
                t.push(Bribery())
            case "offices":
                self.step = "demand"
                t.push(Voting())
            case "demand":
                self.step = "act"
                t.push(RoyalDemand())
            case "act":
                self.step = "over"
                t.push(ActOfLaw("start", self.start))
            case "over":
                t.finish()
            case _:
                raise AssertionError(f"no step of the Sejm: {self.step}")


class ExtraVotes(Frame):
    """11.4: in order, a vote for each internal card that is discarded."""

    __slots__ = ("seat", "start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn", "seat")

    def __init__(self, step: str = "next", start: int = 0, turn: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn
        self.seat = seat

    def copy(self) -> "ExtraVotes":
        """The same turn."""
        return ExtraVotes(self.step, self.start, self.turn, self.seat)

    def run(self, t: Sigismundus) -> None:
        """Ask who has internal cards, as long as there are votes."""
        if self.step == "said":
            self.step = "next"
            self.add(t, self.seat, t.word(self.seat)[:-1])
        elif self.turn >= t.seats or t.votes_in_bank() == 0:
            t.finish()
        else:
            self.seat = (self.start + self.turn) % t.seats
            self.turn += 1
            if t.hand(self.seat, INTERNAL):
                self.step = "said"
                t.ask(self.seat, "extra_votes")

    def add(self, t: Sigismundus, seat: int, letters: Word) -> None:
        """Cards to the discards, votes from the bank."""
        for letter in letters:
            t.discard(seat, letter - CARD)
        t.votes[seat] += len(letters)
        if t.telling and letters:
            cards = [POLICIES[letter - CARD] for letter in letters]
            t.tell("extra_votes", {"seat": seat, "cards": cards, "votes": len(letters)})

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Internal cards, rising, and `done` at any time."""
        if len(draft) >= t.votes_in_bank():
            return [DONE]
        return [DONE, *cards_to_discard(t.hand(seat, INTERNAL), draft, 0, CARD)]

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """With `done`."""
        return word[-1] == DONE

    def tidy(self, t: Sigismundus, seat: int, word: Word) -> Word:
        """Cards in rising order."""
        if len(word) > 1 and word[-1] == DONE:
            return (*sorted(word[:-1]), DONE)
        return word

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Only internal cards in hand, and only as many as there are votes."""
        if len(draft) >= t.votes_in_bank():
            return Reason("sigismundus.no_votes_left", "11.3")
        return why_not_this_card(t, seat, INTERNAL, letter)

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Votes so far."""
        return {"votes": t.votes[seat]}
