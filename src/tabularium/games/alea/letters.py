"""The alphabet of Alea Iacta Est. Dice are values, not individuals, and are spelled by face."""

from typing import Final

from tabularium.games.alea.material import (
    FIRST_RIM,
    PATRICIAN_CODES,
    PROVINCE_CODES,
    SENATE_CARDS,
    SENATE_CODES,
)
from tabularium.kernel import Alphabet, Letter

# First letters of a turn. A Temple placement and a re-roll go on with faces.
TEMPLE: Final = 0
REROLL: Final = 1
SENATE: Final = 2  # + bit mask of the faces added, 1 to 63, less 1
CASTRUM: Final = SENATE + 63  # + 8 * (face - 1) + number of dice - 1
FORUM: Final = CASTRUM + 48  # + face - 1, then the pairs
FORUM_1_4: Final = FORUM + 6
FORUM_2_3: Final = FORUM + 7
LATRINE: Final = FORUM + 8  # + face - 1

FACE: Final = LATRINE + 6  # + face - 1
DONE: Final = FACE + 6

# Scoring a round.
KEEP: Final = DONE + 1  # + Fortuna value - 1
CARD: Final = KEEP + 3  # + Senate card
PROVINCE: Final = CARD + SENATE_CARDS  # + province
PATRICIAN: Final = PROVINCE + 25  # + patrician

# The final layout: one letter per patrician.
BEST: Final = PATRICIAN + 36
ARRANGE: Final = BEST + 1
UNPLACED_LETTER: Final = ARRANGE + 1
INTO: Final = UNPLACED_LETTER + 1  # + province, or + 25 + card - FIRST_RIM


def _faces_of(mask: int) -> str:
    return "".join([str(face) for face in range(1, 7) if mask >> (face - 1) & 1])


def build_alphabet() -> Alphabet:
    """All letters, in the order of the numbers above."""
    letters = [Letter("temple", "temple"), Letter("reroll", "reroll")]
    for mask in range(1, 64):
        letters.append(Letter(f"senate:{_faces_of(mask)}", "senate", {"faces": _faces_of(mask)}))
    for face in range(1, 7):
        for n in range(1, 9):
            letters.append(Letter(f"castrum:{face}x{n}", "castrum", {"face": face, "dice": n}))
    for faces in ("1", "2", "3", "4", "5", "6", "14", "23"):
        letters.append(Letter(f"forum:{faces}", "forum", {"faces": faces}))
    for face in range(1, 7):
        letters.append(Letter(f"latrine:{face}", "latrine", {"face": face}))
    for face in range(1, 7):
        letters.append(Letter(str(face), "face", {"face": face}))
    letters.append(Letter("done", "done"))
    for value in range(1, 4):
        letters.append(Letter(f"keep:{value}", "keep", {"value": value}))
    letters += [Letter(f"card:{code}", "card", {"card": code}) for code in SENATE_CODES]
    letters += [Letter(f"province:{c}", "province", {"province": c}) for c in PROVINCE_CODES]
    letters += [Letter(f"patrician:{c}", "patrician", {"patrician": c}) for c in PATRICIAN_CODES]
    letters += [
        Letter("best", "best"),
        Letter("arrange", "arrange"),
        Letter("unplaced", "unplaced"),
    ]
    homes = (*PROVINCE_CODES, *SENATE_CODES[FIRST_RIM:])
    letters += [Letter(f"into:{code}", "into", {"home": code}) for code in homes]
    return Alphabet(letters)
