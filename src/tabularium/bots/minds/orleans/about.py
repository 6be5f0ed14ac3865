"""Orléans: what a word must bring about itself to have a feature as its reason (`told_by`).

Features without any are never said: nothing that happens at the table shows them.
"""

from typing import Final

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "coins": ("coins",),
    "goods": ("good", "good_on_way"),
    "stations": ("station", "developed"),
    "citizens": ("citizen", "developed"),
    "development": ("developed",),
    "limit": ("recruited:knight",),
    "crew": ("recruited",),
    "monks": ("recruited:monk",),
    "hands": ("recruited",),
    "technology": ("technology", "technology_placed"),
    "tiles": ("tile",),
    "map": ("travelled",),
    "market": (),
    "staff": ("planned",),
    "food": ("good", "good_on_way", "baked"),
    "taxes": ("good_paid",),
    "census": ("recruited:farmer",),
    "most-stations": ("station",),
    "poverty": ("coins",),
    "plan": ("drawn", "taken_back"),
    "rival": ("citizen", "station"),
}
