"""The table as plain data, and back. Positions are written by people.

A board says most of the rest: which tiles are out of the bag, which treasures still lie on a
temple, how many catastrophes are used. Where nobody says whose a dynasty is, they go by seats.
"""

from typing import Final, Literal

from tabularium.games.tigris.faults import tile_faults
from tabularium.games.tigris.material import (
    CATASTROPHES,
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    COLOURS,
    DYNASTIES,
    PAIR_CODES,
    RED,
)
from tabularium.games.tigris.pieces import (
    NO_DYNASTY,
    base_cells,
    base_of,
    corner_of,
    monument_number,
    pair_of,
)
from tabularium.games.tigris.regions import TEMPLE
from tabularium.games.tigris.shape import Colours, Dynasty, Monument
from tabularium.games.tigris.state import BAG, ON_BOARD, UNDER, Tigris
from tabularium.games.tigris.terrain import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    OFF_BOARD,
    STANDARD,
    TILE,
    Terrain,
    terrain_of,
)
from tabularium.kernel import (
    Facts,
    read_code,
    read_codes,
    read_counts,
    read_list,
    read_names,
    read_numbers,
    read_rows,
)

# In this order: a board lies on its map, and its leaders are of somebody's dynasty.
_NAMES: Final = (
    *("terrain", "dynasties", "monuments", "board"),
    *("treasures", "points", "won", "catastrophes"),
)


def dump_table(t: Tigris) -> Facts:
    """Board by cell name, points by colour."""
    return {
        "terrain": terrain_facts(t),
        "dynasties": dynasty_facts(t),
        "board": board_facts(t),
        "treasures": [CELL_NAMES[cell] for cell in t.treasures],
        "monuments": [monument_facts(monument) for monument in t.monuments],
        "points": [by_colour(t.points_of(seat)) for seat in range(t.seats)],
        "won": list(t.won),
        "catastrophes": list(t.catastrophes),
    }


def terrain_facts(t: Tigris) -> Literal["standard"] | list[str]:
    """The map; the one of the box has a name."""
    return "standard" if t.terrain is STANDARD else list(t.terrain.rows)


def by_colour(numbers: list[int]) -> Colours:
    """A number for each colour."""
    red, blue, green, black = numbers
    return {"red": red, "blue": blue, "green": green, "black": black}


def dynasty_facts(t: Tigris) -> list[Dynasty | None]:
    """The dynasty of each seat, or nothing where it has not chosen yet."""
    return [None if dynasty == NO_DYNASTY else DYNASTIES[dynasty] for dynasty in t.dynasties]


def board_facts(t: Tigris) -> dict[str, str]:
    """Everything on the board by cell name."""
    found: dict[str, str] = {}
    board, codes = t.board, t.codes.pieces
    for cell in range(CELLS):
        code = board[cell]
        if code not in (EMPTY, OFF_BOARD):
            found[CELL_NAMES[cell]] = codes[code]
    return found


def monument_facts(monument: int) -> Monument:
    """One monument."""
    return {
        "pair": PAIR_CODES[pair_of(monument)],
        "base": COLOURS[base_of(monument)],
        "at": CELL_NAMES[corner_of(monument)],
    }


def load_table(t: Tigris, dump: Facts) -> None:
    """Put pieces where a dump says; what follows from the board is reckoned if it is not named."""
    for name in dump:
        if name not in _NAMES:
            raise ValueError(f"{name} is not on the table")
    if "dynasties" not in dump and NO_DYNASTY not in t.dynasties:
        t.give_dynasties(tuple(range(t.seats)))
    for name in _NAMES:
        if name in dump:
            _load(t, name, dump[name])
    if "terrain" in dump and "board" not in dump:
        t.lay_board(_with_temples(t.terrain))
    if t.monuments and "monuments" in dump:
        _lay_bases(t)
    if "treasures" not in dump:
        t.treasures = tuple([cell for cell in t.terrain.temples if _is_temple(t, cell)])
    if "catastrophes" not in dump:
        t.catastrophes = _catastrophes_left(t.board.count(CATASTROPHE), t.seats)
    if tile_faults(t):
        _fetch_tiles(t)


