"""Rules 4.1 to 4.5: when cards may be played. One round in the order of the track."""

from typing import ClassVar

from tabularium.games.magnaci.announced import NOTHING, Announced, Announcer
from tabularium.games.magnaci.cards import (
    BOOSTS,
    OFFICE_TIMING,
    TARGETS,
    is_whole,
    playable,
    target_letters,
)
from tabularium.games.magnaci.effects import take_effect
from tabularium.games.magnaci.estates import supply, why_not_build
from tabularium.games.magnaci.letters import (
    CONFLICT,
    LAW,
    OFFICE,
    PASS,
    PROVINCE,
)
from tabularium.games.magnaci.material import (
    ASSIGNATS,
    ATTACKED,
    CHANCELLOR,
    CONSTITUTION,
    ENTAIL,
    FORTRESS,
    LAW_CODES,
    LAW_TIMING,
    LAWS,
    MISSION,
    OCCASION_BIT,
    PACTA,
    PALACE,
    PRIMATE,
    PROVINCE_CODES,
    PROVINCES,
    TREASURER,
    VETO,
)
from tabularium.games.magnaci.shape import AskAction
from tabularium.games.magnaci.state import LAWS_OF, Magnaci
from tabularium.kernel import Facts, Reason, Word


def is_open(t: Magnaci, occasion: int, turn: int) -> bool:
    """4.2: whether anybody holds a card for this occasion. A law might still be handed on."""
    for seat in range(t.seats):
        for law in t.contents[LAWS_OF + seat]:
            if LAW_TIMING[law] & occasion:
                return True
    for office in range(TREASURER, CHANCELLOR + 1):
        if OFFICE_TIMING[office] & occasion and t.offices[office] >= 0:
            return t.order.index(t.offices[office]) >= turn
    return False


class Window(Announcer):
    """4.1: everybody in turn plays any number of cards, then passes; nobody comes twice."""

    __slots__ = ("about", "occasion", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("occasion", "about", "turn")
    OPEN: ClassVar[bool] = True

    def __init__(
        self, step: str = "start", occasion: str = "interregnum", about: int = PASS, turn: int = 0
    ) -> None:
        super().__init__(step)
        self.occasion = occasion
        self.about = about  # the letter of the office, law or conflict that is being resolved
        self.turn = turn  # place on the order track

    def copy(self) -> "Window":
        """The same seat on the same occasion."""
        return Window(self.step, self.occasion, self.about, self.turn)

    def run(self, t: Magnaci) -> None:
        """Ask the next seat as long as there is anything to play."""
        if self.step == "said":
            self.step = "start"
            seat = t.order[self.turn]
            word = t.word(seat)
            if word[0] != PASS:
                self.announce(t, seat, word)
                return
            self.turn += 1
        if self.turn < t.seats and is_open(t, OCCASION_BIT[self.occasion], self.turn):
            self.step = "said"
            t.ask(t.order[self.turn], "action")
        else:
            t.finish()

    def announce(self, t: Magnaci, seat: int, word: Word) -> None:
        """Card and targets; a building belongs to the province that is attacked."""
        one = word[1] if len(word) > 1 else NOTHING
        two = word[2] if len(word) > 2 else NOTHING
        if LAW + FORTRESS <= word[0] <= LAW + PALACE:
            one = PROVINCE + ATTACKED[self.about - CONFLICT]
        t.push(Announced("start", seat, word[0], one, two))

    def take_effect(self, t: Magnaci, seat: int, card: int, one: int, two: int) -> None:
        """What nobody has cancelled."""
        take_effect(t, seat, card, one, two)

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """To pass comes first: whoever is away plays nothing."""
        if draft:
            return target_letters(t, seat, draft)
        return playable(t, seat, OCCASION_BIT[self.occasion])

    def ends(self, t: Magnaci, seat: int, word: Word) -> bool:
        """With the last target."""
        return is_whole(t, word)

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Not held, not now, or its condition is not met; or a target that cannot be."""
        if draft:
            return why_not_target(draft, letter)
        if OFFICE <= letter < LAW:
            return self.why_not_office(t, seat, letter - OFFICE)
        if LAW <= letter < LAW + LAWS:
            return self.why_not_law(t, seat, letter - LAW)
        return Reason("magnaci.play_or_pass", "4.1")

    def why_not_office(self, t: Magnaci, seat: int, office: int) -> Reason:
        """Why a senator cannot be played."""
        facts: Facts = {"card": t.setting.alphabet.text(OFFICE + office)}
        if office == PRIMATE:
            return Reason("magnaci.primate_is_no_action", "10.27", facts)
        if t.offices[office] != seat:
            return Reason("magnaci.not_yours", "4.3", facts)
        if not OFFICE_TIMING[office] & OCCASION_BIT[self.occasion]:
            return Reason("magnaci.not_now", "4.3", {**facts, "occasion": self.occasion})
        if office == TREASURER:
            return Reason("magnaci.nobody_to_replace", "10.26")
        return Reason("magnaci.no_family_card_there", "4.5", facts)

    def why_not_law(self, t: Magnaci, seat: int, law: int) -> Reason:
        """Why a law cannot be played."""
        facts: Facts = {"card": LAW_CODES[law]}
        if law not in t.contents[LAWS_OF + seat]:
            return Reason("magnaci.not_yours", "4.3", facts)
        if law == CONSTITUTION:
            return Reason("magnaci.never_played", "10.4", facts)
        if law in (VETO, ENTAIL):
            return Reason("magnaci.only_in_answer", "4.7", facts)
        if not LAW_TIMING[law] & OCCASION_BIT[self.occasion]:
            return Reason("magnaci.not_now", "4.3", {**facts, "occasion": self.occasion})
        if BOOSTS[law]:
            return Reason("magnaci.no_family_card_there", "4.5", facts)
        if law == ASSIGNATS:
            return Reason("magnaci.nobody_to_name", "10.25", facts)
        if law == PACTA and supply(t, seat) > 0:
            return Reason("magnaci.no_such_law_won", "10.11", facts)
        return Reason("magnaci.condition_not_met", "4.4", facts)

    def usual(self, t: Magnaci, seat: int) -> list[Word]:
        """To play nothing."""
        return [(PASS,)]

    def prompt(self, t: Magnaci, seat: int) -> AskAction:
        """The occasion and what it is about."""
        about = [] if self.about == PASS else [t.setting.alphabet.text(self.about)]
        return {"occasion": self.occasion, "about": about}


def why_not_target(draft: Word, letter: int) -> Reason:
    """Why a card cannot be aimed so."""
    card = draft[0]
    if card == PASS or TARGETS[card] == 0:
        return Reason("magnaci.play_or_pass", "4.1")  # nothing follows
    is_province = PROVINCE <= letter < PROVINCE + PROVINCES
    if card == OFFICE + TREASURER:
        if len(draft) == 1 and not is_province:
            return Reason("magnaci.name_a_province", "10.26")
        aimed = letter if len(draft) == 1 else draft[1]
        facts: Facts = {"province": PROVINCE_CODES[aimed - PROVINCE]}
        return Reason("magnaci.nobody_to_replace_there", "10.26", facts)
    law = card - LAW
    if law == ASSIGNATS:
        return Reason("magnaci.nothing_to_demand", "10.25")
    if law == MISSION:
        return Reason("magnaci.not_on_board", "10.6")
    if law == PACTA and len(draft) == 1:
        return Reason("magnaci.wrong_symbol", "10.11")
    return why_not_build(letter)
