"""What a player would count on fingers: what conflicts still need, and how near the end is."""

from tabularium.games.magnaci.battle import Battle
from tabularium.games.magnaci.contest import bidders, value_of
from tabularium.games.magnaci.estates import dominates, leader
from tabularium.games.magnaci.interregnum import partitions
from tabularium.games.magnaci.material import (
    AREA_CODES,
    ATTACKED,
    CARDS,
    CONFLICT_CODES,
    INVADED,
    LOSS,
    LOSS_CODES,
    NUMERALS,
    PARTITIONS,
    POWERS,
    PROVINCE_CODES,
    PROVINCES,
    REWARD,
    STRENGTH,
    WHOLE_HAND,
)
from tabularium.games.magnaci.muster import conflicts_at, help_in, scale_of, spaces_in_play
from tabularium.games.magnaci.scoring import score
from tabularium.games.magnaci.state import NOBODY, SPACE, Magnaci
from tabularium.kernel import SPECTATOR, Facts, codes_in


def outlook(t: Magnaci, seat: int) -> Facts:
    """What a seat would reckon, only from what lies open and its own cards."""
    if seat == SPECTATOR:
        return {}
    return {
        "hand": codes_in(CARDS, t.hand(seat)),
        "remaining": [codes_in(CARDS, WHOLE_HAND & ~laid) for laid in t.laid],
        "conflicts": [needs_of(t, space) for space in spaces_in_play(t)],
        "partitions": partitions(t),
        "partitions_to_defeat": PARTITIONS - partitions(t),
        "endangered": endangered(t),
        "provinces": [lead_in(t, province) for province in range(PROVINCES)],
        "wealth": score(t, seat),
    }


def needs_of(t: Magnaci, space: int) -> Facts:
    """Scale of a conflict, what the province adds, and what family cards must bring."""
    conflict = t.contents[SPACE + space][0]
    province = ATTACKED[conflict]
    scale, helped = scale_of(t, conflict), help_in(t, province)
    shown = sum([value_of(t, seat, STRENGTH) for seat in bidders(t)]) if is_fought(t, space) else 0
    return {
        "conflict": CONFLICT_CODES[conflict],
        "space": NUMERALS[space],
        "power": POWERS[province],
        "reward": AREA_CODES[REWARD[conflict]],
        "loss": LOSS_CODES[LOSS[conflict]],
        "invaded": [PROVINCE_CODES[invaded] for invaded in INVADED[conflict]],
        "scale": scale,
        "help": helped,
        "shown": shown,
        "needed": max(0, scale - helped - shown),
        "needed_each": -(-max(0, scale - helped - shown) // t.seats),
    }


def is_fought(t: Magnaci, space: int) -> bool:
    """Whether the cards that are shown belong to this conflict."""
    for frame in t.stack:
        if isinstance(frame, Battle):
            return frame.space == space
    return False


def endangered(t: Magnaci) -> list[str]:
    """Provinces that carry a pawn or a conflict: each may be partitioned when the Age ends."""
    mask = t.partitions | t.lost
    for province in range(PROVINCES):
        if conflicts_at(t, province):
            mask |= 1 << province
    return codes_in(PROVINCE_CODES, mask)


def lead_in(t: Magnaci, province: int) -> Facts:
    """Who leads in a province, and whether by Dominance."""
    seat = leader(t, province)
    facts: Facts = {"province": PROVINCE_CODES[province], "seat": None, "dominance": False}
    if seat != NOBODY:
        facts["seat"] = seat
        facts["dominance"] = dominates(t, seat, province)
    return facts
