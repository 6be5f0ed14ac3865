"""Rules 6: the Forum Romanum."""

from typing import ClassVar

from tabularium.games.alea.letters import FORUM, FORUM_1_4, FORUM_2_3, PATRICIAN
from tabularium.games.alea.material import PATRICIAN_CODES
from tabularium.games.alea.shape import AskPiece
from tabularium.games.alea.state import OPEN_PATRICIANS, PATRICIANS_GONE, PATRICIANS_OF, Alea
from tabularium.kernel import Frame, Reason, Word


def column_for(t: Alea, face: int) -> int:
    """The column of a new die, from 0: right of all smaller dice, left of all others (6.2)."""
    column = 0
    for die in t.forum:
        if die & 7 < face:
            column += 1
    return column


def forum_letters(t: Alea, seat: int, letters: list[int]) -> None:
    """Add every die and pair of the current roll that finds a column (6.1, 6.3)."""
    roll, columns = t.roll_of, t.setup.forum_columns
    for face in range(1, 7):
        if roll[face - 1] > 0 and column_for(t, face) < columns:
            letters.append(FORUM + face - 1)
    # The smaller die of a pair pushes the larger one a column on.
    if roll[0] > 0 and roll[3] > 0 and column_for(t, 4) + 1 < columns:
        letters.append(FORUM_1_4)
    if roll[1] > 0 and roll[2] > 0 and column_for(t, 3) + 1 < columns:
        letters.append(FORUM_2_3)


def faces_of(letter: int) -> tuple[int, ...]:
    """The dice of a Forum letter."""
    if letter == FORUM_1_4:
        return (1, 4)
    if letter == FORUM_2_3:
        return (2, 3)
    assert FORUM <= letter < FORUM_1_4, f"no letter of the Forum: {letter}"
    return (letter - FORUM + 1,)


def why_not_forum(t: Alea, letter: int) -> Reason:
    """Why a die or pair cannot go to the Forum."""
    for face in faces_of(letter):
        if t.roll_of[face - 1] == 0:
            return Reason("alea.not_rolled", "2.3", {"face": face})
    return Reason("alea.no_column", "6.3", {"columns": t.setup.forum_columns})


def place_in_forum(t: Alea, seat: int, letter: int) -> None:
    """Dice enter the row and push; what falls off its end goes to the Latrine (6.4)."""
    faces = faces_of(letter)
    for face in faces:
        t.take_from_roll(seat, face, 1)
        t.forum.insert(column_for(t, face), 8 * seat + face)
    if t.telling:
        t.tell("forum", {"seat": seat, "faces": list(faces)})
    while len(t.forum) > t.setup.forum_columns:
        die = t.forum.pop()
        t.latrine[die >> 3] += 1
        if t.telling:
            t.tell("pushed_out", {"seat": die >> 3, "face": die & 7})


class ForumScoring(Frame):
    """6.5, 6.6: column by column from the left, each die takes one open patrician."""

    __slots__ = ("face", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "face")
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = -1, face: int = 0) -> None:
        super().__init__(step)
        self.seat = seat  # who chooses
        self.face = face  # for which die, which has gone home; 0: from before this was kept

    def copy(self) -> "ForumScoring":
        """The same seat to choose."""
        return ForumScoring(self.step, self.seat, self.face)

    def run(self, t: Alea) -> None:
        """Let the leftmost die choose; when all dice are gone, clear the Forum."""
        if self.step == "take":
            self.take(t, t.word(self.seat)[0] - PATRICIAN)
        self.step = "next"
        if not t.forum:
            for patrician in t.contents[OPEN_PATRICIANS]:
                t.move(patrician, OPEN_PATRICIANS, PATRICIANS_GONE)
            t.finish()
            return
        die = t.forum.pop(0)
        self.seat, self.face = die >> 3, die & 7
        t.hand[self.seat] += 1
        left = t.contents[OPEN_PATRICIANS]
        if len(left) == 1:
            self.take(t, left[0])
        else:
            self.step = "take"
            t.ask(self.seat, "take_patrician")

    def take(self, t: Alea, patrician: int) -> None:
        """A patrician comes to lie before its new owner."""
        t.move(patrician, OPEN_PATRICIANS, PATRICIANS_OF + self.seat)
        if t.telling:
            t.tell("patrician_taken", {"seat": self.seat, "patrician": PATRICIAN_CODES[patrician]})

    def options(self, t: Alea, seat: int, draft: Word) -> list[int]:
        """The open patricians."""
        return [PATRICIAN + patrician for patrician in t.contents[OPEN_PATRICIANS]]

    def explain(self, t: Alea, seat: int, draft: Word, letter: int) -> Reason:
        """A patrician must be taken, one of the open ones."""
        return Reason("alea.patrician_not_open", "6.5")

    def prompt(self, t: Alea, seat: int) -> AskPiece:
        """The die that chooses, and what from."""
        pieces = [PATRICIAN_CODES[patrician] for patrician in t.contents[OPEN_PATRICIANS]]
        return {"face": self.face, "dice": 1, "pieces": pieces}
