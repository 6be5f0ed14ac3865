"""Shape: which facts a game tells, declared once. Clients' types and documents are made from it."""

from typing import Any, Final

# The declared types are TypedDicts of the game's shape.py; only `tabularium.shapes` looks inside.
Declared = Any


class Shape:
    """The declared types of all that a game tells, by the place where it is told."""

    __slots__ = ("events", "material", "outcome", "outlook", "prompts", "result", "score", "table")

    def __init__(
        self,
        *,
        table: Declared,
        prompts: dict[str, Declared],
        events: dict[str, Declared],
        outcome: Declared,
        outlook: Declared,
        score: Declared,
        result: Declared,
        material: Declared,
    ) -> None:
        self.table = table  # the game's own part of a view
        self.prompts = prompts  # the facts of each question
        self.events = events  # the facts of each kind of event
        self.outcome = outcome  # what a word would do
        self.outlook = outlook  # what a player would reckon
        self.score = score  # the forecast
        self.result = result  # the details of a result
        self.material = material  # what is in the box


def in_seats(mask: int, seats: int) -> list[int]:
    """The seats whose bit is set."""
    return [seat for seat in range(seats) if mask >> seat & 1]


_FREE: Final = {"outcome": dict, "outlook": dict, "score": dict, "result": dict, "material": dict}
NO_SHAPE: Final = Shape(table=dict, prompts={}, events={}, **_FREE)
