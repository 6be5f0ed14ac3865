"""The table as plain data with codes, and back. What cannot be read raises ValueError."""

from typing import Final, Literal

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
from tabularium.games.magnaci.shape import Office, Seen
from tabularium.games.magnaci.state import NO_CARD, NOBODY, SET_ASIDE, UNBUILT, Magnaci
from tabularium.kernel import (
    Facts,
    codes_in,
    read_code,
    read_counts,
    read_flag,
    read_mask,
    read_names,
    read_number,
    read_numbers,
    read_rows,
)

ASIDE: Final = "aside"
BUILDING_CODES: Final = LAW_CODES[FORTRESS : FORTRESS + 3]


def dump_table(t: Magnaci) -> Facts:
    """Everything by name."""
    return dict(seen_on(t))


def seen_on(t: Magnaci) -> Seen:
    """Everything by name; nothing of it is secret."""
    return {
        "order": t.order[:],
        "estates": [_estates_of(t, seat) for seat in range(t.seats)],
        "offices": _offices_of(t),
        "laid": [codes_in(CARDS, mask) for mask in t.laid],
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


def _estates_of(t: Magnaci, seat: int) -> dict[str, int]:
    """Estates of a seat by area, where it has any."""
    row = t.estates[AREAS * seat : AREAS * (seat + 1)]
    return {AREA_CODES[area]: count for area, count in enumerate(row) if count}


def _offices_of(t: Magnaci) -> dict[Office, int | Literal["aside"]]:
    """Senators that are not in the Senate: their holders, or that they were set aside."""
    found: dict[Office, int | Literal["aside"]] = {}
    for office, holder in enumerate(t.offices):
        if holder != NOBODY:
            found[OFFICE_CODES[office]] = ASIDE if holder == SET_ASIDE else holder
    return found


# And back


def load_table(t: Magnaci, dump: Facts) -> None:
    """Lay out what a dump names, and what follows from it of what it does not name."""
    for name, value in dump.items():
        _load(t, name, value)
    if "laid" not in dump:
        _lay_what_is_shown(t)


def _load(t: Magnaci, name: str, value: object) -> None:
    """What belongs to a seat, and the offices."""
    match name:
        case "order":
            t.order = _read_order(t, value)
        case "estates":
            t.estates = _read_estates(t, value)
        case "offices":
            t.offices = _read_offices(value)
        case "laid":
            t.laid = [read_mask(CARDS, row) for row in read_rows(value, t.seats)]
        case "won":
            t.won = [read_mask(LAW_CODES, row) for row in read_rows(value, t.seats)]
        case "shown":
            cards = read_rows(value, t.seats)
            t.shown = [NO_CARD if card is None else read_code(CARDS, card) for card in cards]
        case "bonus":
            t.bonus = read_numbers(value, t.seats)
        case "pacta":
            _load_pacta(t, value)
        case _:
            _load_pawns(t, name, value)


def _load_pawns(t: Magnaci, name: str, value: object) -> None:
    """What stands on the map."""
    match name:
        case "buildings":
            t.buildings = [UNBUILT] * len(BUILDING_CODES)
            for code, province in read_names(value).items():
                t.buildings[read_code(BUILDING_CODES, code)] = read_code(PROVINCE_CODES, province)
        case "partitions":
            t.partitions = read_mask(PROVINCE_CODES, value)
        case "lost":
            t.lost = read_mask(PROVINCE_CODES, value)
        case "black_clouds":
            t.clouds = 1 if read_flag(value) else 0
        case "silent_sejm":
            t.silence = 1 if read_flag(value) else 0
        case _:
            raise ValueError(f"no such part of the table: {name}")


def _load_pacta(t: Magnaci, value: object) -> None:
    """Who has named which symbol, if anybody."""
    t.pacta_seat, t.pacta_symbol = NOBODY, 0
    if value is not None:
        pair = read_rows(value, 2)
        t.pacta_seat = range(t.seats).index(read_number(pair[0]))
        t.pacta_symbol = read_code(SYMBOLS, pair[1])


def _read_offices(value: object) -> list[int]:
    holders = [NOBODY] * OFFICES
    for code, holder in read_names(value).items():
        number = SET_ASIDE if holder == ASIDE else read_number(holder)
        holders[read_code(OFFICE_CODES, code)] = number
    return holders


def _read_estates(t: Magnaci, value: object) -> list[int]:
    row: list[int] = []
    for counts in read_rows(value, t.seats):
        row += read_counts(AREA_CODES, counts)
    return row


def _read_order(t: Magnaci, value: object) -> list[int]:
    seats = read_numbers(value, t.seats)
    if sorted(seats) != list(range(t.seats)):
        raise ValueError(f"every seat comes once: {value!r}")
    return seats


# What follows from the rest


def _lay_what_is_shown(t: Magnaci) -> None:
    """3.6: a card that is shown has been laid."""
    laid = t.laid[:]
    for seat, card in enumerate(t.shown):
        if card != NO_CARD:
            laid[seat] |= 1 << card
    t.laid = laid
