"""Tigris & Euphrates ("Eufrat i Tygrys"), Reiner Knizia, 1997."""
