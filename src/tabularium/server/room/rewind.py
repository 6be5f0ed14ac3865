"""Going back further than undo: to any move, where all others are bots. The table is marked."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import State, spec_of
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.once import known_before
from tabularium.server.room.room import Room
from tabularium.server.room.words import accepted_before
from tabularium.server.storage import positions
from tabularium.server.storage.ledger import plain_position, standing
from tabularium.server.storage.schema import entries


async def rewind(room: Room, seat: int, move: int, mark: str) -> int:
    """Take back everything after a move; one entry of the record. For the actor only."""
    while True:
        before = await accepted_before(room, mark)
        if before is None:
            before = await known_before(room.services.database, room.id, mark)
        if before is not None:
            return before
        if not room.may_rewind(seat):
            raise Refusal("no_rewind", 409)
        state, heard, first = await _state_after(room, move)
        if not room.seating.table.origin:
            # Marked before, not after: whatever comes between, no game is counted that went back.
            await room.change_table(origin="rewound")
        room.state = state
        entry, row = room.ledger.make(state, "rewind", seat, "", 0, mark, undoes=first, heard=heard)
        if await room.write(entry, row):
            return entry.n


async def _state_after(room: Room, move: int) -> tuple[State, list[int], int]:
    """The state after a move that stands, what everybody had heard, and what came next."""
    spec = spec_of(room.state)
    named = (entries.c.n, entries.c.kind, entries.c.undoes)
    query = select(*named).where(entries.c.table == room.id)
    one = select(entries.c.rules, entries.c.heard)
    one = one.where(entries.c.table == room.id, entries.c.n == move)

    async def job(connection: AsyncConnection) -> tuple[bytes, Any]:
        rows = [(n, kind, undoes) for n, kind, undoes in await connection.execute(query)]
        stand = standing(rows)
        if move not in stand or move == stand[-1]:
            raise Refusal("no_such_move", 404, move=move, last=stand[-1])
        row = (await connection.execute(one)).one()
        return await plain_position(connection, room.id, move), row

    plain, row = await room.services.database.read(job)
    if row.rules != spec.rules:
        raise Refusal("other_rules", 409, rules=row.rules, ours=spec.rules)
    return spec.load(positions.read(plain)), list(row.heard), move + 1
