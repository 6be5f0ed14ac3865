"""Rules 4 and 5: where something could be placed. Kept up to date change by change, never searched.

Listing all free cells anew for every action was the dearest thing by far, interpreted and compiled.
"""

from bisect import insort

from tabularium.games.tigris.material import CELLS, RED
from tabularium.games.tigris.terrain import EMPTY, NEIGHBOURS, TILE, Terrain


class FreeCells:
    """Empty cells in rising order: a pure function of the board. Never changed once made."""

    __slots__ = ("beside_temple", "crowded", "land", "river")

    def __init__(
        self, land: list[int], river: list[int], beside_temple: list[int], crowded: list[int]
    ) -> None:
        self.land = land
        self.river = river
        self.beside_temple = beside_temple  # land that touches a face-up temple
        self.crowded = crowded  # touch three pieces or more; only here three kingdoms can meet


def touches_temple(board: bytes, cell: int) -> bool:
    """Whether a face-up temple shares an edge with a cell."""
    for neighbour in NEIGHBOURS[cell]:
        if board[neighbour] == TILE + RED:
            return True
    return False


def is_crowded(board: bytes, cell: int) -> bool:
    """Whether at least three pieces share an edge with a cell."""
    pieces = 0
    for neighbour in NEIGHBOURS[cell]:
        if board[neighbour] >= TILE:
            pieces += 1
    return pieces > 2


def free_cells_of(board: bytes, terrain: Terrain) -> FreeCells:
    """The empty cells of a board."""
    empty = [cell for cell in range(CELLS) if board[cell] == EMPTY]
    land = [cell for cell in empty if not terrain.river[cell]]
    river = [cell for cell in empty if terrain.river[cell]]
    beside = [cell for cell in land if touches_temple(board, cell)]
    return FreeCells(land, river, beside, [cell for cell in empty if is_crowded(board, cell)])


def free_cells_after(
    before: FreeCells, terrain: Terrain, old: bytes, new: bytes, cell: int
) -> FreeCells:
    """The empty cells after one cell has changed: only that cell and its neighbours matter."""
    land, river = before.land, before.river
    beside, crowded = before.beside_temple, before.crowded
    if terrain.river[cell]:
        river = _with_or_without(river, cell, old[cell] == EMPTY, new[cell] == EMPTY)
    else:
        land = _with_or_without(land, cell, old[cell] == EMPTY, new[cell] == EMPTY)
        was = old[cell] == EMPTY and touches_temple(old, cell)
        beside = _with_or_without(
            beside, cell, was, new[cell] == EMPTY and touches_temple(new, cell)
        )
    was = old[cell] == EMPTY and is_crowded(old, cell)
    crowded = _with_or_without(crowded, cell, was, new[cell] == EMPTY and is_crowded(new, cell))
    temple = (old[cell] == TILE + RED) != (new[cell] == TILE + RED)
    piece = (old[cell] >= TILE) != (new[cell] >= TILE)
    for near in NEIGHBOURS[cell]:
        if new[near] == EMPTY:
            if temple and not terrain.river[near]:
                was = touches_temple(old, near)
                beside = _with_or_without(beside, near, was, touches_temple(new, near))
            if piece:
                was = is_crowded(old, near)
                crowded = _with_or_without(crowded, near, was, is_crowded(new, near))
    return FreeCells(land, river, beside, crowded)


def _with_or_without(cells: list[int], cell: int, was: bool, now: bool) -> list[int]:
    """The list with the cell in its place, or without it."""
    if was == now:
        return cells
    cells = cells[:]
    if now:
        insort(cells, cell)
    else:
        cells.remove(cell)
    return cells
