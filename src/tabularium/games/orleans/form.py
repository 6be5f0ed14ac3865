"""Rules 5 as a form: empty spaces are slots, followers and technology tiles are pieces."""

from typing import Final

from tabularium.games.orleans.actions import is_staffed, why_not_use
from tabularium.games.orleans.dead import idle_places
from tabularium.games.orleans.letters import (
    DONE,
    KIND,
    SPACE,
    STAGE,
    TECHNOLOGY,
    TOWER_KIND,
)
from tabularium.games.orleans.material import (
    CIVIC,
    FARMER,
    KIND_CODES,
    KINDS,
    KNIGHT,
    MONK,
    PLACE_CODES,
    SPACE_CODES,
    SPACE_NEED,
    SPACE_PLACE,
    SPACES,
    SPACES_OF,
    STARTER,
    TECHNOLOGY_FITS,
    THEATRE,
    TOWNHALL,
)
from tabularium.games.orleans.outcome import changes
from tabularium.games.orleans.outlook import gives, needs_of
from tabularium.games.orleans.plan import Draft, place_of, places_of
from tabularium.games.orleans.shape import Outcome, PlacePlanned, Problem
from tabularium.games.orleans.state import ON_TECHNOLOGY, Orleans, bumped
from tabularium.games.orleans.technology import (
    has_technology,
    technology_spaces,
    tidy_technology,
    why_not_technology,
)
from tabularium.kernel import Laid, PairForm, Reason, Slot, Word

ON_STAGE: Final = PLACE_CODES[THEATRE]  # its slots are theatre.1, theatre.2 and so on


def plan_form(t: Orleans, seat: int, one_place: bool) -> PairForm:
    """Every empty space of a seat with those who could stand there, the most fitting first.

    5.4: where one place is planned at a time, no more pairs than one place has.
    """
    draft = Draft(t, seat, ())
    pieces = pieces_of(t, seat, draft)
    slots: list[Slot] = []
    for place in places_of(t, seat):
        for space in draft.empty_spaces(place):
            takes = takers(draft, pieces, SPACE_NEED[space])
            if TECHNOLOGY in pieces and takes_technology(t, seat, space, one_place):
                takes.append(TECHNOLOGY)
            if takes:
                slots.append(Slot(SPACE_CODES[space], PLACE_CODES[place], takes))
    followers = [letter for letter in pieces if letter != TECHNOLOGY]
    if t.has(seat, THEATRE):
        for n in range(sum([pieces[letter] for letter in followers])):
            slots.append(Slot(f"{ON_STAGE}.{n + 1}", ON_STAGE, followers))
    room = len(slots)
    if one_place:
        groups = [slot.group for slot in slots]
        room = max([groups.count(group) for group in groups], default=0)
    return PairForm(slots, pieces, 1, min(room, sum(pieces.values())))


def pieces_of(t: Orleans, seat: int, draft: Draft) -> dict[int, int]:
    """Followers on the Market and in the Tower, starters first and monks last; technology."""
    kinds = [*range(STARTER, KINDS), *range(STARTER)]
    pieces = {KIND + kind: draft.left[kind] for kind in kinds if draft.left[kind]}
    if draft.tower:
        for kind in kinds:
            if draft.tower_left[kind]:
                pieces[TOWER_KIND + kind] = draft.tower_left[kind]
    if t.technology[seat] and technology_spaces(t, seat, []):
        pieces[TECHNOLOGY] = t.technology[seat]
    return pieces


def takers(draft: Draft, pieces: dict[int, int], need: int) -> list[int]:
    """Who may stand on a space: whom it asks for, then substitutes, monks last."""
    accepted = draft.accepts[need]
    asked: list[int] = []
    others: list[int] = []
    monks: list[int] = []
    for letter in pieces:
        kind = (letter - KIND) % KINDS
        if letter == TECHNOLOGY or not accepted >> kind & 1:
            continue
        if kind == need or (need < KNIGHT and kind == STARTER + need):
            asked.append(letter)
        elif kind == MONK:
            monks.append(letter)
        else:
            others.append(letter)
    return [*asked, *others, *monks]


