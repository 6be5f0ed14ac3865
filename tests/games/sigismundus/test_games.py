"""Whole games: invariants in random play, everything used, laws in rich play of both lengths."""

from collections.abc import Callable, Iterator

import pytest
from contract import laws, secrets
from games.sigismundus.everything import TABLES, WANTED, check, checked_game, choose

from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import GameSpec, Picks, State
from tabularium.positions.sigismundus import SPEC, odds


@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("seats", SPEC.seats)
def test_1_1_invariants_hold_after_every_letter_of_random_games(seats: int, length: str) -> None:
    for game in range(7):
        state = SPEC.new(seats, f"random {game}", {**TABLES[game % 5], "length": length})
        picks = Picks(f"{seats} {game}")
        assert isinstance(state, Sigismundus)
        while state.pending is not None:
            seat = state.pending.seats[picks.below(len(state.pending.seats))]
            options = state.options(seat)
            assert 0 < len(options) <= 250
            state.play(seat, choose(options, picks, game % 2 == 1))
            check(state)
        assert state.result is not None
        assert sorted(state.result.places) == list(range(1, seats + 1)), "18.16: no ties are left"


@pytest.mark.slow
def test_every_card_office_act_and_figure_comes_to_effect() -> None:
    """Even and weighted random play until everything was used (weights in `everything`)."""
    missing = set(WANTED)
    for game in range(400):
        missing -= set(checked_game(game)[1])
        if not missing:
            return
    raise AssertionError(f"never seen: {sorted(missing)}")


def rich_game(
    spec: GameSpec, seats: int, seed: str, asides: bool = True
) -> Iterator[tuple[State, Picks]]:
    """The state at each letter of a short game of wanderers with other options."""
    table = TABLES[len(seed) % len(TABLES)]
    state = spec.new(seats, seed, {**table, "length": "short"})
    picks = Picks(f"rich {seed}")
    while state.pending is not None:
        yield state, picks
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        state.play(seat, choose(state.options(seat), picks, True))
    yield state, picks


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(laws.LAWS)), ids=[law.__name__ for law in laws.LAWS])
def test_law_in_rich_positions(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "random_game", rich_game)
    monkeypatch.setattr(secrets, "random_game", rich_game)
    law: Callable[[GameSpec, int, str], None] = laws.LAWS[number]
    law(SPEC, 3 + number % 3, f"rich {number}")


@pytest.mark.parametrize("seats", SPEC.seats)
def test_11_5_forecasts_read_the_view_and_tell_no_secret(seats: int) -> None:
    state = SPEC.new(seats, "forecast")
    picks = Picks(f"forecast {seats}")
    for n in range(120):
        assert state.pending is not None
        seat = state.pending.seats[0]
        state.play(seat, choose(state.options(seat), picks, True))
        if n % 10 == 0 and state.pending is not None:
            view = state.view(seat)
            twin = SPEC.imagine(view, f"other {n}")
            assert SPEC.forecast(view) == SPEC.forecast(twin.view(seat))
            assert SPEC.outlook(view) == SPEC.outlook(twin.view(seat))
            target = (seat + 1) % seats
            assert odds(view, target) == odds(twin.view(seat), target)
