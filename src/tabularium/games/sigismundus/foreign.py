"""Rules 9: the phase of foreign policy."""

from typing import ClassVar, Final

from tabularium.games.sigismundus.letters import CARD, COUNTRY, DONE, PASS
from tabularium.games.sigismundus.material import (
    ALL_COUNTRIES,
    COUNTRIES,
    FOREIGN,
    KINDS_A_DECK,
    KONARSKI,
    POLICIES,
    VICECHANCELLOR,
)
from tabularium.games.sigismundus.policy import countries_outside
from tabularium.games.sigismundus.state import Sigismundus, altered
from tabularium.games.sigismundus.tracks import crown, kings_representative, move_left
from tabularium.kernel import Facts, Frame, Reason, Word

FIRST_FOREIGN: Final = CARD + KINDS_A_DECK * FOREIGN


def free_markers(t: Sigismundus, seat: int) -> int:
    """9.4: markers that a seat places without a card."""
    free = 1 if t.setting.options.flag("free_foreign_marker") else 0
    if t.offices[VICECHANCELLOR] == seat:
        free += 1
    if t.has_figure(seat, KONARSKI):
        free += 1
    return free


def can_do_foreign_policy(t: Sigismundus, seat: int) -> bool:
    """Whether a seat could place a marker, as far as all can see."""
    if t.pacts == ALL_COUNTRIES or t.markers_left(seat) == 0:
        return False
    return free_markers(t, seat) > 0 or bool(t.hand(seat, FOREIGN))


def place_markers(t: Sigismundus, seat: int, country: int, markers: int) -> None:
    """9.2, 9.3: house markers on a country, which moves one space to the left."""
    index = len(COUNTRIES) * seat + country
    t.influence = altered(t.influence, index, t.influence[index] + markers)
    if t.telling:
        t.tell("markers", {"seat": seat, "country": COUNTRIES[country], "markers": markers})
    move_left(t, country)


def why_not_country(t: Sigismundus, letter: int) -> Reason:
    """Why no marker can be put on what a letter names."""
    if COUNTRY <= letter < COUNTRY + len(COUNTRIES) and t.pacts >> (letter - COUNTRY) & 1:
        return Reason(
            "sigismundus.closed_by_pact", "7.12", {"country": COUNTRIES[letter - COUNTRY]}
        )
    return Reason("sigismundus.choose_country", "9.2")


class ForeignPolicy(Frame):
    """9.1, 9.2: the King's Representative crowns a country; then markers for cards, in order."""

    __slots__ = ("seat", "start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn", "seat")

    def __init__(self, step: str = "start", start: int = 0, turn: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn
        self.seat = seat  # who is asked

    def copy(self) -> "ForeignPolicy":
        """The same turn."""
        return ForeignPolicy(self.step, self.start, self.turn, self.seat)

    def run(self, t: Sigismundus) -> None:
        """Crown, then each in order who can place a marker."""
        match self.step:
            case "start":
                self.seat = kings_representative(t)
                self.step = "crown"
                self.ask_crown(t)
            case "crown":
                self.step = "next"
                if t.crowned != ALL_COUNTRIES:
                    crown(t, t.word(self.seat)[0] - COUNTRY)
            case "next" if self.turn >= t.seats:
                t.finish()
            case "next":
                self.seat = (self.start + self.turn) % t.seats
                self.turn += 1
                if can_do_foreign_policy(t, self.seat):
                    self.step = "said"
                    t.ask(self.seat, "foreign_policy")
            case "said":
                self.step = "next"
                self.place(t, self.seat, t.word(self.seat))
            case _:
                raise AssertionError(f"no step of foreign policy: {self.step}")

    def ask_crown(self, t: Sigismundus) -> None:
        """9.1: nothing to do if all are crowned; the last one needs no question."""
        letters = countries_outside(t.crowned)
        if len(letters) > 1:
            t.ask(self.seat, "crown")
        else:
            self.step = "next"
            if letters:
                crown(t, letters[0] - COUNTRY)

    def place(self, t: Sigismundus, seat: int, word: Word) -> None:
        """Cards to the discards, as many markers and the free ones on one country."""
        if word[0] == PASS:
            return
        for letter in word[1:-1]:
            t.discard(seat, letter - CARD)
        if t.telling and len(word) > 2:
            cards = [POLICIES[letter - CARD] for letter in word[1:-1]]
            t.tell("discarded", {"seat": seat, "cards": cards})
        free = min(free_markers(t, seat), t.markers_left(seat))
        place_markers(t, seat, word[0] - COUNTRY, len(word) - 2 + free)

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """A country to crown; or pass, or a country, then foreign cards, rising, then `done`."""
        if self.step == "crown":
            return countries_outside(t.crowned)
        if not draft:
            return [PASS, *countries_outside(t.pacts)]
        free = free_markers(t, seat)
        letters = [DONE] if free > 0 or len(draft) > 1 else []
        if len(draft) - 1 + free < t.markers_left(seat):
            letters += cards_to_discard(t.hand(seat, FOREIGN), draft, 1, FIRST_FOREIGN)
        return letters

    def ends(self, t: Sigismundus, seat: int, word: Word) -> bool:
        """A crown, `pass` or `done`."""
        return self.step == "crown" or word[-1] in (PASS, DONE)

    def tidy(self, t: Sigismundus, seat: int, word: Word) -> Word:
        """The country, then cards in rising order."""
        if len(word) > 2 and word[-1] == DONE and COUNTRY <= word[0] < COUNTRY + len(COUNTRIES):
            return (word[0], *sorted(word[1:-1]), DONE)
        return word

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """Why a country or a card cannot be named."""
        if self.step == "crown":
            if COUNTRY <= letter < COUNTRY + len(COUNTRIES):
                code = COUNTRIES[letter - COUNTRY]
                return Reason("sigismundus.already_crowned", "9.1", {"country": code})
            return Reason("sigismundus.must_crown", "9.1")
        if not draft:
            return why_not_country(t, letter)
        if letter == DONE:
            return Reason("sigismundus.no_free_marker", "9.2")
        if len(draft) - 1 + free_markers(t, seat) >= t.markers_left(seat):
            return Reason("sigismundus.no_marker_left", "9.6", {"left": t.markers_left(seat)})
        return why_not_this_card(t, seat, FOREIGN, letter)

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """Markers without a card, and markers left."""
        if self.step == "crown":
            return {}
        return {"free": free_markers(t, seat), "left": t.markers_left(seat)}


def cards_to_discard(hand: tuple[int, ...], draft: Word, start: int, first: int) -> list[int]:
    """Letters of cards that may follow, rising; the cards of a draft begin at `start`."""
    lowest = draft[-1] - first if len(draft) > start else 0
    letters: list[int] = []
    for item in range(max(lowest, 0), KINDS_A_DECK):
        if hand.count(item) > draft.count(first + item):
            letters.append(first + item)
    return letters


def why_not_this_card(t: Sigismundus, seat: int, deck: int, letter: int) -> Reason:
    """Why a card cannot be discarded here."""
    if CARD <= letter < CARD + len(POLICIES):
        policy = letter - CARD
        if policy // KINDS_A_DECK != deck:
            return Reason("sigismundus.wrong_deck", "6.4", {"card": POLICIES[policy]})
        return Reason("sigismundus.not_in_hand", "7.1", {"card": POLICIES[policy]})
    return Reason("sigismundus.cards_then_done", "6.4")
