"""Grounds where colours meet: rim provinces (XII), jokers (XIII) and the grey province.

The reckoning settles one colour after the other. A `Crossing` lists what one colour may add to one
ground. Most grounds are tracked: they remember how many men and women lie there and how many
colours they show, their condition. Two are not: the jokers on which no tile is fixed form one
pool, since it does not matter which of them is which, and a grey province on which no tile is
fixed is simply taken by one colour or free.
"""

from typing import Final

from tabularium.games.alea.material import JOKER_WORTH, RIM_WORTH
from tabularium.games.alea.reckoning.homeland import CHILD_PER_PAIR, NO_CHILD, NONE, POINT, Tariff

RIM: Final = 0
JOKER: Final = 1
GREY_GROUND: Final = 2
POOL: Final = 3

UNTRACKED: Final = -1
ILLEGAL: Final = -1

# The condition of a ground is men + 3 * women + 9 * colours; it fits into five bits.
CONDITION_BITS: Final = 5
CONDITIONS: Final = 32
FULL: Final = 1 + 3 + 9 * 2  # a couple that no further colour may join

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
        self.women = sum([tile % 2 for tile in fixed])
        self.men = len(fixed) - self.women
        self.colours = len(set(self.fixed_colours))
        self.start = self.men + 3 * self.women + 9 * self.colours
        self.awaited = set(self.fixed_colours)  # of these, not yet settled
        self.reached = [self.start]  # conditions in which the next colour may find it


class Crossing:
    """What one colour may add to one ground; parallel lists with one entry per addition."""

    def __init__(self, kind: int, container: int, track: int) -> None:
        self.kind = kind
        self.container = container
        self.track = track  # index of the ground, or UNTRACKED
        self.men: list[int] = []  # tiles brought, children included
        self.women: list[int] = []
        self.seats_m: list[int] = []  # seats on jokers taken, children not counted
        self.seats_w: list[int] = []
        self.child: list[int] = []  # children among the tiles
        self.hope: list[int] = []  # highest gain in any condition
        self.next: list[list[int]] = []  # by condition: the condition after, or ILLEGAL
        self.gain: list[list[int]] = []  # by condition: score of the ground itself

    def add_row(self, men: int, women: int, child: int, seats_m: int, seats_w: int) -> None:
        """Begin a new addition."""
        self.men.append(men)
        self.women.append(women)
        self.child.append(child)
        self.seats_m.append(seats_m)
        self.seats_w.append(seats_w)
        self.hope.append(NONE)
        self.next.append([ILLEGAL] * CONDITIONS)
        self.gain.append([0] * CONDITIONS)

    def set_cell(self, condition: int, after: int, gain: int) -> None:
        """Say what the newest addition does in one condition."""
        self.next[-1][condition] = after
        self.gain[-1][condition] = gain
        self.hope[-1] = max(self.hope[-1], gain)


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
    assert ground.kind == JOKER, f"no such ground: {ground.kind}"
    return tiles < 3 or colours <= 2


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


def cross(ground: Ground, track: int, colour: int, last: bool, tariff: Tariff) -> Crossing:
    """All that `colour` may add to a ground; `last`: no colour after this one can come here."""
    crossing = Crossing(ground.kind, ground.container, track)
    ground.awaited.discard(colour)
    after: set[int] = set()
    for i in range(len(ADDITIONS) if tariff.children else PLAIN_ADDITIONS):
        men, women = ADDITIONS[i]
        rows: dict[tuple[int, int, int], list[int]] = {}  # what it takes -> conditions, new ones
        for condition in ground.reached:
            new = _condition_after(ground, condition, men, women, colour, last, tariff)
            if new != ILLEGAL:
                rows.setdefault(_takes(ground, condition, new), []).extend((condition, new))
        for (child, seats_m, seats_w), cells in rows.items():
            crossing.add_row(men, women, child, seats_m, seats_w)
            for j in range(0, len(cells), 2):
                gain = ground_points(ground, cells[j + 1], tariff)
                gain -= ground_points(ground, cells[j], tariff)
                kept = _forget(ground, cells[j + 1], last)
                crossing.set_cell(cells[j], kept, gain * POINT)
                after.add(kept)
    ground.reached = sorted(after)
    return crossing


def _condition_after(
    ground: Ground, condition: int, men: int, women: int, colour: int, last: bool, tariff: Tariff
) -> int:
    """The condition after an addition, or ILLEGAL."""
    colours = condition // 9
    if men + women and colour not in ground.fixed_colours:
        colours += 1
    men += condition % 3
    women += condition // 3 % 3
    if not fits(ground, men, women, colours, tariff.children):
        return ILLEGAL
    new = men + 3 * women + 9 * colours
    if is_finished(ground, new):
        return new
    # Two men of two colours on a joker want a woman of one of these: of a fixed colour to come.
    hopeless = ground.kind == JOKER and colours == 2 and not ground.awaited
    return ILLEGAL if last or hopeless else new


def _takes(ground: Ground, condition: int, new: int) -> tuple[int, int, int]:
    """Children that a step adds, and seats for men and women that it takes on a joker."""
    child = children_in(ground, new) - children_in(ground, condition)
    if ground.kind != JOKER:
        return child, 0, 0
    seats_m = int(condition % 3 == 0 and new % 3 > 0)
    return child, seats_m, int(condition // 3 % 3 == 0 and new // 3 % 3 > 0)


def _forget(ground: Ground, new: int, last: bool) -> int:
    """Drop what no later colour needs to know."""
    if ground.kind != JOKER:
        return 0 if last else new
    men, women, colours = new % 3, new // 3 % 3, new // 9
    if men and women and not ground.awaited and (colours == 2 or men + women == 3):
        return FULL
    return new


def cross_pool(jokers: int, tariff: Tariff) -> Crossing:
    """What one colour may add to the pool of jokers.

    A child needs a parent of its colour on the same joker. Over a pool that only means: no more
    children than other tiles of that colour, and in the end no more children than couples, for the
    tiles can then be dealt to the jokers accordingly.
    """
    crossing = Crossing(POOL, UNTRACKED, UNTRACKED)
    most = jokers if tariff.children == CHILD_PER_PAIR else min(1, tariff.children)
    for men in range(jokers + 1):
        for women in range(jokers + 1):
            for boys in range(most + 1):
                for girls in range(min(most, men + women) - boys + 1):
                    crossing.add_row(men + boys, women + girls, boys + girls, men, women)
                    crossing.set_cell(0, 0, 0)
    return crossing


def pool_points(
    jokers: int, men: int, women: int, children: int, grey_counts: bool, tariff: Tariff
) -> int:
    """Most points the jokers of a pool bring for themselves; ILLEGAL without enough couples.

    `grey_counts`: VII still lacks the colour grey, so an empty joker would add it.
    """
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
