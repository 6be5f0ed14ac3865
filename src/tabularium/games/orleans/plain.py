"""The table of Orléans as plain data with codes, and back; what follows from the rest is reckoned.

What cannot be read raises ValueError.
"""

from typing import Any, Final, Literal

from tabularium.games.orleans.deeds import deed_done
from tabularium.games.orleans.material import (
    BOARD_SPACES,
    BOATMAN,
    BOATMAN_CITIZEN,
    BREAD,
    CITIZEN_OF_BOATMEN,
    CITIZEN_OF_KNIGHTS,
    CITY_CODES,
    DEED_CODES,
    DEED_SLOTS,
    DEVELOPMENT,
    EVENT_CODES,
    FIRST_TILE,
    FIRST_TRACK_CITIZEN,
    GOODS,
    GOODS_BOX,
    KIND_CODES,
    KINDS,
    KNIGHT,
    KNIGHT_CITIZEN,
    PLACE_CODES,
    SPACE_CODES,
    SPACE_PLACE,
    SPACES,
    SPACES_OF,
    STARTER,
    STATIONS,
    TECHNOLOGIES,
    TRACK_CITIZENS,
    TYPES,
    neutral_followers,
    tiles_in,
)
from tabularium.games.orleans.shape import Follower, Good, Kind, Laid
from tabularium.games.orleans.state import NO_EVENT, ON_TECHNOLOGY, TRACKS, Orleans
from tabularium.kernel import (
    Facts,
    read_code,
    read_counts,
    read_mask,
    read_names,
    read_number,
    read_numbers,
    read_rows,
)

TILE_CODES: Final = PLACE_CODES[FIRST_TILE:]  # by the bits of a mask of tiles
RAW_GOODS: Final = GOODS[:BREAD]
TECHNOLOGY: Final = "technology"  # a tile, where a follower could stand
# What `spaces` can hold, by number; the first is nobody.
ON_SPACE: Final[tuple[Kind | Literal["technology"], ...]] = (TECHNOLOGY, *KIND_CODES, TECHNOLOGY)


def laid_out(t: Orleans) -> Laid:
    """Everything by name, followers and goods as counts by code."""
    seats = range(t.seats)
    return {
        "event": EVENT_CODES[t.event] if t.event >= 0 else None,
        "bag": [_kinds(t.bag, KINDS * s) for s in seats],
        "market": [_kinds(t.market, KINDS * s) for s in seats],
        "tower": _kinds(t.tower, 0),
        "stage": _kinds(t.stage, 0),
        "spaces": [_spaces(t, s) for s in seats],
        "supply": _types(t.supply, 0),
        "lost": _types(t.lost, 0),
        "deeds": _deeds(t.deeds),
        "tracks": [t.tracks[TRACKS * s : TRACKS * (s + 1)] for s in seats],
        "coins": t.coins[:],
        "treasury": t.treasury,
        "stations": _masks(t.stations),
        "unbuilt": t.unbuilt[:],
        "merchant": [CITY_CODES[city] for city in t.merchant],
        "technology": t.technology[:],
        "experienced": t.experienced[:],
        "technology_supply": t.technology_supply,
        "technology_lost": t.technology_lost,
        "citizens": t.citizens[:],
        "citizens_taken": t.citizens_taken,
        "tiles": [_tiles(mask) for mask in t.tiles],
        "pile": _tiles(t.pile),
        "jarmark": _goods(t.jarmark),
        "goods": [_goods(t.goods_of(s)) for s in seats],
        "goods_gone": _goods(t.goods_gone),
        "ways": [GOODS[good - 1] if good else None for good in t.ways],
    }


def dump_table(t: Orleans) -> Facts:
    """The same as plain facts; `load_table` reads them."""
    return dict(laid_out(t))


def _kinds(row: list[int], start: int) -> dict[Kind, int]:
    return {KIND_CODES[i]: n for i, n in enumerate(row[start : start + KINDS]) if n}


def _types(row: list[int], start: int) -> dict[Follower, int]:
    return {TYPES[i]: n for i, n in enumerate(row[start : start + STARTER]) if n}


def _goods(row: list[int]) -> dict[Good, int]:
    return {GOODS[i]: n for i, n in enumerate(row) if n}


def _masks(row: list[int]) -> dict[str, int]:
    """Owners of the stations of a city, a bit for each seat."""
    return {CITY_CODES[city]: mask for city, mask in enumerate(row) if mask}


