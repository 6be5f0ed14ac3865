"""The table of Orléans: followers, tracks, map and stacks. Everything lies open but the future."""

from typing import Final

from tabularium.games.orleans.dumping import (
    codes_of_mask,
    counts_of,
    deeds_dump,
    followers,
    read_counts,
    read_deeds,
    read_followers,
    read_mask,
)
from tabularium.games.orleans.material import (
    ALL_TILES,
    BASE_TILES,
    BOARD_SPACES,
    CITIES,
    CITY_CODES,
    COINS,
    DEEDS,
    EVENT_CODES,
    EVENT_COPIES,
    FIRST_TILE,
    GOODS,
    GOODS_BOX,
    GOODS_SPACES,
    KIND_CODES,
    KINDS,
    MAX_SEATS,
    ORLEANS,
    PLACE_CODES,
    SPACE_CODES,
    SPACE_PLACE,
    SPACES,
    START_COINS,
    STARTER,
    STATIONS,
    TECHNOLOGIES,
    TYPES,
    neutral_followers,
)
from tabularium.kernel import Deck, Facts, Options, Places, Reason, Setting, State, public, secret

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

    def standing(self) -> list[int]:
        """Points as they stand, for a game that is cut off at its horizon."""
        from tabularium.games.orleans.ending import points_of

        return [points_of(self, seat) for seat in range(self.seats)]

    # Plain data. The whole table lies open.

    def dump_table(self) -> Facts:
        """Everything by name, followers and goods as counts by code."""
        seats = range(self.seats)
        return {
            "event": EVENT_CODES[self.event] if self.event >= 0 else None,
            "bag": [followers(self.bag, KINDS * s) for s in seats],
            "market": [followers(self.market, KINDS * s) for s in seats],
            "tower": followers(self.tower, 0),
            "stage": followers(self.stage, 0),
            "spaces": [self._spaces_dump(s) for s in seats],
            "supply": counts_of(TYPES, self.supply),
            "lost": counts_of(TYPES, self.lost),
            "deeds": deeds_dump(self.deeds),
            "tracks": [self.tracks[TRACKS * s : TRACKS * (s + 1)] for s in seats],
            "coins": self.coins[:],
            "treasury": self.treasury,
            "stations": {CITY_CODES[c]: m for c, m in enumerate(self.stations) if m},
            "unbuilt": self.unbuilt[:],
            "merchant": [CITY_CODES[city] for city in self.merchant],
            "technology": self.technology[:],
            "experienced": self.experienced[:],
            "technology_supply": self.technology_supply,
            "technology_lost": self.technology_lost,
            "citizens": self.citizens[:],
            "citizens_taken": self.citizens_taken,
            "tiles": [codes_of_mask(mask) for mask in self.tiles],
            "pile": codes_of_mask(self.pile),
            "jarmark": counts_of(GOODS, self.jarmark),
            "goods": [counts_of(GOODS, self.goods_of(s)) for s in seats],
            "goods_gone": counts_of(GOODS, self.goods_gone),
            "ways": [GOODS[good - 1] if good else None for good in self.ways],
        }

    def _spaces_dump(self, seat: int) -> Facts:
        found: Facts = {}
        for space in range(SPACES):
            if self.has(seat, SPACE_PLACE[space]):
                there = self.spaces[self.at(seat, space)]
                if there == ON_TECHNOLOGY:
                    found[SPACE_CODES[space]] = "technology"
                elif there:
                    found[SPACE_CODES[space]] = KIND_CODES[there - 1]
        return found

    def load_table(self, dump: Facts) -> None:
        """Lay out what a dump says; what is not given stays."""
        for name, value in dump.items():
            self._load(name, value)

    def _load(self, name: str, value: object) -> None:
        match name:
            case "bag" | "market":
                assert isinstance(value, list)
                setattr(self, name, [n for row in value for n in read_followers(row)])
            case "tower" | "stage":
                setattr(self, name, read_followers(value))
            case "spaces":
                assert isinstance(value, list)
                self._load_spaces(value)
            case "supply" | "lost":
                setattr(self, name, read_counts(TYPES, value))
            case "deeds":
                self.deeds = read_deeds(value)
            case "tiles":
                assert isinstance(value, list)
                self.tiles = [read_mask(codes) for codes in value]
            case "pile":
                self.pile = read_mask(value)
            case "tracks":
                assert isinstance(value, list)
                self.tracks = [n for row in value for n in row]
            case "event":
                self.event = EVENT_CODES.index(value) if isinstance(value, str) else NO_EVENT
            case "merchant":
                assert isinstance(value, list)
                self.merchant = [CITY_CODES.index(city) for city in value]
            case _:
                self._load_stacks(name, value)

    def _load_stacks(self, name: str, value: object) -> None:
        match name:
            case "stations":
                self.stations = read_counts(CITY_CODES, value)
            case "jarmark" | "goods_gone":
                setattr(self, name, read_counts(GOODS[:5], value))
            case "goods":
                assert isinstance(value, list)
                self.goods = [n for row in value for n in read_counts(GOODS, row)]
            case "ways":
                assert isinstance(value, list)
                self.ways = [0 if code is None else GOODS.index(code) + 1 for code in value]
            case _:
                setattr(self, name, list(value) if isinstance(value, list) else value)

    def _load_spaces(self, rows: list[Facts]) -> None:
        self.spaces = [0] * len(self.spaces)
        for seat, row in enumerate(rows):
            for code, there in row.items():
                assert isinstance(there, str)
                on = ON_TECHNOLOGY if there == "technology" else KIND_CODES.index(there) + 1
                self.spaces[self.at(seat, SPACE_CODES.index(code))] = on

    def view_table(self, seat: int) -> Facts:
        """1.10: all of the table lies open; bags too, since everybody can count."""
        return self.dump_table()

    def imagine_table(self, table: Facts) -> None:
        """The table of a view is complete."""
        self.load_table(table)

    def faults(self) -> list[Reason]:
        """1.11: what is missing, there too often or where it cannot be."""
        from tabularium.games.orleans.inventory import faults_of

        return faults_of(self)


assert len(STREAMS) - BAG_DRAWS == MAX_SEATS
assert PLACE_CODES[FIRST_TILE] == "hayrick"
assert COINS > START_COINS * MAX_SEATS
