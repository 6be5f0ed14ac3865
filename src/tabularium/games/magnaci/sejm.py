"""Rules 6: the Sejm. Everybody lays a card for each of five laws, at once and in secret."""

from typing import ClassVar

from tabularium.games.magnaci.bids import (
    field_name,
    form_of,
    in_order,
    law_on,
    left_after,
    nothing_yet,
    others_than,
    stake_of_law,
    weight,
)
from tabularium.games.magnaci.cards import laws_won_with, named_early
from tabularium.games.magnaci.contest import Contest
from tabularium.games.magnaci.estates import Placement
from tabularium.games.magnaci.letters import CARD
from tabularium.games.magnaci.material import CARDS, FOR_LAW, LAW_CODES, SEJM_FIELDS
from tabularium.games.magnaci.senate import hand_letters, random_cards, why_not_card
from tabularium.games.magnaci.shape import AskSejm, Outcome
from tabularium.games.magnaci.state import FIELD, LAW_DRAWS, LAW_PILE, NOBODY, Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Frame, Laid, PairForm, Reason, Word, codes_in


def deal_laws(t: Magnaci) -> None:
    """6.1: five laws, from left to right."""
    for field in range(SEJM_FIELDS):
        t.draw(LAW_PILE, FIELD + field, LAW_DRAWS)
    t.won = [0] * t.seats
    if t.telling:
        t.tell("laws", {"laws": laws_on_fields(t)})


def laws_on_fields(t: Magnaci) -> list[str]:
    """Codes of the laws that lie in the Sejm, from left to right."""
    codes: list[str] = []
    for field in range(SEJM_FIELDS):
        codes += [LAW_CODES[law] for law in t.contents[FIELD + field]]
    return codes


def field_names() -> list[str]:
    """Fields from left to right."""
    return [field_name(field) for field in range(SEJM_FIELDS)]


class Sejm(Frame):
    """6.1 to 6.7: deal, lay, resolve the laws from left to right; at the end Pacta conventa."""

    __slots__ = ("field",)
    SLOTS: ClassVar[tuple[str, ...]] = ("field",)

    def __init__(self, step: str = "start", field: int = 0) -> None:
        super().__init__(step)
        self.field = field  # the next to be resolved

    def copy(self) -> "Sejm":
        """The same field."""
        return Sejm(self.step, self.field)

    def run(self, t: Magnaci) -> None:
        """Ask all at once; then one law after the other."""
        match self.step:
            case "start":
                deal_laws(t)
                self.step = "ask"
            case "ask":
                self.step = "said"
                t.ask_together(tuple(range(t.seats)), "sejm")
            case "said":
                for seat in range(t.seats):
                    for field, letter in enumerate(t.word(seat)):
                        t.seal(seat, field, letter)
                self.step = "laws"
            case "laws" if self.field < SEJM_FIELDS:
                self.field += 1
                t.push(Contest("start", -1, self.field - 1))
            case "laws":
                t.finish()
                self.close(t)
            case _:
                raise AssertionError(f"no such step of the Sejm: {self.step}")

    def close(self, t: Magnaci) -> None:
        """6.7: Pacta conventa may be played; or it is paid, if its symbol was named before."""
        if not named_early(t):
            t.push(Window("start", "sejm_end"))
        elif t.pacta_seat != NOBODY:
            seat = t.pacta_seat
            t.pacta_seat = NOBODY
            count = laws_won_with(t, seat, t.pacta_symbol)
            t.pacta_symbol = 0
            if count > 0:
                t.push(Placement("start", seat, count))

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """A card for the next law."""
        return hand_letters(t, seat, draft)

    def ends(self, t: Magnaci, seat: int, word: Word) -> bool:
        """A card for each."""
        return len(word) == SEJM_FIELDS

    def sealed(self, t: Magnaci, seat: int, word: Word) -> list[bool]:
        """All of them stay closed."""
        return [True] * SEJM_FIELDS

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only cards from the hand."""
        return why_not_card(letter, "6.2")

    def pairs(self, t: Magnaci, seat: int) -> PairForm:
        """A card on each field."""
        return form_of(t, seat, "sejm", field_names(), SEJM_FIELDS)

    def spell_pairs(self, t: Magnaci, seat: int, laid: list[Laid]) -> Word:
        """Cards from left to right."""
        return tuple(in_order(field_names(), laid))

    def weigh(self, t: Magnaci, seat: int, laid: list[Laid]) -> Outcome:
        """Estates at stake, who could beat each card, and what stays for the conflicts."""
        found = nothing_yet(t.seats)
        rivals = others_than(t, seat)
        for field, name in enumerate(field_names()):
            stake = stake_of_law(t, law_on(t, field))
            for pair in laid:
                if pair.slot == name:
                    card, estates, royal = pair.piece - CARD, stake["estates"], stake["royal"]
                    lies = weight(t, name, card, rivals, FOR_LAW, estates, royal, -1)
                    found["laid"].append(lies)
        found["left"] = left_after(t, seat, laid)
        return found

    def prompt(self, t: Magnaci, seat: int) -> AskSejm:
        """The laws from left to right, and the hand of the seat."""
        return {"laws": laws_on_fields(t), "hand": codes_in(CARDS, t.hand(seat))}

    def fallback(self, t: Magnaci, seat: int) -> Word:
        """3.5: random cards."""
        return tuple(random_cards(t, seat, SEJM_FIELDS, t.fallback_picks(seat)))
