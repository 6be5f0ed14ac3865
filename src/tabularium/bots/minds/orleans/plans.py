"""Plans: which places the followers at hand can fill, and which sets of places look best.

A beam over the places: each is filled or not, exact followers first, stand-ins and monks only where
somebody is missing. Then followers for the deeds, and, if the Market would be too full, single
spaces of places for later.
"""

from typing import Final, NamedTuple

from tabularium.bots.minds.orleans.actions import (
    can_build,
    is_full,
    journeys,
    mode_of,
    recruit_worth,
)
from tabularium.bots.minds.orleans.worth import (
    ahead_of,
    best_donation,
    crew_of,
    development_worth,
    follower_worth,
    station_worth,
    technology_worth,
    tile_use,
)
from tabularium.games.orleans import material as m
from tabularium.games.orleans.actions import RECRUITS
from tabularium.games.orleans.letters import DONE, KIND, SPACE, TECHNOLOGY, TOWER_KIND
from tabularium.games.orleans.market import draw_limit, in_bag
from tabularium.games.orleans.plan import Draft, helpers, place_of
from tabularium.games.orleans.planning import spelled
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans
from tabularium.games.orleans.technology import spaces_of, technology_spaces, tidy_technology
from tabularium.games.orleans.tiles import why_not_tile
from tabularium.games.orleans.tracks import can_recruit
from tabularium.games.orleans.voyage import neighbours
from tabularium.kernel import Word

WIDTH: Final = 40  # plans kept after each place
PLANS_IN_TURN: Final = 24  # whose first parts are looked at
KEEP: Final = 0.7  # a follower that waits on the Market for the next round
MOVERS: Final = (m.SHIP, m.WAGON, m.HORSE_WAGON)


def _orders(tiles: int) -> tuple[tuple[int, ...], ...]:
    """Per need the kinds to send, those that are needed least elsewhere first."""
    table: list[tuple[int, ...]] = []
    for need in range(8):
        accepted = m.ACCEPTS[tiles][need]
        first = [m.STARTER + need, need] if need < m.KNIGHT else [need]
        others = [kind for kind in (7, 8, 9, 10, 0, 1, 2, 3, 5, 4, 6) if kind not in first]
        table.append(tuple([k for k in (*first, *others) if k < m.KINDS and accepted >> k & 1]))
    return tuple(table)


ORDERS: Final = tuple([_orders(tiles) for tiles in range(8)])


class Plan(NamedTuple):
    """A plan in the making."""

    value: float
    left: tuple[int, ...]  # followers by kind
    places: tuple[int, ...]
    put: tuple[tuple[int, int], ...]  # space and kind


def ranked_plans(t: Orleans, seat: int) -> list[tuple[float, tuple[int, ...], Plan]]:
    """Worth by hand, spaces for technology tiles, and the plan itself; best first."""
    ahead = ahead_of(t) - 1  # rounds after this one
    crew = crew_of(t, seat)
    left = _at_hand(t, seat)
    gains = place_gains(t, seat, crew, ahead)
    found: list[tuple[float, tuple[int, ...], Plan]] = []
    for worth, chosen in technology_choices(t, seat, ahead):
        for plan in _beam(t, seat, left, gains, chosen, ahead, crew):
            found.append((plan.value + worth, chosen, plan))
    found.sort(key=lambda each: -each[0])
    return found


def best_plans(t: Orleans, seat: int, most: int) -> list[tuple[float, Word]]:
    """The best plans with their worth by hand, best first; at least the one that does nothing."""
    words = sought_plans(t, seat, most)
    words.setdefault((DONE,), 0.0)
    return [(value, word) for word, value in words.items()]


def sought_plans(t: Orleans, seat: int, most: int) -> dict[Word, float]:
    """The best plans that the beam has found, best first; who would block the draw is put aside."""
    words: dict[Word, float] = {}
    for value, chosen, plan in ranked_plans(t, seat):
        word = spell_plan(t, seat, chosen, plan.put)
        if word and word not in words:
            words[word] = value
        if len(words) == most:
            break
    return words


def first_part(t: Orleans, seat: int, word: Word) -> Word:
    """Variant of planning in turn: what of a whole plan is said first; the rest follows in turn.

    Technology tiles, then places in their order; those that stay incomplete come last.
    """
    draft = Draft(t, seat, word[:-1])
    if draft.chosen:
        return spell_plan(t, seat, tuple(draft.chosen[:1]), ())
    if not draft.put:
        return word
    place = place_of(draft.put[0][0])
    put: dict[int, list[int]] = {}
    for space, who in draft.put:
        if place_of(space) == place:
            put.setdefault(space, []).append(who)
    return spelled(t, seat, [], put)


def first_parts(t: Orleans, seat: int, most: int) -> list[Word]:
    """The first parts of the best plans, and the end of planning."""
    words: dict[Word, None] = {}
    for plan in sought_plans(t, seat, PLANS_IN_TURN):
        words[first_part(t, seat, plan)] = None
        if len(words) == most:
            break
    words.pop((), None)
    words[(DONE,)] = None
    return list(words)


