"""What each colour can do in the final reckoning, and how much the colours to come can bring.

An `Offer` is one way to settle a colour: tiles added to grounds where colours meet, the rest at
home, priced. Offers of one colour that take the same things from the others (seats on jokers, the
grey province, the child of Offspring, the parity for card II) share a bucket, named by its `demand`.
`outlook` is an upper bound for all colours still to come: a small table over summed demands that
forgets on which joker tiles lie and what lies on the rims.
"""

from typing import Final

from tabularium.games.alea.borderland import (
    GREY_GROUND,
    ILLEGAL,
    JOKER,
    POOL,
    RIM,
    Crossing,
    cross,
    cross_pool,
)
from tabularium.games.alea.estate import CHILD_ON_JOKER, Estate
from tabularium.games.alea.homeland import CHILD_PER_PAIR, NONE, ONE_CHILD, POINT, Tariff, join
from tabularium.games.alea.material import COLOURS, JOKER_WORTH
from tabularium.games.alea.promises import make_promises

# A demand packs men on jokers 0-2, women on jokers 0-2, grey taken 0-1, child code 0-2, parity 0-1.
DEMANDS: Final = 108


def demand_of(men: int, women: int, grey: int, child: int, parity: int) -> int:
    """Pack a demand."""
    return (((men * 3 + women) * 2 + grey) * 3 + child) * 2 + parity


def child_in(demand: int) -> int:
    """Child code of a demand."""
    return demand // 2 % 3


def sums_of_demands(one_child: bool) -> list[int]:
    """Sum of two demands at [one * DEMANDS + other], or ILLEGAL where there is not enough."""
    sums: list[int] = []
    for one in range(DEMANDS):
        for other in range(DEMANDS):
            child = child_in(one) + child_in(other)
            enough = (
                one // 36 + other // 36 <= 2
                and one // 12 % 3 + other // 12 % 3 <= 2
                and one // 6 % 2 + other // 6 % 2 <= 1
                and child <= (2 if not one_child else max(child_in(one), child_in(other)))
            )
            carry = 2 if one % 2 and other % 2 else 0
            sums.append(one + other - carry if enough else ILLEGAL)
    return sums


SUMS_ONE_CHILD: Final = sums_of_demands(True)
SUMS_CHILD_PER_PAIR: Final = sums_of_demands(False)


class Offer:
    """One way to settle a colour."""

    def __init__(self, additions: list[int], cell: int, gain: int, hope: int) -> None:
        self.additions = additions  # which addition at each crossing of the colour
        self.cell = cell  # which cell of the homeland's table
        self.gain = gain  # score of the colour itself
        self.hope = hope  # the same if rims lie as well as they can


def hope_of(offer: Offer) -> int:
    """Key to sort offers."""
    return offer.hope


