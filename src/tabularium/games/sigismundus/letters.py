"""The alphabet of Sigismundus Augustus. Choices are spelled: a card, then whom or what it names."""

from typing import Final

from tabularium.games.sigismundus.material import (
    ARMS,
    COUNTRIES,
    DECKS,
    FIELDS,
    FIGURES,
    MAX_AMOUNT,
    MAX_SEATS,
    OFFICES,
    POLICIES,
    number_of,
)
from tabularium.kernel import Alphabet, Letter

PASS: Final = 0
DONE: Final = 1
COURT: Final = 2
TO_FIRST: Final = 3
TO_LAST: Final = 4
FOR: Final = 5
AGAINST: Final = 6
DECK: Final = 7  # + deck
CARD: Final = DECK + 3  # + policy card
UNIT: Final = CARD + 12  # + arm
GREY: Final = UNIT + 3  # + arm, of the Noble Host
SEAT: Final = GREY + 3  # + seat
COUNTRY: Final = SEAT + MAX_SEATS  # + country
FIELD: Final = COUNTRY + 6  # + field
FIGURE: Final = FIELD + 9  # + figure
OFFICE: Final = FIGURE + 24  # + office
AMOUNT: Final = OFFICE + 15  # + number


def build_alphabet() -> Alphabet:
    """All letters, in the order of the numbers above."""
    plain = ("pass", "done", "court", "first", "last", "for", "against")
    letters = [Letter(text, text) for text in plain]
    letters += [Letter(f"deck:{code}", "deck", {"deck": code}) for code in DECKS]
    letters += [Letter(f"card:{code}", "card", {"card": code}) for code in POLICIES]
    letters += [Letter(f"unit:{code}", "unit", {"arm": code}) for code in ARMS]
    letters += [Letter(f"grey:{code}", "grey", {"arm": code}) for code in ARMS]
    letters += [Letter(f"seat:{seat}", "seat", {"seat": seat}) for seat in range(MAX_SEATS)]
    letters += [Letter(f"country:{code}", "country", {"country": code}) for code in COUNTRIES]
    letters += [Letter(f"field:{code}", "field", {"field": code}) for code in FIELDS]
    letters += [Letter(f"figure:{code}", "figure", {"figure": code}) for code in FIGURES]
    for office, code in enumerate(OFFICES):
        facts: dict[str, object] = {"office": code, "number": number_of(office)}
        letters.append(Letter(f"office:{number_of(office)}", "office", facts))
    letters += [Letter(str(n), "amount", {"n": n}) for n in range(MAX_AMOUNT + 1)]
    return Alphabet(letters)


def amounts(most: int) -> list[int]:
    """Letters of all numbers from nothing to `most`."""
    return list(range(AMOUNT, AMOUNT + 1 + min(most, MAX_AMOUNT)))
