"""The table of Magnaci: estates, offices and pawns. Only sealed family cards are secret."""

from typing import Final

from tabularium.games.magnaci.letters import CARD
from tabularium.games.magnaci.material import (
    AGES,
    AREAS,
    CONFLICT_CODES,
    CONFLICTS,
    KING_CODES,
    KINGS_OF_AGE,
    LAW_CODES,
    LAWS,
    MAX_SEATS,
    NUMERALS,
    OFFICES,
    SEJM_FIELDS,
    SPACES,
    WHOLE_HAND,
)
from tabularium.kernel import Deck, Options, Place, Places, Setting, State, public

# Places, by number.
CONFLICT_PILE: Final = 0
TURNED_UP: Final = 1  # a conflict of which nobody knows yet where it goes
CONFLICTS_GONE: Final = 2
SPACE: Final = 3  # + space
LAW_PILE: Final = SPACE + SPACES
LAWS_GONE: Final = LAW_PILE + 1
FIELD: Final = LAWS_GONE + 1  # + field of the Sejm
LAWS_OF: Final = FIELD + SEJM_FIELDS  # + seat
KING_PILE: Final = LAWS_OF + MAX_SEATS  # + Age
REIGNING: Final = KING_PILE + len(AGES)
KINGS_GONE: Final = REIGNING + len(AGES)

STREAMS: Final = ("order", "kings", "laws", "conflicts")
ORDER_DRAWS: Final = 0
KING_DRAWS: Final = 1
LAW_DRAWS: Final = 2
CONFLICT_DRAWS: Final = 3

NOBODY: Final = -1
SET_ASIDE: Final = -2  # a senator that was played or that nobody wanted
NO_CARD: Final = -1
UNBUILT: Final = -1


def build_places(seats: int, options: Options) -> Places:
    """Where cards lie. Piles are public: what is in them follows from what lies open elsewhere.

    A pile has no order and every draw is chance, so knowing its cards tells nothing more.
    """
    conflicts = Deck("conflicts", CONFLICT_CODES, tuple(range(CONFLICTS)))
    laws = Deck("laws", LAW_CODES, tuple(range(LAWS)))
    places: list[Place] = [public(conflicts, "conflicts.pile"), public(conflicts, "conflicts.up")]
    places += [public(conflicts, "conflicts.gone")]
    places += [public(conflicts, f"conflicts.{numeral}") for numeral in NUMERALS]
    places += [public(laws, "laws.pile"), public(laws, "laws.gone")]
    places += [public(laws, f"sejm.{field + 1}") for field in range(SEJM_FIELDS)]
    places += [public(laws, "laws.of", seat) for seat in range(MAX_SEATS)]
    kings = [_kings(age) for age in range(len(AGES))]
    for part in ("pile", "reigning", "gone"):
        places += [public(deck, f"{deck.name}.{part}") for deck in kings]
    return Places(seats, places)


def _kings(age: int) -> Deck:
    codes = KING_CODES[KINGS_OF_AGE * age : KINGS_OF_AGE * (age + 1)]
    return Deck(f"kings.{AGES[age]}", codes, tuple(range(KINGS_OF_AGE)))


def changed(row: list[int], index: int, value: int) -> list[int]:
    """The row with one entry replaced. Rows are never changed in place: copies share them."""
    row = row[:]
    row[index] = value
    return row


class Magnaci(State):
    """Rows by seat; estates at `AREAS * seat + area`. Every row is replaced when it changes."""

    __slots__ = (
        "bonus",
        "buildings",
        "clouds",
        "estates",
        "laid",
        "lost",
        "offices",
        "order",
        "pacta_seat",
        "pacta_symbol",
        "partitions",
        "shown",
        "silence",
        "won",
    )

    order: list[int]  # seats on the order track
    estates: list[int]
    offices: list[int]  # who holds each senator, or NOBODY, or SET_ASIDE
    laid: list[int]  # family cards revealed in this Age, a bit for each
    shown: list[int]  # the cards of the office, law or conflict that is being resolved
    bonus: list[int]  # and what actions have added to them
    won: list[int]  # laws won in this Sejm, a bit for each
    buildings: list[int]  # province of Fortress, Monastery, Palace
    partitions: int  # pawns, a bit for each province
    lost: int  # provinces with a conflict that was lost in this Age, before pawns are placed
    clouds: int  # 1: the pawn of Black Clouds is in Prussia
    silence: int  # 1: a pawn of the Silent Sejm is in every province
    pacta_seat: int  # who has named a symbol for the coming Sejm (option `pacta_timing`)
    pacta_symbol: int

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)

    def open_box(self) -> None:
        """An empty map, full hands, all senators in the Senate."""
        super().open_box()
        seats = self.seats
        self.order = list(range(seats))
        self.estates = [0] * (AREAS * seats)
        self.offices = [NOBODY] * OFFICES
        self.laid = [0] * seats
        self.shown = [NO_CARD] * seats
        self.bonus = [0] * seats
        self.won = [0] * seats
        self.buildings = [UNBUILT] * 3
        self.partitions = 0
        self.lost = 0
        self.clouds = 0
        self.silence = 0
        self.pacta_seat = NOBODY
        self.pacta_symbol = 0

    def copy(self) -> "Magnaci":
        """An equal table that shares nothing that changes."""
        twin = Magnaci(self.setting)
        self.copy_kernel(twin)
        twin.order = self.order
        twin.estates = self.estates
        twin.offices = self.offices
        twin.laid = self.laid
        twin.shown = self.shown
        twin.bonus = self.bonus
        twin.won = self.won
        twin.buildings = self.buildings
        twin.partitions = self.partitions
        twin.lost = self.lost
        twin.clouds = self.clouds
        twin.silence = self.silence
        twin.pacta_seat = self.pacta_seat
        twin.pacta_symbol = self.pacta_symbol
        return twin

    # Family cards

    def hand(self, seat: int) -> int:
        """Cards that a seat can still lay in this Age, a bit for each; only its owner may ask."""
        cards = WHOLE_HAND & ~self.laid[seat]
        for _, letter in self.sealed[seat]:
            cards &= ~(1 << (letter - CARD))
        return cards

    # Whom a card belongs to

    def holder(self, law: int) -> int:
        """Who has a law; NOBODY if it lies elsewhere."""
        for seat in range(self.seats):
            if law in self.contents[LAWS_OF + seat]:
                return seat
        return NOBODY

    def king(self) -> int:
        """Who reigns; NOBODY in the Interregnum."""
        for age in range(len(AGES)):
            for item in self.contents[REIGNING + age]:
                return KINGS_OF_AGE * age + item
        return NOBODY
