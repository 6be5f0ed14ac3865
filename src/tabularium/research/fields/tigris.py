"""Fields of Tigris & Euphrates."""

from tabularium.games.tigris.material import (
    CATASTROPHES,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DYNASTIES,
    HAND_SIZE,
    LEADER_CODES,
    PAIR_CODES,
    PAIRS,
    TREASURES,
)
from tabularium.kernel import Facts, Options
from tabularium.research.fields import Fields
from tabularium.research.numbers.encoders import By, Counts, Index, Number, OneOf, Parts, Row

# Seat 0 begins and plays the Lion, so that what a number means does not hang on a lot.
USUAL: Facts = {"starter": "first_seat", "dynasties": "by_seat"}

TURNS = 200  # in a game, usually fewer
POINTS = 20  # of a colour, usually fewer
SUPPORTERS = 10
TEMPLES_BESIDE = 4


def fields(seats: int, options: Options) -> Fields:
    """The board cell by cell; kingdoms follow from it, strengths are there to save counting."""
    seat, cell, colour = Index(seats), Index(CELLS), Index(len(COLOURS))
    fight = {
        "attacker": seat,
        "defender": seat,
        "colour": colour,
        "attack": Number(HAND_SIZE),
    }
    pieces = ("catastrophe", *COLOURS, "base", *LEADER_CODES)
    strength = Parts(revolt=Number(TEMPLES_BESIDE), war=Number(SUPPORTERS))
    monument = Parts(pair=OneOf(PAIR_CODES), base=OneOf(COLOURS), at=OneOf(CELL_NAMES))
    return Fields(
        ("action", "dynasty", "monument", "support", "treasure_stays", "war_order"),
        {
            "Match": {"turn": Number(TURNS), "seat": seat},
            "ChooseDynasty": {"seat": seat},
            "Turn": {"seat": seat, "actions": Number(2)},
            "Revolt": fight,
            "War": {"seat": seat, "cell": cell, **fight},
            "BuildMonument": {"seat": seat, "cell": cell},
            "Treasures": {"seat": seat},
        },
        {
            "dynasties": Row(OneOf(DYNASTIES), seats),
            "board": By(CELL_NAMES, OneOf(pieces)),
            "treasures": Counts(CELL_NAMES),
            "monuments": Row(monument, len(PAIRS)),
            "points": Row(By(COLOURS, Number(POINTS)), seats),
            "won": Row(Number(TREASURES), seats),
            "catastrophes": Row(Number(CATASTROPHES), seats),
            "strengths": By(LEADER_CODES, strength),
        },
        derived=("kingdoms", "terrain", "corners", "turn", "conflict", "conflicts", "verdict"),
    )
