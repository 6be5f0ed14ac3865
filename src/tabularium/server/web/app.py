"""The application: routes, sockets, the built client, and a clean start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from tabularium.server.logs import hush_clients
from tabularium.server.settings import Settings
from tabularium.server.web.headers import SafeHeaders
from tabularium.server.web.hosts import Hosts
from tabularium.server.web.http import json, route
from tabularium.server.web.lobby_socket import lobby_socket
from tabularium.server.web.openapi import openapi_page
from tabularium.server.web.routes import ENDPOINTS
from tabularium.server.web.services import Services
from tabularium.server.web.static import Client
from tabularium.server.web.table_socket import table_socket

WEB = Path(__file__).parents[2] / "web"
DIST = WEB / "dist"
PREVIEWS = WEB / "previews"  # what messengers show; not a part of the build


def make_app(settings: Settings) -> Starlette:
    """The application of one process."""
    hush_clients()
    services = Services(settings)
    page = openapi_page(ENDPOINTS)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def openapi(_request: object) -> Response:
        return json(page)

    routes: list[BaseRoute] = [
        *(route(endpoint) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        WebSocketRoute("/api/lobby/socket", lobby_socket),
    ]
    if DIST.is_dir():
        routes.append(Mount("/previews", StaticFiles(directory=PREVIEWS)))
        routes.append(Mount("/", Client(DIST)))
    if settings.prefix:
        routes = [Mount(settings.prefix, routes=routes)]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders, hosts=Hosts(settings))],
    )
    app.state.services = services
    return app
