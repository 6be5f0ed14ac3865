"""What a position is worth to a seat, taken apart."""

from typing import Final

from tabularium.bots.minds.orleans.actions import can_build, good_worth
from tabularium.bots.minds.orleans.plans import best_plans
from tabularium.bots.minds.orleans.worth import (
    CREW,
    FINAL_LEVEL,
    ahead_of,
    crew_of,
    events_ahead,
    food_of,
    harvests_ahead,
    on_spaces,
    technology_worth,
    tile_worth,
)
from tabularium.games.orleans import material as m
from tabularium.games.orleans.planning import Planning
from tabularium.games.orleans.scoring import points_of
from tabularium.games.orleans.state import ON_TECHNOLOGY, TRACKS, Orleans
from tabularium.games.orleans.voyage import neighbours

# What counts, and its weight before any tuning.
BY_HAND: Final[dict[str, float]] = {
    "coins": 1.0,
    "goods": 1.0,
    "stations": 1.0,
    "citizens": 1.0,
    "development": 1.0,
    "limit": 0.7,
    "crew": 1.5,
    "monks": 1.5,
    "hands": 0.15,
    "technology": 0.25,
    "tiles": 0.2,
    "map": 1.0,
    "market": 1.2,
    "staff": 0.6,
    "food": 1.0,
    "taxes": -1.0,
    "census": 0.5,
    "most-stations": 1.0,
    "poverty": -0.5,
    "plan": 1.0,
    "rival": -0.2,
}
FEATURES: Final = tuple(BY_HAND)
TO_COME: Final = 0.45  # stations and citizens that a player wins in a round, about


def features_of(t: Orleans, seat: int) -> list[float]:
    """Parallel to FEATURES."""
    ahead = ahead_of(t)
    row = TRACKS * seat
    position = t.tracks[row + m.DEVELOPMENT]
    level = FINAL_LEVEL[ahead][position]
    stations = [t.stations_of(other) for other in range(t.seats)]
    farmers = [t.tracks[TRACKS * other + m.FARMER] for other in range(t.seats)]
    crew = crew_of(t, seat)
    limit = m.DRAW_LIMIT[t.tracks[row + m.KNIGHT]]
    waiting, standing = waiting_and_standing(t, seat)
    goods = t.goods_of(seat)
    worth = sum([points * goods[good] for good, points in enumerate(m.GOODS_POINTS)])
    hungry = max(0, harvests_ahead(t) - food_of(t, seat))
    days = events_ahead(t, m.TRADING_DAY)
    return [
        float(t.coins[seat]),
        worth + level * goods[m.BREAD],
        stations[seat] * level + 0.9 * days * stations[seat] * (ahead > 0),
        t.citizens[seat] * level,
        TO_COME * ahead * level,
        float(limit * ahead),
        ahead * sum([_of(CREW[kind], crew[kind]) for kind in range(m.MONK)]),
        ahead * _of(CREW[m.MONK], crew[m.MONK]),
        ahead * min(0.0, sum(crew) - 1.5 * limit),
        technology_of(t, seat, ahead),
        tiles_of(t, seat, ahead),
        map_of(t, seat, level) if ahead else 0.0,
        min(waiting, m.MARKET - limit) if ahead else 0.0,
        standing if ahead else 0.0,
        -1.5 * hungry if ahead else 0.0,
        events_ahead(t, m.TAXES) * sum(goods) / 3,
        ahead * _lead(farmers, seat) / 4,
        level * _lead(stations, seat) / 2,
        float(max(0, 3 - t.coins[seat])) if ahead else 0.0,
        plan_worth(t, seat),
        float(max([points_of(t, s) for s in range(t.seats) if s != seat])),
    ]


def _of(row: tuple[float, ...], n: int) -> float:
    return row[n] if n < len(row) else row[-1] + 0.06 * (n - len(row) + 1)


def _lead(counts: list[int], seat: int) -> float:
    """From -2 to 2: clearly behind the best of the others, level, clearly ahead."""
    others = [n for other, n in enumerate(counts) if other != seat]
    return float(max(-2, min(2, counts[seat] - max(others))))


def waiting_and_standing(t: Orleans, seat: int) -> tuple[int, int]:
    """Followers on the Market, and those on the spaces of the seat's places."""
    start = m.KINDS * seat
    standing = sum([0 < on < ON_TECHNOLOGY for on in on_spaces(t, seat)])
    return sum(t.market[start : start + m.KINDS]), standing


def technology_of(t: Orleans, seat: int, ahead: int) -> float:
    """Technology tiles: where they lie, and those that wait for a place."""
    worth = 0.7 * ahead * t.technology[seat]
    base = m.BOARD_SPACES * seat
    for space in range(m.TOWNHALL_1):
        if t.spaces[base + space] == ON_TECHNOLOGY:
            worth += technology_worth(t, seat, m.SPACE_PLACE[space], ahead)
    beside = m.BOARD_SPACES * (t.seats - 1)
    for place in m.tiles_in(t.tiles[seat]):
        for space in m.SPACES_OF[place]:
            if t.spaces[beside + space] == ON_TECHNOLOGY:
                worth += technology_worth(t, seat, place, ahead)
    return worth


def tiles_of(t: Orleans, seat: int, ahead: int) -> float:
    """Place tiles, for the rest of the game."""
    return sum([tile_worth(t, seat, place, ahead) for place in m.tiles_in(t.tiles[seat])])


def map_of(t: Orleans, seat: int, level: float) -> float:
    """Where the merchant stands: a city to build in, goods and free cities around."""
    here = t.merchant[seat]
    worth = 0.35 * level if can_build(t, seat, here) else 0.0
    best = 0.0
    for mode in (m.ROAD, m.WATERWAY):
        for city, connection in neighbours(t, seat, mode):
            good = t.ways[connection] - 1
            value = 0.25 * level if can_build(t, seat, city) else 0.0
            if good >= 0:
                value += 0.3 * good_worth(t, seat, good)
            best = max(best, value)
    return worth + best


def plan_worth(t: Orleans, seat: int) -> float:
    """Before the planning: what the best plan with the followers at hand is worth."""
    if t.stack and isinstance(t.stack[-1], Planning):
        return best_plans(t, seat, 1)[0][0]
    return 0.0
