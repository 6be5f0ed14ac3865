"""Rules 1.11: what is in the box stays in the box, and lies where it can."""

from tabularium.games.orleans.material import (
    ACCEPTS,
    ALL_TILES,
    BASE_TILES,
    CITIZENS,
    CITY_CODES,
    DEED_SLOTS,
    FIRST_TILE,
    GOODS,
    GOODS_BOX,
    KINDS,
    MARKET,
    ORLEANS,
    PLACE_CODES,
    PLACES,
    SPACE_CODES,
    SPACE_NEED,
    SPACE_PLACE,
    SPACES,
    SPACES_OF,
    STARTER,
    STATIONS,
    TECHNOLOGIES,
    TECHNOLOGY_FITS,
    THEATRE,
    TOWER,
    TOWER_ROOM,
    TOWNHALL_1,
    TOWNHALL_2,
    TRACK_END,
    TYPES,
    neutral_followers,
)
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans
from tabularium.kernel import Facts, Reason


def faults(t: Orleans) -> list[Reason]:
    """All that cannot be."""
    found: list[Reason] = []
    for code, wrong in (
        ("followers", missing_followers(t)),
        ("starters", misplaced_starters(t)),
        ("goods", missing_goods(t)),
        ("stacks", wrong_stacks(t)),
        ("places", {**wrong_places(t), **wrong_spaces(t)}),
        ("counts", wrong_counts(t)),
    ):
        if wrong:
            found.append(Reason("orleans.inventory", "1.11", {"what": code, "where": wrong}))
    return found


def missing_followers(t: Orleans) -> Facts:
    """Neutral followers by type: how many there are if it is not the right number."""
    wrong: Facts = {}
    out = t.followers_out()
    for i, n in enumerate(neutral_followers(t.seats)):
        if t.supply[i] + out[i] != n:
            wrong[TYPES[i]] = t.supply[i] + out[i]
    return wrong


def misplaced_starters(t: Orleans) -> Facts:
    """Every seat has its four starters, on its own board, tiles or in its bag."""
    wrong: Facts = {}
    for seat in range(t.seats):
        for kind in range(STARTER, KINDS):
            if t.starters_of(seat, kind) != 1:
                wrong[str(seat)] = kind
    return wrong


def missing_goods(t: Orleans) -> Facts:
    """Goods by type: how many there are if it is not the right number."""
    wrong: Facts = {}
    for good, box in enumerate(GOODS_BOX):
        there = t.jarmark[good] + t.goods_out(good)
        if there != box:
            wrong[GOODS[good]] = there
    return wrong


def wrong_stacks(t: Orleans) -> Facts:
    """Technology, citizens, coins, place tiles."""
    wrong: Facts = {}
    technology = t.technology_supply + t.technology_out()
    if technology != TECHNOLOGIES:
        wrong["technology"] = technology
    taken = bin(t.citizens_taken).count("1")
    if taken != sum(t.citizens) or t.citizens_taken >> CITIZENS:
        wrong["citizens"] = sum(t.citizens)
    coins = t.treasury + sum(t.coins)
    if coins != t.setting.options.number("treasury"):
        wrong["coins"] = coins
    owned = t.pile
    for mask in t.tiles:
        if owned & mask:
            wrong["tiles"] = mask
        owned |= mask
    if owned & ~(ALL_TILES if t.setting.options.flag("extra_tiles") else BASE_TILES):
        wrong["tiles"] = owned
    return wrong


def wrong_places(t: Orleans) -> Facts:
    """One technology tile for a place at most, nobody on tiles without an owner, room to stand."""
    wrong: Facts = {}
    owned = 0
    for seat in range(t.seats):
        owned |= t.tiles[seat]
        for place in range(PLACES):
            there = [t.spaces[t.at(seat, space)] for space in SPACES_OF[place]]
            if t.has(seat, place) and there.count(ON_TECHNOLOGY) > 1:
                wrong[PLACE_CODES[place]] = seat
        if sum(t.market[KINDS * seat : KINDS * (seat + 1)]) > room_on_market(t, seat):
            wrong[f"market.{seat}"] = room_on_market(t, seat)
    for place in range(FIRST_TILE, PLACES):
        for space in SPACES_OF[place]:
            if not owned >> (place - FIRST_TILE) & 1 and t.spaces[t.at(0, space)]:
                wrong[PLACE_CODES[place]] = -1
    in_tower = sum(t.tower)
    if in_tower > (TOWER_ROOM if owned >> (TOWER - FIRST_TILE) & 1 else 0):
        wrong["tower"] = in_tower
    if sum(t.stage) and not owned >> (THEATRE - FIRST_TILE) & 1:
        wrong["stage"] = sum(t.stage)
    return wrong


def wrong_spaces(t: Orleans) -> Facts:
    """Who or what stands on a space where it never can; stations on top of each other."""
    wrong: Facts = {}
    everybody_helps = ACCEPTS[-1]  # a tile that let somebody stand in may be lost by now
    for seat in range(t.seats):
        for space in range(SPACES):
            on = t.spaces[t.at(seat, space)]
            if on == 0 or not t.has(seat, SPACE_PLACE[space]):
                continue
            fits = TECHNOLOGY_FITS[space]
            if on != ON_TECHNOLOGY:
                fits = everybody_helps[SPACE_NEED[space]] >> (on - 1) & 1 == 1
            if not fits:
                wrong[SPACE_CODES[space]] = seat
        if t.spaces[t.at(seat, TOWNHALL_2)] and not t.spaces[t.at(seat, TOWNHALL_1)]:
            wrong[SPACE_CODES[TOWNHALL_2]] = seat
    for city, owners in enumerate(t.stations):
        if owners >> t.seats or (city != ORLEANS and owners & (owners - 1)):
            wrong[CITY_CODES[city]] = owners
    return wrong


def room_on_market(t: Orleans, seat: int) -> int:
    """While followers are drawn, those for the Tower lie on the Market for a moment."""
    return MARKET + TOWER_ROOM - sum(t.tower) if t.has(seat, TOWER) else MARKET


def wrong_counts(t: Orleans) -> Facts:
    """Tracks, deeds, stations, and nothing below zero."""
    wrong: Facts = {}
    for i, position in enumerate(t.tracks):
        if not 0 <= position <= TRACK_END[i % len(TRACK_END)]:
            wrong[f"track.{i}"] = position
    for i, n in enumerate(t.deeds):
        if not 0 <= n <= DEED_SLOTS[i]:
            wrong[f"deed.{i}"] = n
    for seat in range(t.seats):
        if t.unbuilt[seat] + t.stations_of(seat) > STATIONS:
            wrong[f"stations.{seat}"] = t.unbuilt[seat]
    rows = (t.bag, t.market, t.tower, t.stage, t.supply, t.lost, t.coins, t.unbuilt, t.technology)
    for row in (*rows, t.jarmark, t.goods, t.goods_gone, t.citizens, [t.treasury]):
        if min(row) < 0:
            wrong["below_zero"] = row
    return wrong
