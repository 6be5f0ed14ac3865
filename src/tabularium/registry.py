"""The registry: all games by id, loaded when first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Final

from tabularium.kernel import Facts, GameSpec, Reason, TabulariumError


class UnknownGame(TabulariumError, KeyError):
    """There is no game with that id."""


class Registry(Mapping[str, GameSpec]):
    """Games by id: `games["alea"]`."""

    def __init__(self, modules: dict[str, str]) -> None:
        self._modules = modules
        self._specs: dict[str, GameSpec] = {}

    def register(self, spec: GameSpec) -> None:
        """Add a game from outside this package."""
        self._modules[spec.id] = ""
        self._specs[spec.id] = spec

    def __getitem__(self, game: str) -> GameSpec:
        if game not in self._modules:
            detail: Facts = {"game": game, "allowed": sorted(self._modules)}
            raise UnknownGame(Reason("kernel.unknown_game", "K.7", detail))
        if game not in self._specs:
            self._specs[game] = import_module(self._modules[game]).SPEC
        return self._specs[game]

    def __getattr__(self, name: str) -> ModuleType:
        """The package of a game, for `import tabularium.games.alea.spec as …`."""
        try:
            return import_module(f"tabularium.games.{name}")
        except ModuleNotFoundError as error:
            raise AttributeError(name) from error

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._modules))

    def __len__(self) -> int:
        return len(self._modules)


# The games that ship; a new one is a name here. Programs and tests may register others.
OURS: Final = ("alea", "magnaci", "orleans", "sigismundus", "tigris")

# The package of that name is bound first, so that `tabularium.games` stays the registry.
import_module("tabularium.games")
games = Registry({game: f"tabularium.games.{game}.spec" for game in OURS})
