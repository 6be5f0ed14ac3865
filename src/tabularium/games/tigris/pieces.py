"""Pieces as codes for people and as small numbers for the engine."""

from typing import Final

from tabularium.games.tigris.material import COLOURS, COLUMNS, LEADER_CODES, PAIRS

# By the code of terrain.py: empty, catastrophe, off the board, tiles, face-down tile, leaders.
PIECE_CODES: Final = ("", "catastrophe", "#", *COLOURS, "base", *LEADER_CODES)


# A monument is one number: its pair, the colour of the tiles below it, its upper left cell.


def monument_number(pair: int, base: int, cell: int) -> int:
    """A monument as one number."""
    return pair * 1024 + base * 256 + cell


def pair_of(monument: int) -> int:
    """Which of the six monuments it is."""
    return monument // 1024


def base_of(monument: int) -> int:
    """The colour of the tiles it stands on."""
    return monument // 256 % 4


def corner_of(monument: int) -> int:
    """Its upper left cell."""
    return monument % 256


def has_colour(monument: int, colour: int) -> bool:
    """Whether one half of a monument is of a colour."""
    return colour in PAIRS[pair_of(monument)]


def base_cells(monument: int) -> tuple[int, int, int, int]:
    """The four cells under a monument."""
    cell = corner_of(monument)
    return (cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1)
