"""What bots know of Tigris & Euphrates."""

from tabularium.bots.minds.tigris.mind import TigrisMind

__all__ = ["MIND"]

MIND = TigrisMind
