"""Layouts in a short notation, for the tests of the final reckoning."""

import pytest

from tabularium.games.alea.layout import IllegalLayout, Layout, score_layout
from tabularium.games.alea.material import (
    container_code,
    container_of_code,
    patrician_code,
    patrician_of_code,
    province_of_code,
    senate_of_code,
)
from tabularium.games.alea.reckoning import best_layout
from tabularium.games.alea.rulings import Switches

DEFAULT = Switches()
PER_PAIR = Switches(offspring="per_pair")

# --- notation ------------------------------------------------------------------------------------


def provinces_in(text: str) -> list[int]:
    return [province_of_code(code) for code in text.split()]


def patricians_in(text: str) -> list[int]:
    return [patrician_of_code(code) for code in text.split()]


def cards_in(text: str) -> list[int]:
    return [senate_of_code(code) for code in text.split()]


def best(
    provinces: str,
    patricians: str,
    senate: str = "",
    switches: Switches = DEFAULT,
    fixed: str = "",
    fortuna: tuple[int, ...] = (),
    tokens: int = 0,
) -> Layout | None:
    """The best layout; `fixed` like `redM2@red3 redF1@-`."""
    laid = dict(item.split("@") for item in fixed.split())
    return best_layout(
        provinces_in(provinces),
        patricians_in(patricians),
        cards_in(senate),
        fortuna,
        tokens,
        switches,
        {patrician_of_code(p): container_of_code(c) for p, c in laid.items()},
    )


def points(provinces: str, patricians: str, senate: str = "", switches: Switches = DEFAULT) -> int:
    layout = best(provinces, patricians, senate, switches)
    assert layout is not None
    return layout.points


def score(
    provinces: str,
    layout: str,
    senate: str = "",
    switches: Switches = DEFAULT,
    fortuna: tuple[int, ...] = (),
    tokens: int = 0,
) -> Layout:
    """The score of a layout like `redM2@red3 redF1@-`."""
    placed = dict(item.split("@") for item in layout.split())
    return score_layout(
        provinces_in(provinces),
        patricians_in(" ".join(placed)),
        cards_in(senate),
        fortuna,
        tokens,
        switches,
        {patrician_of_code(p): container_of_code(c) for p, c in placed.items()},
    )


def fault(provinces: str, layout: str, senate: str = "", switches: Switches = DEFAULT) -> str:
    with pytest.raises(IllegalLayout) as caught:
        score(provinces, layout, senate, switches)
    return caught.value.code


def worth(card: str, layout: Layout) -> int:
    return layout.senate_points[senate_of_code(card)]


def placed_in(layout: Layout) -> dict[str, str]:
    return {patrician_code(p): container_code(c) for p, c in layout.placed.items()}
