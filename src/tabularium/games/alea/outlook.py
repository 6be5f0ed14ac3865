"""What a seat would reckon: rounds to come, what the Temple asks, what open tiles would bring."""

from tabularium.games.alea.match import Match
from tabularium.games.alea.material import PATRICIAN_CODES, PROVINCE_CODES
from tabularium.games.alea.scoring import best_for, best_with, cards_of
from tabularium.games.alea.state import (
    OPEN_PATRICIANS,
    OPEN_PROVINCES,
    PATRICIANS_OF,
    PROVINCES_OF,
    Alea,
)
from tabularium.games.alea.temple import temple_need
from tabularium.kernel import SPECTATOR, Facts


def outlook(t: Alea, seat: int) -> Facts:
    """Rounds to come for everybody; for a seat also its needs, and what each open tile adds."""
    found: Facts = {"rounds_left": rounds_left(t)}
    if seat == SPECTATOR:
        return found
    if t.setup.temple:
        dice, least = temple_need(t, seat)
        found["temple"] = {"dice": dice, "least": least}
    found["provinces"] = worth_of_provinces(t, seat)
    found["patricians"] = worth_of_patricians(t, seat)
    return found


def rounds_left(t: Alea) -> int:
    """Rounds that have not begun."""
    for frame in t.stack:
        if isinstance(frame, Match):
            return t.setup.rounds - frame.round
    return 0  # the final reckoning


def worth_of_provinces(t: Alea, seat: int) -> Facts:
    """Fame that each open province would add to the best layout of a seat."""
    cards = cards_of(t, seat)
    now = best_for(t, seat, cards).points
    provinces, patricians = t.contents[PROVINCES_OF + seat], t.contents[PATRICIANS_OF + seat]
    worth: Facts = {}
    for province in t.contents[OPEN_PROVINCES]:
        more = tuple(sorted((*provinces, province)))
        worth[PROVINCE_CODES[province]] = best_with(t, seat, more, patricians, cards).points - now
    return worth


def worth_of_patricians(t: Alea, seat: int) -> Facts:
    """Fame that each open patrician would add to the best layout of a seat."""
    cards = cards_of(t, seat)
    now = best_for(t, seat, cards).points
    provinces, patricians = t.contents[PROVINCES_OF + seat], t.contents[PATRICIANS_OF + seat]
    worth: Facts = {}
    for patrician in t.contents[OPEN_PATRICIANS]:
        more = tuple(sorted((*patricians, patrician)))
        worth[PATRICIAN_CODES[patrician]] = best_with(t, seat, provinces, more, cards).points - now
    return worth
