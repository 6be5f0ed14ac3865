"""Headers that keep foreign scripts and frames out, and names that are not ours."""

from functools import lru_cache
from typing import Any

from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import encode
from tabularium.server.web.hosts import Hosts

_POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' {socket}",  # not every browser counts our own sockets as ourselves
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_MISDIRECTED = 421


@lru_cache(100)
def _headers(host: str, secure: bool) -> list[tuple[bytes, bytes]]:
    socket = f"{'wss' if secure else 'ws'}://{host}"
    return [
        (b"content-security-policy", _POLICY.format(socket=socket).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
    ]


class SafeHeaders:
    """Adds headers that keep foreign scripts and frames out; refuses names that are not ours."""

    def __init__(self, app: Any, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if not self.hosts.known(host):
            await _refuse(scope, send, host)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_on(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = _headers(host, scope["scheme"] == "https")
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        await self.app(scope, receive, send_on)


async def _refuse(scope: Any, send: Any, host: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    body = encode(Refusal("unknown_host", _MISDIRECTED, host=host[:100]).problem)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": _MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body})
