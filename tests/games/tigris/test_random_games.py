"""Random games, some of them drawn to crowded cells, keep what must always hold."""

import pytest

from tabularium.games.tigris.kingdoms import contested_colours, owner_in
from tabularium.games.tigris.material import GREEN, LEADERS
from tabularium.games.tigris.regions import regions_of, temples_beside
from tabularium.games.tigris.spec import SPEC
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.terrain import AROUND, FACE_DOWN, TILE
from tabularium.kernel import Picks, State

CELLS = 176


def crowd(state: Tigris, letter: int) -> int:
    """How many pieces a cell touches; passing and withdrawing last."""
    if letter >= CELLS:
        return 0
    return sum(state.board[n] >= TILE for n in AROUND[letter])


def choose(state: Tigris, options: list[int], picks: Picks) -> int:
    """The most crowded of a few random options."""
    some = [options[picks.below(len(options))] for _ in range(8 if options[0] < CELLS else 1)]
    return max(some, key=lambda letter: crowd(state, letter))


def check_peace(state: Tigris) -> None:
    """Between actions."""
    regions = state.regions()
    assert not any(contested_colours(mask) for mask in regions.leaders)
    for region, mask in enumerate(regions.leaders):
        if owner_in(mask, GREEN) >= 0:
            assert sum(regions.label[cell] == region for cell in state.treasures) <= 1


def check_always(state: Tigris, before: tuple[int, ...]) -> None:
    """At every letter."""
    regions = state.regions()
    fresh = regions_of(state.board, state.terrain)
    assert regions.where == fresh.where
    for name in ("land", "river", "beside_temple", "crowded"):
        assert getattr(regions.free, name) == getattr(fresh.free, name)
    assert len(set(zip(regions.label, fresh.label, strict=True))) == len(set(fresh.label))
    for leader in range(LEADERS):
        assert regions.where[leader] < 0 or temples_beside(state.board, regions.where[leader])
    assert sum(len(items) for items in state.contents) == 153
    assert state.board.count(FACE_DOWN) == 4 * len(state.monuments)
    assert all(new >= old for new, old in zip(state.points, before, strict=True))
    assert state.faults() == []


def play(seats: int, seed: str, crowded: bool, options: dict[str, object] | None = None) -> State:
    state = SPEC.new(seats, seed, options)
    assert isinstance(state, Tigris)
    picks = Picks(seed)
    before = state.points
    while state.pending is not None:
        seat = state.pending.seats[0]
        letters = state.options(seat)
        plain = letters[picks.below(len(letters))]
        state.play(seat, choose(state, letters, picks) if crowded else plain)
        check_always(state, before)
        before = state.points
        if state.pending is not None and state.pending.prompt == "action":
            check_peace(state)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_what_must_always_hold(seats: int) -> None:
    for n in range(4):
        assert play(seats, f"plain {n}", False).over


@pytest.mark.slow
def test_crowded_games_see_everything_that_can_happen() -> None:
    seen: set[str] = set()
    causes: set[object] = set()
    for n in range(28):
        options: dict[str, object] = {"english": n % 4 == 0, "turns": 0 if n % 7 else 40}
        options |= {"short_exchange": ("ends", "forbidden")[n % 5 == 0]}
        options |= {"dynasties": ("lot", "chosen", "by_seat")[n % 3]}
        state = play(2 + n % 3, f"crowded {n}", True, options)
        assert state.record is not None and state.result is not None
        seen |= {event.kind for event in state.record.events}
        causes.add(state.result.detail["cause"])
    wanted = "revolt_won war_won union monument monument_declined treasures catastrophe leader_back"
    assert set(wanted.split()) <= seen
    assert {"bag", "turns", "exchange"} <= causes
