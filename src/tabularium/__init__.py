"""Tabularium: five great historical board games, every rule enforced, every secret kept."""

# First of all: this decides between compiled modules and their sources.
from tabularium import _build

# isort: split
from tabularium.files import load, verify
from tabularium.kernel import BadOption, BadPosition, BadSave, IllegalAction, TabulariumError
from tabularium.registry import games

__version__ = "0.2.0"
__build__ = _build.note()

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
