"""Rules 2 as a picture: which Sejm it is, of how many."""

from tabularium.games.sigismundus.match import Match, sejms_in
from tabularium.games.sigismundus.shape import RoundFacts
from tabularium.games.sigismundus.state import Sigismundus


def round_facts(t: Sigismundus) -> RoundFacts | None:
    """Which round it is; None before the first and after the last."""
    match = t.stack[0] if t.stack else None
    if not isinstance(match, Match) or match.round == 0:
        return None
    return {"number": match.round, "rounds": len(sejms_in(t))}
