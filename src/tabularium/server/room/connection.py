"""One socket at one table: who it is, what it has seen, and a bounded queue of what to send."""

import asyncio
from collections import deque
from typing import Any

from tabularium.server.people.people import Person
from tabularium.server.protocol.wire import encode


class Connection:
    """What a room knows of a socket. A slow one loses updates and gets a fresh view instead.

    Answers are never lost; whoever lets too many of them lie is not asked for more.
    """

    def __init__(self, person: Person | None, seats: list[int], queue_length: int) -> None:
        self.person = person
        self.seats = seats
        self.most = queue_length
        self.version: int | None = None  # the last update in the queue or sent
        self.behind = False  # the queue overflowed
        self.closed = False
        self._queue: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._drained = asyncio.Event()

    @property
    def who(self) -> str | None:
        """The id of the person, if they have a session."""
        return None if self.person is None else self.person.id

    @property
    def observers(self) -> list[int | None]:
        """Through whose eyes this socket sees: its seats, or a spectator's."""
        return list(self.seats) if self.seats else [None]

    def send(self, message: Any) -> None:
        """Queue a message that a fresh view makes up for."""
        self.send_raw(encode(message))

    def send_raw(self, data: bytes) -> bool:
        """Queue an encoded message; False if the socket is too slow for it."""
        if self.closed or self.behind:
            return False
        if len(self._queue) >= self.most:
            self.behind = True
            return False
        self._put(data)
        return True

    def answer(self, message: Any) -> None:
        """Queue an answer, however slow the socket is."""
        if not self.closed:
            self._put(encode(message))

    def hang_up(self, last: Any = None) -> None:
        """Close the socket when all in the queue is sent."""
        if not self.closed:
            if last is not None:
                self._put(encode(last))
            self.closed = True
            self._filled.set()

    async def next(self) -> bytes | None:
        """The next message to send; None after the last one."""
        while not self._queue:
            if self.closed:
                return None
            self._filled.clear()
            await self._filled.wait()
        data = self._queue.popleft()
        self._drained.set()
        return data

    @property
    def empty(self) -> bool:
        """Whether everything was taken."""
        return not self._queue

    async def room_for_answers(self) -> None:
        """Wait while too many answers lie there."""
        while len(self._queue) >= 2 * self.most and not self.closed:
            self._drained.clear()
            await self._drained.wait()

    def _put(self, data: bytes) -> None:
        self._queue.append(data)
        self._filled.set()
