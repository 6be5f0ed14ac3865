"""Headers that keep foreign scripts and frames out."""

from typing import Any

_HEADERS = [
    (
        b"content-security-policy",
        b"; ".join(
            [
                b"default-src 'self'",
                b"img-src 'self' data:",
                b"connect-src 'self' ws: wss:",
                b"object-src 'none'",
                b"base-uri 'self'",
                b"form-action 'self'",
                b"frame-ancestors 'none'",
            ]
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class SafeHeaders:
    """Adds headers that keep foreign scripts and frames out."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_on(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await self.app(scope, receive, send_on)
