"""Fingerprints of imagined worlds: equal keys give equal worlds, in every build and for all time.

As a program it writes them to `worlds.json`: only where rules or places change.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from caravan import SPEC as CARAVAN
from contract.walks import random_game

from tabularium import games
from tabularium.kernel import GameSpec, View

KEPT = Path(__file__).with_name("worlds.json")
EVERY = 29  # letters between two positions that are imagined
SPECS = [CARAVAN, *(spec for spec in games.values() if spec is not CARAVAN)]


def views_of(spec: GameSpec, seats: int, seed: str) -> Iterator[View]:
    """What each seat and a spectator know, now and then in a random game."""
    for n, (state, _) in enumerate(random_game(spec, seats, seed, asides=False)):
        if n % EVERY == 0:
            yield from (state.view(seat) for seat in (*range(seats), None))


def fingerprint(spec: GameSpec, seats: int) -> str:
    """Of three worlds for each view of a game."""
    found = hashlib.sha256()
    for view in views_of(spec, seats, "worlds"):
        for key in ("a", "b/1", "c"):
            found.update(spec.imagine(view, key).digest().encode())
    return found.hexdigest()


def main() -> None:
    """Write them all."""
    found = {
        f"{spec.id} {seats}": fingerprint(spec, seats) for spec in SPECS for seats in spec.seats
    }
    KEPT.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
