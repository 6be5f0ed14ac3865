"""The final reckoning: the best layout a hand allows, exactly (rules 9.22 and 9.23).

The hand is settled colour by colour. A depth-first search strings one offer per colour together
and drops every beginning that, even with the best outlook, cannot beat what has been found.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tabularium.games.alea.borderland import (
    CONDITION_BITS,
    CONDITIONS,
    GREY_GROUND,
    ILLEGAL,
    JOKER,
    POOL,
    ground_points,
    is_finished,
    pool_points,
)
from tabularium.games.alea.estate import Estate
from tabularium.games.alea.homeland import NONE, POINT, join
from tabularium.games.alea.layout import Layout, fault_in, score_layout
from tabularium.games.alea.material import GREY_PROVINCE, JOKER_WORTH, UNPLACED, patrician_sex
from tabularium.games.alea.prospects import DEMANDS, Offer, Prospects, demand_of
from tabularium.games.alea.rulings import Switches

# The search is first told to look only for layouts as good as the outlook, then a little worse:
# nearly always the first or second round finds the best, and looks at very little.
ROUNDS: Final = (1, POINT + 1, 2 * POINT + 1, 4 * POINT + 1, -NONE)


class Reckoning:
    """The search for the best layout of one estate."""

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.prospects = Prospects(estate)
        self.best = NONE
        self.found = False
        self.trail: list[Offer] = []  # offers taken so far, by step
        self.path: list[Offer] = []  # offers of the best layout
        self.end = 0  # conditions of the grounds in the best layout
        self.seen: list[dict[int, int]] = []  # by step: where we have been, with which score
        self.gained = 0  # by the grounds in the last call of _cross
        self.nodes = 0

    def solve(self) -> bool:
        """Find the best layout; False if the fixed tiles allow none."""
        estate = self.estate
        taken = demand_of(0, 0, 0, estate.child, estate.parity)
        if self.prospects.outlook[0][taken] == NONE:
            return False
        highest = join(estate.tariff, estate.start, self.prospects.outlook[0][taken])
        for below in ROUNDS:
            self.best = highest - below
            self.seen = [{} for _ in self.prospects.outlook]
            self._explore(0, estate.conditions, estate.start, taken)
            if self.found:
                return True
        return False

    def _explore(self, step: int, conditions: int, score: int, taken: int) -> None:
        """Settle the colour of this step in every way that may lead to something better."""
        self.nodes += 1
        if step == len(self.prospects.order):
            self._finish(conditions, score)
            return
        branches = self._branches(step, conditions, score, taken)
        branches.sort(reverse=True)
        seen = self.seen[step + 1]
        for outlook, new_score, new_conditions, new_taken, demand, i in branches:
            if outlook <= self.best:
                return
            # Seats are part of the conditions; child and parity are not.
            place = new_conditions * 8 + new_taken % 6
            if seen.get(place, NONE) >= new_score:
                continue
            seen[place] = new_score
            self.trail.append(self.prospects.buckets[step][demand][i])
            self._explore(step + 1, new_conditions, new_score, new_taken)
            self.trail.pop()

    def _branches(
        self, step: int, conditions: int, score: int, taken: int
    ) -> list[tuple[int, int, int, int, int, int]]:
        """All offers that may lead to something better, with what they lead to."""
        tariff = self.estate.tariff
        prospects = self.prospects
        after = prospects.outlook[step + 1]
        branches: list[tuple[int, int, int, int, int, int]] = []
        for demand in prospects.demands[step]:
            total = prospects.sums[taken * DEMANDS + demand]
            if total == ILLEGAL or after[total] == NONE:
                continue
            carry = POINT if taken % 2 and demand % 2 else 0
            future = join(tariff, score, after[total]) + carry
            bucket = prospects.buckets[step][demand]
            for i in range(len(bucket)):
                offer = bucket[i]
                if join(tariff, future, offer.hope) <= self.best:
                    break
                new = self._cross(step, offer, conditions)
                if new == ILLEGAL:
                    continue
                new_score = join(tariff, score, offer.gain) + self.gained + carry
                outlook = join(tariff, new_score, after[total])
                if outlook > self.best:
                    branches.append((outlook, new_score, new, total, demand, i))
        return branches

    def _cross(self, step: int, offer: Offer, conditions: int) -> int:
        """Conditions after an offer, or ILLEGAL; the score of grounds is left in `gained`."""
        new = conditions
        gained = 0
        i = 0
        for here in self.prospects.crossings[step]:
            a = offer.additions[i]
            i += 1
            shift = CONDITION_BITS * here.ground
            condition = (conditions >> shift) % CONDITIONS
            following = here.next[a][condition]
            if following == ILLEGAL:
                return ILLEGAL
            new += (following - condition) << shift
            gained += here.gain[a][condition]
        self.gained = gained
        return new

    def _finish(self, conditions: int, score: int) -> None:
        """Count the jokers and VII's grey; remember the layout if it is the best."""
        points = self._last_points(conditions)
        if points != ILLEGAL and score + points * POINT > self.best:
            self.best = score + points * POINT
            self.found = True
            self.path = list(self.trail)
            self.end = conditions

    def _last_points(self, conditions: int) -> int:
        """Points of jokers for themselves and of the colour grey, or ILLEGAL."""
        estate = self.estate
        points = 0
        empty = False
        pool = 0
        for i, ground in enumerate(estate.grounds):
            condition = (conditions >> (CONDITION_BITS * i)) % CONDITIONS
            if ground.kind == POOL:
                pool = condition
                continue
            if not is_finished(ground, condition):
                return ILLEGAL
            if ground.kind == JOKER:
                points += ground_points(ground, condition, estate.tariff)
            elif ground.kind == GREY_GROUND and condition == 0:
                empty = True
        if empty:
            points += estate.tariff.province_colour
        pooled = pool_points(pool, len(estate.pool), not empty, estate.tariff)
        return ILLEGAL if pooled == ILLEGAL else points + pooled


