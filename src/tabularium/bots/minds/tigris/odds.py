"""Odds of conflicts: how many tiles of a colour a hidden hand holds, exactly, from what is seen."""

from functools import lru_cache
from math import comb
from typing import Final

from tabularium.games.tigris.material import HAND_SIZE, TILE_COUNTS, TILES
from tabularium.games.tigris.state import DISCARDS, HAND, ON_BOARD, OUT, UNDER, Tigris

SURE: Final = (1.0,) + (0.0,) * (HAND_SIZE + 1)  # tails of a hand that holds none


@lru_cache(maxsize=20_000)
def tails(unseen: int, coloured: int, hand: int) -> tuple[float, ...]:
    """The chance of at least n tiles of a colour in a hand, for n from 0 to one more than fit."""
    if hand == 0 or coloured <= 0:
        return SURE
    ways = comb(unseen, hand)
    chances = [
        comb(coloured, n) * comb(unseen - coloured, hand - n) / ways if n <= hand else 0.0
        for n in range(HAND_SIZE + 1)
    ]
    found = [0.0] * (HAND_SIZE + 2)
    for n in range(HAND_SIZE, -1, -1):
        found[n] = found[n + 1] + chances[n]
    return tuple(found)


def hidden_hand(t: Tigris, seat: int, rival: int, colour: int) -> tuple[float, ...]:
    """Tails for the hand of a rival, as `seat` knows it: all that it has not seen is shuffled."""
    hand = len(t.contents[HAND + rival])
    seen = coloured = 0
    for place in (ON_BOARD, UNDER, OUT, HAND + seat, DISCARDS + seat):
        tiles = t.contents[place]
        seen += len(tiles)
        coloured += tiles.count(colour)
    return tails(TILES - seen, TILE_COUNTS[colour] - coloured, hand)


def at_least(chances: tuple[float, ...], number: int) -> float:
    """The chance that a hand holds so many."""
    if number <= 0:
        return 1.0
    return chances[number] if number < len(chances) else 0.0
