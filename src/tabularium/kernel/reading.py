"""Reading plain data that people write: positions, saves. What cannot be read raises ValueError."""

from typing import Any


def read_number(value: object) -> int:
    """A whole number; True is not 1 here."""
    if type(value) is not int:
        raise ValueError(f"a whole number is wanted: {value!r}")
    return value


def read_flag(value: object) -> bool:
    """True or false, and nothing that looks like it."""
    if type(value) is not bool:
        raise ValueError(f"true or false is wanted: {value!r}")
    return value


def read_list(value: object) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise ValueError(f"a list is wanted: {value!r}")
    return value


def read_names(value: object) -> dict[str, Any]:
    """Anything by name."""
    if not isinstance(value, dict):
        raise ValueError(f"things by name are wanted: {value!r}")
    return value


def read_rows(value: object, count: int) -> list[Any]:
    """So many entries of anything, one for each seat as a rule."""
    rows = read_list(value)
    if len(rows) != count:
        raise ValueError(f"{count} entries are wanted: {value!r}")
    return rows


def read_numbers(value: object, count: int) -> list[int]:
    """So many whole numbers."""
    return [read_number(each) for each in read_rows(value, count)]


def read_code(codes: tuple[str, ...], value: object) -> int:
    """The number of a code."""
    if isinstance(value, str):
        for number, code in enumerate(codes):
            if code == value:
                return number
    raise ValueError(f"{value!r} is none of {list(codes)}")


def read_codes(codes: tuple[str, ...], value: object) -> list[int]:
    """The numbers of some codes, none of them twice."""
    found = [read_code(codes, each) for each in read_list(value)]
    if len(set(found)) != len(found):
        raise ValueError(f"a list of different codes is wanted: {value!r}")
    return found


def read_mask(codes: tuple[str, ...], value: object) -> int:
    """Some codes as a bit mask."""
    mask = 0
    for number in read_codes(codes, value):
        mask |= 1 << number
    return mask


def read_counts(codes: tuple[str, ...], value: object) -> list[int]:
    """How many there are of each code; what is not named is not there."""
    counts = [0] * len(codes)
    for code, count in read_names(value).items():
        counts[read_code(codes, code)] = read_number(count)
    return counts


def codes_in(codes: tuple[str, ...], mask: int) -> list[str]:
    """The codes whose bit is set; `read_mask` reads them back."""
    return [code for i, code in enumerate(codes) if mask >> i & 1]


def counts_by_code(codes: tuple[str, ...], counts: list[int]) -> dict[str, object]:
    """Counts by code, those that are not zero; `read_counts` reads them back."""
    return {codes[i]: count for i, count in enumerate(counts) if count}