def _load(t: Tigris, name: str, value: object) -> None:
    match name:
        case "terrain":
            t.terrain = _read_terrain(value)
        case "dynasties":
            t.give_dynasties(_read_dynasties(value, t.seats))
        case "monuments":
            t.monuments = tuple([_read_monument(each) for each in read_list(value)])
        case "board":
            t.lay_board(_read_board(t, value))
        case "treasures":
            t.treasures = tuple(sorted([_read_cell(each) for each in read_list(value)]))
        case "points":
            rows = read_rows(value, t.seats)
            t.points = tuple([n for row in rows for n in read_counts(COLOURS, row)])
        case "won":
            t.won = tuple(read_numbers(value, t.seats))
        case "catastrophes":
            t.catastrophes = tuple(read_numbers(value, t.seats))
        case _:
            raise AssertionError(f"nobody reads {name}")


# What follows from the rest


def _with_temples(terrain: Terrain) -> bytes:
    """The board of a map at the beginning."""
    codes = list(terrain.bare)
    for cell in terrain.temples:
        codes[cell] = TEMPLE
    return bytes(codes)


def _lay_bases(t: Tigris) -> None:
    """Under a monument lie four turned tiles, whether a position names them or not."""
    codes = list(t.board)
    for monument in t.monuments:
        for cell in base_cells(monument):
            if cell < CELLS and codes[cell] == EMPTY:
                codes[cell] = FACE_DOWN
    if bytes(codes) != t.board:
        t.lay_board(bytes(codes))


def _is_temple(t: Tigris, cell: int) -> bool:
    """Whether a temple lies on a cell, face up or under a monument."""
    if t.board[cell] == TEMPLE:
        return True
    return any([base_of(m) == RED and cell in base_cells(m) for m in t.monuments])


def _catastrophes_left(lying: int, seats: int) -> tuple[int, ...]:
    """What is left if the seats have laid these one after the other, the first seat first."""
    left = [CATASTROPHES] * seats
    for n in range(min(lying, CATASTROPHES * seats)):
        left[n % seats] -= 1
    return tuple(left)


def _fetch_tiles(t: Tigris) -> None:
    """What a position lays on the board comes out of the bag, what it leaves out goes back."""
    wanted = [t.board.count(TILE + colour) for colour in range(4)]
    turned = [0] * 4
    for monument in t.monuments:
        turned[base_of(monument)] += 4
    for place, counts in ((ON_BOARD, wanted), (UNDER, turned)):
        tiles: list[int] = []
        bag = list(t.contents[BAG] + t.contents[place])
        for colour in range(4):
            taken = min(counts[colour], bag.count(colour))
            tiles += [colour] * taken
            for _ in range(taken):
                bag.remove(colour)
        t.contents[place] = tuple(tiles)
        t.contents[BAG] = tuple(sorted(bag))


# Reading


def _read_terrain(value: object) -> Terrain:
    """The map of a position: `standard`, or rows of signs."""
    if value == "standard":
        return STANDARD
    return terrain_of(tuple([str(row) for row in read_list(value)]))


def _read_dynasties(value: object, seats: int) -> tuple[int, ...]:
    """A dynasty for each seat, none of them twice."""
    rows = read_rows(value, seats)
    read_codes(DYNASTIES, [row for row in rows if row is not None])
    return tuple([NO_DYNASTY if row is None else read_code(DYNASTIES, row) for row in rows])


def _read_board(t: Tigris, value: object) -> bytes:
    """Pieces by cell name on a bare board."""
    codes = list(t.terrain.bare)
    numbers = t.codes.numbers
    for name, piece in read_names(value).items():
        codes[_read_cell(name)] = _read_piece(numbers, piece)
    return bytes(codes)


# By tables: bots read many boards.


def _read_cell(name: str) -> int:
    """The number of a cell."""
    cell = CELL_NUMBERS.get(name)
    if cell is None:
        raise ValueError(f"{name!r} is not a cell: {CELL_NAMES[0]} to {CELL_NAMES[-1]}")
    return cell


def _read_piece(numbers: dict[str, int], code: str) -> int:
    """What lies on a cell, from its code."""
    number = numbers.get(code)
    if number is None:
        raise ValueError(f"{code!r} is not a piece: {list(numbers)}")
    return number


def _read_monument(value: object) -> int:
    facts = read_names(value)
    pair, base = read_code(PAIR_CODES, facts["pair"]), read_code(COLOURS, facts["base"])
    return monument_number(pair, base, _read_cell(facts["at"]))
