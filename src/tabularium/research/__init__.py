"""The research API: the games for PettingZoo, Gymnasium and OpenSpiel, self-play, datasets.

Each library is imported only by the module that speaks to it, so that none is needed for another.
"""

from tabularium.research.environment import Environment
from tabularium.research.layout import Layout, layout_for

__all__ = ["Environment", "Layout", "layout_for"]
