"""What one colour earns in the provinces of its own colour.

Inside one colour an occupied province earns the same bonus over an empty one whatever its number,
and of two tiles of one colour and sex a best layout never leaves out the higher while it uses the
lower. So only numbers matter: how many men and women stay at home, how many go away to grounds
where colours meet (`borderland`), how many couples. One small table per colour holds it all.
"""

from typing import Final

from tabularium.games.alea.material import (
    MANY_COUPLES,
    MANY_DIFFERENT_PATRICIANS,
    MANY_DIFFERENT_PROVINCES,
    MANY_MEN,
    MANY_OCCUPIED_PROVINCES,
    MANY_PATRICIANS,
    MANY_WOMEN,
    OFFSPRING,
)
from tabularium.games.alea.rulings import Switches

# A score is points * POINT + tie-break: one int compares both in the right order. POINT exceeds
# the sum of all patrician values (72), the largest tie-break there is.
POINT: Final = 128
NONE: Final = -1_000_000  # no such layout

# What a province may hold in the end: men, women, children among them.
HOUSEHOLDS: Final = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 1), (1, 2, 1))
PLAIN_HOUSEHOLDS: Final = 4  # without Offspring

NO_CHILD: Final = 0
ONE_CHILD: Final = 1
CHILD_PER_PAIR: Final = 2


class Tariff:
    """The Senate cards of a player as prices for what the layout shows."""

    def __init__(self, senate: list[int], switches: Switches) -> None:
        self.occupied: Final[int] = 1 + (MANY_OCCUPIED_PROVINCES in senate)
        self.couple: Final[int] = int(MANY_COUPLES in senate)
        self.man: Final[int] = int(MANY_MEN in senate)
        self.woman: Final[int] = int(MANY_WOMEN in senate)
        self.colour: Final[int] = int(MANY_DIFFERENT_PATRICIANS in senate)
        self.province_colour: Final[int] = int(MANY_DIFFERENT_PROVINCES in senate)
        self.by_twos: Final[bool] = MANY_PATRICIANS in senate
        # The grey province: what occupying it adds to leaving it empty.
        self.grey_occupied: Final[int] = self.occupied - 1 - switches.empty_zero
        self.by_sum: Final[bool] = switches.tiebreak == "sum"
        children = ONE_CHILD if switches.offspring == "one" else CHILD_PER_PAIR
        self.children: Final[int] = children if OFFSPRING in senate else NO_CHILD


def join(tariff: Tariff, one: int, other: int) -> int:
    """Score of two parts together: points add up, the tie-break adds up or is the higher one."""
    if tariff.by_sum:
        return one + other
    return one + other - min(one & (POINT - 1), other & (POINT - 1))


class Homeland:
    """Best score of one colour for every number of men and women sent away."""

    def __init__(
        self,
        tariff: Tariff,
        men: list[int],
        women: list[int],
        fixed: list[tuple[int, int]],
        seen: bool,
    ) -> None:
        """`men`, `women`: values still free, highest first. `fixed`: for each province the men and
        women that already lie there. `seen`: a fixed patrician of this colour lies somewhere."""
        self.tariff = tariff
        self.men = men
        self.women = women
        self.fixed = fixed
        self.seen = seen
        self.layers = [[NONE] * 32]  # after each province: (men, women, child) at home -> points
        self.layers[0][0] = 0
        for men_there, women_there in fixed:
            self.layers.append(self._with_province(self.layers[-1], men_there, women_there))
        self.best = [NONE] * 64  # (men away, women away, child, parity) -> score
        self.stay = [0] * 64  # the same -> (men, women) at home
        self._settle()

    def _with_province(self, before: list[int], men: int, women: int) -> list[int]:
        """Points after one more province that already holds that many men and women."""
        tariff = self.tariff
        after = [NONE] * 32
        finals = len(HOUSEHOLDS) if tariff.children else PLAIN_HOUSEHOLDS
        for i in range(finals):
            men_end, women_end, child = HOUSEHOLDS[i]
            if men_end < men or women_end < women:
                continue
            price = tariff.occupied if i else 0
            if men_end and women_end:
                price += tariff.couple
            counted = child if tariff.children == ONE_CHILD else 0
            step = ((men_end - men) * 4 + women_end - women) * 2 + counted
            for at in range(32):
                if before[at] != NONE and self._fits(at, men_end - men, women_end - women, counted):
                    after[at + step] = max(after[at + step], before[at] + price)
        return after

    def _fits(self, at: int, men: int, women: int, child: int) -> bool:
        """Are there that many more free tiles, and is this the only child?"""
        return (
            at // 8 + men <= len(self.men)
            and at // 2 % 4 + women <= len(self.women)
            and at % 2 + child <= 1
        )

    def _settle(self) -> None:
        """Fill `best` from the points of the provinces and the values of the tiles."""
        last = self.layers[-1]
        for at in range(32):
            if last[at] == NONE:
                continue
            men, women, child = at // 8, at // 2 % 4, at % 2
            for men_away in range(len(self.men) - men + 1):
                for women_away in range(len(self.women) - women + 1):
                    score = last[at] * POINT + self._worth(men + men_away, women + women_away)
                    parity = (men + men_away + women + women_away) % 2 if self.tariff.by_twos else 0
                    cell = ((men_away * 4 + women_away) * 2 + child) * 2 + parity
                    if score > self.best[cell]:
                        self.best[cell] = score
                        self.stay[cell] = men * 4 + women
        self._drop_useless_children()

    def _worth(self, men: int, women: int) -> int:
        """Score of placing that many men and women of this colour, the highest ones, anywhere."""
        tariff = self.tariff
        points = sum(self.men[:men]) + sum(self.women[:women])
        points += men * tariff.man + women * tariff.woman
        if men + women and not self.seen:
            points += tariff.colour
        if tariff.by_twos:
            points += (men + women) // 2
        if tariff.by_sum:
            return points * POINT + sum(self.men[men:]) + sum(self.women[women:])
        out = self.men[men] if men < len(self.men) else 0
        if women < len(self.women) and self.women[women] > out:
            out = self.women[women]
        return points * POINT + out

    def _drop_useless_children(self) -> None:
        """A child at home that brings no more than none only takes the card from others."""
        for cell in range(64):
            if cell // 2 % 2 and self.best[cell] <= self.best[cell - 2]:
                self.best[cell] = NONE

    def households(self, stay: int, child: int) -> list[tuple[int, int]]:
        """Men and women to add to each province, so that `stay` live at home at their best."""
        at = stay * 2 + child
        added: list[tuple[int, int]] = []
        for i in range(len(self.fixed) - 1, -1, -1):
            at, men, women = self._last_step(i, at)
            added.append((men, women))
        added.reverse()
        return added

    def _last_step(self, i: int, at: int) -> tuple[int, int, int]:
        """One province back from `at`: the cell before, the men and women this province got."""
        men, women = self.fixed[i]
        for before in range(at, -1, -1):
            more_men = at // 8 - before // 8
            more_women = at // 2 % 4 - before // 2 % 4
            if self.layers[i][before] == NONE or more_men < 0 or more_women < 0:
                continue
            lone = [NONE] * 32
            lone[before] = self.layers[i][before]
            if self._with_province(lone, men, women)[at] == self.layers[i + 1][at]:
                return before, more_men, more_women
        raise AssertionError("a table of households has no way back")
