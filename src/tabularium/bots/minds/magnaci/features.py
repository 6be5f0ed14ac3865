"""What counts in a position of Magnaci, taken apart."""

from typing import Final

from tabularium.bots.minds.magnaci.bidding import kept_points, strength_in
from tabularium.bots.minds.magnaci.worth import (
    CHAPTERS,
    LASTING,
    age_of,
    ages_left,
    bonus_of,
    chapter_of,
    counts_in,
    hand_worth,
    office_power,
)
from tabularium.games.magnaci.material import AREAS, HAND, INFLUENCE, OFFICES, PROVINCES
from tabularium.games.magnaci.state import Magnaci

# What counts, and its weight before any tuning.
BY_HAND: Final[dict[str, float]] = {
    "wealth": 1.0,
    "rival": -1.0,
    "lead": 0.3,
    "laws": 1.0,
    "rival-laws": -0.7,
    "offices": 0.8,
    "rival-offices": -0.6,
    "cards": 0.9,
    "strength": 1.2,
    "partitions": -0.4,
    "late": 0.2,
}
FEATURES: Final = tuple(BY_HAND)
CLEAR_LEAD: Final = 3  # estates; a larger lead is no safer


def features_of(t: Magnaci, seat: int) -> list[float]:
    """Parallel to FEATURES."""
    wealth = [float(sum(t.estates[AREAS * s : AREAS * (s + 1)])) for s in range(t.seats)]
    lead, lasting = 0.0, LASTING[age_of(t)]
    for province in range(PROVINCES):
        counts = counts_in(t, province)
        for other in range(t.seats):
            wealth[other] += lasting * bonus_of(counts, other)
        ahead = counts[seat] - max([n for s, n in enumerate(counts) if s != seat])
        lead += max(-CLEAR_LEAD, min(CLEAR_LEAD, ahead))
    for area in range(PROVINCES, AREAS):
        for other in range(t.seats):
            wealth[other] += t.estates[AREAS * other + area] > 0
    powers = [0.0] * t.seats
    for office in range(OFFICES):
        if t.offices[office] >= 0:
            powers[t.offices[office]] += office_power(t, office)
    others = [s for s in range(t.seats) if s != seat]
    hand = t.hand(seat)
    is_bidding = chapter_of(t) < CHAPTERS.index("conflicts")
    pawns = (t.partitions | t.lost).bit_count()
    return [
        wealth[seat],
        max([wealth[s] for s in others]),
        lead / CLEAR_LEAD,
        hand_worth(t, seat),
        max([hand_worth(t, s) for s in others]),
        powers[seat],
        max([powers[s] for s in others]),
        sum([INFLUENCE[card] / 14 for card in range(HAND) if hand >> card & 1]),
        kept_points(t, strength_in(hand)) if is_bidding else 0.0,
        pawns * (ages_left(t) + 0.3),
        t.order.index(seat) / (t.seats - 1),
    ]
