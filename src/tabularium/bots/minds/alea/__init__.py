"""What bots know of Alea Iacta Est."""

from tabularium.bots.minds.alea.mind import AleaMind

__all__ = ["MIND"]

MIND = AleaMind
