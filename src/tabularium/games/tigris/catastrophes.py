"""Rules 6: catastrophes."""

from tabularium.games.tigris.leaders import evict_leaders
from tabularium.games.tigris.material import CELL_NAMES, CELLS
from tabularium.games.tigris.state import Tigris, with_more
from tabularium.games.tigris.terrain import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    LAST_TILE,
    LEADER,
    OFF_BOARD,
    TILE,
)
from tabularium.kernel import Facts, Reason


def catastrophe_cells(t: Tigris) -> list[int]:
    """Where a catastrophe may be laid: empty cells, face-up tiles without treasure (6.1, 6.2)."""
    board, treasures = t.board, t.treasures
    cells: list[int] = []
    for cell in range(CELLS):
        code = board[cell]
        if code == EMPTY or (TILE <= code <= LAST_TILE and cell not in treasures):
            cells.append(cell)
    return cells


def can_use_catastrophe(t: Tigris, seat: int) -> bool:
    """Whether a seat has one left and somewhere to lay it."""
    if t.catastrophes[seat] == 0:
        return False
    free = t.regions().free
    return bool(free.land or free.river or catastrophe_cells(t))


def why_no_catastrophe(t: Tigris, seat: int) -> Reason:
    """Why a seat can lay no catastrophe at all."""
    return Reason("tigris.no_catastrophe_left", "6.1", {"left": t.catastrophes[seat]})


def why_not_catastrophe(t: Tigris, cell: int) -> Reason:
    """Why a catastrophe cannot be laid on a cell."""
    name = CELL_NAMES[cell]
    code = t.board[cell]
    if cell in t.treasures:
        return Reason("tigris.treasure_is_safe", "6.2", {"cell": name})
    if code == FACE_DOWN:
        return Reason("tigris.monument_is_safe", "6.2", {"cell": name})
    if code == OFF_BOARD:
        return Reason("tigris.off_board", "1.1", {"cell": name})
    if code == CATASTROPHE:
        return Reason("tigris.not_on_catastrophe", "6.2", {"cell": name})
    assert code >= LEADER, f"nothing forbids a catastrophe on {name}"
    return Reason("tigris.leader_is_safe", "6.2", {"cell": name, "leader": t.codes.pieces[code]})


def lay_catastrophe(t: Tigris, seat: int, cell: int) -> None:
    """What lay there is out of the game; leaders may lose their last temple (6.3, 6.4)."""
    covered = t.board[cell]
    t.catastrophes = with_more(t.catastrophes, seat, -1)
    if covered == EMPTY:
        t.block(cell)
    else:
        t.lose_tile(cell, CATASTROPHE)
    if t.telling:
        facts: Facts = {"seat": seat, "cell": CELL_NAMES[cell]}
        t.tell("catastrophe", {**facts, "covered": t.codes.pieces[covered] or None})
    if covered != EMPTY:
        evict_leaders(t)
