"""The table as plain data with codes, and back. Positions are written by people.

Where markers begin follows from the houses (1.7), and the sejm from the round (2.4).
"""

from typing import Final

from tabularium.games.sigismundus.match import Match, sejms_in
from tabularium.games.sigismundus.material import (
    ACTS,
    ARMS,
    COUNTRIES,
    FIELDS,
    FIGURES,
    HOUSES,
    OFFICES,
    SPACES,
    TRACKS,
)
from tabularium.games.sigismundus.shape import Laid
from tabularium.games.sigismundus.state import ARMY, NOBODY, Sigismundus
from tabularium.games.sigismundus.tracks import starting_track
from tabularium.kernel import (
    Facts,
    codes_in,
    read_code,
    read_counts,
    read_list,
    read_mask,
    read_names,
    read_number,
    read_rows,
)

ACTIVE: Final = 0  # where the units of a seat begin in its part of `army`
AWAY: Final = 3  # with the Noble Host


def laid_out(t: Sigismundus) -> Laid:
    """Everything by name; owners by seat, what nobody has is left out."""
    seats = range(t.seats)
    tracks: dict[str, list[int | None]] = {}
    for number, code in enumerate(TRACKS):
        row = t.tracks[SPACES * number : SPACES * (number + 1)]
        tracks[code] = [None if seat < 0 else seat for seat in row]
    return {
        "first": t.first,
        "sejm": ACTS[t.sejm] if t.sejm >= 0 else None,
        "acts": codes_in(ACTS, t.acts),
        "houses": [HOUSES[house] for house in t.houses],
        "ducats": t.ducats[:],
        "votes": t.votes[:],
        "points": t.points[:],
        "clients": t.clients[:],
        "units": [_army_facts(t, seat, ACTIVE) for seat in seats],
        "host": [_army_facts(t, seat, AWAY) for seat in seats],
        "tracks": tracks,
        "directions": [COUNTRIES[country] for country in t.directions],
        "crowned": codes_in(COUNTRIES, t.crowned),
        "pacts": codes_in(COUNTRIES, t.pacts),
        "influence": [_influence_facts(t, seat) for seat in seats],
        "seals": _owners(COUNTRIES, t.seals),
        "offices": _owners(OFFICES, t.offices),
        "vacancies": _owners(OFFICES, t.vacancies),
        "fields": _counts(FIELDS, t.fields),
        "court": {FIELDS[i]: list(seats) for i, seats in enumerate(t.court) if seats},
        "laid": _counts(FIGURES, t.laid),
        "protected": [seat for seat in seats if t.protected >> seat & 1],
        "discounted": [seat for seat in seats if t.discounted >> seat & 1],
    }


def dump_table(t: Sigismundus) -> Facts:
    """The same as plain facts, with the dice of an attack; `load_table` reads them."""
    found: Facts = dict(laid_out(t))
    if t.rolled:  # positions without an attack are as they always were
        found["rolled_now"] = t.rolled[:]
    return found


def _counts(codes: tuple[str, ...], row: list[int]) -> dict[str, int]:
    return {codes[i]: n for i, n in enumerate(row) if n}


def _owners(codes: tuple[str, ...], row: list[int]) -> dict[str, int]:
    return {codes[i]: seat for i, seat in enumerate(row) if seat >= 0}


def _army_facts(t: Sigismundus, seat: int, part: int) -> dict[str, int]:
    start = ARMY * seat + part
    return _counts(ARMS, t.army[start : start + len(ARMS)])


def _influence_facts(t: Sigismundus, seat: int) -> dict[str, int]:
    start = len(COUNTRIES) * seat
    return _counts(COUNTRIES, t.influence[start : start + len(COUNTRIES)])


def load_table(t: Sigismundus, dump: Facts) -> None:
    """Lay out what a dump names; tracks and sejm follow from houses and round if it does not."""
    for name, value in dump.items():
        _load(t, name, value)
    if "houses" in dump and "tracks" not in dump:
        t.tracks = [seat for track in range(len(TRACKS)) for seat in starting_track(t, track)]
    if "sejm" not in dump:
        t.sejm = _sejm_of_round(t)


