"""Reading declared types: what kind of thing a type is, and what it is made of."""

from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Declared = Any


class Field:
    """One name of a declared dict."""

    __slots__ = ("declared", "name", "required")

    def __init__(self, name: str, declared: Declared, required: bool) -> None:
        self.name = name
        self.declared = declared
        self.required = required


def _origin(declared: Declared) -> Any:
    return get_origin(declared)


def fields(declared: Declared) -> list[Field]:
    """The names of a TypedDict in their order, those of its bases first."""
    hints = get_type_hints(declared, include_extras=True)
    return [
        Field(name, _bare(hint), name in declared.__required_keys__) for name, hint in hints.items()
    ]


def _bare(hint: Declared) -> Declared:
    return get_args(hint)[0] if _origin(hint) in (NotRequired, Required) else hint


def members(declared: Declared) -> list[Declared]:
    """The types of a union; a type that is none has itself."""
    if _origin(declared) in (Union, UnionType):
        return [each for part in get_args(declared) for each in members(part)]
    return [declared]


def literals(declared: Declared) -> list[str | int]:
    """The values of a Literal; empty if it is none."""
    return list(get_args(declared)) if _origin(declared) is Literal else []


def item(declared: Declared) -> Declared | None:
    """What a list is a list of."""
    return get_args(declared)[0] if _origin(declared) is list else None


def entry(declared: Declared) -> tuple[Declared, Declared] | None:
    """Keys and values of a dict that is no TypedDict."""
    if _origin(declared) is dict:
        key, value = get_args(declared)
        return key, value
    return None


def is_record(declared: Declared) -> bool:
    """Whether it is a dict with declared names."""
    return is_typeddict(declared)


def is_nothing(declared: Declared) -> bool:
    """Whether it is None."""
    return declared in (None, NoneType)
