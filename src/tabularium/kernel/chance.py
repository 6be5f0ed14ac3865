"""Chance: numbers that depend on nothing but the seed, the stream and how often it was asked."""

import hashlib
from typing import Final

from mypy_extensions import i64

_WRAP: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def splitmix64(key: int, n: int) -> int:
    """The n-th 64-bit number of the stream with this key (Steele, Lea, Flood 2014)."""
    z = (key + (n + 1) * _GAMMA) & _WRAP
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WRAP
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WRAP
    return z ^ (z >> 31)


def _in_machine_words(key: i64, n: i64) -> i64:
    """The same 64 bits as `splitmix64`, from numbers that wrap around: right only if compiled."""
    gamma: i64 = -0x61C8864680B583EB
    first: i64 = -0x40A7B892E31B1A47
    second: i64 = -0x6B2FB644ECCEEE15
    z: i64 = key + (n + 1) * gamma
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * first
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * second
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


_COMPILED: Final = not hasattr(_in_machine_words, "__code__")


def below(key: i64, n: i64, bound: i64) -> i64:
    """`splitmix64(key, n) % bound` for a signed key and a bound of at most 62 bits."""
    if not _COMPILED:
        return splitmix64(key, n) % bound
    bits: i64 = _in_machine_words(key, n)
    top: i64 = 0x7FFFFFFFFFFFFFFF
    return (((bits >> 1) & top) % bound * 2 + (bits & 1)) % bound


def signed(key: int) -> int:
    """The same 64 bits as a number that fits into a machine word."""
    return key - (1 << 64) if key >> 63 else key


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
        self._key: i64 = signed(stream_keys(key, 1)[0])
        self._n: i64 = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self._n += 1
        return below(self._key, self._n, bound)

    def shuffle(self, items: list[int], first: int) -> list[int]:
        """The same items; the first so many are random picks, the order of the rest is left."""
        items = items[:]
        for i in range(min(first, len(items) - 1)):
            j = i + self.below(len(items) - i)
            items[i], items[j] = items[j], items[i]
        return items
