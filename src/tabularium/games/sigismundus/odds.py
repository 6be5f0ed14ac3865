"""Rules 8.12: the exact odds of an attack, if both sides choose their losses to win.

A side is a force: infantry, hussars, artillery and military cards. Cards are lost first: they never
strike and do not count in the end, and a unit that is spared now can still be lost later.
"""

from typing import Final

from tabularium.games.sigismundus.combat import strength
from tabularium.games.sigismundus.material import (
    ABDUCTION,
    COMBAT_ORDER,
    KINDS_A_DECK,
    MILITARY,
    POINTS_PER_WOUND,
    POWER,
    PRETWICZ,
)
from tabularium.games.sigismundus.state import ARMY, Sigismundus
from tabularium.kernel import SPECTATOR, Facts

Force = tuple[int, int, int, int]

CARDS: Final = 3
# Positions of a combat that are looked at before odds are called too dear: with a die of sixteen
# sides large armies have thousands, and nobody shall wait for them.
MOST_POSITIONS: Final = 400


def power(force: Force) -> int:
    """What counts in the end."""
    return force[0] * POWER[0] + force[1] * POWER[1] + force[2] * POWER[2]


def after_wounds(force: Force, wounds: int) -> list[Force]:
    """All that can be left of a force; cards first, then any units."""
    infantry, hussars, artillery, cards = force
    absorbed = min(wounds, cards)
    wounds = min(wounds - absorbed, infantry + hussars + artillery)
    found: list[Force] = []
    for i in range(min(infantry, wounds) + 1):
        for h in range(min(hussars, wounds - i) + 1):
            a = wounds - i - h
            if a <= artillery:
                found.append((infantry - i, hussars - h, artillery - a, cards - absorbed))
    return found


class Odds:
    """Counts winning rolls; two dice are thrown for each arm, even if nobody needs them."""

    def __init__(
        self,
        sides: int,
        attacker: list[int],
        defender: list[int],
        ignored: int = 0,
        ties: bool = False,
    ) -> None:
        self.sides = sides
        self.attacker = attacker  # what figures add to each arm, if there are units of it
        self.defender = defender
        self.ignored = ignored  # wounds the defender ignores in the whole combat
        # What a victory is worth: more than all equal ends together, where those count too. So one
        # number holds both, and who cannot win would rather end equal.
        self.victory = self.all_rolls() + 1 if ties else 1
        self.equal = 1 if ties else 0
        self.bounded = ties  # odds for people; bots take their time
        self.known: dict[tuple[int, Force, Force, int], int] = {}

    def all_rolls(self, phase: int = 0) -> int:
        """How many rolls there are in a combat, from a phase on."""
        return int(self.sides ** (2 * (len(COMBAT_ORDER) - phase)))

    def too_dear(self) -> bool:
        """Whether the count was given up; what it says then means nothing."""
        return self.bounded and len(self.known) > MOST_POSITIONS

    def wounds(self, force: Force, arm: int, added: list[int]) -> list[int]:
        """How many rolls deal 0, 1, 2 … wounds."""
        if force[arm] == 0:
            return [self.sides]
        fixed = force[arm] * POWER[arm] + added[arm]
        rolls = [0] * ((self.sides + fixed) // POINTS_PER_WOUND + 1)
        for roll in range(1, self.sides + 1):
            rolls[(roll + fixed) // POINTS_PER_WOUND] += 1
        return rolls

    def wins(self, phase: int, attacker: Force, defender: Force, ignored: int) -> int:
        """Rolls of this and the later phases with which the attacker wins."""
        if phase == len(COMBAT_ORDER):
            mine, theirs = power(attacker), power(defender)
            return self.victory if mine > theirs else self.equal if mine == theirs else 0
        key = (phase, attacker, defender, ignored)
        found = self.known.get(key)
        if found is None:
            if self.too_dear():
                return 0
            found = self.count(phase, attacker, defender, ignored)
            self.known[key] = found
        return found

    def count(self, phase: int, attacker: Force, defender: Force, ignored: int) -> int:
        """Over all wounds on either side."""
        arm = COMBAT_ORDER[phase]
        on_defender = self.wounds(attacker, arm, self.attacker)
        on_attacker = self.wounds(defender, arm, self.defender)
        total = 0
        for dealt, rolls in enumerate(on_defender):
            if rolls == 0:
                continue
            spared = min(dealt, ignored)
            for taken, others in enumerate(on_attacker):
                if others > 0:
                    best = self.best(
                        phase, attacker, taken, defender, dealt - spared, ignored - spared
                    )
                    total += rolls * others * best
        return total

    def best(
        self,
        phase: int,
        attacker: Force,
        taken: int,
        defender: Force,
        dealt: int,
        ignored: int,
    ) -> int:
        """The attacker chooses losses first, the defender answers."""
        most = 0
        answers = after_wounds(defender, dealt)
        for left in after_wounds(attacker, taken):
            least = -1
            for answer in answers:
                wins = self.wins(phase + 1, left, answer, ignored)
                if least < 0 or wins < least:
                    least = wins
                if least <= most:
                    break  # another choice is as good already
            most = max(most, least)
        return most


def force_of(t: Sigismundus, seat: int, cards: int) -> Force:
    """The active units of a seat, and some military cards."""
    start = ARMY * seat
    return (t.army[start], t.army[start + 1], t.army[start + 2], cards)


def bonuses(t: Sigismundus, seat: int) -> list[int]:
    """What figures add to each arm."""
    return [
        max(0, strength(t, seat, arm) - t.army[ARMY * seat + arm] * POWER[arm]) for arm in range(3)
    ]


def odds_against(t: Sigismundus, seat: int, target: int) -> Facts:
    """8.12: the odds if a seat attacked another now. An attack card in hand would be played.

    From a view: of the table that the game's spec imagines from it. Nobody attacks himself, and a
    spectator attacks nobody.
    """
    if seat in (SPECTATOR, target):
        return {}
    hand = t.hand(seat, MILITARY)
    first_attack = ABDUCTION - KINDS_A_DECK * MILITARY
    cards = len(hand) - (1 if any([item >= first_attack for item in hand]) else 0)
    sides = t.setting.options.number("die_sides")
    ignored = 1 if t.has_figure(target, PRETWICZ) else 0
    odds = Odds(sides, bonuses(t, seat), bonuses(t, target), ignored)
    attacker = force_of(t, seat, cards)
    defender = force_of(t, target, len(t.hand(target, MILITARY)))
    wins = odds.wins(0, attacker, defender, ignored)
    permille = 1000 * wins // odds.all_rolls()
    return {"wins": wins, "rolls": odds.all_rolls(), "permille": permille}
