"""What an observer sees of the table. It lies open; what is secret lies in places."""

from typing import Final

from tabularium.games.tigris.kingdoms import supporters
from tabularium.games.tigris.material import CELL_NAMES, CELLS, COLOURS, LEADER_CODES, LEADERS
from tabularium.games.tigris.plain import dump_table, load_table
from tabularium.games.tigris.regions import Regions, temples_beside
from tabularium.games.tigris.state import Tigris
from tabularium.kernel import Facts, codes_in

SEEN: Final = ("terrain", "board", "treasures", "monuments", "points", "won", "catastrophes")


def view_table(t: Tigris, seat: int) -> Facts:
    """What everybody sees. Every gain was public, so the points are."""
    table = dump_table(t)
    view: Facts = {name: table[name] for name in SEEN}
    view["kingdoms"] = kingdom_facts(t.regions())
    view["strengths"] = strength_facts(t.regions())
    return view


def imagine_table(t: Tigris, table: Facts) -> None:
    """The table of a view is complete; kingdoms and strengths follow from the board."""
    load_table(t, {name: table[name] for name in SEEN})


def kingdom_facts(regions: Regions) -> list[Facts]:
    """Every kingdom with its cells and leaders, in the order of their first cells."""
    cells: dict[int, list[str]] = {}
    for cell in range(CELLS):
        region = regions.label[cell]
        if regions.leaders[region]:
            cells.setdefault(region, []).append(CELL_NAMES[cell])
    return [
        {"cells": names, "leaders": codes_in(LEADER_CODES, regions.leaders[region])}
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
