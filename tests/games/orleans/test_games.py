"""Whole games: invariants in random play, everything used in richer play, laws far into games."""

from collections.abc import Callable, Iterator

import pytest
from contract import laws
from games.orleans.everything import TABLES, WANTED, checked_game, uses
from games.orleans.players import greedy_game, wander

from tabularium.games.orleans.match import Match
from tabularium.kernel import GameSpec, Picks, State
from tabularium.positions.orleans import ORLEANS


@pytest.mark.parametrize("seats", ORLEANS.seats)
def test_1_11_the_box_stays_complete_in_random_games(seats: int) -> None:
    for game in range(8):
        state = ORLEANS.new(seats, f"random {game}", TABLES[game % len(TABLES)])
        picks = Picks(f"{seats} {game}")
        while state.pending is not None:
            seat = state.pending.seats[picks.below(len(state.pending.seats))]
            options = state.options(seat)
            assert len(options) < 60
            state.play(seat, options[picks.below(len(options))])
            assert state.faults() == []


@pytest.mark.slow
def test_every_place_and_event_is_used() -> None:
    """Weighted random play until every tile was taken and used, and every event has struck."""
    missing = set(WANTED)
    for game in range(600):
        state = checked_game(game)
        assert state.record is not None and state.result is not None
        missing -= set(uses(state.record.events))
        if not missing:
            return
    raise AssertionError(f"never seen: {sorted(missing)}")


@pytest.mark.slow
@pytest.mark.parametrize("seats", ORLEANS.seats)
def test_greedy_play_scores_like_people_do(seats: int) -> None:
    """People end at 80 to 180 points; the mean of greedy players does too."""
    scores: list[int] = []
    for game in range(6):
        state = greedy_game(seats, f"plausible {game}")
        assert state.result is not None and state.faults() == []
        scores += state.result.scores
    assert 80 <= sum(scores) / len(scores) <= 180


# Laws in rich positions: random walks of the contract seldom get far in this game


def rich_game(
    spec: GameSpec, seats: int, seed: str, asides: bool = True
) -> Iterator[tuple[State, Picks]]:
    """The state at each letter of the ninth to eleventh round of a wandering game, and its end."""
    state = spec.new(seats, seed, TABLES[3])
    picks = Picks(f"rich {seed}")
    while state.pending is not None:
        top = state.stack[0]
        if isinstance(top, Match) and 9 <= top.round <= 11:
            yield state, picks
        wander(state, picks)
    yield state, picks


@pytest.mark.slow
@pytest.mark.parametrize("seats", ORLEANS.seats)
@pytest.mark.parametrize("number", range(len(laws.LAWS)), ids=[law.__name__ for law in laws.LAWS])
def test_law_in_rich_positions(number: int, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "random_game", rich_game)
    law: Callable[[GameSpec, int, str], None] = laws.LAWS[number]
    law(ORLEANS, seats, f"rich {number}")
