"""Rules 3 as a picture: whose turn it is, and what is left of it."""

from tabularium.games.tigris.match import Match
from tabularium.games.tigris.shape import TurnFacts
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.turn import ACTIONS, Turn


def turn_facts(t: Tigris) -> TurnFacts | None:
    """Whose turn it is; None when the game is over."""
    if not t.stack:
        return None
    match, turn = t.stack[0], t.stack[1] if len(t.stack) > 1 else None
    assert isinstance(match, Match)
    if not isinstance(turn, Turn):
        return None
    return {"number": match.turn, "seat": turn.seat, "actions_left": ACTIONS - turn.actions}
