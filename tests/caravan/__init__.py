"""Caravan, a small complete game of our own that uses every feature of the kernel."""

from caravan.game import SPEC

__all__ = ["SPEC"]
