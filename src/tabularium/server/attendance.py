"""Who is there: bots that play, clocks that run out, people who leave and come back."""

import time
from typing import TYPE_CHECKING

from tabularium.bots import LEVELS, reason_told
from tabularium.kernel import State
from tabularium.server import saying
from tabularium.server.botpool import Question
from tabularium.server.refusal import Refusal

if TYPE_CHECKING:
    from tabularium.server.room import Room

_NEVER = 3600.0  # seconds; a room without timers looks at itself that often
_CLAIM = 5.0  # seconds between attempts to run a table whose process may have died


# Bots


def stir(room: "Room") -> None:
    """Let bots think about what they are asked; live tables do not wait for those who left."""
    pending = room.state.pending
    if pending is None or not room.owner or room.sat.table.status != "running":
        return
    for seat in pending.seats:
        row = room.sat.seats[seat]
        if room.thinking.get(seat) == pending.id:
            continue
        if row.bot:
            room.thinking[seat] = pending.id
            question = ask(room, seat, row.bot)
            room.spawn(_think(room, seat, pending.id, question), "bot")
        elif row.away == "left" and room.clock.pace is not None and room.clock.pace.live:
            room.thinking[seat] = pending.id
            room.spawn(_stand_in(room, seat, pending.id), "fallback")


def ask(room: "Room", seat: int, level: str) -> Question:
    """What a bot gets: the view and the events of its seat."""
    pending = room.state.pending
    assert pending is not None
    told = room.ledger.told_since(room.bot_heard.get(seat, -1), seat)
    first, events = told if told is not None else room.ledger.told_last(seat)
    room.bot_heard[seat] = room.ledger.version
    return Question(
        game=room.sat.table.game,
        level=level,
        view=room.state.view(seat).dump(),
        events=events,
        decision=pending.dump(),
        seconds=min(room.rooms.bots.seconds, LEVELS.get(level, room.rooms.bots.seconds)),
        key=f"{room.sat.table.bot_key}/{seat}/{pending.id}/{first}",
    )


async def _think(room: "Room", seat: int, decision: int, question: Question) -> None:
    version = room.ledger.version
    choice = await room.rooms.bots.think(question)

    async def say() -> None:
        room.thinking.pop(seat, None)
        if not _still_asked(room.state, seat, decision) or not room.sat.seats[seat].bot:
            stir(room)  # taken back, or answered in another process
            return
        if choice is None:
            await play_fallback(room, seat, "bot")
            return
        try:
            remark = reason_told(room.state, seat, choice)
            await saying.act(room, seat, choice.word, decision, None, "bot", remark)
        except Refusal:
            if version != room.ledger.version and _still_asked(room.state, seat, decision):
                stir(room)  # something changed meanwhile, such as a card handed over
            elif _still_asked(room.state, seat, decision):
                await play_fallback(room, seat, "bot")

    await room.call(say)


async def _stand_in(room: "Room", seat: int, decision: int) -> None:
    async def say() -> None:
        room.thinking.pop(seat, None)
        if _still_asked(room.state, seat, decision) and room.sat.seats[seat].away == "left":
            await play_fallback(room, seat, "clock")

    await room.call(say)


def _still_asked(state: State, seat: int, decision: int) -> bool:
    pending = state.pending
    return pending is not None and pending.id == decision and seat in pending.seats


async def play_fallback(room: "Room", seat: int, by: str) -> None:
    """Say the fallback word for a seat, as an ordinary word of the record."""
    pending = room.state.pending
    assert pending is not None
    await saying.act(room, seat, room.state.fallback(seat), pending.id, None, by)


# Timers


def wake_at(room: "Room", waiting: list[int], now: float, version: int) -> float | None:
    """When the room must be in memory even if nobody looks."""
    if room.state.over or room.sat.table.status == "closed":
        return None
    times = [] if (out := room.clock.next_out()) is None else [out]
    live = room.clock.pace is not None and room.clock.pace.live
    for seat in waiting:
        row = room.sat.seats[seat]
        if row.bot or (live and row.away == "left"):
            return now
        if row.person not in room.here() and row.told < version and not row.away:
            times.append(now + room.rooms.settings.notify_after)
    return min(times) if times else None


def next_timer(room: "Room") -> float:
    """When to look at the clock again."""
    now = time.time()
    table = room.sat.table
    idle = room.rooms.settings.idle_seconds
    times = [now + (_NEVER if room.connections else idle)]
    if not room.owner and table.wake_at is not None:
        times.append(now + _CLAIM)
    if room.owner and table.status == "running":
        if (out := room.clock.next_out()) is not None:
            times.append(out)
        if table.wake_at is not None and table.wake_at > now - 1:
            times.append(max(table.wake_at, now + 0.05))
        if (due := _message_due(room)) is not None:
            times.append(due)
    return min(times)