def takes_technology(t: Orleans, seat: int, space: int, one_place: bool) -> bool:
    """9.2 to 9.5: whether a tile may lie here, if need be after a first one elsewhere."""
    if not TECHNOLOGY_FITS[space] or has_technology(t, seat, SPACE_PLACE[space]):
        return False
    if t.experienced[seat] or SPACE_NEED[space] == FARMER:
        return True
    return t.technology[seat] > 1 and not one_place


# Spelling


def space_of(name: str) -> int:
    """The letter of a slot."""
    if name.partition(".")[0] == ON_STAGE:
        return STAGE
    return SPACE + SPACE_CODES.index(name)


def pairs_word(laid: list[Laid]) -> Word:
    """5.7: pairs as letters, in the order of the spaces; the frame tidies them."""
    put: list[tuple[int, int]] = []
    tiles: list[int] = []
    for each in laid:
        if each.piece == TECHNOLOGY:
            tiles.append(space_of(each.slot))
        else:
            put.append((space_of(each.slot), each.piece))
    word: list[int] = []
    for tile in sorted(tiles):
        word += [TECHNOLOGY, tile]
    for space, piece in sorted(put):
        word += [space, piece]
    return (*word, DONE)


# Weighing


def weigh_plan(t: Orleans, seat: int, laid: list[Laid], one_place: bool) -> Outcome:
    """What a plan comes to so far: places with somebody on them, ready or not; who is left."""
    twin = t.copy()
    tiles: list[int] = []
    places: list[int] = []
    guests: list[int] = []
    for each in laid:
        letter = space_of(each.slot)
        places.append(place_of(letter))
        kind = (each.piece - KIND) % KINDS
        if each.piece == TECHNOLOGY:
            tiles.append(letter)
            twin.spaces[t.at(seat, letter - SPACE)] = ON_TECHNOLOGY
            twin.technology = bumped(twin.technology, seat, -1)
            continue
        if each.piece >= TOWER_KIND:
            twin.tower = bumped(twin.tower, kind, -1)
        else:
            twin.market[KINDS * seat + kind] -= 1
        if letter == STAGE:
            twin.stage = bumped(twin.stage, kind, 1)
        else:
            twin.spaces[t.at(seat, letter - SPACE)] = kind + 1
        if places[-1] == TOWNHALL:
            guests.append(kind)
    found = changes(t, twin, seat)
    found["plan"] = planned_places(twin, seat)
    found["dead"] = idle_places(twin, seat, places, guests)
    left = twin.market[KINDS * seat : KINDS * (seat + 1)]
    found["left"] = {KIND_CODES[kind]: n for kind, n in enumerate(left) if n}
    reason = why_not_pairs(t, seat, tiles, places, one_place)
    if reason is not None:
        problem: Problem = {"why": reason.code, "rule": reason.rule}
        found["problem"] = problem
    return found


def planned_places(t: Orleans, seat: int) -> list[PlacePlanned]:
    """Places with somebody or something on them; what they give is told of ready ones."""
    found: list[PlacePlanned] = []
    for place in places_of(t, seat):
        if place == THEATRE:
            ready = begun = sum(t.stage) > 0
        else:
            there = [t.spaces[t.at(seat, space)] for space in SPACES_OF[place]]
            begun = sum(there) > 0
            ready = begun and is_staffed(t, seat, place)
        if begun:
            reason = why_not_use(t, seat, place) if ready else None
            found.append(
                {
                    "place": PLACE_CODES[place],
                    "ready": ready,
                    "needs": [] if ready else needs_of(t, seat, place),
                    "gives": gives(t, seat, place) if ready else {},
                    "why_not": None if reason is None else reason.code,
                }
            )
    return found


def why_not_pairs(
    t: Orleans, seat: int, tiles: list[int], places: list[int], one_place: bool
) -> Reason | None:
    """What is against pairs that fit one by one: rules 9 for technology, 5.4 for one place."""
    chosen: list[int] = []
    for letter in tidy_technology(t, seat, tiles):
        if letter - SPACE not in technology_spaces(t, seat, chosen):
            return why_not_technology(t, seat, chosen, letter - SPACE)
        chosen.append(letter - SPACE)
    if one_place and len(set(places)) > 1:
        detail = {"place": PLACE_CODES[max(places)]}
        return Reason("orleans.one_place_at_a_time", "5.4", dict(detail))
    return None


assert CIVIC > KNIGHT and SPACES == STAGE - SPACE
