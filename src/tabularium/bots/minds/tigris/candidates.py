"""The actions worth thinking about: some hundred are possible, a few dozen make a difference."""

from typing import Final

from tabularium.bots.minds.tigris.actions import like_action, scoring_colours
from tabularium.bots.minds.tigris.survey import Survey
from tabularium.games.tigris.exchange import most_tiles
from tabularium.games.tigris.letters import (
    CATASTROPHE_ON,
    COLOUR,
    DONE,
    EXCHANGE,
    LEADER_OF,
    PASS,
    WITHDRAW,
)
from tabularium.games.tigris.material import RED
from tabularium.games.tigris.regions import NOT_ON_BOARD, TEMPLE
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.terrain import LEADER, NEIGHBOURS
from tabularium.kernel import Frame, Word

TILES_KEPT: Final = 9  # for each colour
UNIONS_KEPT: Final = 4
LEADERS_KEPT: Final = 5  # places for each leader that comes
MOVES_KEPT: Final = 2  # for each that moves
CATASTROPHES_KEPT: Final = 3


def actions(t: Tigris, seat: int, frame: Frame, survey: Survey) -> list[Word]:
    """Of every kind of action those that a beginner likes best."""
    found: list[Word] = []
    for first in frame.options(t, seat, ()):
        if first < LEADER_OF:
            found += tiles(t, seat, frame, survey, first)
        elif first < WITHDRAW:
            off = survey.where[4 * seat + first - LEADER_OF] == NOT_ON_BOARD
            words: list[Word] = [(first, cell) for cell in frame.options(t, seat, (first,))]
            found += best(survey, words, LEADERS_KEPT if off else MOVES_KEPT)
        elif first == CATASTROPHE_ON:
            words = [(first, cell) for cell in frame.options(t, seat, (first,))]
            struck = [word for word in words if beside_others(survey, word[1])]
            found += best(survey, struck, CATASTROPHES_KEPT)
        elif first == EXCHANGE:
            found += exchanges(t, seat, survey)
        elif first == PASS:
            found.append((PASS,))
        else:  # nobody likes to withdraw
            assert WITHDRAW <= first < CATASTROPHE_ON, f"unknown action {first}"
    return found


def tiles(t: Tigris, seat: int, frame: Frame, survey: Survey, first: int) -> list[Word]:
    """Cells for a tile: those that touch something, the ones that join kingdoms apart."""
    label = survey.label
    joins: list[Word] = []
    others: list[Word] = []
    for cell in frame.options(t, seat, (first,)):
        kingdoms = survey.beside(cell)
        if len(kingdoms) > 1:
            joins.append((first, cell))
        elif kingdoms or any(label[near] for near in NEIGHBOURS[cell]):
            others.append((first, cell))
    return best(survey, others, TILES_KEPT) + best(survey, joins, UNIONS_KEPT)


def best(survey: Survey, words: list[Word], number: int) -> list[Word]:
    """The words a beginner likes best. Likings are kept: they will be asked for again."""
    for word in words:
        survey.likings[word] = like_action(survey, word)
    if len(words) <= number:
        return words
    likings = survey.likings
    return sorted(words, key=lambda word: -likings[word].score)[:number]


def beside_others(survey: Survey, cell: int) -> bool:
    """Whether a cell is a temple beside somebody else's leader."""
    board = survey.board
    if board[cell] != TEMPLE:
        return False
    for near in NEIGHBOURS[cell]:
        if board[near] >= LEADER and (board[near] - LEADER) // 4 != survey.seat:
            return True
    return False


def exchanges(t: Tigris, seat: int, survey: Survey) -> list[Word]:
    """Giving up one colour, all but one colour, what brings no points, or everything."""
    hand, most = survey.hand, most_tiles(t, seat)
    scoring = scoring_colours(survey)
    given: list[list[int]] = [hand]
    given.append([0 if scoring[colour] else hand[colour] for colour in range(4)])
    given.append([0 if scoring[c] or c == RED else hand[c] for c in range(4)])
    for one in range(4):
        given.append([hand[colour] if colour == one else 0 for colour in range(4)])
        given.append([0 if colour == one else hand[colour] for colour in range(4)])
    words: dict[Word, None] = {}
    for counts in given:
        if 0 < sum(counts) <= most:
            letters = [COLOUR + c for c in range(4) for _ in range(counts[c])]
            words[(EXCHANGE, *letters, DONE)] = None
    return best(survey, list(words), 6)
