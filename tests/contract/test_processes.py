"""The same seed and words give the same game in every process, under every hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from contract.test_laws import SPECS

from tabularium import _build
from tabularium.kernel import GameSpec, Picks

TESTS = Path(__file__).parents[1]

PLAY = """
import sys
sys.path.append({tests!r})
from tabularium import games  # first: it decides which build of both is taken
import caravan
games.register(caravan.SPEC)
from contract.test_processes import played
for seats in games[{game!r}].seats:
    print(*played(games[{game!r}], seats))
"""


def played(spec: GameSpec, seats: int) -> tuple[str, str]:
    """Digests in the middle and at the end of one random game."""
    state = spec.new(seats, f"process {seats}")
    picks = Picks("words")
    middle = ""
    while state.pending is not None:
        seat = state.pending.seats[0]
        options = state.options(seat)
        state.play(seat, options[picks.below(len(options))])
        if state.said == 20:
            middle = state.digest()
    return middle, state.digest()


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS, ids=[spec.id for spec in SPECS])
def test_two_processes_with_different_hash_seeds_agree(spec: GameSpec) -> None:
    here = "\n".join(" ".join(played(spec, seats)) for seats in spec.seats).strip()
    for hash_seed in ("1", "2"):
        # The other build where there is one: interpreted and compiled play the same game.
        pure = {"TABULARIUM_PURE": "1"} if _build.compiled() and hash_seed == "2" else {}
        code = PLAY.format(tests=str(TESTS), game=spec.id)
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, **pure},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == here