class Prospects:
    """Crossings, offers and outlook of one estate, colour by colour."""

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.order = colours_in_order(estate)
        one_child = estate.tariff.children == ONE_CHILD
        self.sums = SUMS_ONE_CHILD if one_child else SUMS_CHILD_PER_PAIR
        self.crossings: list[list[Crossing]] = []
        self.demands: list[list[int]] = []  # by step: demands for which there are offers
        self.buckets: list[list[list[Offer]]] = []  # the offers of each of them, best hope first
        self.outlook: list[list[int]] = []
        self._survey_crossings()
        make_promises(estate, self.order, self.crossings)
        for step in range(len(self.order)):
            self._make_offers(step)
        self._look_ahead()

    def _survey_crossings(self) -> None:
        estate = self.estate
        pool = cross_pool(len(estate.grounds) - 1, len(estate.pool), estate.tariff)
        for step, colour in enumerate(self.order):
            row: list[Crossing] = []
            idle = not estate.men[colour] and not estate.women[colour]
            for i, ground in enumerate(estate.grounds):
                if ground.kind == RIM:
                    if colour in ground.pair:
                        last = sum(ground.pair) - colour in self.order[:step]
                        row.append(cross(ground, i, colour, last, estate.tariff))
                elif not idle:
                    at_pool = ground.kind == POOL
                    row.append(pool if at_pool else cross(ground, i, colour, False, estate.tariff))
            self.crossings.append(row)

    def _make_offers(self, step: int) -> None:
        buckets: list[list[Offer]] = [[] for _ in range(DEMANDS)]
        self._spread(buckets, step, 0, [], 0, 0, 0, 0, False)
        self.demands.append([demand for demand in range(DEMANDS) if buckets[demand]])
        for bucket in buckets:
            if len(bucket) > 1:
                bucket.sort(key=hope_of, reverse=True)
        self.buckets.append(buckets)

    def _spread(
        self,
        buckets: list[list[Offer]],
        step: int,
        i: int,
        additions: list[int],
        men: int,
        women: int,
        demand: int,
        hope: int,
        shown: bool,
    ) -> None:
        """Try every addition at crossing `i` and those after it; the rest stays at home."""
        colour = self.order[step]
        if i == len(self.crossings[step]):
            self._settle(buckets, colour, additions, men * 4 + women, demand, hope, shown)
            return
        estate = self.estate
        here = self.crossings[step][i]
        most_men = len(estate.men[colour])
        most_women = len(estate.women[colour])
        for a in range(len(here.men)):
            if men + here.men[a] > most_men or women + here.women[a] > most_women:
                continue
            added = here.men[a] + here.women[a] > 0
            grey = int(added and here.kind == GREY_GROUND)
            child = estate.child_code(here.kind, here.child[a])
            wanted = demand_of(here.seats_m[a], here.seats_w[a], grey, child, 0)
            total = self.sums[demand * DEMANDS + wanted]
            if total != ILLEGAL:
                self._spread(
                    buckets,
                    step,
                    i + 1,
                    additions + [a],
                    men + here.men[a],
                    women + here.women[a],
                    total,
                    hope + here.hope[a],
                    shown or (added and here.kind != RIM),
                )

    def _settle(
        self,
        buckets: list[list[Offer]],
        colour: int,
        additions: list[int],
        away: int,
        demand: int,
        hope: int,
        shown: bool,
    ) -> None:
        """Complete offers with all that can happen at home."""
        estate = self.estate
        extra = 0
        if shown and colour not in estate.known:
            extra = estate.tariff.province_colour * POINT
        best = estate.homelands[colour].best
        for cell in range(away * 4, away * 4 + 4):
            if best[cell] == NONE or (cell // 2 % 2 and child_in(demand)):
                continue
            gain = best[cell] + extra
            offer = Offer(additions, cell, gain, gain + hope)
            buckets[demand + cell % 4].append(offer)

    def _look_ahead(self) -> None:
        """Fill `outlook`, from the last colour back to the first."""
        tariff = self.estate.tariff
        steps = len(self.order)
        self.outlook = [[NONE] * DEMANDS for _ in range(steps + 1)]
        self.outlook[steps] = last_outlook(self.estate)
        allowed = demands_within(self.estate)
        for step in range(steps - 1, -1, -1):
            after = self.outlook[step + 1]
            hopes = [(d, self.buckets[step][d][0].hope) for d in self.demands[step]]
            for taken in allowed:
                best = NONE
                for demand, hope in hopes:
                    total = self.sums[taken * DEMANDS + demand]
                    if total == ILLEGAL or after[total] == NONE:
                        continue
                    score = join(tariff, hope, after[total])
                    if taken % 2 and demand % 2:
                        score += POINT
                    if score > best:
                        best = score
                self.outlook[step][taken] = best


def colours_in_order(estate: Estate) -> list[int]:
    """Colours of rims first, so that few rims are open at a time; then the others."""
    rims = [ground.pair for ground in estate.grounds if ground.kind == RIM]
    left = list(range(len(COLOURS)))
    order: list[int] = []
    while left:
        chosen = left[0]
        least = 1000
        for colour in left:
            mine = len([pair for pair in rims if colour in pair])
            done = order + [colour]
            half_open = len([pair for pair in rims if (pair[0] in done) != (pair[1] in done)])
            cost = half_open * 10 - mine if mine else 100
            if cost < least:
                least = cost
                chosen = colour
        left.remove(chosen)
        order.append(chosen)
    return order


def demands_within(estate: Estate) -> list[int]:
    """All demands that this estate could ever meet."""
    jokers = len(estate.pool) + len([g for g in estate.grounds if g.kind == JOKER])
    return [
        demand_of(men, women, grey, child, parity)
        for men in range(jokers + 1)
        for women in range(jokers + 1)
        for grey in range(2 if estate.has_grey_ground() else 1)
        for child in range(3 if estate.tariff.children else 1)
        for parity in range(2 if estate.tariff.by_twos else 1)
    ]


def last_outlook(estate: Estate) -> list[int]:
    """What jokers bring for themselves, by the demands of all colours together; NONE if too many.

    Also here: the colour grey that an empty joker or grey province adds for card VII.
    """
    best = [NONE] * DEMANDS
    jokers = [(g.fixed_men > 0, g.fixed_women > 0) for g in estate.grounds if g.kind == JOKER]
    jokers += [(False, False) for _ in estate.pool]
    for men in range(1 << len(jokers)):
        for women in range(1 << len(jokers)):
            _seat_on_jokers(best, estate, jokers, men, women)
    return best


def _seat_on_jokers(
    best: list[int], estate: Estate, jokers: list[tuple[bool, bool]], men: int, women: int
) -> None:
    """Enter the points for men and women on the jokers of two bit masks, if there is room."""
    points = couples = occupied = seats_m = seats_w = 0
    for i, (man_fixed, woman_fixed) in enumerate(jokers):
        man, woman = men >> i & 1, women >> i & 1
        if (man and man_fixed) or (woman and woman_fixed):
            return
        seats_m += man
        seats_w += woman
        occupied += int(man or woman or man_fixed or woman_fixed)
        couples += int((man or man_fixed) and (woman or woman_fixed))
    tariff = estate.tariff
    points = occupied * JOKER_WORTH + couples * tariff.couple
    for grey in range(2 if estate.has_grey_ground() else 1):
        empty = occupied < len(jokers) or (estate.has_empty_grey() and grey == 0)
        score = (points + (tariff.province_colour if empty else 0)) * POINT
        for child in range(3):
            if children_allowed(tariff, child, couples):
                for parity in range(2 if tariff.by_twos else 1):
                    at = demand_of(seats_m, seats_w, grey, child, parity)
                    best[at] = max(best[at], score)


def children_allowed(tariff: Tariff, child: int, couples: int) -> bool:
    """Can the child code be true with so many couples on jokers?"""
    if tariff.children == CHILD_PER_PAIR:
        return child <= couples
    if tariff.children == ONE_CHILD:
        return child != CHILD_ON_JOKER or couples > 0
    return child == 0
