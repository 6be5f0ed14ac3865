"""What a player would count on fingers: what conflicts still need, and how near the end is."""

from tabularium.games.magnaci.battle import Battle
from tabularium.games.magnaci.bids import field_name, stake_of_law, stake_of_office
from tabularium.games.magnaci.contest import bidders, value_of
from tabularium.games.magnaci.contested import modifiers_in
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
    OFFICE_CODES,
    OFFICES,
    PARTITIONS,
    POWERS,
    PROVINCE_CODES,
    PROVINCES,
    REWARD,
    SEJM_FIELDS,
    STRENGTH,
    WHOLE_HAND,
)
from tabularium.games.magnaci.muster import conflicts_at, help_in, scale_of, spaces_in_play
from tabularium.games.magnaci.rulers import rulers
from tabularium.games.magnaci.scoring import score
from tabularium.games.magnaci.shape import Lead, Modifier, Needs, Outlook, Stake
from tabularium.games.magnaci.state import FIELD, NOBODY, SPACE, Magnaci
from tabularium.kernel import SPECTATOR, codes_in


def outlook(t: Magnaci, seat: int) -> Outlook:
    """What anybody would reckon from what lies open; a seat also from its own cards."""
    found: Outlook = {
        "remaining": [codes_in(CARDS, WHOLE_HAND & ~laid) for laid in t.laid],
        "conflicts": [needs_of(t, space) for space in spaces_in_play(t)],
        "partitions": partitions(t),
        "partitions_to_defeat": PARTITIONS - partitions(t),
        "endangered": endangered(t),
        "provinces": [lead_in(t, province) for province in range(PROVINCES)],
        "help": helped(t),
        "defence": {PROVINCE_CODES[each]: help_in(t, each) for each in range(PROVINCES)},
        "stakes": stakes(t),
        "wealths": [score(t, each) for each in range(t.seats)],
    }
    if seat != SPECTATOR:
        found["hand"] = codes_in(CARDS, t.hand(seat))
        found["wealth"] = found["wealths"][seat]
        found["rulers"] = rulers(t, seat)
    return found


def helped(t: Magnaci) -> dict[str, list[Modifier]]:
    """Provinces that add something to the Strength of the Commonwealth, or take from it."""
    found: dict[str, list[Modifier]] = {}
    for province in range(PROVINCES):
        modifiers = modifiers_in(t, province)
        if modifiers:
            found[PROVINCE_CODES[province]] = modifiers
    return found


def stakes(t: Magnaci) -> dict[str, Stake]:
    """Estates that offices and laws in the Sejm bring under this King, by slot."""
    found: dict[str, Stake] = {}
    for office in range(OFFICES):
        found[OFFICE_CODES[office]] = stake_of_office(t, office)
    for field in range(SEJM_FIELDS):
        for law in t.contents[FIELD + field]:
            found[field_name(field)] = stake_of_law(t, law)
    return found


def needs_of(t: Magnaci, space: int) -> Needs:
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


def lead_in(t: Magnaci, province: int) -> Lead:
    """Who leads in a province, and whether by Dominance."""
    seat = leader(t, province)
    facts: Lead = {"province": PROVINCE_CODES[province], "seat": None, "dominance": False}
    if seat != NOBODY:
        facts["seat"] = seat
        facts["dominance"] = dominates(t, seat, province)
    return facts
