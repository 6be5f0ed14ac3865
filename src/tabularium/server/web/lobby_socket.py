"""The socket of the lobby: everything at once, then what changes."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.tables.looker import Looker
from tabularium.server.web.http import address, same_origin, session_of
from tabularium.server.web.places import Place
from tabularium.server.web.services import Services

_NORMAL, _POLICY, _FULL = 1000, 1008, 1013


async def lobby_socket(socket: WebSocket) -> None:
    """Somebody looks at the lobby until they go."""
    services: Services = socket.app.state.services
    where = address(socket)
    if not same_origin(services.settings, socket) or not services.requests.take(where):
        await socket.close(_POLICY)
        return
    person = await services.people.by_session(session_of(socket))
    who = None if person is None else person.id
    try:
        place = services.places.knock(where, who or "")
    except Refusal:
        await socket.close(_FULL)
        return
    code = _FULL
    try:
        await socket.accept()
        code = await _look(services, socket, who, place)
    except Refusal:
        pass  # too many look already
    finally:
        place.leave()
        with contextlib.suppress(Exception):
            await socket.close(code)


async def _look(services: Services, socket: WebSocket, who: str | None, place: Place) -> int:
    """Until they go, or we send them away; returns the code to close with."""
    gone = asyncio.create_task(_until_gone(socket))
    try:
        place.stay(lambda: _end(gone))
        looker = services.lobby.enter(who)
        sending = asyncio.create_task(_send(socket, looker))
        try:
            await asyncio.wait([gone, sending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            services.lobby.leave(looker)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        return _NORMAL if looker.closed else _FULL
    finally:
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)


def _end(task: asyncio.Task[None]) -> None:
    task.cancel()


async def _send(socket: WebSocket, looker: Looker) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (data := await looker.next()) is not None:
            await socket.send_text(data.decode())


async def _until_gone(socket: WebSocket) -> None:
    """Nothing is expected from a lobby's client; whatever comes is not read."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
