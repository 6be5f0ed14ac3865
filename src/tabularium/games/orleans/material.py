"""What is in the box of Orléans. Every value has its provenance at the end of this file."""

from typing import Final

from tabularium.games.orleans.shape import Citizen, Kind

RULEBOOK: Final = "rulebook"
DERIVED: Final = "derived"
FOUND: Final = "found"
RECONSTRUCTED: Final = "reconstructed"

MAX_SEATS: Final = 4
ROUNDS: Final = 18
START_COINS: Final = 5
STATIONS: Final = 10
TECHNOLOGIES: Final = 16
MARKET: Final = 8
TOWER_ROOM: Final = 2
COINS: Final = 280  # all of them, in the treasury and with the players

# --- followers ------------------------------------------------------------------------------------

FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
TYPES: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
STARTER: Final = 7  # + type: the four starters of a player are kinds of their own
KINDS: Final = 11
KIND_CODES: Final[tuple[Kind, ...]] = (
    *TYPES,
    *("own:farmer", "own:boatman", "own:craftsman", "own:trader"),
)

NEUTRAL: Final = (16, 10, 10, 10, 14, 14, 14)  # four players
FEWER_BASIC: Final = 2  # taken out for each absent player: farmers to traders
FEWER_OTHER: Final = 3  # knights, scholars, monks


def neutral_followers(seats: int) -> list[int]:
    """Followers in the stacks at the start, by type."""
    absent = MAX_SEATS - seats
    fewer = [FEWER_BASIC if i < KNIGHT else FEWER_OTHER for i in range(7)]
    return [n - absent * out for n, out in zip(NEUTRAL, fewer, strict=True)]


# --- goods ----------------------------------------------------------------------------------------

GRAIN: Final = 0
WINE: Final = 2
BREAD: Final = 5  # grain that lies on the Bakery
GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade", "bread")
GOODS_BOX: Final = (24, 21, 18, 15, 12)
GOODS_POINTS: Final = (1, 2, 3, 4, 5)
FOOD: Final = (0, 1, 2, 5)
GOODS_OUT: Final = (12, 6, 0)  # random goods put back for 2, 3, 4 players

# --- tracks ---------------------------------------------------------------------------------------

DEVELOPMENT: Final = 6  # index of the development track beside the six tracks of followers
TRACK_END: Final = (8, 5, 5, 5, 5, 5, 30)
FARMER_GOODS: Final = (-1, 0, 0, 1, 1, 2, 2, 3, 4)
BOATMAN_COINS: Final = (0, 2, 3, 4, 5, 0)
DRAW_LIMIT: Final = (4, 5, 6, 7, 7, 8)
SCHOLAR_POINTS: Final = (0, 2, 3, 4, 5, 6)
KNIGHT_CITIZEN: Final = 4  # space with a citizen
BOATMAN_CITIZEN: Final = 5

STARS: Final = (0, 4, 9, 15, 22, 30)
LEVEL: Final = tuple([sum([1 for star in STARS if p >= star]) for p in range(31)])
TRACK_COINS: Final = {7: 3, 12: 4, 25: 5}
TRACK_CITIZENS: Final = (3, 18, 28)

# Citizens, by number: eight on the deeds, then these.
CITIZENS: Final = 14
FIRST_TRACK_CITIZEN: Final = 8
CITIZEN_OF_BOATMEN: Final = 11
CITIZEN_OF_KNIGHTS: Final = 12
CITIZEN_OF_STATIONS: Final = 13
CITIZEN_CODES: Final[tuple[Citizen, ...]] = (
    *("deed:wall", "deed:conclave", "deed:plague", "deed:astronomy"),
    *("deed:guild", "deed:cathedral", "deed:peace", "deed:canal"),
    *("development:3", "development:18", "development:28"),
    *("boatmen", "knights", "stations"),
)

# --- places: ten on the player board, then the tiles ----------------------------------------------

FARMHOUSE: Final = 0
VILLAGE: Final = 1
UNIVERSITY: Final = 2
CASTLE: Final = 3
MONASTERY: Final = 4
SHIP: Final = 5
WAGON: Final = 6
GUILDHALL: Final = 7
SCRIPTORIUM: Final = 8
TOWNHALL: Final = 9
FIRST_TILE: Final = 10
HAYRICK: Final = 10
TAILOR_SHOP: Final = 14
BREWERY: Final = 15
LIBRARY: Final = 16
WINDMILL: Final = 17
HOSPITAL: Final = 18
BATHHOUSE: Final = 19
HERB_GARDEN: Final = 20
SACRISTY: Final = 21
SHIPPING_LINE: Final = 22
CELLAR: Final = 23
OFFICE: Final = 24
PHARMACY: Final = 25
SCHOOL: Final = 26
HORSE_WAGON: Final = 27
TOWER: Final = 28
LABORATORY: Final = 29
BARRACKS: Final = 30
THEATRE: Final = 31
TRIBUNAL: Final = 32
GOLDSMITH: Final = 33
BAKERY: Final = 34
HIDEAWAY: Final = 35

