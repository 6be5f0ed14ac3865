"""Words: said, withdrawn and taken back. Each is one entry of the record, or a refusal.

These run in the order of the room. If another process was first, the room reads what was written
and the word is looked at again.
"""

from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import Event, TabulariumError
from tabularium.server.refusal import Refusal, refused
from tabularium.server.storage.schema import entries

if TYPE_CHECKING:
    from tabularium.server.room import Room


async def act(
    room: "Room",
    seat: int,
    text: str,
    decision: int,
    nonce: str | None,
    by: str = "person",
    remark: Event | None = None,
) -> int:
    """Say a word or an aside for a seat; returns the version with it. For the actor only.

    `remark` is what a bot says about its word.
    """
    thorough = False
    while True:
        before = await known(room, nonce, thorough)
        if before is not None:
            return before
        state, ledger = room.state, room.ledger
        try:
            aside = _check(room, seat, text, decision)
        except Refusal:
            before = await known(room, nonce, True)  # it may have been accepted long ago
            if before is not None:
                return before
            raise
        record = state.record
        assert record is not None
        anchored, logged = record.anchor, len(record.log)
        asked = 0 if state.pending is None else state.pending.id
        try:
            events = state.act(seat, text)
        except TabulariumError as error:
            raise refused(error) from None
        if remark is not None:
            events = [*events, remark]
        entry, row = ledger.make(
            state,
            "aside" if aside else "word",
            seat,
            text,
            asked,
            nonce,
            by,
            events,
            record.log[logged:],
            anchored=anchored,
        )
        if await room.write(entry, row):
            room.rooms.metrics.words.inc()
            return entry.n
        thorough = True  # perhaps it was this very word that another process wrote


def _check(room: "Room", seat: int, text: str, decision: int) -> bool:
    """Refuse what is not for now; returns whether the text is an aside."""
    state = room.state
    if room.sat.table.status == "closed":
        raise Refusal("table_closed", 409)
    alphabet = state.setting.alphabet
    try:
        word = alphabet.read(text)
    except TabulariumError as error:
        raise refused(error) from None
    aside = bool(word) and word[0] >= alphabet.first_aside
    if not aside and state.pending is not None and decision != state.pending.id:
        raise Refusal("stale", 409, decision=decision, now=state.pending.id)
    return aside


async def known(room: "Room", nonce: str | None, thorough: bool = True) -> int | None:
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

    return await room.rooms.database.read(job)


async def withdraw(room: "Room", seat: int, decision: int, nonce: str | None) -> int:
    """Take back a word said together. For the actor only."""
    while True:
        before = await known(room, nonce)
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


async def _find_word(room: "Room", seat: int, decision: int) -> int | None:
    async def job(connection: AsyncConnection) -> int | None:
        query = select(entries.c.n).where(
            entries.c.table == room.id,
            entries.c.seat == seat,
            entries.c.decision == decision,
            entries.c.kind == "word",
        )
        return await connection.scalar(query.order_by(entries.c.n.desc()))

    return await room.rooms.database.read(job)


async def undo(room: "Room", seat: int, nonce: str | None) -> int:
    """Take back the last word of a seat. For the actor only."""
    while True:
        before = await known(room, nonce)
        if before is not None:
            return before
        if not room.state.can_undo(seat):
            raise Refusal("no_undo", 409)
        undoes = room.ledger.standing()[-1].n
        room.state = room.state.undo(seat)
        entry, row = room.ledger.make(room.state, "undo", seat, "", 0, nonce, undoes=undoes)
        if await room.write(entry, row):
            return entry.n
