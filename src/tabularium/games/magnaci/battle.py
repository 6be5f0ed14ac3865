"""Rules 7.7 to 7.22: one conflict is fought. Everybody's Strength counts, the best is rewarded."""

from typing import ClassVar

from tabularium.games.magnaci.compared import Compared
from tabularium.games.magnaci.contest import bidders, clear, highest, reveal, value_of
from tabularium.games.magnaci.estates import estates_in, gain, is_partitioned, lose
from tabularium.games.magnaci.letters import CONFLICT, SEAT
from tabularium.games.magnaci.losses import LawLoss, Losses
from tabularium.games.magnaci.material import (
    ATTACKED,
    BY_INVASION,
    BY_LAW,
    CONFLICT_CODES,
    FIEFS_OF,
    INVADED,
    LOSS,
    PRIMATE,
    PROVINCES,
    REWARD,
    STRENGTH,
)
from tabularium.games.magnaci.muster import darken, help_in, remove_conflict, scale_of
from tabularium.games.magnaci.shape import AskEqual
from tabularium.games.magnaci.state import LAWS_OF, NOBODY, SPACE, Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Facts, Reason, Word


def strength_of_commonwealth(t: Magnaci, province: int) -> int:
    """7.8: all family cards with their actions, and what the province itself adds."""
    total = help_in(t, province)
    for seat in bidders(t):
        total += value_of(t, seat, STRENGTH)
    return total


def lowest(t: Magnaci) -> list[int]:
    """Whoever counts least, in the order of the track."""
    worst: list[int] = []
    least = 0
    for seat in bidders(t):
        value = value_of(t, seat, STRENGTH)
        if not worst or value < least:
            worst, least = [seat], value
        elif value == least:
            worst.append(seat)
    return worst


def is_punished(t: Magnaci, conflict: int, seat: int) -> bool:
    """Whether it matters to a seat to be the lowest: there is something to lose."""
    if LOSS[conflict] == BY_LAW:
        return bool(t.contents[LAWS_OF + seat])
    return LOSS[conflict] == BY_INVASION and estates_in(t, seat, ATTACKED[conflict]) > 1


def invasion(t: Magnaci, conflict: int, weakest: int) -> list[int]:
    """7.13, 7.14: pairs of seat and province: one each, and one more of the weakest."""
    items: list[int] = []
    for province in INVADED[conflict]:
        for seat in t.order:
            if estates_in(t, seat, province) > 0:
                items += [seat, province]
    if weakest >= 0 and estates_in(t, weakest, ATTACKED[conflict]) > 1:
        items += [weakest, ATTACKED[conflict]]
    return items


