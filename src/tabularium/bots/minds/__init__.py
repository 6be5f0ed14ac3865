"""What bots know of each game: one package per game, found by the game's name.

Every package has a class (`mind`), what a position is worth (`features`), what a beginner thinks of
a word (`likes`), and beside them what the game needs. `tabularium.bots.mind` says what a mind is.
"""

from functools import cache
from importlib import import_module

from tabularium.bots.mind import Mind
from tabularium.kernel import GameSpec

__all__ = ["mind_of"]


@cache
def mind_of(spec: GameSpec) -> Mind:
    """The mind for a game."""
    name = f"{__name__}.{spec.id}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise  # there is a mind, but it cannot be read
        return Mind(spec)  # a game from outside: bots play it without knowing anything
    mind = module.MIND(spec)
    assert isinstance(mind, Mind)
    return mind
