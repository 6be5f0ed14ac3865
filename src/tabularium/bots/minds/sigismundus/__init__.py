"""What bots know of Sigismundus Augustus."""

from tabularium.bots.minds.sigismundus.mind import SigismundusMind

__all__ = ["MIND"]

MIND = SigismundusMind
