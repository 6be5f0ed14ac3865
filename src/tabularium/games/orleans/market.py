"""Rules 4: Market, bag and Gunpowder Tower: how many may come, and from where."""

from tabularium.games.orleans.material import (
    DRAW_LIMIT,
    KINDS,
    KNIGHT,
    MARKET,
    TOWER,
    TOWER_ROOM,
)
from tabularium.games.orleans.state import BAG_DRAWS, TRACKS, Orleans


def draw_limit(t: Orleans, seat: int) -> int:
    """4.1: how many followers a seat may draw."""
    return DRAW_LIMIT[t.tracks[TRACKS * seat + KNIGHT]]


def followers_in(row: list[int], seat: int) -> int:
    """The followers of a seat in a row by kind. Compiled, this is much faster than `sum`."""
    there = 0
    for i in range(KINDS * seat, KINDS * (seat + 1)):
        there += row[i]
    return there


def in_bag(t: Orleans, seat: int) -> int:
    """Followers in the bag."""
    return followers_in(t.bag, seat)


def free_on_market(t: Orleans, seat: int) -> int:
    """Free spaces of the Market itself; below 0 if some of those just drawn must to the Tower."""
    return MARKET - followers_in(t.market, seat)


def free_in_tower(t: Orleans, seat: int) -> int:
    """4.6: free spaces of the Gunpowder Tower, for those who have it."""
    return TOWER_ROOM - followers_in(t.tower, 0) if t.has(seat, TOWER) else 0


def most_to_draw(t: Orleans, seat: int) -> int:
    """4.1, 4.2: the limit, the bag, the room."""
    room = free_on_market(t, seat) + free_in_tower(t, seat)
    return min(draw_limit(t, seat), in_bag(t, seat), room)


def most_back(t: Orleans, seat: int, drawn: int) -> int:
    """4.3: draws given up and spaces left on the Market, when the Tower takes what it can."""
    room = free_on_market(t, seat) + min(free_in_tower(t, seat), drawn)
    return min(draw_limit(t, seat) - drawn, room)


def draw_from_bag(t: Orleans, seat: int, kinds: list[int]) -> int:
    """Nature picks one of these followers, given as counts by kind."""
    number = t.below(BAG_DRAWS + seat, sum(kinds))
    for kind, n in enumerate(kinds):
        number -= n
        if number < 0:
            return kind
    raise AssertionError("nobody to draw")


def owner_of(t: Orleans, place: int) -> int:
    """Whose tile it is; -1 if nobody's."""
    for seat in range(t.seats):
        if t.has(seat, place):
            return seat
    return -1
