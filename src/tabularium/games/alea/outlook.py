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
    return {**found, **worth_of_tiles(t, seat)}


def rounds_left(t: Alea) -> int:
    """Rounds that have not begun."""
    for frame in t.stack:
        if isinstance(frame, Match):
            return t.setup.rounds - frame.round
    return 0  # the final reckoning


def worth_of_tiles(t: Alea, seat: int) -> Facts:
    """Fame that each open province and patrician would add to the best layout of a seat."""
    cards = cards_of(t, seat)
    now = best_for(t, seat, cards).points
    mine, people = t.contents[PROVINCES_OF + seat], t.contents[PATRICIANS_OF + seat]
    provinces: Facts = {}
    for province in t.contents[OPEN_PROVINCES]:
        layout = best_with(t, seat, tuple(sorted((*mine, province))), people, cards)
        provinces[PROVINCE_CODES[province]] = layout.points - now
    patricians: Facts = {}
    for patrician in t.contents[OPEN_PATRICIANS]:
        layout = best_with(t, seat, mine, tuple(sorted((*people, patrician))), cards)
        patricians[PATRICIAN_CODES[patrician]] = layout.points - now
    return {"provinces": provinces, "patricians": patricians}
