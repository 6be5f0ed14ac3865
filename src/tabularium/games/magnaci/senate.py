"""Rules 5: the Senate. Three cards for three of the four offices, in the order of the track."""

from typing import ClassVar

from tabularium.games.magnaci.bids import (
    form_of,
    left_after,
    nothing_yet,
    stake_of_office,
    weight,
)
from tabularium.games.magnaci.cards import named_early
from tabularium.games.magnaci.contest import Contest
from tabularium.games.magnaci.letters import CARD, OFFICE
from tabularium.games.magnaci.material import CARDS, HAND, IN_SENATE, OFFICE_CODES, OFFICES
from tabularium.games.magnaci.shape import AskHand, Outcome
from tabularium.games.magnaci.state import Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Facts, Frame, Laid, PairForm, Picks, Reason, Word, codes_in


def hand_letters(t: Magnaci, seat: int, draft: Word) -> list[int]:
    """Letters of the cards in hand that are not in the draft."""
    hand = t.hand(seat)
    for letter in draft:
        if letter < CARD + HAND:
            hand &= ~(1 << (letter - CARD))
    return [CARD + card for card in range(HAND) if hand >> card & 1]


def why_not_card(letter: int, rule: str) -> Reason:
    """Why a family card cannot be laid."""
    if CARD <= letter < CARD + HAND:
        return Reason("magnaci.not_in_hand", "3.4", {"card": CARDS[letter - CARD]})
    return Reason("magnaci.lay_a_card", rule)


def random_cards(t: Magnaci, seat: int, count: int, picks: Picks) -> list[int]:
    """3.5: whoever forgets to lay cards has some taken from the hand by chance."""
    return picks.shuffle(hand_letters(t, seat, ()), count)[:count]


class Senate(Frame):
    """5.1 to 5.8: all lay their cards, then the offices are resolved one by one."""

    __slots__ = ("office", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("turn", "office")

    def __init__(self, step: str = "start", turn: int = 0, office: int = 0) -> None:
        super().__init__(step)
        self.turn = turn  # place on the order track
        self.office = office  # the next to be resolved

    def copy(self) -> "Senate":
        """The same turn or office."""
        return Senate(self.step, self.turn, self.office)

    def run(self, t: Magnaci) -> None:
        """Ask for cards in turn; then Primate, Treasurer, Hetman, Chancellor."""
        if self.step == "said":
            seat = t.order[self.turn]
            word = t.word(seat)
            for i in range(0, len(word), 2):
                t.seal(seat, word[i] - OFFICE, word[i + 1])
            if t.telling:
                offices = [OFFICE_CODES[letter - OFFICE] for letter in word[::2]]
                t.tell("sought", {"seat": seat, "offices": offices})
            self.turn += 1
        if self.turn < t.seats:
            self.step = "said"
            t.ask(t.order[self.turn], "senate")
        elif self.office < OFFICES:
            self.step = "offices"
            self.office += 1
            t.push(Contest("start", self.office - 1))
        else:
            t.finish()
            if named_early(t):
                t.push(Window("start", "senate_end"))

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """An office and a card, three times, offices in their order."""
        if len(draft) % 2:
            return hand_letters(t, seat, draft)
        lowest = draft[-2] - OFFICE + 1 if draft else 0
        highest = OFFICES - IN_SENATE + len(draft) // 2
        return [OFFICE + office for office in range(lowest, highest + 1)]

    def ends(self, t: Magnaci, seat: int, word: Word) -> bool:
        """Three pairs."""
        return len(word) == 2 * IN_SENATE

    def sealed(self, t: Magnaci, seat: int, word: Word) -> list[bool]:
        """5.1: everybody sees where a card lies, nobody which one."""
        return [False, True] * IN_SENATE

    def tidy(self, t: Magnaci, seat: int, word: Word) -> Word:
        """Offices in their order."""
        if len(word) != 2 * IN_SENATE:
            return word
        pairs = sorted([(word[i], word[i + 1]) for i in range(0, len(word), 2)])
        tidied: list[int] = []
        for pair in pairs:
            tidied.extend(pair)
        return tuple(tidied)

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Three different offices, cards from the hand."""
        if len(draft) % 2:
            return why_not_card(letter, "5.1")
        if not OFFICE <= letter < OFFICE + OFFICES:
            return Reason("magnaci.name_an_office", "5.1")
        facts: Facts = {"office": OFFICE_CODES[letter - OFFICE]}
        if letter in draft[::2]:
            return Reason("magnaci.one_card_an_office", "5.2", facts)
        return Reason("magnaci.three_offices_in_order", "5.1", facts)

    def prompt(self, t: Magnaci, seat: int) -> AskHand:
        """The hand of the seat."""
        return {"hand": codes_in(CARDS, t.hand(seat))}

    def pairs(self, t: Magnaci, seat: int) -> PairForm:
        """Three cards on four offices."""
        return form_of(t, seat, "senate", list(OFFICE_CODES), IN_SENATE)

    def spell_pairs(self, t: Magnaci, seat: int, laid: list[Laid]) -> Word:
        """Offices in their order, each with its card."""
        word: list[int] = []
        for office, code in enumerate(OFFICE_CODES):
            for pair in laid:
                if pair.slot == code:
                    word += [OFFICE + office, pair.piece]
        return tuple(word)

    def rivals(self, t: Magnaci, seat: int, office: int) -> list[int]:
        """Who has a card on an office, or may still lay one there: everybody sees that (5.1)."""
        found: list[int] = []
        for place, other in enumerate(t.order):
            lies = any([pair[0] == office for pair in t.sealed[other]])
            if other != seat and (place >= self.turn or lies):
                found.append(other)
        return found

    def weigh(self, t: Magnaci, seat: int, laid: list[Laid]) -> Outcome:
        """Estates at stake, who could beat each card, and what stays for the conflicts."""
        found = nothing_yet(t.seats)
        for office, code in enumerate(OFFICE_CODES):
            stake = stake_of_office(t, office)
            for pair in laid:
                if pair.slot == code:
                    rivals, card = self.rivals(t, seat, office), pair.piece - CARD
                    estates, royal = stake["estates"], stake["royal"]
                    lies = weight(t, code, card, rivals, 1 << office, estates, royal, -1)
                    found["laid"].append(lies)
        found["left"] = left_after(t, seat, laid)
        return found

    def fallback(self, t: Magnaci, seat: int) -> Word:
        """3.5: random cards on random offices."""
        picks = t.fallback_picks(seat)
        offices = sorted(picks.shuffle(list(range(OFFICES)), IN_SENATE)[:IN_SENATE])
        word: list[int] = []
        for office, card in zip(offices, random_cards(t, seat, IN_SENATE, picks), strict=True):
            word += [OFFICE + office, card]
        return tuple(word)
