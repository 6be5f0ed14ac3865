"""What things are worth in Orléans, in points at the end, with so many rounds to go."""

from typing import Final

from tabularium.games.orleans import material as m
from tabularium.games.orleans.deeds import deed_done, open_slots
from tabularium.games.orleans.match import Match, Round
from tabularium.games.orleans.state import HOURGLASS_ROW, ON_TECHNOLOGY, TRACKS, Orleans
from tabularium.games.orleans.tracks import tiles_for

HAND: Final = 1.2  # a follower drawn and put to use in some place that gives nothing special
GROWTH: Final = 1.6  # points of development that a player makes in a round at most, about

# Expected level at the end, by rounds to go and position: anything up to GROWTH a round may come.
FINAL_LEVEL: Final = tuple(
    [
        tuple(
            [
                sum([m.LEVEL[min(30, position + g)] for g in range(int(GROWTH * ahead) + 1)])
                / (int(GROWTH * ahead) + 1)
                for position in range(31)
            ]
        )
        for ahead in range(m.ROUNDS + 1)
    ]
)

# How often a board place is used in a round, for a technology tile that lies there.
FREQUENCY: Final = {
    m.FARMHOUSE: 0.45,
    m.VILLAGE: 0.7,
    m.UNIVERSITY: 0.4,
    m.CASTLE: 0.35,
    m.MONASTERY: 0.4,
    m.SHIP: 0.45,
    m.WAGON: 0.5,
    m.GUILDHALL: 0.55,
    m.SCRIPTORIUM: 0.5,
}

# Tiles that work by themselves: points a round. Others: points of one use before its followers.
PASSIVE_TILES: Final = {
    m.BATHHOUSE: 1.6,
    m.HERB_GARDEN: 0.8,
    m.SCHOOL: 0.8,
    m.BARRACKS: 0.6,
    m.TOWER: 0.4,
    m.SACRISTY: 0.2,
}

# A further follower of a type, by how many there are: points a round.
CREW: Final = (
    (0.0, 0.5, 0.9, 1.2, 1.4, 1.5),  # farmers
    (0.0, 0.4, 0.65, 0.8),
    (0.0, 0.4, 0.7, 0.9),
    (0.0, 0.4, 0.7, 0.9),
    (0.0, 0.6, 0.95, 1.1),
    (0.0, 0.4, 0.6, 0.7),
    (0.0, 0.5, 0.9, 1.2, 1.4),
)
ROUND_PHASES: Final = ("hourglass", "census", "drawing", "planning", "actions")


def ahead_of(t: Orleans) -> int:
    """How many plannings are still to come, the present one included."""
    if not t.stack:
        return 0
    match = t.stack[0]
    assert isinstance(match, Match)
    left = m.ROUNDS - match.round
    if len(t.stack) > 1:
        phase = t.stack[1]
        if isinstance(phase, Round) and phase.step in ROUND_PHASES:
            left += 1
    return left


def assets_of(t: Orleans, seat: int) -> int:
    """What counts with the level: stations and citizens."""
    return t.stations_of(seat) + t.citizens[seat]


def prestige(position: int, assets: float, ahead: int) -> float:
    """Points of stations, citizens and level, with those that the rest of the game may add."""
    return (assets + 0.45 * ahead) * FINAL_LEVEL[ahead][position]


def development_worth(t: Orleans, seat: int, points: int, ahead: int) -> float:
    """What some points of development bring: level, coins and citizens on the way."""
    here = t.tracks[TRACKS * seat + m.DEVELOPMENT]
    there = min(30, here + points)
    assets = assets_of(t, seat)
    worth = prestige(there, assets, ahead) - prestige(here, assets, ahead)
    for position in range(here + 1, there + 1):
        worth += m.TRACK_COINS.get(position, 0)
        if position in m.TRACK_CITIZENS:
            number = m.FIRST_TRACK_CITIZEN + m.TRACK_CITIZENS.index(position)
            if not t.citizens_taken >> number & 1:
                worth += FINAL_LEVEL[ahead][there]
    return worth


