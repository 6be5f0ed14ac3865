"""Connections of strangers: whoever says nothing is hung up on, and nobody holds too many.

uvicorn waits for the first request of a connection as long as its client likes. A thousand silent
connections would take all the files that a process may open.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from tabularium.server.rates import place_of

SILENT = 10.0  # seconds from the beginning of a connection or request to the end of its headers


class Connections:
    """All connections of this process; those that wait for a request can be ended at any time."""

    def __init__(self, most: int, an_address: int, trusted: str) -> None:
        self.most = most
        self.an_address = an_address
        self.trusted = {each.strip() for each in trusted.split(",")}
        self.open = 0
        self.ended = 0  # hung up on because they were silent, or too many
        self._addresses: dict[str, int] = {}
        self._silent: dict[CarefulProtocol, None] = {}  # in the order of their coming

    def admit(self, protocol: "CarefulProtocol") -> bool:
        """Whether there is room for a connection; the longest silent one makes room."""
        address = protocol.address
        if address not in self.trusted and self._addresses.get(address, 0) >= self.an_address:
            self.ended += 1
            return False
        if self.open >= self.most:
            self.ended += 1
            if not self._silent:
                return False
            next(iter(self._silent)).hang_up()
        self.open += 1
        self._addresses[address] = self._addresses.get(address, 0) + 1
        return True

    def release(self, protocol: "CarefulProtocol") -> None:
        """A connection is gone."""
        self.speaks(protocol)
        self.open -= 1
        left = self._addresses[protocol.address] - 1
        if left:
            self._addresses[protocol.address] = left
        else:
            del self._addresses[protocol.address]

    def is_silent(self, protocol: "CarefulProtocol") -> None:
        """A connection waits for a request, or for the rest of one."""
        self._silent[protocol] = None

    def speaks(self, protocol: "CarefulProtocol") -> None:
        """A whole request has come."""
        self._silent.pop(protocol, None)


class Together:
    """A transport that sends what is written in one moment in one go: a word is three messages.

    And one that stops reading only when more comes than is wanted: uvicorn wants it to stop after
    each message until that is taken, which is a moment later and costs two calls of the system.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._written: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self.is_closing = transport.is_closing  # asked with every message
        self._resting = False  # no more is wanted
        self._paused = False  # and no more is read

    def write(self, data: bytes) -> None:
        """Send these bytes in a moment, with all that follow until then."""
        if not self._written:
            self._loop.call_soon(self._flush)
        self._written.append(data)

    def close(self) -> None:
        """Send the rest and close."""
        self._flush()
        self._transport.close()

    def pause_reading(self) -> None:
        """No more is wanted until `resume_reading`."""
        self._resting = True

    def resume_reading(self) -> None:
        """More is wanted."""
        self._resting = False
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def careful(self, receive: Callable[[bytes], None]) -> Callable[[bytes], None]:
        """What receives bytes; once some came that were not wanted, no more are read."""

        def received(data: bytes) -> None:
            unwanted = self._resting
            receive(data)
            if unwanted and self._resting and not self._paused and not self.is_closing():
                self._paused = True
                self._transport.pause_reading()

        return received

    def _flush(self) -> None:
        if self._written:
            data, self._written = b"".join(self._written), []
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CarefulProtocol(H11Protocol):
    """HTTP with a deadline for the headers, and a count of connections."""

    limits: Connections  # of the subclass that `careful` makes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.address = place_of(self.client[0] if self.client else "")
        self.deadline: asyncio.TimerHandle | None = None
        self.admitted = self.limits.admit(self)
        if self.admitted:
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some bytes came; they may be a whole request or part of one."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a socket now
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete:
            self._wait()
        else:
            self._heard()

    def on_response_complete(self) -> None:
        """An answer was sent; uvicorn waits a few seconds for the next request."""
        super().on_response_complete()
        if self.admitted and not self.transport.is_closing():
            self.limits.is_silent(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self._gone()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on it is a socket, and counts until that ends."""
        self._heard()
        plain = self.transport
        together = Together(plain)
        self.transport = together  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)
        self.transport = plain
        socket: Any = plain.get_protocol()
        ended = socket.connection_lost
        socket.data_received = together.careful(socket.data_received)

        def connection_lost(exc: Exception | None) -> None:
            self._gone()
            ended(exc)

        socket.connection_lost = connection_lost

    def hang_up(self) -> None:
        """End a connection that says nothing."""
        self.limits.ended += 1
        self._gone()
        self.transport.abort()

    def _wait(self) -> None:
        self.limits.is_silent(self)
        if self.deadline is None:
            self.deadline = self.loop.call_later(SILENT, self.hang_up)

    def _heard(self) -> None:
        self.limits.speaks(self)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _gone(self) -> None:
        self._heard()
        if self.admitted:
            self.admitted = False
            self.limits.release(self)


def careful(limits: Connections) -> type[CarefulProtocol]:
    """The protocol of a server with these limits."""
    return type("LimitedProtocol", (CarefulProtocol,), {"limits": limits})
