"""What is in the box of Alea Iacta Est: every count, card and tile, and how sure we are of it.

Tiles and cards are small ints here and short codes (`red2`, `redM3`, `XII-red-green`) for people.
A photo of the cards corrects the data by editing COLOURS, RIM_PAIRS and PROVENANCE only.
"""

from typing import Final

# How sure a value is.
RULEBOOK: Final = "rulebook"  # printed in the Polish rulebook
DERIVED: Final = "derived"  # follows from the rulebook by logic or arithmetic
FOUND: Final = "found"  # another public source says so
RECONSTRUCTED: Final = "reconstructed"  # our guess, fits every number of the text

# --- colours -------------------------------------------------------------------------------------

COLOURS: Final = ("red", "green", "purple", "blue", "yellow", "orange")
GREY: Final = 6  # the colour of the 0-province; no patrician is grey

# --- provinces -----------------------------------------------------------------------------------

PROVINCE_VALUES: Final = (1, 2, 3, 4)
GREY_PROVINCE: Final = 24
GREY_VALUE: Final = 0
PROVINCES: Final = 25

# --- patricians ----------------------------------------------------------------------------------

MAN: Final = 0
WOMAN: Final = 1
SEXES: Final = ("M", "F")
PATRICIAN_VALUES: Final = (1, 2, 3)
PATRICIANS: Final = 36

# --- senate cards, by the names of the rulebook --------------------------------------------------

MANY_PROVINCES: Final = 0  # I
MANY_PATRICIANS: Final = 1  # II
MANY_SENATE_CARDS: Final = 2  # III
MANY_FORTUNA_TILES: Final = 3  # IV
MANY_COUPLES: Final = 4  # V
MANY_DIFFERENT_PATRICIANS: Final = 5  # VI
MANY_DIFFERENT_PROVINCES: Final = 6  # VII
MANY_OCCUPIED_PROVINCES: Final = 7  # VIII
MANY_WOMEN: Final = 8  # IX
MANY_MEN: Final = 9  # X
OFFSPRING: Final = 10  # XI
FIRST_RIM: Final = 11  # XII, six cards
FIRST_JOKER: Final = 17  # XIII, two cards
SENATE_CARDS: Final = 19

SENATE_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")

# Each rim province shows two colours (ids into COLOURS); card FIRST_RIM + i has RIM_PAIRS[i].
RIM_PAIRS: Final = ((0, 1), (1, 3), (3, 2), (2, 4), (4, 5), (5, 0))

# What the cards are worth; the sentences behind the numbers are in RULES, chapter 9.
RIM_WORTH: Final = 3
JOKER_WORTH: Final = 1
JOKERS: Final = 2
FORTUNA_PER_REWARD: Final = 3  # card IV rewards every three Fortuna tiles
TOKENS_PER_POINT: Final = 2

# --- fortuna, tokens, dice -----------------------------------------------------------------------

FORTUNA_COUNTS: Final = ((1, 8), (2, 14), (3, 8))  # (value, how many)
FORTUNA_TILES: Final = (1,) * 8 + (2,) * 14 + (3,) * 8  # tile id -> value
REROLL_TOKENS: Final = 30
DICE_PER_PLAYER: Final = 8
DICE_COLOURS: Final = ("grey", "brown", "blue", "green", "yellow")

# --- what changes with the number of players -----------------------------------------------------


class Setup:
    """How the table is laid for one number of players."""

    def __init__(
        self, seats: int, rounds: int, columns: int, provinces: int, temple: bool, given: int
    ) -> None:
        self.seats = seats
        self.rounds = rounds
        self.forum_columns = columns  # also the patricians laid out each round
        self.provinces_per_round = provinces
        self.temple = temple
        self.senate_given = given  # Senate cards handed out each round, at most one per player

    def senate_deck(self) -> list[int]:
        """Ids of the Senate cards in play: IV needs the Temple."""
        return [c for c in range(SENATE_CARDS) if self.temple or c != MANY_FORTUNA_TILES]


