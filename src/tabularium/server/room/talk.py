"""Chat and private notes of a table: outside the record, so undo and replay do not touch them."""

import time
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.people.people import Person
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import ChatLine, ChatSaid
from tabularium.server.room.once import known, note
from tabularium.server.room.room import Room
from tabularium.server.storage.broker import Broker
from tabularium.server.storage.database import Database
from tabularium.server.storage.rows import Seating
from tabularium.server.storage.schema import chat, notes

LONGEST_LINE = 1000
LONGEST_NOTE = 10_000
_SHOWN = 200  # lines that a newcomer gets


# Asked whenever somebody comes to a table, so built once.
_CHAT = (
    select(chat)
    .where(chat.c.table == bindparam("at"), chat.c.n > bindparam("since"))
    .order_by(chat.c.n.desc())
    .limit(_SHOWN)
)
_NOTES = select(notes.c.text).where(
    notes.c.table == bindparam("at"), notes.c.person == bindparam("by")
)


def may_chat(seating: Seating, person: Person | None) -> bool:
    """While a game runs its chat is for those at the table: watchers see more than a seat does."""
    if seating.table.status == "over":
        return True
    return person is not None and (
        bool(seating.held_by(person.id)) or seating.table.host == person.id
    )


async def chat_of(connection: AsyncConnection, table: str, since: int = 0) -> list[ChatLine]:
    """The last lines of a table's chat."""
    key = {"at": table, "since": since}
    rows = (await connection.execute(_CHAT, key)).mappings()
    lines = [ChatLine(r["n"], r["person"], r["name"], r["text"], r["at"]) for r in rows]
    return lines[::-1]


async def notes_of(connection: AsyncConnection, table: str, person: str) -> str:
    """Somebody's notes about a table."""
    return await connection.scalar(_NOTES, {"at": table, "by": person}) or ""


async def say(room: Room, person: Person, text: str, mark: str) -> None:
    """A line for everybody at the table, once."""
    services = room.services
    spoken = Spoken(room.id, person, text, mark, room.ledger.version)
    line = await write_line(services.database, services.broker, spoken)
    if line is not None:
        room.chat_seen = max(room.chat_seen, line.n)
        _show(room, line)


class Spoken(NamedTuple):
    """A line as it was said."""

    table: str
    person: Person
    text: str
    mark: str
    version: int  # -1: before the game begins


async def write_line(database: Database, broker: Broker, spoken: Spoken) -> ChatLine | None:
    """Keep a line of a table's chat; None if it is known already."""
    person, table = spoken.person, spoken.table
    text = spoken.text.strip()
    if not text or len(text) > LONGEST_LINE:
        raise Refusal("bad_line", longest=LONGEST_LINE)
    row = {
        "table": table,
        "person": person.id,
        "name": person.name,
        "text": text,
        "at": time.time(),
    }

    async def job(connection: AsyncConnection) -> int | None:
        if await known(connection, table, spoken.mark) is not None:
            return None
        await note(connection, table, spoken.mark, spoken.version)
        done = await connection.execute(insert(chat).returning(chat.c.n), row)
        n = done.scalar_one()
        await broker.tell(connection, table, "chat", n)
        return int(n)

    try:
        n = await database.write(job)
    except IntegrityError:  # another process wrote it in the same moment
        return None
    if n is None:
        return None
    return ChatLine(n, person.id, person.name, text, float(str(row["at"])))


def _show(room: Room, line: ChatLine) -> None:
    for connection in room.connections:
        if may_chat(room.seating, connection.person):
            connection.send(ChatSaid(line))


async def show_new_chat(room: Room) -> None:
    """Another process heard something."""
    since = room.chat_seen
    lines = await room.services.database.read(lambda c: chat_of(c, room.id, since))
    for line in lines:
        room.chat_seen = max(room.chat_seen, line.n)
        _show(room, line)


async def write_note(database: Database, table: str, person: str, text: str) -> None:
    """Keep somebody's notes about a table."""
    if len(text) > LONGEST_NOTE:
        raise Refusal("note_too_long", longest=LONGEST_NOTE)

    async def job(connection: AsyncConnection) -> None:
        mine = (notes.c.table == table) & (notes.c.person == person)
        await connection.execute(delete(notes).where(mine))
        row = {"table": table, "person": person, "text": text}
        await connection.execute(insert(notes), row)

    await database.write(job)
