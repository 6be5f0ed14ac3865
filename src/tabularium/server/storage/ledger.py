"""The ledger of one table: its record as rows of the database, and how to go on from them."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import Event, Facts, GameSpec, State, TabulariumError
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.storage import positions
from tabularium.server.storage.rows import plain
from tabularium.server.storage.schema import entries

KEPT = 60  # entries in memory at least, for those who come back
_READ = 16  # entries read when a room opens: few, so that long games open as fast as short ones

KeptEvent = list[Any]  # kind, audience, facts, shadow


class Entry(msgspec.Struct):
    """A row of the record without its position."""

    n: int
    kind: str
    seat: int
    text: str
    decision: int
    nonce: str | None
    by: str
    at: float
    rules: int
    undoes: int | None
    lines: list[str]
    events: list[KeptEvent]
    heard: list[int]
    anchor: int
    key: int

    def heard_before(self, observer: int) -> int:
        """How many events the observer knew before this entry."""
        return self.heard[observer] - len(events_for(self.events, observer))


def events_for(events: list[KeptEvent], observer: int) -> list[Facts]:
    """What an observer gets to know of events."""
    told: list[Facts] = []
    for kind, audience, facts, shadow in events:
        seen = facts if audience >> observer & 1 else shadow
        if seen is not None:
            told.append({"kind": kind, **seen})
    return told


def as_kept(events: list[Event]) -> list[KeptEvent]:
    """Events as we keep them."""
    return [[event.kind, event.audience, event.facts, event.shadow] for event in events]


def standing(entries: Iterable[tuple[int, str, int | None]]) -> list[int]:
    """Which of entries (number, kind, what it takes back) stand, and take nothing back.

    A rewind takes back everything from the entry it names on, also what took something back.
    """
    undone: set[int] = set()
    found: list[int] = []
    for n, kind, undoes in sorted(entries, reverse=True):
        if n in undone:
            continue
        if undoes is None:
            found.append(n)
        else:
            undone.update(range(undoes, n) if kind == "rewind" else (undoes,))
    return found[::-1]


class Ledger:
    """The last entries of one table, and the whole position against which the next is packed."""

    def __init__(self, table: str, seats: int) -> None:
        self.table = table
        self.observers = seats + 1
        self.entries: list[Entry] = []
        self.key = 0
        self.key_plain: bytes | None = None

    @property
    def version(self) -> int:
        """The number of the last entry; -1 before the start."""
        return self.entries[-1].n if self.entries else -1

    def standing(self) -> list[Entry]:
        """Entries that were not taken back."""
        kinds = [(entry.n, entry.kind, entry.undoes) for entry in self.entries]
        kept = set(standing(kinds))
        return [entry for entry in self.entries if entry.n in kept]

    def by_nonce(self, nonce: str) -> Entry | None:
        """The entry that a client's message became."""
        for entry in reversed(self.entries):
            if entry.nonce == nonce:
                return entry
        return None

    def word_of(self, seat: int, decision: int) -> int | None:
        """The entry with a seat's word in a decision."""
        for entry in reversed(self.standing()):
            if entry.kind == "word" and entry.seat == seat and entry.decision == decision:
                return entry.n
        return None

    # Writing

    def make(
        self,
        state: State,
        kind: str,
        seat: int = -1,
        text: str = "",
        decision: int = 0,
        nonce: str | None = None,
        by: str = "person",
        events: list[Event] | None = None,
        lines: list[str] | None = None,
        undoes: int | None = None,
        anchored: State | None = None,
        heard: list[int] | None = None,
    ) -> tuple[Entry, dict[str, Any]]:
        """The next entry, and its row. It counts when it is written and `push`ed.

        `heard`: how many events everybody knows before it, where that is not as of the last one.
        """
        n = self.version + 1
        kept = as_kept(events or [])
        before = self.entries[-1].heard if self.entries else [0] * self.observers
        if heard is not None:
            before = heard
        elif undoes is not None:
            before = self._heard_without(undoes, before)
        known = [count + len(events_for(kept, o)) for o, count in enumerate(before)]
        packed = self._pack(state, n)
        entry = Entry(
            n=n,
            kind=kind,
            seat=seat,
            text=text,
            decision=decision,
            nonce=nonce,
            by=by,
            at=time.time(),
            rules=state.setting.spec.rules,
            undoes=undoes,
            lines=lines or [],
            events=kept,
            heard=known,
            anchor=self._anchor(state, n, anchored, undoes),
            key=self._next_key[0],
        )
        row = {**msgspec.structs.asdict(entry), "table": self.table, "position": packed}
        return entry, row

    def _pack(self, state: State, n: int) -> bytes:
        """The position, whole or against the last whole one."""
        whole = self.key_plain is None or n - self.key >= positions.KEY_EVERY
        plain, packed = positions.pack(state.dump(), None if whole else self.key_plain)
        self._next_key = (n, plain) if whole else (self.key, self.key_plain)
        return packed

    def _heard_without(self, undoes: int, heard: list[int]) -> list[int]:
        for entry in self.entries:
            if entry.n == undoes:
                return [c - len(events_for(entry.events, o)) for o, c in enumerate(heard)]
        return heard

    def _anchor(self, state: State, n: int, before: State | None, undoes: int | None) -> int:
        """The entry whose position is the point behind which there is no undo.

        `before` is the record's anchor before the word was said.
        """
        record = state.record
        assert record is not None
        if not record.tail:
            return n
        if undoes is not None or record.anchor is before:
            return self.entries[-1].anchor
        return n - 1  # another seat has spoken, just now

    def push(self, entry: Entry) -> None:
        """The entry is written."""
        self.key, self.key_plain = self._next_key
        self.entries.append(entry)
        if len(self.entries) > 2 * KEPT:
            keep = max(len(self.entries) - KEPT, 0)
            while keep > 0 and self.entries[keep].n > entry.anchor:
                keep -= 1
            del self.entries[:keep]

    # Reading

    def events_since(self, last: int, observer: int) -> tuple[int, list[Facts]] | None:
        """Number of the first event after version `last`, and the events; None if unknown."""
        if not self.entries or last < self.entries[0].n or last > self.version:
            return None
        known = last - self.entries[0].n  # their numbers have no gaps
        fresh = self.entries[known + 1 :]
        first = self.entries[known].heard[observer]
        if any(entry.kind == "rewind" for entry in fresh):
            return None
        if all(entry.undoes is None for entry in fresh):
            return first, [fact for e in fresh for fact in events_for(e.events, observer)]
        for entry in fresh:
            if entry.undoes is not None and entry.undoes <= last:
                undone = [e for e in self.entries if e.n == entry.undoes]
                if not undone:
                    return None
                first = min(first, undone[0].heard_before(observer))
        events: list[Facts] = []
        for entry in self.standing():
            if entry.n > last:
                events += events_for(entry.events, observer)
        return first, events

    def moves_since(self, last: int | None) -> tuple[bool, list[Entry]]:
        """Entries after version `last`, or whether they begin anew, with those that still stand."""
        if last is None or not self.entries or last < self.entries[0].n or last > self.version:
            return True, self.standing()[-KEPT:]
        fresh = self.entries[last - self.entries[0].n + 1 :]
        if any(entry.kind == "rewind" for entry in fresh):
            return True, self.standing()[-KEPT:]
        return False, fresh

    def last_events(self, observer: int, at_most: int = 100) -> tuple[int, list[Facts]]:
        """The last events, and the number of the first of them."""
        events: list[Facts] = []
        for entry in reversed(self.standing()):
            events[:0] = events_for(entry.events, observer)
            if len(events) >= at_most:
                break
        total = self.entries[-1].heard[observer] if self.entries else 0
        return total - len(events), events


