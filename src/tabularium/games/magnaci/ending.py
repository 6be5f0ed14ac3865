"""Rules 9: the end of the game, and who has won."""

from typing import ClassVar

from tabularium.games.magnaci.letters import SEAT
from tabularium.games.magnaci.material import PRIMATE
from tabularium.games.magnaci.scoring import parts_of, standing
from tabularium.games.magnaci.shape import AskWinner
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import RANKED, Facts, Frame, Reason, Result, Word, rank


class FinalScoring(Frame):
    """9.1 to 9.5: count, and let the last Primate decide between equals."""

    OPEN: ClassVar[bool] = True
    QUIET: ClassVar[bool] = True  # the Constitution stays where it was counted

    def copy(self) -> "FinalScoring":
        """The same step."""
        return FinalScoring(self.step)

    def run(self, t: Magnaci) -> None:
        """Count; ask if two have most."""
        if self.step == "start":
            self.step = "said"
            if len(self.richest(t)) > 1:
                t.ask(t.offices[PRIMATE], "winner")
            else:
                self.end(t, self.richest(t)[0])
            return
        self.end(t, t.word(t.offices[PRIMATE])[0] - SEAT)

    def richest(self, t: Magnaci) -> list[int]:
        """Whoever has most wealth, in the order of the track."""
        wealth = standing(t)
        return [seat for seat in t.order if wealth[seat] == max(wealth)]

    def end(self, t: Magnaci, winner: int) -> None:
        """9.5: one wins; others who are equal share a place."""
        wealth = standing(t)
        keys: list[tuple[int, ...]] = [
            (n, 1 if seat == winner else 0) for seat, n in enumerate(wealth)
        ]
        parts = [parts_of(t, seat) for seat in range(t.seats)]
        detail: Facts = {"cause": "wealth"}
        for name in parts[0]:
            detail[name] = [part[name] for part in parts]
        detail["total"] = wealth[:]
        t.end(Result(RANKED, rank(keys), wealth, detail))

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Those who are equal, the last on the track first."""
        return [SEAT + other for other in reversed(self.richest(t))]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only one of the richest can win."""
        return Reason("magnaci.among_equals", "9.5")

    def prompt(self, t: Magnaci, seat: int) -> AskWinner:
        """Who is equal, and how rich."""
        return {"seats": self.richest(t), "wealth": max(standing(t))}