def asset_worth(t: Orleans, seat: int, ahead: int) -> float:
    """A station or a citizen."""
    return FINAL_LEVEL[ahead][t.tracks[TRACKS * seat + m.DEVELOPMENT]]


def station_worth(t: Orleans, seat: int, ahead: int) -> float:
    """A station: its level, the days of trade to come, and the citizen for most of them."""
    days = events_ahead(t, m.TRADING_DAY)
    return asset_worth(t, seat, ahead) * 1.2 + 0.8 * days


def on_spaces(t: Orleans, seat: int) -> list[int]:
    """What stands on the spaces of a seat's places, board and tiles; 0: nothing."""
    base = m.BOARD_SPACES * seat
    found = t.spaces[base : base + m.BOARD_SPACES]
    if t.tiles[seat]:
        beside = m.BOARD_SPACES * (t.seats - 1)
        for place in m.tiles_in(t.tiles[seat]):
            found += [t.spaces[beside + space] for space in m.SPACES_OF[place]]
    return found


def crew_of(t: Orleans, seat: int) -> list[int]:
    """All followers of a seat by type, wherever they are."""
    crew = [0] * 7
    start = m.KINDS * seat
    for kind in range(m.KINDS):
        crew[kind % m.STARTER] += t.bag[start + kind] + t.market[start + kind]
    for on in on_spaces(t, seat):
        if 0 < on < ON_TECHNOLOGY:
            crew[(on - 1) % m.STARTER] += 1
    if t.tiles[seat]:
        for place, row in ((m.TOWER, t.tower), (m.THEATRE, t.stage)):
            if t.has(seat, place):
                for kind in range(m.KINDS):
                    crew[kind % m.STARTER] += row[kind]
    return crew


def follower_worth(crew: list[int], kind: int, ahead: int) -> float:
    """One more follower of a type, if there are so many."""
    row = CREW[kind]
    n = crew[kind]
    return ahead * (row[n + 1] - row[n] if n + 1 < len(row) else 0.06)


# Tiles whose use always gives the same, in points.
PLAIN_USES: Final = {
    **{m.HAYRICK + good: float(points) for good, points in enumerate(m.GOODS_POINTS)},
    m.BREWERY: 2.0,
    m.CELLAR: 4.0,
    m.HORSE_WAGON: 3.0,
    m.THEATRE: 2.0,
    m.TRIBUNAL: 2.0,
    m.HIDEAWAY: 2.0,
}
# Tiles that give development: points of it, and coins.
DEVELOPING: Final = {m.LIBRARY: (2, 0), m.WINDMILL: (1, 2), m.SHIPPING_LINE: (1, 0)}


def tile_use(t: Orleans, seat: int, place: int, ahead: int) -> float:
    """Points that one use of a tile gives."""
    if place in PLAIN_USES:
        return PLAIN_USES[place]
    if place in DEVELOPING:
        points, coins = DEVELOPING[place]
        return coins + development_worth(t, seat, points, ahead)
    match place:
        case m.HOSPITAL:
            return float(m.LEVEL[t.tracks[TRACKS * seat + m.DEVELOPMENT]])
        case m.OFFICE:
            return float(t.stations_of(seat))
        case m.PHARMACY:
            coins = min(3, t.coins[seat])
            return max(0.0, development_worth(t, seat, coins, ahead) - coins)
        case m.LABORATORY:
            return 0.8 * ahead
        case m.GOLDSMITH:
            return development_worth(t, seat, t.stations_of(seat), ahead) - 1.0
        case m.BAKERY:
            return min(3, t.goods[6 * seat]) * (asset_worth(t, seat, ahead) - 1.0) - 2.0
    assert place in PASSIVE_TILES, f"no worth for {m.PLACE_CODES[place]}"
    return 0.0


# What a use is worth on average over a game, for tiles that grow with what the owner has.
TYPICAL: Final = {
    m.LIBRARY: 2.6,
    m.WINDMILL: 3.3,
    m.SHIPPING_LINE: 1.3,
    m.HOSPITAL: 3.5,
    m.OFFICE: 4.0,
    m.PHARMACY: 2.0,
    m.GOLDSMITH: 4.0,
    m.BAKERY: 3.0,
    m.LABORATORY: 3.0,
}


