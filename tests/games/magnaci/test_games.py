"""Whole games: invariants in random play, everything used, laws in games that reach their end."""

from collections.abc import Callable, Iterator

import pytest
from contract import laws, secrets
from games.magnaci.everything import WANTED, checked_game, uses
from games.magnaci.players import wander

from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import GameSpec, Picks, State


def test_1_8_the_box_stays_complete_in_random_games() -> None:
    """Thirteen cards an Age, one conflict a power after clearing up: see `everything`."""
    for game in range(40):
        checked_game(game)


@pytest.mark.slow
def test_every_card_is_used() -> None:
    """Until every law and senator was won and played, every conflict won and lost, and VETO."""
    missing = set(WANTED)
    for game in range(3_000):
        state = checked_game(game)
        assert state.record is not None and state.result is not None
        missing -= set(uses(state.record.events)) | {state.result.kind}
        if not missing:
            return
    raise AssertionError(f"never seen: {sorted(missing)}")


# Laws in games that last: evenly random ones often end with the third partition


def rich_game(
    spec: GameSpec, seats: int, seed: str, asides: bool = True
) -> Iterator[tuple[State, Picks]]:
    """The state at each letter of the last Age of a game in which many cards are played."""
    for n in range(100):
        picks = Picks(f"rich {seed} {n}")
        state = spec.new(seats, f"{seed} {n}", {"fief_from_leftover": True})
        while state.pending is not None and state.stack[0].dump().get("age") != 4:
            wander(state, picks)
        if state.pending is not None:
            break
    while state.pending is not None:
        yield state, picks
        wander(state, picks, asides)
    yield state, picks


@pytest.mark.slow
@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("number", range(len(laws.LAWS)), ids=[law.__name__ for law in laws.LAWS])
def test_law_in_rich_positions(number: int, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "random_game", rich_game)
    monkeypatch.setattr(secrets, "random_game", rich_game)
    law: Callable[[GameSpec, int, str], None] = laws.LAWS[number]
    law(SPEC, seats, f"rich {number}")
