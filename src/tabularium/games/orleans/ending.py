"""Rules 15: the end of the game."""

from typing import Final

from tabularium.games.orleans.material import CITIZEN_OF_STATIONS, DEVELOPMENT
from tabularium.games.orleans.scoring import leader_in_stations, parts_of, standing, sum_of
from tabularium.games.orleans.shape import Lead, ResultDetail, SeatResult, Source
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.tracks import gain_citizen, level_of
from tabularium.kernel import RANKED, Result, rank

SOURCES: Final[tuple[Source, ...]] = ("coins", "goods", "bread", "stations", "citizens")


def end_game(t: Orleans) -> None:
    """The last citizen, the points, the winner; further development breaks a tie (15.4)."""
    leader = leader_in_stations(t)
    if leader >= 0:
        gain_citizen(t, leader, CITIZEN_OF_STATIONS)
    scores = standing(t)
    keys: list[tuple[int, ...]] = [
        (scores[seat], t.tracks[TRACKS * seat + DEVELOPMENT]) for seat in range(t.seats)
    ]
    places = rank(keys)
    detail: ResultDetail = {
        "cause": "rounds",
        "most_stations": leader if leader >= 0 else None,
        "lead": lead_of(t, places),
        "parts": [detail_of(t, seat) for seat in range(t.seats)],
    }
    t.end(Result(RANKED, places, scores, dict(detail)))


def lead_of(t: Orleans, places: list[int]) -> Lead | None:
    """Where the winner is furthest ahead of the second; None if several have won."""
    if places.count(1) != 1:
        return None
    best, next_best = parts_of(t, places.index(1)), parts_of(t, places.index(2))
    found: Lead | None = None
    for source in SOURCES:
        ahead = best[source] - next_best[source]
        if ahead > 0 and (found is None or ahead > found["points"]):
            found = {"source": source, "points": ahead}
    return found


def detail_of(t: Orleans, seat: int) -> SeatResult:
    """What a result says of a seat: its points, its level and marker, and the parts."""
    parts = parts_of(t, seat)
    return {
        "points": sum_of(parts),
        "level": level_of(t, seat),
        "position": t.tracks[TRACKS * seat + DEVELOPMENT],
        **parts,
    }
