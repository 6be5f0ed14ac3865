"""Rules 4: placing, moving and withdrawing leaders; leaders that lose their last temple."""

from tabularium.games.tigris.kingdoms import rivals_in
from tabularium.games.tigris.letters import LEADER_OF, WITHDRAW
from tabularium.games.tigris.material import CELL_NAMES, LEADERS, OFFICES
from tabularium.games.tigris.regions import (
    NOT_ON_BOARD,
    Regions,
    kingdoms_beside,
    replaced,
    temples_beside,
    without_piece,
)
from tabularium.games.tigris.revolt import Revolt
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.terrain import EMPTY, LEADER, NEIGHBOURS, OFF_BOARD
from tabularium.kernel import Facts, Reason, codes_in


def leader_letters(t: Tigris, seat: int, letters: list[int]) -> None:
    """Add the leaders that can be placed or moved, and those that can be withdrawn (4.1)."""
    regions = t.regions()
    welcome = can_come(regions)
    for colour in range(4):
        cell = regions.where[4 * seat + colour]
        if welcome if cell == NOT_ON_BOARD else can_move(t, regions, cell):
            letters.append(LEADER_OF + colour)
    for colour in range(4):
        if regions.where[4 * seat + colour] != NOT_ON_BOARD:
            letters.append(WITHDRAW + colour)


def can_come(regions: Regions) -> bool:
    """Whether there is a seat for a leader that is not on the board."""
    for cell in regions.free.beside_temple:
        if regions.kingdoms_touched(cell) < 2:
            return True
    return False


def can_move(t: Tigris, regions: Regions, cell: int) -> bool:
    """Whether the leader on a cell has anywhere else to go.

    Lifting it can make a free seat touch more kingdoms only if that seat touches its kingdom in
    two places; hardly any does, so the kingdom is hardly ever taken apart to know.
    """
    label = regions.label
    kingdom = label[cell]
    for seat in regions.free.beside_temple:
        touching = 0
        for neighbour in NEIGHBOURS[seat]:
            if label[neighbour] == kingdom:
                touching += 1
        if touching < 2 and regions.kingdoms_touched(seat) < 2:
            return True
    return bool(seats_for_move(t, cell))


def lifted(t: Tigris, cell: int) -> Regions:
    """The regions without the leader on a cell (4.6)."""
    return without_piece(t.regions(), replaced(t.board, cell, EMPTY), cell)


def seats_for_move(t: Tigris, cell: int) -> list[int]:
    """Where the leader on a cell may go; putting it back is no move."""
    return [seat for seat in lifted(t, cell).seats() if seat != cell]


def leader_cells(t: Tigris, seat: int, colour: int) -> list[int]:
    """Where a leader may be placed or moved (4.3 to 4.6)."""
    cell = t.cell_of(seat, colour)
    return t.regions().seats() if cell == NOT_ON_BOARD else seats_for_move(t, cell)


def why_not_leader(t: Tigris, seat: int, colour: int, cell: int) -> Reason:
    """Why a leader cannot stand on a cell."""
    name = CELL_NAMES[cell]
    here = t.cell_of(seat, colour)
    if cell == here:
        return Reason("tigris.already_there", "4.7", {"cell": name})
    if t.board[cell] == OFF_BOARD:
        return Reason("tigris.off_board", "1.1", {"cell": name})
    if t.board[cell] != EMPTY:
        return Reason(
            "tigris.not_empty", "4.3", {"cell": name, "piece": t.codes.pieces[t.board[cell]]}
        )
    if t.terrain.river[cell]:
        return Reason("tigris.leader_on_river", "4.4", {"cell": name})
    if temples_beside(t.board, cell) == 0:
        return Reason("tigris.touches_no_temple", "4.3", {"cell": name})
    regions = t.regions() if here == NOT_ON_BOARD else lifted(t, here)
    kingdoms = [
        codes_in(t.codes.leaders, regions.leaders[k]) for k in kingdoms_beside(regions, cell)
    ]
    return Reason("tigris.leader_joins_kingdoms", "4.5", {"cell": name, "kingdoms": kingdoms})


def why_no_leader(t: Tigris, seat: int, colour: int) -> Reason:
    """Why a leader can go nowhere."""
    return Reason("tigris.no_seat_for_leader", "4.3", {"office": OFFICES[colour]})


def place_leader(t: Tigris, seat: int, colour: int, cell: int) -> None:
    """A leader comes to a cell, from hand or from elsewhere; a rival there means revolt (8.1)."""
    here = t.cell_of(seat, colour)
    leader = 4 * seat + colour
    if here != NOT_ON_BOARD:
        t.take(here)
    t.put(cell, LEADER + leader)
    if t.telling:
        came: str | None = None if here == NOT_ON_BOARD else CELL_NAMES[here]
        facts: Facts = {"seat": seat, "leader": t.codes.leaders[leader], "cell": CELL_NAMES[cell]}
        t.tell("leader", {**facts, "from": came})
    regions = t.regions()
    for rival in rivals_in(regions.leaders[regions.label[cell]], colour):
        if rival != seat:
            t.push(Revolt("start", seat, rival, colour))


def withdraw_leader(t: Tigris, seat: int, colour: int) -> None:
    """A leader of the seat leaves the board (4.1)."""
    take_leader(t, 4 * seat + colour, "withdrawn")


def take_leader(t: Tigris, leader: int, cause: str) -> None:
    """A leader goes back to its owner."""
    cell = t.regions().where[leader]
    t.take(cell)
    if t.telling:
        facts: Facts = {"seat": leader // 4, "leader": t.codes.leaders[leader]}
        t.tell("leader_back", {**facts, "cell": CELL_NAMES[cell], "cause": cause})


def evict_leaders(t: Tigris) -> None:
    """Leaders whose last temple is gone go back to their owners at once (4.8)."""
    where = t.regions().where
    for leader in range(LEADERS):
        cell = where[leader]
        if cell != NOT_ON_BOARD and temples_beside(t.board, cell) == 0:
            take_leader(t, leader, "no_temple")
