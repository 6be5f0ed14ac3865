"""Undo by consent: at once where one person plays, otherwise when all others agree."""

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.once import known_before
from tabularium.server.room.room import Room
from tabularium.server.room.words import accepted_before, take_back


async def ask_undo(room: Room, seat: int, mark: str) -> int:
    """Undo at once if nobody else is there; otherwise ask the others."""
    before = await _before(room, mark)
    if before is not None:
        return before
    if not room.state.can_undo(seat):
        raise Refusal("no_undo", 409)
    others = _other_people(room, seat)
    if not others:
        return await take_back(room, seat, mark)
    if room.refused_undo == room.ledger.version:
        raise Refusal("undo_refused", 409)
    await room.change_table(mark, undo={"seat": seat, "waiting": others})
    return room.ledger.version


async def answer_undo(room: Room, seats: list[int], agree: bool, mark: str) -> int:
    """One of the others says yes or no."""
    before = await _before(room, mark)
    if before is not None:
        return before
    request = room.seating.table.undo
    if request is None or not set(seats) & set(request["waiting"]):
        raise Refusal("no_undo_asked", 409)
    if not agree:
        room.refused_undo = room.ledger.version
        await room.change_table(mark, undo=None)
        return room.ledger.version
    waiting = [seat for seat in request["waiting"] if seat not in seats]
    if waiting:
        await room.change_table(mark, undo={"seat": request["seat"], "waiting": waiting})
        return room.ledger.version
    return await take_back(room, request["seat"], None, mark)


async def _before(room: Room, mark: str) -> int | None:
    """The version as of which this very message was accepted."""
    before = await accepted_before(room, mark)
    if before is None:
        before = await known_before(room.services.database, room.id, mark)
    return before


def _other_people(room: Room, seat: int) -> list[int]:
    """A seat of each other person at the table, who must agree."""
    asker = room.seating.seats[seat].person
    found: dict[str, int] = {}
    for row in room.seating.seats:
        if row.kind == "person" and row.person != asker and not row.bot and not row.away:
            found.setdefault(row.person, row.seat)
    return list(found.values())
