"""Ratings: one Plackett-Luce fit over all games, on the Elo scale, with a bootstrap over blocks."""

import math
from collections import defaultdict
from itertools import pairwise, permutations
from typing import Final

import numpy as np

from tabularium.arena.figures import Interval
from tabularium.arena.match import Block
from tabularium.kernel import COMMON_DEFEAT

DRAWS: Final = 200
STEPS: Final = 200
ANCHOR: Final = 1000.0
Orders = dict[tuple[str, ...], float]  # from the first place to the last, and how often


def ratings_of(blocks: list[Block], anchor: str) -> dict[str, Interval]:
    """Ratings of all bots; `anchor` has 1000."""
    names = sorted({name for b in blocks for name in (b.match.hero, b.match.field)})
    per_block = [_orders(block) for block in blocks]
    whole = _fit(names, _sum(per_block), anchor)
    rng = np.random.default_rng(0)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(DRAWS):
        chosen = rng.integers(0, len(per_block), len(per_block))
        fitted = _fit(names, _sum([per_block[i] for i in chosen]), anchor)
        for name, rating in fitted.items():
            drawn[name].append(rating)
    found = {}
    for name in names:
        low, high = np.quantile(drawn[name], (0.025, 0.975))
        found[name] = Interval(whole[name], float(low), float(high))
    return found


def _orders(block: Block) -> Orders:
    """The orders in which bots came in; a tie counts as every order, in equal parts."""
    found: Orders = defaultdict(float)
    for hero, (places, end) in enumerate(zip(block.places, block.ends, strict=True)):
        if end == COMMON_DEFEAT:
            continue
        names = [block.match.hero if s == hero else block.match.field for s in range(len(places))]
        fits = [
            order
            for order in permutations(range(len(places)))
            if all(places[a] <= places[b] for a, b in pairwise(order))
        ]
        for order in fits:
            found[tuple(names[s] for s in order)] += 1 / len(fits)
    return found


def _sum(parts: list[Orders]) -> Orders:
    total: Orders = defaultdict(float)
    for part in parts:
        for order, weight in part.items():
            total[order] += weight
    return total


def _fit(names: list[str], orders: Orders, anchor: str) -> dict[str, float]:
    """Hunter's minorise-maximise steps; half a game won and lost keeps whitewashes finite."""
    strength = dict.fromkeys(names, 1.0)
    prior = 0.5
    for _ in range(STEPS):
        wins = dict.fromkeys(names, prior)
        pull = {name: 2 * prior / (1 + strength[name]) for name in names}
        for order, weight in orders.items():
            rest = sum(strength[name] for name in order)
            for i in range(len(order) - 1):
                wins[order[i]] += weight
                for name in order[i:]:
                    pull[name] += weight / rest
                rest -= strength[order[i]]
        strength = {name: wins[name] / pull[name] for name in names}
    base = math.log10(strength[anchor])
    return {name: ANCHOR + 400 * (math.log10(strength[name]) - base) for name in names}
