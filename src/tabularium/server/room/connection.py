"""One socket at one table: who it is, what it has seen, and a bounded queue of what to send."""

import asyncio
from typing import Any

from tabularium.server.people.people import Person
from tabularium.server.protocol.wire import encode


class Connection:
    """What a room knows of a socket. A slow one loses updates and gets a fresh view instead."""

    def __init__(self, person: Person | None, seats: list[int], queue_length: int) -> None:
        self.person = person
        self.seats = seats
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(queue_length)
        self.version: int | None = None  # the last update in the queue or sent
        self.behind = False  # the queue overflowed
        self.closed = False

    @property
    def who(self) -> str | None:
        """The id of the person, if they have a session."""
        return None if self.person is None else self.person.id

    @property
    def observers(self) -> list[int | None]:
        """Through whose eyes this socket sees: its seats, or a spectator's."""
        return list(self.seats) if self.seats else [None]

    def send(self, message: Any) -> None:
        """Queue a message."""
        self.send_raw(encode(message))

    def send_raw(self, data: bytes) -> bool:
        """Queue an encoded message; False if the socket is too slow for it."""
        if self.closed or self.behind:
            return False
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.behind = True
            return False
        return True

    def hang_up(self) -> None:
        """Close the socket when all in the queue is sent."""
        self.closed = True
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
