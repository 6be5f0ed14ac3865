"""What is in the box of Tigris & Euphrates: board, tiles, leaders, monuments, and how sure we are.

Colours, leaders and cells are small ints, and short codes (`red`, `lion.king`, `f7`) for people.
"""

from typing import Final

# How sure a value is.
RULEBOOK: Final = "rulebook"  # printed in the Polish rulebook
DERIVED: Final = "derived"  # follows from the rulebook by logic or arithmetic
FOUND: Final = "found"  # other public sources agree on it

# --- board: 11 rows, 16 columns ------------------------------------------------------------------

# `.` land, `~` river, `T` land with a temple and a treasure, `C` the same on a corner, whose
# treasure must be taken first, `#` not part of the board.
LAND: Final = "."
RIVER: Final = "~"
START: Final = "T"
CORNER: Final = "C"
NOWHERE: Final = "#"
MAP: Final = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
ROWS: Final = 11
COLUMNS: Final = 16
CELLS: Final = ROWS * COLUMNS
COLUMN_LETTERS: Final = "abcdefghijklmnop"
# The temples at the start as cities, the oldest first: a kingdom is called after the oldest city it
# holds. Names are for the table page; no rule knows them.
CITIES: Final = ("i7", "k1", "k11", "f3", "o9", "b8", "n5", "f10", "b2", "p2")

# --- civilisation tiles --------------------------------------------------------------------------

COLOURS: Final = ("red", "blue", "green", "black")
RED: Final = 0  # temple
BLUE: Final = 1  # farm
GREEN: Final = 2  # market
BLACK: Final = 3  # settlement
TILE_COUNTS: Final = (57, 36, 30, 30)
TILES: Final = 153
HAND_SIZE: Final = 6

# --- leaders, catastrophes, treasures ------------------------------------------------------------

DYNASTIES: Final = ("lion", "bull", "archer", "pot")  # whose is whose: state.dynasties
OFFICES: Final = ("priest", "farmer", "trader", "king")  # by colour
LEADERS: Final = 16  # leader 4 * seat + colour; in codes, 4 * dynasty + colour
CATASTROPHES: Final = 2  # for each player
TREASURES: Final = 10
FEW_TREASURES: Final = 2  # so many or fewer left on the board end the game

# --- monuments: every pair of colours once -------------------------------------------------------

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

# --- provenance ----------------------------------------------------------------------------------

PROVENANCE: Final = (
    ("MAP: 11 rows, 16 columns, rivers, ten temples", FOUND),  # six implementations, a photo
    ("MAP: which four temples are corners", FOUND),  # the rulebook says only "corner temples"
    ("TILES", RULEBOOK),
    ("TILE_COUNTS", FOUND),  # component list of a later edition, seven implementations
    ("HAND_SIZE", RULEBOOK),
    ("LEADERS, DYNASTIES, OFFICES", RULEBOOK),
    ("CATASTROPHES", RULEBOOK),
    ("TREASURES, FEW_TREASURES", RULEBOOK),
    ("PAIRS: six monuments of two colours", RULEBOOK),
    ("PAIRS: every pair once", FOUND),
)


def cell_name(cell: int) -> str:
    """A column letter and a row number: f7."""
    return COLUMN_LETTERS[cell % COLUMNS] + str(cell // COLUMNS + 1)


CELL_NAMES: Final = tuple([cell_name(cell) for cell in range(CELLS)])
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def leader_code(leader: int) -> str:
    """A dynasty and an office: lion.king."""
    return f"{DYNASTIES[leader // 4]}.{OFFICES[leader % 4]}"


LEADER_CODES: Final = tuple([leader_code(leader) for leader in range(LEADERS)])
PAIR_CODES: Final = (
    "red-blue",
    "red-green",
    "red-black",
    "blue-green",
    "blue-black",
    "green-black",
)