def best_layout(
    provinces: Sequence[int],
    patricians: Sequence[int],
    senate: Sequence[int],
    fortuna: Sequence[int],
    tokens: int,
    switches: Switches,
    fixed: Mapping[int, int] | None = None,
) -> Layout | None:
    """The layout with most points, then the best tie-break, that keeps what is fixed.

    `fixed` maps patricians to a container or UNPLACED; None is returned if no legal layout
    agrees with it.
    """
    laid = {} if fixed is None else dict(fixed)
    estate = Estate(list(provinces), list(patricians), list(senate), switches, laid)
    if not estate.possible:
        return None
    reckoning = Reckoning(estate)
    if not reckoning.solve():
        return None
    placed = lay_out(reckoning)
    return score_layout(provinces, patricians, senate, fortuna, tokens, switches, placed)


def lay_out(reckoning: Reckoning) -> dict[int, int]:
    """Turn the numbers of the best path into tiles: the highest of each colour and sex."""
    estate = reckoning.estate
    placed = dict(estate.fixed)
    pooled: list[int] = []
    for step, colour in enumerate(reckoning.prospects.order):
        offer = reckoning.path[step]
        men = list(estate.men[colour])
        women = list(estate.women[colour])
        homeland = estate.homelands[colour]
        households = homeland.households(homeland.stay[offer.cell], offer.cell // 2 % 2)
        for home, (m, w) in zip(estate.homes[colour], households, strict=True):
            for tile in take(men, m) + take(women, w):
                placed[tile] = home
        for i, here in enumerate(reckoning.prospects.crossings[step]):
            a = offer.additions[i]
            for tile in take(men, here.men[a]) + take(women, here.women[a]):
                if here.kind == POOL:
                    pooled.append(tile)
                else:
                    placed[tile] = estate.grounds[here.ground].container
        for tile in men + women:
            placed[tile] = UNPLACED
    if pooled:
        deal_to_jokers(reckoning, pooled, placed)
    return placed


def take(tiles: list[int], number: int) -> list[int]:
    """Remove and return the first tiles."""
    taken = tiles[:number]
    del tiles[:number]
    return taken


def deal_to_jokers(reckoning: Reckoning, tiles: list[int], placed: dict[int, int]) -> None:
    """Deal the tiles of the pool to its jokers in the best legal way; there are few ways."""
    estate = reckoning.estate
    jokers = estate.pool
    condition = (reckoning.end >> (CONDITION_BITS * (len(estate.grounds) - 1))) % CONDITIONS
    children = condition // 9
    grey_missing = not (estate.has_empty_grey() and GREY_PROVINCE not in placed.values())
    best = ILLEGAL
    best_hands: list[list[int]] = []
    for way in range(len(jokers) ** len(tiles)):
        hands: list[list[int]] = [[] for _ in jokers]
        rest = way
        for tile in tiles:
            hands[rest % len(jokers)].append(tile)
            rest //= len(jokers)
        points = joker_points(estate, hands, children, grey_missing)
        if points > best:
            best = points
            best_hands = hands
    for i, hand in enumerate(best_hands):
        for tile in hand:
            placed[tile] = jokers[i]


def joker_points(estate: Estate, hands: list[list[int]], children: int, grey_missing: bool) -> int:
    """Points of the pool's jokers with these tiles on them, or ILLEGAL."""
    points = 0
    for i, hand in enumerate(hands):
        if fault_in(estate.pool[i], hand, children > 0) is not None:
            return ILLEGAL
        if hand:
            points += JOKER_WORTH
            if len({patrician_sex(tile) for tile in hand}) == 2:
                points += estate.tariff.couple
        children -= int(len(hand) == 3)
    if [] in hands and grey_missing:
        points += estate.tariff.province_colour
    return points if children == 0 else ILLEGAL
