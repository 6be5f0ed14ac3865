"""What bots know of Magnaci."""

from tabularium.bots.minds.magnaci.mind import MagnaciMind

__all__ = ["MIND"]

MIND = MagnaciMind
