"""Text from outside: without NUL, which not every database can keep; numbers of a sane length."""

from typing import Any

import msgspec

from tabularium.server.protocol.refusal import Refusal

_DIGITS = 10


def refuse_nul(data: bytes, decoded: Any) -> None:
    """Refuse what has a NUL anywhere in its texts."""
    if b"\\u0000" in data and _has_nul(msgspec.to_builtins(decoded)):
        raise Refusal("nul", 400)


def _has_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\x00" in value
    if isinstance(value, dict):
        return any(_has_nul(each) for pair in value.items() for each in pair)
    return isinstance(value, list | tuple) and any(_has_nul(each) for each in value)


def number(text: str, name: str) -> int:
    """A number of a query, of a size that a database can have."""
    if not text.isascii() or not text.isdecimal() or len(text) > _DIGITS:
        raise Refusal("bad_number", 400, name=name)
    return min(int(text), 2**31 - 1)
