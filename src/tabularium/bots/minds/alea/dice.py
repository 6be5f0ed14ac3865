"""Dice: chances of one roll, and the exact expectation of rolling some dice again."""

from collections.abc import Callable
from functools import cache
from math import comb, exp
from typing import Final

from tabularium.games.alea.senate import RUNS, STRENGTH

Roll = tuple[int, ...]  # dice by face - 1

FACES: Final = 6
ALL_FACES: Final = 63


@cache
def at_least(dice: int, wanted: int) -> float:
    """The chance that so many dice show a given face at least `wanted` times."""
    if wanted <= 0:
        return 1.0
    ways = [comb(dice, n) * (5 / 6) ** (dice - n) / 6.0**n for n in range(wanted, dice + 1)]
    return float(sum(ways))


@cache
def faces_shown(dice: int) -> tuple[float, ...]:
    """The chance of every set of faces, as a bit mask, to be just what a roll shows."""
    chances = [0.0] * 64
    for mask in range(64):
        within = 0.0  # inclusion and exclusion over the faces that are missing
        part = mask
        while True:
            sign = -1 if (bin(mask).count("1") - bin(part).count("1")) % 2 else 1
            within += sign * (bin(part).count("1") / 6) ** dice
            if part == 0:
                break
            part = (part - 1) & mask
        chances[mask] = max(within, 0.0)
    return tuple(chances)


@cache
def better_run(dice: int, mine: int, strength: int) -> float:
    """The chance that one roll makes the run `mine` stronger than `strength` (-1: any run)."""
    chances = faces_shown(dice)
    needs = [run & ~mine for run in RUNS if run & mine == mine and STRENGTH[run] > strength]
    total = 0.0
    for mask in range(1, 64):
        if [need for need in needs if need and need & mask == need]:
            total += chances[mask]
    return total


@cache
def low_face(dice: int, face: int) -> float:
    """The chance that a roll shows a face up to `face`."""
    return 1.0 - (1.0 - face / 6) ** dice


def more_than(mean: float, number: int) -> float:
    """The chance of at least `number` rare events if so many are expected (Poisson)."""
    if number <= 0:
        return 1.0
    term = total = exp(-mean)
    for n in range(1, number):
        term *= mean / n
        total += term
    return max(0.0, 1.0 - total)


class Rolls:
    """All multisets of up to so many dice, and for each what one die more makes of it."""

    def __init__(self, dice: int) -> None:
        layer: list[Roll] = [(0,) * FACES]
        self.layers: list[list[Roll]] = [layer]
        self.grown: list[list[list[int]]] = []  # by layer, roll, face: where in the next layer
        for _ in range(dice):
            place: dict[Roll, int] = {}
            grown: list[list[int]] = []
            for roll in layer:
                row: list[int] = []
                for i in range(FACES):
                    more = (*roll[:i], roll[i] + 1, *roll[i + 1 :])
                    row.append(place.setdefault(more, len(place)))
                grown.append(row)
            self.grown.append(grown)
            layer = list(place)
            self.layers.append(layer)


@cache
def rolls(dice: int) -> Rolls:
    """The multisets of up to so many dice."""
    return Rolls(dice)


def best_to_keep(roll: Roll, value: Callable[[Roll], float]) -> tuple[float, Roll]:
    """Which dice of a roll to keep if all others are rolled once more, and the expected value.

    Exact over all outcomes: the value of a full roll is asked once for each of the at most 1,287
    rolls there are; the expectation with some dice kept is the mean over one die more, six ways.
    Keeping all dice is not among the answers.
    """
    dice = sum(roll)
    table = rolls(dice)
    values = [value(full) for full in table.layers[dice]]
    best, kept = float("-inf"), roll
    for size in range(dice - 1, -1, -1):
        after = values
        values = [
            (after[a] + after[b] + after[c] + after[d] + after[e] + after[f]) / FACES
            for a, b, c, d, e, f in table.grown[size]
        ]
        for i, part in enumerate(table.layers[size]):
            if values[i] > best and fits(part, roll):
                best, kept = values[i], part
    return best, kept


def fits(part: Roll, roll: Roll) -> bool:
    """Whether some dice are all in a roll."""
    return (
        part[0] <= roll[0]
        and part[1] <= roll[1]
        and part[2] <= roll[2]
        and part[3] <= roll[3]
        and part[4] <= roll[4]
        and part[5] <= roll[5]
    )
