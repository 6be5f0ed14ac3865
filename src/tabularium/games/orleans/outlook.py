"""What each place of a seat still needs and what it would give now. For views, never in search."""

from typing import Final

from tabularium.games.orleans.actions import RECRUITS, is_staffed, staff_of, why_not_use
from tabularium.games.orleans.dead import why_never
from tabularium.games.orleans.deeds import open_slots, waiting
from tabularium.games.orleans.events import foods_of, only_fewest, only_most, tax_of
from tabularium.games.orleans.market import in_bag
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
    EVENT_CODES,
    EVENT_COPIES,
    FARMER,
    FARMER_GOODS,
    GOLDSMITH,
    GOODS,
    GUILDHALL,
    HARVEST,
    HARVEST_FINE,
    HAYRICK,
    HIDEAWAY,
    HORSE_WAGON,
    HOSPITAL,
    INCOME,
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
    PLAGUE,
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
    TAXES,
    THEATRE,
    TOWER,
    TOWNHALL,
    TRACK_END,
    TRADER,
    TRADING_DAY,
    TRIBUNAL,
    TYPES,
    VILLAGE,
    WAGON,
    WATERWAY,
    WINDMILL,
)
from tabularium.games.orleans.plan import places_of
from tabularium.games.orleans.scoring import score, standing
from tabularium.games.orleans.shape import (
    CensusAhead,
    Dead,
    EventAhead,
    Follower,
    Gives,
    Good,
    Hourglass,
    Kind,
    Need,
    Outlook,
    PlaceAhead,
)
from tabularium.games.orleans.state import HOURGLASS_ROW, NO_EVENT, TRACKS, Orleans
from tabularium.games.orleans.tiles import PASSIVE, unknown_tile
from tabularium.games.orleans.tracks import level_of
from tabularium.games.orleans.voyage import neighbours, spaces_on
from tabularium.kernel import SPECTATOR

NEEDS: Final[tuple[Need, ...]] = (*TYPES, "any", "neutral")
# What these give depends on what is named with them.
BY_CHOICE: Final = (PHARMACY, HORSE_WAGON, THEATRE, TRIBUNAL, GOLDSMITH, BAKERY, HIDEAWAY)


def outlook(t: Orleans, seat: int) -> Outlook:
    """What is ready and may come; for a seat its score, what its places need and give, odds, tax.

    The table is imagined from the seat's view, so nothing here tells a secret.
    """
    ahead = [event_ahead(t, each) for each in range(t.seats)]
    found: Outlook = {
        "ready": [ready_places(t, each) for each in range(t.seats)],
        "to_come": events_to_come(t),
        "scores": standing(t),
        "ahead": [each for each in ahead if each is not None],
        "census": census_ahead(t),
    }
    if seat == SPECTATOR:
        return found
    return {
        **found,
        "points": score(t, seat),
        "places": places_ahead(t, seat),
        "dead": dead_places(t, seat),
        "bag": odds_of_bag(t, seat),
        "tax": tax_of(t, seat),
        "event": ahead[seat],
    }


def ready_places(t: Orleans, seat: int) -> list[str]:
    """6.3: staffed places; whether anything is against using them is another matter."""
    found: list[str] = []
    for place in places_of(t, seat):
        if place == THEATRE:
            ready = sum(t.stage) > 0
        else:
            ready = len(SPACES_OF[place]) > 0 and is_staffed(t, seat, place)
        if ready:
            found.append(PLACE_CODES[place])
    return found


def events_to_come(t: Orleans) -> dict[Hourglass, int]:
    """2.2: three of each less those turned over."""
    row = t.contents[HOURGLASS_ROW]
    left = [EVENT_COPIES - row.count(event) for event in range(len(EVENT_CODES))]
    return {EVENT_CODES[event]: n for event, n in enumerate(left) if n}


def census_ahead(t: Orleans) -> CensusAhead:
    """3.1, 3.2: who would get and who would pay a coin if it were taken now."""
    most, fewest = only_most(t), only_fewest(t)
    return {"most": most if most >= 0 else None, "fewest": fewest if fewest >= 0 else None}


