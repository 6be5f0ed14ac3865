"""Pieces as codes for people and as small numbers for the engine.

The engine knows a leader by its seat, people know it by its dynasty. Which is whose differs from
table to table (1.4).
"""

from typing import Final

from tabularium.games.tigris.material import COLOURS, COLUMNS, DYNASTIES, LEADER_CODES, PAIRS

NO_DYNASTY: Final = -1  # not chosen yet


class PieceCodes:
    """The codes of all pieces at a table with certain dynasties. Never changed once made.

    `leaders` by 4 * seat + colour; `pieces` by the code of terrain.py: empty, catastrophe, off the
    board, tiles, face-down tile, leaders; `numbers` back again, for what can lie on a cell.
    """

    __slots__ = ("leaders", "numbers", "pieces")

    def __init__(self, dynasties: tuple[int, ...]) -> None:
        rest = [dynasty for dynasty in range(len(DYNASTIES)) if dynasty not in dynasties]
        leaders: list[str] = []
        for seat in range(len(DYNASTIES)):
            chosen = dynasties[seat] if seat < len(dynasties) else NO_DYNASTY
            dynasty = rest.pop(0) if chosen == NO_DYNASTY else chosen
            leaders += LEADER_CODES[4 * dynasty : 4 * dynasty + 4]
        self.leaders: tuple[str, ...] = tuple(leaders)
        self.pieces: tuple[str, ...] = ("", "catastrophe", "#", *COLOURS, "base", *leaders)
        self.numbers: dict[str, int] = {}
        for number, code in enumerate(self.pieces):
            if code not in ("", "#"):
                self.numbers[code] = number


_MADE: Final[dict[tuple[int, ...], PieceCodes]] = {}  # there are few, and all copies share them


def codes_for(dynasties: tuple[int, ...]) -> PieceCodes:
    """The codes of all pieces, by the dynasty of each seat."""
    codes = _MADE.get(dynasties)
    if codes is None:
        codes = PieceCodes(dynasties)
        _MADE[dynasties] = codes
    return codes


# A monument is one number: its pair, the colour of the tiles below it, its upper left cell.


def monument_number(pair: int, base: int, cell: int) -> int:
    """A monument as one number."""
    return pair * 1024 + base * 256 + cell


def pair_of(monument: int) -> int:
    """Which of the six monuments it is."""
    return monument // 1024


def base_of(monument: int) -> int:
    """The colour of the tiles it stands on."""
    return monument // 256 % 4


def corner_of(monument: int) -> int:
    """Its upper left cell."""
    return monument % 256


def has_colour(monument: int, colour: int) -> bool:
    """Whether one half of a monument is of a colour."""
    return colour in PAIRS[pair_of(monument)]


def base_cells(monument: int) -> tuple[int, int, int, int]:
    """The four cells under a monument."""
    cell = corner_of(monument)
    return (cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1)
