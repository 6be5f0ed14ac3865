"""Grounds where colours meet: rim provinces, jokers and the grey province.

Colours are settled one after the other. A ground remembers only what later colours must know:
how many men and women lie there and whether they show one colour or two. A `Crossing` lists what
one colour may add to one ground in each of its conditions.
"""

from typing import Final

from tabularium.games.alea.homeland import CHILD_PER_PAIR, NO_CHILD, ONE_CHILD, POINT, Tariff
from tabularium.games.alea.material import JOKER_WORTH, RIM_WORTH

RIM: Final = 0
JOKER: Final = 1
GREY_GROUND: Final = 2
POOL: Final = 3  # all jokers nobody has laid a tile on yet; which is which does not matter

ILLEGAL: Final = -1

# A condition of a ground is men + 3 * women + 9 * colours, with 0 for an empty ground.
# A condition of the pool is men + 3 * women + 9 * children, each counted over all its jokers.
CONDITIONS: Final = 32

# What one colour may bring to a ground: men, women. The last four need Offspring.
ADDITIONS: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2))
PLAIN_ADDITIONS: Final = 4


class Crossing:
    """What one colour may add to one ground, addition by addition."""

    def __init__(self, ground: int) -> None:
        self.ground = ground  # index of the ground
        self.men: list[int] = []  # tiles used
        self.women: list[int] = []
        self.seats_m: list[int] = []  # seats taken in jokers and grey, children not counted
        self.seats_w: list[int] = []
        self.hope: list[int] = []  # best gain in any condition
        self.child: list[int] = []  # least number of children in any condition
        # Per addition, by condition: the next condition or ILLEGAL, score gained, children added.
        self.next: list[list[int]] = []
        self.gain: list[list[int]] = []
        self.children: list[list[int]] = []


