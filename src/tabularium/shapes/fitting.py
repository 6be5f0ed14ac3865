"""Whether facts are as declared. Games make them; tests, tools and careful clients ask here."""

from collections.abc import Iterator
from typing import Any

from tabularium.shapes.reading import Declared, entry, fields, is_nothing, is_record, item, literals
from tabularium.shapes.reading import members as members_of


def misfits(fact: Any, declared: Declared, at: str = "") -> list[str]:
    """Where a fact is not as declared, each with its path; empty if it is."""
    return list(_misfits(fact, declared, at))


def _misfits(fact: Any, declared: Declared, at: str) -> Iterator[str]:
    options = members_of(declared)
    if len(options) > 1:
        tried = [misfits(fact, option, at) for option in options]
        if all(tried):
            yield min(tried, key=len)[0]
    elif is_record(declared):
        yield from _record(fact, declared, at)
    elif (inner := item(declared)) is not None:
        if not isinstance(fact, list):
            yield f"{at}: a list is declared, not {fact!r}"
            return
        for n, each in enumerate(fact):
            yield from _misfits(each, inner, f"{at}[{n}]")
    elif (pair := entry(declared)) is not None:
        if not isinstance(fact, dict):
            yield f"{at}: facts by name are declared, not {fact!r}"
            return
        for key, value in fact.items():
            yield from _misfits(key, pair[0], f"{at} (a key)")
            yield from _misfits(value, pair[1], f"{at}.{key}")
    elif not _fits(fact, declared):
        yield f"{at}: {_called(declared)} is declared, not {fact!r}"


def _record(fact: Any, declared: Declared, at: str) -> Iterator[str]:
    if not isinstance(fact, dict):
        yield f"{at}: {declared.__name__} is declared, not {fact!r}"
        return
    known = {field.name: field for field in fields(declared)}
    for name in fact:
        if name not in known:
            yield f"{at}.{name}: not declared in {declared.__name__}"
    for name, field in known.items():
        if name in fact:
            yield from _misfits(fact[name], field.declared, f"{at}.{name}")
        elif field.required:
            yield f"{at}.{name}: missing"


def _fits(fact: Any, declared: Declared) -> bool:
    if allowed := literals(declared):
        return any(fact == value and type(fact) is type(value) for value in allowed)
    if is_nothing(declared):
        return fact is None
    return type(fact) is declared


def _called(declared: Declared) -> str:
    allowed = literals(declared)
    return f"one of {allowed}" if allowed else getattr(declared, "__name__", str(declared))
