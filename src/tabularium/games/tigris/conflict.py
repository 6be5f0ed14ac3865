"""Rules 8 and 9 as a picture: both sides of a conflict, what counts, what falls, what it brings."""

from tabularium.games.tigris.material import CELL_NAMES, COLOURS, RED
from tabularium.games.tigris.regions import TEMPLE, connected_with
from tabularium.games.tigris.revolt import Revolt
from tabularium.games.tigris.shape import Conflict, Side
from tabularium.games.tigris.state import HAND, Tigris
from tabularium.games.tigris.support import Conflict as Fight
from tabularium.games.tigris.terrain import LEADER, NEIGHBOURS
from tabularium.games.tigris.war import War


def fight_of(t: Tigris) -> Fight | None:
    """The conflict that is fought now."""
    if not t.stack:
        return None
    top = t.stack[-1]
    return top if isinstance(top, Fight) and top.step in ("attack", "defence") else None


def conflict_facts(t: Tigris) -> Conflict | None:
    """The conflict that is fought now, both sides with all that counts."""
    fight = fight_of(t)
    return None if fight is None else facts_of(t, fight)


def waiting_conflicts(t: Tigris) -> list[Conflict]:
    """Wars of which the active player chooses the next (9.3)."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, War) or top.step != "order":
        return []
    found: list[Conflict] = []
    for colour in top.contested(t):
        war = top.copy()
        war.attacker, war.defender = top.fighters(t, colour)
        war.colour = colour
        found.append(facts_of(t, war))
    return found


def facts_of(t: Tigris, fight: Fight) -> Conflict:
    """One conflict."""
    added = fight.attack if fight.step == "defence" else None
    war = isinstance(fight, War)
    deciding: int | None = None
    if fight.step == "attack":
        deciding = fight.attacker
    elif fight.step == "defence":
        deciding = fight.defender
    cell: str | None = CELL_NAMES[fight.cell] if isinstance(fight, War) else None
    return {
        "kind": "war" if war else "revolt",
        "colour": COLOURS[fight.colour],
        "support": COLOURS[fight.support_colour()],
        "cell": cell,
        "deciding": deciding,
        "attacker": side_facts(t, fight, fight.attacker, added),
        "defender": side_facts(t, fight, fight.defender, None),
    }


def side_facts(t: Tigris, fight: Fight, seat: int, added: int | None) -> Side:
    """Whoever fights: leader, land, what counts, and what goes if it loses (8.6, 9.9, 9.10)."""
    at = t.cell_of(seat, fight.colour)
    if isinstance(fight, War):
        cells = sorted(connected_with(t.board, at, fight.cell))
        counts = sorted(fight.side(t, seat))
        falls = [c for c in counts if fight.colour != RED or not stays_put(t, c, at)]
        prize = 1 + len(falls)
    else:
        assert isinstance(fight, Revolt)
        cells = [at]
        counts = [cell for cell in NEIGHBOURS[at] if t.board[cell] == TEMPLE]
        falls = []
        prize = 1
    return {
        "seat": seat,
        "leader": t.codes.leaders[4 * seat + fight.colour],
        "at": CELL_NAMES[at],
        "cells": [CELL_NAMES[cell] for cell in cells],
        "base": len(counts),
        "falls": [CELL_NAMES[cell] for cell in falls],
        "stays": [CELL_NAMES[cell] for cell in counts if cell not in falls],
        "added": added,
        "total": len(counts) + (added or 0),
        "hand": len(t.contents[HAND + seat]),
        "prize": prize,
    }


def stays_put(t: Tigris, cell: int, loser: int) -> bool:
    """9.10: a treasure on it, or another leader beside it than the one that goes."""
    if cell in t.treasures:
        return True
    return any([n != loser and t.board[n] >= LEADER for n in NEIGHBOURS[cell]])
