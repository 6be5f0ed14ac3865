"""Sigismundus Augustus for PettingZoo.

v1: rules 1 (docs/research.md says what makes a v2).
"""

from typing import Any, ClassVar

from tabularium.research.zoo.table import TableEnv, Zoo, metadata_of, wrapped


class raw_env(TableEnv):  # noqa: N801  (the name PettingZoo looks for)
    """Without wrappers: an illegal letter raises IllegalAction and changes nothing."""

    game: ClassVar[str] = "sigismundus"
    metadata: ClassVar[dict[str, Any]] = metadata_of("sigismundus_v1")


def env(seats: int | None = None, **kwargs: Any) -> Zoo:
    """With wrappers: an illegal letter ends the game."""
    return wrapped(raw_env(seats, **kwargs))