def _message_due(room: "Room") -> float | None:
    """When somebody who is not looking must be told that it is their turn."""
    if not room.ledger.entries:
        return None
    for seat in room.sat.table.waiting:
        if _untold(room, seat):
            return max(
                room.ledger.entries[-1].at + room.rooms.settings.notify_after, time.time() + 0.05
            )
    return None


def _untold(room: "Room", seat: int) -> bool:
    row = room.sat.seats[seat]
    return (
        row.kind == "person"
        and not row.bot
        and not row.away
        and row.told < room.ledger.version
        and row.person not in room.here()
    )


async def tick(room: "Room") -> None:
    """A timer went off: clocks, messages, leaving memory."""
    now = time.time()
    if not room.owner:
        room.owner = await room.rooms.claim(room.id)
        if room.owner:
            room.stir()
    if room.owner and room.sat.table.status == "running":
        for seat in room.clock.out(now):
            await _out_of_time(room, seat)
        settings = room.rooms.settings
        if room.ledger.entries and now >= room.ledger.entries[-1].at + settings.notify_after:
            for seat in list(room.sat.table.waiting):
                if _untold(room, seat):
                    await room.rooms.notifier.your_turn(room, seat)
    if room.connections or room.thinking or room.tasks:
        room.quiet_since = time.monotonic()
    elif time.monotonic() - room.quiet_since >= room.rooms.settings.idle_seconds:
        room.close()


async def _out_of_time(room: "Room", seat: int) -> None:
    pace = room.clock.pace
    assert pace is not None
    if pace.live:
        await play_fallback(room, seat, "clock")
    else:
        await room.change_seat(seat, away="clock")


# People


async def leave(room: "Room", seat: int) -> None:
    """Stand up; what happens on that seat is for the others to choose."""
    await room.change_seat(seat, away="left")


async def come_back(room: "Room", seat: int) -> None:
    """Sit down again; a bot that stood in gets up."""
    row = room.sat.seats[seat]
    if row.away or row.stand_in:
        if row.away == "clock":
            room.clock.add(seat)
        await room.change_seat(seat, away="", stand_in="")


async def choose(room: "Room", seat: int, choice: str, choosers: list[int]) -> None:
    """One of the others decides about an absent seat."""
    if not 0 <= seat < len(room.sat.seats):
        raise Refusal("no_such_seat", seat=seat)
    row = room.sat.seats[seat]
    if not row.away or row.person in {room.sat.seats[each].person for each in choosers}:
        raise Refusal("not_absent", 409, seat=seat)
    match choice:
        case "fallback":
            pending = room.state.pending
            if pending is None or seat not in pending.seats:
                raise Refusal("not_waiting_for", 409, seat=seat)
            await play_fallback(room, seat, "others")
        case "bot":
            level = room.rooms.stand_in_level(room.sat.table.game)
            await room.change_seat(seat, stand_in=level)
        case "wait":
            if row.away == "clock":
                room.clock.add(seat)
            await room.change_seat(seat, away="" if row.away == "clock" else row.away, stand_in="")
        case _:
            raise Refusal("bad_choice", choice=choice, allowed=["fallback", "bot", "wait"])


# Undo by consent


def other_people(room: "Room", seat: int) -> list[int]:
    """A seat of each other person at the table, who must agree to an undo."""
    asker = room.sat.seats[seat].person
    found: dict[str, int] = {}
    for row in room.sat.seats:
        if row.kind == "person" and row.person != asker and not row.bot and not row.away:
            found.setdefault(row.person, row.seat)
    return list(found.values())


async def ask_undo(room: "Room", seat: int, nonce: str) -> int:
    """Undo at once if nobody else is there; otherwise ask the others."""
    if not room.state.can_undo(seat):
        raise Refusal("no_undo", 409)
    others = other_people(room, seat)
    if not others:
        return await saying.undo(room, seat, nonce)
    if room.refused_undo == room.ledger.version:
        raise Refusal("undo_refused", 409)
    await room.change_table(undo={"seat": seat, "waiting": others})
    return room.ledger.version


async def answer_undo(room: "Room", seats: list[int], agree: bool) -> int:
    """One of the others says yes or no."""
    request = room.sat.table.undo
    if request is None or not set(seats) & set(request["waiting"]):
        raise Refusal("no_undo_asked", 409)
    if not agree:
        room.refused_undo = room.ledger.version
        await room.change_table(undo=None)
        return room.ledger.version
    waiting = [seat for seat in request["waiting"] if seat not in seats]
    if waiting:
        await room.change_table(undo={"seat": request["seat"], "waiting": waiting})
        return room.ledger.version
    return await saying.undo(room, request["seat"], None)
