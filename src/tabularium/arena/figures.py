"""Figures: what a series of blocks says, with intervals from a bootstrap over blocks."""

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabularium.arena.match import Block
from tabularium.kernel import COMMON_DEFEAT

DRAWS: Final = 2000
Floats = NDArray[np.float64]


class Interval(NamedTuple):
    """A mean and the 95 % interval around it."""

    mean: float
    low: float
    high: float


class Figures(NamedTuple):
    """One match in figures, as seen by its hero."""

    games: int
    blocks: int
    share: Interval  # of wins, ties split, common defeats left out
    elo: Interval
    rank: Interval
    margin: Interval  # over the best of the others
    defeats: int  # games that everybody lost
    field_share: float  # what one seat of the field won
    words: float
    seconds: float  # per word of the hero
    nodes: float


def win_shares(places: list[int]) -> list[float]:
    """A win is 1, shared among those who tie for it."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def figures_of(blocks: list[Block]) -> Figures:
    """Everything about one match."""
    seats = blocks[0].match.seats
    rows = [_block(block) for block in blocks]
    won, counted, rank, margin = np.array(rows, dtype=float).T
    games = seats * len(blocks)
    played = np.full(len(blocks), float(seats))
    share = _unbounded(bootstrap(won, counted), float(counted.sum()))
    lost = max(float(counted.sum()), 1) - float(won.sum())
    return Figures(
        games,
        len(blocks),
        share,
        Interval(*(elo_of(value, seats) for value in share)),
        bootstrap(rank, played),
        bootstrap(margin, played),
        games - round(float(counted.sum())),
        lost / max(float(counted.sum()), 1) / (seats - 1),
        sum(sum(block.words) for block in blocks) / games,
        sum(block.seconds[0] for block in blocks) / len(blocks),
        sum(block.nodes[0] for block in blocks) / len(blocks),
    )


def _unbounded(share: Interval, games: float) -> Interval:
    """Where all games went one way a bootstrap sees no doubt; the rule of three does."""
    if share.mean == 1.0:
        return Interval(1.0, max(0.0, 1 - 3 / max(games, 1)), 1.0)
    if share.mean == 0.0:
        return Interval(0.0, 0.0, min(1.0, 3 / max(games, 1)))
    return share


def _block(block: Block) -> tuple[float, int, float, float]:
    won, counted, rank, margin = 0.0, 0, 0.0, 0.0
    for hero, (places, scores, end) in enumerate(
        zip(block.places, block.scores, block.ends, strict=True)
    ):
        rank += places[hero]
        margin += scores[hero] - max(s for seat, s in enumerate(scores) if seat != hero)
        if end != COMMON_DEFEAT:
            won += win_shares(places)[hero]
            counted += 1
    return won, counted, rank, margin


def bootstrap(top: Floats, bottom: Floats) -> Interval:
    """A ratio of sums over blocks, and where it lies in 95 of 100 resamplings of the blocks."""
    rng = np.random.default_rng(0)  # the same blocks always give the same interval
    drawn = rng.integers(0, len(top), (DRAWS, len(top)))
    values = top[drawn].sum(axis=1) / np.maximum(bottom[drawn].sum(axis=1), 1)
    low, high = np.quantile(values, (0.025, 0.975))
    return Interval(float(top.sum() / max(bottom.sum(), 1)), float(low), float(high))


def elo_of(share: float, seats: int) -> float:
    """How far above the field, on the Elo scale, somebody is who wins such a share against it."""
    if share in (0.0, 1.0):
        return math.inf if share else -math.inf
    return 400 * math.log10(share * (seats - 1) / (1 - share))
