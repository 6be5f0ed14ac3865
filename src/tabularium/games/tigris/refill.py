"""Rules 12: filling hands up from the bag."""

from tabularium.games.tigris.material import COLOURS, HAND_SIZE
from tabularium.games.tigris.state import BAG, BAG_DRAWS, HAND, Tigris
from tabularium.kernel import Facts


def draw_tiles(t: Tigris, seat: int, count: int) -> None:
    """Tiles from the bag into a hand; only their owner sees which."""
    drawn: list[int] = []
    for _ in range(count):
        drawn.append(t.draw(BAG, HAND + seat, BAG_DRAWS))
    if t.telling:
        facts: Facts = {"seat": seat, "count": count}
        tiles = [COLOURS[tile] for tile in sorted(drawn)]
        t.tell("drawn", {**facts, "tiles": tiles}, 1 << seat, facts)


def missing_tiles(t: Tigris, seat: int) -> int:
    """How many tiles a hand lacks."""
    return HAND_SIZE - len(t.contents[HAND + seat])


def refill_hands(t: Tigris, active: int) -> bool:
    """All hands up to six, clockwise from the active player; False if the bag fails (12.3)."""
    for i in range(t.seats):
        seat = (active + i) % t.seats
        missing = missing_tiles(t, seat)
        if missing > len(t.contents[BAG]):
            return False
        if missing > 0:
            draw_tiles(t, seat, missing)
    return True
