"""Rules 18: points if the game ended now, with golden ribbons."""

from tabularium.games.sigismundus.material import (
    DUCATS_A_POINT,
    ECCLESIASTICAL,
    FIGURES,
    FIRST_ABILITY,
    GORNICKI,
    HOZJUSZ,
    JAZLOWIECKI,
    KOCHANOWSKI,
    KROMER,
    LAND,
    MINISTERIAL,
    MODRZEWSKI,
    ORZECHOWSKI,
    PADOVANO,
    PARLIAMENTARY,
    PROVANA,
    PRZYLUSKI,
    REJ,
    RIBBON_CAP,
    RIBBON_POINTS,
    ROYAL,
    SENATORIAL,
    SIENIAWSKI,
    TRACK_RIBBON,
)
from tabularium.games.sigismundus.offices import offices_of_kind
from tabularium.games.sigismundus.shape import Score, SeatPoints
from tabularium.games.sigismundus.state import ARMY, FIGURES_OF, Sigismundus
from tabularium.games.sigismundus.tracks import space_of
from tabularium.kernel import Facts, read_number


def ribbon(t: Sigismundus, seat: int, figure: int) -> int:
    """18.3 to 18.14: points for a figure with a golden ribbon."""
    each = RIBBON_POINTS[figure]
    if figure == KOCHANOWSKI:
        return each * len(t.contents[FIGURES_OF + seat])
    if figure == REJ:
        return TRACK_RIBBON[space_of(t, PARLIAMENTARY, seat)]
    if figure == GORNICKI:
        return TRACK_RIBBON[space_of(t, ROYAL, seat)]
    if figure == ORZECHOWSKI:
        return TRACK_RIBBON[space_of(t, SENATORIAL, seat)]
    if figure == MODRZEWSKI:
        return min(RIBBON_CAP, each * bin(t.acts).count("1"))
    if figure == KROMER:
        return each * t.seals.count(seat)
    if figure == HOZJUSZ:
        return each * len(offices_of_kind(t, seat, ECCLESIASTICAL))
    if figure == PRZYLUSKI:
        return each * len(offices_of_kind(t, seat, MINISTERIAL))
    if figure == SIENIAWSKI:
        return each * len(offices_of_kind(t, seat, LAND))
    if figure == JAZLOWIECKI:
        return min(RIBBON_CAP, each * whole_power(t, seat))
    if figure == PROVANA:
        return min(RIBBON_CAP, each * (t.ducats[seat] // DUCATS_A_POINT))
    assert figure == PADOVANO, f"no ribbon: {figure}"
    return each


def whole_power(t: Sigismundus, seat: int) -> int:
    """The power of all units, those of the Noble Host too."""
    infantry, hussars, artillery, *host = t.army[ARMY * seat : ARMY * (seat + 1)]
    return infantry + host[0] + 2 * (hussars + host[1]) + 3 * (artillery + host[2])


def ribbons(t: Sigismundus, seat: int) -> list[int]:
    """The figures of a seat that bring points."""
    return [figure for figure in t.contents[FIGURES_OF + seat] if figure < FIRST_ABILITY]


def final_points(t: Sigismundus, seat: int) -> int:
    """18.2: points on the track and ribbons."""
    points = t.points[seat]
    for figure in ribbons(t, seat):
        points += ribbon(t, seat, figure)
    return points


def points_facts(t: Sigismundus, seat: int) -> SeatPoints:
    """The points of a seat with their parts, as results and outlooks tell them."""
    points, track = final_points(t, seat), t.points[seat]
    return {"points": points, "track": track, "ribbons": ribbon_facts(t, seat)}


def standing(t: Sigismundus) -> list[int]:
    """Points of each seat as they stand, ribbons included."""
    return [final_points(t, seat) for seat in range(t.seats)]


def score(t: Sigismundus, seat: int) -> Score:
    """Points on the track and of ribbons, figure by figure."""
    total = final_points(t, seat)
    return {
        "total": total,
        "parts": {"track": t.points[seat], "ribbons": total - t.points[seat]},
        "ribbons": ribbon_facts(t, seat),
    }


def ribbon_facts(t: Sigismundus, seat: int) -> dict[str, int]:
    """Points by figure."""
    return {FIGURES[figure]: ribbon(t, seat, figure) for figure in ribbons(t, seat)}


def earned(kind: str, facts: Facts) -> list[tuple[int, str, int]]:
    """Where points came from; what a foray takes, the other loses."""
    match kind:
        case "prestige" | "country_scored" | "church_founded" | "ribbon" | "foray":
            seat, points = read_number(facts["seat"]), read_number(facts["points"])
            found: list[tuple[int, str, int]] = [(seat, kind, points)]
            if kind == "foray":
                found.append((read_number(facts["target"]), kind, -points))
            return found
    return []
