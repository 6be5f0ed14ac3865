"""Tigris: what a word must bring about itself to have a feature as its reason (`told_by`).

Features without any are never said: nothing that happens at the table shows them.
"""

from typing import Final

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "weakest": ("points", "treasures"),
    "balance": ("points", "treasures"),
    "points": ("points",),
    "rival-weakest": ("leader_back!", "war_won", "revolt_won"),
    "rival-balance": ("leader_back!", "war_won", "revolt_won"),
    "lead-at-end": ("points", "treasures"),
    "leaders": ("leader", "revolt_won"),
    "stand-in": ("leader",),
    "rival-leaders": ("leader_back!", "war_won", "revolt_won"),
    "hand": ("leader",),
    "hand-temples": ("exchanged",),
    "income": ("monument", "leader"),
    "rival-income": ("leader_back!", "war_won", "revolt_won"),
    "war-chance": ("tile", "leader"),
    "war-threat": ("tile", "leader", "catastrophe"),
    "revolt-chance": ("tile:red", "leader"),
    "revolt-threat": ("tile:red", "leader"),
    "footing": ("tile:red", "leader"),
    "rival-footing": ("catastrophe", "leader_back!"),
    "strength": ("tile", "leader"),
    "rival-strength": ("catastrophe", "war_won"),
    "treasures-near": ("tile", "leader"),
    "treasures-lost": ("treasures",),
    "catastrophes": (),
}
