"""What pieces that can be had would bring: figures in care or open, offices without a holder."""

from tabularium.games.sigismundus.fields import owner_of
from tabularium.games.sigismundus.income import extra_income
from tabularium.games.sigismundus.material import FIGURES, OFFICES
from tabularium.games.sigismundus.offices import free_offices, income_of, offices_of
from tabularium.games.sigismundus.prestige import prestige
from tabularium.games.sigismundus.scoring import final_points
from tabularium.games.sigismundus.sejm import votes_due
from tabularium.games.sigismundus.shape import FigureGain, Gains, OfficeGain
from tabularium.games.sigismundus.state import FIGURES_OF, FIGURES_OPEN, Sigismundus, altered
from tabularium.games.sigismundus.upkeep import upkeep_of


def best_income(t: Sigismundus, seat: int) -> int:
    """Ducats of the next income beyond the fixed ones, with the office that pays most."""
    most = 0
    for office in offices_of(t, seat):
        most = max(most, income_of(t, office))
    return extra_income(t, seat) + most


def gains_of(t: Sigismundus, seat: int) -> Gains:
    """On a copy, for pieces are laid where they would lie."""
    twin = t.copy()
    figures = t.contents[FIGURES_OPEN][:]
    for other in range(t.seats):
        figures += t.contents[FIGURES_OF + other]
    return {
        "figures": {FIGURES[figure]: figure_gain(twin, seat, figure) for figure in figures},
        "offices": {OFFICES[office]: office_gain(twin, seat, office) for office in free_offices(t)},
    }


def figure_gain(t: Sigismundus, seat: int, figure: int) -> FigureGain:
    """10.6, 10.7, 18: points of each seat with this figure beyond those without it."""
    owner = owner_of(t, figure)
    lies = FIGURES_OPEN if owner < 0 else FIGURES_OF + owner
    points: list[int] = []
    for other in range(t.seats):
        # Whose it is, loses what the others would gain.
        away, home = (FIGURES_OPEN, lies) if other == owner else (FIGURES_OF + other, lies)
        before = final_points(t, other)
        t.move(figure, home, away)
        after = final_points(t, other)
        t.move(figure, away, home)
        points.append(before - after if other == owner else after - before)
    price = None if owner == seat else 0 if owner < 0 else t.laid[figure] + 1
    return {"points": points, "price": price}


def office_gain(t: Sigismundus, seat: int, office: int) -> OfficeGain:
    """5, 11, 16, 17: what differs with the office in hand."""
    before = figures_of(t, seat)
    offices = t.offices
    t.offices = altered(offices, office, seat)
    after = figures_of(t, seat)
    t.offices = offices
    return {
        "income": after[0] - before[0],
        "prestige": after[1] - before[1],
        "votes": after[2] - before[2],
        "upkeep": after[3] - before[3],
        "points": after[4] - before[4],
    }


def figures_of(t: Sigismundus, seat: int) -> tuple[int, int, int, int, int]:
    """Income, prestige, votes, upkeep and points as they stand."""
    return (
        best_income(t, seat),
        prestige(t, seat),
        votes_due(t, seat),
        upkeep_of(t, seat),
        final_points(t, seat),
    )