async def load_ledger(connection: AsyncConnection, table: str, seats: int) -> Ledger:
    """The last entries of a table, in a time that does not depend on how many there are."""
    ledger = Ledger(table, seats)
    mine = entries.c.table == table
    columns = [column for column in entries.c if column.name not in ("table", "position")]
    newest = select(*columns).where(mine).order_by(entries.c.n.desc())
    rows = [_entry(row) for row in (await connection.execute(newest.limit(_READ))).mappings()]
    if rows and rows[0].anchor < rows[-1].n:
        newest = newest.where(entries.c.n >= rows[0].anchor)
        rows = [_entry(row) for row in (await connection.execute(newest)).mappings()]
    rows.reverse()
    ledger.entries = rows
    if rows:
        ledger.key = rows[-1].key
        ledger.key_plain = await plain_position(connection, table, ledger.key)
    return ledger


def _entry(row: Any) -> Entry:
    return msgspec.convert(plain(row), Entry)


async def plain_position(connection: AsyncConnection, table: str, n: int) -> bytes:
    """The JSON of the position after an entry."""
    query = select(entries.c.n, entries.c.key, entries.c.position).where(entries.c.table == table)
    row = (await connection.execute(query.where(entries.c.n == n))).one()
    if row.key == n:
        return positions.unpack(row.position, None)
    key = (await connection.execute(query.where(entries.c.n == row.key))).one()
    return positions.unpack(row.position, positions.unpack(key.position, None))


class Opened(msgspec.Struct):
    """A state ready to go on; `migrated`: it was brought to newer rules just now."""

    state: State
    migrated: bool


def open_position(spec: GameSpec, dump: Facts, rules: int) -> Opened:
    """The state of a position, by our rules; an older one migrates, or plays on as it is.

    A newer one is refused: nobody here knows what it means.
    """
    if rules > spec.rules:
        raise Refusal("newer_rules", 409, game=spec.id, rules=rules, ours=spec.rules)
    if rules == spec.rules:
        return Opened(spec.load(dump), False)
    try:
        newer = spec.migrated(dump, rules)
    except TabulariumError:
        newer = {**dump, "rules": spec.rules}
    return Opened(spec.load(newer), True)


async def open_state(connection: AsyncConnection, spec: GameSpec, ledger: Ledger) -> Opened:
    """The state after the last entry, with the way back as far as the undo mark."""
    last = ledger.entries[-1]
    if last.rules != spec.rules:
        plain = await plain_position(connection, ledger.table, last.n)
        return open_position(spec, positions.read(plain), last.rules)
    plain = await plain_position(connection, ledger.table, last.anchor)
    state = spec.load(positions.read(plain))
    assert state.record is not None
    for entry in ledger.standing():
        if entry.n > last.anchor:
            state.act(entry.seat, entry.text)
    return Opened(state, False)
