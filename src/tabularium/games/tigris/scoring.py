"""Rules 13: what points and treasures come to."""

from tabularium.games.tigris.plain import by_colour
from tabularium.games.tigris.shape import Score
from tabularium.games.tigris.state import Tigris
from tabularium.kernel import Facts, read_number


def best_spread(points: list[int], treasures: int) -> list[int]:
    """Points by colour, the weakest first, each treasure added where it helps most (13.4).

    One by one to the weakest colour: no other way gives a better list.
    """
    spread = sorted(points)
    for _ in range(treasures):
        spread[0] += 1
        spread.sort()
    return spread


def spread_of(t: Tigris, seat: int) -> list[int]:
    """What a seat has, treasures placed best."""
    return best_spread(t.points_of(seat), t.won[seat])


def standing(t: Tigris) -> list[int]:
    """The weakest colour of each seat, treasures placed best."""
    return [spread_of(t, seat)[0] for seat in range(t.seats)]


def score(t: Tigris, seat: int) -> Score:
    """Points by colour. They are not added up: the total is the least after the treasures."""
    spread = spread_of(t, seat)
    return {
        "total": spread[0],
        "parts": by_colour(t.points_of(seat)),
        "treasures": t.won[seat],
        "spread": spread,
    }


def earned(kind: str, facts: Facts) -> list[tuple[int, str, int]]:
    """Where points and treasures came from: tiles, monuments, wars, revolts, treasures."""
    if kind == "points":
        return [(read_number(facts["seat"]), str(facts["source"]), read_number(facts["points"]))]
    if kind == "treasures":
        cells = facts["cells"]
        assert isinstance(cells, list)
        return [(read_number(facts["seat"]), "treasure", len(cells))]
    return []
