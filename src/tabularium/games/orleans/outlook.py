"""What each place of a seat still needs and what it would give now. For views, never in search."""

from typing import Final

from tabularium.games.orleans.actions import RECRUITS, VILLAGERS, staff_of, why_not_use
from tabularium.games.orleans.deeds import open_slots, waiting
from tabularium.games.orleans.events import tax_of
from tabularium.games.orleans.material import (
    BAKERY,
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_COINS,
    BREWERY,
    CELLAR,
    CITIZEN_OF_BOATMEN,
    CITIZEN_OF_KNIGHTS,
    CITY_CODES,
    CRAFTSMAN,
    DEED_CODES,
    DEED_COINS,
    DEEDS,
    DRAW_LIMIT,
    FARMER,
    FARMER_GOODS,
    GOLDSMITH,
    GOODS,
    GUILDHALL,
    HAYRICK,
    HIDEAWAY,
    HORSE_WAGON,
    HOSPITAL,
    KIND_CODES,
    KINDS,
    KNIGHT,
    KNIGHT_CITIZEN,
    LABORATORY,
    LIBRARY,
    MONK,
    OFFICE,
    PHARMACY,
    PLACE_CODES,
    ROAD,
    SCHOLAR,
    SCHOLAR_POINTS,
    SCRIPTORIUM,
    SHIP,
    SHIPPING_LINE,
    SPACE_NEED,
    SPACES_OF,
    STARTER,
    TAILOR_SHOP,
    THEATRE,
    TOWER,
    TOWNHALL,
    TRACK_END,
    TRADER,
    TRIBUNAL,
    TYPES,
    VILLAGE,
    WAGON,
    WATERWAY,
    WINDMILL,
)
from tabularium.games.orleans.plan import places_of
from tabularium.games.orleans.scoring import score
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.tiles import PASSIVE, unknown_tile
from tabularium.games.orleans.tracks import level_of
from tabularium.games.orleans.voyage import neighbours, spaces_on
from tabularium.kernel import SPECTATOR, Facts

NEEDS: Final[tuple[str, ...]] = (*TYPES, "any", "neutral")
# What these give depends on what is named with them.
BY_CHOICE: Final = (PHARMACY, HORSE_WAGON, THEATRE, TRIBUNAL, GOLDSMITH, BAKERY, HIDEAWAY)


def outlook(t: Orleans, seat: int) -> Facts:
    """What a seat would reckon: its score, what each of its places needs and gives, odds, tax.

    The table is imagined from the seat's view, so nothing here tells a secret.
    """
    if seat == SPECTATOR:
        return {}
    return {
        "points": score(t, seat),
        "places": places_ahead(t, seat),
        "bag": odds_of_bag(t, seat),
        "tax": tax_of(t, seat),
    }


def places_ahead(t: Orleans, seat: int) -> Facts:
    """Per place of a seat: who stands there, who is missing, what is against it, what it gives."""
    found: Facts = {}
    for place in places_of(t, seat):
        reason = why_not_use(t, seat, place)
        found[PLACE_CODES[place]] = {
            "staff": [KIND_CODES[kind] for kind in staff_of(t, seat, place)],
            "needs": needs_of(t, seat, place),
            "why_not": None if reason is None else reason.code,
            "gives": gives(t, seat, place),
        }
    return found


def needs_of(t: Orleans, seat: int, place: int) -> list[str]:
    """What the empty spaces of a place ask for."""
    empty = [space for space in SPACES_OF[place] if t.spaces[t.at(seat, space)] == 0]
    if place == TOWNHALL and len(empty) < len(SPACES_OF[place]):
        return []
    return [NEEDS[SPACE_NEED[space]] for space in empty]


def gives(t: Orleans, seat: int, place: int) -> Facts:
    """The outcome of an action, as far as it needs no choice; else the choices."""
    level = level_of(t, seat)
    if place in RECRUITS:
        return recruit_gives(t, seat, RECRUITS[place])
    if place == VILLAGE:
        return {TYPES[kind]: recruit_gives(t, seat, kind) for kind in VILLAGERS}
    if place in (SHIP, WAGON):
        return {"cities": ways_from(t, seat, WATERWAY if place == SHIP else ROAD)}
    if place in (TOWNHALL, TOWER):
        return {"deeds": deeds_for(t, waiting(t, seat, place))}
    if HAYRICK <= place <= TAILOR_SHOP:
        return {"good": GOODS[place - HAYRICK]}
    table: dict[int, Facts] = {
        GUILDHALL: {"station": CITY_CODES[t.merchant[seat]]},
        SCRIPTORIUM: {"points": 1},
        BREWERY: {"coins": 2},
        CELLAR: {"coins": 4},
        LIBRARY: {"points": 2},
        WINDMILL: {"coins": 2, "points": 1},
        HOSPITAL: {"coins": level},
        SHIPPING_LINE: {"points": 1},
        OFFICE: {"coins": t.stations_of(seat)},
        LABORATORY: {"technology": 1},
    }
    if place in table:
        return table[place]
    if place in PASSIVE or place in BY_CHOICE:
        return {}
    raise unknown_tile(place)


def recruit_gives(t: Orleans, seat: int, kind: int) -> Facts:
    """The new follower and the reward of the next space of its track."""
    facts: Facts = {"follower": TYPES[kind]}
    if kind == MONK or t.tracks[TRACKS * seat + kind] == TRACK_END[kind]:
        return facts
    position = t.tracks[TRACKS * seat + kind] + 1
    if kind == FARMER:
        facts["good"] = GOODS[FARMER_GOODS[position]]
    elif kind == BOATMAN and position == BOATMAN_CITIZEN:
        facts["citizens"] = 1 - (t.citizens_taken >> CITIZEN_OF_BOATMEN & 1)
    elif kind == BOATMAN:
        facts["coins"] = BOATMAN_COINS[position]
    elif kind == KNIGHT:
        facts["limit"] = DRAW_LIMIT[position]
        if position == KNIGHT_CITIZEN:
            facts["citizens"] = 1 - (t.citizens_taken >> CITIZEN_OF_KNIGHTS & 1)
    elif kind == SCHOLAR:
        facts["points"] = SCHOLAR_POINTS[position]
    elif kind in (CRAFTSMAN, TRADER):
        facts["technology" if kind == CRAFTSMAN else "tile"] = 1
    return facts


def ways_from(t: Orleans, seat: int, mode: int) -> Facts:
    """Neighbouring cities and the goods on the way."""
    found: Facts = {}
    for city, connection in neighbours(t, seat, mode):
        goods = [t.ways[space] - 1 for space in spaces_on(t, connection) if t.ways[space]]
        found[CITY_CODES[city]] = [GOODS[good] for good in goods]
    return found


def deeds_for(t: Orleans, kinds: list[int]) -> Facts:
    """Per follower the deeds that are open to it and their coins."""
    found: Facts = {}
    for kind in kinds:
        if kind < STARTER:
            open_to = [deed for deed in range(DEEDS) if open_slots(t, deed, kind) > 0]
            found[TYPES[kind]] = {DEED_CODES[deed]: DEED_COINS[deed] for deed in open_to}
    return found


def odds_of_bag(t: Orleans, seat: int) -> Facts:
    """Chance of each kind to be the next one drawn, in thousandths."""
    bag = t.bag[KINDS * seat : KINDS * (seat + 1)]
    size = sum(bag)
    return {KIND_CODES[kind]: 1000 * n // size for kind, n in enumerate(bag) if n}
