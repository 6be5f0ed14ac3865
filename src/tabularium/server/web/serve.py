"""Run the server in this process until it is told to stop."""

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tabularium import _build
from tabularium.server.settings import Settings
from tabularium.server.storage.lock import DataInUse
from tabularium.server.storage.trouble import trouble_of
from tabularium.server.web.app import make_app
from tabularium.server.web.connections import Connections, careful
from tabularium.server.web.services import Services

_FILES = 65_536  # enough for all limits
_LOOK = 1.0  # seconds between looks at the compiled build
_RESERVE = 100  # files that are not connections
_PING_EVERY, _PONG_WITHIN = 8.0, 5.0  # seconds


class PortTaken(Exception):
    """Somebody else listens there."""


def bind(settings: Settings) -> socket.socket:
    """Our socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends small messages at once only on sockets that say they are TCP; others wait 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        raise PortTaken(str(error)) from error
    return bound


def uvicorn_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How strangers are met."""
    limits = Connections(
        min(settings.connections, open_files() - _RESERVE),
        settings.connections_an_address,
        settings.trusted,
    )
    services: Services = app.state.services
    services.metrics.watch("connections", "Connections", lambda: limits.open)
    services.metrics.watch("connections_ended", "Silent or one too many", lambda: limits.ended)
    return uvicorn.Config(
        app,
        http=careful(limits),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # messages are small and many sockets are cheap without it
        # A line that died without a word is noticed within seconds, also that of a hidden page.
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PONG_WITHIN,
        timeout_graceful_shutdown=5,
    )


class PoliteServer(uvicorn.Server):
    """Says goodbye before it closes its sockets."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; whoever is at a table hears that we do."""
        app: Any = self.config.app
        await app.state.services.farewell()
        await super().shutdown(sockets)


def open_files() -> int:
    """How many files this process may open: as many as the system lets it have."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return _FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def serve(
    settings: Settings,
    anew: bool,
    ready: Callable[[int, str | None], None],
    built: Callable[[str, str], None],
) -> None:
    """Serve until interrupted. `ready` gets the port, and the administrator's token if new.

    `built` hears what becomes of a compiled build that is made behind us.
    """
    bound = bind(settings)
    with _named_trouble(settings):
        app = make_app(settings)
        services: Services = app.state.services
        if services.database.lock is not None:
            services.database.lock.take()  # before anything is said about a server that begins
    # Rooms live long and make no cycles worth finding: looking through all of them for every few
    # hundred new objects costs more the more tables there are.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    # A thread that reckons gives the loop its turn sooner than after the usual 5 ms.
    sys.setswitchinterval(0.001)
    config = uvicorn_config(app, settings)
    server = PoliteServer(config)

    async def run() -> None:
        with _named_trouble(settings):
            await _open(services)
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            ready(bound.getsockname()[1], await services.people.admin_link(anew))
        following = asyncio.create_task(follow_build(built))
        await serving
        following.cancel()

    asyncio.run(run())


async def follow_build(built: Callable[[str, str], None]) -> None:
    """Tell that it is being made, and how that ended; what ended before was told before."""
    state, why = _build.meanwhile()
    if state != "making":
        return
    built(state, why)
    while state == "making":
        await asyncio.sleep(_LOOK)
        state, why = _build.meanwhile()
    built(state, why)


async def _open(services: Services) -> None:
    """Open everything, or leave nothing open that keeps the process from ending."""
    try:
        await services.open()
    except BaseException:
        with contextlib.suppress(Exception):
            await services.database.close()
        raise


@contextlib.contextmanager
def _named_trouble(settings: Settings) -> Iterator[None]:
    """Data that cannot be used is no error of ours: it has a name, and a way out."""
    try:
        yield
    except DataInUse:
        raise
    except Exception as error:
        trouble = trouble_of(error, settings.sqlite)
        if trouble is None:
            raise
        raise trouble from error


def lan_address() -> str:
    """Our address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # documentation range; UDP: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())
