"""The lobby: built once for all who look at it, and sent to them as differences.

Public tables are the same for everybody, so they are read and encoded once. After the first message
a looker gets only what has changed, all changes of a moment together.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from tabularium.server.protocol.wire import encode
from tabularium.server.room.rooms import Rooms
from tabularium.server.room.shown import table_info
from tabularium.server.storage.changes import TableChanges
from tabularium.server.storage.database import Database
from tabularium.server.storage.rows import Seating, find_many
from tabularium.server.storage.schema import tables as table_rows
from tabularium.server.tables.looker import Looker
from tabularium.server.tables.tables import LISTED, Tables

log = logging.getLogger("tabularium.lobby")
EVERY = 0.5  # seconds from one message to the next
_LISTS = ("open", "running")
Raw = msgspec.Raw


class Card(NamedTuple):
    """A table as the lobby shows it; two cards with the same face look the same."""

    id: str
    status: str
    created: float
    face: object
    info: Raw


class LobbyBoard:
    """The public tables in memory as long as somebody looks at them."""

    def __init__(
        self, database: Database, tables: Tables, rooms: Rooms, changes: TableChanges
    ) -> None:
        self.database = database
        self.tables = tables
        self.rooms = rooms
        self.changes = changes
        self.built = 0  # how often everything was read, for tests and figures
        self.sent = 0  # messages made
        self._cards: dict[str, Card] = {}
        self._last_ones: dict[str, Card | None] = {}  # of full lists; empty when lists change
        self._stale = True
        self._all: set[Looker] = set()
        self._lookers: set[Looker] = set()  # who was told everything, and now of changes
        self._newcomers: list[Looker] = []
        self._changed: set[str] = set()
        self._last = 0.0
        self._wake = asyncio.Event()

    def enter(self, person: str | None) -> Looker:
        """Somebody begins to look."""
        looker = Looker(person, self._wake.set)
        self._all.add(looker)
        self._newcomers.append(looker)
        self._wake.set()
        return looker

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more."""
        self._all.discard(looker)
        self._lookers.discard(looker)
        if looker in self._newcomers:
            self._newcomers.remove(looker)

    @property
    def everybody(self) -> list[Looker]:
        """All who look, or are about to."""
        return list(self._all)

    async def run(self) -> None:
        """Tell all lookers of changes, for ever."""
        stop = self.changes.listen(self._table_changed)
        try:
            while True:
                await self._pause()
                try:
                    await self._round()
                except Exception:
                    log.exception("the lobby was not sent")
                    self._stale = True
                    await asyncio.sleep(EVERY)
        finally:
            stop()

    def _table_changed(self, table: str) -> None:
        if not self._lookers and not self._newcomers:
            self._stale = True
            return
        if not self._changed:
            self._wake.set()
        self._changed.add(table)

    async def _pause(self) -> None:
        """Wait for a newcomer, or for changes and the time to tell them."""
        wait = max(0.0, self._last + EVERY - time.monotonic()) if self._changed else None
        try:
            async with asyncio.timeout(wait):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _round(self) -> None:
        if self._changed and time.monotonic() >= self._last + EVERY:
            self._last = time.monotonic()
            await self._publish()
        slow = [looker for looker in self._lookers if looker.behind and not looker.queue]
        newcomers, self._newcomers = self._newcomers, []
        if not newcomers and not slow:
            return
        if self._stale:
            await self._rebuild()
        for looker in [*newcomers, *slow]:
            await self._welcome(looker)

    # Everything

    async def _rebuild(self) -> list[Card]:
        """Read all public tables anew; returns the cards that changed."""
        self._stale = False
        self.built += 1
        found = [seating for status in _LISTS for seating in await self.tables.public(status)]
        before = self._cards
        self._cards = {seating.table.id: _card(self._freshest(seating)) for seating in found}
        self._last_ones.clear()
        return [c for c in self._cards.values() if not _same(before.get(c.id), c)]

    async def _welcome(self, looker: Looker) -> None:
        if looker not in self._all:  # gone while everything was read
            return
        looker.behind = False
        self._lookers.add(looker)  # before its tables are read: what changes meanwhile follows
        person = looker.person
        held = [] if person is None else await self.tables.of_person(person)
        mine = [_card(self._freshest(seating)) for seating in held]
        looker.mine = {card.id: card.face for card in mine}
        lists = {status: [c.info for c in self._listed(status)] for status in _LISTS}
        self.sent += 1
        looker.send(encode({"type": "lobby", **lists, "mine": [card.info for card in mine]}))

    def _listed(self, status: str) -> list[Card]:
        cards = [card for card in self._cards.values() if card.status == status]
        return sorted(cards, key=lambda card: -card.created)

    def _freshest(self, seating: Seating) -> Seating:
        """As its room knows it, if there is one."""
        room = self.rooms.all.get(seating.table.id)
        return seating if room is None else room.seating

    # Differences

    async def _publish(self) -> None:
        """Tell everybody what has changed since the last time."""
        changed, self._changed = self._changed, set()
        listed = set(self._cards)
        if "" in changed:  # anything may have: everybody begins anew
            self._stale = True
            for looker in self._lookers:
                looker.behind = True
            return
        seatings = await self._read(changed)
        fresh = [card for card in map(self._relisted, seatings) if card is not None]
        if self._stale:  # a place on a full list became free
            fresh += await self._rebuild()
        gone = [table for table in listed if table not in self._cards]
        fresh = [card for card in fresh if card.id in self._cards]
        if fresh or gone:
            self._send(self._lookers, "public", fresh, gone)
        self._publish_mine(seatings)

    async def _read(self, changed: Iterable[str]) -> list[Seating]:
        """Tables from their rooms, or from the database."""
        found, wanted = [], []
        for table in changed:
            room = self.rooms.all.get(table)
            if room is None:
                wanted.append(table)
            elif self._concerns(room.seating):
                found.append(room.seating)
        for first in range(0, len(wanted), LISTED):
            query = select(table_rows).where(table_rows.c.id.in_(wanted[first : first + LISTED]))
            found += await self.database.read(lambda c, query=query: find_many(c, query))  # type: ignore[misc]
        return found

    def _concerns(self, seating: Seating) -> bool:
        """Whether somebody in the lobby could see a difference."""
        if seating.table.public:
            return True
        about = seating.concerned()
        return any(
            looker.person in about or seating.table.id in looker.mine for looker in self._lookers
        )

    def _relisted(self, seating: Seating) -> Card | None:
        """Put a table on its list, or off it; its card if that is new."""
        table, before = seating.table, self._cards.get(seating.table.id)
        if not seating.listed():
            if before is not None:
                self._stale |= self._oldest(before.status) is not None
                self._unlist(table.id)
            return None
        if before is not None and before.face == _face(seating):
            return None
        if before is None or before.status != table.status:
            oldest = self._oldest(table.status)
            if oldest is not None:
                if table.created <= oldest.created:
                    self._unlist(table.id)
                    return None
                self._unlist(oldest.id)
            self._last_ones.clear()
        card = self._cards[table.id] = _card(seating)
        return card

    def _unlist(self, table: str) -> None:
        if self._cards.pop(table, None) is not None:
            self._last_ones.clear()

    def _oldest(self, status: str) -> Card | None:
        """The last table of a list that is full; remembered, for most changes change no list."""
        if status not in self._last_ones:
            listed = self._listed(status)
            self._last_ones[status] = listed[-1] if len(listed) >= LISTED else None
        return self._last_ones[status]

    def _publish_mine(self, seatings: list[Seating]) -> None:
        """Each looker's own tables; few lookers have any that changed."""
        at_home = [looker for looker in self._lookers if looker.person is not None]
        if not at_home:
            return
        for looker in at_home:
            fresh, gone = [], []
            for seating in seatings:
                table = seating.table
                if looker.person in seating.concerned() and table.status != "closed":
                    if looker.mine.get(table.id) != _face(seating):
                        fresh.append(_card(seating))
                        looker.mine[table.id] = fresh[-1].face
                elif looker.mine.pop(table.id, None) is not None:
                    gone.append(table.id)
            if fresh or gone:
                self._send([looker], "mine", fresh, gone)

    def _send(self, lookers: Iterable[Looker], of: str, fresh: list[Card], gone: list[str]) -> None:
        """The same bytes for all of them."""
        self.sent += 1
        infos = [card.info for card in fresh]
        data = encode({"type": "changes", "of": of, "tables": infos, "gone": gone})
        for looker in list(lookers):
            looker.send(data)


def _face(seating: Seating) -> object:
    """What can be seen of a table in the lobby. Clocks and versions cannot."""
    t = seating.table
    seats = [
        (s.kind, s.name, s.level, s.person, s.reserved, s.away, s.stand_in) for s in seating.seats
    ]
    return (t.title, t.status, tuple(t.waiting), t.rematch, t.result is None, *seats)


def _card(seating: Seating) -> Card:
    t = seating.table
    return Card(t.id, t.status, t.created, _face(seating), Raw(encode(table_info(seating))))


def _same(one: Card | None, other: Card) -> bool:
    return one is not None and one.face == other.face
