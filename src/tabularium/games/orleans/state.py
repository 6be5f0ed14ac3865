"""The table of Orléans: followers, tracks, map and stacks. Everything lies open but the future."""

from typing import Final

from tabularium.games.orleans.material import (
    ALL_TILES,
    BASE_TILES,
    BOARD_SPACES,
    BREAD,
    CITIES,
    COINS,
    DEEDS,
    EVENT_CODES,
    EVENT_COPIES,
    FIRST_TILE,
    GOODS,
    GOODS_BOX,
    GOODS_SPACES,
    GRAIN,
    KINDS,
    MAX_SEATS,
    ORLEANS,
    PLACE_CODES,
    PLACES,
    SPACES,
    SPACES_OF,
    START_COINS,
    STARTER,
    STATIONS,
    TECHNOLOGIES,
    THEATRE,
    TOWER,
    TYPES,
    neutral_followers,
)
from tabularium.kernel import Deck, Options, Places, Setting, State, public, secret

# Places of the kernel: only the hourglass has a face-down pile.
HOURGLASS_PILE: Final = 0
HOURGLASS_ROW: Final = 1

STREAMS: Final = ("hourglass", "goods", "bag.0", "bag.1", "bag.2", "bag.3")
HOURGLASS_DRAWS: Final = 0
GOODS_DRAWS: Final = 1
BAG_DRAWS: Final = 2  # + seat

ON_TECHNOLOGY: Final = KINDS + 1  # on a space: 0 nobody, 1 + kind, or a technology tile
NO_EVENT: Final = -1
TRACKS: Final = 7


def build_places(seats: int, options: Options) -> Places:
    """The pile of hourglass tiles and the row of those turned over."""
    box = tuple(list(range(len(EVENT_CODES))) * EVENT_COPIES)
    deck = Deck("hourglass", EVENT_CODES, box)
    return Places(seats, [secret(deck, "hourglass.pile"), public(deck, "hourglass.row")])


def bumped(row: list[int], index: int, by: int) -> list[int]:
    """The row with one entry changed. Rows that seldom change are shared between copies."""
    row = row[:]
    row[index] += by
    return row


