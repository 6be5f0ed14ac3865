"""Rules 8 as a picture: both sides of an attack, what counts and why, what has struck."""

from tabularium.games.sigismundus.combat import Combat, Losses, power_of, strength
from tabularium.games.sigismundus.material import (
    ARMS,
    COMBAT_ORDER,
    FIGURES,
    HUSSARS,
    MILITARY,
    POINTS_PER_WOUND,
    POLICIES,
    POWER,
    PRETWICZ,
    WISNIOWIECKI,
    ZEBRZYDOWSKI,
)
from tabularium.games.sigismundus.shape import Attack, Bonus, Hits, Lane, Rolled, Side
from tabularium.games.sigismundus.state import ARMY, Sigismundus
from tabularium.kernel import read_list, read_names, read_number


def attack_facts(t: Sigismundus) -> Attack | None:
    """The attack that is fought now."""
    for frame in t.stack:
        if isinstance(frame, Combat):
            return facts_of(t, frame)
    return None


def facts_of(t: Sigismundus, fight: Combat) -> Attack:
    """Both sides lane by lane, and how far it is."""
    struck = fight.arm
    top = t.stack[-1]
    spared = 1 - fight.spared if t.has_figure(fight.defender, PRETWICZ) else 0
    return {
        "card": POLICIES[fight.card],
        "attacker": side_of(t, fight.attacker, 0),
        "defender": side_of(t, fight.defender, max(0, spared)),
        "struck": [ARMS[arm] for arm in COMBAT_ORDER[:struck]],
        "next": ARMS[COMBAT_ORDER[struck]] if struck < len(COMBAT_ORDER) else None,
        "deciding": top.seat if isinstance(top, Losses) else None,
    }


def side_of(t: Sigismundus, seat: int, ignores: int) -> Side:
    """One side; cards of the hand are counted, not named."""
    return {
        "seat": seat,
        "power": power_of(t, seat),
        "cards": len(t.hand(seat, MILITARY)),
        "ignores": ignores,
        "lanes": [lane_of(t, seat, arm) for arm in COMBAT_ORDER],
        "rolled": rolled_by(t, seat),
    }


def rolled_by(t: Sigismundus, seat: int) -> list[Rolled]:
    """8.3: the dice of a side so far, and the wounds they dealt."""
    found: list[Rolled] = []
    rolls = t.rolled
    for i in range(0, len(rolls), 4):
        if rolls[i] == seat:
            roll, total = rolls[i + 2], rolls[i + 3]
            dealt = total // POINTS_PER_WOUND
            arm = rolls[i + 1]
            found.append({"arm": ARMS[arm], "roll": roll, "total": total, "wounds": dealt})
    return found


def rolled_in(attack: object) -> list[int]:
    """The same back from what a view tells, in the order in which they fell."""
    if attack is None:
        return []
    sides = [read_names(read_names(attack)[side]) for side in ("attacker", "defender")]
    found: list[int] = []
    for arm in COMBAT_ORDER:
        for side in sides:
            for each in [read_names(one) for one in read_list(side["rolled"])]:
                if each["arm"] == ARMS[arm]:
                    found += [read_number(side["seat"]), arm]
                    found += [read_number(each["roll"]), read_number(each["total"])]
    return found


def lane_of(t: Sigismundus, seat: int, arm: int) -> Lane:
    """8.2: units, their strength, and the figure that adds to it."""
    units = t.army[ARMY * seat + arm]
    total = strength(t, seat, arm)
    added = total - units * POWER[arm]
    bonus: Bonus | None = None
    if added > 0:
        helper = ZEBRZYDOWSKI if arm == HUSSARS else WISNIOWIECKI
        bonus = {"source": FIGURES[helper], "points": added}
    return {
        "arm": ARMS[arm],
        "units": units,
        "strength": total,
        "bonus": bonus,
        "hits": hits_of(t.setting.options.number("die_sides"), total),
    }


def hits_of(sides: int, strength: int) -> list[Hits]:
    """8.3: which faces of the die deal how many wounds; nobody rolls without strength."""
    found: list[Hits] = []
    if strength == 0:
        return found
    for roll in range(1, sides + 1):
        wounds = (roll + strength) // POINTS_PER_WOUND
        if found and found[-1]["wounds"] == wounds:
            found[-1]["most"] = roll
        else:
            found.append({"wounds": wounds, "least": roll, "most": roll})
    return found
