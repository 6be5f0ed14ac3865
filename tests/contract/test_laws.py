"""All laws, over every registered game and seat count, with whole random games."""

from collections.abc import Callable

import pytest
from caravan import SPEC as CARAVAN
from contract.laws import LAWS
from contract.questions import QUESTION_LAWS

from tabularium import games
from tabularium.kernel import GameSpec

SPECS = [CARAVAN, *(spec for spec in games.values() if spec is not CARAVAN)]
TABLES = [
    pytest.param(
        spec,
        seats,
        id=f"{spec.id}-{seats}",
        # Day by day the smallest table of a game is enough.
        marks=[pytest.mark.slow] if spec is not CARAVAN and seats > spec.seats.start else [],
    )
    for spec in SPECS
    for seats in spec.seats
]
Law = Callable[[GameSpec, int, str], None]


@pytest.mark.parametrize("law", (*LAWS, *QUESTION_LAWS), ids=lambda law: law.__name__)
@pytest.mark.parametrize(("spec", "seats"), TABLES)
def test_law(spec: GameSpec, seats: int, law: Law) -> None:
    for seed in range(6 if spec is CARAVAN else 1):
        law(spec, seats, f"law {seed}")
