"""What the colours take from the stock they share, in the final reckoning.

A demand packs seats for men on jokers 0-2, seats for women 0-2, the grey province taken 0-1, child
0-2 and parity 0-1. If there is one child, `child` tells where it lies; if every couple may
have one, how many lie in the pool. The parity of placed patricians is for card II.
"""

from typing import Final

from mypy_extensions import i64

from tabularium.games.alea.reckoning.borderland import (
    CONDITION_BITS,
    CONDITIONS,
    ILLEGAL,
    JOKER,
    pool_points,
)
from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.homeland import CHILD_PER_PAIR, NO_CHILD, NONE, POINT, Tariff

DEMANDS: Final = 108
CHILD_ELSEWHERE: Final = 1
CHILD_IN_POOL: Final = 2

# A rank packs a score and the index of a demand, so that plain ints can be sorted.
RANK_BITS: Final = 7
RANKS: Final = 128


def demand_of(men: int, women: int, grey: int, child: int, parity: int) -> int:
    """Pack a demand."""
    return (((men * 3 + women) * 2 + grey) * 3 + child) * 2 + parity


def child_in(demand: int) -> int:
    """The child of a packed demand."""
    return demand // 2 % 3


def sums_of_demands(one_child: bool) -> list[int]:
    """Two demands together at [one * DEMANDS + other], or ILLEGAL where there is not enough."""
    sums: list[int] = []
    for one in range(DEMANDS):
        for other in range(DEMANDS):
            enough = (
                one // 36 + other // 36 <= 2
                and one // 12 % 3 + other // 12 % 3 <= 2
                and one // 6 % 2 + other // 6 % 2 <= 1
                and child_in(one) + child_in(other) <= 2
                and not (one_child and child_in(one) and child_in(other))
            )
            even = 2 if one % 2 and other % 2 else 0
            sums.append(one + other - even if enough else ILLEGAL)
    return sums


SUMS_ONE_CHILD: Final = sums_of_demands(True)
SUMS_CHILD_PER_PAIR: Final = sums_of_demands(False)


def seats_of(estate: Estate) -> tuple[int, int]:
    """Seats for men and women on jokers where somebody has been fixed."""
    marked = [ground for ground in estate.grounds if ground.kind == JOKER]
    men = len([ground for ground in marked if ground.men == 0])
    return men, len([ground for ground in marked if ground.women == 0])


def seats_taken(estate: Estate, conditions: int) -> tuple[int, int]:
    """How many of these seats have been taken."""
    men = women = 0
    for i, ground in enumerate(estate.grounds):
        if ground.kind == JOKER:
            condition = (conditions >> (CONDITION_BITS * i)) & (CONDITIONS - 1)
            men += int(ground.men == 0 and condition % 3 > 0)
            women += int(ground.women == 0 and condition // 3 % 3 > 0)
    return men, women


def demands_within(estate: Estate) -> list[int]:
    """All demands that this estate could ever meet."""
    jokers = len(estate.pool)
    seats_m, seats_w = seats_of(estate)
    return [
        demand_of(men, women, grey, child, parity)
        for men in range(jokers + seats_m + 1)
        for women in range(jokers + seats_w + 1)
        for grey in range(2 if estate.grey else 1)
        for child in range(1 if estate.tariff.children == NO_CHILD else 3)
        for parity in range(2 if estate.tariff.by_twos else 1)
    ]


def score_at_end(estate: Estate, taken: int, seats_m: int, seats_w: int) -> int:
    """What the pool brings for itself, and VII's colour grey, when all colours are settled.

    `seats_m`, `seats_w`: of the seats taken, those on jokers that are not in the pool.
    """
    tariff = estate.tariff
    men, women = taken // 36 - seats_m, taken // 12 % 3 - seats_w
    if min(men, women) < 0:
        return NONE
    grey_empty = estate.grey and taken // 6 % 2 == 0
    children = child_in(taken)
    if tariff.children != CHILD_PER_PAIR:
        children = int(children == CHILD_IN_POOL)
    points = pool_points(len(estate.pool), men, women, children, not grey_empty, tariff)
    if points == ILLEGAL:
        return NONE
    return (points + (tariff.province_colour if grey_empty else 0)) * POINT


def hope_at_end(estate: Estate, taken: int) -> int:
    """The same if it is open which seats are in the pool."""
    most_m, most_w = seats_of(estate)
    best = NONE
    for seats_m in range(most_m + 1):
        for seats_w in range(most_w + 1):
            best = max(best, score_at_end(estate, taken, seats_m, seats_w))
    return best


def best_sum(
    tariff: Tariff,
    sums: list[int],
    after: list[int],
    taken: int,
    demands: list[int],
    tops: list[int],
) -> int:
    """The highest sum of a score now (`tops`, by demand) and the bound after it."""
    best: i64 = NONE
    base: i64 = taken * DEMANDS
    odd: i64 = taken & 1
    by_sum = tariff.by_sum
    for i in range(len(demands)):
        demand: i64 = demands[i]
        total: i64 = sums[base + demand]
        if total == ILLEGAL:
            continue
        top: i64 = tops[i]
        future: i64 = after[total]
        score = top + future + (odd & demand) * POINT  # two odd tiles make a pair for card II
        if score <= best or future == NONE:
            continue
        if not by_sum:
            score -= min(top & (POINT - 1), future & (POINT - 1))
        best = max(best, score)
    return best


def ranking(
    tariff: Tariff,
    sums: list[int],
    after: list[int],
    taken: int,
    demands: list[int],
    tops: list[int],
    floor: int,
) -> list[int]:
    """Ranks of all such sums above `floor`, highest first: sum, then index of the demand."""
    ranks: list[int] = []
    base: i64 = taken * DEMANDS
    odd: i64 = taken & 1
    by_sum = tariff.by_sum
    for i in range(len(demands)):
        demand: i64 = demands[i]
        total: i64 = sums[base + demand]
        if total == ILLEGAL:
            continue
        top: i64 = tops[i]
        future: i64 = after[total]
        score = top + future + (odd & demand) * POINT
        if not by_sum:
            score -= min(top & (POINT - 1), future & (POINT - 1))
        if score > floor and future != NONE:
            ranks.append((score << RANK_BITS) + i)
    ranks.sort(reverse=True)
    return ranks
