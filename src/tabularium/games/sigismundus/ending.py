"""Rules 18: the end of the game. Golden ribbons, and who has won."""

from tabularium.games.sigismundus.material import FIGURES, ROYAL
from tabularium.games.sigismundus.scoring import points_facts, ribbon, ribbons, standing
from tabularium.games.sigismundus.shape import ResultDetail
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import space_of
from tabularium.kernel import RANKED, Result, rank


def end_game(t: Sigismundus) -> None:
    """18.15, 18.16: most points win; the better place on the royal track settles ties."""
    if t.telling:
        for seat in range(t.seats):
            for figure in ribbons(t, seat):
                points = ribbon(t, seat, figure)
                t.tell("ribbon", {"seat": seat, "figure": FIGURES[figure], "points": points})
    scores = standing(t)
    keys: list[tuple[int, ...]] = [
        (scores[seat], -space_of(t, ROYAL, seat)) for seat in range(t.seats)
    ]
    detail: ResultDetail = {
        "cause": "sejms",
        "seats": [points_facts(t, seat) for seat in range(t.seats)],
    }
    t.end(Result(RANKED, rank(keys), scores, dict(detail)))
