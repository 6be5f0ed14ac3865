"""Writes missing goldens of Magnaci: random games, and one for each way to end and number of seats.

Run from `tests`: `python -m games.magnaci.write_goldens`. Existing files are never touched.
"""

from games.magnaci.players import wandering_game
from goldens import folder, play, playthrough

from tabularium.files import save
from tabularium.games.magnaci.spec import SPEC

ENDS = {"wealth": "ranked", "third-partition": "common_defeat"}


def write_missing() -> None:
    """Wandering games trade and play many cards; the first that ends so is kept."""
    there = folder(SPEC)
    for seats in SPEC.seats:
        path = there / f"rules{SPEC.rules}-{seats}seats.json"
        if not path.exists():
            save(play(SPEC, seats, f"golden {SPEC.id} {seats}"), path)
        for name, kind in ENDS.items():
            path = there / f"rules{SPEC.rules}-{seats}seats-{name}.json"
            n = 0
            while not path.exists():
                state = wandering_game(seats, f"golden {name} {n}")
                n += 1
                if state.result is not None and state.result.kind == kind:
                    save(state, path)
    path = there / f"rules{SPEC.rules}-playthrough.txt"
    if not path.exists():
        path.write_text(playthrough(SPEC, SPEC.seats.start, "playthrough"), encoding="utf-8")


if __name__ == "__main__":
    folder(SPEC).mkdir(parents=True, exist_ok=True)
    write_missing()
