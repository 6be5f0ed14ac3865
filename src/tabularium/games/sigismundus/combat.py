"""Rules 8: combat. Three arms strike one after another, both sides at once; then power decides."""

from typing import ClassVar, Final

from tabularium.games.sigismundus.letters import CARD, FIGURE, UNIT
from tabularium.games.sigismundus.material import (
    ABDUCTION,
    ARMS,
    COMBAT_BONUS,
    COMBAT_ORDER,
    FIGURES,
    FORAY,
    FORAY_POINTS,
    HUSSARS,
    INFANTRY,
    KINDS_A_DECK,
    MILITARY,
    POINTS_PER_WOUND,
    POLICIES,
    POWER,
    PRETWICZ,
    SACK,
    WISNIOWIECKI,
    ZEBRZYDOWSKI,
)
from tabularium.games.sigismundus.state import ARMY, FIGURES_OF, Sigismundus
from tabularium.kernel import Facts, Frame, Reason, Word

FIRST_MILITARY: Final = CARD + KINDS_A_DECK * MILITARY


def active_units(t: Sigismundus, seat: int) -> int:
    """8.10: units that can fight; those of the Noble Host cannot."""
    start = ARMY * seat
    return t.army[start] + t.army[start + 1] + t.army[start + 2]


def power_of(t: Sigismundus, seat: int) -> int:
    """8.6: the power of the active units."""
    start = ARMY * seat
    return t.army[start] + 2 * t.army[start + 1] + 3 * t.army[start + 2]


def strength(t: Sigismundus, seat: int, arm: int) -> int:
    """8.2: what is added to the die of an arm; 0 means that nobody is there to roll."""
    units = t.army[ARMY * seat + arm]
    if units == 0:
        return 0
    total = units * POWER[arm]
    helper = ZEBRZYDOWSKI if arm == HUSSARS else WISNIOWIECKI
    if arm in (HUSSARS, INFANTRY) and t.has_figure(seat, helper):
        total += COMBAT_BONUS
    return total


