"""What bots know of Orléans."""

from tabularium.bots.minds.orleans.mind import OrleansMind

__all__ = ["MIND"]

MIND = OrleansMind
