"""Boards in the terminal: one module per game, and a plain one for games that have none."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from tabularium.kernel import View
from tabularium.terminal.boards import plain
from tabularium.words import Words


def _renderer(game: str) -> Any:
    """The module that draws a game."""
    name = f"tabularium.terminal.boards.{game}"
    return import_module(name) if find_spec(name) is not None else plain


def board(words: Words, view: View) -> RenderableType:
    """The table as one seat or a spectator sees it."""
    draw: Callable[[Words, View], RenderableType] = _renderer(words.game).board
    return draw(words, view)


def hint(words: Words, view: View) -> str:
    """What helps with the word that is being spelled; empty if the game says nothing."""
    draw: Callable[[Words, View], str] | None = getattr(_renderer(words.game), "hint", None)
    return "" if draw is None else draw(words, view)


def score(words: Words, view: View) -> RenderableType:
    """The end of a game, the score taken apart."""
    module = _renderer(words.game)
    draw: Callable[[Words, View], RenderableType] = getattr(module, "score", plain.score)
    return draw(words, view)
