"""Re-rolls, decided by exact expectation.

What a placement is worth does not depend on the dice that stay in hand, for they are rolled anew
next time. So every placement that any roll could allow is judged once; a roll is worth what the
best placement it allows is worth, and what to keep follows from the mean over all rolls there are
(`best_to_keep`). One token is looked at a time: that a second one could mend a bad re-roll is left
out. In the Temple it does not matter to the features which dice are placed, so any will do.
"""

from collections.abc import Callable

from tabularium.bots.minds.alea.dice import FACES, Roll, best_to_keep, fits
from tabularium.games.alea.forum import faces_of
from tabularium.games.alea.letters import CASTRUM, FACE, FORUM, LATRINE, SENATE, TEMPLE
from tabularium.games.alea.state import Alea
from tabularium.games.alea.temple import can_add, temple_need
from tabularium.games.alea.turn import placements
from tabularium.kernel import Word

Judge = Callable[[Alea, Word], float]  # what the position after a word is worth


def dice_of(letter: int) -> Roll:
    """The dice a placement takes, by face; not for the Temple."""
    counts = [0] * FACES
    if letter < CASTRUM:
        mask = letter - SENATE + 1
        return tuple([mask >> i & 1 for i in range(FACES)])
    if letter < FORUM:
        counts[(letter - CASTRUM) // 8] = (letter - CASTRUM) % 8 + 1
    elif letter < LATRINE:
        for face in faces_of(letter):
            counts[face - 1] += 1
    else:
        assert LATRINE <= letter < LATRINE + FACES, f"no placement: letter {letter}"
        counts[letter - LATRINE] = 1
    return tuple(counts)


class Offers:
    """What any roll of the dice in hand is worth."""

    def __init__(self, t: Alea, seat: int, judge: Judge) -> None:
        hand = t.hand[seat]
        dream = t.copy()  # as if there were enough dice of every face
        dream.roll_of = [hand] * FACES
        self.temple = float("-inf")
        self.need = (0, 0)
        self.priced: list[tuple[float, Roll]] = []
        for letter in placements(dream, seat):
            if letter == TEMPLE:
                self.need = temple_need(t, seat)
                if self.need[0] <= hand:
                    word = (TEMPLE, *[FACE + FACES - 1] * self.need[0])
                    self.temple = judge(dream, word)
                continue
            dice = dice_of(letter)
            if sum(dice) <= hand:
                self.priced.append((judge(dream, (letter,)), dice))
        self.priced.sort(reverse=True)
        self.latrine = judge(dream, (LATRINE,))

    def worth(self, roll: Roll) -> float:
        """The best placement that a roll allows."""
        best = float("-inf")
        for price, dice in self.priced:
            if fits(dice, roll):
                best = price
                break
        if self.temple > best and can_add(list(roll), self.need[0], self.need[1], 1):
            return self.temple
        return best if best > float("-inf") else self.latrine


def best_reroll(t: Alea, seat: int, judge: Judge) -> tuple[float, Roll]:
    """What rolling some dice again is worth, the token not counted, and the dice to keep."""
    offers = Offers(t, seat, judge)
    return best_to_keep(tuple(t.roll_of), offers.worth)
