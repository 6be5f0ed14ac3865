"""The table as plain data with codes, and back. Positions are written by people."""

from typing import TYPE_CHECKING

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
from tabularium.kernel import Facts

if TYPE_CHECKING:
    from tabularium.games.sigismundus.state import Sigismundus


def dump_of(t: "Sigismundus") -> Facts:
    """Everything by name; owners by seat, what nobody has is left out."""
    seats = range(t.seats)
    tracks: Facts = {}
    for number, code in enumerate(TRACKS):
        row = t.tracks[SPACES * number : SPACES * (number + 1)]
        tracks[code] = [None if seat < 0 else seat for seat in row]
    return {
        "first": t.first,
        "sejm": ACTS[t.sejm] if t.sejm >= 0 else None,
        "acts": _codes_in(ACTS, t.acts),
        "houses": [HOUSES[house] for house in t.houses],
        "ducats": t.ducats[:],
        "votes": t.votes[:],
        "points": t.points[:],
        "clients": t.clients[:],
        "units": [_counts(ARMS, t.army[6 * seat : 6 * seat + 3]) for seat in seats],
        "host": [_counts(ARMS, t.army[6 * seat + 3 : 6 * seat + 6]) for seat in seats],
        "tracks": tracks,
        "directions": [COUNTRIES[country] for country in t.directions],
        "crowned": _codes_in(COUNTRIES, t.crowned),
        "pacts": _codes_in(COUNTRIES, t.pacts),
        "influence": [_counts(COUNTRIES, t.influence[6 * seat : 6 * seat + 6]) for seat in seats],
        "seals": _owners(COUNTRIES, t.seals),
        "offices": _owners(OFFICES, t.offices),
        "vacancies": _owners(OFFICES, t.vacancies),
        "fields": _counts(FIELDS, t.fields),
        "laid": _counts(FIGURES, t.laid),
        "protected": [seat for seat in seats if t.protected >> seat & 1],
        "discounted": [seat for seat in seats if t.discounted >> seat & 1],
    }


def _codes_in(codes: tuple[str, ...], mask: int) -> list[str]:
    return [code for i, code in enumerate(codes) if mask >> i & 1]


def _counts(codes: tuple[str, ...], row: list[int]) -> Facts:
    return {codes[i]: n for i, n in enumerate(row) if n}


def _owners(codes: tuple[str, ...], row: list[int]) -> Facts:
    return {codes[i]: seat for i, seat in enumerate(row) if seat >= 0}


def load_into(t: "Sigismundus", dump: Facts) -> None:
    """Read name by name; what cannot be read raises."""
    for name, value in dump.items():
        _load(t, name, value)


def _load(t: "Sigismundus", name: str, value: object) -> None:
    match name:
        case "ducats" | "votes" | "points" | "clients":
            setattr(t, name, _numbers(value))
        case "first":
            t.first = _number(value)
        case "sejm":
            t.sejm = ACTS.index(value) if isinstance(value, str) else -1
        case "acts":
            t.acts = _mask(ACTS, value)
        case "houses":
            t.houses = [HOUSES.index(code) for code in _texts(value)]
        case "units" | "host":
            _load_army(t, value, 0 if name == "units" else 3)
        case "protected" | "discounted":
            setattr(t, name, sum([1 << seat for seat in set(_numbers(value))]))
        case "laid":
            t.laid = _read_counts(FIGURES, value)
        case "fields":
            t.fields = _read_counts(FIELDS, value)
        case _:
            _load_politics(t, name, value)


def _load_politics(t: "Sigismundus", name: str, value: object) -> None:
    match name:
        case "tracks":
            _load_tracks(t, value)
        case "directions":
            t.directions = [COUNTRIES.index(code) for code in _texts(value)]
        case "crowned":
            t.crowned = _mask(COUNTRIES, value)
        case "pacts":
            t.pacts = _mask(COUNTRIES, value)
        case "influence":
            rows = _rows(value, t.seats)
            t.influence = [n for row in rows for n in _read_counts(COUNTRIES, row)]
        case "seals":
            t.seals = _read_owners(COUNTRIES, value)
        case "offices":
            t.offices = _read_owners(OFFICES, value)
        case "vacancies":
            t.vacancies = _read_owners(OFFICES, value)
        case _:
            raise ValueError(f"{name} is not on the table")


def _load_army(t: "Sigismundus", value: object, start: int) -> None:
    for seat, row in enumerate(_rows(value, t.seats)):
        units = _read_counts(ARMS, row)
        t.army[6 * seat + start : 6 * seat + start + 3] = units


def _load_tracks(t: "Sigismundus", value: object) -> None:
    if not isinstance(value, dict):
        raise ValueError(f"tracks are given by name: {value!r}")
    tracks = t.tracks[:]
    for code, given in value.items():
        row = list(given)
        if len(row) > SPACES:
            raise ValueError(f"a track has {SPACES} spaces: {given!r}")
        row += [None] * (SPACES - len(row))
        start = SPACES * TRACKS.index(code)
        tracks[start : start + SPACES] = [-1 if seat is None else _number(seat) for seat in row]
    t.tracks = tracks


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"a number is wanted: {value!r}")
    return value


def _numbers(value: object) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"a list is wanted: {value!r}")
    return [_number(each) for each in value]


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise ValueError(f"a list is wanted: {value!r}")
    return [str(each) for each in value]


def _rows(value: object, seats: int) -> list[object]:
    if not isinstance(value, list) or len(value) != seats:
        raise ValueError(f"{seats} rows are wanted: {value!r}")
    return value


def _read_counts(codes: tuple[str, ...], given: object) -> list[int]:
    if not isinstance(given, dict):
        raise ValueError(f"numbers by code are wanted: {given!r}")
    row = [0] * len(codes)
    for code, n in given.items():
        row[codes.index(code)] = _number(n)
    return row


def _read_owners(codes: tuple[str, ...], given: object) -> list[int]:
    if not isinstance(given, dict):
        raise ValueError(f"seats by code are wanted: {given!r}")
    row = [-1] * len(codes)
    for code, seat in given.items():
        row[codes.index(code)] = _number(seat)
    return row


def _mask(codes: tuple[str, ...], value: object) -> int:
    mask = 0
    for code in _texts(value):
        mask |= 1 << codes.index(code)
    return mask
