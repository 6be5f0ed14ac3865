"""Wandering games in which everything in the box is used, counted. `python everything.py 3000`.

The wanderer (`players.wander`) is random, but not evenly: it draws nearly all it may, prefers to
complete places rather than to end a plan, to act rather than to pass, to recruit traders and to use
place tiles (weights in `weight_of`). Evenly random letters mostly plan and do nothing, so that
tiles and deeds would hardly come up. Tables rotate through the options in `TABLES`.
"""

import sys
from collections import Counter
from collections.abc import Iterable

from games.orleans.players import wander

from tabularium.games.orleans import material as m
from tabularium.kernel import Event, Facts, Picks, State
from tabularium.positions.orleans import ORLEANS

TABLES: list[Facts] = [
    {},
    {"extra_tiles": True},
    {"planning": "in_turn"},
    {"place_tiles": "fewer", "extra_tiles": True, "even_events": True},
    {"tours_loches": "road", "treasury": 60},
]
NO_ACTION = ("bathhouse", "school", "herb_garden", "barracks", "sacristy")
WANTED = {f"tile {code}" for code in m.PLACE_CODES[m.FIRST_TILE :]}
WANTED |= {f"action {code}" for code in m.PLACE_CODES if code not in NO_ACTION}
WANTED |= {f"hourglass {code}" for code in m.EVENT_CODES}
WANTED |= {"helped school", "helped herb_garden", "helped barracks", "spared", "bathed"}
WANTED |= {"flogged", "follower_lost", "plague", "donated", "baked", "citizen", "compensated"}


def helped(space: str, kind: str) -> str | None:
    """Which always-on tile alone explains a follower on a space; None if none or several do."""
    if space not in m.SPACE_CODES:
        return None
    need, mask = m.SPACE_NEED[m.SPACE_CODES.index(space)], 1 << m.KIND_CODES.index(kind)
    if m.ACCEPTS[0][need] & mask:
        return None
    tiles = ("school", "herb_garden", "barracks")
    alone = [tile for i, tile in enumerate(tiles) if m.ACCEPTS[1 << i][need] & mask]
    return alone[0] if len(alone) == 1 else None


def uses(events: Iterable[Event]) -> Counter[str]:
    """What happened in a game, in the words of `WANTED`."""
    found: Counter[str] = Counter()
    for event in events:
        what = event.facts.get("place", event.facts.get("event"))
        found[event.kind if what is None else f"{event.kind} {what}"] += 1
        if event.kind == "planned":
            pairs = event.facts["spaces"]
            assert isinstance(pairs, list)
            for space, kind in pairs:
                found[f"helped {helped(space, kind)}"] += 1
    return found


def options_of(game: int) -> Facts:
    """Five tables in turn; in three games of four with the extra tiles."""
    return {**TABLES[game % len(TABLES)], "extra_tiles": game % 4 > 0}


def checked_game(game: int) -> State:
    """A wandering game whose box is complete after every letter."""
    state = ORLEANS.new(2 + game % 3, f"used {game}", options_of(game))
    picks = Picks(f"wander {game}")
    while state.pending is not None:
        wander(state, picks)
        assert state.faults() == [], (game, state.faults())
    return state


def main(games: int) -> None:
    """Play, count and say what never happened."""
    found: Counter[str] = Counter()
    for game in range(games):
        state = checked_game(game)
        assert state.record is not None and state.result is not None
        found += uses(state.record.events)
    print(games, "games;", {code: found[code] for code in sorted(WANTED)})
    print("never:", sorted(WANTED - set(found)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
