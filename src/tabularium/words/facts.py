"""Facts on their way into a sentence, in a form that the catalogues can read."""

from collections.abc import Sequence
from typing import Final

from babel.lists import format_list
from babel.localedata import exists
from fluent.runtime.types import FluentNone, FluentType

DICE: Final = "⚀⚁⚂⚃⚄⚅"


class Structured(FluentType):
    """A list or a record among the facts; Fluent itself knows only texts and numbers."""

    def __init__(self, value: object) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        """Plain, for a message that names it without a function."""
        return plain(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Structured) and self.value == other.value

    def __hash__(self) -> int:
        return hash(plain(self.value))


def plain(value: object) -> str:
    """A fact without words: lists with commas, records as name and value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(plain(each) for each in value)
    return "" if value is None else str(value)


def fact(value: object) -> object:
    """A fact as Fluent takes it; `True` becomes `true`, so that a message can select by it."""
    if isinstance(value, bool):
        return plain(value)
    if isinstance(value, str | int | float):
        return value
    return Structured(value)


def each_of(value: object) -> list[object]:
    """The members of a fact that is a list; any other is a list of one, an absent one of none."""
    inner = value.value if isinstance(value, Structured) else value
    if isinstance(inner, list | tuple):
        return list(inner)
    return [] if inner in (None, "") or isinstance(inner, FluentNone) else [inner]


def die(face: object) -> str:
    """A die by its face: the picture and, because pictures are small, the number."""
    number = int(str(face))
    return f"{DICE[number - 1]}{number}" if 1 <= number <= len(DICE) else str(number)


def dice(faces: object) -> str:
    """Dice by their faces, a list of numbers or a text such as 134."""
    return " ".join(die(face) for each in each_of(faces) for face in str(each))


def joined(lang: str, parts: Sequence[str], style: str = "standard") -> str:
    """A list as people say it: "a, b i c"."""
    locale = lang if exists(lang) else "en"
    return format_list(list(parts), style="or" if style == "or" else "standard", locale=locale)
