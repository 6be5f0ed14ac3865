"""Declared shapes: whether facts fit them, and what is made from them for people and clients."""

from tabularium.shapes.fitting import misfits
from tabularium.shapes.print import fingerprint

__all__ = ["fingerprint", "misfits"]
