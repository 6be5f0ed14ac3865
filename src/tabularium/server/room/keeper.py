"""Looking after a room when nobody speaks: bots, clocks, messages, leaving memory."""

import time
from typing import NamedTuple

from tabularium.server.bots.pool import BotPool
from tabularium.server.people.notify import Notifier
from tabularium.server.room.attendance import out_of_time
from tabularium.server.room.bot_seats import BotSeats
from tabularium.server.room.room import Room
from tabularium.server.storage.processes import Processes

_NEVER = 3600.0  # seconds; a room without timers looks at itself that often
_CLAIM = 5.0  # seconds between attempts to run a table whose process may have died
_SOON = 0.05


class KeeperServices(NamedTuple):
    """What looking after rooms needs."""

    bots: BotPool
    notifier: Notifier
    processes: Processes
    idle_seconds: float
    notify_after: float


class RoomKeeper:
    """Looks after one room."""

    def __init__(self, room: Room, services: KeeperServices) -> None:
        self.room = room
        self.services = services
        self.bots = BotSeats(room, services.bots)

    def wake_bots(self) -> None:
        """Let bots think about what they are asked."""
        self.bots.wake()

    def hurry_bots(self) -> None:
        """Bots need not wait for anything to be taken back."""
        self.bots.hurry()

    def wake_at(self, waiting: list[int], now: float, version: int) -> float | None:
        """When the room must be in memory even if nobody looks."""
        room = self.room
        if room.state.over or room.seating.table.status == "closed":
            return None
        times = [] if (out := room.clock.next_out()) is None else [out]
        live = room.clock.pace is not None and room.clock.pace.live
        for seat in waiting:
            row = room.seating.seats[seat]
            if row.bot or (live and row.away == "left"):
                return now
            if row.told < version and not row.away and row.person not in room.here():
                times.append(now + self.services.notify_after)
        return min(times) if times else None

    def next_timer(self) -> float:
        """When to look at the clock again."""
        room, now = self.room, time.time()
        table = room.seating.table
        times = [now + (_NEVER if room.connections else self.services.idle_seconds)]
        if not room.owner and table.wake_at is not None:
            times.append(now + _CLAIM)
        if room.owner and table.status == "running":
            if (out := room.clock.next_out()) is not None:
                times.append(out)
            if table.wake_at is not None and table.wake_at > now - 1:
                times.append(max(table.wake_at, now + _SOON))
            if any(self._untold(seat) for seat in table.waiting):
                times.append(max(self._message_due(), now + _SOON))
        return min(times)

    def _message_due(self) -> float:
        """When whoever is not looking is told of the last entry."""
        return self.room.ledger.entries[-1].at + self.services.notify_after

    def _untold(self, seat: int) -> bool:
        """Whether somebody who is not looking has not been told that it is their turn."""
        row = self.room.seating.seats[seat]
        return (
            row.kind == "person"
            and not row.bot
            and not row.away
            and row.told < self.room.ledger.version
            and row.person not in self.room.here()
        )

    async def on_timer(self) -> None:
        """Clocks, messages, leaving memory."""
        room, now = self.room, time.time()
        if not room.owner:
            room.owner = await self.services.processes.claim(room.id)
            if room.owner:
                room.wake_bots()
        if room.owner and room.seating.table.status == "running":
            for seat in room.clock.out(now):
                await out_of_time(room, seat)
            if now >= self._message_due():
                await self._send_messages()
        if room.owner:
            self._sleep_if_nothing_is_due(now)
        if room.connections or room.tasks:
            room.quiet_since = time.monotonic()
        elif time.monotonic() - room.quiet_since >= self.services.idle_seconds:
            room.close()

    def _sleep_if_nothing_is_due(self, now: float) -> None:
        """What was due is done: say so, or the room would be woken for nothing, for ever."""
        table = self.room.seating.table
        if table.wake_at is None or table.wake_at > now:
            return
        wake_at = self.wake_at(table.waiting, now, self.room.ledger.version)
        if wake_at is None or wake_at > now:
            table.wake_at = wake_at
            self.services.processes.wake_later(table.id, self.room.ledger.version, wake_at)

    async def _send_messages(self) -> None:
        room = self.room
        for seat in list(room.seating.table.waiting):
            if self._untold(seat):
                await self.services.notifier.your_turn(
                    room.seating, room.state, room.ledger.version, seat
                )
