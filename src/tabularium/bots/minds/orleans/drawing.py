"""Words worth a thought for drawing."""

from tabularium.bots.minds.orleans.actions import is_full
from tabularium.games.orleans import material as m
from tabularium.games.orleans.drawing import draw_limit, free_on_market, in_bag, most_to_draw
from tabularium.games.orleans.letters import DRAW, SPACE
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans
from tabularium.games.orleans.technology import spaces_of
from tabularium.kernel import Word


def draw_words(t: Orleans, seat: int) -> list[Word]:
    """All that can be drawn, one fewer, and with followers back who wait in vain."""
    most = most_to_draw(t, seat, 0)
    words: list[Word] = [(DRAW + most,)]
    if most:
        words.append((DRAW + most - 1,))
    spare = min(draw_limit(t, seat) - in_bag(t, seat), free_on_market(t, seat) - most)
    stuck = [
        SPACE + space
        for space in spaces_of(t, seat)
        if 0 < t.spaces[t.at(seat, space)] < ON_TECHNOLOGY
        and not is_full(t, seat, m.SPACE_PLACE[space])
    ]
    if spare > 0 and stuck:
        back = stuck[:spare]
        words.insert(0, (*back, DRAW + min(most, most_to_draw(t, seat, len(back)))))
    return words
