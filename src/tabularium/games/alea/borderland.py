"""Grounds where colours meet: rim provinces (XII), jokers (XIII) and the grey province.

The reckoning settles one colour after the other. A ground remembers only what later colours must
know: how many men and women lie there and how many colours they show. A `Crossing` lists what one
colour may add to one ground, and what that makes of each condition the ground may be in.
"""

from typing import Final

from tabularium.games.alea.homeland import CHILD_PER_PAIR, NO_CHILD, NONE, POINT, Tariff
from tabularium.games.alea.material import JOKER_WORTH, RIM_WORTH

RIM: Final = 0
JOKER: Final = 1
GREY_GROUND: Final = 2
POOL: Final = 3  # all jokers on which no tile is fixed: which of them is which does not matter

ILLEGAL: Final = -1

# The condition of a ground is men + 3 * women + 9 * colours, the one of the pool is
# men + 3 * women + 9 * children, counted over all its jokers. A condition fits into five bits.
CONDITION_BITS: Final = 5
CONDITIONS: Final = 32

# What one colour may bring to a ground: men, women. The last four need Offspring.
ADDITIONS: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2))
PLAIN_ADDITIONS: Final = 4


class Ground:
    """One rim, joker or grey province, perhaps with tiles that the player has fixed there."""

    def __init__(self, kind: int, container: int, pair: tuple[int, int], fixed: list[int]) -> None:
        """`pair`: colours of a rim. `fixed`: colour * 2 + sex of each tile lying there."""
        self.kind = kind
        self.container = container
        self.pair = pair
        self.fixed_colours = [tile // 2 for tile in fixed]
        self.fixed_women = sum([tile % 2 for tile in fixed])
        self.fixed_men = len(fixed) - self.fixed_women
        colours = len(set(self.fixed_colours))
        self.start = self.fixed_men + 3 * self.fixed_women + 9 * colours
        self.reached = [self.start]  # conditions in which the next colour may find it


class Crossing:
    """What one colour may add to one ground; parallel lists with one entry per addition."""

    def __init__(self, ground: int, kind: int) -> None:
        self.ground = ground  # index of the ground
        self.kind = kind
        self.men: list[int] = []  # tiles brought, children included
        self.women: list[int] = []
        self.seats_m: list[int] = []  # seats on jokers taken, children not counted
        self.seats_w: list[int] = []
        self.child: list[int] = []  # children among the tiles
        self.hope: list[int] = []  # highest gain in any condition
        self.next: list[list[int]] = []  # by condition: the condition after, or ILLEGAL
        self.gain: list[list[int]] = []  # by condition: score of the ground itself


def fits(ground: Ground, men: int, women: int, colours: int, children: int) -> bool:
    """Can this content be legal, now or with tiles that come later?"""
    tiles = men + women
    if men > 2 or women > 2 or tiles > 3:
        return False
    if children == NO_CHILD and (men > 1 or women > 1):
        return False
    if ground.kind == GREY_GROUND:
        return colours <= 1
    if ground.kind == RIM:
        return tiles < 2 or colours == 2 or (tiles == 2 and children != NO_CHILD)
    if tiles == 3:
        return colours <= 2
    # Two men of two colours want a woman of one of these colours: only a fixed tile can offer that.
    return not (colours == 2 and (men == 2 or women == 2) and not ground.fixed_colours)


def is_finished(ground: Ground, condition: int) -> bool:
    """Is the content legal as it stands (9.3, 9.5, 9.18 to 9.20)?"""
    men, women, colours = condition % 3, condition // 3 % 3, condition // 9
    if men + women < 2:
        return True
    return men > 0 and women > 0 and (ground.kind != RIM or colours == 2)


def children_in(ground: Ground, condition: int) -> int:
    """Children lying here, or sure to come because the content is not legal without one."""
    men, women, colours = condition % 3, condition // 3 % 3, condition // 9
    if men == 2 or women == 2:
        return 1
    return int(ground.kind == RIM and men + women == 2 and colours == 1)


def ground_points(ground: Ground, condition: int, tariff: Tariff) -> int:
    """Points for the ground itself; patricians are paid for by their homeland."""
    men, women, colours = condition % 3, condition // 3 % 3, condition // 9
    both = men > 0 and women > 0
    if ground.kind == RIM:
        return RIM_WORTH + tariff.couple if both and colours == 2 else 0
    if condition == 0:
        return 0
    occupied = JOKER_WORTH if ground.kind == JOKER else tariff.grey_occupied
    return occupied + (tariff.couple if both else 0)


def cross(ground: Ground, index: int, colour: int, last: bool, tariff: Tariff) -> Crossing:
    """All that `colour` may add to a ground; `last`: no colour after this one can come here."""
    table = Crossing(index, ground.kind)
    after: set[int] = set()
    for i in range(len(ADDITIONS) if tariff.children else PLAIN_ADDITIONS):
        men, women = ADDITIONS[i]
        rows: dict[int, list[int]] = {}  # children among the added -> conditions where it is so
        for condition in ground.reached:
            new = _condition_after(ground, condition, men, women, colour, last, tariff)
            if new != ILLEGAL:
                child = children_in(ground, new) - children_in(ground, condition)
                rows.setdefault(child, []).append(condition)
                after.add(_forget(ground, new, last))
        for child, conditions in rows.items():
            _add_row(table, ground, men, women, child)
            for condition in conditions:
                new = _condition_after(ground, condition, men, women, colour, last, tariff)
                _set_cell(table, ground, condition, new, last, tariff)
    ground.reached = sorted(after)
    return table


def _condition_after(
    ground: Ground, condition: int, men: int, women: int, colour: int, last: bool, tariff: Tariff
) -> int:
    """The condition after an addition, or ILLEGAL."""
    added = men + women
    colours = condition // 9
    if added and colour not in ground.fixed_colours:
        colours += 1
    men += condition % 3
    women += condition // 3 % 3
    if not fits(ground, men, women, colours, tariff.children):
        return ILLEGAL
    new = men + 3 * women + 9 * colours
    # All tiles on the grey province are of one colour: nobody else can finish what it began.
    if (last or (added and ground.kind == GREY_GROUND)) and not is_finished(ground, new):
        return ILLEGAL
    return new


def _forget(ground: Ground, new: int, last: bool) -> int:
    """Drop what no later colour needs to know."""
    if last:
        return 0
    if ground.kind == GREY_GROUND and new and not ground.fixed_colours:
        return 1 + 9  # taken, whatever lies there
    return new


def _add_row(table: Crossing, ground: Ground, men: int, women: int, child: int) -> None:
    table.men.append(men)
    table.women.append(women)
    table.seats_m.append(int(ground.kind == JOKER and men > 0 and ground.fixed_men == 0))
    table.seats_w.append(int(ground.kind == JOKER and women > 0 and ground.fixed_women == 0))
    table.child.append(child)
    table.hope.append(NONE)
    table.next.append([ILLEGAL] * CONDITIONS)
    table.gain.append([0] * CONDITIONS)


def _set_cell(
    table: Crossing, ground: Ground, condition: int, new: int, last: bool, tariff: Tariff
) -> None:
    """Enter one condition into the last row of a table."""
    gain = 0
    if ground.kind != JOKER and new != condition:  # jokers are paid for at the very end
        gain = ground_points(ground, new, tariff) - ground_points(ground, condition, tariff)
    table.next[-1][condition] = _forget(ground, new, last)
    table.gain[-1][condition] = gain * POINT
    table.hope[-1] = max(table.hope[-1], gain * POINT)


def cross_pool(index: int, jokers: int, tariff: Tariff) -> Crossing:
    """What one colour may add to the pool of jokers.

    A child needs a parent of its colour on the same joker. Over a pool that only means: no more
    children than other tiles of that colour, and in the end no more children than couples, for the
    tiles can then be dealt to the jokers accordingly.
    """
    table = Crossing(index, POOL)
    pool = Ground(POOL, -1, (0, 0), [])
    most = jokers if tariff.children == CHILD_PER_PAIR else min(1, tariff.children)
    for men in range(jokers + 1):
        for women in range(jokers + 1):
            for boys in range(most + 1):
                for girls in range(min(most, men + women) - boys + 1):
                    _add_row(table, pool, men + boys, women + girls, boys + girls)
                    table.seats_m[-1] = men
                    table.seats_w[-1] = women
                    table.hope[-1] = 0
                    table.next[-1] = _pool_after(jokers, men, women, boys + girls)
    return table


def _pool_after(jokers: int, men: int, women: int, children: int) -> list[int]:
    """For each condition of a pool the one after an addition, or ILLEGAL."""
    after = [ILLEGAL] * CONDITIONS
    for condition in range(27):
        new_men = condition % 3 + men
        new_women = condition // 3 % 3 + women
        new_children = condition // 9 + children
        if max(new_men, new_women, new_children) <= jokers:
            after[condition] = new_men + 3 * new_women + 9 * new_children
    return after


def pool_points(condition: int, jokers: int, grey_counts: bool, tariff: Tariff) -> int:
    """Most points the pool brings for itself, or ILLEGAL if there are more children than couples.

    `grey_counts`: VII still lacks the colour grey, so an empty joker would add it.
    """
    men, women, children = condition % 3, condition // 3 % 3, condition // 9
    best = ILLEGAL
    for couples in range(children, min(men, women) + 1):
        occupied = men + women - couples
        if occupied > jokers:
            continue
        points = occupied * JOKER_WORTH + couples * tariff.couple
        if grey_counts and occupied < jokers:
            points += tariff.province_colour
        best = max(best, points)
    return best
