"""Words worth a thought for drawing: how many, and who comes back from the places."""

from tabularium.bots.minds.orleans.actions import is_full
from tabularium.games.orleans import material as m
from tabularium.games.orleans.actions import why_not_use
from tabularium.games.orleans.dead import why_never
from tabularium.games.orleans.deeds import deed_open
from tabularium.games.orleans.drawing import Drawing
from tabularium.games.orleans.letters import DONE, DRAW, SPACE, STAGE
from tabularium.games.orleans.market import (
    draw_limit,
    free_in_tower,
    free_on_market,
    most_back,
    most_to_draw,
)
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans
from tabularium.games.orleans.technology import spaces_of
from tabularium.kernel import Word


def stranded(t: Orleans, seat: int) -> list[int]:
    """Spaces with followers who can never work there again."""
    found: list[int] = []
    for space in spaces_of(t, seat):
        on = t.spaces[t.at(seat, space)]
        if 0 < on < ON_TECHNOLOGY:
            place = m.SPACE_PLACE[space]
            if place == m.TOWNHALL:
                lost = not deed_open(t, on - 1)
            else:
                lost = why_never(t, seat, place) is not None
            if lost:
                found.append(space)
    return found


def waiting_in_vain(t: Orleans, seat: int) -> list[int]:
    """Spaces with followers who cannot work as things stand: they may be of use elsewhere."""
    found: list[int] = []
    for space in spaces_of(t, seat):
        place = m.SPACE_PLACE[space]
        if place in (m.TOWNHALL, m.SACRISTY):
            continue
        if not 0 < t.spaces[t.at(seat, space)] < ON_TECHNOLOGY:
            continue
        if not is_full(t, seat, place) or why_not_use(t, seat, place) is not None:
            found.append(space)
    return found


def wanted_draws(t: Orleans, seat: int) -> int:
    """All that may be drawn, but for the stranded: each comes back for a draw that is given up.

    A follower at hand is as good as one out of the bag, and who is stranded is lost else.
    """
    most = most_to_draw(t, seat)
    back = len(stranded(t, seat))
    if back == 0:
        return most
    room = free_on_market(t, seat) + free_in_tower(t, seat)
    return max(0, min(most, draw_limit(t, seat) - back, room - back))


def draw_words(t: Orleans, seat: int) -> list[Word]:
    """The number that leaves nobody stranded, and all others for those who look further."""
    best = wanted_draws(t, seat)
    numbers = [best, *[n for n in range(most_to_draw(t, seat), -1, -1) if n != best]]
    return [(DRAW + n,) for n in numbers]


def drawn_by(t: Orleans, seat: int) -> int:
    """How many a seat has just drawn."""
    drawing = t.stack[-1]
    assert isinstance(drawing, Drawing)
    return drawing.drawn[seat]


def back_words(t: Orleans, seat: int) -> list[Word]:
    """Those who are stranded, and whoever else waits in vain; the stranded alone; nobody."""
    most = most_back(t, seat, drawn_by(t, seat))
    lost = stranded(t, seat)
    others = [space for space in waiting_in_vain(t, seat) if space not in lost]
    words: list[Word] = []
    for spaces in ((lost + others)[:most], lost[:most], []):
        word = (*[SPACE + space for space in sorted(spaces)], DONE)
        if word not in words:
            words.append(word)
    return words


def backs_wanted(t: Orleans, seat: int, word: Word) -> float:
    """How many of those who can do nothing where they are come back; the stranded first."""
    lost = stranded(t, seat)
    spaces = [letter - SPACE for letter in word if SPACE <= letter < STAGE]
    return sum([2.0 if space in lost else 1.0 for space in spaces])
