"""The table of Alea Iacta Est: dice on the five buildings, and where cards and tiles lie."""

from typing import Final

from tabularium.games.alea import material
from tabularium.kernel import Deck, Options, Place, Places, Setting, State, own, public, secret

MAX_SEATS: Final = 5

# Places, by number. Those with a seat take five numbers in a row.
PROVINCE_PILE: Final = 0
OPEN_PROVINCES: Final = 1
PROVINCES_GONE: Final = 2
PROVINCES_OF: Final = 3
PATRICIAN_PILE: Final = 8
OPEN_PATRICIANS: Final = 9
PATRICIANS_GONE: Final = 10
PATRICIANS_OF: Final = 11
FORTUNA_PILE: Final = 16
FORTUNA_REJECTED: Final = 17
FORTUNA_DRAWN: Final = 18  # this round, seen by their owner
FORTUNA_KEPT: Final = 23
SENATE_PILE: Final = 28
UNDER_SENATE_PILE: Final = 29
SENATE_CHOICE: Final = 30  # the cards a seat chooses from
SENATE_OF: Final = 35
SENATE_SHOWN: Final = 40  # at the end of the game

# Streams of chance: the dice of each seat, and one per pile.
STREAMS: Final = (
    "dice.0",
    "dice.1",
    "dice.2",
    "dice.3",
    "dice.4",
    "provinces",
    "patricians",
    "fortuna",
    "senate",
)
PROVINCE_DRAWS: Final = 5
PATRICIAN_DRAWS: Final = 6
FORTUNA_DRAWS: Final = 7
SENATE_DRAWS: Final = 8


def build_places(seats: int, options: Options) -> Places:
    """Where things lie. Without the Temple its tiles and Senate card IV stay out of the game."""
    setup = material.setup_for(seats)
    provinces = Deck("provinces", material.PROVINCE_CODES, tuple(range(material.PROVINCES)))
    patricians = Deck("patricians", material.PATRICIAN_CODES, tuple(range(material.PATRICIANS)))
    tiles = tuple([value - 1 for value in material.FORTUNA_TILES]) if setup.temple else ()
    fortuna = Deck("fortuna", ("1", "2", "3"), tiles)
    senate = Deck("senate", material.SENATE_CODES, tuple(setup.senate_deck()))
    places = [secret(provinces, "provinces.pile"), public(provinces, "provinces.open")]
    places += [public(provinces, "provinces.gone"), *_each(provinces, "provinces.of")]
    places += [secret(patricians, "patricians.pile"), public(patricians, "patricians.open")]
    places += [public(patricians, "patricians.gone"), *_each(patricians, "patricians.of")]
    places += [secret(fortuna, "fortuna.pile"), public(fortuna, "fortuna.rejected")]
    places += [own(fortuna, "fortuna.drawn", seat) for seat in range(MAX_SEATS)]
    places += _each(fortuna, "fortuna.kept")
    places += [secret(senate, "senate.pile"), secret(senate, "senate.under")]
    places += [own(senate, "senate.choice", seat) for seat in range(MAX_SEATS)]
    places += [own(senate, "senate.of", seat) for seat in range(MAX_SEATS)]
    places += _each(senate, "senate.shown")
    return Places(seats, places)


def _each(deck: Deck, name: str) -> list[Place]:
    return [public(deck, name, seat) for seat in range(MAX_SEATS)]


def faces_shown(counts: list[int]) -> list[int]:
    """Dice counted by face - 1, as a sorted list of faces."""
    faces: list[int] = []
    for i, n in enumerate(counts):
        faces.extend([i + 1] * n)
    return faces


def faces_in_run(run: int) -> list[int]:
    """The faces of a run, which is a bit mask."""
    return [face for face in range(1, 7) if run >> (face - 1) & 1]


class Alea(State):
    """Dice by face: index `6 * seat + face - 1` where a building keeps faces apart."""

    __slots__ = (
        "castrum",
        "forum",
        "hand",
        "latrine",
        "roll_of",
        "senate",
        "setup",
        "temple",
        "tokens",
    )

    # Dice a seat has not placed yet; the roll of the seat whose turn it is, counted by face - 1.
    hand: list[int]
    roll_of: list[int]
    temple: list[int]
    senate: list[int]  # a run per seat, as a bit mask of faces
    castrum: list[int]
    forum: list[int]  # from the left: 8 * owner + face
    latrine: list[int]
    tokens: list[int]

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.setup = material.setup_for(setting.seats)

    def open_box(self) -> None:
        """All dice in hand, nothing on the buildings."""
        super().open_box()
        self.hand = [material.DICE_PER_PLAYER] * self.seats
        self.roll_of = [0] * 6
        self.temple = [0] * (6 * self.seats)
        self.senate = [0] * self.seats
        self.castrum = [0] * (6 * self.seats)
        self.forum = []
        self.latrine = [0] * self.seats
        self.tokens = [0] * self.seats

    def copy(self) -> "Alea":
        """An equal table that shares nothing that changes."""
        twin = Alea(self.setting)
        self.copy_kernel(twin)
        twin.hand = self.hand[:]
        twin.roll_of = self.roll_of[:]
        twin.temple = self.temple[:]
        twin.senate = self.senate[:]
        twin.castrum = self.castrum[:]
        twin.forum = self.forum[:]
        twin.latrine = self.latrine[:]
        twin.tokens = self.tokens[:]
        return twin

    # Dice

    def take_from_roll(self, seat: int, face: int, dice: int) -> None:
        """Dice of the current roll leave the hand."""
        self.roll_of[face - 1] -= dice
        self.hand[seat] -= dice

    def dice_of(self, seat: int) -> int:
        """All dice of a seat, wherever they are."""
        return self.hand[seat] + self.latrine[seat] + self.dice_on_buildings(seat)

    def dice_on_buildings(self, seat: int) -> int:
        """Dice of a seat in Temple, Senate, Castrum and Forum."""
        dice = bin(self.senate[seat]).count("1")
        for i in range(6 * seat, 6 * seat + 6):
            dice += self.temple[i] + self.castrum[i]
        for die in self.forum:
            dice += die >> 3 == seat
        return dice

    def dice_rolled(self, seat: int) -> int:
        """How many dice must lie rolled if this seat has rolled, or nobody."""
        return self.hand[seat] if 0 <= seat < self.seats else 0
