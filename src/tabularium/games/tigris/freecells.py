"""Rules 4 and 5: where something could be placed. Kept up to date change by change, never searched.

Listing all free cells anew for every action was the dearest thing by far, interpreted and compiled.
"""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from tabularium.games.tigris.material import CELLS, RED
from tabularium.games.tigris.terrain import (
    DOWN,
    EMPTY,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    TILE,
    UP,
    Terrain,
)

CROWD: Final = 3  # pieces around a cell
BYTES: Final = bytes(range(256))


class FreeCells:
    """Empty cells in rising order: a pure function of the board. Never changed once made."""

    __slots__ = ("beside_temple", "crowded", "land", "river")

    def __init__(
        self, land: bytes, river: bytes, beside_temple: list[int], crowded: list[int]
    ) -> None:
        self.land = land
        self.river = river
        self.beside_temple = beside_temple  # land that touches a face-up temple
        self.crowded = crowded  # touch three pieces or more; only here three kingdoms can meet


def touches_temple(board: bytes, cell: int) -> bool:
    """Whether a face-up temple shares an edge with a cell."""
    at: i64 = cell
    temple: i64 = TILE + RED
    up: i64 = board[UP[at]]
    left: i64 = board[LEFT[at]]
    right: i64 = board[RIGHT[at]]
    down: i64 = board[DOWN[at]]
    return up == temple or left == temple or right == temple or down == temple


def pieces_around(board: bytes, cell: int) -> int:
    """How many pieces share an edge with a cell."""
    at: i64 = cell
    up: i64 = board[UP[at]]
    left: i64 = board[LEFT[at]]
    right: i64 = board[RIGHT[at]]
    down: i64 = board[DOWN[at]]
    pieces: i64 = 0
    if up >= TILE:
        pieces += 1
    if left >= TILE:
        pieces += 1
    if right >= TILE:
        pieces += 1
    if down >= TILE:
        pieces += 1
    return pieces


def free_cells_of(board: bytes, terrain: Terrain) -> FreeCells:
    """The empty cells of a board."""
    empty = [cell for cell in range(CELLS) if board[cell] == EMPTY]
    land = [cell for cell in empty if not terrain.river[cell]]
    river = [cell for cell in empty if terrain.river[cell]]
    beside = [cell for cell in land if touches_temple(board, cell)]
    crowded = [cell for cell in empty if pieces_around(board, cell) >= CROWD]
    return FreeCells(bytes(land), bytes(river), beside, crowded)


def free_cells_after(
    before: FreeCells, terrain: Terrain, old: bytes, new: bytes, cell: int
) -> FreeCells:
    """The empty cells after one cell has changed: only that cell and its neighbours matter."""
    land, river = before.land, before.river
    beside, crowded = before.beside_temple, before.crowded
    was, now = old[cell], new[cell]
    if (was == EMPTY) != (now == EMPTY):
        if terrain.river[cell]:
            river = _toggled_byte(river, cell)
        else:
            land = _toggled_byte(land, cell)
            if touches_temple(new, cell):
                beside = _toggled(beside, cell)
        if pieces_around(new, cell) >= CROWD:
            crowded = _toggled(crowded, cell)
    came = (now >= TILE) - (was >= TILE)
    temple = (was == TILE + RED) != (now == TILE + RED)
    if came == 0 and not temple:
        return FreeCells(land, river, beside, crowded)
    for near in NEIGHBOURS[cell]:
        if new[near] == EMPTY:
            if temple and not terrain.river[near] and _only_temple(old, new, near):
                beside = _toggled(beside, near)
            pieces = pieces_around(new, near)
            if (pieces >= CROWD) != (pieces - came >= CROWD):
                crowded = _toggled(crowded, near)
    return FreeCells(land, river, beside, crowded)


def _only_temple(old: bytes, new: bytes, cell: int) -> bool:
    """Whether the temple that came or went is the only one beside a cell."""
    return touches_temple(old, cell) != touches_temple(new, cell)


def _toggled(cells: list[int], cell: int) -> list[int]:
    """Without the cell if it is there, otherwise with it in its place."""
    i = bisect_left(cells, cell)
    cells = cells[:]
    if i < len(cells) and cells[i] == cell:
        del cells[i]
    else:
        cells.insert(i, cell)
    return cells


def _toggled_byte(cells: bytes, cell: int) -> bytes:
    """The same for a long row."""
    i = bisect_left(cells, cell)
    if i < len(cells) and cells[i] == cell:
        return cells[:i] + cells[i + 1 :]
    return cells[:i] + BYTES[cell : cell + 1] + cells[i:]
