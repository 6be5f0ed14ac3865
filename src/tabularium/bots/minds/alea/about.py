"""Alea Iacta Est: what a word must bring about itself to have a feature as its reason (`told_by`).

Features without any are never said: nothing that happens at the table shows them.
"""

from typing import Final

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "fame": ("card_taken", "province_taken", "patrician_taken", "fortuna_kept", "tokens"),
    "hope": ("card_taken", "province_taken", "patrician_taken", "fortuna_kept"),
    "castrum": ("castrum",),
    "castrum-risk": ("castrum",),
    "forum": ("forum",),
    "forum-risk": ("forum", "pushed_out!"),
    "senate": ("senate",),
    "senate-risk": ("senate",),
    "temple": ("temple",),
    "tokens": ("latrine", "tokens"),
    "rerolls": ("latrine", "tokens"),
    "dice": (),
    "spare": (),
}
