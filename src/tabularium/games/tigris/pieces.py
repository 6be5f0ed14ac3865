"""Pieces as codes for people and as small numbers for the engine."""

from typing import Any, Final

from tabularium.games.tigris.material import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    COLOURS,
    LEADER_CODES,
    PAIR_CODES,
    PAIRS,
)
from tabularium.games.tigris.terrain import EMPTY, OFF_BOARD
from tabularium.kernel import Facts

# By the code of terrain.py: empty, catastrophe, off the board, tiles, face-down tile, leaders.
PIECE_CODES: Final = ("", "catastrophe", "#", *COLOURS, "base", *LEADER_CODES)
_PIECE_NUMBERS: Final = {code: number for number, code in enumerate(PIECE_CODES)}


def piece_number(piece: str) -> int:
    """What lies on a cell, from its code; ValueError names the codes there are."""
    number = _PIECE_NUMBERS.get(piece, EMPTY)
    if number in (EMPTY, OFF_BOARD):
        raise ValueError(
            f"{piece!r} is not a piece: {[c for c in PIECE_CODES if c not in ('', '#')]}"
        )
    return number


def board_facts(board: bytes) -> dict[str, str]:
    """Everything on the board by cell name."""
    found: dict[str, str] = {}
    for cell in range(CELLS):
        code = board[cell]
        if code not in (EMPTY, OFF_BOARD):
            found[CELL_NAMES[cell]] = PIECE_CODES[code]
    return found


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


def monument_facts(monument: int) -> Facts:
    """As plain data."""
    return {
        "pair": PAIR_CODES[pair_of(monument)],
        "base": COLOURS[base_of(monument)],
        "at": CELL_NAMES[corner_of(monument)],
    }


def load_monument(facts: Facts) -> int:
    """The monument with this dump."""
    pair, base, cell = str(facts["pair"]), str(facts["base"]), str(facts["at"])
    return monument_number(PAIR_CODES.index(pair), COLOURS.index(base), CELL_NUMBERS[cell])


# Positions are written by people: what cannot be read raises ValueError.


def read_list(dump: Facts, name: str) -> list[Any]:
    """The list with this name."""
    value = dump[name]
    if not isinstance(value, list):
        raise ValueError(f"{name} is a list: {value!r}")
    return value


def read_numbers(value: list[Any], count: int) -> tuple[int, ...]:
    """So many whole numbers."""
    if len(value) != count or any([type(number) is not int for number in value]):
        raise ValueError(f"{count} numbers are wanted: {value!r}")
    return tuple(value)


def read_points(dump: Facts, seats: int) -> tuple[int, ...]:
    """Points of all seats, each by colour."""
    rows = read_list(dump, "points")
    points: list[int] = []
    for row in rows:
        if not isinstance(row, dict) or set(row) != set(COLOURS):
            raise ValueError(f"points of {COLOURS} are wanted: {row!r}")
        points += [row[colour] for colour in COLOURS]
    return read_numbers(points, 4 * seats)
