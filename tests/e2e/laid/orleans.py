"""Tables of Orléans laid by hand, one for each question and for each kind of word."""

from collections.abc import Callable

from tabularium.games.orleans import material as m
from tabularium.games.orleans.spec import SPEC
from tabularium.kernel import State
from tabularium.positions import say
from tabularium.positions.orleans import lay

EXTRA = {"extra_tiles": True}
SCRIPTORIUM = {"scriptorium.1": "knight", "scriptorium.2": "scholar"}
VILLAGE = {"village.1": "own:farmer", "village.2": "own:boatman", "village.3": "own:craftsman"}
SHIP = {"ship.1": "own:farmer", "ship.2": "own:boatman", "ship.3": "knight"}
WAGON = {"wagon.1": "own:farmer", "wagon.2": "own:trader", "wagon.3": "knight"}
GUILDHALL = {"guildhall.1": "own:farmer", "guildhall.2": "own:craftsman", "guildhall.3": "knight"}
TOWNHALL = {"townhall.1": "farmer", "townhall.2": "boatman"}


def staffed(place: str) -> dict[str, str]:
    """Everybody a tile wants, and any monk where anybody will do."""
    spaces = m.SPACES_OF[m.PLACE_CODES.index(place)]
    kinds = [*m.TYPES, "monk", "knight"]
    return {m.SPACE_CODES[s]: kinds[m.SPACE_NEED[s]] for s in spaces}


def tile(place: str, **rest: object) -> State:
    """A tile that is ready to be used."""
    options = EXTRA if place in ("theatre", "tribunal", "goldsmith", "bakery", "hideaway") else None
    spaces = {0: {**staffed(place), **SCRIPTORIUM}}
    return lay(spaces=spaces, tiles={0: [place]}, options=options, **rest)  # type: ignore[arg-type]


def back() -> State:
    """Two draws given up."""
    spaces = {0: {"village.1": "farmer", "ship.3": "knight", "castle.3": "trader"}}
    state = lay("drawing", 2, spaces=spaces, tracks={0: {"knight": 2}}, bag={0: {"monk": 3}})
    say(state, "draw:4", "draw:0")
    return state


def bathhouse() -> State:
    """Two guests."""
    state = lay("drawing", 2, tiles={0: ["bathhouse"]}, bag={0: {"monk": 3, "knight": 2}})
    say(state, "draw:2", "draw:0")
    return state


def tower() -> State:
    """Some of those just drawn may stand in the Tower."""
    state = lay("drawing", 2, tiles={0: ["gunpowder_tower"]}, bag={0: {"monk": 3, "knight": 2}})
    say(state, "draw:4", "draw:0")
    return state


def fewer() -> State:
    """Before the first round."""
    return SPEC.new(2, "laid", {"place_tiles": "fewer"})


PLANNED = {0: {"own:farmer": 1, "own:boatman": 1, "own:trader": 1, "monk": 2, "knight": 1}}
GOODS = {0: {"grain": 3, "cheese": 1, "brocade": 2}}
LAID: dict[str, Callable[[], State]] = {
    "remove_tile": fewer,
    "draw": lambda: lay("drawing", 4, bag={0: {"monk": 2, "knight": 1}}),
    "take_back": back,
    "bathhouse": bathhouse,
    "tower": tower,
    "plan": lambda: lay("planning", 3, market=PLANNED, technology={0: 1}, goods=GOODS),
    "plan_one": lambda: lay("planning", 3, market=PLANNED, options={"planning": "in_turn"}),
    "plan_theatre": lambda: lay(
        "planning", 2, market=PLANNED, tiles={0: ["theatre"]}, options=EXTRA
    ),
    "plan_tower": lambda: lay(
        "planning", 2, market=PLANNED, tiles={0: ["gunpowder_tower"]}, tower={"knight": 1}
    ),
    "village": lambda: lay(seats=4, spaces={0: VILLAGE}),
    "ship": lambda: lay(spaces={0: SHIP}, ways={"orleans-blois~": ["wine"]}),
    "wagon": lambda: lay(spaces={0: WAGON}, stations={"chartres": [1], "orleans": [0, 2]}),
    "guildhall": lambda: lay(spaces={0: GUILDHALL}, merchant={0: "blois"}),
    "townhall": lambda: lay(spaces={0: TOWNHALL}),
    "pass": lambda: lay(spaces={0: SCRIPTORIUM}, technology={0: 2}, experienced=[1, 0, 0]),
    "pharmacy": lambda: tile("pharmacy"),
    "horse_wagon": lambda: tile("horse_wagon"),
    "gunpowder_tower": lambda: lay(
        tiles={0: ["gunpowder_tower"]}, tower={"knight": 1, "monk": 1}, spaces={0: SCRIPTORIUM}
    ),
    "tribunal": lambda: tile("tribunal"),
    "goldsmith": lambda: tile("goldsmith", goods=GOODS, stations={"tours": [0]}),
    "bakery": lambda: tile("bakery", goods=GOODS),
    "hideaway": lambda: tile("hideaway", goods=GOODS, tracks={0: {"farmer": 2, "trader": 1}}),
    "sacristy": lambda: lay(
        "event",
        spaces={0: {"sacristy.1": "monk"}},
        tiles={0: ["sacristy"]},
        goods={0: {"wine": 3}},
        event="harvest",
    ),
    "harvest": lambda: lay("event", goods={0: {"grain": 1, "wine": 1}}, event="harvest"),
    "taxes": lambda: lay("event", goods={0: {"wine": 4, "bread": 2}}, event="taxes", options=EXTRA),
    "flogging": lambda: lay(
        "event",
        2,
        event="harvest",
        coins=[2, 9],
        goods={0: {"wool": 1}},
        tiles={0: ["brewery"]},
        stations={"tours": [0]},
        spaces={0: {"village.1": "technology"}},
        bag={0: {"monk": 1}},
        tracks={0: {"development": 10}},
        technology={0: 1},
    ),
}