SEATS: Final = (2, 3, 4, 5)
SETUPS: Final = (
    Setup(2, 6, 4, 2, False, 1),
    Setup(3, 6, 5, 3, False, 2),
    Setup(4, 5, 6, 4, True, 2),
    Setup(5, 5, 7, 5, True, 3),
)


def setup_for(seats: int) -> Setup:
    """The table for that many players."""
    if seats not in SEATS:
        raise ValueError(f"seats: {seats}")
    return SETUPS[seats - SEATS[0]]


# --- ids and what they show ----------------------------------------------------------------------


def province_id(colour: int, value: int) -> int:
    """Id of a coloured province."""
    return colour * 4 + value - 1


def province_colour(province: int) -> int:
    """Colour of a province, GREY for the 0-province."""
    return GREY if province == GREY_PROVINCE else province // 4


def province_value(province: int) -> int:
    """Points printed on a province."""
    return GREY_VALUE if province == GREY_PROVINCE else province % 4 + 1


def patrician_id(colour: int, sex: int, value: int) -> int:
    """Id of a patrician tile; all 36 are different."""
    return colour * 6 + sex * 3 + value - 1


def patrician_colour(patrician: int) -> int:
    """Colour of a patrician."""
    return patrician // 6


def patrician_sex(patrician: int) -> int:
    """MAN or WOMAN."""
    return patrician // 3 % 2


def patrician_value(patrician: int) -> int:
    """Points printed on a patrician, 1 to 3."""
    return patrician % 3 + 1


def is_rim(card: int) -> bool:
    """Is this Senate card a rim province (XII)?"""
    return FIRST_RIM <= card < FIRST_JOKER


def is_joker(card: int) -> bool:
    """Is this Senate card a joker province (XIII)?"""
    return FIRST_JOKER <= card < SENATE_CARDS


def rim_pair(card: int) -> tuple[int, int]:
    """The two colours of a rim province."""
    return RIM_PAIRS[card - FIRST_RIM]


# --- containers: where a patrician can lie at the end --------------------------------------------
# A province is its own id; a rim or joker card is its id + PROVINCES.

UNPLACED: Final = -1


def container_of_card(card: int) -> int:
    """The container that a rim (XII) or joker (XIII) card is."""
    return PROVINCES + card


def card_of_container(container: int) -> int:
    """The Senate card behind a container; negative for a real province."""
    return container - PROVINCES


# --- short codes ---------------------------------------------------------------------------------


def province_code(province: int) -> str:
    """`red2`, `grey0`."""
    if province == GREY_PROVINCE:
        return f"grey{GREY_VALUE}"
    return f"{COLOURS[province_colour(province)]}{province_value(province)}"


def patrician_code(patrician: int) -> str:
    """`redM3`."""
    colour = COLOURS[patrician_colour(patrician)]
    return f"{colour}{SEXES[patrician_sex(patrician)]}{patrician_value(patrician)}"


def senate_code(card: int) -> str:
    """`I` to `XI`, `XII-red-green`, `XIII-a`."""
    if is_rim(card):
        one, other = rim_pair(card)
        return f"XII-{COLOURS[one]}-{COLOURS[other]}"
    if is_joker(card):
        return "XIII-" + "ab"[card - FIRST_JOKER]
    return SENATE_NUMERALS[card]


def container_code(container: int) -> str:
    """Code of the province or card; `-` for UNPLACED."""
    if container == UNPLACED:
        return "-"
    card = card_of_container(container)
    return province_code(container) if card < 0 else senate_code(card)


PROVINCE_CODES: Final = tuple([province_code(p) for p in range(PROVINCES)])
PATRICIAN_CODES: Final = tuple([patrician_code(p) for p in range(PATRICIANS)])
SENATE_CODES: Final = tuple([senate_code(c) for c in range(SENATE_CARDS)])


def province_of_code(code: str) -> int:
    """Id of `red2`; ValueError if there is no such province."""
    return PROVINCE_CODES.index(code)


def patrician_of_code(code: str) -> int:
    """Id of `redM3`; ValueError if there is no such patrician."""
    return PATRICIAN_CODES.index(code)


