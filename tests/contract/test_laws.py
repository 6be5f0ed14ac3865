"""All laws, over every registered game and seat count, with whole random games."""

from collections.abc import Callable

import pytest
from caravan import SPEC as CARAVAN
from contract.laws import LAWS

from tabularium import games
from tabularium.kernel import GameSpec

SPECS = [CARAVAN, *(spec for spec in games.values() if spec is not CARAVAN)]
TABLES = [(spec, seats) for spec in SPECS for seats in spec.seats]
Law = Callable[[GameSpec, int, str], None]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("spec", "seats"), TABLES, ids=[f"{s.id}-{n}" for s, n in TABLES])
def test_law(spec: GameSpec, seats: int, law: Law) -> None:
    for seed in range(6 if spec is CARAVAN else 1):
        law(spec, seats, f"law {seed}")
