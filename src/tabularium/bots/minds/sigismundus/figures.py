"""What figures are worth: ribbons at the end, abilities round by round."""

from typing import Final

from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.games.sigismundus.material import (
    BAKFARK,
    BIELSKI,
    FIRST_ABILITY,
    GORNICKI,
    GRZEPSKI,
    HOZJUSZ,
    JAZLOWIECKI,
    KOCHANOWSKI,
    KONARSKI,
    KROMER,
    LASKI,
    MODRZEWSKI,
    ORZECHOWSKI,
    PADOVANO,
    PRETWICZ,
    PROVANA,
    PRZYLUSKI,
    REJ,
    RIBBON_CAP,
    RIBBON_POINTS,
    SIENIAWSKI,
    SIERPINEK,
    STRUS,
    SZAMOTULY,
    TARANOWSKI,
    WISNIOWIECKI,
    ZEBRZYDOWSKI,
)
from tabularium.games.sigismundus.scoring import ribbon

# Points a round.
ABILITIES: Final = {
    SZAMOTULY: 0.9,
    BAKFARK: 0.4,
    BIELSKI: 0.4,
    STRUS: 0.3,
    LASKI: 0.2,
    KONARSKI: 2.0,
    TARANOWSKI: 1.2,
    GRZEPSKI: 0.7,
    ZEBRZYDOWSKI: 0.3,
    PRETWICZ: 0.2,
    WISNIOWIECKI: 0.3,
    SIERPINEK: 0.7,
}
# What a ribbon may still grow to before the end, a round.
GROWTH: Final = {
    KOCHANOWSKI: 0.5,
    MODRZEWSKI: 1.0,
    KROMER: 0.4,
    HOZJUSZ: 0.3,
    PRZYLUSKI: 0.3,
    SIENIAWSKI: 0.3,
    JAZLOWIECKI: 0.1,
    PROVANA: 0.2,
    REJ: 0.0,
    GORNICKI: 0.0,
    ORZECHOWSKI: 0.0,
    PADOVANO: 0.0,
}


def worth_of_figure(v: Valuation, figure: int) -> float:
    """What a seat gains by a figure that is not its own yet."""
    if figure >= FIRST_ABILITY:
        return ABILITIES[figure] * (v.later + (0 if v.in_sejm else 0.4))
    worth = float(ribbon(v.t, v.seat, figure))
    if figure == KOCHANOWSKI and not v.t.has_figure(v.seat, figure):
        worth += RIBBON_POINTS[figure]
    worth += GROWTH[figure] * v.later
    if v.t.has_figure(v.seat, KOCHANOWSKI):
        worth += RIBBON_POINTS[KOCHANOWSKI]
    return min(worth, RIBBON_CAP + 2.0) * (0.7 + 0.3 / (1 + v.later))
