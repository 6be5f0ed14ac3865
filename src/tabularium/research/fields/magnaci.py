"""Fields of Magnaci."""

from tabularium.games.magnaci.letters import GIVE_LAW, PROVINCE
from tabularium.games.magnaci.material import (
    AGES,
    AREA_CODES,
    CARDS,
    FORTRESS,
    LAW_CODES,
    OCCASIONS,
    OFFICE_CODES,
    OFFICES,
    PROVINCE_CODES,
    PROVINCES,
    SEJM_FIELDS,
    SPACES,
    SYMBOLS,
)
from tabularium.kernel import Options
from tabularium.research.fields import Fields
from tabularium.research.numbers.encoders import (
    By,
    Counts,
    Encoder,
    Index,
    Number,
    OneOf,
    Pairs,
    Parts,
    Row,
)

ESTATES = 10  # of one player in one area, usually fewer
PLACED = 5  # estates placed at once, usually fewer
BONUS = 10
# Follows from the rest or from the frames.
DERIVED = (
    "remaining",
    "age",
    "chapter",
    "king",
    "face_down",
    "contest",
    "window",
    "announced",
    "losses",
    "placing",
)
BUILDINGS = LAW_CODES[FORTRESS : FORTRESS + 3]
QUESTIONS = (
    "action",
    "assignats",
    "best",
    "claim_law",
    "conflicts",
    "discard_law",
    "entail",
    "first_estate",
    "order",
    "place",
    "remove_conflict",
    "sejm",
    "senate",
    "tie",
    "veto",
    "weakest",
    "winner",
)


def fields(seats: int, options: Options) -> Fields:
    """Cards that are laid are known to all; sealed ones only to their owner."""
    return Fields(
        QUESTIONS,
        _slots(seats),
        _table(seats),
        derived=DERIVED,
        sealed=(SPACES, CARDS),
    )


def _slots(seats: int) -> dict[str, dict[str, Encoder]]:
    seat, turn, letter = Index(seats), Number(seats), Index(GIVE_LAW + 1)
    boosts = Pairs(seats, PROVINCE)  # a seat and the letter of a senator or law
    return {
        "Match": {"age": Number(len(AGES))},
        "Setup": {"turn": turn},
        "Senate": {"turn": turn, "office": Number(OFFICES)},
        "Contest": {"office": Index(OFFICES), "field": Index(SEJM_FIELDS), "boosts": boosts},
        "Placement": {"seat": seat, "count": Number(PLACED)},
        "Window": {"occasion": OneOf(OCCASIONS), "about": letter, "turn": turn},
        "Announced": {"seat": seat, "card": letter, "one": letter, "two": letter},
        "Assignats": {"seat": seat, "debtor": seat},
        "Losses": {
            "items": Pairs(seats, PROVINCES),
            "heir": seat,
            "province": Index(PROVINCES),
            "count": Number(PLACED),
        },
        "LawLoss": {"seat": seat},
        "Sejm": {"field": Number(SEJM_FIELDS)},
        "Conflicts": {"space": Number(SPACES)},
        "Battle": {"space": Index(SPACES), "boosts": boosts},
        "Interregnum": {"last": Number(1), "placed": Row(seat, seats)},
        "FinalScoring": {},
    }


def _table(seats: int) -> dict[str, Encoder]:
    provinces = Counts(PROVINCE_CODES)
    return {
        "order": Row(Index(seats), seats),
        "estates": Row(Counts(AREA_CODES, ESTATES), seats),
        "offices": By(OFFICE_CODES, OneOf((*range(seats), "aside"))),
        "laid": Row(Counts(CARDS), seats),
        "shown": Row(OneOf(CARDS), seats),
        "bonus": Row(Number(BONUS), seats),
        "won": Row(Counts(LAW_CODES), seats),
        "buildings": By(BUILDINGS, OneOf(PROVINCE_CODES)),
        "partitions": provinces,
        "lost": provinces,
        "black_clouds": Number(1),
        "silent_sejm": Number(1),
        "pacta": Parts(seat=Index(seats), symbol=OneOf(SYMBOLS)),
    }
