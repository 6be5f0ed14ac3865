"""Rules 2: regions and kingdoms. The hot path: flat rows, made from those of the board before."""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from tabularium.games.tigris.freecells import BYTES, FreeCells, free_cells_after, free_cells_of
from tabularium.games.tigris.material import CELLS, LEADERS, RED
from tabularium.games.tigris.terrain import (
    DOWN,
    LEADER,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    TILE,
    UP,
    Terrain,
)

TEMPLE: Final = TILE + RED
NOT_ON_BOARD: Final = -1
NO_REGION: Final = 0
MANY_LABELS: Final = 64  # labels of regions that are no more pile up; then all are given anew
# A label is a byte: after so many at most one more comes for each cell that is still empty.
assert MANY_LABELS + 4 + CELLS < 256
NOBODY_RULES: Final = bytes(256)


class Regions:
    """What follows from a board alone. Never changed once made, shared by all copies of a state.

    `label` gives each cell its region (0: none; one entry more than cells, for what is off the
    board), `leaders` each region its leaders as a bit mask of 4 * seat + colour, `where` each
    leader its cell. A region with leaders is a kingdom: `ruled` gives each label itself if it is
    one and 0 if it is not, `realm` each cell its kingdom.
    """

    __slots__ = (
        "board",
        "free",
        "label",
        "last_without",
        "leaders",
        "realm",
        "ruled",
        "terrain",
        "where",
    )

    def __init__(
        self,
        terrain: Terrain,
        board: bytes,
        label: bytes,
        leaders: list[int],
        ruled: bytes,
        where: list[int],
        free: FreeCells,
    ) -> None:
        self.terrain = terrain
        self.board = board
        self.label = label
        self.leaders = leaders
        self.ruled = ruled
        self.realm = label.translate(ruled)
        self.where = where
        self.free = free
        self.last_without: Regions | None = None  # a guess at what is asked next

    def tile_cells(self, farm: bool) -> list[int]:
        """Empty land, or for farms empty river, that touches at most two kingdoms (5.2, 5.4)."""
        cells = list(self.free.river if farm else self.free.land)
        for cell in self.free.crowded:
            if self.kingdoms_touched(cell) > 2:
                i = bisect_left(cells, cell)
                if i < len(cells) and cells[i] == cell:
                    del cells[i]
        return cells

    def any_tile_cell(self, farm: bool) -> bool:
        """Whether there is such a cell: only crowded ones can be barred."""
        cells = self.free.river if farm else self.free.land
        return len(cells) > len(self.free.crowded) or bool(self.tile_cells(farm))

    def seats(self) -> list[int]:
        """Empty land beside a temple that touches at most one kingdom (4.3 to 4.5)."""
        return [cell for cell in self.free.beside_temple if self.kingdoms_touched(cell) < 2]

    def kingdoms_touched(self, cell: int) -> int:
        """How many kingdoms share an edge with a cell (2.3)."""
        realm = self.realm
        at: i64 = cell
        up: i64 = realm[UP[at]]
        left: i64 = realm[LEFT[at]]
        right: i64 = realm[RIGHT[at]]
        down: i64 = realm[DOWN[at]]
        kingdoms: i64 = 0
        if up != 0:
            kingdoms += 1
        if left != 0 and left != up:
            kingdoms += 1
        if right != 0 and right != up and right != left:
            kingdoms += 1
        if down != 0 and down != up and down != left and down != right:
            kingdoms += 1
        return kingdoms


def regions_of(board: bytes, terrain: Terrain) -> Regions:
    """All regions of a board, by flood fill."""
    label = bytearray(CELLS + 1)
    leaders = [0]
    where = [NOT_ON_BOARD] * LEADERS
    for cell in range(CELLS):
        code = board[cell]
        if code >= LEADER:
            where[code - LEADER] = cell
        if label[cell] == NO_REGION and code >= TILE:
            leaders.append(_fill(board, cell, label, NO_REGION, len(leaders)))
    ruled = NOBODY_RULES
    for region, mask in enumerate(leaders):
        if mask:
            ruled = replaced(ruled, region, region)
    free = free_cells_of(board, terrain)
    return Regions(terrain, board, bytes(label), leaders, ruled, where, free)


