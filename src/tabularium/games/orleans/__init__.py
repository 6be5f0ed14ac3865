"""Orléans, by Reiner Stockhausen."""
