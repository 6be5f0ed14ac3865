"""The words worth a thought."""

from typing import Final

from tabularium.bots.spelling import all_words
from tabularium.games.alea.ending import FinalReckoning
from tabularium.games.alea.letters import BEST, DONE, FACE, REROLL
from tabularium.games.alea.state import Alea
from tabularium.games.alea.turn import Turn
from tabularium.kernel import Word

BEST_LAYOUT: Final[Word] = (BEST,)


def candidates(t: Alea, seat: int, limit: int) -> list[Word]:
    """All words, but few of those that roll dice again, and one for the final layout."""
    frame = t.stack[-1]
    if isinstance(frame, FinalReckoning):
        return [BEST_LAYOUT]
    if isinstance(frame, Turn):
        return placements(t, seat, frame)
    found = all_words(t, seat, limit)
    assert found is not None
    return found


def placements(t: Alea, seat: int, frame: Turn) -> list[Word]:
    """Every placement, and to roll all dice again."""
    found: list[Word] = []
    for letter in frame.options(t, seat, ()):
        word: Word = (letter,)
        if letter == REROLL:
            roll = [i for i in range(6) for _ in range(t.roll_of[i])]
            found.append((REROLL, *[FACE + i for i in roll], DONE))
        elif frame.ends(t, seat, word):
            found.append(word)
        else:  # the Temple: the highest dice that it takes
            while not frame.ends(t, seat, word):
                word = (*word, frame.options(t, seat, word)[-1])
            found.append(word)
    return found