class Battle(Compared):
    """The conflict on one space."""

    __slots__ = ("space",)
    SLOTS: ClassVar[tuple[str, ...]] = ("space", "boosts")
    OPEN: ClassVar[bool] = True

    def __init__(
        self, step: str = "start", space: int = 0, boosts: list[int] | None = None
    ) -> None:
        super().__init__(step, boosts)
        self.space = space

    def copy(self) -> "Battle":
        """The same conflict."""
        return Battle(self.step, self.space, self.boosts)

    def conflict(self, t: Magnaci) -> int:
        """The card on the space."""
        return t.contents[SPACE + self.space][0]

    def run(self, t: Magnaci) -> None:
        """Turn over, let everybody act, compare with the scale; reward or punish."""
        match self.step:
            case "start":
                if t.telling:
                    t.tell("battle", {"conflict": CONFLICT_CODES[self.conflict(t)]})
                reveal(t, self.space)
                self.step = "compare"
                t.push(Window("start", "conflict", CONFLICT + self.conflict(t)))
            case "compare":
                self.compare(t)
            case "win":
                self.win(t, t.word(t.offices[PRIMATE])[0] - SEAT)
            case "lose":
                self.lose(t, t.word(t.offices[PRIMATE])[0] - SEAT)
            case _:
                raise AssertionError(f"no such step of a battle: {self.step}")

    def compare(self, t: Magnaci) -> None:
        """7.9: won if the Commonwealth is at least as strong as the conflict."""
        conflict = self.conflict(t)
        strength = strength_of_commonwealth(t, ATTACKED[conflict])
        scale = scale_of(t, conflict)
        facts: Facts = {}
        if t.telling:
            facts = {"conflict": CONFLICT_CODES[conflict], "strength": strength, "scale": scale}
        if strength >= scale:
            t.tell("battle_won", facts)
            self.find_best(t)
        else:
            t.tell("battle_lost", facts)
            self.find_weakest(t)

    def find_best(self, t: Magnaci) -> None:
        """7.10: the Primate decides between equals, if there is anything to win."""
        best = highest(t, STRENGTH)
        if len(best) > 1 and self.has_reward(t):
            self.step = "win"
            t.ask(t.offices[PRIMATE], "best")
        else:
            self.win(t, best[0])

    def find_weakest(self, t: Magnaci) -> None:
        """7.15: the Primate decides between equals, if there is anything to lose."""
        worst = lowest(t)
        if len(worst) > 1 and any([is_punished(t, self.conflict(t), seat) for seat in worst]):
            self.step = "lose"
            t.ask(t.offices[PRIMATE], "weakest")
        else:
            self.lose(t, worst[0])

    # Won

    def has_reward(self, t: Magnaci) -> bool:
        """7.11, 7.12: an estate in the province always; a fief unless it is partitioned."""
        conflict = self.conflict(t)
        if REWARD[conflict] < PROVINCES:
            return True
        return not is_partitioned(t, ATTACKED[conflict]) or self.is_freed(t)

    def is_freed(self, t: Magnaci) -> bool:
        """Option `fief_from_leftover`: the partition goes with this card, before the reward."""
        if not t.setting.options.flag("fief_from_leftover"):
            return False
        other = self.space ^ 1
        return not t.contents[SPACE + other]

    def win(self, t: Magnaci, seat: int) -> None:
        """The best is rewarded and the card leaves the game."""
        t.finish()
        conflict = self.conflict(t)
        rewarded = self.has_reward(t)
        clear(t)
        if rewarded:
            gain(t, seat, REWARD[conflict], 1)
        remove_conflict(t, conflict)

    # Lost

    def lose(self, t: Magnaci, seat: int) -> None:
        """Fiefs are lost, the card stays, and everybody or the weakest pays for it."""
        t.finish()
        conflict = self.conflict(t)
        t.lost |= 1 << ATTACKED[conflict]
        clear(t)
        lose_fiefs(t, ATTACKED[conflict])
        if LOSS[conflict] == BY_INVASION:
            t.push(Losses("start", invasion(t, conflict, seat), NOBODY))
        elif LOSS[conflict] == BY_LAW:
            t.push(LawLoss("start", seat))
        else:
            darken(t, LOSS[conflict])  # which knows what is left

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Those who are equal; first of all one that treats the last on the track best."""
        if self.step == "win":
            return [SEAT + other for other in reversed(highest(t, STRENGTH))]
        return [SEAT + other for other in lowest(t)]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only the best, or the weakest."""
        rule = "7.10" if self.step == "win" else "7.15"
        return Reason("magnaci.among_equals", rule)

    def prompt(self, t: Magnaci, seat: int) -> AskEqual:
        """Which conflict, and who is equal."""
        seats = highest(t, STRENGTH) if self.step == "win" else lowest(t)
        return {"conflict": CONFLICT_CODES[self.conflict(t)], "seats": seats}


def lose_fiefs(t: Magnaci, province: int) -> None:
    """7.20: every estate in the fiefs of the province is lost."""
    for fief in FIEFS_OF[province]:
        for seat in t.order:
            count = estates_in(t, seat, fief)
            if count:
                lose(t, seat, fief, count)
