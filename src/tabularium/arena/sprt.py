"""SPRT: a gate that stops as soon as the blocks say which of two strengths is the true one."""

import math
from typing import Final, NamedTuple

import numpy as np

from tabularium.arena.figures import win_shares
from tabularium.arena.match import Block
from tabularium.kernel import COMMON_DEFEAT

ALPHA: Final = 0.05  # of accepting too much, and of refusing too much


class Verdict(NamedTuple):
    """`state` is accepted, rejected or open."""

    state: str
    ratio: float  # log likelihood ratio
    low: float
    high: float


def sprt(blocks: list[Block], elo0: float, elo1: float) -> Verdict:
    """Whether the hero is `elo1` above the field rather than `elo0`: Wald's test on block means.

    The likelihood is that of the block means around the two expected shares, with the variance that
    was seen (the generalised test that chess engines are gated with).
    """
    high = math.log((1 - ALPHA) / ALPHA)
    shares = [_share(block) for block in blocks]
    seen = [share for share in shares if share is not None]
    if len(seen) < 4:
        return Verdict("open", 0.0, -high, high)
    seats = blocks[0].match.seats
    s0, s1 = expected(elo0, seats), expected(elo1, seats)
    # Half a block won and half a block lost keep the variance honest while all blocks agree.
    values = np.array([*seen, 0.0, 1.0])
    weights = np.array([1.0] * len(seen) + [0.5, 0.5])
    mean = float(np.average(values, weights=weights))
    variance = float(np.average((values - mean) ** 2, weights=weights))
    ratio = len(seen) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    state = "accepted" if ratio >= high else "rejected" if ratio <= -high else "open"
    return Verdict(state, ratio, -high, high)


def expected(elo: float, seats: int) -> float:
    """The share of games that one wins against a field so far below."""
    strength = 10.0 ** (elo / 400)
    return float(strength / (strength + seats - 1))


def _share(block: Block) -> float | None:
    won = [
        win_shares(places)[hero]
        for hero, (places, end) in enumerate(zip(block.places, block.ends, strict=True))
        if end != COMMON_DEFEAT
    ]
    return sum(won) / len(won) if won else None