def event_ahead(t: Orleans, seat: int) -> EventAhead | None:
    """13: what the event of the round would do to a seat now, without a Sacristy."""
    if t.event == NO_EVENT:
        return None
    found: EventAhead = {
        "event": EVENT_CODES[t.event],
        "coins": 0,
        "missing": 0,
        "gives": None,
    }
    due = 0
    if t.event == INCOME:
        found["coins"] = min(level_of(t, seat), t.treasury)
    elif t.event == TRADING_DAY:
        found["coins"] = min(t.stations_of(seat), t.treasury)
    elif t.event == PLAGUE and in_bag(t, seat):
        found["gives"] = "follower"
    elif t.event == HARVEST and foods_of(t, seat):
        found["gives"] = "food"
    elif t.event == HARVEST:
        due = HARVEST_FINE
    elif t.event == TAXES:
        due = tax_of(t, seat)
    if due:
        found["coins"] = -min(due, t.coins[seat])
        found["missing"] = max(0, due - t.coins[seat])
    return found


def places_ahead(t: Orleans, seat: int) -> dict[str, PlaceAhead]:
    """Per place of a seat: who stands there, who is missing, what is against it, what it gives."""
    found: dict[str, PlaceAhead] = {}
    for place in places_of(t, seat):
        reason = why_not_use(t, seat, place)
        found[PLACE_CODES[place]] = {
            "staff": [KIND_CODES[kind] for kind in staff_of(t, seat, place)],
            "needs": needs_of(t, seat, place),
            "why_not": None if reason is None else reason.code,
            "gives": gives(t, seat, place),
        }
    return found


def dead_places(t: Orleans, seat: int) -> list[Dead]:
    """6.7: places with spaces that can never be used again, with the rule and its reason."""
    found: list[Dead] = []
    for place in places_of(t, seat):
        reason = why_never(t, seat, place) if SPACES_OF[place] else None
        if reason is not None:
            found.append({"place": PLACE_CODES[place], "rule": reason.rule, "why": reason.code})
    return found


def needs_of(t: Orleans, seat: int, place: int) -> list[Need]:
    """What the empty spaces of a place ask for."""
    empty = [space for space in SPACES_OF[place] if t.spaces[t.at(seat, space)] == 0]
    if place == TOWNHALL and len(empty) < len(SPACES_OF[place]):
        return []
    return [NEEDS[SPACE_NEED[space]] for space in empty]


def gives(t: Orleans, seat: int, place: int) -> Gives:
    """The outcome of an action, as far as it needs no choice; else the choices."""
    level = level_of(t, seat)
    if place in RECRUITS:
        return recruit_gives(t, seat, RECRUITS[place])
    if place == VILLAGE:
        return {
            "boatman": recruit_gives(t, seat, BOATMAN),
            "craftsman": recruit_gives(t, seat, CRAFTSMAN),
            "trader": recruit_gives(t, seat, TRADER),
        }
    if place in (SHIP, WAGON):
        return {"cities": ways_from(t, seat, WATERWAY if place == SHIP else ROAD)}
    if place in (TOWNHALL, TOWER):
        return {"deeds": deeds_for(t, waiting(t, seat, place))}
    if HAYRICK <= place <= TAILOR_SHOP:
        return {"good": GOODS[place - HAYRICK]}
    table: dict[int, Gives] = {
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


def recruit_gives(t: Orleans, seat: int, kind: int) -> Gives:
    """The new follower and the reward of the next space of its track."""
    facts: Gives = {"follower": TYPES[kind]}
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
    elif kind == CRAFTSMAN:
        facts["technology"] = 1
    elif kind == TRADER:
        facts["tile"] = 1
    return facts


def ways_from(t: Orleans, seat: int, mode: int) -> dict[str, list[Good]]:
    """Neighbouring cities and the goods on the way."""
    found: dict[str, list[Good]] = {}
    for city, connection in neighbours(t, seat, mode):
        goods = [t.ways[space] - 1 for space in spaces_on(t, connection) if t.ways[space]]
        found[CITY_CODES[city]] = [GOODS[good] for good in goods]
    return found


def deeds_for(t: Orleans, kinds: list[int]) -> dict[Follower, dict[str, int]]:
    """Per follower the deeds that are open to it and their coins."""
    found: dict[Follower, dict[str, int]] = {}
    for kind in kinds:
        if kind < STARTER:
            open_to = [deed for deed in range(DEEDS) if open_slots(t, deed, kind) > 0]
            found[TYPES[kind]] = {DEED_CODES[deed]: DEED_COINS[deed] for deed in open_to}
    return found


def odds_of_bag(t: Orleans, seat: int) -> dict[Kind, int]:
    """Chance of each kind to be the next one drawn, in thousandths."""
    bag = t.bag[KINDS * seat : KINDS * (seat + 1)]
    size = sum(bag)
    return {KIND_CODES[kind]: 1000 * n // size for kind, n in enumerate(bag) if n}