def _tiles(mask: int) -> list[str]:
    return [PLACE_CODES[place] for place in tiles_in(mask)]


def _spaces(t: Orleans, seat: int) -> dict[str, Kind | Literal["technology"]]:
    """Who or what is on the spaces of a seat."""
    found: dict[str, Kind | Literal["technology"]] = {}
    board = BOARD_SPACES * seat
    for space, there in enumerate(t.spaces[board : board + BOARD_SPACES]):
        if there:
            found[SPACE_CODES[space]] = ON_SPACE[there]
    if t.tiles[seat]:
        beside = BOARD_SPACES * (t.seats - 1)
        for place in tiles_in(t.tiles[seat]):
            for space in SPACES_OF[place]:
                if t.spaces[beside + space]:
                    found[SPACE_CODES[space]] = ON_SPACE[t.spaces[beside + space]]
    return found


def _deeds(row: list[int]) -> dict[str, dict[Follower, int]]:
    """Followers on the deeds, by deed and type."""
    found: dict[str, dict[Follower, int]] = {}
    for deed, code in enumerate(DEED_CODES):
        there = _types(row, STARTER * deed)
        if there:
            found[code] = there
    return found


# And back


def load_table(t: Orleans, dump: Facts) -> None:
    """Lay out what a dump names, and what follows from it of what it does not name."""
    for name, value in dump.items():
        _load(t, name, value)
    _reckon(t, dump)


def _load(t: Orleans, name: str, value: object) -> None:
    """Followers and where they stand."""
    match name:
        case "bag":
            t.bag = _by_seat(t, KIND_CODES, value)
        case "market":
            t.market = _by_seat(t, KIND_CODES, value)
        case "tower":
            t.tower = read_counts(KIND_CODES, value)
        case "stage":
            t.stage = read_counts(KIND_CODES, value)
        case "spaces":
            _load_spaces(t, read_rows(value, t.seats))
        case "supply":
            t.supply = read_counts(TYPES, value)
        case "lost":
            t.lost = read_counts(TYPES, value)
        case "deeds":
            t.deeds = _read_deeds(read_names(value))
        case "tracks":
            t.tracks = [n for row in read_rows(value, t.seats) for n in read_numbers(row, TRACKS)]
        case _:
            _load_riches(t, name, value)


def _load_riches(t: Orleans, name: str, value: object) -> None:
    """Goods, coins, stations."""
    match name:
        case "jarmark":
            t.jarmark = read_counts(RAW_GOODS, value)
        case "goods":
            t.goods = _by_seat(t, GOODS, value)
        case "goods_gone":
            t.goods_gone = read_counts(RAW_GOODS, value)
        case "ways":
            ways = read_rows(value, len(t.ways))
            t.ways = [0 if code is None else 1 + read_code(RAW_GOODS, code) for code in ways]
        case "coins":
            t.coins = read_numbers(value, t.seats)
        case "treasury":
            t.treasury = read_number(value)
        case "stations":
            t.stations = read_counts(CITY_CODES, value)
        case "unbuilt":
            t.unbuilt = read_numbers(value, t.seats)
        case "merchant":
            t.merchant = [read_code(CITY_CODES, city) for city in read_rows(value, t.seats)]
        case _:
            _load_tiles(t, name, value)


def _load_tiles(t: Orleans, name: str, value: object) -> None:
    """Tiles, citizens, the event."""
    match name:
        case "tiles":
            t.tiles = [read_mask(TILE_CODES, codes) for codes in read_rows(value, t.seats)]
        case "pile":
            t.pile = read_mask(TILE_CODES, value)
        case "technology":
            t.technology = read_numbers(value, t.seats)
        case "experienced":
            t.experienced = read_numbers(value, t.seats)
        case "technology_supply":
            t.technology_supply = read_number(value)
        case "technology_lost":
            t.technology_lost = read_number(value)
        case "citizens":
            t.citizens = read_numbers(value, t.seats)
        case "citizens_taken":
            t.citizens_taken = read_number(value)
        case "event":
            t.event = NO_EVENT if value is None else read_code(EVENT_CODES, value)
        case _:
            raise ValueError(f"no such part of the table: {name}")


def _by_seat(t: Orleans, codes: tuple[str, ...], value: object) -> list[int]:
    """Counts of every seat, one after the other."""
    row: list[int] = []
    for counts in read_rows(value, t.seats):
        row += read_counts(codes, counts)
    return row


