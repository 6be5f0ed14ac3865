"""Tables of Tigris & Euphrates laid by hand: monuments, the order of wars, treasures."""

from collections.abc import Callable

from tabularium.games.tigris.spec import SPEC
from tabularium.kernel import State
from tabularium.positions import say
from tabularium.positions.tigris import lay

WARS = {
    "red": "c5 g5",
    "lion.trader": "c6",
    "lion.king": "b5",
    "green": "d5 f5 i5",
    "bull.trader": "g6",
    "bull.king": "h5",
}


def monument() -> State:
    """The fourth tile of a square was laid."""
    state = lay({"black": "e5 f5 e6"}, {0: "black"})
    say(state, "tile:black f6")
    return state


def war_order() -> State:
    """Two wars at once."""
    state = lay(WARS, {0: "black"})
    say(state, "tile:black e5")
    return state


def dynasty() -> State:
    """Everybody chooses a dynasty."""
    return SPEC.new(3, "laid", {"dynasties": "chosen"})


LAID: dict[str, Callable[[], State]] = {
    "monument": monument,
    "war_order": war_order,
    "dynasty": dynasty,
}
