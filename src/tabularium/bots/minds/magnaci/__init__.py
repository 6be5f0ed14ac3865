"""Magnaci: what bots know of it."""

from tabularium.bots.minds.magnaci.mind import RULES, MagnaciMind

MIND = MagnaciMind

__all__ = ["MIND", "RULES", "MagnaciMind"]
