"""Writes missing goldens of short games and of rich full ones, for every number of seats.

Run from `tests`: `python -m games.sigismundus.write_goldens`. Existing files are never touched.
"""

from games.sigismundus.everything import choose
from goldens import folder

from tabularium.files import save
from tabularium.kernel import Facts, Picks, State
from tabularium.positions.sigismundus import SPEC

KINDS: dict[str, Facts] = {
    "short": {"length": "short"},
    "rich": {},
    "english": {
        "length": "short",
        "initiative_first": "lowest",
        "free_foreign_marker": True,
        "client_cap": True,
        "close_gaps": False,
    },
}


def wandering_game(seats: int, seed: str, options: Facts) -> State:
    """A game of wanderers (`everything.weight_of`)."""
    state = SPEC.new(seats, seed, dict(options))
    picks = Picks(seed)
    while state.pending is not None:
        seat = state.pending.seats[picks.below(len(state.pending.seats))]
        state.play(seat, choose(state.options(seat), picks, True))
    return state


def write_missing() -> None:
    """A game for each kind and number of seats."""
    for seats in SPEC.seats:
        for kind, options in KINDS.items():
            path = folder(SPEC) / f"rules{SPEC.rules}-{seats}seats-{kind}.json"
            if not path.exists():
                save(wandering_game(seats, f"golden {kind} {seats}", options), path)


if __name__ == "__main__":
    folder(SPEC).mkdir(parents=True, exist_ok=True)
    write_missing()
