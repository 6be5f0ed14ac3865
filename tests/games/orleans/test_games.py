"""Whole games: invariants in random play, everything used in richer play, laws far into games."""

from collections.abc import Callable, Iterator

import pytest
from contract import laws
from games.orleans.players import greedy_game, wander, wandering_game
from games.orleans.tables import ORLEANS

from tabularium.games.orleans import material as m
from tabularium.games.orleans.match import Match
from tabularium.kernel import Facts, GameSpec, Picks, State

TABLES: list[Facts] = [
    {},
    {"extra_tiles": True},
    {"planning": "in_turn"},
    {"place_tiles": "fewer", "extra_tiles": True, "even_events": True},
    {"tours_loches": "road", "treasury": 60},
]


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


NO_ACTION = ("bathhouse", "school", "herb_garden", "barracks", "sacristy")
WANTED = {f"tile {code}" for code in m.PLACE_CODES[m.FIRST_TILE :]}
WANTED |= {f"action {code}" for code in m.PLACE_CODES if code not in NO_ACTION}
WANTED |= {f"hourglass {code}" for code in m.EVENT_CODES}
WANTED |= {"spared", "bathed", "flogged", "follower_lost", "plague", "donated", "baked", "citizen"}


def test_every_place_and_event_is_used() -> None:
    """Richer play until every tile was taken and used, and every event has struck."""
    missing = set(WANTED)
    for game in range(600):
        options = {**TABLES[game % len(TABLES)], "extra_tiles": game % 4 > 0}
        state = wandering_game(2 + game % 3, f"used {game}", options)
        assert state.faults() == [] and state.record is not None
        for event in state.record.events:
            what = event.facts.get("place", event.facts.get("event", ""))
            missing -= {event.kind, f"{event.kind} {what}"}
        if not missing:
            return
    raise AssertionError(f"never seen: {sorted(missing)}")


def test_greedy_play_scores_like_people_do() -> None:
    """People end at 80 to 180; a wide bound that catches a leak or a blocked engine."""
    best = []
    for game in range(3):
        state = greedy_game(2 + game, f"plausible {game}")
        assert state.result is not None
        best.append(max(state.result.scores))
    assert 60 <= sum(best) / len(best) <= 180


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


@pytest.mark.parametrize("seats", ORLEANS.seats)
@pytest.mark.parametrize("number", range(len(laws.LAWS)), ids=[law.__name__ for law in laws.LAWS])
def test_law_in_rich_positions(number: int, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "random_game", rich_game)
    law: Callable[[GameSpec, int, str], None] = laws.LAWS[number]
    law(ORLEANS, seats, f"rich {number}")
