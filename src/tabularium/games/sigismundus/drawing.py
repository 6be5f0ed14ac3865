"""Rules 6: drawing policy cards."""

from typing import ClassVar

from tabularium.games.sigismundus.letters import DECK
from tabularium.games.sigismundus.material import (
    CHANCELLOR,
    COUNTRIES,
    DECKS,
    KINDS_A_DECK,
    MAX_SEATS,
    POLICIES,
    SEAL_DECK,
)
from tabularium.games.sigismundus.state import DECK_DRAWS, DISCARD, HAND, PILE, Sigismundus
from tabularium.kernel import Facts, Frame, Reason, Word


def can_draw(t: Sigismundus, deck: int) -> bool:
    """6.2: whether a deck or its discards have a card."""
    return bool(t.contents[PILE + deck]) or bool(t.contents[DISCARD + deck])


def decks_to_draw(t: Sigismundus) -> list[int]:
    """Decks that have a card."""
    return [deck for deck in range(len(DECKS)) if can_draw(t, deck)]


def draw_card(t: Sigismundus, seat: int, deck: int) -> None:
    """6.1, 6.2: a card from a deck, which is renewed from its discards when it is empty."""
    if not t.contents[PILE + deck]:
        for item in t.contents[DISCARD + deck]:
            t.move(item, DISCARD + deck, PILE + deck)
        if t.telling:
            t.tell("renewed", {"deck": DECKS[deck]})
    item = t.draw(PILE + deck, HAND + MAX_SEATS * deck + seat, DECK_DRAWS + deck)
    if t.telling:
        facts: Facts = {"seat": seat, "deck": DECKS[deck]}
        card = POLICIES[KINDS_A_DECK * deck + item]
        t.tell("drew", {"seat": seat, "deck": DECKS[deck], "card": card}, 1 << seat, facts)


class Drawing(Frame):
    """6.1, 6.3: in order, one card of any deck, and what office and seals add."""

    __slots__ = ("start", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("start", "turn")

    def __init__(self, step: str = "next", start: int = 0, turn: int = 0) -> None:
        super().__init__(step)
        self.start = start
        self.turn = turn

    def copy(self) -> "Drawing":
        """The same turn."""
        return Drawing(self.step, self.start, self.turn)

    def run(self, t: Sigismundus) -> None:
        """Each in order; the seals come after the chosen cards."""
        seat = (self.start + self.turn) % t.seats
        if self.step == "seals":
            self.step = "next"
            self.turn += 1
            self.draw_for_seals(t, seat)
        elif self.turn >= t.seats:
            t.finish()
        else:
            self.step = "seals"
            t.push(Draws("next", seat, 2 if t.offices[CHANCELLOR] == seat else 1))

    def draw_for_seals(self, t: Sigismundus, seat: int) -> None:
        """6.3: a card for each seal that gives one."""
        for country in range(len(COUNTRIES)):
            deck = SEAL_DECK[country]
            if deck >= 0 and t.seals[country] == seat and can_draw(t, deck):
                draw_card(t, seat, deck)


class Draws(Frame):
    """6.1, 10.11: some cards, each from any deck, looked at one after another."""

    __slots__ = ("left", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, step: str = "next", seat: int = 0, left: int = 1) -> None:
        super().__init__(step)
        self.seat = seat
        self.left = left

    def copy(self) -> "Draws":
        """The same seat and as many cards."""
        return Draws(self.step, self.seat, self.left)

    def run(self, t: Sigismundus) -> None:
        """Ask for a deck, draw, ask again."""
        if self.step == "said":
            self.step = "next"
            self.left -= 1
            draw_card(t, self.seat, t.word(self.seat)[0] - DECK)
        elif self.left == 0 or not decks_to_draw(t):
            t.finish()
        else:
            self.step = "said"
            t.ask(self.seat, "draw_card")

    def options(self, t: Sigismundus, seat: int, draft: Word) -> list[int]:
        """Decks with cards."""
        return [DECK + deck for deck in decks_to_draw(t)]

    def explain(self, t: Sigismundus, seat: int, draft: Word, letter: int) -> Reason:
        """A card has to be drawn, from a deck that has some."""
        if DECK <= letter < DECK + len(DECKS):
            return Reason("sigismundus.deck_empty", "6.2", {"deck": DECKS[letter - DECK]})
        return Reason("sigismundus.choose_deck", "6.1")

    def prompt(self, t: Sigismundus, seat: int) -> Facts:
        """How many cards are to come."""
        return {"left": self.left}
