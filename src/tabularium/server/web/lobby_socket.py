"""The socket of the lobby: everything at once, then what changes."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from tabularium.server.tables.lobby import Looker
from tabularium.server.web.http import same_origin, session_of
from tabularium.server.web.services import Services

_POLICY = 1008


async def lobby_socket(socket: WebSocket) -> None:
    """Somebody looks at the lobby until they go."""
    services: Services = socket.app.state.services
    if not same_origin(services.settings, socket) or services.sockets >= services.settings.sockets:
        await socket.close(_POLICY)
        return
    await socket.accept()
    services.sockets += 1
    looker = None
    tasks: list[asyncio.Task[None]] = []
    try:
        person = await services.people.by_session(session_of(socket))
        looker = services.lobby.enter(None if person is None else person.id)
        tasks = [
            asyncio.create_task(_send(socket, looker)),
            asyncio.create_task(_until_gone(socket)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.sockets -= 1
        if looker is not None:
            services.lobby.leave(looker)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await socket.close()


async def _send(socket: WebSocket, looker: Looker) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text((await looker.next()).decode())


async def _until_gone(socket: WebSocket) -> None:
    """Nothing is expected from a lobby's client; whatever comes is not read."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