def _load_spaces(t: Orleans, rows: list[Any]) -> None:
    t.spaces = [0] * len(t.spaces)
    for seat, row in enumerate(rows):
        for code, there in read_names(row).items():
            on = ON_TECHNOLOGY if there == TECHNOLOGY else 1 + read_code(KIND_CODES, there)
            t.spaces[t.at(seat, read_code(SPACE_CODES, code))] = on


def _read_deeds(given: dict[str, Any]) -> list[int]:
    row = [0] * len(DEED_SLOTS)
    types = len(TYPES)
    for code, counts in given.items():
        deed = read_code(DEED_CODES, code)
        row[types * deed : types * (deed + 1)] = read_counts(TYPES, counts)
    return row


# What follows from the rest. What cannot be made to fit is left for `faults` to name.


def _reckon(t: Orleans, dump: Facts) -> None:
    """Every stack holds what lies nowhere else, unless the dump says what it holds."""
    if "market" not in dump:
        _place_starters(t, t.market)
    elif "bag" not in dump:
        _place_starters(t, t.bag)
    if "supply" not in dump:
        box, out = neutral_followers(t.seats), t.followers_out()
        t.supply = [max(0, n - out[i]) for i, n in enumerate(box)]
    if "treasury" not in dump:
        t.treasury = max(0, t.setting.options.number("treasury") - sum(t.coins))
    if "jarmark" not in dump:
        _make_room_for_goods(t, "goods_gone" not in dump, "ways" not in dump)
        t.jarmark = [max(0, n - t.goods_out(good)) for good, n in enumerate(GOODS_BOX)]
    if "technology_supply" not in dump:
        t.technology_supply = max(0, TECHNOLOGIES - t.technology_out())
    if "unbuilt" not in dump:
        t.unbuilt = [max(0, STATIONS - t.stations_of(seat)) for seat in range(t.seats)]
    if "pile" not in dump:
        for mask in t.tiles:
            t.pile &= ~mask
    if "experienced" not in dump:
        t.experienced = [max(t.experienced[s], _has_placed(t, s)) for s in range(t.seats)]
    if "citizens" in dump and "citizens_taken" not in dump:
        t.citizens_taken = _citizens_reached(t)


def _place_starters(t: Orleans, row: list[int]) -> None:
    """Starters that are nowhere else are here: on the Market or, if that is named, in the bag."""
    for seat in range(t.seats):
        for kind in range(STARTER, KINDS):
            i = KINDS * seat + kind
            row[i] = max(0, row[i] + 1 - t.starters_of(seat, kind))


def _make_room_for_goods(t: Orleans, gone_may: bool, ways_may: bool) -> None:
    """What players have was neither put back nor laid out when the game was set up."""
    for good, box in enumerate(GOODS_BOX):
        while gone_may and t.goods_gone[good] and t.goods_out(good) > box:
            t.goods_gone[good] -= 1
        while ways_may and good + 1 in t.ways and t.goods_out(good) > box:
            t.ways[t.ways.index(good + 1)] = 0


def _has_placed(t: Orleans, seat: int) -> int:
    """1 if a technology tile lies on a space of a seat."""
    for space in range(SPACES):
        mine = t.has(seat, SPACE_PLACE[space])
        if mine and t.spaces[t.at(seat, space)] == ON_TECHNOLOGY:
            return 1
    return 0


def _citizens_reached(t: Orleans) -> int:
    """A bit for each citizen whose space or deed somebody has reached or completed."""
    mask = 0
    for deed in range(len(DEED_CODES)):
        if deed_done(t, deed):
            mask |= 1 << deed
    furthest = [max(t.tracks[track::TRACKS]) for track in range(TRACKS)]
    for i, position in enumerate(TRACK_CITIZENS):
        if furthest[DEVELOPMENT] >= position:
            mask |= 1 << (FIRST_TRACK_CITIZEN + i)
    if furthest[BOATMAN] >= BOATMAN_CITIZEN:
        mask |= 1 << CITIZEN_OF_BOATMEN
    if furthest[KNIGHT] >= KNIGHT_CITIZEN:
        mask |= 1 << CITIZEN_OF_KNIGHTS
    return mask


assert ON_SPACE[ON_TECHNOLOGY] == TECHNOLOGY
