"""Rules 10: travelling on the map, goods on the way, trading stations."""

from tabularium.games.orleans.letters import CITY, GOOD, LEAVE
from tabularium.games.orleans.material import (
    CITY_CODES,
    GOODS,
    NEIGHBOURS,
    ORLEANS,
    ROAD,
    SECOND_SPACE,
    WATERWAY,
)
from tabularium.games.orleans.state import Orleans, bumped
from tabularium.kernel import Reason


def neighbours(t: Orleans, seat: int, mode: int) -> tuple[tuple[int, int], ...]:
    """10.1, 10.2: cities next to a seat's merchant by road or waterway, with the connection."""
    contested = ROAD if t.setting.options.given["tours_loches"] == "road" else WATERWAY
    return NEIGHBOURS[2 * contested + mode][t.merchant[seat]]


def connection_to(t: Orleans, seat: int, mode: int, city: int) -> int:
    """The connection to a neighbouring city; -1 if there is none."""
    for neighbour, connection in neighbours(t, seat, mode):
        if neighbour == city:
            return connection
    return -1


def city_letters(t: Orleans, seat: int, mode: int) -> list[int]:
    """Where the merchant of a seat may go."""
    return [CITY + city for city, _ in neighbours(t, seat, mode)]


def spaces_on(t: Orleans, connection: int) -> list[int]:
    """Goods spaces of a connection that are in use."""
    second = SECOND_SPACE[connection]
    return [connection, second] if 0 <= second < len(t.ways) else [connection]


def good_letters(t: Orleans, connection: int) -> list[int]:
    """10.3: goods that may be taken on the way, or left; nothing to say on an empty way."""
    letters: list[int] = []
    for space in spaces_on(t, connection):
        good = t.ways[space] - 1
        if good >= 0 and GOOD + good not in letters:
            letters.append(GOOD + good)
    if letters:
        letters.append(LEAVE)
    return letters


def travel(t: Orleans, traveller: int, taker: int, mode: int, city: int, choice: int) -> None:
    """A merchant moves; who moved it may take one good. `choice`: a letter, or -1."""
    connection = connection_to(t, traveller, mode, city)
    t.merchant = bumped(t.merchant, traveller, city - t.merchant[traveller])
    if t.telling:
        t.tell("travelled", {"seat": traveller, "city": CITY_CODES[city]})
    if GOOD <= choice < GOOD + len(GOODS):
        good = choice - GOOD
        for space in spaces_on(t, connection):
            if t.ways[space] == good + 1:
                t.ways = bumped(t.ways, space, -good - 1)
                break
        t.goods = bumped(t.goods, len(GOODS) * taker + good, 1)
        if t.telling:
            t.tell("good_on_way", {"seat": taker, "good": GOODS[good]})


def why_not_city(t: Orleans, mode: int) -> Reason:
    """A merchant goes along one connection of the right kind."""
    if mode == WATERWAY:
        return Reason("orleans.no_waterway_there", "10.1")
    return Reason("orleans.no_road_there", "10.2")


# Stations


def why_not_build(t: Orleans, seat: int) -> Reason | None:
    """10.4 to 10.6: one station in a city, in Orléans one of each player."""
    city = t.merchant[seat]
    if t.unbuilt[seat] == 0:
        return Reason("orleans.no_station_left", "10.6")
    owners = t.stations[city]
    if city == ORLEANS:
        if owners >> seat & 1:
            return Reason("orleans.station_in_orleans", "10.5")
        return None
    if owners:
        return Reason("orleans.city_taken", "10.4", {"city": CITY_CODES[city]})
    return None


def build_station(t: Orleans, seat: int) -> None:
    """A station in the city of the merchant."""
    city = t.merchant[seat]
    t.stations = bumped(t.stations, city, 1 << seat)
    t.unbuilt = bumped(t.unbuilt, seat, -1)
    if t.telling:
        t.tell("station", {"seat": seat, "city": CITY_CODES[city]})
