"""Rules 15.1 to 15.3: points, as they would be counted if the game ended now."""

from tabularium.games.orleans.material import (
    BREAD,
    CITIZEN_OF_STATIONS,
    DEVELOPMENT,
    GOODS_POINTS,
)
from tabularium.games.orleans.shape import Parts, Score
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.tracks import level_of


def leader_in_stations(t: Orleans) -> int:
    """15.1: the only seat with most stations; -1 if there is a tie."""
    built = [t.stations_of(seat) for seat in range(t.seats)]
    most = max(built)
    return built.index(most) if built.count(most) == 1 else -1


def parts_of(t: Orleans, seat: int) -> Parts:
    """15.2, 15.3: points by where they come from."""
    level = level_of(t, seat)
    citizens = t.citizens[seat]
    if not t.citizens_taken >> CITIZEN_OF_STATIONS & 1 and leader_in_stations(t) == seat:
        citizens += 1  # 15.1, if the game ended now
    goods = t.goods_of(seat)
    worth = 0
    for good, points in enumerate(GOODS_POINTS):
        worth += points * goods[good]
    return {
        "coins": t.coins[seat],
        "goods": worth,
        "bread": level * goods[BREAD],
        "stations": level * t.stations_of(seat),
        "citizens": level * citizens,
    }


def points_of(t: Orleans, seat: int) -> int:
    """All points of a seat as things stand."""
    return sum_of(parts_of(t, seat))


def sum_of(parts: Parts) -> int:
    """All parts together."""
    riches = parts["coins"] + parts["goods"] + parts["bread"]
    return riches + parts["stations"] + parts["citizens"]


def standing(t: Orleans) -> list[int]:
    """Points of all seats as they stand."""
    return [points_of(t, seat) for seat in range(t.seats)]


def score(t: Orleans, seat: int) -> Score:
    """Points with their parts; the level that counts, and the marker that it comes from."""
    parts = parts_of(t, seat)
    return {
        "total": sum_of(parts),
        "parts": parts,
        "level": level_of(t, seat),
        "position": t.tracks[TRACKS * seat + DEVELOPMENT],
    }
