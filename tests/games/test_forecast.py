"""A forecast has the same shape in every game: a total, and the parts it comes from."""

import pytest

from tabularium import games
from tabularium.kernel import Picks, State
from tabularium.registry import OURS

LEAST = {"tigris"}  # 13.2: the total is the weakest colour after the treasures, not a sum


def midway(game: str, seats: int, letters: int) -> State:
    """A random game some letters on."""
    state = games[game].new(seats, f"forecast {seats}")
    picks = Picks(f"forecast {game}")
    for _ in range(letters):
        if state.pending is None:
            break
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
    return state


@pytest.mark.parametrize("letters", [0, 120])
@pytest.mark.parametrize("game", OURS)
def test_total_and_parts(game: str, letters: int) -> None:
    for seats in games[game].seats:
        state = midway(game, seats, letters)
        for seat in range(seats):
            forecast = games[game].forecast(state.view(seat))
            total, parts = forecast["total"], forecast["parts"]
            assert isinstance(total, int) and isinstance(parts, dict)
            if game in LEAST:
                assert total >= min(parts.values())
            else:
                assert total == sum(parts.values())
        assert games[game].forecast(state.view(None)) == {}
