"""Chance: numbers that depend on nothing but the seed, the stream and how often it was asked."""

import hashlib
from typing import Final

_WRAP: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def splitmix64(key: int, n: int) -> int:
    """The n-th 64-bit number of the stream with this key (Steele, Lea, Flood 2014)."""
    z = (key + (n + 1) * _GAMMA) & _WRAP
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WRAP
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WRAP
    return z ^ (z >> 31)


def stream_keys(seed: str, streams: int) -> tuple[int, ...]:
    """One key per stream. Hashing keeps streams apart: no stream tells anything about another."""
    raw = hashlib.shake_256(seed.encode()).digest(8 * streams)
    return tuple([int.from_bytes(raw[8 * i : 8 * i + 8], "big") for i in range(streams)])


def commitment(seed: str) -> str:
    """What is published before the game, so that the seed shown after it cannot be another."""
    return hashlib.sha256(b"tabularium:" + seed.encode()).hexdigest()


class Picks:
    """Chance outside a game: for imagining, bots and fallbacks. Never touches a state."""

    __slots__ = ("_key", "_n")

    def __init__(self, key: str) -> None:
        self._key = stream_keys(key, 1)[0]
        self._n = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self._n += 1
        return splitmix64(self._key, self._n) % bound

    def shuffle(self, items: list[int], first: int) -> list[int]:
        """The same items; the first so many are random picks, the order of the rest is left."""
        items = items[:]
        for i in range(min(first, len(items) - 1)):
            j = i + self.below(len(items) - i)
            items[i], items[j] = items[j], items[i]
        return items
