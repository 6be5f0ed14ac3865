"""Rules 2: what can be said of kingdoms. Pure questions of a board."""

from tabularium.games.tigris.material import CELL_NAMES, CELLS, COLOURS, LEADER_CODES, LEADERS
from tabularium.games.tigris.regions import Regions, connected_with, temples_beside
from tabularium.games.tigris.terrain import TILE
from tabularium.kernel import Facts


def owner_in(mask: int, colour: int) -> int:
    """Whose leader of a colour is in a kingdom with these leaders; -1 if nobody's."""
    for seat in range(4):
        if mask >> (4 * seat + colour) & 1:
            return seat
    return -1


def rivals_in(mask: int, colour: int) -> list[int]:
    """All seats with a leader of a colour in a kingdom with these leaders."""
    return [seat for seat in range(4) if mask >> (4 * seat + colour) & 1]


def contested_colours(mask: int) -> list[int]:
    """Colours of which there is more than one leader (9.3)."""
    return [colour for colour in range(4) if len(rivals_in(mask, colour)) > 1]


def supporters(board: bytes, leader: int, colour: int, without: int = -1) -> list[int]:
    """Face-up tiles of a colour connected with a leader's cell (9.5), one cell taken away (9.4)."""
    side = connected_with(board, leader, without)
    return [cell for cell in side if board[cell] == TILE + colour]


def codes_in(mask: int) -> list[str]:
    """The leaders of a mask by their codes."""
    return [LEADER_CODES[leader] for leader in range(LEADERS) if mask >> leader & 1]


def kingdom_facts(regions: Regions) -> list[Facts]:
    """Every kingdom with its cells and leaders, in the order of their first cells."""
    cells: dict[int, list[str]] = {}
    for cell in range(CELLS):
        region = regions.label[cell]
        if regions.leaders[region]:
            cells.setdefault(region, []).append(CELL_NAMES[cell])
    return [
        {"cells": names, "leaders": codes_in(regions.leaders[region])}
        for region, names in cells.items()
    ]


def strength_facts(regions: Regions) -> Facts:
    """For every leader on the board: temples beside it, and tiles of its colour in its kingdom."""
    facts: Facts = {}
    for leader in range(LEADERS):
        cell = regions.where[leader]
        if cell >= 0:
            facts[LEADER_CODES[leader]] = {
                "at": CELL_NAMES[cell],
                "colour": COLOURS[leader % 4],
                "revolt": temples_beside(regions.board, cell),
                "war": len(supporters(regions.board, cell, leader % 4)),
            }
    return facts
