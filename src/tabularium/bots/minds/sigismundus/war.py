"""Armies: how strong they are, and the chance to win an attack."""

from functools import lru_cache
from typing import Final

from tabularium.games.sigismundus.material import ARMS, MILITARY, POWER, PRETWICZ
from tabularium.games.sigismundus.odds import Force, Odds, bonuses, force_of, power
from tabularium.games.sigismundus.state import ARMY, Sigismundus

MANY: Final = 14  # units on both sides; beyond that their power is compared
SIDES: Final = 6


def units_at_home(t: Sigismundus, seat: int) -> int:
    """Units of a seat that can fight; those of the Noble Host are with the king."""
    return sum(t.army[ARMY * seat : ARMY * seat + len(ARMS)])


def power_at_home(t: Sigismundus, seat: int) -> int:
    """The power of those units."""
    units = t.army[ARMY * seat : ARMY * seat + len(ARMS)]
    return sum([n * each for n, each in zip(units, POWER, strict=True)])


def chance(t: Sigismundus, seat: int, target: int, cards: int) -> float:
    """The chance of an attack with so many military cards to lose.

    The victim's cards are counted, not seen: how many there are is public.
    """
    attacker = force_of(t, seat, min(cards, 2))
    defender = force_of(t, target, min(2, len(t.hand(target, MILITARY))))
    if sum(attacker[:3]) == 0:
        return 0.0
    if sum(attacker) + sum(defender) > MANY or t.setting.options.number("die_sides") != SIDES:
        return compared(attacker, defender)
    ignored = 1 if t.has_figure(target, PRETWICZ) else 0
    return _exact(attacker, defender, tuple(bonuses(t, seat)), tuple(bonuses(t, target)), ignored)


def compared(attacker: Force, defender: Force) -> float:
    """A guess from the power of both sides; cards are shields."""
    mine, theirs = power(attacker) + attacker[3], power(defender) + defender[3]
    return max(0.02, min(0.98, 0.5 + 0.6 * (mine - theirs - 0.5) / (mine + theirs + 1)))


@lru_cache(maxsize=4096)
def _exact(
    attacker: Force,
    defender: Force,
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    ignored: int,
) -> float:
    odds = Odds(SIDES, list(mine), list(theirs), ignored)
    return odds.wins(0, attacker, defender, ignored) / odds.all_rolls()