ANY: Final = 7  # a space for any follower
CIVIC: Final = 8  # a space of the Town Hall: any follower but starters

# code, pile (0: player board), the spaces by letter: F B C T K S M, * any, # any but starters
_PLACES: Final = (
    ("farmhouse", 0, "BC"),
    ("village", 0, "FBC"),
    ("university", 0, "FCT"),
    ("castle", 0, "FBT"),
    ("monastery", 0, "ST"),
    ("ship", 0, "FBK"),
    ("wagon", 0, "FTK"),
    ("guildhall", 0, "FCK"),
    ("scriptorium", 0, "KS"),
    ("townhall", 0, "##"),
    ("hayrick", 1, "F"),
    ("cheese_factory", 1, "FF"),
    ("winery", 1, "FT"),
    ("wool_manufacturer", 1, "BT"),
    ("tailor_shop", 1, "TS"),
    ("brewery", 1, "M"),
    ("library", 1, "KS"),
    ("windmill", 1, "CC"),
    ("hospital", 1, "BS"),
    ("bathhouse", 1, ""),
    ("herb_garden", 1, ""),
    ("sacristy", 1, "M"),
    ("shipping_line", 2, "B"),
    ("cellar", 2, "MS"),
    ("office", 2, "SS"),
    ("pharmacy", 2, "*"),
    ("school", 2, ""),
    ("horse_wagon", 2, "KT"),
    ("gunpowder_tower", 2, ""),
    ("laboratory", 2, "CS"),
    ("barracks", 1, ""),
    ("theatre", 1, ""),
    ("tribunal", 2, "K"),
    ("goldsmith", 2, "CT"),
    ("bakery", 1, "FC"),
    ("hideaway", 2, "*"),
)
PLACE_CODES: Final = tuple([place[0] for place in _PLACES])
PLACES: Final = len(_PLACES)
TILES: Final = PLACES - FIRST_TILE
EXTRA_TILES: Final = 6  # the last ones
PILE_OF: Final = tuple([place[1] for place in _PLACES])


def tile_bit(place: int) -> int:
    """The bit of a place tile in a mask of tiles."""
    return 1 << (place - FIRST_TILE)


