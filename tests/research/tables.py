"""What the tests of the research API share: every game with every number of seats, random walks."""

from collections.abc import Iterator

import pytest

from tabularium import games
from tabularium.kernel import Picks
from tabularium.registry import OURS as GAMES
from tabularium.research import Environment

EVERY = [(game, seats) for game in GAMES for seats in games[game].seats]
FEWEST = [(game, games[game].seats.start) for game in GAMES]
# All seat counts take a while; the smallest tables run always.
TABLES = [
    pytest.param(game, seats, marks=[] if (game, seats) in FEWEST else [pytest.mark.slow])
    for game, seats in EVERY
]


def walk(table: Environment, seed: str, letters: int = 10_000) -> Iterator[int]:
    """Random letters; yields the seat that is asked before each."""
    table.reset(seed)
    picks = Picks(seed)
    for _ in range(letters):
        if table.over:
            return
        yield table.seat
        legal = table.legal()
        table.step(legal[picks.below(len(legal))])
