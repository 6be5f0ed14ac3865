"""Rules 13: the end of the game and who has won."""

from tabularium.games.tigris.material import COLOURS
from tabularium.games.tigris.scoring import spread_of
from tabularium.games.tigris.state import Tigris
from tabularium.kernel import Facts, Result, rank


def seat_facts(t: Tigris, seat: int) -> Facts:
    """What a seat has in the end, and what it comes to."""
    spread = spread_of(t, seat)
    return {
        "points": dict(zip(COLOURS, t.points_of(seat), strict=True)),
        "treasures": t.won[seat],
        "spread": spread,
        "score": spread[0],
    }


def end_game(t: Tigris, kind: str, cause: str) -> None:
    """The best weakest colour wins; ties are broken by the second weakest and so on (13.3)."""
    spreads = [spread_of(t, seat) for seat in range(t.seats)]
    keys: list[tuple[int, ...]] = [tuple(spread) for spread in spreads]
    parts = [seat_facts(t, seat) for seat in range(t.seats)]
    detail: Facts = {"cause": cause, "seats": parts}
    t.end(Result(kind, rank(keys), [spread[0] for spread in spreads], detail))
