"""PettingZoo: one module per game and version, `tabularium.research.zoo.tigris_v1.env(seats=4)`.

Importing this also registers them: `pettingzoo.make("aec", "tabularium/tigris-v1", seats=4)`.
"""

from typing import Final

import pettingzoo  # type: ignore[import-untyped]

from tabularium.research.fields import GAMES

VERSION: Final = 1


def register() -> list[str]:
    """Make the games known to PettingZoo, once; returns their ids."""
    ids = [f"tabularium/{game}-v{VERSION}" for game in GAMES]
    for game, name in zip(GAMES, ids, strict=True):
        if name not in pettingzoo.aec_registry:
            entry = f"tabularium.research.zoo.{game}_v{VERSION}:env"
            pettingzoo.register("aec", name, entry)
    return ids


register()
