"""Rules 7: the phase of special actions."""

from typing import ClassVar

from tabularium.games.sigismundus.combat import Combat
from tabularium.games.sigismundus.letters import CARD, COUNTRY, COURT, PASS, SEAT
from tabularium.games.sigismundus.material import (
    CLIENT,
    DEATH,
    DECKS,
    ENLISTMENT,
    FOREIGN,
    FOUNDATION,
    KINDS_A_DECK,
    MAX_SEATS,
    MISSION,
    NEGOTIATIONS,
    PACT,
    POLICIES,
    PRIMUS,
    RAFTING,
    SENATORIAL,
)
from tabularium.games.sigismundus.offices import DeathOfSenator
from tabularium.games.sigismundus.policy import (
    ATTACKS,
    can_play,
    close_country,
    court_targets,
    enlist,
    float_rafts,
    found_church,
    hold_court,
    negotiate,
    next_letters,
    take_client,
    take_first_marker,
    why_not_court,
    why_not_judge,
    why_not_named,
    why_not_play,
)
from tabularium.games.sigismundus.state import HAND, PACT_CARDS, Sigismundus
from tabularium.games.sigismundus.tracks import crown, representative
from tabularium.kernel import Frame, Reason, Word


class SpecialActions(Frame):
    """7.1, 7.2: the Magnates' Representative first, out of turn; then each in order."""

    __slots__ = ("extra", "start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn", "extra")

    def __init__(self, step: str = "start", start: int = 0, turn: int = -1, extra: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn  # -1: the action that comes before all others
        self.extra = extra  # who has it

    def copy(self) -> "SpecialActions":
        """The same turn."""
        return SpecialActions(self.step, self.start, self.turn, self.extra)

    def run(self, t: Sigismundus) -> None:
        """Ask everybody who could do something, as far as all can see."""
        if self.step == "start":
            self.extra = representative(t, SENATORIAL)
            self.step = "next"
        elif self.turn >= t.seats:
            t.finish()
        elif self.step == "said":
            seat = self.acting(t)
            self.step = "next"
            self.turn += 1
            perform(t, seat, t.word(seat))
        elif t.cards_of(self.acting(t)) or court_targets(t, self.acting(t)):
            self.step = "said"
            t.ask(self.acting(t), "special")
        else:
            self.turn += 1

    def acting(self, t: Sigismundus) -> int:
        """Whose turn it is."""
        return self.extra if self.turn < 0 else (self.start + self.turn) % t.seats

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Pass, a card in hand, the church court; then what it names."""
        if draft:
            if draft[0] == COURT:
                return [SEAT + target for target in court_targets(t, seat)]
            return next_letters(t, seat, draft[0] - CARD, draft)
        letters = [PASS]
        for deck in range(len(DECKS)):
            last = -1
            for item in t.hand(seat, deck):
                policy = KINDS_A_DECK * deck + item
                if item != last and can_play(t, seat, policy):
                    letters.append(CARD + policy)
                last = item
        if court_targets(t, seat):
            letters.append(COURT)
        return letters

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """When nothing more is to be named."""
        if word[0] == PASS:
            return True
        if word[0] == COURT:
            return len(word) == 2
        return not next_letters(t, seat, word[0] - CARD, word)

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Why a card cannot be played, or not like this."""
        if not draft:
            if CARD <= letter < CARD + len(POLICIES):
                return why_not_play(t, seat, letter - CARD)
            if letter == COURT:
                return why_not_court(t, seat)
            return Reason("sigismundus.card_or_court", "7.1")
        if draft[0] != COURT:
            return why_not_named(t, seat, draft[0] - CARD, draft, letter)
        if SEAT <= letter < SEAT + MAX_SEATS:
            return why_not_judge(t, seat, letter - SEAT)
        return Reason("sigismundus.summon_a_player", "7.15")


def perform(t: Sigismundus, seat: int, word: Word) -> None:
    """Do what a special action says; the card is laid open first."""
    if word[0] == PASS:
        return
    if word[0] == COURT:
        hold_court(t, seat, word[1] - SEAT)
        return
    policy = word[0] - CARD
    if policy == PACT:
        t.move(policy % KINDS_A_DECK, HAND + MAX_SEATS * FOREIGN + seat, PACT_CARDS)
    else:
        t.discard(seat, policy)
    if t.telling:
        t.tell("played", {"seat": seat, "card": POLICIES[policy]})
    take_effect(t, seat, policy, word)


def take_effect(t: Sigismundus, seat: int, policy: int, word: Word) -> None:
    """7.4 to 7.14: card by card."""
    if policy == CLIENT:
        take_client(t, seat)
    elif policy == PRIMUS:
        take_first_marker(t, seat)
    elif policy == DEATH:
        t.push(DeathOfSenator("start", word[1] - SEAT))
    elif policy == FOUNDATION:
        found_church(t, seat)
    elif policy == RAFTING:
        float_rafts(t, seat)
    elif policy == MISSION:
        crown(t, word[1] - COUNTRY)
    elif policy == NEGOTIATIONS:
        negotiate(t, word[1] - COUNTRY, word[2])
    elif policy == PACT:
        close_country(t, word[1] - COUNTRY)
    elif policy == ENLISTMENT:
        enlist(t, seat, word)
    elif policy in ATTACKS:
        t.push(Combat("start", seat, word[1] - SEAT, policy))
    else:
        raise AssertionError(f"no such card: {policy}")