def tile_worth(t: Orleans, seat: int, place: int, ahead: int) -> float:
    """A place tile for the rest of the game."""
    if place in PASSIVE_TILES:
        return PASSIVE_TILES[place] * ahead
    use = tile_use(t, seat, place, ahead)
    if place in TYPICAL:
        use = 0.5 * (use + TYPICAL[place])
    cost = float(len(m.SPACES_OF[place]))
    if cost > 1:
        cost -= 0.5  # a technology tile may come to help
    return max(0.0, 0.6 * ahead * (use - 1.3 * cost))


def best_tile(t: Orleans, seat: int, ahead: int) -> tuple[float, int]:
    """The best tile that the next trader may take, and its worth; -1 if there is none."""
    best, found = 0.0, -1
    for place in m.tiles_in(tiles_for(t, t.tracks[TRACKS * seat + m.TRADER] + 1)):
        worth = tile_worth(t, seat, place, ahead)
        if worth > best or found < 0:
            best, found = worth, place
    return best, found


def technology_worth(t: Orleans, seat: int, place: int, ahead: int) -> float:
    """A technology tile in a place: a follower saved at every use to come."""
    uses = float(ahead)
    start = TRACKS * seat
    if place == m.VILLAGE:
        gone = sum(t.tracks[start + m.BOATMAN : start + m.TRADER + 1])
        uses = min(uses * FREQUENCY[place], 15.0 - gone)
    elif place == m.FARMHOUSE:
        uses = min(uses * FREQUENCY[place], 8.0 - t.tracks[start + m.FARMER])
    elif place == m.UNIVERSITY:
        uses = min(uses * FREQUENCY[place], 5.0 - t.tracks[start + m.SCHOLAR])
    elif place == m.CASTLE:
        uses = min(uses * FREQUENCY[place], 5.0 - t.tracks[start + m.KNIGHT])
    elif place == m.GUILDHALL:
        uses = min(uses * FREQUENCY[place], t.unbuilt[seat])
    elif place < m.FIRST_TILE:
        uses *= FREQUENCY[place]
    else:
        use = tile_use(t, seat, place, ahead)
        uses *= 0.85 if use >= 2.0 else 0.5
    return HAND * uses


def deed_room(t: Orleans, deed: int) -> int:
    """Followers that a deed still takes."""
    start = 7 * deed
    return sum(m.DEED_SLOTS[start : start + 7]) - sum(t.deeds[start : start + 7])


def donation(t: Orleans, kind: int, deed: int, asset: float) -> float:
    """What a follower brings at a deed, without what is lost with it."""
    worth = float(m.DEED_COINS[deed])
    left = deed_room(t, deed)
    if left == 1:
        worth += asset
    elif left == 2:
        worth -= 0.25 * asset  # somebody else may come before us
    return worth


def best_donation(t: Orleans, seat: int, kind: int, ahead: int) -> tuple[float, int]:
    """The best deed for a type of follower and what it brings; -1 if all are full."""
    asset = asset_worth(t, seat, ahead)
    best, found = -1.0, -1
    for deed in range(m.DEEDS):
        if open_slots(t, deed, kind) > 0 and not deed_done(t, deed):
            worth = donation(t, kind, deed, asset)
            if worth > best:
                best, found = worth, deed
    return best, found


def food_of(t: Orleans, seat: int) -> int:
    """Pieces of food of a seat."""
    start = 6 * seat
    return t.goods[start] + t.goods[start + 1] + t.goods[start + 2] + t.goods[start + m.BREAD]


def events_ahead(t: Orleans, event: int) -> int:
    """How often an event has not come up yet."""
    return m.EVENT_COPIES - t.contents[HOURGLASS_ROW].count(event)


def harvests_ahead(t: Orleans) -> int:
    """Harvests that have not struck yet, this round's included."""
    return events_ahead(t, m.HARVEST) + (t.event == m.HARVEST)
