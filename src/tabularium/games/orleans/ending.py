"""Rules 15: the end of the game."""

from tabularium.games.orleans.material import (
    BREAD,
    CITIZEN_OF_STATIONS,
    DEVELOPMENT,
    GOODS_POINTS,
)
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.tracks import gain_citizen, level_of
from tabularium.kernel import RANKED, Facts, Result, rank


def leader_in_stations(t: Orleans) -> int:
    """15.1: the only seat with most stations; -1 if there is a tie."""
    built = [t.stations_of(seat) for seat in range(t.seats)]
    most = max(built)
    return built.index(most) if built.count(most) == 1 else -1


def parts_of(t: Orleans, seat: int) -> dict[str, int]:
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
    return sum(parts_of(t, seat).values())


def facts_of(t: Orleans, seat: int) -> Facts:
    """Points with their parts, as plain data."""
    parts = parts_of(t, seat)
    return {
        "points": sum(parts.values()),
        "level": level_of(t, seat),
        "position": t.tracks[TRACKS * seat + DEVELOPMENT],
        **parts,
    }


def end_game(t: Orleans) -> None:
    """The last citizen, the points, the winner; further development breaks a tie (15.4)."""
    leader = leader_in_stations(t)
    if leader >= 0:
        gain_citizen(t, leader, CITIZEN_OF_STATIONS)
    scores = [points_of(t, seat) for seat in range(t.seats)]
    keys: list[tuple[int, ...]] = [
        (scores[seat], t.tracks[TRACKS * seat + DEVELOPMENT]) for seat in range(t.seats)
    ]
    detail: Facts = {"parts": [facts_of(t, seat) for seat in range(t.seats)]}
    t.end(Result(RANKED, rank(keys), scores, detail))
