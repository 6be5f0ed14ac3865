"""A position as text, through the boards of the terminal."""

import io

from rich.console import Console

from tabularium import games
from tabularium.kernel import View
from tabularium.terminal import screen
from tabularium.words import Words

WIDTH = 120


def drawing(view: View, lang: str = "en") -> str:
    """Where in the rules we are and what lies on the table, as the owner of the view sees it."""
    game = str(view["game"])
    words = Words(lang, game, games[game].alphabet)
    words.seat = view.seat
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, color_system=None)
    console.print(screen.crumbs(words, view))
    console.print(screen.board(words, view))
    if view["result"] is not None:
        console.print(screen.ending(words, view))
    elif view.seat is not None:
        asked = view.seat in view["pending"]["seats"]  # type: ignore[index]
        console.print(screen.question(words, view) if asked else screen.waiting(words, view))
    return out.getvalue()