def _sejm_of_round(t: Sigismundus) -> int:
    """The card of the round that the match is in; none before the first."""
    for frame in t.stack:
        if isinstance(frame, Match) and frame.round > 0:
            sejms = sejms_in(t)
            return sejms[min(frame.round, len(sejms)) - 1]
    return -1


def _load(t: Sigismundus, name: str, value: object) -> None:
    match name:
        case "ducats" | "votes" | "points" | "clients" | "rolled_now":
            row = [read_number(each) for each in read_list(value)]
            setattr(t, name.removesuffix("_now"), row)
        case "first":
            t.first = read_number(value)
        case "sejm":
            t.sejm = -1 if value is None else read_code(ACTS, value)
        case "acts":
            t.acts = read_mask(ACTS, value)
        case "houses":
            t.houses = [read_code(HOUSES, each) for each in read_list(value)]
        case "units":
            _load_army(t, value, ACTIVE)
        case "host":
            _load_army(t, value, AWAY)
        case "protected" | "discounted":
            setattr(t, name, _read_seats(value, t.seats))
        case "laid":
            t.laid = read_counts(FIGURES, value)
        case "fields":
            t.fields = read_counts(FIELDS, value)
        case "court":
            _load_court(t, value)
        case _:
            _load_politics(t, name, value)


def _load_court(t: Sigismundus, value: object) -> None:
    """Whose clients stand where; a position may leave it out, and then nobody knows."""
    named = read_names(value)
    t.court = [
        tuple([read_number(seat) for seat in read_list(named.get(code, []))]) for code in FIELDS
    ]


def _load_politics(t: Sigismundus, name: str, value: object) -> None:
    match name:
        case "tracks":
            _load_tracks(t, value)
        case "directions":
            t.directions = [read_code(COUNTRIES, each) for each in read_list(value)]
        case "crowned":
            t.crowned = read_mask(COUNTRIES, value)
        case "pacts":
            t.pacts = read_mask(COUNTRIES, value)
        case "influence":
            rows = read_rows(value, t.seats)
            t.influence = [n for row in rows for n in read_counts(COUNTRIES, row)]
        case "seals":
            t.seals = _read_owners(COUNTRIES, value)
        case "offices":
            t.offices = _read_owners(OFFICES, value)
        case "vacancies":
            t.vacancies = _read_owners(OFFICES, value)
        case _:
            raise ValueError(f"{name} is not on the table")


def _load_army(t: Sigismundus, value: object, part: int) -> None:
    for seat, row in enumerate(read_rows(value, t.seats)):
        start = ARMY * seat + part
        t.army[start : start + len(ARMS)] = read_counts(ARMS, row)


def _load_tracks(t: Sigismundus, value: object) -> None:
    """Tracks that are named; spaces that are not written at the end of one are empty."""
    tracks = t.tracks[:]
    for code, given in read_names(value).items():
        row = read_list(given)
        if len(row) > SPACES:
            raise ValueError(f"a track has {SPACES} spaces: {given!r}")
        start = SPACES * read_code(TRACKS, code)
        seats = [NOBODY if seat is None else read_number(seat) for seat in row]
        tracks[start : start + SPACES] = seats + [NOBODY] * (SPACES - len(row))
    t.tracks = tracks


def _read_owners(codes: tuple[str, ...], value: object) -> list[int]:
    """Seats by code; what is not named is nobody's."""
    row = [NOBODY] * len(codes)
    for code, seat in read_names(value).items():
        row[read_code(codes, code)] = read_number(seat)
    return row


def _read_seats(value: object, seats: int) -> int:
    """Some seats as a bit mask."""
    mask = 0
    for each in read_list(value):
        seat = read_number(each)
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}")
        mask |= 1 << seat
    return mask
