"""Catalogues on disk: which languages there are, and a parsed file for each part."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "pl")

# Reasons keep the name of the module that refuses; these are said by the kernel's catalogue.
_KERNEL_REASONS: Final = ("kernel", "save", "bots")


@cache
def resource(lang: str, part: str) -> Resource | None:
    """The parsed catalogue of one part (kernel, cli or a game); None if there is none."""
    path = files("tabularium.words") / lang / f"{part}.ftl"
    if not path.is_file():
        return None
    return FluentResource(path.read_text(encoding="utf-8"))


def part_of(key: str) -> str:
    """The catalogue that a message id belongs to."""
    first, _, rest = key.partition("-")
    if first != "why":
        return first
    owner = rest.partition("-")[0]
    return "kernel" if owner in _KERNEL_REASONS else owner


def reason_key(code: str) -> str:
    """The message id of a reason: `kernel.not_asked` is said by `why-kernel-not_asked`."""
    return "why-" + code.replace(".", "-")


def item_key(game: str, code: str) -> str:
    """The message id of an item; characters that an id cannot have become `_`."""
    safe = [c if c.isascii() and (c.isalnum() or c in "_-") else "_" for c in code]
    return f"{game}-item-{''.join(safe)}"


def rule_key(game: str, number: str) -> str:
    """The message id of a rule: 3.2 of a game is `<game>-rule-3-2`; K.2 is the kernel's."""
    owner = "kernel" if number.startswith("K.") else game
    return f"{owner}-rule-{number.replace('.', '-')}"
