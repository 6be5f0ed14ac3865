"""Rules 5: laying a tile, and who gets the point for it."""

from tabularium.games.tigris.kingdoms import owner_in
from tabularium.games.tigris.letters import TILE_OF
from tabularium.games.tigris.material import BLACK, BLUE, CELL_NAMES, COLOURS
from tabularium.games.tigris.monuments import BuildMonument, squares_with
from tabularium.games.tigris.regions import kingdoms_beside
from tabularium.games.tigris.state import HAND, ON_BOARD, Tigris
from tabularium.games.tigris.terrain import EMPTY, OFF_BOARD, TILE
from tabularium.games.tigris.war import War
from tabularium.kernel import Reason, codes_in


def tile_letters(t: Tigris, seat: int, letters: list[int]) -> None:
    """Add the colours in hand that can be laid somewhere."""
    regions = t.regions()
    last = -1
    for colour in t.contents[HAND + seat]:  # rising
        if colour != last and regions.any_tile_cell(colour == BLUE):
            letters.append(TILE_OF + colour)
        last = colour


def tile_cells(t: Tigris, colour: int) -> list[int]:
    """Where a tile of a colour may be laid (5.1 to 5.4)."""
    return t.regions().tile_cells(colour == BLUE)


def why_no_tile(t: Tigris, seat: int, colour: int) -> Reason:
    """Why no tile of a colour can be laid at all."""
    code = COLOURS[colour]
    if colour not in t.contents[HAND + seat]:
        return Reason("tigris.no_tile_in_hand", "5.1", {"colour": code})
    return Reason("tigris.no_cell_for_tile", "5.1", {"colour": code})


def why_not_tile(t: Tigris, colour: int, cell: int) -> Reason:
    """Why a tile cannot be laid on a cell."""
    name = CELL_NAMES[cell]
    if t.board[cell] == OFF_BOARD:
        return Reason("tigris.off_board", "1.1", {"cell": name})
    if t.board[cell] != EMPTY:
        return Reason(
            "tigris.not_empty", "5.1", {"cell": name, "piece": t.codes.pieces[t.board[cell]]}
        )
    if t.terrain.river[cell] != (colour == BLUE):
        if colour == BLUE:
            return Reason("tigris.farm_off_river", "5.2", {"cell": name})
        return Reason("tigris.not_on_river", "5.2", {"cell": name, "colour": COLOURS[colour]})
    regions = t.regions()
    kingdoms = [
        codes_in(t.codes.leaders, regions.leaders[k]) for k in kingdoms_beside(regions, cell)
    ]
    return Reason("tigris.joins_three_kingdoms", "5.4", {"cell": name, "kingdoms": kingdoms})


def lay_tile(t: Tigris, seat: int, colour: int, cell: int) -> None:
    """A tile goes from hand to board: a point, or a union and its wars; perhaps a monument."""
    before = t.regions()
    kingdoms = kingdoms_beside(before, cell)
    t.move(colour, HAND + seat, ON_BOARD)
    t.put(cell, TILE + colour)
    if t.telling:
        t.tell("tile", {"seat": seat, "colour": COLOURS[colour], "cell": CELL_NAMES[cell]})
    if squares_with(t.board, cell):
        t.push(BuildMonument("start", seat, cell))
    if len(kingdoms) == 1:
        reward(t, before.leaders[kingdoms[0]], colour)
    elif len(kingdoms) == 2:
        t.push(War("start", seat, cell))


def reward(t: Tigris, leaders: int, colour: int) -> None:
    """The leader of the tile's colour gets the point, else the king, else nobody (5.5 to 5.7)."""
    owner = owner_in(leaders, colour)
    if owner < 0:
        owner = owner_in(leaders, BLACK)
    if owner >= 0:
        t.award(owner, colour, 1, "tile")