def senate_of_code(code: str) -> int:
    """Id of `XII-red-green`; ValueError if there is no such card."""
    return SENATE_CODES.index(code)


def container_of_code(code: str) -> int:
    """Id of `red2`, `XII-red-green` or `-`; ValueError if nobody can lie there."""
    if code == "-":
        return UNPLACED
    return (
        PROVINCE_CODES.index(code)
        if code in PROVINCE_CODES
        else (container_of_card(SENATE_CODES.index(code, FIRST_RIM)))
    )


# --- provenance: name of the value (or table.entry) -> how sure, and where it stands -------------

PROVENANCE: Final[dict[str, tuple[str, str]]] = {
    "COLOURS.red": (RULEBOOK, "PL:412"),
    "COLOURS.green": (RULEBOOK, "PL:440"),
    "COLOURS.purple": (RULEBOOK, "PL:370"),
    "COLOURS.blue": (RULEBOOK, "PL:492"),
    "COLOURS.yellow": (RECONSTRUCTED, "the text says six colours and names four"),
    "COLOURS.orange": (RECONSTRUCTED, "the text says six colours and names four"),
    "GREY": (RULEBOOK, "PL:251"),
    "PROVINCE_VALUES": (RULEBOOK, "PL:31"),
    "GREY_PROVINCE": (DERIVED, "our id for the 25th card"),
    "GREY_VALUE": (RULEBOOK, "PL:31"),
    "PROVINCES": (RULEBOOK, "PL:31"),
    "SEXES": (RULEBOOK, "PL:32"),
    "PATRICIAN_VALUES": (RULEBOOK, "PL:32"),
    "PATRICIANS": (RULEBOOK, "PL:32"),
    "SENATE_CARDS": (RULEBOOK, "PL:30"),
    "SENATE_NUMERALS": (RULEBOOK, "PL:358-436, one card each"),
    "FIRST_RIM": (RULEBOOK, "PL:444, six cards"),
    "FIRST_JOKER": (RULEBOOK, "PL:473, two cards"),
    "JOKERS": (RULEBOOK, "PL:473"),
    "RIM_PAIRS.red-green": (RULEBOOK, "PL:440"),
    "RIM_PAIRS.green-blue": (RECONSTRUCTED, "ring: every colour on two cards"),
    "RIM_PAIRS.blue-purple": (RECONSTRUCTED, "ring: every colour on two cards"),
    "RIM_PAIRS.purple-yellow": (RECONSTRUCTED, "ring: every colour on two cards"),
    "RIM_PAIRS.yellow-orange": (RECONSTRUCTED, "ring: every colour on two cards"),
    "RIM_PAIRS.orange-red": (RECONSTRUCTED, "ring: every colour on two cards"),
    "RIM_WORTH": (RULEBOOK, "PL:445"),
    "JOKER_WORTH": (RULEBOOK, "PL:474"),
    "FORTUNA_PER_REWARD": (RULEBOOK, "PL:384"),
    "TOKENS_PER_POINT": (RULEBOOK, "PL:305"),
    "FORTUNA_COUNTS": (RULEBOOK, "PL:33"),
    "FORTUNA_TILES": (DERIVED, "our ids for the 30 tiles"),
    "REROLL_TOKENS": (RULEBOOK, "PL:34"),
    "DICE_PER_PLAYER": (RULEBOOK, "PL:37"),
    "DICE_COLOURS": (RULEBOOK, "PL:37"),
    "SEATS": (RULEBOOK, "PL:85"),
    "SETUPS.rounds": (RULEBOOK, "PL:85"),
    "SETUPS.forum_columns": (RULEBOOK, "PL:47-51"),
    "SETUPS.provinces_per_round": (RULEBOOK, "PL:57"),
    "SETUPS.temple": (RULEBOOK, "PL:45"),
    "SETUPS.senate_deck": (RULEBOOK, "PL:55"),
    "SETUPS.senate_given": (RULEBOOK, "PL:213"),
}