class Orleans(State):
    """Rows by seat: `KINDS * seat + kind`, `7 * seat + track`, `6 * seat + good`.

    `bag`, `market`, `spaces` and `coins` are changed in place and copied; every other row is
    replaced when it changes (`bumped`), so that copies share it.
    """

    __slots__ = (
        "bag",
        "citizens",
        "citizens_taken",
        "coins",
        "deeds",
        "event",
        "experienced",
        "goods",
        "goods_gone",
        "jarmark",
        "lost",
        "market",
        "merchant",
        "pile",
        "spaces",
        "stage",
        "stations",
        "supply",
        "technology",
        "technology_lost",
        "technology_supply",
        "tiles",
        "tower",
        "tracks",
        "treasury",
        "unbuilt",
        "ways",
    )

    bag: list[int]
    market: list[int]
    spaces: list[int]  # the boards of all seats, then the tiles, whoever owns them
    coins: list[int]
    tower: list[int]  # kinds in the Gunpowder Tower
    stage: list[int]  # kinds in the Theatre
    supply: list[int]  # types in the stacks
    lost: list[int]  # types that left the game
    deeds: list[int]  # 7 * deed + type: followers there
    tracks: list[int]
    stations: list[int]  # by city, a bit for each seat
    unbuilt: list[int]
    merchant: list[int]
    technology: list[int]  # tiles not placed yet
    experienced: list[int]  # 1: has placed the first technology tile
    citizens: list[int]
    tiles: list[int]  # a mask of place tiles for each seat
    jarmark: list[int]
    goods: list[int]
    goods_gone: list[int]
    ways: list[int]  # by goods space: 0 nothing, 1 + good

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.treasury = 0
        self.technology_supply = TECHNOLOGIES
        self.technology_lost = 0
        self.citizens_taken = 0  # a bit for each citizen
        self.pile = BASE_TILES  # place tiles to be had
        self.event = NO_EVENT  # of this round

    def open_box(self) -> None:
        """1.1, 1.2: stacks full, starters on the Market, everybody in Orléans."""
        super().open_box()
        seats = self.seats
        options = self.setting.options
        self.bag = [0] * (KINDS * seats)
        self.market = ([0] * STARTER + [1] * (KINDS - STARTER)) * seats
        self.spaces = [0] * (BOARD_SPACES * (seats - 1) + SPACES)
        self.coins = [START_COINS] * seats
        self.treasury = options.number("treasury") - START_COINS * seats
        self.tower = [0] * KINDS
        self.stage = [0] * KINDS
        self.supply = neutral_followers(seats)
        self.lost = [0] * len(TYPES)
        self.deeds = [0] * (len(TYPES) * DEEDS)
        self.tracks = [0] * (TRACKS * seats)
        self.stations = [0] * CITIES
        self.unbuilt = [STATIONS] * seats
        self.merchant = [ORLEANS] * seats
        self.technology = [0] * seats
        self.experienced = [0] * seats
        self.citizens = [0] * seats
        self.tiles = [0] * seats
        self.pile = ALL_TILES if options.flag("extra_tiles") else BASE_TILES
        self.jarmark = list(GOODS_BOX)
        self.goods = [0] * (len(GOODS) * seats)
        self.goods_gone = [0] * len(GOODS_BOX)
        self.ways = [0] * GOODS_SPACES[seats - 2]

    def copy(self) -> "Orleans":
        """An equal table that shares nothing that changes."""
        twin = Orleans(self.setting)
        self.copy_kernel(twin)
        twin.bag = self.bag[:]
        twin.market = self.market[:]
        twin.spaces = self.spaces[:]
        twin.coins = self.coins[:]
        twin.tower = self.tower
        twin.stage = self.stage
        twin.supply = self.supply
        twin.lost = self.lost
        twin.deeds = self.deeds
        twin.tracks = self.tracks
        twin.stations = self.stations
        twin.unbuilt = self.unbuilt
        twin.merchant = self.merchant
        twin.technology = self.technology
        twin.experienced = self.experienced
        twin.citizens = self.citizens
        twin.tiles = self.tiles
        twin.jarmark = self.jarmark
        twin.goods = self.goods
        twin.goods_gone = self.goods_gone
        twin.ways = self.ways
        twin.treasury = self.treasury
        twin.technology_supply = self.technology_supply
        twin.technology_lost = self.technology_lost
        twin.citizens_taken = self.citizens_taken
        twin.pile = self.pile
        twin.event = self.event
        return twin

    # Where things are

    def at(self, seat: int, space: int) -> int:
        """The index of a seat's space in `spaces`."""
        if space < BOARD_SPACES:
            return BOARD_SPACES * seat + space
        return BOARD_SPACES * (self.seats - 1) + space

    def has(self, seat: int, place: int) -> bool:
        """Whether a seat has a place: all have the board, tiles have one owner."""
        return place < FIRST_TILE or self.tiles[seat] >> (place - FIRST_TILE) & 1 == 1

    def stations_of(self, seat: int) -> int:
        """How many stations a seat has built."""
        built = 0
        for owners in self.stations:
            built += owners >> seat & 1
        return built

    def goods_of(self, seat: int) -> list[int]:
        """Goods of a seat, bread last."""
        return self.goods[len(GOODS) * seat : len(GOODS) * (seat + 1)]

    # What is not in the stacks

    def followers_out(self) -> list[int]:
        """Neutral followers by type that are anywhere but in their stacks."""
        kinds = [0] * KINDS
        for row in (self.bag, self.market, self.tower, self.stage):
            for i, n in enumerate(row):
                kinds[i % KINDS] += n
        for on in self.spaces:
            if 0 < on < ON_TECHNOLOGY:
                kinds[on - 1] += 1
        types = len(TYPES)
        return [kinds[i] + self.lost[i] + sum(self.deeds[i::types]) for i in range(types)]

    def starters_of(self, seat: int, kind: int) -> int:
        """How often a starter of a seat is on its board, its tiles, its Market or in its bag."""
        there = self.bag[KINDS * seat + kind] + self.market[KINDS * seat + kind]
        there += self.tower[kind] if self.has(seat, TOWER) else 0
        there += self.stage[kind] if self.has(seat, THEATRE) else 0
        for place in range(PLACES):
            if self.has(seat, place):
                for space in SPACES_OF[place]:
                    there += self.spaces[self.at(seat, space)] == kind + 1
        return there

    def goods_out(self, good: int) -> int:
        """How many of a good are not on the Jarmark; bread is grain."""
        there = self.goods_gone[good] + self.ways.count(good + 1)
        there += sum(self.goods[good :: len(GOODS)])
        if good == GRAIN:
            there += sum(self.goods[BREAD :: len(GOODS)])
        return there

    def technology_out(self) -> int:
        """Technology tiles that players have, that lie on spaces, or that are lost."""
        placed = self.spaces.count(ON_TECHNOLOGY)
        return self.technology_lost + sum(self.technology) + placed


assert len(STREAMS) - BAG_DRAWS == MAX_SEATS
assert PLACE_CODES[FIRST_TILE] == "hayrick"
assert COINS > START_COINS * MAX_SEATS
