"""PettingZoo: a module per game and version, `tabularium.research.zoo.tigris_v2.env(seats=4)`.

The modules are made here, one like the other, for every game in the registry. Importing this also
registers them: `pettingzoo.make("aec", "tabularium/tigris-v2", seats=4)`.
docs/research.md says what makes a new version.
"""

import sys
from types import ModuleType
from typing import Any

import pettingzoo  # type: ignore[import-untyped]

from tabularium.registry import OURS
from tabularium.research.versions import version_of
from tabularium.research.zoo.table import TableEnv, Zoo, metadata_of, wrapped


def module_of(game: str) -> ModuleType:
    """The module of a game: `env`, where an illegal letter ends the game, and `raw_env`."""
    name = f"{game}_v{version_of(game)}"
    path = f"{__name__}.{name}"
    if path in sys.modules:
        return sys.modules[path]
    slots = {"game": game, "metadata": metadata_of(name), "__module__": path}
    raw_env = type("raw_env", (TableEnv,), slots)

    def env(seats: int | None = None, **kwargs: Any) -> Zoo:
        """With wrappers: an illegal letter ends the game."""
        return wrapped(raw_env(seats, **kwargs))

    module = ModuleType(path, f"{game} for PettingZoo, version {version_of(game)}.")
    module.__dict__.update(raw_env=raw_env, env=env)
    sys.modules[path] = module  # so that `import` and pickles find it
    setattr(sys.modules[__name__], name, module)
    return module


def register(*others: str) -> list[str]:
    """Make the games (and others, by id) known to PettingZoo, once; returns their ids."""
    ids: list[str] = []
    for game in (*OURS, *others):
        module = module_of(game)
        ids.append(f"tabularium/{game}-v{version_of(game)}")
        if ids[-1] not in pettingzoo.aec_registry:
            pettingzoo.register("aec", ids[-1], f"{module.__name__}:env")
    return ids


register()
