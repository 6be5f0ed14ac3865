"""Rules 2: regions and kingdoms. The hot path: flat lists, made from those of the board before."""

from typing import Final

from tabularium.games.tigris.freecells import FreeCells, free_cells_after, free_cells_of
from tabularium.games.tigris.material import CELLS, LEADERS, RED
from tabularium.games.tigris.terrain import AROUND, LEADER, NEIGHBOURS, TILE, Terrain

TEMPLE: Final = TILE + RED
NOT_ON_BOARD: Final = -1
NO_REGION: Final = 0
MANY_LABELS: Final = 64  # labels of regions that are no more pile up; then all are given anew


class Regions:
    """What follows from a board alone. Never changed once made, shared by all copies of a state.

    `label` gives each cell its region (0: none; one entry more than cells, for what is off the
    board), `leaders` each region its leaders as a bit mask of 4 * seat + colour, `where` each
    leader its cell. A region with leaders is a kingdom.
    """

    __slots__ = ("board", "free", "label", "leaders", "terrain", "where")

    def __init__(
        self,
        terrain: Terrain,
        board: bytes,
        label: list[int],
        leaders: list[int],
        where: list[int],
        free: FreeCells,
    ) -> None:
        self.terrain = terrain
        self.board = board
        self.label = label
        self.leaders = leaders
        self.where = where
        self.free = free

    def tile_cells(self, farm: bool) -> list[int]:
        """Empty land, or for farms empty river, that touches at most two kingdoms (5.2, 5.4)."""
        cells = self.free.river if farm else self.free.land
        barred = [cell for cell in self.free.crowded if self.kingdoms_touched(cell) > 2]
        return [cell for cell in cells if cell not in barred] if barred else cells

    def seats(self) -> list[int]:
        """Empty land beside a temple that touches at most one kingdom (4.3 to 4.5)."""
        return [cell for cell in self.free.beside_temple if self.kingdoms_touched(cell) < 2]

    def kingdoms_touched(self, cell: int) -> int:
        """How many kingdoms share an edge with a cell (2.3)."""
        label, leaders = self.label, self.leaders
        up, left, right, down = AROUND[cell]
        a, b, c, d = label[up], label[left], label[right], label[down]
        kingdoms = 1 if leaders[a] else 0
        if b != a and leaders[b]:
            kingdoms += 1
        if c not in (a, b) and leaders[c]:
            kingdoms += 1
        if d not in (a, b, c) and leaders[d]:
            kingdoms += 1
        return kingdoms


def regions_of(board: bytes, terrain: Terrain) -> Regions:
    """All regions of a board, by flood fill."""
    label = [NO_REGION] * (CELLS + 1)
    leaders = [0]
    where = [NOT_ON_BOARD] * LEADERS
    for cell in range(CELLS):
        code = board[cell]
        if code >= LEADER:
            where[code - LEADER] = cell
        if label[cell] == NO_REGION and code >= TILE:
            leaders.append(_fill(board, cell, label, NO_REGION, len(leaders)))
    return Regions(terrain, board, label, leaders, where, free_cells_of(board, terrain))


def _fill(board: bytes, first: int, label: list[int], old: int, new: int) -> int:
    """Give all that is connected with a cell another label; returns the mask of its leaders."""
    mask = 0
    label[first] = new
    reached = [first]
    while reached:
        cell = reached.pop()
        code = board[cell]
        if code >= LEADER:
            mask |= 1 << (code - LEADER)
        for neighbour in NEIGHBOURS[cell]:
            if label[neighbour] == old and board[neighbour] >= TILE:
                label[neighbour] = new
                reached.append(neighbour)
    return mask


def with_piece(before: Regions, board: bytes, cell: int) -> Regions:
    """The regions after a tile or leader came to lie on an empty cell: much less work."""
    label = before.label[:]
    leaders = before.leaders
    where = before.where
    region = NO_REGION
    mask = 0
    for neighbour in NEIGHBOURS[cell]:
        other = label[neighbour]
        if other not in (NO_REGION, region):
            mask |= leaders[other]
            if region == NO_REGION:
                region = other
            else:
                _rename(label, other, region)
    code = board[cell]
    if code >= LEADER:
        mask |= 1 << (code - LEADER)
        where = where[:]
        where[code - LEADER] = cell
    if region == NO_REGION:
        region = len(leaders)
        leaders = [*leaders, mask]
    elif leaders[region] != mask:
        leaders = leaders[:]
        leaders[region] = mask
    label[cell] = region
    free = free_cells_after(before.free, before.terrain, before.board, board, cell)
    return Regions(before.terrain, board, label, leaders, where, free)


def without_piece(before: Regions, board: bytes, cell: int) -> Regions:
    """The regions after a tile or leader has left a cell: only its own region is looked at."""
    if len(before.leaders) > MANY_LABELS:
        return regions_of(board, before.terrain)
    label = before.label[:]
    leaders = before.leaders[:]
    where = before.where
    old = label[cell]
    label[cell] = NO_REGION
    gone = before.board[cell] - LEADER
    if gone >= 0:
        where = where[:]
        where[gone] = NOT_ON_BOARD
        leaders[old] &= ~(1 << gone)
    beside = [n for n in NEIGHBOURS[cell] if label[n] == old]
    if len(beside) > 1:  # it may have been a link: every part gets a new label
        leaders[old] = 0
        for neighbour in beside:
            if label[neighbour] == old:
                leaders.append(_fill(board, neighbour, label, old, len(leaders)))
    free = free_cells_after(before.free, before.terrain, before.board, board, cell)
    return Regions(before.terrain, board, label, leaders, where, free)


def with_same_links(before: Regions, board: bytes, cell: int) -> Regions:
    """The regions after a change that joins and parts nothing, such as a tile turned over."""
    free = free_cells_after(before.free, before.terrain, before.board, board, cell)
    return Regions(before.terrain, board, before.label, before.leaders, before.where, free)


def _rename(label: list[int], old: int, new: int) -> None:
    for cell in range(CELLS):
        if label[cell] == old:
            label[cell] = new


def replaced(board: bytes, cell: int, code: int) -> bytes:
    """The board with another piece on a cell."""
    return board[:cell] + bytes((code,)) + board[cell + 1 :]


def kingdoms_beside(regions: Regions, cell: int) -> list[int]:
    """The different kingdoms that a cell touches (2.3)."""
    found: list[int] = []
    for neighbour in NEIGHBOURS[cell]:
        region = regions.label[neighbour]
        if regions.leaders[region] and region not in found:
            found.append(region)
    return found


def temples_beside(board: bytes, cell: int) -> int:
    """How many face-up temples touch a cell."""
    temples = 0
    for neighbour in NEIGHBOURS[cell]:
        if board[neighbour] == TEMPLE:
            temples += 1
    return temples


def connected_with(board: bytes, first: int, without: int) -> list[int]:
    """All cells connected with a cell if another one were empty (9.4)."""
    seen = [False] * (CELLS + 1)
    seen[first] = True
    if without >= 0:
        seen[without] = True
    found = [first]
    for cell in found:  # grows while we go
        for neighbour in NEIGHBOURS[cell]:
            if not seen[neighbour] and board[neighbour] >= TILE:
                seen[neighbour] = True
                found.append(neighbour)
    return found
