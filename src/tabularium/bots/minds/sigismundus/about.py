"""Sigismundus: what a word must bring about itself to have a feature as its reason (`told_by`).

Features without any are never said: nothing that happens at the table shows them.
"""

from typing import Final

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "points": ("foray", "church_founded", "country_scored", "prestige"),
    "prestige": ("office_gained", "office_lost!", "vacancy"),
    "surplus-offices": ("office_lost",),
    "ribbons": ("figure_taken", "figure_bribed", "abducted", "advanced", "seal", "office_gained"),
    "abilities": ("figure_taken", "figure_bribed", "abducted"),
    "ducats": ("rafted", "earned", "sacked", "sold", "income"),
    "income": ("office_gained",),
    "votes": ("votes", "extra_votes", "advanced", "royal_track"),
    "votes-for-offices": ("votes", "extra_votes"),
    "king": ("royal_track", "advanced:royal"),
    "magnates": ("advanced:senatorial",),
    "nobility": ("advanced:parliamentary",),
    "internal-cards": ("drew:internal", "judged"),
    "foreign-cards": ("drew:foreign", "judged"),
    "military-cards": ("drew:military", "judged"),
    "own-hand": ("drew", "judged"),
    "more-cards": ("office_gained", "seal"),
    "court": ("office_gained",),
    "free-markers": ("office_gained", "figure_taken", "figure_bribed"),
    "countries": ("markers", "country_moved", "crowned", "country_closed", "seal"),
    "army": ("unit_taken", "lost!"),
    "army-pay": ("upkeep",),
    "exposed": ("unit_taken", "church_founded"),
    "laid-ducats": ("figure_taken", "figure_bribed"),
}
