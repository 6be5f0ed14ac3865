"""Who is there: people who leave, come back or run out of time, and what the others choose."""

from tabularium.bots import levels
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.room import Room
from tabularium.server.room.words import accepted_before, say_fallback
from tabularium.server.storage.tokens import new_token


async def leave(room: Room, seat: int) -> None:
    """Stand up; what happens on that seat is for the others to choose."""
    await room.change_seat(seat, away="left")


async def give_to_bot(room: Room, seat: int) -> None:
    """Somebody gives up for good: from now on the seat is a bot's, and its link is void."""
    bot = {"kind": "bot", "level": levels()[-1], "person": "", "name": ""}
    await room.change_seat(seat, **bot, token=new_token(), away="", stand_in="")


async def come_back(room: Room, seat: int) -> None:
    """Sit down again; a bot that stood in gets up."""
    row = room.seating.seats[seat]
    if row.away or row.stand_in:
        if row.away == "clock":
            room.clock.add(seat)
        await room.change_seat(seat, away="", stand_in="")


async def out_of_time(room: Room, seat: int) -> None:
    """A clock is at zero: live tables play on at once, elsewhere the others choose."""
    pace = room.clock.pace
    assert pace is not None
    if pace.live:
        await say_fallback(room, seat, "clock")
    else:
        await room.change_seat(seat, away="clock")


async def choose(room: Room, seat: int, choice: str, choosers: list[int], mark: str) -> None:
    """One of the others decides about an absent seat."""
    if await accepted_before(room, mark) is not None:
        return  # one fallback for one message
    if not 0 <= seat < len(room.seating.seats):
        raise Refusal("no_such_seat", seat=seat)
    row = room.seating.seats[seat]
    if not row.away or row.person in {room.seating.seats[each].person for each in choosers}:
        raise Refusal("not_absent", 409, seat=seat)
    match choice:
        case "fallback":
            pending = room.state.pending
            if pending is None or seat not in pending.seats:
                raise Refusal("not_waiting_for", 409, seat=seat)
            await say_fallback(room, seat, "others", mark)
        case "bot":
            strongest = levels()[-1]
            await room.change_seat(seat, stand_in=strongest)
        case "wait":
            if row.away == "clock":
                room.clock.add(seat)
            await room.change_seat(seat, away="" if row.away == "clock" else row.away, stand_in="")
        case _:
            raise Refusal("bad_choice", choice=choice, allowed=["fallback", "bot", "wait"])
