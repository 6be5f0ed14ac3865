"""Rules 13: the end of the game and who has won."""

from tabularium.games.tigris.material import COLOURS
from tabularium.games.tigris.scores import best_spread
from tabularium.games.tigris.state import Tigris
from tabularium.kernel import Facts, Result, rank


def score_facts(points: list[int], treasures: int) -> Facts:
    """What a seat has, and what it comes to."""
    spread = best_spread(points, treasures)
    return {
        "points": dict(zip(COLOURS, points, strict=True)),
        "treasures": treasures,
        "spread": spread,
        "score": spread[0],
    }


def end_game(t: Tigris, kind: str, cause: str) -> None:
    """The best weakest colour wins; ties are broken by the second weakest and so on (13.3)."""
    spreads = [best_spread(t.points_of(seat), t.won[seat]) for seat in range(t.seats)]
    keys: list[tuple[int, ...]] = [tuple(spread) for spread in spreads]
    parts = [score_facts(t.points_of(seat), t.won[seat]) for seat in range(t.seats)]
    detail: Facts = {"cause": cause, "seats": parts}
    t.end(Result(kind, rank(keys), [spread[0] for spread in spreads], detail))
