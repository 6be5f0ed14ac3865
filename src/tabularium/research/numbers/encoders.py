"""How one fact of a view becomes numbers: a fixed length each, zero where there is nothing.

Every number lies between -LIMIT and LIMIT; what is counted is divided by how many there can be, or
where a rulebook sets no bound, by what is usual.
"""

from array import array
from collections.abc import Iterable
from typing import Any, Final

LIMIT: Final = 10.0

Numbers = array  # of C floats: writing single entries is faster than in numpy


class BadLayout(ValueError):
    """A view holds something that the layout has no place for."""


class Codes(dict[object, int]):
    """Where each code has its number."""

    def __init__(self, codes: Iterable[object]) -> None:
        super().__init__((code, n) for n, code in enumerate(codes))

    def __missing__(self, code: object) -> int:
        raise BadLayout(f"{code!r} is not one of {list(self)}")


class Encoder:
    """Writes one fact into `size` numbers that were zero."""

    size: int = 1
    skips: bool = True  # whether 0, None and what is empty leave all numbers zero

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """Write the fact from index `at` on."""
        raise NotImplementedError

    def labels(self) -> list[str]:
        """A name for each number, for the documentation."""
        return [""]


class Number(Encoder):
    """One number, divided by a scale."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """None is nothing, true is 1."""
        if fact:
            out[at] = max(-LIMIT, min(LIMIT, fact / self.scale))


class OneOf(Encoder):
    """One of several codes, or None: a 1 in its place."""

    skips = False

    def __init__(self, codes: Iterable[object]) -> None:
        self.places = Codes(codes)
        self.size = len(self.places)

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """Raises if the code is not one of ours."""
        if fact is not None:
            out[at + self.places[fact]] = 1.0

    def labels(self) -> list[str]:
        """The codes."""
        return [str(code) for code in self.places]


class Index(Encoder):
    """A number from 0 to size - 1, such as a seat or a letter; less than 0 is nobody."""

    skips = False

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """A 1 in its place."""
        if fact is None or fact < 0:
            return
        if fact >= self.size:
            raise BadLayout(f"{fact} is not below {self.size}")
        out[at + fact] = 1.0

    def labels(self) -> list[str]:
        """The numbers."""
        return [str(n) for n in range(self.size)]


class Bits(Index):
    """A mask, a 1 for each bit that is set."""

    skips = True

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """Raises if a bit is too high."""
        if fact >> self.size:
            raise BadLayout(f"{fact} has more than {self.size} bits")
        for n in range(self.size):
            if fact >> n & 1:
                out[at + n] = 1.0


class Counts(OneOf):
    """How many of each code: from a list of codes, or from numbers by code."""

    skips = True

    def __init__(self, codes: Iterable[object], scale: float = 1) -> None:
        super().__init__(codes)
        self.share = 1 / scale

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """Raises if a code is not one of ours."""
        places, share = self.places, self.share
        if isinstance(fact, dict):
            for code, n in fact.items():
                out[at + places[code]] = min(LIMIT, n * share)
        else:
            for code in fact:
                out[at + places[code]] += share


class Row(Encoder):
    """A list of like facts, padded to its greatest length."""

    def __init__(self, of: Encoder, length: int) -> None:
        self.of = of
        self.length = length
        self.size = of.size * length

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """Raises if the list is longer than it can be."""
        if len(fact) > self.length:
            raise BadLayout(f"a list of {len(fact)} is longer than {self.length}")
        of = self.of
        size, skips = of.size, of.skips
        for each in fact:
            if each or not skips:
                of.write(each, out, at)
            at += size

    def labels(self) -> list[str]:
        """Places counted from 0."""
        return [joined(n, name) for n in range(self.length) for name in self.of.labels()]


class Parts(Encoder):
    """Several facts of different kinds: a list of fixed length, or by name; None is nothing."""

    def __init__(self, **parts: Encoder) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts.values())

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """In the order in which the parts were named."""
        if fact is None:
            return
        facts = [fact[name] for name in self.parts] if isinstance(fact, dict) else fact
        for part, each in zip(self.parts.values(), facts, strict=True):
            if each or not part.skips:
                part.write(each, out, at)
            at += part.size

    def labels(self) -> list[str]:
        """The names of the parts."""
        return [joined(name, each) for name, part in self.parts.items() for each in part.labels()]


class By(Encoder):
    """Like facts by code; codes that are absent stay zero."""

    def __init__(self, codes: Iterable[object], of: Encoder) -> None:
        self.of = of
        self.places = Codes(codes)
        self.size = of.size * len(self.places)

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """Raises if a code is not one of ours."""
        of, size, places = self.of, self.of.size, self.places
        for code, each in fact.items():
            of.write(each, out, at + size * places[code])

    def labels(self) -> list[str]:
        """The codes."""
        return [joined(code, name) for code in self.places for name in self.of.labels()]


class Pairs(Encoder):
    """A flat list of pairs of small numbers (seats, provinces): how often each pair is there."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second
        self.size = first * second

    def write(self, fact: Any, out: "Numbers[float]", at: int) -> None:
        """A matrix, row by row."""
        for one, two in zip(fact[::2], fact[1::2], strict=True):
            place = at + self.second * one + two
            out[place] = min(LIMIT, out[place] + 1.0)

    def labels(self) -> list[str]:
        """Both numbers."""
        return [f"{one}.{two}" for one in range(self.first) for two in range(self.second)]


def joined(outer: object, inner: str) -> str:
    """The label of a number inside another fact."""
    return f"{outer}.{inner}" if inner else str(outer)
