"""What a message of a table's socket means for its room; all of it runs in the room's own order."""

import asyncio
import time
from typing import Any, Final

from tabularium.kernel import State, Sweep, TabulariumError, weigh
from tabularium.server.protocol import wire
from tabularium.server.protocol.refusal import Refusal, problem_of
from tabularium.server.room import attendance, offers, rewind, talk, undo, words
from tabularium.server.room.connection import Connection
from tabularium.server.room.once import mark_of
from tabularium.server.room.refusals import Swap
from tabularium.server.room.room import Room
from tabularium.server.room.updates import letters_of

SLICE: Final = 0.003  # seconds that one question may keep all others waiting


async def answer(room: Room, connection: Connection, message: Any) -> None:
    """Do what a message says, and answer it, in the room's order.

    The answer is sent within that order, so that it goes out together with what was shown.
    """
    if room.idle and isinstance(message, wire.Letters | wire.Explain | wire.Weigh):
        connection.answer(_look(room, connection, message))
        return
    if isinstance(message, wire.Consequences):
        connection.answer(await _foresee(room, connection, message))
        return

    async def job() -> None:
        connection.answer(await _answered(room, connection, message))

    await room.call(job)


def _own(room: Room, connection: Connection, seat: int) -> None:
    # Whoever gave their seat up, perhaps in another process, speaks for it no more.
    if seat not in connection.seats or room.seating.seats[seat].kind != "person":
        raise Refusal("not_your_seat", 403, seat=seat)


def _look(
    room: Room, connection: Connection, message: wire.Letters | wire.Explain | wire.Weigh
) -> Any:
    """Questions that only look at the state."""
    _own(room, connection, message.seat)
    name, seat, state = message.id, message.seat, room.state
    match message:
        case wire.Letters():
            return wire.Spelled(name, letters_of(state, seat, message.prefix, message.aside))
        case wire.Weigh():
            return _weighed(room, message)
    return wire.Explained(name, [_problem(state, seat, text) for text in message.texts])


def _problem(state: State, seat: int, text: str) -> wire.Problem | None:
    reason = state.explain(seat, text)
    return None if reason is None else problem_of(reason)


def _weighed(room: Room, message: wire.Weigh) -> wire.Weighed:
    version = room.ledger.version
    try:
        outcome = weigh(room.state, message.seat, message.draft)
    except TabulariumError as error:
        return wire.Weighed(message.id, version, None, problem_of(error.reason))
    return wire.Weighed(message.id, version, dict(outcome), None)


async def _foresee(room: Room, connection: Connection, message: wire.Consequences) -> wire.Foreseen:
    """In slices, between which other rooms have their turn; the sweep has a state of its own."""
    _own(room, connection, message.seat)

    async def begin() -> tuple[Sweep, int]:
        return room.sweep(message.seat, message.prefix, message.aside)

    # While a word is written nobody may look at what it has done.
    made, version = await (begin() if room.idle else room.call(begin))
    until = time.perf_counter() + SLICE
    while not made.done:
        made.step(1)
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    return wire.Foreseen(message.id, version, made.table, made.of)


async def _answered(room: Room, connection: Connection, message: Any) -> Any:
    match message:
        case wire.Chat(id, text):
            if connection.person is None or not talk.may_chat(room.seating, connection.person):
                raise Refusal("no_chat", 403)
            mark = mark_of(id, connection.person.id, "chat", 0, text)
            await talk.say(room, connection.person, text, mark)
            return wire.Done(id, room.ledger.version)
        case wire.Absent(id, seat, choice):
            if not connection.seats:
                raise Refusal("no_seat", 403)
            mark = mark_of(id, seat, "absent", 0, choice)
            await attendance.choose(room, seat, choice, connection.seats, mark)
            return wire.Done(id, room.ledger.version)
        case wire.UndoAnswer(id, seat, agree):
            mark = mark_of(id, seat, "undo_answer", int(agree))
            return wire.Done(id, await undo.answer_undo(room, connection.seats, agree, mark))
    if isinstance(message, wire.Letters | wire.Explain | wire.Weigh):
        return _look(room, connection, message)
    if not (isinstance(message, wire.Outlook) and message.seat is None):
        _own(room, connection, message.seat)
    done = await _do(room, message)
    return await _tell(room, message) if done is None else wire.Done(message.id, done)


async def _do(room: Room, message: Any) -> int | None:
    """What somebody does for a seat of their own: the version with it. None: nothing to do."""
    name, seat = message.id, message.seat
    match message:
        case wire.Act():
            mark = mark_of(name, seat, "act", message.decision, message.word)
            await attendance.come_back(room, seat)
            return await words.say(room, words.Spoken(seat, message.word, message.decision, mark))
        case wire.Withdraw():
            mark = mark_of(name, seat, "withdraw", message.decision)
            return await words.withdraw(room, seat, message.decision, mark)
        case wire.Undo():
            return await undo.ask_undo(room, seat, mark_of(name, seat, "undo"))
        case wire.Restart():
            return await undo.restart(room, seat, mark_of(name, seat, "restart"))
        case wire.Rewind():
            mark = mark_of(name, seat, "rewind", message.move)
            return await rewind.rewind(room, seat, message.move, mark)
        case wire.GoOn():
            undo.go_on(room, seat)
            return room.ledger.version
        case wire.Decline(_, _, maker, gives, wants):
            await offers.decline(room, Swap(maker, seat, tuple(gives), tuple(wants)))
            return room.ledger.version
        case wire.Leave():
            await attendance.leave(room, seat)
            return room.ledger.version
        case wire.Return():
            await attendance.come_back(room, seat)
            return room.ledger.version
    return None


async def _tell(room: Room, message: Any) -> Any:
    """What somebody asks for a seat of their own."""
    if isinstance(message, wire.Outlook):
        forecast, outlook = await room.reckoned(message.seat)
        return wire.OutlookShown(message.id, room.ledger.version, forecast, outlook)
    raise Refusal("bad_message", why=type(message).__name__)
