"""What a seat would reckon: rounds to come, ranks, what the Temple asks, what open tiles bring."""

from tabularium.games.alea.gains import gains, public_fame
from tabularium.games.alea.match import Match, Round
from tabularium.games.alea.ranks import ranks
from tabularium.games.alea.shape import Outlook
from tabularium.games.alea.state import Alea
from tabularium.games.alea.temple import temple_need
from tabularium.kernel import SPECTATOR


def outlook(t: Alea, seat: int) -> Outlook:
    """Rounds and ranks for everybody; for a seat also its needs, and what each open tile adds."""
    found: Outlook = {
        "rounds_left": rounds_left(t),
        "last": last_turns(t),
        "ranks": ranks(t),
        "fame": public_fame(t),
    }
    if seat == SPECTATOR:
        return found
    if t.setup.temple:
        dice, least = temple_need(t, seat)
        found["temple"] = {"dice": dice, "least": least}
    offered = gains(t, seat)
    provinces, patricians = offered["provinces"], offered["patricians"]
    found["provinces"] = {code: gain["gain"] for code, gain in provinces.items()}
    found["patricians"] = {code: gain["gain"] for code, gain in patricians.items()}
    found["gains"] = offered
    return found


def rounds_left(t: Alea) -> int:
    """Rounds that have not begun."""
    for frame in t.stack:
        if isinstance(frame, Match):
            return t.setup.rounds - frame.round
    return 0  # the final reckoning


def last_turns(t: Alea) -> list[int]:
    """8.1: with an empty hand the cycle is the last one; whose turns are left, in their order."""
    for frame in t.stack:
        if isinstance(frame, Round) and frame.step == "turns" and 0 in t.hand:
            cycles = (frame.turn + t.seats - 1) // t.seats
            left = range(frame.turn - 1, cycles * t.seats)
            return [(frame.start + turn) % t.seats for turn in left]
    return []
