"""Counts, masks and followers as plain data with codes, and back."""

from tabularium.games.orleans.material import (
    DEED_CODES,
    DEEDS,
    KIND_CODES,
    KINDS,
    PLACE_CODES,
    TYPES,
    tile_bit,
    tiles_in,
)
from tabularium.kernel import Facts


def followers(row: list[int], start: int) -> Facts:
    """Followers by code, those that are there."""
    found: Facts = {}
    for kind in range(KINDS):
        if row[start + kind]:
            found[KIND_CODES[kind]] = row[start + kind]
    return found


def read_followers(given: object) -> list[int]:
    """Counts by kind."""
    return read_counts(KIND_CODES, given)


def counts_of(codes: tuple[str, ...], row: list[int]) -> Facts:
    """Counts by code, none left out that is not zero."""
    return {codes[i]: n for i, n in enumerate(row) if n}


def read_counts(codes: tuple[str, ...], given: object) -> list[int]:
    """A row of counts; KeyError if a code is unknown."""
    assert isinstance(given, dict)
    row = [0] * len(codes)
    for code, n in given.items():
        row[codes.index(code)] = n
    return row


def codes_of_mask(mask: int) -> list[str]:
    """Codes of place tiles."""
    return [PLACE_CODES[place] for place in tiles_in(mask)]


def read_mask(given: object) -> int:
    """A mask of place tiles."""
    assert isinstance(given, list)
    mask = 0
    for code in given:
        mask |= tile_bit(PLACE_CODES.index(code))
    return mask


def deeds_dump(row: list[int]) -> Facts:
    """Followers on the deeds, by deed and type."""
    types = len(TYPES)
    found: Facts = {}
    for deed in range(DEEDS):
        there = counts_of(TYPES, row[types * deed : types * (deed + 1)])
        if there:
            found[DEED_CODES[deed]] = there
    return found


def read_deeds(given: object) -> list[int]:
    """Counts by deed and type."""
    assert isinstance(given, dict)
    row: list[int] = []
    for code in DEED_CODES:
        row += read_counts(TYPES, given.get(code, {}))
    return row
