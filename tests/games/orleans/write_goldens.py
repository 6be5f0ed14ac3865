"""Writes missing rich goldens: games of wanderers, who use every place, with all variants.

Run from `tests`: `python -m games.orleans.write_goldens`. Existing files are never touched.
"""

from games.orleans.players import wandering_game
from goldens import folder

from tabularium.files import save
from tabularium.games.orleans.spec import SPEC
from tabularium.kernel import Facts

OPTIONS: dict[int, Facts] = {
    2: {"planning": "in_turn", "extra_tiles": True},
    3: {"place_tiles": "fewer", "extra_tiles": True, "even_events": True},
    4: {"tours_loches": "road", "extra_tiles": True, "treasury": 90},
}


def write_missing() -> None:
    """One for each number of seats."""
    for seats, options in OPTIONS.items():
        path = folder(SPEC) / f"rules{SPEC.rules}-rich-{seats}seats.json"
        if not path.exists():
            save(wandering_game(seats, f"rich golden {seats}", options), path)


if __name__ == "__main__":
    write_missing()
