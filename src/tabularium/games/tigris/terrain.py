"""Rules 1 and 2: the ground under the pieces. Cells are numbers; neighbours share an edge."""

from typing import Final

from tabularium.games.tigris.material import (
    CELLS,
    COLUMNS,
    CORNER,
    LAND,
    MAP,
    NOWHERE,
    RIVER,
    ROWS,
    START,
)

# What lies on a cell. Tiles, face-down tiles and leaders connect, and nothing else does (2.1, 2.2):
# whatever is TILE or more.
EMPTY: Final = 0
CATASTROPHE: Final = 1
OFF_BOARD: Final = 2
TILE: Final = 3  # + colour
LAST_TILE: Final = 6
FACE_DOWN: Final = 7  # under a monument
LEADER: Final = 8  # + 4 * seat + colour

Four = tuple[int, int, int, int]


def _around(cell: int) -> Four:
    """The neighbours of a cell; CELLS, which is off the board, where there is none."""
    row, column = cell // COLUMNS, cell % COLUMNS
    return (
        cell - COLUMNS if row > 0 else CELLS,
        cell - 1 if column > 0 else CELLS,
        cell + 1 if column < COLUMNS - 1 else CELLS,
        cell + COLUMNS if row < ROWS - 1 else CELLS,
    )


AROUND: Final[tuple[Four, ...]] = tuple([_around(cell) for cell in range(CELLS)])
# The same without what is off the board. Compiled, a loop over a tuple of unknown length is much
# faster than one over exactly four.
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([near for near in around if near < CELLS]) for around in AROUND]
)

# The same by side, a byte for each cell: compiled, a byte is read without making an object of it.
UP: Final = bytes([around[0] for around in AROUND])
LEFT: Final = bytes([around[1] for around in AROUND])
RIGHT: Final = bytes([around[2] for around in AROUND])
DOWN: Final = bytes([around[3] for around in AROUND])


class Terrain:
    """A map: which cells are river, corner, off the board. Never changed, shared by all copies."""

    __slots__ = ("bare", "corner", "river", "rows", "temples")

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        signs = "".join([row.ljust(COLUMNS, NOWHERE) for row in rows]).ljust(CELLS, NOWHERE)
        if max([len(row) for row in rows]) > COLUMNS or len(rows) > ROWS:
            raise ValueError(f"at most {ROWS} rows of {COLUMNS}: {rows}")
        if set(signs) - {LAND, RIVER, START, CORNER, NOWHERE}:
            raise ValueError(f"not a map: {rows}")
        self.river = tuple([sign == RIVER for sign in signs])
        self.corner = tuple([sign == CORNER for sign in signs])
        self.temples = tuple([cell for cell in range(CELLS) if signs[cell] in (START, CORNER)])
        self.bare = bytes([OFF_BOARD if sign == NOWHERE else EMPTY for sign in signs] + [OFF_BOARD])


STANDARD: Final = Terrain(MAP)


def terrain_of(rows: tuple[str, ...]) -> Terrain:
    """The map with these rows; the one of the box is made once."""
    return STANDARD if rows == MAP else Terrain(rows)
