"""Views: everything one seat knows, as plain data."""

from tabularium.kernel.errors import Facts


class View:
    """What one seat knows, as plain data under fixed names. It is enough to imagine full states."""

    __slots__ = ("facts",)

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    @property
    def seat(self) -> int | None:
        """Whose view this is; None: a spectator's."""
        seat = self.facts["seat"]
        assert seat is None or isinstance(seat, int)
        return seat

    @property
    def table(self) -> Facts:
        """The game's own part."""
        table = self.facts["table"]
        assert isinstance(table, dict)
        return table

    @property
    def places(self) -> Facts:
        """Contents of the places seen, the number of pieces in the others."""
        places = self.facts["places"]
        assert isinstance(places, dict)
        return places

    def __getitem__(self, field: str) -> object:
        return self.facts[field]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.facts["game"], self.facts["seat"], self.facts["said"]))

    def __repr__(self) -> str:
        return f"View({self.facts!r})"

    def dump(self) -> Facts:
        """As plain data, ready for JSON."""
        return self.facts
