"""Words: said, withdrawn and taken back. Each is one entry of the record, or a refusal.

These run in the order of the room. If another process was first, the room reads what was written
and the word is looked at again.
"""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import Event, State, TabulariumError, is_pairs
from tabularium.server.protocol.refusal import Refusal, refused
from tabularium.server.room.once import known_before
from tabularium.server.room.room import Room
from tabularium.server.storage.ledger import Entry
from tabularium.server.storage.schema import entries


class Spoken(NamedTuple):
    """A word that somebody wants to say: for which seat, in answer to which question."""

    seat: int
    text: str
    decision: int
    nonce: str | None = None  # the mark of the message
    by: str = "person"  # person | bot | clock | others
    remark: Event | None = None  # what a bot says about its word


async def say(room: Room, spoken: Spoken) -> int:
    """Say a word or an aside for a seat; returns the version with it. For the actor only."""
    thorough = False
    while True:
        before = await accepted_before(room, spoken.nonce, thorough)
        if before is not None:
            return before
        try:
            text, aside = _check(room, spoken)
        except Refusal:
            # It may have been accepted long ago.
            before = await accepted_before(room, spoken.nonce, True)
            if before is not None:
                return before
            raise
        entry, row = _entry(room, spoken._replace(text=text), aside)
        if await room.write(entry, row):
            room.services.metrics.words.inc()
            return entry.n
        thorough = True  # perhaps it was this very word that another process wrote


async def say_fallback(room: Room, seat: int, by: str, nonce: str | None = None) -> None:
    """Say the fallback word for a seat, as an ordinary word of the record."""
    pending = room.state.pending
    assert pending is not None
    await say(room, Spoken(seat, room.state.fallback(seat), pending.id, nonce, by))


def _check(room: Room, spoken: Spoken) -> tuple[str, bool]:
    """Refuse what is not for now; returns the word in letters, and whether it is an aside."""
    state = room.state
    if room.seating.table.status == "closed":
        raise Refusal("table_closed", 409)
    try:
        laid = is_pairs(spoken.text) or not spoken.text
        aside = not laid and _is_aside(state, spoken.text)
        if not aside and state.pending is not None and spoken.decision != state.pending.id:
            raise Refusal("stale", 409, decision=spoken.decision, now=state.pending.id)
        # The record knows one notation: pairs are spelled before they are written down.
        word = state.read(spoken.seat, spoken.text) if laid else None
    except TabulariumError as error:
        raise refused(error) from None
    return spoken.text if word is None else state.setting.alphabet.spell(word), aside


def _is_aside(state: State, text: str) -> bool:
    alphabet = state.setting.alphabet
    word = alphabet.read(text)
    return bool(word) and word[0] >= alphabet.first_aside


def _entry(room: Room, spoken: Spoken, aside: bool) -> tuple[Entry, dict[str, object]]:
    """Say the word to the state; the entry that it becomes."""
    state = room.state
    record = state.record
    assert record is not None
    anchored, logged = record.anchor, len(record.log)
    asked = 0 if state.pending is None else state.pending.id
    try:
        events = _act(room, spoken.seat, spoken.text)
    except TabulariumError as error:
        raise refused(error) from None
    return room.ledger.make(
        state,
        "aside" if aside else "word",
        spoken.seat,
        spoken.text,
        asked,
        spoken.nonce,
        spoken.by,
        events if spoken.remark is None else [*events, spoken.remark],
        record.log[logged:],
        anchored=anchored,
    )


def _act(room: Room, seat: int, text: str) -> list[Event]:
    """A word whose consequences were looked at is known to be legal."""
    state = room.state
    proved = room.proved(seat, text)
    if proved is None or state.events is None:
        return state.act(seat, text)
    heard = len(state.events)
    state.say(seat, proved)
    return state.events[heard:]


async def accepted_before(room: Room, nonce: str | None, thorough: bool = True) -> int | None:
    """The version in which a client's message was accepted before.

    Not `thorough`: as far as we remember, enough for a word that fits the present question.
    """
    if nonce is None:
        return None
    entry = room.ledger.by_nonce(nonce)
    if entry is not None:
        return entry.n
    if not thorough or (room.ledger.entries and room.ledger.entries[0].n == 0):
        return None

    async def job(connection: AsyncConnection) -> int | None:
        query = select(entries.c.n).where(entries.c.table == room.id, entries.c.nonce == nonce)
        return await connection.scalar(query)

    return await room.services.database.read(job)


async def withdraw(room: Room, seat: int, decision: int, nonce: str | None) -> int:
    """Take back a word said together. For the actor only."""
    while True:
        before = await accepted_before(room, nonce)
        if before is not None:
            return before
        state = room.state
        if state.pending is None or state.pending.id != decision:
            raise Refusal("stale", 409)
        undoes = room.ledger.word_of(seat, decision)
        try:
            state.withdraw(seat)
        except TabulariumError as error:
            raise refused(error) from None
        if undoes is None:  # long ago, if asides came between
            undoes = await _find_word(room, seat, decision)
        entry, row = room.ledger.make(state, "withdraw", seat, "", decision, nonce, undoes=undoes)
        if await room.write(entry, row):
            return entry.n


async def _find_word(room: Room, seat: int, decision: int) -> int | None:
    async def job(connection: AsyncConnection) -> int | None:
        query = select(entries.c.n).where(
            entries.c.table == room.id,
            entries.c.seat == seat,
            entries.c.decision == decision,
            entries.c.kind == "word",
        )
        return await connection.scalar(query.order_by(entries.c.n.desc()))

    return await room.services.database.read(job)


async def take_back(room: Room, seat: int, nonce: str | None, consent: str | None = None) -> int:
    """Take back the last word of a seat; `consent` is the mark of the last yes to it."""
    while True:
        before = await accepted_before(room, nonce)
        if before is None and consent is not None:
            before = await known_before(room.services.database, room.id, consent)
        if before is not None:
            return before
        if not room.state.can_undo(seat):
            raise Refusal("no_undo", 409)
        undoes = room.ledger.standing()[-1].n
        room.state = room.state.undo(seat)
        entry, row = room.ledger.make(room.state, "undo", seat, "", 0, nonce, undoes=undoes)
        if await room.write(entry, row, consent):
            return entry.n
