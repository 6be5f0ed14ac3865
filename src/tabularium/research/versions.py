"""Versions of the environments: what docs/research.md promises holds within one."""

from typing import Final

# 2, in all five: views tell more (owners, ranks, sides, bonuses), so every layout is another one;
# in Tigris also letters (dynasties can be chosen). The environments of version 1 are retired.
VERSIONS: Final = {"alea": 2, "magnaci": 2, "orleans": 2, "sigismundus": 2, "tigris": 2}


def version_of(game: str) -> int:
    """The version that names carry."""
    return VERSIONS.get(game, 1)
