"""Rules 5: the Castrum."""

from typing import ClassVar

from tabularium.games.alea.letters import CASTRUM, PROVINCE
from tabularium.games.alea.material import PROVINCE_CODES
from tabularium.games.alea.shape import AskPiece
from tabularium.games.alea.state import OPEN_PROVINCES, PROVINCES_GONE, PROVINCES_OF, Alea
from tabularium.kernel import Frame, Reason, Word


def castrum_letters(t: Alea, seat: int, letters: list[int]) -> None:
    """Add every set that can be begun or enlarged with the current roll (5.1 to 5.3)."""
    castrum = t.castrum
    for i in range(6):
        shown = t.roll_of[i]
        if shown > 0:
            taken = 0  # a bit for each number of dice that somebody has of this face
            for other in range(i, 6 * t.seats, 6):
                taken |= 1 << castrum[other]
            mine = castrum[6 * seat + i]
            for dice in range(1, shown + 1):
                if not taken >> (mine + dice) & 1:
                    letters.append(CASTRUM + 8 * i + dice - 1)


def why_not_castrum(t: Alea, seat: int, face: int, dice: int) -> Reason:
    """Why so many dice of a face cannot be added."""
    if t.roll_of[face - 1] < dice:
        return Reason("alea.not_rolled", "2.3", {"face": face})
    total = t.castrum[6 * seat + face - 1] + dice
    owner = t.castrum[face - 1 :: 6].index(total)
    return Reason("alea.set_taken", "5.3", {"face": face, "dice": total, "seat": owner})


def place_in_castrum(t: Alea, seat: int, face: int, dice: int) -> None:
    """Dice of one face join the set of a seat."""
    t.take_from_roll(seat, face, dice)
    t.castrum[6 * seat + face - 1] += dice
    if t.telling:
        total = t.castrum[6 * seat + face - 1]
        t.tell("castrum", {"seat": seat, "face": face, "dice": dice, "total": total})


def castrum_order(t: Alea) -> list[tuple[int, int]]:
    """All sets as (seat, face), the strongest first. Never a tie: sets are always different."""
    sets: list[tuple[int, int, int]] = []
    for i, dice in enumerate(t.castrum):
        if dice:
            sets.append((dice, i % 6 + 1, i // 6))
    sets.sort(reverse=True)
    for i in range(1, len(sets)):
        assert sets[i - 1][:2] > sets[i][:2], "a tie in the Castrum"
    return [(seat, face) for _, face, seat in sets]


class CastrumScoring(Frame):
    """5.4 to 5.6: set by set, the strongest first, each takes one open province."""

    __slots__ = ("dice", "face", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "face", "dice")
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = -1, face: int = 0, dice: int = 0) -> None:
        super().__init__(step)
        self.seat = seat  # who chooses
        self.face = face  # for which set, which has gone home; 0: from before this was kept
        self.dice = dice

    def copy(self) -> "CastrumScoring":
        """The same seat to choose."""
        return CastrumScoring(self.step, self.seat, self.face, self.dice)

    def run(self, t: Alea) -> None:
        """Let the strongest set left choose; when provinces or sets run out, clear the building."""
        if self.step == "take":
            self.take(t, t.word(self.seat)[0] - PROVINCE)
        self.step = "next"
        left = t.contents[OPEN_PROVINCES]
        order = castrum_order(t) if left else []
        if not order:
            self.clear(t)
            return
        self.seat, self.face = order[0]
        i = 6 * self.seat + self.face - 1
        self.dice = t.castrum[i]
        t.hand[self.seat] += self.dice
        t.castrum[i] = 0
        if len(left) == 1:
            self.take(t, left[0])
        else:
            self.step = "take"
            t.ask(self.seat, "take_province")

    def take(self, t: Alea, province: int) -> None:
        """A province comes to lie before its new owner."""
        t.move(province, OPEN_PROVINCES, PROVINCES_OF + self.seat)
        if t.telling:
            t.tell("province_taken", {"seat": self.seat, "province": PROVINCE_CODES[province]})

    def clear(self, t: Alea) -> None:
        """Provinces left over leave the game, dice left over go to the Latrine."""
        for province in t.contents[OPEN_PROVINCES]:
            t.move(province, OPEN_PROVINCES, PROVINCES_GONE)
        for i, dice in enumerate(t.castrum):
            t.latrine[i // 6] += dice
        t.castrum = [0] * (6 * t.seats)
        t.finish()

    def options(self, t: Alea, seat: int, draft: Word) -> list[int]:
        """The open provinces."""
        return [PROVINCE + province for province in t.contents[OPEN_PROVINCES]]

    def explain(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """A province must be taken, one of the open ones."""
        return Reason("alea.province_not_open", "5.4")

    def prompt(self, t: Alea, seat: int) -> AskPiece:
        """The set that chooses, and what from."""
        pieces = [PROVINCE_CODES[province] for province in t.contents[OPEN_PROVINCES]]
        return {"face": self.face, "dice": self.dice, "pieces": pieces}
