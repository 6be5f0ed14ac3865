"""Versions of the environments: what docs/research.md promises holds within one."""

from typing import Final

# Tigris 2: dynasties can be chosen (letters, layout), an exchange cannot end the game.
VERSIONS: Final = {"tigris": 2}


def version_of(game: str) -> int:
    """The version that names carry."""
    return VERSIONS.get(game, 1)
