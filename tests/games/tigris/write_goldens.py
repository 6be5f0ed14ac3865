"""Writes missing goldens for the ends of the game that plain random play seldom or never reaches.

Run from `tests`: `python -m games.tigris.write_goldens`. Existing files are never touched.
"""

from games.tigris.test_random_games import choose
from goldens import folder

from tabularium.files import save
from tabularium.games.tigris.spec import SPEC
from tabularium.games.tigris.state import Tigris
from tabularium.kernel import Picks, State


def crowded_game(seats: int, seed: str, options: dict[str, object]) -> State:
    """A game drawn to crowded cells."""
    state = SPEC.new(seats, seed, options)
    assert isinstance(state, Tigris)
    picks = Picks(seed)
    while state.pending is not None:
        seat = state.pending.seats[0]
        state.play(seat, choose(state, state.options(seat), picks))
    return state


def write_missing() -> None:
    """A game for each cause and number of seats: the first one that ends so."""
    causes = {
        "treasures": {"dynasties": "chosen"},
        "bag": {"english": True, "starter": "first_seat", "dynasties": "by_seat"},
        "exchange": {"short_exchange": "ends"},
        "turns": {"turns": 20},
    }
    for seats in SPEC.seats:
        for cause, options in causes.items():
            path = folder(SPEC) / f"rules{SPEC.rules}-{seats}seats-{cause}.json"
            n = 0
            while not path.exists():
                state = crowded_game(seats, f"golden {cause} {n}", dict(options))
                n += 1
                if state.result is not None and state.result.detail["cause"] == cause:
                    save(state, path)


if __name__ == "__main__":
    folder(SPEC).mkdir(parents=True, exist_ok=True)
    write_missing()
