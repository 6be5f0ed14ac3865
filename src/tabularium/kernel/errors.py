"""Refusals. The kernel writes no prose: errors carry a Reason, the catalogues have the words."""

from collections.abc import Mapping

Facts = dict[str, object]
# Facts of a declared shape: a game's TypedDicts are such mappings, plain dicts as well.
Told = Mapping[str, object]


class Reason:
    """Why something is refused: a code for the catalogues, a rule number, and what it is about."""

    __slots__ = ("code", "detail", "rule")

    def __init__(self, code: str, rule: str, detail: Facts | None = None) -> None:
        self.code = code
        self.rule = rule
        self.detail: Facts = {} if detail is None else detail

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.code == other.code
            and self.rule == other.rule
            and self.detail == other.detail
        )

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        detail = ", ".join(f"{name}={value!r}" for name, value in self.detail.items())
        return f"{self.code} [rule {self.rule}]" + (f": {detail}" if detail else "")


class TabulariumError(ValueError):
    """Base of all refusals; `reason` says what is wrong, `reasons` all of it if there is more."""

    def __init__(self, reason: Reason, reasons: list[Reason] | None = None) -> None:
        self.reason = reason
        self.reasons: list[Reason] = [reason] if reasons is None else reasons
        super().__init__("; ".join(repr(each) for each in self.reasons))


class IllegalAction(TabulariumError):
    """A word or letter that the rules do not allow now. Nothing was changed."""


class BadOption(TabulariumError):
    """A game option that does not exist or has a value that is not allowed."""


class BadPosition(TabulariumError):
    """A dump or hand-written position that cannot be."""


class BadSave(TabulariumError):
    """A save file that cannot be read, was changed, or does not replay."""
