"""Rules 7: the Latrine (Latrina)."""

from typing import ClassVar

from tabularium.games.alea.letters import LATRINE
from tabularium.games.alea.material import REROLL_TOKENS
from tabularium.games.alea.state import Alea
from tabularium.kernel import Frame


def latrine_letters(t: Alea, letters: list[int]) -> None:
    """Add one die of any face: the last resort (7.1)."""
    for i in range(6):
        if t.roll_of[i] > 0:
            letters.append(LATRINE + i)


def place_in_latrine(t: Alea, seat: int, face: int) -> None:
    """Exactly one die."""
    t.take_from_roll(seat, face, 1)
    t.latrine[seat] += 1
    if t.telling:
        t.tell("latrine", {"seat": seat, "face": face})


class LatrineScoring(Frame):
    """7.3, 7.4: a re-roll token for each die, and all dice go home."""

    __slots__ = ("start",)
    SLOTS: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, step: str = "start", start: int = 0) -> None:
        super().__init__(step)
        self.start = start

    def copy(self) -> "LatrineScoring":
        """The same step."""
        return LatrineScoring(self.step, self.start)

    def run(self, t: Alea) -> None:
        """From the start player on, which matters if the supply is limited and runs out."""
        limited = t.setting.options.flag("token_limit")
        for i in range(t.seats):
            seat = (self.start + i) % t.seats
            dice = t.latrine[seat]
            tokens = min(dice, REROLL_TOKENS - sum(t.tokens)) if limited else dice
            t.tokens[seat] += tokens
            t.hand[seat] += dice
            t.latrine[seat] = 0
            if dice and t.telling:
                t.tell("tokens", {"seat": seat, "dice": dice, "tokens": tokens})
        t.finish()
