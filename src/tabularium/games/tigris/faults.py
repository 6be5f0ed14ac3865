"""What cannot be on a table: for positions laid by hand, and for tests of the engine."""

from tabularium.games.tigris.dynasties import ChooseDynasty
from tabularium.games.tigris.material import (
    BLUE,
    CATASTROPHES,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    HAND_SIZE,
    LEADERS,
    PAIRS,
    RED,
    TREASURES,
)
from tabularium.games.tigris.pieces import NO_DYNASTY, base_cells, base_of, corner_of, pair_of
from tabularium.games.tigris.regions import TEMPLE, temples_beside
from tabularium.games.tigris.state import HAND, ON_BOARD, UNDER, Tigris
from tabularium.games.tigris.support import Conflict
from tabularium.games.tigris.terrain import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    LAST_TILE,
    LEADER,
    OFF_BOARD,
    TILE,
    Terrain,
)
from tabularium.kernel import Facts, Reason


def faults(t: Tigris) -> list[Reason]:
    """What cannot be on this table."""
    found = ground_faults(t.board, t.terrain, t.monuments)
    found += leader_faults(t, in_conflict(t))
    found += treasure_faults(t.board, t.treasures, t.won, t.monuments)
    found += monument_faults(t.board, t.monuments)
    found += tile_faults(t)
    found += catastrophe_faults(t.board, t.catastrophes)
    for seat in range(t.seats):
        if len(t.contents[HAND + seat]) > HAND_SIZE:
            found.append(Reason("tigris.hand_too_large", "1.6", {"seat": seat}))
    if NO_DYNASTY in t.dynasties and not any([isinstance(f, ChooseDynasty) for f in t.stack]):
        found.append(Reason("tigris.dynasty_missing", "1.4"))
    if min(t.points) < 0:
        found.append(Reason("tigris.points_below_zero", "5.5"))
    return found


def in_conflict(t: Tigris) -> bool:
    """Whether a revolt or a war is being resolved, with two leaders of a colour in a kingdom."""
    return any([isinstance(frame, Conflict) for frame in t.stack])


def ground_faults(board: bytes, terrain: Terrain, monuments: tuple[int, ...]) -> list[Reason]:
    """Farms lie on rivers, all else on land, nothing beside the board."""
    faults: list[Reason] = []
    watery = [c for m in monuments if base_of(m) == BLUE for c in base_cells(m)]
    for cell in range(CELLS):
        code = board[cell]
        if code in (EMPTY, OFF_BOARD):
            continue
        wet = code == TILE + BLUE or (code == FACE_DOWN and cell in watery)
        dry_or_wet = code == CATASTROPHE or terrain.river[cell] == wet
        if terrain.bare[cell] == OFF_BOARD or not dry_or_wet:
            faults.append(Reason("tigris.wrong_ground", "5.2", {"cell": CELL_NAMES[cell]}))
    return faults


def leader_faults(t: Tigris, conflict: bool) -> list[Reason]:
    """Each leader is there once, of a dynasty in play, beside a temple, alone of its colour."""
    faults: list[Reason] = []
    regions, codes = t.regions(), t.codes.leaders
    for leader in range(LEADERS):
        cell = regions.where[leader]
        if cell < 0:
            continue
        code = codes[leader]
        if leader >= 4 * t.seats or regions.board.count(LEADER + leader) > 1:
            faults.append(Reason("tigris.no_such_leader", "1.4", {"leader": code}))
        if temples_beside(regions.board, cell) == 0:
            faults.append(Reason("tigris.no_temple", "4.8", {"leader": code}))
        mask = regions.leaders[regions.label[cell]]
        for other in range(leader % 4, leader, 4):
            if not conflict and mask >> other & 1:
                detail: Facts = {"leader": code, "other": codes[other]}
                faults.append(Reason("tigris.two_of_a_colour", "2.5", detail))
    return faults


def treasure_faults(
    board: bytes, treasures: tuple[int, ...], won: tuple[int, ...], monuments: tuple[int, ...]
) -> list[Reason]:
    """Treasures lie on temples, turned over or not; there are ten."""
    faults: list[Reason] = []
    turned = [c for m in monuments if base_of(m) == RED for c in base_cells(m)]
    for cell in treasures:
        if board[cell] != TEMPLE and cell not in turned:
            faults.append(Reason("tigris.treasure_off_temple", "1.2", {"cell": CELL_NAMES[cell]}))
    twice = len(set(treasures)) != len(treasures)
    if twice or min(won) < 0 or len(treasures) + sum(won) > TREASURES:
        faults.append(Reason("tigris.treasure_count", "1.2"))
    return faults


def monument_faults(board: bytes, monuments: tuple[int, ...]) -> list[Reason]:
    """Each monument once, on four turned tiles of a colour it has; no other tile is turned."""
    pairs = [pair_of(monument) for monument in monuments]
    turned: list[int] = []
    sound = len(set(pairs)) == len(pairs)
    for monument in monuments:
        sound = sound and base_of(monument) in PAIRS[pair_of(monument)]
        sound = sound and corner_of(monument) % COLUMNS < COLUMNS - 1
        turned += base_cells(monument)
    lying = [cell for cell in range(CELLS) if board[cell] == FACE_DOWN]
    if not sound or sorted(turned) != lying:
        return [Reason("tigris.monuments", "10.4")]
    return []


def tile_faults(t: Tigris) -> list[Reason]:
    """The places `board` and `under` hold exactly the tiles that lie there."""
    lying = sorted([code - TILE for code in t.board if TILE <= code <= LAST_TILE])
    below = sorted([base_of(monument) for monument in t.monuments for _ in range(4)])
    face_up, turned = t.contents[ON_BOARD], t.contents[UNDER]
    if tuple(lying) != face_up or tuple(below) != turned:
        detail: Facts = {"lying": len(lying), "board": len(face_up), "under": len(turned)}
        return [Reason("tigris.tiles_on_board", "1.3", detail)]
    return []


def catastrophe_faults(board: bytes, left: tuple[int, ...]) -> list[Reason]:
    """Two for each player, on the board or still to be used."""
    lying = board.count(CATASTROPHE)
    if min(left) < 0 or max(left) > CATASTROPHES or sum(left) + lying != CATASTROPHES * len(left):
        return [Reason("tigris.catastrophe_count", "1.5", {"on_board": lying, "left": list(left)})]
    return []
