"""What the views of each game hold: one module per game names every field with its encoder."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from tabularium.kernel import Facts, Options
from tabularium.research.numbers.encoders import Encoder

# Fields of games from outside this package.
_OTHERS: Final[dict[str, "FieldsOf"]] = {}


class Fields:
    """The part of a layout that only the game knows."""

    def __init__(
        self,
        questions: tuple[str, ...],
        slots: dict[str, dict[str, Encoder]],
        table: dict[str, Encoder],
        derived: tuple[str, ...] = (),
        sealed: tuple[int, tuple[str, ...]] = (0, ()),
    ) -> None:
        self.questions = questions  # prompts of decisions
        self.slots = slots  # by frame
        self.table = table  # by name in the table of a view
        self.derived = derived  # names in the table that follow from others
        self.sealed = sealed  # how many slots a seat can seal, and letters that can be there


FieldsOf = Callable[[int, Options], Fields]


def register(game: str, fields: FieldsOf) -> None:
    """Let a game from outside this package be studied: say its fields by seats and options."""
    _OTHERS[game] = fields


def usual_options(game: str) -> Facts:
    """Options that research begins with where they differ from those of a table."""
    if game in _OTHERS:
        return {}
    return dict(getattr(import_module(f"tabularium.research.fields.{game}"), "USUAL", {}))


def fields_of(game: str, seats: int, options: Options) -> Fields:
    """The fields of a game."""
    make = _OTHERS.get(game)
    if make is None:
        make = import_module(f"tabularium.research.fields.{game}").fields
    fields = make(seats, options)
    assert isinstance(fields, Fields)
    return fields
