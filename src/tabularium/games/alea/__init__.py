"""Alea Iacta Est."""
