"""Rules 6.7: places that can never be used again. One may plan there; whoever asks is told.

Only what no later event, payment or loss can change counts: a stack that the Plague may fill again
is not empty for ever.
"""

from typing import Final

from tabularium.games.orleans.actions import RECRUITS, VILLAGERS
from tabularium.games.orleans.deeds import deed_open, waiting
from tabularium.games.orleans.material import (
    CRAFTSMAN,
    EVENT_COPIES,
    FARMER,
    FARMER_GOODS,
    FOOD,
    GOODS,
    GUILDHALL,
    HARVEST,
    HAYRICK,
    KINDS,
    LABORATORY,
    MONK,
    PILGRIMAGE,
    PLACE_CODES,
    PLAGUE,
    ROUNDS,
    SACRISTY,
    SPACES_OF,
    STARTER,
    TAILOR_SHOP,
    TAXES,
    TOWNHALL,
    TRACK_END,
    TRADER,
    TYPES,
    VILLAGE,
    neutral_followers,
)
from tabularium.games.orleans.shape import Dead
from tabularium.games.orleans.state import HOURGLASS_ROW, TRACKS, Orleans
from tabularium.games.orleans.tracks import tiles_for
from tabularium.kernel import Reason, Rounds

SPARED: Final = (HARVEST, TAXES, PLAGUE)  # what the monk of the Sacristy waits for


def why_never(t: Orleans, seat: int, place: int) -> Reason | None:
    """6.7: why a place of a seat will give nothing for the rest of the game; None if it may."""
    if place in RECRUITS:
        return why_never_recruit(t, seat, RECRUITS[place])
    if place == VILLAGE:
        found: Reason | None = None
        for kind in VILLAGERS:
            found = why_never_recruit(t, seat, kind)
            if found is None:
                return None
        return found
    if place == GUILDHALL and t.unbuilt[seat] == 0:
        return Reason("orleans.no_station_left", "10.6")
    if place == TOWNHALL:
        return why_never_deeds(t, seat)
    if HAYRICK <= place <= TAILOR_SHOP:
        return why_never_good(t, place - HAYRICK)
    if place == LABORATORY and t.technology_supply == 0:
        return Reason("orleans.no_technology", "6.6")
    if place == SACRISTY and not any_may_come(t):
        return Reason("orleans.nothing_to_fear", "12.11")
    return None


def why_never_recruit(t: Orleans, seat: int, kind: int) -> Reason | None:
    """6.5, 6.6: the end of the track; a stack, a good or tiles that cannot come back."""
    if kind == MONK:
        if t.event == PILGRIMAGE and rounds_after(t) == 0:
            return Reason("orleans.pilgrimage", "13.1")
    else:
        position = t.tracks[TRACKS * seat + kind] + 1
        if position > TRACK_END[kind]:
            return Reason("orleans.end_of_track", "6.5", {"track": TYPES[kind]})
        if kind == CRAFTSMAN and t.technology_supply == 0:
            return Reason("orleans.no_technology", "6.6")
        if kind == TRADER and tiles_for(t, position) == 0:
            return Reason("orleans.no_tile", "6.6")
        if kind == FARMER:
            reason = why_never_good(t, FARMER_GOODS[position])
            if reason is not None:
                return reason
    if t.supply[kind] or (strikes_before_actions(t, PLAGUE) and in_play(t, kind) > 0):
        return None
    return Reason("orleans.no_follower", "6.6", {"type": TYPES[kind]})


def why_never_good(t: Orleans, good: int) -> Reason | None:
    """Food comes back with a Harvest; some of the extra tiles pay with any good."""
    if t.jarmark[good] or t.setting.options.flag("extra_tiles"):
        return None
    if good in FOOD and strikes_before_actions(t, HARVEST):
        return None
    return Reason("orleans.no_good", "6.6", {"good": GOODS[good]})


def why_never_deeds(t: Orleans, seat: int) -> Reason | None:
    """No deed has a slot for anybody; or the Town Hall is full of those who cannot go."""
    there = waiting(t, seat, TOWNHALL)
    kinds = there if len(there) == len(SPACES_OF[TOWNHALL]) else list(range(STARTER))
    for kind in kinds:
        if deed_open(t, kind):
            return None
    return Reason("orleans.nobody_can_go", "11.1")


def idle_places(t: Orleans, seat: int, places: list[int], guests: list[int]) -> list[Dead]:
    """What is planned where it can never be used; guests of the Town Hall may have no deed."""
    found: list[Dead] = []
    stranded = any([not deed_open(t, kind % KINDS) for kind in guests])
    for place in sorted(set(places)):
        reason = why_never(t, seat, place)
        if place == TOWNHALL and stranded:
            reason = Reason("orleans.nobody_can_go", "11.1")
        if reason is not None:
            found.append({"place": PLACE_CODES[place], "rule": reason.rule, "why": reason.code})
    return found


# What may still come


def rounds_after(t: Orleans) -> int:
    """Rounds after this one."""
    match = t.stack[0] if t.stack else None
    return ROUNDS - match.round if isinstance(match, Rounds) else 0


def strikes_before_actions(t: Orleans, event: int) -> bool:
    """Whether an event may strike, and a phase of actions come after it."""
    after = rounds_after(t)
    if after == 0:
        return False
    left = EVENT_COPIES - t.contents[HOURGLASS_ROW].count(event)
    return t.event == event or (left > 0 and after > 1)


def any_may_come(t: Orleans) -> bool:
    """Whether anything that the Sacristy is for may strike, now or later."""
    if t.event in SPARED:
        return True
    row = t.contents[HOURGLASS_ROW]
    left = sum([EVENT_COPIES - row.count(event) for event in SPARED])
    return left > 0 and rounds_after(t) > 0


def in_play(t: Orleans, kind: int) -> int:
    """Neutral followers of a type that are neither on deeds nor out of the game."""
    gone = t.lost[kind] + sum(t.deeds[kind :: len(TYPES)])
    return neutral_followers(t.seats)[kind] - gone