def _at_hand(t: Orleans, seat: int) -> tuple[int, ...]:
    """Followers of Market and Tower by kind."""
    start = m.KINDS * seat
    counts = t.market[start : start + m.KINDS]
    if t.has(seat, m.TOWER):
        counts = [n + t.tower[kind] for kind, n in enumerate(counts)]
    return tuple(counts)


def place_gains(t: Orleans, seat: int, crew: list[int], ahead: int) -> list[tuple[float, int]]:
    """What each place with empty spaces would give, best first; movers before the Guildhall."""
    found: list[tuple[float, int]] = []
    places = [*range(m.TOWNHALL), *m.tiles_in(t.tiles[seat])]
    for place in places:
        if m.SPACES_OF[place] and not is_full(t, seat, place):
            gain = place_gain(t, seat, place, crew, ahead)
            if gain > 0:
                found.append((gain, place))
    found.sort(key=lambda each: (each[1] == m.GUILDHALL, each[1] not in MOVERS, -each[0]))
    return found


def place_gain(t: Orleans, seat: int, place: int, crew: list[int], ahead: int) -> float:
    """What one use of a place gives now; 0 if it cannot be used."""
    if place in RECRUITS:
        kind = RECRUITS[place]
        return recruit_worth(t, seat, kind, crew, ahead) if can_recruit(t, seat, kind) else 0.0
    match place:
        case m.VILLAGE:
            kinds = [k for k in (m.BOATMAN, m.CRAFTSMAN, m.TRADER) if can_recruit(t, seat, k)]
            return max([recruit_worth(t, seat, k, crew, ahead) for k in kinds], default=0.0)
        case m.SHIP | m.WAGON | m.HORSE_WAGON:
            ways = journeys(t, seat, place, ahead)
            return max([0.3, *[worth for worth, _ in ways]]) if ways else 0.0
        case m.GUILDHALL:
            return station_worth(t, seat, ahead) if t.unbuilt[seat] else 0.0
        case m.SCRIPTORIUM:
            return development_worth(t, seat, 1, ahead) + 0.1
        case m.SACRISTY:
            return 0.8 if t.event in (m.HARVEST, m.TAXES, m.PLAGUE) else 0.0
    assert place >= m.FIRST_TILE, f"nobody knows the use of {m.PLACE_CODES[place]}"
    if why_not_tile(t, seat, place) is not None:
        return 0.0
    return tile_use(t, seat, place, ahead)


def technology_choices(t: Orleans, seat: int, ahead: int) -> list[tuple[float, tuple[int, ...]]]:
    """Spaces for the technology tiles at hand: the better ones, and none."""
    found: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    for _, space in _ranked_spaces(t, seat, [], ahead)[:4]:
        chosen = [space]
        worth = technology_worth(t, seat, m.SPACE_PLACE[space], ahead) - 0.3 * ahead
        if t.technology[seat] > 1:
            more = [pair for pair in _ranked_spaces(t, seat, chosen, ahead) if pair[0] > 0.3]
            if more:
                chosen.append(more[0][1])
                worth += more[0][0]
        found.append((worth, tuple(chosen)))
    return found


def _ranked_spaces(t: Orleans, seat: int, chosen: list[int], ahead: int) -> list[tuple[float, int]]:
    spaces = technology_spaces(t, seat, chosen)
    if chosen and t.experienced[seat]:
        taken = m.SPACE_PLACE[chosen[0]]
        spaces = [s for s in technology_spaces(t, seat, []) if m.SPACE_PLACE[s] != taken]
    pairs = [(technology_worth(t, seat, m.SPACE_PLACE[s], ahead), s) for s in spaces]
    return sorted(pairs, key=lambda pair: (-pair[0], pair[1]))


def _beam(
    t: Orleans,
    seat: int,
    left: tuple[int, ...],
    gains: list[tuple[float, int]],
    chosen: tuple[int, ...],
    ahead: int,
    crew: list[int],
) -> list[Plan]:
    """Plans after every place was filled or not."""
    order = ORDERS[helpers(t, seat)]
    keep = KEEP if ahead > 0 else 0.0
    plans = [Plan(0.0, left, (), ())]
    for gain, place in gains:
        spaces = _empty(t, seat, place, chosen)
        more: list[Plan] = []
        for plan in plans:
            if place == m.GUILDHALL and not _can_build_then(t, seat, plan.places):
                continue
            filled = fill(plan, place, spaces, order, gain, keep)
            if filled is not None:
                more.append(filled)
        if more:
            plans += more
            if len(plans) > WIDTH:
                plans.sort(key=lambda plan: -plan.value)
                del plans[WIDTH:]
    plans = with_deeds(t, seat, plans, crew, ahead, keep)
    if t.has(seat, m.THEATRE):
        plans = [on_stage(plan, keep) for plan in plans]
    if ahead > 0:
        plans = [put_aside(t, seat, plan, gains, chosen, order) for plan in plans]
    return plans


def _empty(t: Orleans, seat: int, place: int, chosen: tuple[int, ...]) -> list[int]:
    spaces = m.SPACES_OF[place]
    return [s for s in spaces if t.spaces[t.at(seat, s)] == 0 and s not in chosen]


