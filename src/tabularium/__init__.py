"""Tabularium: five great historical board games, every rule enforced, every secret kept."""

import tabularium._build  # noqa: F401  (first: decides between compiled modules and their sources)
import tabularium.games  # bound before `games` below, so that the name stays the registry
from tabularium.files import load, verify
from tabularium.kernel import BadOption, BadPosition, BadSave, IllegalAction, TabulariumError
from tabularium.registry import games

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadSave",
    "IllegalAction",
    "TabulariumError",
    "games",
    "load",
    "verify",
]
