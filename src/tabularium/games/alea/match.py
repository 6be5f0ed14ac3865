"""Rules 1, 2 and 8: the match and its rounds. The table of contents of the game."""

from typing import ClassVar

from tabularium.games.alea.castrum import CastrumScoring
from tabularium.games.alea.ending import FinalReckoning
from tabularium.games.alea.forum import ForumScoring
from tabularium.games.alea.latrine import LatrineScoring
from tabularium.games.alea.senate import SenateScoring
from tabularium.games.alea.state import (
    OPEN_PATRICIANS,
    OPEN_PROVINCES,
    PATRICIAN_DRAWS,
    PATRICIAN_PILE,
    PROVINCE_DRAWS,
    PROVINCE_PILE,
    Alea,
)
from tabularium.games.alea.temple import TempleScoring
from tabularium.games.alea.turn import Turn
from tabularium.kernel import Frame, Rounds


def set_up(t: Alea) -> None:
    """1.6: nothing but the match, whose rounds lay out the rest."""
    t.push(Match())


class Match(Rounds):
    """1.1, 8.3: five or six rounds, then the final reckoning."""

    def copy(self) -> "Match":
        """The same round."""
        return Match(self.step, self.round)

    def run(self, t: Alea) -> None:
        """The next round, with the start player one seat further to the left, or the end."""
        if self.round == t.setup.rounds:
            t.finish()
            t.push(FinalReckoning())
            return
        start = self.round % t.seats
        self.round += 1
        self.lay_out(t)
        if t.telling:
            t.tell("round", {"round": self.round, "rounds": t.setup.rounds, "start": start})
        t.push(Round("turns", start))

    def lay_out(self, t: Alea) -> None:
        """1.4, 1.5: new provinces at the Castrum, new patricians below the Forum."""
        for _ in range(t.setup.provinces_per_round):
            t.draw(PROVINCE_PILE, OPEN_PROVINCES, PROVINCE_DRAWS)
        for _ in range(t.setup.forum_columns):
            t.draw(PATRICIAN_PILE, OPEN_PATRICIANS, PATRICIAN_DRAWS)


class Round(Frame):
    """2.1, 8.1, 8.2: turns clockwise until a hand is empty at the end of a cycle, then scoring."""

    __slots__ = ("start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn")

    def __init__(self, step: str = "turns", start: int = 0, turn: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn  # turns taken in this round

    def copy(self) -> "Round":
        """The same turn of the same round."""
        return Round(self.step, self.start, self.turn)

    def run(self, t: Alea) -> None:
        """The next turn; or leftover dice to the Latrine and the five buildings in their order."""
        if self.step == "scored":
            t.finish()
        elif self.step != "turns":
            raise AssertionError(f"no step of a round: {self.step}")
        elif self.turn % t.seats == 0 and 0 in t.hand:
            self.step = "scored"
            self.leftovers(t)
            t.push(LatrineScoring("start", self.start))
            t.push(ForumScoring())
            t.push(CastrumScoring())
            t.push(SenateScoring())
            if t.setup.temple:
                t.push(TempleScoring())
        else:
            seat = (self.start + self.turn) % t.seats
            self.turn += 1
            t.push(Turn("start", seat))

    def leftovers(self, t: Alea) -> None:
        """8.2: whoever has dice left puts them into the Latrine."""
        for seat in range(t.seats):
            dice = t.hand[seat]
            t.latrine[seat] += dice
            t.hand[seat] = 0
            if dice and t.telling:
                t.tell("leftover", {"seat": seat, "dice": dice})
