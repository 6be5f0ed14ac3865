"""Rules 4: the Senate (Senatus)."""

from typing import ClassVar, Final

from tabularium.games.alea.letters import CARD, SENATE
from tabularium.games.alea.shape import AskCount
from tabularium.games.alea.state import (
    SENATE_CHOICE,
    SENATE_DRAWS,
    SENATE_OF,
    SENATE_PILE,
    UNDER_SENATE_PILE,
    Alea,
    faces_in_run,
)
from tabularium.kernel import Frame, Reason, Word

# All runs of neighbouring faces as bit masks, short ones first: 1, 2, ..., 1-2, ..., 1-2-3-4-5-6.
RUNS: Final = tuple(
    [((1 << length) - 1) << low for length in range(1, 7) for low in range(7 - length)]
)
# The place of a run among all others: longer beats shorter, then higher beats lower (4.5).
STRENGTH: Final = tuple([RUNS.index(mask) if mask in RUNS else -1 for mask in range(64)])


_with: dict[int, list[int]] = {}  # by 64 * mine + shown; asked in every turn, and few differ


def _runs_with(mine: int, shown: int) -> list[int]:
    """Runs that some of the faces shown make of a run. Not to be changed."""
    runs = _with.get(64 * mine + shown)
    if runs is None:
        runs = [r for r in RUNS if r != mine and r & mine == mine and r & ~(mine | shown) == 0]
        _with[64 * mine + shown] = runs
    return runs


def senate_letters(t: Alea, seat: int, letters: list[int]) -> None:
    """Add every way to begin or extend the run of a seat with the current roll (4.1 to 4.3)."""
    mine = t.senate[seat]
    shown = 0
    for i in range(6):
        if t.roll_of[i] > 0:
            shown |= 1 << i
    for run in _runs_with(mine, shown):
        if run not in t.senate:
            letters.append(SENATE + (run & ~mine) - 1)


def why_not_senate(t: Alea, seat: int, added: int) -> Reason:
    """Why these faces cannot be added to the run of a seat."""
    mine = t.senate[seat]
    for face in range(1, 7):
        if added >> (face - 1) & 1 and t.roll_of[face - 1] == 0:
            return Reason("alea.not_rolled", "2.3", {"face": face})
    if added & mine or STRENGTH[added | mine] < 0:
        return Reason("alea.not_a_run", "4.2" if mine else "4.1")
    return Reason("alea.run_taken", "4.3", {"seat": t.senate.index(added | mine)})


def place_in_senate(t: Alea, seat: int, added: int) -> None:
    """Dice join the run of a seat."""
    for face in range(1, 7):
        if added >> (face - 1) & 1:
            t.take_from_roll(seat, face, 1)
    t.senate[seat] |= added
    if t.telling:
        run = faces_in_run(t.senate[seat])
        t.tell("senate", {"seat": seat, "faces": faces_in_run(added), "run": run})


def senate_order(t: Alea) -> list[int]:
    """Seats with a run, the strongest first. Never a tie: runs are always different."""
    strengths = [(STRENGTH[run], seat) for seat, run in enumerate(t.senate) if run]
    strengths.sort(reverse=True)
    for i in range(1, len(strengths)):
        assert strengths[i - 1][0] > strengths[i][0], "a tie in the Senate"
    return [seat for _, seat in strengths]


class SenateScoring(Frame):
    """4.5 to 4.8: the strongest runs choose cards one after another and pass the rest on."""

    __slots__ = ("chosen", "order")
    SLOTS: ClassVar[tuple[str, ...]] = ("order", "chosen")

    def __init__(
        self, step: str = "start", order: list[int] | None = None, chosen: int = 0
    ) -> None:
        super().__init__(step)
        self.order: list[int] = [] if order is None else order  # seats that get a card
        self.chosen = chosen  # how many have theirs

    def copy(self) -> "SenateScoring":
        """The same place in the order."""
        return SenateScoring(self.step, self.order[:], self.chosen)

    def run(self, t: Alea) -> None:
        """Draw three, let each choose, put the rest under the pile, send dice home."""
        match self.step:
            case "start":
                self.order = senate_order(t)[: t.setup.senate_given]
                self.step = "choose"
                if self.order:
                    for _ in range(3):
                        t.draw(SENATE_PILE, SENATE_CHOICE + self.order[0], SENATE_DRAWS)
                    t.ask(self.order[0], "take_card")
            case "choose" if self.chosen < len(self.order):
                self.take(t, self.order[self.chosen], t.word(self.order[self.chosen])[0] - CARD)
            case "choose":
                self.dice_go(t)
                t.finish()
            case _:
                raise AssertionError(f"no step of the Senate: {self.step}")

    def take(self, t: Alea, seat: int, card: int) -> None:
        """One card into a hand, unseen by the others; the rest goes on, or under the pile."""
        t.move(card, SENATE_CHOICE + seat, SENATE_OF + seat)
        self.chosen += 1
        if t.telling:
            t.tell("card_taken", {"seat": seat})
        if self.chosen == len(self.order):
            for left in t.contents[SENATE_CHOICE + seat]:
                t.move(left, SENATE_CHOICE + seat, UNDER_SENATE_PILE)
            return
        heir = self.order[self.chosen]
        for left in t.contents[SENATE_CHOICE + seat]:
            t.move(left, SENATE_CHOICE + seat, SENATE_CHOICE + heir)
        if self.chosen < 2:
            t.ask(heir, "take_card")
        else:  # 4.7: with five players the last card goes to the third, without a choice
            self.take(t, heir, t.contents[SENATE_CHOICE + heir][0])

    def dice_go(self, t: Alea) -> None:
        """Dice of those who got a card come back, the others go to the Latrine."""
        for seat, run in enumerate(t.senate):
            dice = len(faces_in_run(run))
            if seat in self.order:
                t.hand[seat] += dice
            else:
                t.latrine[seat] += dice
        t.senate = [0] * t.seats

    def options(self, t: Alea, seat: int, draft: Word) -> list[int]:
        """The cards on offer to the seat."""
        return [CARD + card for card in t.contents[SENATE_CHOICE + seat]]

    def sealed(self, t: Alea, seat: int, word: Word) -> list[bool]:
        """Nobody sees which card was taken."""
        return [True]

    def explain(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """A card must be taken, one of those on offer."""
        return Reason("alea.card_not_on_offer", "4.6")

    def prompt(self, t: Alea, seat: int) -> AskCount:
        """How many cards there are to choose from."""
        return {"count": len(t.contents[SENATE_CHOICE + seat])}
