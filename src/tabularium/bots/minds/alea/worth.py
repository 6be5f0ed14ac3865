"""What belongings are worth: fame now, and what the rounds to come usually make of them.

The tables were measured in games of beginners against each other: how much more fame an estate ends
with, by rounds to come, for every point of homeless patricians, for every empty home, for every
home with one lodger, and how much a Senate card grows.
"""

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import Final

from tabularium.bots.minds.alea.estate import Estate, Rulings, worth_of
from tabularium.games.alea.material import OFFSPRING, is_joker, is_rim, setup_for

# By rounds to come, this one not counted.
LOOSE: Final = (0.0, 0.16, 0.23, 0.33, 0.40, 0.47)
EMPTY: Final = (0.0, 0.55, 0.90, 1.30, 1.60, 1.90)
HALF: Final = (0.0, 0.33, 0.43, 0.58, 0.60, 0.80)

# How much a Senate card grows in a round: I to X, Offspring, rims, jokers; two seats, or more.
_GROWTH_OF_TWO: Final = (
    *(0.53, 0.90, 0.47, 0.0, 0.72, 0.85, 0.70, 0.93, 0.95, 0.98),
    *(0.28, 0.50, 0.30),
)
_GROWTH: Final = (
    *(0.40, 0.60, 0.40, 0.27, 0.45, 0.73, 0.68, 0.55, 0.65, 0.67),
    *(0.22, 0.48, 0.35),
)

HIDDEN_CARD: Final = 4.4  # what a card of somebody else is worth in the end


def growth_of(card: int, seats: int) -> float:
    """How much a Senate card grows in a round."""
    if card <= OFFSPRING:
        kind = card
    elif is_rim(card):
        kind = OFFSPRING + 1
    else:
        assert is_joker(card), f"no growth for Senate card {card}"
        kind = OFFSPRING + 2
    return (_GROWTH_OF_TWO if seats == 2 else _GROWTH)[kind]


@lru_cache(maxsize=1 << 16)
def promise(estate: Estate, rulings: Rulings, rounds: int, seats: int) -> tuple[float, float]:
    """Fame now, and what is likely to be added in the rounds to come."""
    worth = worth_of(estate, rulings)
    hope = LOOSE[rounds] * worth.loose + EMPTY[rounds] * worth.empty + HALF[rounds] * worth.half
    for card in estate.cards:
        hope += rounds * growth_of(card, seats)
    return float(worth.fame), hope


def value(estate: Estate, rulings: Rulings, rounds: int, seats: int) -> float:
    """Both together."""
    fame, hope = promise(estate, rulings, rounds, seats)
    return fame + hope


@lru_cache(maxsize=1 << 12)
def cards_drawn(
    estate: Estate, rulings: Rulings, rounds: int, seats: int
) -> tuple[float, float, float]:
    """What the best, the second and the third of three unknown Senate cards would bring."""
    base = value(estate, rulings, rounds, seats)
    gains = [
        value(estate.with_card(card), rulings, rounds, seats) - base
        for card in setup_for(seats).senate_deck()
        if card not in estate.cards
    ]
    gains.sort()
    n = len(gains)
    best = second = third = 0.0
    for i, gain in enumerate(gains):
        best += gain * comb(i, 2)
        second += gain * i * (n - 1 - i)
        third += gain * comb(n - 1 - i, 2)
    ways = comb(n, 3)
    return best / ways, second / ways, third / ways


class Harvest:
    """What a round would bring if it ended like this, set by set and column by column."""

    __slots__ = ("castrum", "fallback", "forum")

    def __init__(self) -> None:
        self.castrum: list[float] = []  # by set, the strongest first
        self.fallback: list[float] = []  # the same if the set were overtaken
        self.forum: list[float] = []  # by die, from the left


def best_offer(
    estate: Estate,
    offers: list[int],
    more: Callable[[Estate, int], Estate],
    rulings: Rulings,
    rounds: int,
    seats: int,
) -> tuple[float, float, int]:
    """What the best and the second best of some tiles make of an estate, and the best tile."""
    best, second, taken = float("-inf"), float("-inf"), -1
    for tile in offers:
        here = value(more(estate, tile), rulings, rounds, seats)
        if here > best:
            best, second, taken = here, best, tile
        elif here > second:
            second = here
    return best, second, taken


@lru_cache(maxsize=1 << 14)
def harvest(
    sets: tuple[int, ...],
    dice: tuple[int, ...],
    provinces: tuple[int, ...],
    patricians: tuple[int, ...],
    estates: tuple[Estate, ...],
    rulings: Rulings,
    rounds: int,
) -> Harvest:
    """Everybody takes what is worth most, first provinces, then patricians to live there.

    `sets`, `dice`: the seats that take, in order. The lists are shared: do not change them.
    """
    found = Harvest()
    seats = len(estates)
    own = list(estates)
    worth = [value(estate, rulings, rounds, seats) for estate in estates]
    left = list(provinces)
    for seat in sets:
        if not left:
            found.castrum.append(0.0)
            found.fallback.append(0.0)
            continue
        best, second, taken = best_offer(
            own[seat], left, Estate.with_province, rulings, rounds, seats
        )
        found.castrum.append(best - worth[seat])
        found.fallback.append(second - worth[seat] if len(left) > 1 else 0.0)
        own[seat] = own[seat].with_province(taken)
        worth[seat] = best
        left.remove(taken)
    left = list(patricians)
    for seat in dice[: len(patricians)]:
        best, _, taken = best_offer(own[seat], left, Estate.with_patrician, rulings, rounds, seats)
        found.forum.append(best - worth[seat])
        own[seat] = own[seat].with_patrician(taken)
        worth[seat] = best
        left.remove(taken)
    return found
