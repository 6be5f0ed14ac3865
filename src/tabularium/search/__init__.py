"""Looking ahead inside compiled code: playouts, and the tree of ISMCTS."""

from tabularium.search.playout import ENDLESS, UNIFORM, Policy, play_out
from tabularium.search.tree import Tree

__all__ = ["ENDLESS", "UNIFORM", "Policy", "Tree", "play_out"]
