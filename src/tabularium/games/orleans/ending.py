"""Rules 15: the end of the game."""

from tabularium.games.orleans.material import CITIZEN_OF_STATIONS, DEVELOPMENT
from tabularium.games.orleans.scoring import leader_in_stations, parts_of, standing
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.games.orleans.tracks import gain_citizen, level_of
from tabularium.kernel import RANKED, Facts, Result, rank


def end_game(t: Orleans) -> None:
    """The last citizen, the points, the winner; further development breaks a tie (15.4)."""
    leader = leader_in_stations(t)
    if leader >= 0:
        gain_citizen(t, leader, CITIZEN_OF_STATIONS)
    scores = standing(t)
    keys: list[tuple[int, ...]] = [
        (scores[seat], t.tracks[TRACKS * seat + DEVELOPMENT]) for seat in range(t.seats)
    ]
    detail: Facts = {"parts": [detail_of(t, seat) for seat in range(t.seats)]}
    t.end(Result(RANKED, rank(keys), scores, detail))


def detail_of(t: Orleans, seat: int) -> Facts:
    """What a result says of a seat: its points, its level and marker, and the parts."""
    parts = parts_of(t, seat)
    return {
        "points": sum(parts.values()),
        "level": level_of(t, seat),
        "position": t.tracks[TRACKS * seat + DEVELOPMENT],
        **parts,
    }
