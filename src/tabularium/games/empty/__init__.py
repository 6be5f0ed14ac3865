"""No game at all: one frame that asks the next seat. Measures what the kernel itself costs."""

from tabularium.games.empty.spec import SPEC

__all__ = ["SPEC"]
