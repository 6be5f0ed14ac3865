"""Rules 7.13 to 7.16, 10.23: estates and laws that are lost, and Ordynacja, which answers."""

from typing import ClassVar

from tabularium.games.magnaci.announced import Announced, Announcer
from tabularium.games.magnaci.estates import estates_in, gain, lose
from tabularium.games.magnaci.letters import LAW, PASS, PROVINCE
from tabularium.games.magnaci.material import ENTAIL, LAW_CODES, LAWS, PROVINCE_CODES, PROVINCES
from tabularium.games.magnaci.shape import AskDiscard, AskEntail
from tabularium.games.magnaci.state import LAWS_GONE, LAWS_OF, NOBODY, Magnaci
from tabularium.kernel import Frame, Reason, Word


class Losses(Announcer):
    """7.13: all losses are listed before any is taken, so that Ordynacja sees the whole list.

    `items` are pairs of a seat and a province; what is lost to somebody comes back as `count`
    estates of the `heir` in one province.
    """

    __slots__ = ("count", "heir", "items", "province")
    SLOTS: ClassVar[tuple[str, ...]] = ("items", "heir", "province", "count")
    QUIET: ClassVar[bool] = True
    OPEN: ClassVar[bool] = True

    def __init__(
        self,
        step: str = "start",
        items: list[int] | None = None,
        heir: int = NOBODY,
        province: int = 0,
        count: int = 0,
    ) -> None:
        super().__init__(step)
        self.items: list[int] = [] if items is None else items  # replaced, never changed in place
        self.heir = heir
        self.province = province
        self.count = count

    def copy(self) -> "Losses":
        """The same list."""
        return Losses(self.step, self.items, self.heir, self.province, self.count)

    def run(self, t: Magnaci) -> None:
        """Ask the holder of Ordynacja if it would help; then take everything at once."""
        holder = t.holder(ENTAIL)
        match self.step:
            case "start":
                self.step = "take"
                if holder >= 0 and self.can_spare(t, holder):
                    self.step = "said"
                    t.ask(holder, "entail")
            case "said":
                self.step = "take"
                word = t.word(holder)
                if word[0] != PASS:
                    self.entail(t, holder, word)
            case "take":
                t.finish()
                self.take(t)
            case _:
                raise AssertionError(f"no such step of losses: {self.step}")

    def entail(self, t: Magnaci, seat: int, word: Word) -> None:
        """Ordynacja is an action like any other and can be vetoed."""
        t.push(Announced("start", seat, word[0], word[1], word[2]))

    def take_effect(self, t: Magnaci, seat: int, card: int, one: int, two: int) -> None:
        """Ordynacja is the only card that is played here."""
        assert card == LAW + ENTAIL
        self.move_loss(seat, one - PROVINCE, two - PROVINCE)

    def move_loss(self, seat: int, province: int, instead: int) -> None:
        """10.23: one loss is taken from another province."""
        items = self.items[:]
        for i in range(0, len(items), 2):
            if items[i] == seat and items[i + 1] == province:
                items[i + 1] = instead
                break
        self.items = items

    def take(self, t: Magnaci) -> None:
        """Everything on the list goes, what is lost in one place at once; then the heir builds."""
        taken: list[tuple[int, int]] = []
        for i in range(0, len(self.items), 2):
            pair = (self.items[i], self.items[i + 1])
            if pair not in taken:
                taken.append(pair)
                lose(t, pair[0], pair[1], self.losses_in(pair[0], pair[1]))
        if self.heir >= 0:
            gain(t, self.heir, self.province, self.count)

    # What Ordynacja can do

    def losses_in(self, seat: int, province: int) -> int:
        """How many estates of a seat are on the list for a province."""
        found = 0
        for i in range(0, len(self.items), 2):
            if self.items[i] == seat and self.items[i + 1] == province:
                found += 1
        return found

    def substitutes(self, t: Magnaci, seat: int, province: int) -> list[int]:
        """Letters of the other provinces that have an estate to spare."""
        return [
            PROVINCE + other
            for other in range(PROVINCES)
            if other != province and estates_in(t, seat, other) > self.losses_in(seat, other)
        ]

    def can_spare(self, t: Magnaci, seat: int) -> list[int]:
        """Letters of the provinces in which a loss can be spared."""
        return [
            PROVINCE + province
            for province in range(PROVINCES)
            if self.losses_in(seat, province) > 0 and self.substitutes(t, seat, province)
        ]

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """To let it happen; or Ordynacja, where a loss is spared, and where one is taken."""
        if not draft:
            return [PASS, LAW + ENTAIL]
        if len(draft) == 1:
            return self.can_spare(t, seat)
        return self.substitutes(t, seat, draft[1] - PROVINCE)

    def ends(self, t: Magnaci, seat: int, word: Word) -> bool:
        """Ordynacja names two provinces."""
        return word[0] == PASS or len(word) == 3

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Nothing is lost there, or there is nothing to lose instead."""
        if not draft:
            return Reason("magnaci.entail_or_pass", "10.23")
        if not PROVINCE <= letter < PROVINCE + PROVINCES:
            return Reason("magnaci.name_a_province", "10.23")
        code = PROVINCE_CODES[letter - PROVINCE]
        if len(draft) == 1 and self.losses_in(seat, letter - PROVINCE) == 0:
            return Reason("magnaci.nothing_lost_there", "10.23", {"province": code})
        return Reason("magnaci.nothing_to_lose_instead", "10.23", {"province": code})

    def usual(self, t: Magnaci, seat: int) -> list[Word]:
        """To let it happen."""
        return [(PASS,)]

    def prompt(self, t: Magnaci, seat: int) -> AskEntail:
        """Losses of the seat, a province for each."""
        lost: list[str] = []
        for i in range(0, len(self.items), 2):
            if self.items[i] == seat:
                lost.append(PROVINCE_CODES[self.items[i + 1]])
        return {"provinces": lost}


class LawLoss(Frame):
    """7.16: one player discards a law of its choice."""

    __slots__ = ("seat",)
    SLOTS: ClassVar[tuple[str, ...]] = ("seat",)
    QUIET: ClassVar[bool] = True
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "start", seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def copy(self) -> "LawLoss":
        """The same seat."""
        return LawLoss(self.step, self.seat)

    def run(self, t: Magnaci) -> None:
        """A single law goes without a question; all can see that there is no choice."""
        laws = t.contents[LAWS_OF + self.seat]
        if self.step == "start" and len(laws) > 1:
            self.step = "said"
            t.ask(self.seat, "discard_law")
            return
        t.finish()
        if laws:
            law = laws[0] if len(laws) == 1 else t.word(self.seat)[0] - LAW
            t.move(law, LAWS_OF + self.seat, LAWS_GONE)
            if t.telling:
                t.tell("law_lost", {"seat": self.seat, "law": LAW_CODES[law]})

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """Laws of the seat."""
        return [LAW + law for law in t.contents[LAWS_OF + seat]]

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """It must be a law of the seat."""
        if LAW <= letter < LAW + LAWS:
            return Reason("magnaci.not_your_law", "7.16", {"law": LAW_CODES[letter - LAW]})
        return Reason("magnaci.discard_a_law", "7.16")

    def prompt(self, t: Magnaci, seat: int) -> AskDiscard:
        """The laws of the seat."""
        return {"laws": [LAW_CODES[law] for law in t.contents[LAWS_OF + seat]]}