def _fill(board: bytes, first: int, label: bytearray, old: int, new: int) -> int:
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
    label = before.label
    leaders = before.leaders
    ruled = before.ruled
    where = before.where
    region = NO_REGION
    mask = 0
    for neighbour in NEIGHBOURS[cell]:
        other = label[neighbour]
        if other != NO_REGION and other != region:
            mask |= leaders[other]
            if region == NO_REGION:
                region = other
            else:
                label = label.translate(replaced(BYTES, other, region))
    code = board[cell]
    if code >= LEADER:
        mask |= 1 << (code - LEADER)
        where = where[:]
        where[code - LEADER] = cell
    if region == NO_REGION:
        region = len(leaders)
        leaders = leaders[:]
        leaders.append(mask)
    elif leaders[region] != mask:
        leaders = leaders[:]
        leaders[region] = mask
    if mask and ruled[region] == 0:
        ruled = replaced(ruled, region, region)
    label = replaced(label, cell, region)
    free = free_cells_after(before.free, before.terrain, before.board, board, cell)
    return Regions(before.terrain, board, label, leaders, ruled, where, free)


def without_piece(before: Regions, board: bytes, cell: int) -> Regions:
    """The regions after a tile or leader has left a cell: only its own region is looked at.

    Whoever asks where a leader may go often moves it next, so what was found last is kept.
    """
    kept = before.last_without
    if kept is None or kept.board != board:
        kept = _without_piece(before, board, cell)
        before.last_without = kept
    return kept


def _without_piece(before: Regions, board: bytes, cell: int) -> Regions:
    if len(before.leaders) > MANY_LABELS:
        return regions_of(board, before.terrain)
    old = before.label[cell]
    label = replaced(before.label, cell, NO_REGION)
    leaders = before.leaders
    ruled = before.ruled
    where = before.where
    gone = before.board[cell] - LEADER
    if gone >= 0:
        where = where[:]
        where[gone] = NOT_ON_BOARD
        leaders = leaders[:]
        leaders[old] &= ~(1 << gone)
        if leaders[old] == 0:
            ruled = replaced(ruled, old, 0)
    beside = [n for n in NEIGHBOURS[cell] if label[n] == old]
    if len(beside) > 1:  # it may have been a link: every part gets a new label
        leaders = leaders[:]
        leaders[old] = 0
        ruled = replaced(ruled, old, 0)
        parts = bytearray(label)
        for neighbour in beside:
            if parts[neighbour] == old:
                part = len(leaders)
                leaders.append(_fill(board, neighbour, parts, old, part))
                if leaders[part]:
                    ruled = replaced(ruled, part, part)
        label = bytes(parts)
    free = free_cells_after(before.free, before.terrain, before.board, board, cell)
    return Regions(before.terrain, board, label, leaders, ruled, where, free)


def with_same_links(before: Regions, board: bytes, cell: int) -> Regions:
    """The regions after a change that joins and parts nothing, such as a tile turned over."""
    free = free_cells_after(before.free, before.terrain, before.board, board, cell)
    return Regions(
        before.terrain, board, before.label, before.leaders, before.ruled, before.where, free
    )


def replaced(row: bytes, cell: int, code: int) -> bytes:
    """The row with another code in one place: the board with another piece on a cell."""
    return row[:cell] + BYTES[code : code + 1] + row[cell + 1 :]


def kingdoms_beside(regions: Regions, cell: int) -> list[int]:
    """The different kingdoms that a cell touches (2.3)."""
    found: list[int] = []
    for neighbour in NEIGHBOURS[cell]:
        region = regions.realm[neighbour]
        if region != NO_REGION and region not in found:
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
