"""Letters and layouts within a version of an environment never change: goldens, by game and seats.

A change that is meant raises the version in `research/versions.py`; then write them anew:
PYTHONPATH=src:tests python tests/research/test_versions.py
"""

import hashlib
import json
from pathlib import Path

import pytest

from tabularium import games
from tabularium.registry import OURS
from tabularium.research.layout import layout_for
from tabularium.research.versions import version_of

GOLDEN = Path(__file__).parent / "golden" / "versions.json"


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def told(game: str) -> dict[str, str]:
    """What a version of a game promises, as sums."""
    letters = [letter.text for letter in games[game].alphabet.letters]
    found = {"version": str(version_of(game)), "letters": _sum(letters)}
    for seats in games[game].seats:
        found[f"layout of {seats}"] = _sum(list(layout_for(game, seats).labels()))
    return found


@pytest.mark.parametrize("game", OURS)
def test_a_version_keeps_its_letters_and_layout(game: str) -> None:
    kept = json.loads(GOLDEN.read_text())[game]
    assert told(game) == kept, "raise the version, or take the change back"


def test_another_letter_would_be_noticed() -> None:
    assert _sum(["pass", "done"]) != _sum(["done", "pass"])


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(json.dumps({game: told(game) for game in OURS}, indent=1) + "\n")
