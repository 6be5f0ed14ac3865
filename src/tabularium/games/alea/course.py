"""Where in the rulebook we are: the round, the building that pays, whose dice choose."""

from tabularium.games.alea.castrum import CastrumScoring
from tabularium.games.alea.forum import ForumScoring
from tabularium.games.alea.latrine import LatrineScoring
from tabularium.games.alea.match import Match, Round
from tabularium.games.alea.senate import SenateScoring
from tabularium.games.alea.shape import Building, Choosing, RoundFacts
from tabularium.games.alea.state import OPEN_PATRICIANS, OPEN_PROVINCES, Alea
from tabularium.games.alea.temple import TempleScoring
from tabularium.kernel import Frame


def round_facts(t: Alea) -> RoundFacts | None:
    """1.1, 2.1: the round, who began it, and what is being scored; none at the end."""
    if len(t.stack) < 2:
        return None
    match, top = t.stack[0], t.stack[1]
    if not isinstance(match, Match) or not isinstance(top, Round):
        return None
    return {
        "round": match.round,
        "rounds": t.setup.rounds,
        "start": top.start,
        "turn": top.turn,
        "scoring": scored_by(t.stack[-1]),
    }


def scored_by(frame: Frame) -> Building | None:
    """The building of a scoring frame."""
    if isinstance(frame, CastrumScoring):
        return "castrum"
    if isinstance(frame, ForumScoring):
        return "forum"
    if isinstance(frame, SenateScoring):
        return "senate"
    if isinstance(frame, TempleScoring):
        return "temple"
    return "latrine" if isinstance(frame, LatrineScoring) else None


def choosing_facts(t: Alea) -> Choosing | None:
    """5.4, 6.5: the set or die that takes a piece; it went home before its owner was asked."""
    top = t.stack[-1] if t.stack else None
    if isinstance(top, CastrumScoring) and top.step == "take":
        # Every set before it has taken one of the provinces of this round.
        rank = t.setup.provinces_per_round - len(t.contents[OPEN_PROVINCES]) + 1
        return {
            "seat": top.seat,
            "building": "castrum",
            "face": top.face,
            "dice": top.dice,
            "rank": rank,
        }
    if isinstance(top, ForumScoring) and top.step == "take":
        column = t.setup.forum_columns - len(t.contents[OPEN_PATRICIANS]) + 1
        return {
            "seat": top.seat,
            "building": "forum",
            "face": top.face,
            "dice": 1,
            "rank": column,
        }
    return None