class Combat(Frame):
    """8.1 to 8.9: one attack, from the first roll to the spoils."""

    __slots__ = ("arm", "attacker", "card", "defender", "spared", "wounds")
    SLOTS: ClassVar[tuple[str, ...]] = ("attacker", "defender", "card", "arm", "wounds", "spared")
    QUIET: ClassVar[bool] = True

    def __init__(
        self,
        step: str = "start",
        attacker: int = 0,
        defender: int = 1,
        card: int = SACK,
        arm: int = 0,
        wounds: int = 0,
        spared: int = 0,
    ) -> None:
        super().__init__(step)
        self.attacker = attacker
        self.defender = defender
        self.card = card
        self.arm = arm  # arms that have struck
        self.wounds = wounds  # on the defender, while the attacker takes losses
        self.spared = spared  # wounds the defender has ignored

    def copy(self) -> "Combat":
        """The same arm of the same combat."""
        return Combat(
            self.step,
            self.attacker,
            self.defender,
            self.card,
            self.arm,
            self.wounds,
            self.spared,
        )

    def run(self, t: Sigismundus) -> None:
        """Arm by arm: both roll, the attacker loses first; then the outcome."""
        match self.step:
            case "start":
                self.step = "strike"
                if t.telling:
                    card = POLICIES[self.card]
                    t.tell("attack", {"seat": self.attacker, "target": self.defender, "card": card})
            case "strike" if self.arm == len(COMBAT_ORDER):
                self.decide(t)
            case "strike":
                self.strike(t, COMBAT_ORDER[self.arm])
            case "defender":
                self.step = "strike"
                self.arm += 1
                t.push(Losses("start", self.defender, self.wounds))
            case "said":
                self.over(t)
                self.abduct(t, t.word(self.attacker)[0] - FIGURE)
            case _:
                raise AssertionError(f"no step of a combat: {self.step}")

    def strike(self, t: Sigismundus, arm: int) -> None:
        """8.2, 8.3: both results are fixed before anybody loses a unit."""
        on_defender = self.wounds_by(t, self.attacker, arm)
        on_attacker = self.wounds_by(t, self.defender, arm)
        if on_defender and not self.spared and t.has_figure(self.defender, PRETWICZ):
            self.spared = 1
            on_defender -= 1
            if t.telling:
                t.tell("wound_ignored", {"seat": self.defender})
        self.wounds = on_defender
        self.step = "defender"
        t.push(Losses("start", self.attacker, on_attacker))

    def wounds_by(self, t: Sigismundus, seat: int, arm: int) -> int:
        """A roll of one side; nothing without units of the arm."""
        added = strength(t, seat, arm)
        if added == 0:
            return 0
        roll = t.roll(seat, 1, t.setting.options.number("die_sides"))[0]
        total = roll + added
        wounds = total // POINTS_PER_WOUND
        t.rolled = [*t.rolled, seat, arm, roll, total]
        if t.telling:
            facts: Facts = {"arm": ARMS[arm], "roll": roll, "total": total, "wounds": wounds}
            t.tell("struck", {"seat": seat, **facts})
        return wounds

    def decide(self, t: Sigismundus) -> None:
        """8.6: only more power than the defender wins."""
        won = power_of(t, self.attacker) > power_of(t, self.defender)
        if t.telling:
            facts: Facts = {"seat": self.attacker, "target": self.defender, "won": won}
            powers = (power_of(t, self.attacker), power_of(t, self.defender))
            t.tell("combat_over", {**facts, "power": powers[0], "against": powers[1]})
        if won and self.card == ABDUCTION:
            self.choose_figure(t)
            return
        self.over(t)
        if won and self.card == SACK:
            sack(t, self.attacker, self.defender)
        elif won:
            assert self.card == FORAY, f"no attack: {self.card}"
            foray(t, self.attacker, self.defender)

    def choose_figure(self, t: Sigismundus) -> None:
        """8.7: the only figure is taken without a question."""
        figures = t.contents[FIGURES_OF + self.defender]
        if len(figures) > 1:
            self.step = "said"
            t.ask(self.attacker, "abduct")
            return
        self.over(t)
        if figures:
            self.abduct(t, figures[0])

    def over(self, t: Sigismundus) -> None:
        """The dice are taken away."""
        t.rolled = []
        t.finish()

    def abduct(self, t: Sigismundus, figure: int) -> None:
        """8.7: the figure comes with all ducats on it."""
        t.move(figure, FIGURES_OF + self.defender, FIGURES_OF + self.attacker)
        if t.telling:
            facts: Facts = {"seat": self.attacker, "target": self.defender}
            t.tell("abducted", {**facts, "figure": FIGURES[figure], "ducats": t.laid[figure]})

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """The figures of the loser."""
        return [FIGURE + figure for figure in t.contents[FIGURES_OF + self.defender]]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """One of the loser's figures."""
        return Reason("sigismundus.take_their_figure", "8.7", {"seat": self.defender})

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Whose figures."""
        return {"target": self.defender}


def sack(t: Sigismundus, attacker: int, defender: int) -> None:
    """8.8: half of the ducats, rounded down."""
    ducats = t.ducats[defender] // 2
    t.ducats[defender] -= ducats
    t.ducats[attacker] += ducats
    if t.telling:
        t.tell("sacked", {"seat": attacker, "target": defender, "ducats": ducats})


def foray(t: Sigismundus, attacker: int, defender: int) -> None:
    """8.9: six points, or all there are."""
    points = min(FORAY_POINTS, t.points[defender])
    t.points[defender] -= points
    t.points[attacker] += points
    if t.telling:
        t.tell("foray", {"seat": attacker, "target": defender, "points": points})


class Losses(Frame):
    """8.4, 8.5: for each wound a unit of any arm or a military card of the hand."""

    __slots__ = ("seat", "wounds")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "wounds")
    QUIET: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = 0, wounds: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.wounds = wounds

    def copy(self) -> "Losses":
        """The same wounds."""
        return Losses(self.step, self.seat, self.wounds)

    def run(self, t: Sigismundus) -> None:
        """Ask, unless everything is lost or there is nothing to choose that all can see."""
        if self.step == "said":
            t.finish()
            take_losses(t, self.seat, t.word(self.seat))
            return
        units, cards = active_units(t, self.seat), len(t.hand(self.seat, MILITARY))
        self.wounds = min(self.wounds, units + cards)
        if self.wounds == 0:
            t.finish()
        elif self.wounds == units + cards or (cards == 0 and arms_there(t, self.seat) == 1):
            t.finish()
            take_losses(t, self.seat, losable(t, self.seat)[: self.wounds])
        else:
            self.step = "said"
            t.ask(self.seat, "losses")

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Cards and units, rising, if enough are left behind them to go on."""
        there = losable(t, seat)
        missing = self.wounds - len(draft)
        lowest = draft[-1] if draft else 0
        letters: list[int] = []
        for i, letter in enumerate(there):
            if letter < lowest or len(there) - i < missing or letter in letters:
                continue
            if there.count(letter) > draft.count(letter) and _room(there, draft, i) >= missing:
                letters.append(letter)
        return letters

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """As many as there are wounds."""
        return len(word) == self.wounds

    def tidy(self, t: Sigismundus, seat: int, word: Word) -> Word:
        """Rising order."""
        return tuple(sorted(word))

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Only active units and military cards in hand can be lost."""
        if UNIT <= letter < UNIT + len(ARMS):
            return Reason("sigismundus.no_such_unit", "8.4", {"arm": ARMS[letter - UNIT]})
        if CARD <= letter < CARD + len(POLICIES):
            return Reason("sigismundus.no_such_card", "8.4", {"card": POLICIES[letter - CARD]})
        return Reason("sigismundus.take_losses", "8.4", {"wounds": self.wounds})

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """How many wounds."""
        return {"wounds": self.wounds}

    def usual(self, t: Sigismundus, seat: int) -> list[Word]:
        """The weakest, in one word."""
        return [self.fallback(t, seat)]

    def fallback(self, t: Sigismundus, seat: int) -> Word:
        """The weakest first: cards, then infantry."""
        return tuple(losable(t, seat)[: self.wounds])


def _room(there: list[int], draft: Word, i: int) -> int:
    """How many losses are left from the i-th on, that letter included."""
    letter = there[i]
    used = 0
    for said in draft:
        used += said == letter
    return len(there) - i - used


def arms_there(t: Sigismundus, seat: int) -> int:
    """How many arms a seat has active units of."""
    arms = 0
    for arm in range(len(ARMS)):
        arms += t.army[ARMY * seat + arm] > 0
    return arms


def losable(t: Sigismundus, seat: int) -> list[int]:
    """Letters of all that a seat can lose, cards first, rising."""
    letters = [FIRST_MILITARY + item for item in t.hand(seat, MILITARY)]
    for arm in range(len(ARMS)):
        letters.extend([UNIT + arm] * t.army[ARMY * seat + arm])
    return letters


def take_losses(t: Sigismundus, seat: int, letters: Word | list[int]) -> None:
    """Units go to the bank, cards to the discards."""
    units: list[str] = []
    cards: list[str] = []
    for letter in letters:
        if letter >= UNIT:
            t.army[ARMY * seat + letter - UNIT] -= 1
            units.append(ARMS[letter - UNIT])
        else:
            t.discard(seat, letter - CARD)
            cards.append(POLICIES[letter - CARD])
    if t.telling:
        t.tell("lost", {"seat": seat, "units": units, "cards": cards})
