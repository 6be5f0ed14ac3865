"""The alphabet of Orléans. Followers are kinds, starters too, never individuals."""

from typing import Final

from tabularium.games.orleans.material import (
    CITIES,
    CITY_CODES,
    DEED_CODES,
    DEEDS,
    GOODS,
    KIND_CODES,
    KINDS,
    MAX_SEATS,
    PLACE_CODES,
    PLACES,
    SPACE_CODES,
    SPACES,
)
from tabularium.kernel import Alphabet, Letter

PLACE: Final = 0  # + place: use it, take it, give it up
SPACE: Final = PLACES  # + space, rising by place; the stage of the Theatre is the last one
STAGE: Final = SPACE + SPACES
KIND: Final = STAGE + 1  # + kind of follower, from the Market
TOWER_KIND: Final = KIND + KINDS  # + kind, from the Gunpowder Tower
CITY: Final = TOWER_KIND + KINDS
GOOD: Final = CITY + CITIES
DEED: Final = GOOD + len(GOODS)
DRAW: Final = DEED + DEEDS  # + followers to draw, 0 to 8
NUMBER: Final = DRAW + 9  # + 1 to 3, less 1
SEAT: Final = NUMBER + 3

_SINGLE: Final = (
    "pass",
    "technology",
    "done",
    "none",
    "leave",
    "coin",
    "point",
    "road",
    "waterway",
    "lose:follower",
    "lose:point",
    "lose:station",
    "lose:technology",
    "partly",
)
PASS: Final = SEAT + MAX_SEATS
TECHNOLOGY: Final = PASS + 1
DONE: Final = PASS + 2
NONE: Final = PASS + 3
LEAVE: Final = PASS + 4
COIN: Final = PASS + 5
POINT: Final = PASS + 6
BY: Final = PASS + 7  # + road or waterway
LOSE_FOLLOWER: Final = PASS + 9
LOSE_POINT: Final = PASS + 10
LOSE_STATION: Final = PASS + 11  # one that is not built; a built one is named by its city
LOSE_TECHNOLOGY: Final = PASS + 12  # one that is not placed; a placed one is named by its space
PARTLY: Final = PASS + 13


def build_alphabet() -> Alphabet:
    """All letters, in the order of the numbers above."""
    letters = [Letter(code, "place", {"place": code}) for code in PLACE_CODES]
    for code in (*SPACE_CODES, "theatre.1"):
        place, number = code.split(".")
        letters.append(Letter(code, "space", {"place": place, "number": int(number)}))
    letters += [Letter(code, "kind", {"kind": code}) for code in KIND_CODES]
    letters += [Letter(f"tower:{code}", "from_tower", {"kind": code}) for code in KIND_CODES]
    letters += [Letter(code, "city", {"city": code}) for code in CITY_CODES]
    letters += [Letter(code, "good", {"good": code}) for code in GOODS]
    letters += [Letter(f"deed:{code}", "deed", {"deed": code}) for code in DEED_CODES]
    letters += [Letter(f"draw:{n}", "draw", {"count": n}) for n in range(9)]
    letters += [Letter(str(n), "number", {"count": n}) for n in range(1, 4)]
    letters += [Letter(f"seat:{seat}", "seat", {"seat": seat}) for seat in range(MAX_SEATS)]
    letters += [Letter(text, text.replace(":", "_")) for text in _SINGLE]
    return Alphabet(letters)
