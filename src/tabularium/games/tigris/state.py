"""The table of Tigris & Euphrates: the board, what was won, and where the tiles are."""

from typing import Final

from tabularium.games.tigris.material import CATASTROPHES, COLOURS, TILE_COUNTS
from tabularium.games.tigris.pieces import PieceCodes, codes_for
from tabularium.games.tigris.regions import (
    Regions,
    regions_of,
    replaced,
    with_piece,
    with_same_links,
    without_piece,
)
from tabularium.games.tigris.terrain import CATASTROPHE, EMPTY, FACE_DOWN, STANDARD, TILE
from tabularium.kernel import (
    Deck,
    Facts,
    Options,
    Places,
    Setting,
    State,
    own,
    public,
    secret,
)

MAX_SEATS: Final = 4

# Places, by number. Those with a seat take four numbers in a row.
BAG: Final = 0
ON_BOARD: Final = 1
UNDER: Final = 2  # monuments
OUT: Final = 3  # casualties, committed tiles, covered tiles
HAND: Final = 4
DISCARDS: Final = 8  # what a seat exchanged away: nobody else may look

STREAMS: Final = ("bag", "starter", "dynasties")
BAG_DRAWS: Final = 0
STARTER_LOT: Final = 1
DYNASTY_LOTS: Final = 2


def build_places(seats: int, options: Options) -> Places:
    """Where tiles lie."""
    box: list[int] = []
    for colour, count in enumerate(TILE_COUNTS):
        box += [colour] * count
    tiles = Deck("tiles", COLOURS, tuple(box))
    places = [secret(tiles, "bag"), public(tiles, "board"), public(tiles, "under")]
    places.append(public(tiles, "out"))
    places += [own(tiles, "hand", seat) for seat in range(MAX_SEATS)]
    places += [own(tiles, "discards", seat) for seat in range(MAX_SEATS)]
    return Places(seats, places)


def with_more(counts: tuple[int, ...], i: int, n: int) -> tuple[int, ...]:
    """The same counts, one of them larger by n."""
    return counts[:i] + (counts[i] + n,) + counts[i + 1 :]


class Tigris(State):
    """The board is `bytes`, one code per cell (terrain.py), and is replaced when it changes.

    All else is tuples, so that copies share everything. Points are at index `4 * seat + colour`.
    """

    __slots__ = (
        "_original",
        "_regions",
        "board",
        "catastrophes",
        "codes",
        "dynasties",
        "monuments",
        "points",
        "terrain",
        "treasures",
        "won",
    )

    dynasties: tuple[int, ...]  # of a seat; NO_DYNASTY if it has not chosen yet
    codes: PieceCodes
    board: bytes
    treasures: tuple[int, ...]  # cells, rising
    monuments: tuple[int, ...]  # numbers of pieces.py
    points: tuple[int, ...]
    won: tuple[int, ...]  # treasures of a seat
    catastrophes: tuple[int, ...]  # left to a seat

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.terrain = STANDARD
        self._regions: Regions | None = None
        self._original: Tigris | None = None  # of a copy made before the regions were found out

    def open_box(self) -> None:
        """A bare board, all tiles in the bag."""
        super().open_box()
        self.give_dynasties(tuple(range(self.seats)))
        self.board = self.terrain.bare
        self._regions = None
        self.treasures = ()
        self.monuments = ()
        self.points = (0,) * (4 * self.seats)
        self.won = (0,) * self.seats
        self.catastrophes = (CATASTROPHES,) * self.seats

    def copy(self) -> "Tigris":
        """An equal table that shares nothing that changes."""
        twin = Tigris(self.setting)
        self.copy_kernel(twin)
        twin.terrain = self.terrain
        twin.dynasties = self.dynasties
        twin.codes = self.codes
        twin.board = self.board
        twin._regions = self._regions
        if self._regions is None:
            twin._original = self if self._original is None else self._original
        twin.treasures = self.treasures
        twin.monuments = self.monuments
        twin.points = self.points
        twin.won = self.won
        twin.catastrophes = self.catastrophes
        return twin

    def give_dynasties(self, dynasties: tuple[int, ...]) -> None:
        """Who plays which dynasty (1.4)."""
        self.dynasties = dynasties
        self.codes = codes_for(dynasties)

    # The board

    def regions(self) -> Regions:
        """Regions and kingdoms of the board as it is."""
        if self._regions is None:
            original = self._original
            if original is not None and original.board is self.board:
                self._regions = original.regions()  # found out once for all copies
            else:
                self._regions = regions_of(self.board, self.terrain)
            self._original = None
        return self._regions

    def lay_board(self, board: bytes) -> None:
        """Another board altogether."""
        self.board = board
        self._regions = None

    def put(self, cell: int, code: int) -> None:
        """A tile or a leader comes to lie on an empty cell."""
        self.board = replaced(self.board, cell, code)
        if self._regions is not None:
            self._regions = with_piece(self._regions, self.board, cell)

    def take(self, cell: int, code: int = EMPTY) -> None:
        """What connects on a cell is no longer there; nothing is, or what does not connect."""
        self.board = replaced(self.board, cell, code)
        if self._regions is not None:
            self._regions = without_piece(self._regions, self.board, cell)

    def turn_over(self, cell: int) -> None:
        """A tile is turned face down; it connects as before."""
        self.board = replaced(self.board, cell, FACE_DOWN)
        if self._regions is not None:
            self._regions = with_same_links(self._regions, self.board, cell)

    def block(self, cell: int) -> None:
        """A catastrophe comes to lie on an empty cell."""
        self.board = replaced(self.board, cell, CATASTROPHE)
        if self._regions is not None:
            self._regions = with_same_links(self._regions, self.board, cell)

    def lose_tile(self, cell: int, code: int = EMPTY) -> None:
        """A face-up tile leaves the board for good."""
        self.move(self.board[cell] - TILE, ON_BOARD, OUT)
        self.take(cell, code)

    def cell_of(self, seat: int, colour: int) -> int:
        """Where a leader stands; NOT_ON_BOARD if it does not."""
        return self.regions().where[4 * seat + colour]

    # Points

    def award(self, seat: int, colour: int, points: int, source: str) -> None:
        """Victory points of a colour."""
        self.points = with_more(self.points, 4 * seat + colour, points)
        if self.telling:
            facts: Facts = {"seat": seat, "colour": COLOURS[colour], "points": points}
            self.tell("points", {**facts, "source": source})

    def points_of(self, seat: int) -> list[int]:
        """Points by colour."""
        return list(self.points[4 * seat : 4 * seat + 4])
