"""The table of Tigris & Euphrates: the board, what was won, and where the tiles are."""

from typing import Final

from tabularium.games.tigris.faults import (
    catastrophe_faults,
    ground_faults,
    in_conflict,
    leader_faults,
    monument_faults,
    tile_faults,
    treasure_faults,
)
from tabularium.games.tigris.kingdoms import kingdom_facts, strength_facts
from tabularium.games.tigris.material import (
    CATASTROPHES,
    CELL_NAMES,
    CELL_NUMBERS,
    COLOURS,
    HAND_SIZE,
    TILE_COUNTS,
)
from tabularium.games.tigris.pieces import (
    base_of,
    board_facts,
    load_monument,
    monument_facts,
    piece_number,
    read_list,
    read_numbers,
    read_points,
)
from tabularium.games.tigris.regions import (
    Regions,
    regions_of,
    replaced,
    with_piece,
    with_same_links,
    without_piece,
)
from tabularium.games.tigris.scores import best_spread
from tabularium.games.tigris.terrain import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    STANDARD,
    TILE,
    load_terrain,
)
from tabularium.kernel import (
    Deck,
    Facts,
    Options,
    Places,
    Reason,
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

STREAMS: Final = ("bag",)
BAG_DRAWS: Final = 0


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
    return (*counts[:i], counts[i] + n, *counts[i + 1 :])


class Tigris(State):
    """The board is `bytes`, one code per cell (terrain.py), and is replaced when it changes.

    All else is tuples, so that copies share everything. Points are at index `4 * seat + colour`.
    """

    __slots__ = (
        "_regions",
        "board",
        "catastrophes",
        "monuments",
        "points",
        "terrain",
        "treasures",
        "won",
    )

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

    def open_box(self) -> None:
        """A bare board, all tiles in the bag."""
        super().open_box()
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
        twin.board = self.board
        twin._regions = self._regions
        twin.treasures = self.treasures
        twin.monuments = self.monuments
        twin.points = self.points
        twin.won = self.won
        twin.catastrophes = self.catastrophes
        return twin

    # The board

    def regions(self) -> Regions:
        """Regions and kingdoms of the board as it is."""
        if self._regions is None:
            self._regions = regions_of(self.board, self.terrain)
        return self._regions

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

    def standing(self) -> list[int]:
        """The weakest colour of each seat, treasures placed best."""
        return [best_spread(self.points_of(seat), self.won[seat])[0] for seat in range(self.seats)]

    def points_of(self, seat: int) -> list[int]:
        """Points by colour."""
        return list(self.points[4 * seat : 4 * seat + 4])

    def faults(self) -> list[Reason]:
        """What cannot be on this table."""
        regions = self.regions()
        faults = ground_faults(self.board, self.terrain, self.monuments)
        faults += leader_faults(regions, self.seats, in_conflict(self.stack))
        faults += treasure_faults(self.board, self.treasures, self.won, self.monuments)
        faults += monument_faults(self.board, self.monuments)
        faults += self.tiles_off()
        faults += catastrophe_faults(self.board, self.catastrophes)
        for seat in range(self.seats):
            if len(self.contents[HAND + seat]) > HAND_SIZE:
                faults.append(Reason("tigris.hand_too_large", "1.6", {"seat": seat}))
        if min(self.points) < 0:
            faults.append(Reason("tigris.points_below_zero", "5.5"))
        return faults

    # Plain data. The whole table lies open; what is secret lies in places.

    def dump_table(self) -> Facts:
        """Board by cell name, points by colour."""
        names = [CELL_NAMES[cell] for cell in self.treasures]
        rows = self.terrain.rows
        return {
            "terrain": "standard" if self.terrain is STANDARD else list(rows),
            "board": board_facts(self.board),
            "treasures": names,
            "monuments": [monument_facts(monument) for monument in self.monuments],
            "points": [
                dict(zip(COLOURS, self.points_of(seat), strict=True)) for seat in range(self.seats)
            ],
            "won": list(self.won),
            "catastrophes": list(self.catastrophes),
        }

    def load_table(self, dump: Facts) -> None:
        """Put pieces where a dump says; what is not given stays as it is."""
        if "terrain" in dump:
            self.terrain = load_terrain(dump["terrain"])
        if "treasures" in dump:
            cells = [CELL_NUMBERS[name] for name in read_list(dump, "treasures")]
            self.treasures = tuple(sorted(cells))
        if "monuments" in dump:
            self.monuments = tuple([load_monument(m) for m in read_list(dump, "monuments")])
        if "points" in dump:
            self.points = read_points(dump, self.seats)
        if "won" in dump:
            self.won = read_numbers(read_list(dump, "won"), self.seats)
        if "catastrophes" in dump:
            self.catastrophes = read_numbers(read_list(dump, "catastrophes"), self.seats)
        if "board" in dump:
            self.load_board(dump["board"])

    def load_board(self, board: object) -> None:
        """Lay pieces by cell name; their tiles come out of the bag if no place has them."""
        if not isinstance(board, dict):
            raise ValueError(f"a board names pieces by cells: {board!r}")
        codes = list(self.terrain.bare)
        for name, piece in board.items():
            codes[CELL_NUMBERS[name]] = piece_number(piece)
        self.board = bytes(codes)
        self._regions = None
        if self.tiles_off():
            self.fetch_tiles()

    def tiles_off(self) -> list[Reason]:
        """Whether the places of tiles on the board say something else than the board."""
        face_up, turned = self.contents[ON_BOARD], self.contents[UNDER]
        return tile_faults(self.board, face_up, turned, self.monuments)

    def fetch_tiles(self) -> None:
        """What a position lays on the board comes out of the bag, what it leaves out goes back."""
        wanted = [self.board.count(TILE + colour) for colour in range(4)]
        turned = [0] * 4
        for monument in self.monuments:
            turned[base_of(monument)] += 4
        for place, counts in ((ON_BOARD, wanted), (UNDER, turned)):
            tiles: list[int] = []
            bag = list(self.contents[BAG] + self.contents[place])
            for colour in range(4):
                taken = min(counts[colour], bag.count(colour))
                tiles += [colour] * taken
                for _ in range(taken):
                    bag.remove(colour)
            self.contents[place] = tuple(tiles)
            self.contents[BAG] = tuple(sorted(bag))

    def view_table(self, seat: int) -> Facts:
        """What everybody sees. Every gain was public, so the points are."""
        table = self.dump_table()
        names = ("terrain", "board", "treasures", "monuments", "points", "won", "catastrophes")
        view: Facts = {name: table[name] for name in names}
        view["kingdoms"] = kingdom_facts(self.regions())
        view["strengths"] = strength_facts(self.regions())
        return view

    def imagine_table(self, table: Facts) -> None:
        """The table of a view is complete; kingdoms and strengths follow from the board."""
        self.load_table(table)