def _can_build_then(t: Orleans, seat: int, places: tuple[int, ...]) -> bool:
    """Whether there will be a city for a station, perhaps after a journey of the same plan."""
    if can_build(t, seat, t.merchant[seat]):
        return True
    for mover in MOVERS:
        staffed = mover in places or (t.has(seat, mover) and is_full(t, seat, mover))
        if staffed:
            for city, _ in neighbours(t, seat, mode_of(mover)):
                if can_build(t, seat, city):
                    return True
    return False


def fill(
    plan: Plan,
    place: int,
    spaces: list[int],
    order: tuple[tuple[int, ...], ...],
    gain: float,
    keep: float,
) -> Plan | None:
    """The plan with one more place filled, if there is somebody for every space."""
    left = list(plan.left)
    put: list[tuple[int, int]] = []
    value = plan.value + gain
    for space in spaces:
        for kind in order[m.SPACE_NEED[space]]:
            if left[kind]:
                left[kind] -= 1
                put.append((space, kind))
                value -= keep
                if kind == m.MONK:
                    value -= 0.15
                break
        else:
            return None
    return Plan(value, tuple(left), (*plan.places, place), (*plan.put, *put))


def with_deeds(
    t: Orleans, seat: int, plans: list[Plan], crew: list[int], ahead: int, keep: float
) -> list[Plan]:
    """Each plan as it is, and with one or two followers in the Town Hall."""
    spaces = _empty(t, seat, m.TOWNHALL, ())
    if not spaces:
        return plans
    brings: list[tuple[float, int]] = []
    for kind in range(m.STARTER):
        worth, deed = best_donation(t, seat, kind, ahead)
        if deed >= 0:
            fewer = crew[:]
            fewer[kind] -= 1
            loss = follower_worth(fewer, kind, ahead)
            brings.append((worth - loss - keep, kind))
    brings.sort(key=lambda pair: (-pair[0], pair[1]))
    found = plans[:]
    for plan in plans:
        who: list[int] = []
        value = plan.value
        left = list(plan.left)
        for worth, kind in brings:
            while left[kind] and len(who) < len(spaces) and (worth > -1.5 or not who):
                left[kind] -= 1
                who.append(kind)
                value += worth
                put = zip(spaces, sorted(who), strict=False)
                places = (*plan.places, m.TOWNHALL)
                found.append(Plan(value, tuple(left), places, (*plan.put, *put)))
    return found


def on_stage(plan: Plan, keep: float) -> Plan:
    """12.18: whoever is left earns a coin in the Theatre."""
    put = [(m.SPACES, kind) for kind in range(m.KINDS) for _ in range(plan.left[kind])]
    value = plan.value + (1.0 - keep) * len(put)
    return Plan(value, (0,) * m.KINDS, plan.places, (*plan.put, *put))


def put_aside(
    t: Orleans,
    seat: int,
    plan: Plan,
    gains: list[tuple[float, int]],
    chosen: tuple[int, ...],
    order: tuple[tuple[int, ...], ...],
) -> Plan:
    """Followers that would block the next draw wait in places that can be completed later."""
    homeward = in_bag(t, seat) + ready_to_work(t, seat, plan.places) + len(plan.put)
    draws = min(draw_limit(t, seat), homeward)
    over = sum(plan.left) + draws - m.MARKET
    if over <= 0:
        return plan
    left = list(plan.left)
    put = list(plan.put)
    for _, place in sorted(gains, key=lambda each: -each[0]):
        if place in plan.places:
            continue
        spaces = _empty(t, seat, place, chosen)
        free = len(spaces) - 1
        for space in spaces:
            kinds = [k for k in order[m.SPACE_NEED[space]] if left[k] and k != m.MONK]
            if kinds and free > 0 and over > 0:
                left[kinds[0]] -= 1
                put.append((space, kinds[0]))
                free -= 1
                over -= 1
    return Plan(plan.value - KEEP * max(over, 0), tuple(left), plan.places, tuple(put))


def ready_to_work(t: Orleans, seat: int, planned: tuple[int, ...]) -> int:
    """Followers in places that are complete, or will be: they go to the bag in this round."""
    found = 0
    for space in spaces_of(t, seat):
        if 0 < t.spaces[t.at(seat, space)] < ON_TECHNOLOGY:
            place = m.SPACE_PLACE[space]
            found += place in planned or is_full(t, seat, place)
    return found


def spell_plan(
    t: Orleans, seat: int, chosen: tuple[int, ...], pairs: tuple[tuple[int, int], ...]
) -> Word:
    """The word for technology tiles and pairs of space and kind; empty if there is none."""
    letters = tidy_technology(t, seat, [SPACE + space for space in chosen])
    if not pairs:
        return (*[each for letter in letters for each in (TECHNOLOGY, letter)], DONE)
    start = m.KINDS * seat
    market = t.market[start : start + m.KINDS]
    put: dict[int, list[int]] = {}
    for space, kind in pairs:
        letter = KIND if market[kind] > 0 else TOWER_KIND
        market[kind] -= 1
        put.setdefault(SPACE + space, []).append(letter + kind)
    return spelled(t, seat, letters, put)
