"""Caravan, a small complete game of our own that uses every feature of the kernel."""

from caravan.spec import SPEC

__all__ = ["SPEC"]
