"""Cards: tuned weights and where they come from, one file per game beside the bots."""

import datetime
import json
from pathlib import Path
from typing import Any

from tabularium.bots.mind import WEIGHTS, mind_of
from tabularium.registry import games


def write_card(
    game: str, seats: int, weights: list[float], facts: dict[str, Any], folder: Path = WEIGHTS
) -> Path:
    """Put weights for one number of seats into the game's card; returns its file."""
    spec = games[game]
    path = folder / f"{game}.json"
    card: dict[str, Any] = {"game": game, "seats": {}}
    if path.exists():
        card = json.loads(path.read_text())
    named = dict(zip(mind_of(spec).FEATURES, [round(w, 4) for w in weights], strict=True))
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    card["seats"][str(seats)] = {"rules": spec.rules, "date": today, **facts, "weights": named}
    card["seats"] = dict(sorted(card["seats"].items()))
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n")
    return path
