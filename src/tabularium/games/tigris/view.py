"""What an observer sees of the table. It lies open; what is secret lies in places."""

from typing import Final

from tabularium.games.tigris.conflict import conflict_facts, waiting_conflicts
from tabularium.games.tigris.course import turn_facts
from tabularium.games.tigris.kingdoms import supporters
from tabularium.games.tigris.material import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    CITIES,
    COLOURS,
    LEADERS,
)
from tabularium.games.tigris.plain import (
    board_facts,
    by_colour,
    dynasty_facts,
    load_table,
    monument_facts,
    terrain_facts,
)
from tabularium.games.tigris.regions import NOT_ON_BOARD, TEMPLE
from tabularium.games.tigris.scoring import spread_of
from tabularium.games.tigris.shape import Kingdom, Strength, Table, Verdict
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.support import board_without_union
from tabularium.games.tigris.terrain import NEIGHBOURS, STANDARD, Terrain
from tabularium.kernel import Facts, codes_in

SEEN: Final = (
    *("terrain", "dynasties", "board", "treasures", "monuments"),
    *("points", "won", "catastrophes"),
)


def view_table(t: Tigris, seat: int) -> Table:
    """What everybody sees. Every gain was public, so the points are."""
    return {
        "terrain": terrain_facts(t),
        "dynasties": dynasty_facts(t),
        "board": board_facts(t),
        "treasures": [CELL_NAMES[cell] for cell in t.treasures],
        "corners": [CELL_NAMES[cell] for cell in t.treasures if t.terrain.corner[cell]],
        "monuments": [monument_facts(monument) for monument in t.monuments],
        "points": [by_colour(t.points_of(each)) for each in range(t.seats)],
        "won": list(t.won),
        "catastrophes": list(t.catastrophes),
        "kingdoms": kingdom_facts(t),
        "strengths": strength_facts(t),
        "conflict": conflict_facts(t),
        "conflicts": waiting_conflicts(t),
        "turn": turn_facts(t),
        "verdict": verdict(t),
    }


def verdict(t: Tigris) -> Verdict | None:
    """In which colour the winner is ahead of the next (13.3); none if all are equal."""
    if t.result is None:
        return None
    places = t.result.places
    spreads = [spread_of(t, seat) for seat in range(t.seats)]
    behind = [spreads[seat] for seat in range(t.seats) if places[seat] > 1]
    if not behind:
        return None
    best, following = spreads[places.index(1)], max(behind)
    for nth in range(len(best)):
        if best[nth] != following[nth]:
            return {"nth": nth + 1, "score": best[nth], "next": following[nth]}
    return None


def imagine_table(t: Tigris, table: Facts) -> None:
    """The table of a view is complete; kingdoms and strengths follow from the board."""
    load_table(t, {name: table[name] for name in SEEN})


def cities_of(terrain: Terrain) -> tuple[int, ...]:
    """Temples at the start, the oldest city first."""
    if terrain is STANDARD:
        return tuple([CELL_NUMBERS[name] for name in CITIES])
    return terrain.temples


_CITIES: Final = cities_of(STANDARD)


def kingdom_facts(t: Tigris) -> list[Kingdom]:
    """Every kingdom with its oldest city, its cells and leaders, in the order of first cells."""
    regions = t.regions()
    label, leaders = regions.label, regions.leaders
    cells: dict[int, list[str]] = {}
    for cell in range(CELLS):
        region = label[cell]
        if leaders[region]:
            cells.setdefault(region, []).append(CELL_NAMES[cell])
    named: dict[int, str] = {}
    for city in _CITIES if t.terrain is STANDARD else cities_of(t.terrain):
        named.setdefault(label[city], CELL_NAMES[city])
    found: list[Kingdom] = []
    for region, names in cells.items():
        codes = codes_in(t.codes.leaders, leaders[region])
        found.append({"city": named.get(region), "cells": names, "leaders": codes})
    return found


def kingdoms_of(t: Tigris) -> int:
    """How many kingdoms there are."""
    regions = t.regions()
    return len({regions.label[cell] for cell in regions.where if cell != NOT_ON_BOARD})


def strength_facts(t: Tigris) -> dict[str, Strength]:
    """For every leader: temples beside it, tiles of its colour in its kingdom or side (9.14)."""
    facts: dict[str, Strength] = {}
    regions, board = t.regions(), board_without_union(t)
    for leader in range(LEADERS):
        if regions.where[leader] != NOT_ON_BOARD:
            facts[t.codes.leaders[leader]] = _strength(board, leader, regions.where[leader])
    return facts


def strength_of(t: Tigris, leader: int) -> Strength | None:
    """What one leader has on the board; None if it is not there."""
    cell = t.regions().where[leader]
    return None if cell == NOT_ON_BOARD else _strength(board_without_union(t), leader, cell)


def _strength(board: bytes, leader: int, cell: int) -> Strength:
    temples = [CELL_NAMES[near] for near in NEIGHBOURS[cell] if board[near] == TEMPLE]
    tiles = [CELL_NAMES[tile] for tile in supporters(board, cell, leader % 4)]
    return {
        "at": CELL_NAMES[cell],
        "colour": COLOURS[leader % 4],
        "revolt": len(temples),
        "war": len(tiles),
        "temples": temples,
        "tiles": tiles,
    }
