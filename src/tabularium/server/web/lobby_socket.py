"""The socket of the lobby."""

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tabularium.server.protocol import wire
from tabularium.server.tables.lobby import lobby
from tabularium.server.web.http import same_origin, session_of
from tabularium.server.web.services import Services

_POLICY = 1008


async def lobby_socket(socket: WebSocket) -> None:
    """The lobby: sent at once, and again whenever something changes, at most twice a second."""
    services: Services = socket.app.state.services
    if not same_origin(services.settings, socket) or services.sockets >= services.settings.sockets:
        await socket.close(_POLICY)
        return
    await socket.accept()
    services.sockets += 1
    changed = asyncio.Event()
    changed.set()
    stop = services.changes.listen(lambda _: changed.set())
    listen = asyncio.create_task(_until_gone(socket))
    try:
        person = await services.people.by_session(session_of(socket))
        while not listen.done():
            await _either(changed.wait(), listen)
            changed.clear()
            if not listen.done():
                await socket.send_text(wire.encode(await lobby(services.tables, person)).decode())
                await _either(asyncio.sleep(0.5), listen)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.sockets -= 1
        stop()
        listen.cancel()
        with contextlib.suppress(Exception):
            await socket.close()


async def _either(work: Any, task: "asyncio.Task[None]") -> None:
    """Wait for some work or for the end of a task."""
    first = asyncio.ensure_future(work)
    try:
        await asyncio.wait([first, task], return_when=asyncio.FIRST_COMPLETED)
    finally:
        first.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Nothing is expected from a lobby's client; whatever comes is not read."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
