"""The table as plain data with codes, and back. What cannot be read raises ValueError."""

from typing import Any, Final

from tabularium.games.magnaci.material import (
    AREA_CODES,
    AREAS,
    CARDS,
    FORTRESS,
    LAW_CODES,
    OFFICE_CODES,
    OFFICES,
    PROVINCE_CODES,
    SYMBOLS,
)
from tabularium.games.magnaci.state import NO_CARD, NOBODY, SET_ASIDE, UNBUILT, Magnaci
from tabularium.kernel import Facts

ASIDE: Final = "aside"
BUILDING_CODES: Final = LAW_CODES[FORTRESS : FORTRESS + 3]


def dump_of(t: Magnaci) -> Facts:
    """Everything by name."""
    return {
        "order": t.order[:],
        "estates": [estates_of(t, seat) for seat in range(t.seats)],
        "offices": offices_of(t),
        "laid": [cards_in(mask) for mask in t.laid],
        "shown": [None if card == NO_CARD else CARDS[card] for card in t.shown],
        "bonus": t.bonus[:],
        "won": [codes_in(LAW_CODES, mask) for mask in t.won],
        "buildings": {
            BUILDING_CODES[i]: PROVINCE_CODES[p] for i, p in enumerate(t.buildings) if p >= 0
        },
        "partitions": codes_in(PROVINCE_CODES, t.partitions),
        "lost": codes_in(PROVINCE_CODES, t.lost),
        "black_clouds": t.clouds == 1,
        "silent_sejm": t.silence == 1,
        "pacta": None if t.pacta_seat == NOBODY else [t.pacta_seat, SYMBOLS[t.pacta_symbol]],
    }


def estates_of(t: Magnaci, seat: int) -> Facts:
    """Estates of a seat by area, where it has any."""
    found: Facts = {}
    for area in range(AREAS):
        if t.estates[AREAS * seat + area]:
            found[AREA_CODES[area]] = t.estates[AREAS * seat + area]
    return found


def offices_of(t: Magnaci) -> Facts:
    """Senators that are not in the Senate: their holders, or that they were set aside."""
    found: Facts = {}
    for office, holder in enumerate(t.offices):
        if holder != NOBODY:
            found[OFFICE_CODES[office]] = ASIDE if holder == SET_ASIDE else holder
    return found


def codes_in(codes: tuple[str, ...], mask: int) -> list[str]:
    """Codes whose bit is set."""
    return [code for i, code in enumerate(codes) if mask >> i & 1]


def cards_in(mask: int) -> list[str]:
    """Codes of family cards."""
    return codes_in(CARDS, mask)


def load_into(t: Magnaci, name: str, value: Any) -> None:
    """Lay out one part of the table."""
    match name:
        case "order":
            t.order = _seats(t, value)
        case "estates":
            t.estates = [n for row in _rows(t, value) for n in _counts(row)]
        case "offices":
            t.offices = _offices(value)
        case "laid":
            t.laid = [_mask(CARDS, row) for row in _rows(t, value)]
        case "won":
            t.won = [_mask(LAW_CODES, row) for row in _rows(t, value)]
        case "shown":
            t.shown = [NO_CARD if c is None else CARDS.index(c) for c in _rows(t, value)]
        case "bonus":
            t.bonus = [_number(n) for n in _rows(t, value)]
        case _:
            _load_pawns(t, name, value)


def _load_pawns(t: Magnaci, name: str, value: Any) -> None:
    match name:
        case "buildings":
            t.buildings = [UNBUILT] * len(BUILDING_CODES)
            for code, province in value.items():
                t.buildings[BUILDING_CODES.index(code)] = PROVINCE_CODES.index(province)
        case "partitions":
            t.partitions = _mask(PROVINCE_CODES, value)
        case "lost":
            t.lost = _mask(PROVINCE_CODES, value)
        case "black_clouds":
            t.clouds = _flag(value)
        case "silent_sejm":
            t.silence = _flag(value)
        case "pacta":
            t.pacta_seat = NOBODY if value is None else range(t.seats).index(_number(value[0]))
            t.pacta_symbol = 0 if value is None else SYMBOLS.index(value[1])
        case _:
            raise ValueError(f"no such part of the table: {name}")


def _offices(value: Any) -> list[int]:
    holders = [NOBODY] * OFFICES
    for code, holder in value.items():
        holders[OFFICE_CODES.index(code)] = SET_ASIDE if holder == ASIDE else _number(holder)
    return holders


def _counts(row: Any) -> list[int]:
    counts = [0] * AREAS
    for code, n in row.items():
        counts[AREA_CODES.index(code)] = _number(n)
    return counts


def _mask(codes: tuple[str, ...], value: Any) -> int:
    if not isinstance(value, list) or len(set(value)) != len(value):
        raise ValueError(f"a list of different codes is wanted: {value!r}")
    mask = 0
    for code in value:
        mask |= 1 << codes.index(code)
    return mask


def _rows(t: Magnaci, value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) != t.seats:
        raise ValueError(f"one entry for each of {t.seats} seats is wanted: {value!r}")
    return value


def _seats(t: Magnaci, value: Any) -> list[int]:
    seats = [_number(seat) for seat in _rows(t, value)]
    if sorted(seats) != list(range(t.seats)):
        raise ValueError(f"every seat comes once: {value!r}")
    return seats


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"a whole number is wanted: {value!r}")
    return value


def _flag(value: object) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"true or false is wanted: {value!r}")
    return 1 if value else 0
