"""Places for sockets: seats before onlookers, and nobody takes all of them.

Whoever has said nothing yet waits in a place of its address. Onlookers and lookers at the lobby get
three quarters of all places; when none is left, the newest of them makes room for a seat.
"""

from collections import Counter
from collections.abc import Callable

from tabularium.server.protocol.refusal import Refusal

_FOR_ONLOOKERS = 0.75


class Place:
    """The place of one socket, from its first sign to its end."""

    def __init__(self, places: "Places", address: str, person: str) -> None:
        self.places = places
        self.address = address
        self.person = person
        self.kind = "waiting"  # waiting | onlooker | seat
        self.evict: Callable[[], None] = _nothing

    def stay(self, evict: Callable[[], None]) -> None:
        """Look on; refuses if there are too many who do. `evict` is called to make room."""
        self.places.look_on(self)
        self.evict = evict

    def sit(self) -> None:
        """Somebody with a seat always gets a place."""
        self.places.sit(self)

    def leave(self) -> None:
        """The socket is gone."""
        self.places.leave(self)


class Places:
    """All places of this process."""

    def __init__(self, most: int, an_address: int, a_person: int) -> None:
        self.most = most
        self.an_address = an_address
        self.a_person = a_person
        self.all: dict[Place, None] = {}  # in the order of their coming
        self._kinds: Counter[str] = Counter()
        self._without_seat: Counter[str] = Counter()  # by address
        self._people: Counter[str] = Counter()

    def knock(self, address: str, person: str) -> Place:
        """A socket opens; refuses one too many of an address, or of a person."""
        if self._without_seat[address] >= self.an_address:
            raise Refusal("too_many_sockets", 429)
        if person and self._people[person] >= self.a_person:
            raise Refusal("too_many_sockets", 429)
        if self._kinds["waiting"] >= self.most:
            raise Refusal("full", 503)
        place = Place(self, address, person)
        self.all[place] = None
        self._count(place, 1)
        return place

    def look_on(self, place: Place) -> None:
        """As an onlooker, if there is a place for one."""
        if self._kinds["onlooker"] >= self.most * _FOR_ONLOOKERS or self._taken() >= self.most:
            raise Refusal("full", 503)
        self._become(place, "onlooker")

    def sit(self, place: Place) -> None:
        """As somebody with a seat; an onlooker makes room if need be."""
        if place.kind == "seat":
            return
        if self._taken() - (place.kind == "onlooker") >= self.most:
            newest = next((p for p in reversed(self.all) if p.kind == "onlooker"), None)
            if newest is None:
                raise Refusal("full", 503)
            if newest is not place:
                newest.evict()
                self.leave(newest)
        self._become(place, "seat")

    def leave(self, place: Place) -> None:
        """A place is free."""
        if place in self.all:
            del self.all[place]
            self._count(place, -1)

    def _taken(self) -> int:
        return self._kinds["seat"] + self._kinds["onlooker"]

    def _become(self, place: Place, kind: str) -> None:
        self._count(place, -1)
        place.kind = kind
        self._count(place, 1)

    def _count(self, place: Place, by: int) -> None:
        counts = [(self._kinds, place.kind), (self._people, place.person)]
        if place.kind != "seat":
            counts.append((self._without_seat, place.address))
        for counter, key in counts:
            counter[key] += by
            if not counter[key]:
                del counter[key]


def _nothing() -> None:
    """Who waits cannot be sent away: the first message is due in a moment anyway."""
