"""Rules 3 as a picture: the round, its phase, whose turn it is, and who waits on the way."""

from typing import Final

from tabularium.games.orleans.actions import Actions
from tabularium.games.orleans.drawing import Bathhouse
from tabularium.games.orleans.material import KIND_CODES, ROUNDS
from tabularium.games.orleans.shape import Kind, Phase, RoundFacts
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Rounds, in_seats

PHASES: Final[dict[str, Phase]] = {
    "hourglass": "hourglass",
    "census": "hourglass",
    "drawing": "census",
    "planning": "drawing",
    "actions": "planning",
    "event": "actions",
    "end": "event",
}


def round_facts(t: Orleans) -> RoundFacts | None:
    """Where in the game we are; None before the first round and after the last."""
    if len(t.stack) < 2:
        return None
    match, current, top = t.stack[0], t.stack[1], t.stack[-1]
    if not isinstance(match, Rounds) or current.step not in PHASES or match.round == 0:
        return None
    actions = t.stack[2] if len(t.stack) > 2 else top
    acting = actions if isinstance(actions, Actions) else None
    return {
        "number": match.round,
        "rounds": ROUNDS,
        "start": (match.round - 1) % t.seats,
        "phase": PHASES[current.step],
        "turn": None if acting is None else acting.seat,
        "passed": [] if acting is None else in_seats(acting.passed, t.seats),
    }


def guests_of(t: Orleans) -> list[Kind]:
    """4.5: who was drawn for the Bathhouse and waits there."""
    top = t.stack[-1] if t.stack else None
    return [KIND_CODES[kind] for kind in top.guests] if isinstance(top, Bathhouse) else []
