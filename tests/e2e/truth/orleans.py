"""What lies on a table of Orléans."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from e2e.truth import NAMES, Fact, Position
from tabularium.games.orleans import material as m

KINDS = {"station", "merchant", "marker", "deed", "jarmark", "cargo"}
# As they lie in the mask of those that were taken.
CITIZENS = [
    *(f"deed:{deed}" for deed in ("wall", "conclave", "plague", "astronomy")),
    *(f"deed:{deed}" for deed in ("guild", "cathedral", "peace", "canal")),
    *("development:3", "development:18", "development:28"),
    *("boatmen", "knights", "stations"),
]
TRACKS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "development"]


def facts(at: Position) -> Iterator[Fact]:
    """Stations, merchants, goods on the ways, tracks, deeds, stacks; my town and stock."""
    table = at.table
    for city, mask in table["stations"].items():
        for seat in at.seats:
            if mask >> seat & 1:
                said = (NAMES[seat], at.item(city))
                yield Fact(f"station:{city}.{seat}", f"city:{city}", said)
    for seat, city in enumerate(table["merchant"]):
        yield Fact(f"merchant:{seat}", f"city:{city}", (NAMES[seat], at.item(city)))
    for way, good in enumerate(table["ways"]):
        yield Fact(f"cargo:{way}", "map", (at.item(good) if good else "Nothing",))
    for seat in at.seats:
        for track, space in zip(TRACKS, table["tracks"][seat], strict=True):
            mine = seat == at.seat and track == "development"
            key = "marker:me" if mine else f"marker:{seat}.{track}"
            yield Fact(key, f"track:{track}.{space}", (NAMES[seat], str(space)))
    for good in m.GOODS[:5]:
        left = table["jarmark"].get(good, 0)
        yield Fact(f"jarmark:{good}", "jarmark", (at.item(good), f", {left}"))
    for kind, left in table["supply"].items():
        yield Fact(f"stack:{kind}", "tracks", (f", {left} left",))
    for deed in m.DEED_CODES:
        given = sum(table["deeds"].get(deed, {}).values())
        said, unsaid = _citizen(table, f"deed:{deed}", "citizen taken")
        yield Fact(f"deed:{deed}", "deeds", (f": {given} of", *said), unsaid)
    said, unsaid = _citizen(table, "stations", ", taken")
    yield Fact("citizen:stations", "tracks", ("Citizen for most stations", *said), unsaid)
    yield from _mine(at)


def _citizen(
    table: dict[str, Any], code: str, taken: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What must and what must not be said of a citizen."""
    gone = table["citizens_taken"] >> CITIZENS.index(code) & 1
    return ((taken,), ()) if gone else ((), (taken,))


def _mine(at: Position) -> Iterator[Fact]:
    me, table = at.seat, at.table
    for kind, count in Counter(table["market"][me]).items():
        for n in range(1, count + 1):
            yield Fact(f"follower:{kind}#{n}", "market:me")
    waiting: Counter[str] = Counter()  # in the Town Hall nobody has a space of their own
    for socket, kind in table["spaces"][me].items():
        place = socket.split(".")[0]
        if place == "townhall":
            waiting[kind] += 1
            yield Fact(f"waiting:{kind}#{waiting[kind]}", "place:townhall", (at.item(kind),))
            continue
        yield Fact(f"socket:{socket}", f"place:{place}", (at.item(kind.split(":")[-1]),))
    for good, count in table["goods"][me].items():
        yield Fact(f"good:{good}", "dock", (at.item(good), f", {count}"))
    yield Fact("stations:me", "dock", (str(table["unbuilt"][me]),))
    held = table["citizens"][me]
    yield Fact("citizens:me", "dock", ("one citizen" if held == 1 else f"{held} citizens",))
    coins = table["coins"][me]
    yield Fact("coins:me", "dock", ("one coin" if coins == 1 else f"{coins} coins",))
