"""Rule 8.12: the odds of an attack equal an exhaustive enumeration."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tabularium.games.sigismundus.odds import Force, Odds
from tabularium.positions.sigismundus import lay, odds

POWER = (1, 2, 3)
NONE = (0, 0, 0)


def enumerated(
    attacker: Force,
    defender: Force,
    sides: int = 6,
    bonus: tuple[tuple[int, ...], tuple[int, ...]] = (NONE, NONE),
    ignored: int = 0,
) -> Fraction:
    """Every roll of every phase, every choice of losses, cards at any moment. Shares no code."""

    @cache
    def losses(force: Force, wounds: int) -> frozenset[Force]:
        if wounds == 0 or sum(force) == 0:
            return frozenset({force})
        left: set[Force] = set()
        for i in range(4):
            if force[i]:
                fewer = tuple(n - (i == j) for j, n in enumerate(force))
                left |= losses(fewer, wounds - 1)
        return frozenset(left)

    @cache
    def chance(phase: int, mine: Force, theirs: Force, spared: int) -> Fraction:
        if phase == 3:
            power = [sum(POWER[i] * force[i] for i in range(3)) for force in (mine, theirs)]
            return Fraction(power[0] > power[1])
        arm = (2, 1, 0)[phase]
        total = Fraction(0)
        for a, d in product(range(1, sides + 1), repeat=2):
            dealt = (a + mine[arm] * POWER[arm] + bonus[0][arm]) // 5 if mine[arm] else 0
            taken = (d + theirs[arm] * POWER[arm] + bonus[1][arm]) // 5 if theirs[arm] else 0
            now = min(spared, dealt)
            total += max(
                min(
                    chance(phase + 1, left, answer, spared - now)
                    for answer in losses(theirs, dealt - now)
                )
                for left in losses(mine, taken)
            )
        return total / sides**2

    return chance(0, attacker, defender, ignored)


FORCES: list[tuple[Force, Force]] = [
    ((1, 1, 0, 0), (1, 1, 0, 0)),
    ((2, 2, 0, 0), (1, 0, 1, 1)),
    ((0, 0, 2, 1), (3, 1, 0, 0)),
    ((2, 1, 1, 2), (2, 1, 1, 1)),
    ((3, 0, 1, 0), (0, 2, 0, 2)),
    ((0, 0, 0, 3), (1, 0, 0, 0)),
    ((1, 0, 0, 0), (0, 0, 0, 0)),
    ((4, 3, 1, 1), (2, 3, 2, 0)),
    ((1, 3, 2, 0), (5, 1, 1, 2)),
]


@pytest.mark.parametrize(("attacker", "defender"), FORCES)
def test_8_12_odds_equal_exhaustive_enumeration(attacker: Force, defender: Force) -> None:
    odds = Odds(6, [0, 0, 0], [0, 0, 0])
    found = Fraction(odds.wins(0, attacker, defender, 0), odds.all_rolls())
    assert found == enumerated(attacker, defender)


@pytest.mark.slow
@pytest.mark.parametrize(("attacker", "defender"), FORCES[:5])
def test_8_12_with_figures_and_other_dice(attacker: Force, defender: Force) -> None:
    odds = Odds(16, [2, 0, 0], [0, 2, 0], 1)
    found = Fraction(odds.wins(0, attacker, defender, 1), odds.all_rolls())
    assert found == enumerated(attacker, defender, 16, ((2, 0, 0), (0, 2, 0)), 1)


def test_8_12_the_view_of_a_seat_is_enough() -> None:
    state = lay(
        "special",
        hands={0: ["sack", "enlistment"], 1: ["foray"]},
        units={0: {"infantry": 2, "hussars": 1}, 1: {"hussars": 1, "infantry": 1}},
        figures={0: ["zebrzydowski"], 1: ["pretwicz", "wisniowiecki"]},
    )
    found = odds(state.view(0), 1)
    expected = enumerated((2, 1, 0, 1), (1, 1, 0, 1), 6, ((0, 2, 0), (2, 0, 0)), 1)
    assert Fraction(int(str(found["wins"])), int(str(found["rolls"]))) == expected
    assert found["permille"] == int(1000 * expected)


def test_8_12_nobody_asks_for_odds_against_himself_or_as_a_spectator() -> None:
    state = lay("special", hands={0: ["sack"]})
    assert odds(state.view(0), 0) == {} and odds(state.view(None), 1) == {}
