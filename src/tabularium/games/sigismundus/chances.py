"""Rules 8 foretold: how the attack that is fought ends, exactly, and what is at stake."""

from tabularium.games.sigismundus.combat import Combat, Losses, power_of
from tabularium.games.sigismundus.material import (
    ABDUCTION,
    FIGURES,
    FORAY,
    FORAY_POINTS,
    MILITARY,
    PRETWICZ,
    SACK,
)
from tabularium.games.sigismundus.odds import Odds, after_wounds, bonuses, force_of
from tabularium.games.sigismundus.shape import Chances, Stake
from tabularium.games.sigismundus.state import FIGURES_OF, Sigismundus


def chances_now(t: Sigismundus) -> Chances | None:
    """8.12: of the attack on the stack, from where it stands; only numbers of cards are used."""
    for frame in t.stack:
        if isinstance(frame, Combat):
            return None if frame.step == "said" else chances_of(t, frame)
    return None


def chances_of(t: Sigismundus, fight: Combat) -> Chances | None:
    """Victories, equal ends and defeats among all rolls that are still to come.

    None for armies so large and dice so fine that counting would hold up the table.
    """
    ignored = 1 - fight.spared if t.has_figure(fight.defender, PRETWICZ) else 0
    attacker, defender = fight.attacker, fight.defender
    sides = t.setting.options.number("die_sides")
    odds = Odds(sides, bonuses(t, attacker), bonuses(t, defender), ignored, True)
    mine = force_of(t, attacker, len(t.hand(attacker, MILITARY)))
    theirs = force_of(t, defender, len(t.hand(defender, MILITARY)))
    top = t.stack[-1]
    losing = top if isinstance(top, Losses) else None
    phase = fight.arm
    if fight.step == "defender":  # wounds are known, nobody or only the attacker has taken them
        taken = 0 if losing is None else losing.wounds
        worth = odds.best(phase, mine, taken, theirs, fight.wounds, ignored)
        phase += 1
    elif losing is not None:
        left = after_wounds(theirs, losing.wounds)
        worth = min([odds.wins(phase, mine, answer, ignored) for answer in left])
    else:
        worth = odds.wins(phase, mine, theirs, ignored)
    if odds.too_dear():
        return None
    rolls = odds.all_rolls(phase)
    wins, equal = worth // odds.victory, worth % odds.victory
    return {
        "wins": wins,
        "equal": equal,
        "defeats": rolls - wins - equal,
        "rolls": rolls,
        "permille": 1000 * wins // rolls,
        "stake": stake_of(t, fight),
        "nothing": [seat for seat in (attacker, defender) if power_of(t, seat) == 0],
    }


def stake_of(t: Sigismundus, fight: Combat) -> Stake:
    """8.7 to 8.9: what the card takes if the attacker wins."""
    card, loser = fight.card, fight.defender
    figures = t.contents[FIGURES_OF + loser] if card == ABDUCTION else []
    return {
        "figures": [FIGURES[figure] for figure in figures],
        "ducats": t.ducats[loser] // 2 if card == SACK else 0,
        "points": min(FORAY_POINTS, t.points[loser]) if card == FORAY else 0,
    }
