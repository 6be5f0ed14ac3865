"""Somebody in the lobby: what they are shown, and a bounded queue of what to send."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from tabularium.server.protocol.wire import encode

_UNREAD = 8  # messages; who reads more slowly gets everything anew


class Looker:
    """What the lobby knows of a socket."""

    def __init__(self, person: str | None, drained: Callable[[], None]) -> None:
        self.person = person
        self.drained = drained  # told when a slow one has read what was left
        self.mine: dict[str, object] = {}  # the faces of their tables
        self.behind = False
        self.closed = False
        self.queue: deque[bytes] = deque()
        self.ready = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Queue a message; who does not read gets everything anew later."""
        if self.closed:
            return
        if len(self.queue) >= _UNREAD:
            self.queue.clear()
            self.behind = True
        elif not self.behind:
            self.queue.append(data)
            self.ready.set()

    def hang_up(self, last: Any = None) -> None:
        """Close the socket; `last` is all that is still sent."""
        if not self.closed:
            self.closed = True
            self.queue.clear()
            if last is not None:
                self.queue.append(encode(last))
            self.ready.set()

    async def next(self) -> bytes | None:
        """The next message; None after the last one."""
        while not self.queue:
            if self.closed:
                return None
            if self.behind:
                self.drained()
            self.ready.clear()
            await self.ready.wait()
        return self.queue.popleft()