def _mask(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= tile_bit(place)
    return mask


BASE_TILES: Final = (1 << (TILES - EXTRA_TILES)) - 1
ALL_TILES: Final = (1 << TILES) - 1
PILE_I: Final = _mask([place for place in range(FIRST_TILE, PLACES) if PILE_OF[place] == 1])
SUBSTITUTES: Final = _mask([SCHOOL, HERB_GARDEN, BARRACKS])


def tiles_in(mask: int) -> list[int]:
    """The places of a mask of tiles, rising."""
    places: list[int] = []
    while mask:
        low = mask & -mask
        places.append(FIRST_TILE + low.bit_length() - 1)
        mask ^= low
    return places


# --- spaces: where followers stand ----------------------------------------------------------------

SPACE_PLACE: Final = tuple([p for p, place in enumerate(_PLACES) for _ in place[2]])
SPACE_NEED: Final = tuple(["FBCTKSM*#".index(c) for place in _PLACES for c in place[2]])
SPACES: Final = len(SPACE_PLACE)
SPACES_OF: Final = tuple(
    [tuple([s for s in range(SPACES) if SPACE_PLACE[s] == p]) for p in range(PLACES)]
)
BOARD_SPACES: Final = SPACES_OF[TOWNHALL][-1] + 1
SPACE_CODES: Final = tuple(
    [f"{PLACE_CODES[p]}.{SPACES_OF[p].index(s) + 1}" for p in range(PLACES) for s in SPACES_OF[p]]
)
TOWNHALL_1: Final = BOARD_SPACES - 2
TOWNHALL_2: Final = BOARD_SPACES - 1
SACRISTY_SPACE: Final = SPACES_OF[SACRISTY][0]


def _accepts(need: int, tiles: int) -> int:
    """Mask of the kinds that may stand on a space, with the helping tiles of its owner."""
    if need == ANY:
        return (1 << KINDS) - 1
    if need == CIVIC:
        return (1 << STARTER) - 1
    if need == MONK:
        return 1 << MONK
    mask = 1 << need | 1 << MONK
    if need < KNIGHT:
        mask |= 1 << (STARTER + need)
    if tiles & 1:
        mask |= 1 << SCHOLAR
    if tiles & 2 and need in (FARMER, CRAFTSMAN, TRADER):
        mask |= 1 << BOATMAN | 1 << (STARTER + BOATMAN)
    if tiles & 4 and need == KNIGHT:
        mask = (1 << KINDS) - 1
    return mask


# By 1 School + 2 Herb Garden + 4 Barracks, then by what the space needs.
ACCEPTS: Final = tuple([tuple([_accepts(need, tiles) for need in range(9)]) for tiles in range(8)])

# A technology tile: not on a single space, a monk's space, the Town Hall (rules 9.3, 9.5, 9.7).
TECHNOLOGY_FITS: Final = tuple(
    [SPACE_NEED[s] < MONK and len(SPACES_OF[SPACE_PLACE[s]]) > 1 for s in range(SPACES)]
)

# --- beneficial deeds -----------------------------------------------------------------------------

_DEEDS: Final = (
    ("wall", "KKKTFFFCCC", 1),
    ("conclave", "KMM", 3),
    ("plague", "SSBFT", 2),
    ("astronomy", "SST", 1),
    ("guild", "BBBS", 1),
    ("cathedral", "CCMMTT", 2),
    ("peace", "MSKK", 2),
    ("canal", "BBBTTFFFCC", 1),
)
DEED_CODES: Final = tuple([deed[0] for deed in _DEEDS])
DEEDS: Final = len(_DEEDS)
CANAL: Final = 7
DEED_COINS: Final = tuple([deed[2] for deed in _DEEDS])
# Index 7 * deed + type.
DEED_SLOTS: Final = tuple([deed[1].count("FBCTKSM"[i]) for deed in _DEEDS for i in range(7)])

# --- events ---------------------------------------------------------------------------------------

PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5
EVENT_CODES: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
EVENT_COPIES: Final = 3
HARVEST_FINE: Final = 5
GOODS_PER_TAX: Final = 3

# --- the map --------------------------------------------------------------------------------------

CITY_CODES: Final = (
    "argenton",
    "blois",
    "bourges",
    "briare",
    "chartres",
    "chateaudun",
    "chateauroux",
    "chatellerault",
    "chinon",
    "etampes",
    "la_chatre",
    "le_blanc",
    "le_mans",
    "loches",
    "montargis",
    "montrichard",
    "nevers",
    "orleans",
    "saint_amand",
    "sancerre",
    "tours",
    "vendome",
    "vierzon",
)
CITIES: Final = len(CITY_CODES)
ORLEANS: Final = CITY_CODES.index("orleans")
# Longitude and latitude, for drawing.
CITY_POSITIONS: Final = (
    (1.52, 46.59),
    (1.34, 47.59),
    (2.40, 47.08),
    (2.74, 47.64),
    (1.49, 48.45),
    (1.34, 48.07),
    (1.69, 46.81),
    (0.55, 46.82),
    (0.24, 47.17),
    (2.16, 48.43),
    (1.99, 46.58),
    (1.06, 46.63),
    (0.20, 48.01),
    (0.99, 47.13),
    (2.73, 48.00),
    (1.18, 47.34),
    (3.16, 46.99),
    (1.91, 47.90),
    (2.51, 46.72),
    (2.84, 47.33),
    (0.69, 47.39),
    (1.07, 47.79),
    (2.07, 47.22),
)

ROAD: Final = 0
WATERWAY: Final = 1
# One connection each; a number is the player count from which a second goods space is used.
_ROADS: Final = (
    "chartres etampes",
    "chartres orleans",
    "chartres chateaudun",
    "chartres le_mans 4",
    "etampes montargis 4",
    "le_mans chateaudun",
    "le_mans vendome",
    "le_mans tours 3",
    "chateaudun vendome",
    "chateaudun orleans",
    "orleans montargis",
    "orleans vierzon 3",
    "vendome blois",
    "montargis briare",
    "blois vierzon",
    "chinon chatellerault",
    "montrichard loches",
    "vierzon chateauroux",
    "sancerre bourges",
    "loches chateauroux",
    "chatellerault argenton 4",
    "le_blanc chateauroux",
    "argenton chateauroux",
    "argenton la_chatre",
    "chateauroux la_chatre",
    "la_chatre saint_amand",
    "bourges saint_amand",
    "bourges nevers",
    "saint_amand nevers 4",
)
_WATERWAYS: Final = (
    "nevers sancerre",
    "sancerre briare 3",
    "briare orleans 3",
    "orleans blois",
    "blois tours",
    "tours chinon",
    "tours loches",
    "tours montrichard",
    "montrichard vierzon",
    "vierzon bourges",
    "vierzon saint_amand",
    "chinon chatellerault",
    "chinon le_blanc 3",
    "le_blanc argenton",
)
_WAYS: Final = tuple([way.split() for way in (*_ROADS, *_WATERWAYS)])
CONNECTIONS: Final = len(_WAYS)
ENDS: Final = tuple([(CITY_CODES.index(w[0]), CITY_CODES.index(w[1])) for w in _WAYS])
CONTESTED: Final = len(_ROADS) + _WATERWAYS.index("tours loches")
# Goods spaces: the first of every connection by its number, then those for three, then for four.
_SECONDS: Final = tuple([c for n in ("3", "4") for c in range(CONNECTIONS) if _WAYS[c][2:] == [n]])
SECOND_SPACE: Final = tuple(
    [CONNECTIONS + _SECONDS.index(c) if c in _SECONDS else -1 for c in range(CONNECTIONS)]
)
GOODS_SPACES: Final = (43, 48, 52)  # in use with 2, 3, 4 players


def mode_of(connection: int, contested: int) -> int:
    """Road or waterway; one of them is contested."""
    if connection == CONTESTED:
        return contested
    return ROAD if connection < len(_ROADS) else WATERWAY


def _neighbours(mode: int, contested: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Per city the pairs (next city, connection), by city."""
    table: list[tuple[tuple[int, int], ...]] = []
    for city in range(CITIES):
        pairs: list[tuple[int, int]] = []
        for c in range(CONNECTIONS):
            if city in ENDS[c] and mode_of(c, contested) == mode:
                pairs.append((ENDS[c][0] + ENDS[c][1] - city, c))
        table.append(tuple(sorted(pairs)))
    return tuple(table)


# By 2 * (what the contested connection is) + mode, then by city.
NEIGHBOURS: Final = tuple(
    [_neighbours(mode, contested) for contested in (ROAD, WATERWAY) for mode in (ROAD, WATERWAY)]
)

# --- provenance: name of the value (or table.entry) -> how sure, and where it stands --------------

PROVENANCE: Final[dict[str, tuple[str, str]]] = {
    "ROUNDS": (RULEBOOK, "course of the game"),
    "START_COINS": (RULEBOOK, "set-up 1"),
    "STATIONS": (RULEBOOK, "set-up 1, contents"),
    "TECHNOLOGIES": (RULEBOOK, "contents"),
    "MARKET": (FOUND, "player board, two transcriptions"),
    "TOWER_ROOM": (RULEBOOK, "Gunpowder Tower"),
    "COINS": (RECONSTRUCTED, "47 pieces of 1, 5, 10, 20; the mix is not known"),
    "NEUTRAL": (FOUND, "component lists; the sum of 104 is in the rulebook"),
    "FEWER_BASIC": (RULEBOOK, "set-up 12"),
    "FEWER_OTHER": (RULEBOOK, "set-up 12"),
    "GOODS_BOX": (RULEBOOK, "contents"),
    "GOODS_POINTS": (RULEBOOK, "end of the game"),
    "GOODS_OUT": (RULEBOOK, "set-up 12"),
    "FARMER_GOODS": (FOUND, "two transcriptions of the board agree"),
    "BOATMAN_COINS": (FOUND, "two transcriptions of the board agree"),
    "DRAW_LIMIT": (FOUND, "two transcriptions; the rulebook's examples agree"),
    "SCHOLAR_POINTS": (FOUND, "two transcriptions of the board agree"),
    "STARS": (FOUND, "two transcriptions of the board agree"),
    "TRACK_COINS": (FOUND, "two transcriptions of the board agree"),
    "TRACK_CITIZENS": (FOUND, "two transcriptions of the board agree"),
    "CITIZENS": (RULEBOOK, "set-up 8"),
    "PLACES.board": (FOUND, "two transcriptions; Farmhouse in the rulebook"),
    "PLACES.tiles": (FOUND, "one transcription; effects in the rulebook"),
    "PLACES.barracks": (FOUND, "a review"),
    "PLACES.tribunal": (FOUND, "a review"),
    "PLACES.theatre": (RECONSTRUCTED, "spaces in the rulebook, the pile is ours"),
    "PLACES.goldsmith": (RECONSTRUCTED, "cost and pile are ours, the effect is printed"),
    "PLACES.bakery": (RECONSTRUCTED, "cost and pile are ours, the effect is printed"),
    "PLACES.hideaway": (RECONSTRUCTED, "cost and pile are ours, the effect is printed"),
    "DEEDS": (FOUND, "two transcriptions; rewards of 1, 2, 3 in the rulebook"),
    "EVENT_COPIES": (RULEBOOK, "events"),
    "HARVEST_FINE": (RULEBOOK, "events"),
    "GOODS_PER_TAX": (RULEBOOK, "events"),
    "CITY_CODES": (FOUND, "a transcription of the map; 22 beside Orléans confirmed elsewhere"),
    "CITY_POSITIONS": (DERIVED, "real geography"),
    "CONNECTIONS": (FOUND, "a transcription of the map; 43, 48, 52 spaces confirmed elsewhere"),
    "CONNECTIONS.tours-loches": (RECONSTRUCTED, "waterway in one source, road in another"),
}
