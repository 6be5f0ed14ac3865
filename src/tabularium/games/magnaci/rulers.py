"""Before a secret bid: for each card one could lay, who could beat or tie it by what all know."""

from tabularium.games.magnaci.bids import boost_of, field_name, others_than, space_name, threats
from tabularium.games.magnaci.conflicts import Conflicts
from tabularium.games.magnaci.material import (
    CARDS,
    FOR_LAW,
    HAND,
    IN_CONFLICT,
    INFLUENCE,
    OFFICE_CODES,
    OFFICES,
    PRIMATE,
    SEJM_FIELDS,
    STRENGTH,
    WHOLE_HAND,
)
from tabularium.games.magnaci.muster import spaces_in_play
from tabularium.games.magnaci.sejm import Sejm
from tabularium.games.magnaci.senate import Senate
from tabularium.games.magnaci.shape import Ruled, Ruler
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import codes_in


def rulers(t: Magnaci, seat: int) -> list[Ruler]:
    """Empty unless family cards are being laid and the seat may still lay some."""
    top = t.stack[-1] if t.stack else None
    if t.pending is None:
        return []
    if isinstance(top, Senate) and t.order.index(seat) >= top.turn:
        found: list[Ruler] = []
        for office in range(OFFICES):
            rivals = top.rivals(t, seat, office)
            found.append(_ruler(t, seat, [OFFICE_CODES[office]], rivals, 1 << office))
            found[-1]["later_wins"] = office == PRIMATE
        return found
    if isinstance(top, Sejm):
        fields = [field_name(field) for field in range(SEJM_FIELDS)]
        return [_ruler(t, seat, fields, others_than(t, seat), FOR_LAW)]
    if isinstance(top, Conflicts) and t.pending.prompt == "conflicts":
        spaces = [space_name(space) for space in spaces_in_play(t)]
        return [_ruler(t, seat, spaces, others_than(t, seat), IN_CONFLICT)]
    return []


def _ruler(t: Magnaci, seat: int, on: list[str], rivals: list[int], occasion: int) -> Ruler:
    values = STRENGTH if occasion == IN_CONFLICT else INFLUENCE
    hand = t.hand(seat)
    bids: list[Ruled] = []
    for card in range(HAND):
        if hand >> card & 1:
            against = threats(t, rivals, occasion, values, values[card])
            bids.append(
                {
                    "card": CARDS[card],
                    "value": values[card],
                    "certain": not against,
                    "threats": against,
                }
            )
    primate = t.offices[PRIMATE]
    return {
        "on": on,
        "decides": None if primate < 0 else primate,
        "later_wins": False,
        "boost": boost_of(t, seat, occasion),
        "rivals": [
            {
                "seat": rival,
                "cards": codes_in(CARDS, WHOLE_HAND & ~t.laid[rival]),
                "boost": boost_of(t, rival, occasion),
            }
            for rival in rivals
        ],
        "bids": bids,
    }
