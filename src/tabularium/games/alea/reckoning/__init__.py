"""The exact search for the best final layout (rules 9.22, 9.23); `best_layout` is all of it."""

from tabularium.games.alea.reckoning.search import best_layout

__all__ = ["best_layout"]
