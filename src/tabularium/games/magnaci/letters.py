"""The alphabet of Magnaci. A card is one letter, whether it is laid, played, given or taken."""

from typing import Final

from tabularium.games.magnaci.material import (
    CARDS,
    CONFLICT_CODES,
    CONFLICTS,
    HAND,
    LAW_CODES,
    LAWS,
    MAX_SEATS,
    OFFICE_CODES,
    OFFICES,
    PROVINCE_CODES,
    PROVINCES,
    SYMBOLS,
)
from tabularium.kernel import Alphabet, Letter

CARD: Final = 0  # + family card
OFFICE: Final = CARD + HAND  # + office: to lay a card there, or to play the senator
LAW: Final = OFFICE + OFFICES  # + law
PROVINCE: Final = LAW + LAWS
CONFLICT: Final = PROVINCE + PROVINCES
SYMBOL: Final = CONFLICT + CONFLICTS
SEAT: Final = SYMBOL + len(SYMBOLS)
PASS: Final = SEAT + MAX_SEATS
GIVE_LAW: Final = PASS + 1

# Asides about law cards.
GIFT: Final = GIVE_LAW + 1  # + seat, then a law
OFFER: Final = GIFT + MAX_SEATS  # + seat, then what is given and what is wanted
ACCEPT: Final = OFFER + MAX_SEATS  # + seat that offered, then what it gives and wants


def build_alphabet() -> Alphabet:
    """All letters, in the order of the numbers above."""
    letters = [Letter(code, "card", {"card": code}) for code in CARDS]
    letters += [Letter(code, "office", {"office": code}) for code in OFFICE_CODES]
    letters += [Letter(code, "law", {"law": code}) for code in LAW_CODES]
    letters += [Letter(code, "province", {"province": code}) for code in PROVINCE_CODES]
    letters += [Letter(code, "conflict", {"conflict": code}) for code in CONFLICT_CODES]
    letters += [Letter(code, "symbol", {"symbol": code}) for code in SYMBOLS]
    letters += [Letter(f"seat:{seat}", "seat", {"seat": seat}) for seat in range(MAX_SEATS)]
    letters += [Letter("pass", "pass"), Letter("give_law", "give_law")]
    asides: list[Letter] = []
    for code in ("gift", "offer", "accept"):
        asides += [Letter(f"{code}:{seat}", code, {"seat": seat}) for seat in range(MAX_SEATS)]
    return Alphabet(letters, asides)
