"""What a beginner thinks of any word: which question is asked decides who weighs it."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.tigris.actions import like_action
from tabularium.bots.minds.tigris.conflicts import (
    like_monument,
    like_support,
    like_treasure,
    like_war,
)
from tabularium.bots.minds.tigris.survey import Survey
from tabularium.games.tigris.dynasties import ChooseDynasty
from tabularium.games.tigris.monuments import BuildMonument
from tabularium.games.tigris.support import Conflict
from tabularium.games.tigris.treasures import Treasures
from tabularium.games.tigris.turn import Turn
from tabularium.games.tigris.war import War
from tabularium.kernel import Word

# Every rule has a message `bots-why-tigris-RULE`.
RULES: Final = (
    *("score", "score-king", "gift", "build-up", "lay-aside", "treasure", "square"),
    *("peace", "war", "leader", "move", "revolt", "withdraw", "catastrophe", "exchange"),
    *("end-game", "pass", "attack", "attack-bare", "defend", "stand-firm", "give-way"),
    *("war-order", "monument", "no-monument", "treasure-stays", "dynasty"),
)


def like(survey: Survey, word: Word) -> Liking:
    """How much a beginner likes a word."""
    frame = survey.t.stack[-1]
    if isinstance(frame, Turn):
        return like_action(survey, word)
    if isinstance(frame, War) and frame.step == "order":
        return like_war(survey, frame, word)
    if isinstance(frame, Conflict):
        return like_support(survey, frame, word)
    if isinstance(frame, BuildMonument):
        return like_monument(survey, frame, word)
    if isinstance(frame, ChooseDynasty):
        return Liking(0.0, "dynasty")  # none is better
    assert isinstance(frame, Treasures), f"a beginner knows nothing of {type(frame).__name__}"
    return like_treasure(survey, word)
