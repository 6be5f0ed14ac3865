"""Rules 7: the Conflicts. They are turned up and fought one by one; defeats bring partitions."""

from typing import ClassVar

from tabularium.games.magnaci.battle import Battle
from tabularium.games.magnaci.bids import (
    form_of,
    in_order,
    left_after,
    nothing_yet,
    others_than,
    share_of,
    space_name,
    weight,
)
from tabularium.games.magnaci.cards import conflicts_on_board
from tabularium.games.magnaci.letters import CARD, CONFLICT
from tabularium.games.magnaci.material import (
    CARDS,
    CONFLICT_CODES,
    IN_CONFLICT,
    PRIMATE,
    PROVINCES,
    SPACES,
)
from tabularium.games.magnaci.muster import (
    conflicts_at,
    place_partitions,
    remove_conflict,
    scale_of,
    spaces_in_play,
    turn_up_conflicts,
)
from tabularium.games.magnaci.senate import hand_letters, random_cards, why_not_card
from tabularium.games.magnaci.shape import AskConflicts, AskRemove, Outcome
from tabularium.games.magnaci.state import SPACE, Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Frame, Laid, PairForm, Reason, Word, codes_in


def space_names(t: Magnaci) -> list[str]:
    """Spaces with a conflict, by their numbers."""
    return [space_name(space) for space in spaces_in_play(t)]


class Conflicts(Frame):
    """7.1 to 7.18: the chapter from the first card turned up to the last pawn placed."""

    __slots__ = ("space",)
    SLOTS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, step: str = "start", space: int = 0) -> None:
        super().__init__(step)
        self.space = space  # the next to be fought, later the next province to be cleared

    def copy(self) -> "Conflicts":
        """The same space."""
        return Conflicts(self.step, self.space)

    def run(self, t: Magnaci) -> None:
        """Turn up, Poselstwo, lay cards, fight, clear up."""
        match self.step:
            case "start":
                turn_up_conflicts(t)
                self.step = "ask"
                t.push(Window("start", "mission"))
            case "ask":
                self.step = "said"
                t.ask_together(tuple(range(t.seats)), "conflicts")
            case "said":
                self.lay(t)
                self.step = "fight"
            case "fight":
                self.fight(t)
            case "clear":
                self.clear(t)
            case "said_clear":
                remove_conflict(t, t.word(t.offices[PRIMATE])[0] - CONFLICT)
                self.step = "clear"
            case _:
                raise AssertionError(f"no such step of the Conflicts: {self.step}")

    def lay(self, t: Magnaci) -> None:
        """7.6: the cards lie face down at their conflicts."""
        spaces = spaces_in_play(t)
        for seat in range(t.seats):
            for i, letter in enumerate(t.word(seat)):
                t.seal(seat, spaces[i], letter)

    def fight(self, t: Magnaci) -> None:
        """7.7: the next conflict by the number of its space."""
        while self.space < SPACES and not t.contents[SPACE + self.space]:
            self.space += 1
        if self.space < SPACES:
            self.space += 1
            t.push(Battle("start", self.space - 1))
        else:
            self.step = "clear"
            self.space = 0

    def clear(self, t: Magnaci) -> None:
        """7.18: of two lost conflicts of one power the smaller one goes; then pawns."""
        while self.space < PROVINCES:
            left = conflicts_at(t, self.space)
            self.space += 1
            if len(left) == 2:
                first, second = scale_of(t, left[0]), scale_of(t, left[1])
                if first == second:
                    self.step = "said_clear"
                    t.ask(t.offices[PRIMATE], "remove_conflict")
                    return
                remove_conflict(t, left[0] if first < second else left[1])
        t.finish()
        place_partitions(t)

    def options(self, t: Magnaci, seat: int, draft: Word) -> list[int]:
        """A card for the next conflict; or, for the Primate, one of two equal ones."""
        if self.step == "said":
            return hand_letters(t, seat, draft)
        return [CONFLICT + conflict for conflict in conflicts_at(t, self.space - 1)]

    def ends(self, t: Magnaci, seat: int, word: Word) -> bool:
        """A card for each conflict."""
        return self.step != "said" or len(word) == len(spaces_in_play(t))

    def sealed(self, t: Magnaci, seat: int, word: Word) -> list[bool] | None:
        """Cards stay closed; the Primate speaks openly."""
        return [True] * len(word) if self.step == "said" else None

    def explain(self, t: Magnaci, seat: int, draft: Word, letter: int) -> Reason:
        """Only cards from the hand; only one of the two."""
        if self.step == "said":
            return why_not_card(letter, "7.6")
        return Reason("magnaci.one_of_the_two", "7.18")

    def pairs(self, t: Magnaci, seat: int) -> PairForm | None:
        """A card for each conflict."""
        if self.step != "said":
            return None
        names = space_names(t)
        return form_of(t, seat, "conflicts", names, len(names))

    def spell_pairs(self, t: Magnaci, seat: int, laid: list[Laid]) -> Word:
        """Cards by the numbers of the spaces."""
        return tuple(in_order(space_names(t), laid))

    def weigh(self, t: Magnaci, seat: int, laid: list[Laid]) -> Outcome:
        """What each card counts beside one's share, and who could be stronger."""
        found = nothing_yet(t.seats)
        rivals = others_than(t, seat)
        for space in spaces_in_play(t):
            name, share = space_name(space), share_of(t, space)
            for pair in laid:
                if pair.slot == name:
                    card = pair.piece - CARD
                    found["laid"].append(
                        weight(t, name, card, rivals, IN_CONFLICT, 1, False, share)
                    )
        found["left"] = left_after(t, seat, laid)
        return found

    def prompt(self, t: Magnaci, seat: int) -> AskConflicts | AskRemove:
        """The conflicts by the numbers of their spaces, and the hand of the seat."""
        if self.step == "said":
            letters = conflicts_on_board(t)
            codes = [CONFLICT_CODES[letter - CONFLICT] for letter in letters]
            return {"conflicts": codes, "hand": codes_in(CARDS, t.hand(seat))}
        left = conflicts_at(t, self.space - 1)
        return {"conflicts": [CONFLICT_CODES[conflict] for conflict in left]}

    def fallback(self, t: Magnaci, seat: int) -> Word | None:
        """3.5: random cards."""
        if self.step != "said":
            return None
        return tuple(random_cards(t, seat, len(spaces_in_play(t)), t.fallback_picks(seat)))
