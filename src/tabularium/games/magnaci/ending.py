"""Rules 9: the end of the game. Wealth and its parts, and who has won."""

from typing import ClassVar

from tabularium.games.magnaci.estates import all_estates, dominates, estates_in, leader
from tabularium.games.magnaci.letters import SEAT
from tabularium.games.magnaci.material import (
    ADVANTAGE_WORTH,
    AREAS,
    CONSTITUTION,
    DOMINANCE_WORTH,
    LAW_VALUE,
    PRESENCE_WORTH,
    PRIMATE,
    PROVINCES,
)
from tabularium.games.magnaci.state import LAWS_OF, Magnaci
from tabularium.kernel import RANKED, Facts, Frame, Reason, Result, Word, rank


def parts_of(t: Magnaci, seat: int) -> Facts:
    """9.1 to 9.4: the wealth of a seat if the game ended now, by its parts."""
    dominance, advantage, presence, fiefs = 0, 0, 0, 0
    for province in range(PROVINCES):
        if estates_in(t, seat, province) > 0:
            if dominates(t, seat, province):
                dominance += DOMINANCE_WORTH
            elif leader(t, province) == seat:
                advantage += ADVANTAGE_WORTH
            else:
                presence += PRESENCE_WORTH
    for fief in range(PROVINCES, AREAS):
        if estates_in(t, seat, fief) > 0:
            fiefs += PRESENCE_WORTH
    estates, constitution = all_estates(t, seat), constitution_of(t, seat)
    return {
        "estates": estates,
        "dominance": dominance,
        "advantage": advantage,
        "presence": presence,
        "fiefs": fiefs,
        "constitution": constitution,
        "total": estates + dominance + advantage + presence + fiefs + constitution,
    }


def constitution_of(t: Magnaci, seat: int) -> int:
    """10.4: worth something to its holder if no province is partitioned."""
    if t.partitions | t.lost == 0 and CONSTITUTION in t.contents[LAWS_OF + seat]:
        return LAW_VALUE[CONSTITUTION]
    return 0


def wealth_of(t: Magnaci, seat: int) -> int:
    """The wealth of a seat if the game ended now."""
    total = parts_of(t, seat)["total"]
    assert isinstance(total, int)
    return total


class FinalScoring(Frame):
    """9.1 to 9.5: count, and let the last Primate decide between equals."""

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
        wealth = t.standing()
        return [seat for seat in t.order if wealth[seat] == max(wealth)]

    def end(self, t: Magnaci, winner: int) -> None:
        """9.5: one wins; others who are equal share a place."""
        wealth = t.standing()
        keys: list[tuple[int, ...]] = [
            (n, 1 if seat == winner else 0) for seat, n in enumerate(wealth)
        ]
        parts = [parts_of(t, seat) for seat in range(t.seats)]
        detail: Facts = {"cause": "wealth"}
        for name in parts[0]:
            detail[name] = [part[name] for part in parts]
        t.end(Result(RANKED, rank(keys), wealth, detail))

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Those who are equal, the last on the track first."""
        return [SEAT + other for other in reversed(self.richest(t))]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only one of the richest can win."""
        return Reason("magnaci.among_equals", "9.5")
