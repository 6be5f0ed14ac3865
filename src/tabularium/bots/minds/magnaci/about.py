"""Magnaci: what a word must bring about itself to have a feature as its reason (`told_by`).

Features without any are never said: nothing that happens at the table shows them.
"""

from typing import Final

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "wealth": ("gained",),
    "rival": ("lost!", "vetoed", "gained"),
    "lead": ("gained", "lost!"),
    "laws": ("won", "law_given"),
    "rival-laws": ("law_lost!", "won"),
    "offices": ("won", "appointed"),
    "rival-offices": ("won", "appointed"),
    "cards": (),
    "strength": (),
    "partitions": ("battle_won", "partition_lifted"),
    "late": ("order",),
}
