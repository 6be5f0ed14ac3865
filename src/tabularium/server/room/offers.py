"""Saying no to a swap: its maker is told, here and in the other processes; nothing else changes."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.refusals import Swap, swap_of
from tabularium.server.room.room import Room


class No(msgspec.Struct):
    """A no on its way to other processes."""

    swap: Swap
    why: str


async def decline(room: Room, swap: Swap, why: str = "") -> None:
    """Say no, once or again, to an offer that stands. For the actor only."""
    if not stands(room, swap):
        raise Refusal("no_such_offer", 409)
    text = msgspec.json.encode(No(swap, why)).decode()

    async def job(connection: AsyncConnection) -> None:
        await room.services.broker.tell(connection, room.id, "declined", text=text)

    if not room.services.alone:
        await room.services.database.write(job)
    room.declined.note(swap, why)
    room.show()


async def hear_no(room: Room, text: str) -> None:
    """Somebody said no in another process."""
    said = msgspec.json.decode(text, type=No)
    if stands(room, said.swap):
        room.declined.note(said.swap, said.why)
        room.show()


def stands(room: Room, swap: Swap) -> bool:
    """Whether there is such an offer."""
    return any(swap_of(offer) == swap for offer in room.state.offers)