class Ground:
    """One rim, joker or grey province, perhaps with tiles the player has already fixed there."""

    def __init__(self, kind: int, container: int, pair: tuple[int, int], fixed: list[int]) -> None:
        """`pair`: colours of a rim. `fixed`: colour * 2 + sex of each tile lying there."""
        self.kind = kind
        self.container = container
        self.pair = pair
        self.fixed_colours = [tile // 2 for tile in fixed]
        self.fixed_men = len([tile for tile in fixed if tile % 2 == 0])
        self.fixed_women = len(fixed) - self.fixed_men
        colours = len(set(self.fixed_colours))
        self.start = self.fixed_men + 3 * self.fixed_women + 9 * colours
        self.reached = [self.start]  # conditions possible before the next colour
        # Part of a rim's worth that is credited to the colour that comes first, so that estimates
        # stay tight; taken back if the rim is not completed.
        self.advance = 0
        self.hopeless = False

    def admits(self, colour: int) -> bool:
        """May tiles of that colour lie here at all?"""
        return self.kind != RIM or colour in self.pair

    def is_pooled(self) -> bool:
        """Do its seats count among those that any colour may take?"""
        return self.kind != RIM


def fits(ground: Ground, men: int, women: int, colours: int, children: int) -> bool:
    """Can this content still become or stay legal, whatever comes later?"""
    if men > 2 or women > 2 or men + women > 3:
        return False
    if children == NO_CHILD and (men > 1 or women > 1):
        return False
    if ground.kind == GREY_GROUND:
        return colours <= 1
    if ground.kind == RIM:
        return men + women < 2 or colours == 2 or (men + women == 2 and children != NO_CHILD)
    if men + women == 3:
        return colours <= 2
    # Two men of two colours wait for a woman of one of these colours: only fixed tiles can be met.
    return not (colours == 2 and (men == 2 or women == 2) and not ground.fixed_colours)


def is_finished(ground: Ground, condition: int) -> bool:
    """Is the content legal as it stands (9.3, 9.5, 9.18 to 9.20)?"""
    men, women, colours = condition % 3, condition // 3 % 3, condition // 9
    if men + women < 2:
        return True
    if men == 0 or women == 0:
        return False
    return ground.kind != RIM or colours == 2


def owed_children(ground: Ground, condition: int) -> int:
    """Children lying here, or surely to come because the content is not legal without."""
    men, women, colours = condition % 3, condition // 3 % 3, condition // 9
    if men + women == 3 or men == 2 or women == 2:
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


def crossing(ground: Ground, index: int, colour: int, last: bool, tariff: Tariff) -> Crossing:
    """All that `colour` may add, and the conditions after it; `last`: no other colour follows."""
    table = Crossing(index)
    additions = len(ADDITIONS) if tariff.children else PLAIN_ADDITIONS
    after: set[int] = set()
    for i in range(additions):
        _add_row(table, ground, ADDITIONS[i], colour, last, tariff)
        if table.next:
            after.update([condition for condition in table.next[-1] if condition != ILLEGAL])
    ground.reached = sorted(after)
    return table


def _add_row(
    table: Crossing,
    ground: Ground,
    addition: tuple[int, int],
    colour: int,
    last: bool,
    tariff: Tariff,
) -> None:
    """Append one addition to the table unless it is illegal in every condition."""
    men, women = addition
    following = [ILLEGAL] * CONDITIONS
    gains = [0] * CONDITIONS
    children = [0] * CONDITIONS
    hope = -9 * POINT
    child = 9
    for condition in ground.reached:
        new = _after(ground, condition, men, women, colour, last, tariff)
        if new == ILLEGAL:
            continue
        points = _rim_gain(ground, condition, new, last, tariff)
        more = owed_children(ground, new) - owed_children(ground, condition)
        following[condition] = _forget(ground, new, last)
        gains[condition] = points * POINT
        children[condition] = more
        hope = max(hope, points * POINT)
        child = min(child, more)
    if child == 9:
        return
    table.men.append(men)
    table.women.append(women)
    pooled = ground.is_pooled()
    table.seats_m.append(int(pooled and men > 0 and ground.fixed_men == 0))
    table.seats_w.append(int(pooled and women > 0 and ground.fixed_women == 0))
    table.hope.append(hope)
    counted = tariff.children == ONE_CHILD or (pooled and tariff.children == CHILD_PER_PAIR)
    table.child.append(child if counted else 0)
    table.next.append(following)
    table.gain.append(gains)
    table.children.append(children)


def _after(
    ground: Ground, condition: int, men: int, women: int, colour: int, last: bool, tariff: Tariff
) -> int:
    """The condition after an addition, or ILLEGAL."""
    colours = condition // 9
    if men + women and colour not in ground.fixed_colours:
        colours += 1
    # All tiles on the grey province are of one colour: nobody can finish what this colour began.
    last = last or (ground.kind == GREY_GROUND and men + women > 0)
    men += condition % 3
    women += condition // 3 % 3
    if not fits(ground, men, women, colours, tariff.children):
        return ILLEGAL
    new = men + 3 * women + 9 * colours
    return ILLEGAL if last and not is_finished(ground, new) else new


def _rim_gain(ground: Ground, condition: int, new: int, last: bool, tariff: Tariff) -> int:
    """Points a rim gains by a step; jokers and grey are paid for at the very end."""
    if ground.kind != RIM:
        return 0
    gain = ground_points(ground, new, tariff) - ground_points(ground, condition, tariff)
    if last and condition:
        gain -= ground.advance
    elif not last and new:
        gain += ground.advance
    return gain


def _forget(ground: Ground, new: int, last: bool) -> int:
    """Drop what no later colour needs to know."""
    if ground.kind == RIM and last:
        return 0
    if ground.fixed_colours:
        return new
    men, women = new % 3, new // 3 % 3
    if ground.kind == GREY_GROUND and new:
        # Only a single tile or a couple can lie here now, and nobody may join it.
        return 1 + 3 * int(men > 0 and women > 0) + 9
    return new


def pool_crossing(index: int, jokers: int, tariff: Tariff) -> Crossing:
    """What one colour may add to a pool of untouched jokers.

    A child needs a parent of its colour on the same joker. With a pool this is just: no more
    children than tiles of that colour, and in the end no more children than couples, for the tiles
    can be dealt to the jokers accordingly.
    """
    table = Crossing(index)
    most = 0 if tariff.children == NO_CHILD else (jokers if tariff.children == CHILD_PER_PAIR else 1)
    for men in range(jokers + 1):
        for women in range(jokers + 1):
            for boys in range(most + 1):
                for girls in range(most - boys + 1):
                    if boys + girls <= men + women and men + boys <= 3 and women + girls <= 3:
                        _add_pool_row(table, jokers, men, women, boys, girls, tariff)
    return table


def _add_pool_row(
    table: Crossing, jokers: int, men: int, women: int, boys: int, girls: int, tariff: Tariff
) -> None:
    """Append one addition to a pool; `boys` and `girls` are children."""
    following = [ILLEGAL] * CONDITIONS
    for condition in range(27):
        new_men, new_women = condition % 3 + men, condition // 3 % 3 + women
        new_children = condition // 9 + boys + girls
        if new_men <= jokers and new_women <= jokers and new_children <= jokers:
            following[condition] = new_men + 3 * new_women + 9 * new_children
    table.men.append(men + boys)
    table.women.append(women + girls)
    table.seats_m.append(men)
    table.seats_w.append(women)
    table.hope.append(0)
    table.child.append(boys + girls)
    table.next.append(following)
    table.gain.append([0] * CONDITIONS)
    table.children.append([boys + girls] * CONDITIONS)


def pool_points(condition: int, jokers: int, empty_elsewhere: bool, tariff: Tariff) -> int:
    """Most points of a pool for itself, VII's grey colour included; ILLEGAL if children lack couples."""
    men, women, children = condition % 3, condition // 3 % 3, condition // 9
    best = ILLEGAL
    for couples in range(children, min(men, women) + 1):
        occupied = men + women - couples
        if occupied > jokers:
            continue
        empty = empty_elsewhere or occupied < jokers
        points = occupied * JOKER_WORTH + couples * tariff.couple
        best = max(best, points + (tariff.province_colour if empty else 0))
    return best
