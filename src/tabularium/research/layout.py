"""Layouts: the numbers of an observation, made from a view and nothing else, under fixed names.

As a program it prints the layout of a game: `python -m tabularium.research.layout tigris 4`.
"""

import sys
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tabularium import games
from tabularium.kernel import GameSpec, Options, View
from tabularium.research.fields import fields_of
from tabularium.research.numbers.writer import Writer

Vector = NDArray[np.float32]


class Layout:
    """Which number of an observation means what, for one game, number of seats and options."""

    def __init__(self, spec: GameSpec, seats: int, options: Options) -> None:
        self._game = game = fields_of(spec.id, seats, options)
        parts = (game.questions, game.slots, game.table, game.sealed)
        self._writer = Writer(spec, seats, options, *parts)
        self.spec = spec
        self.seats = seats
        self.letters = self._writer.letters
        self.size = self._writer.size
        self.fields = self._writer.fields

    def encode(self, view: View) -> Vector:
        """The observation of whoever has this view."""
        return np.frombuffer(self._writer.write(view), np.float32)

    # Reading

    def part(self, observation: Vector, name: str) -> Vector:
        """The numbers of one field."""
        field = self.fields[name]
        return observation[..., field.start : field.stop]

    def labels(self) -> list[str]:
        """A name for each number of an observation."""
        return [label for field in self.fields.values() for label in field.labels()]

    def table(self) -> list[tuple[int, int, str, str, str]]:
        """For each field: where it starts, its size, its name, its first and its last label."""
        rows = []
        for field in self.fields.values():
            labels = [label.removeprefix(field.name).lstrip(".") for label in field.labels()]
            first, last = (labels[0], labels[-1]) if labels else ("", "")
            rows.append((field.start, field.size, field.name, first, last))
        return rows


@cache
def _made(game: str, seats: int, given: tuple[tuple[str, object], ...]) -> Layout:
    spec = games[game]
    return Layout(spec, seats, Options(spec.schema, dict(given)))


def layout_for(game: str, seats: int, options: dict[str, object] | None = None) -> Layout:
    """The layout of a game; equal games share it."""
    return _made(game, seats, tuple(sorted((options or {}).items())))


def main(argv: list[str]) -> None:
    """Print one line per field."""
    layout = layout_for(argv[0], int(argv[1]), {"horizon": games[argv[0]].horizon})
    for start, size, name, first, last in layout.table():
        print(f"{start:>6} {size:>6}  {name:<28} {first} … {last}".rstrip(" …"))


if __name__ == "__main__":
    main(sys.argv[1:])
