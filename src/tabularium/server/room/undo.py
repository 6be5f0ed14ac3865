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
    others = room.other_people(seat)
    if not others:
        return await take_back(room, seat, mark)
    if room.refused_undo == room.ledger.version:
        raise Refusal("undo_refused", 409)
    await room.change_table(mark, undo={"seat": seat, "waiting": others})
    return room.ledger.version


async def restart(room: Room, seat: int, mark: str) -> int:
    """Take back all that a seat may take back, word by word; each is an entry of its own.

    The last of them carries the mark: until then nothing says that it was done.
    """
    before = await _before(room, mark)
    if before is not None:
        return before
    if not room.state.can_undo(seat):
        raise Refusal("no_undo", 409)
    if room.other_people(seat):
        raise Refusal("undo_asked_one_by_one", 409)
    record = room.state.record
    while record is not None and len(record.tail) > 1 and room.state.can_undo(seat):
        await take_back(room, seat, None)
        record = room.state.record
    return await take_back(room, seat, mark)


def go_on(room: Room, seat: int) -> None:
    """Whoever could still take their word back does not want to: bots wait no longer."""
    held = room.lapses()
    if held is not None and held[0] == seat:
        room.went_on = room.ledger.version
        room.keeper.hurry_bots()


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
