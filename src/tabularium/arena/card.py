"""Cards: tuned weights and where they come from, one file per game beside the bots."""

import datetime
import json
from pathlib import Path
from typing import Any

from tabularium.arena.figures import Interval
from tabularium.bots.mind import WEIGHTS
from tabularium.bots.minds import mind_of
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
    _write(path, card)
    return path


def write_rating(game: str, seats: int, rating: Interval, folder: Path = WEIGHTS) -> Path | None:
    """Note on a card how its weights did in the arena (Novice: 1000); None: there is no card."""
    path = folder / f"{game}.json"
    card: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {"seats": {}}
    if str(seats) not in card["seats"]:
        return None
    entry = card["seats"][str(seats)]
    weights = entry.pop("weights")
    mean, low, high = (round(value) for value in rating)
    entry |= {"rating": {"mean": mean, "low": low, "high": high}, "weights": weights}
    _write(path, card)
    return path


def _write(path: Path, card: dict[str, Any]) -> None:
    path.write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n")
