"""HTTP: bodies in, structs out, refusals as problems, a person from the cookie."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tabularium.kernel import TabulariumError
from tabularium.server.people.people import Person
from tabularium.server.protocol.refusal import Refusal, problem_of
from tabularium.server.protocol.wire import TableInfo, encode
from tabularium.server.rates import place_of
from tabularium.server.room.shown import table_info
from tabularium.server.settings import Settings
from tabularium.server.storage.rows import Seating
from tabularium.server.web.plain_text import number, refuse_nul
from tabularium.server.web.services import Services

log = logging.getLogger("tabularium.http")
COOKIE = "tabularium"
_YEAR = 365 * 24 * 3600
_BODY = 30.0  # seconds for a body to come
_SMALL = 65_536  # bytes of any body but a save


class Call(NamedTuple):
    """One request."""

    services: Services
    request: Request
    person: Person | None
    body: Any

    @property
    def me(self) -> Person:
        """Who asks; refuses strangers."""
        if self.person is None:
            raise Refusal("no_session", 401)
        return self.person

    @property
    def admin(self) -> Person:
        """Who asks; refuses all but the administrator."""
        if not self.me.admin:
            raise Refusal("not_admin", 403)
        return self.me

    @property
    def table(self) -> str:
        """The table of the path."""
        return str(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """A number of the path, of a size that a database can have."""
        return number(str(self.request.path_params[name]), name)


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """A method and path, what it takes and gives; the OpenAPI page is made from these."""

    method: str
    path: str
    handler: Handler
    takes: Any = None  # a struct, `str` for plain text, or None
    gives: Any = None
    weight: float = 1.0  # how dear it is; an address has so much a second
    personal: bool = True  # whether it matters who asks


def route(endpoint: Endpoint) -> Route:
    """An endpoint for Starlette."""

    async def serve(request: Request) -> Response:
        services: Services = request.app.state.services
        try:
            _check_origin(services.settings, request)
            if "\x00" in request.url.path or b"%00" in request.scope["query_string"]:
                raise Refusal("nul", 400)
            if not services.requests.take(address(request), endpoint.weight):
                raise Refusal("too_fast", 429)
            body = await _body(services, request, endpoint.takes)
            token = session_of(request) if endpoint.personal else ""
            person = await services.people.by_session(token)
            answer = await endpoint.handler(Call(services, request, person, body))
        except Refusal as refusal:
            answer = _problem(refusal.status, refusal.problem)
        except TabulariumError as error:
            answer = _problem(409, problem_of(error.reason))
        except ClientDisconnect:  # nobody is there any more to be told
            return Response(status_code=400)
        except Exception:
            log.exception("a request failed", extra={"path": endpoint.path})
            answer = _problem(500, Refusal("broken").problem)
        response = answer if isinstance(answer, Response) else json(answer)
        services.metrics.requests.labels(str(response.status_code)).inc()
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.handler.__name__)


def json(answer: Any, status: int = 200) -> Response:
    """An answer as JSON; what is private must not be kept on the way."""
    headers = {"Cache-Control": "no-store"}
    return Response(encode(answer), status, headers, "application/json")


def _problem(status: int, problem: Any) -> Response:
    return json(problem, status)


async def _body(services: Services, request: Request, takes: Any) -> Any:
    if takes is None:
        return None
    most = services.settings.body_bytes if takes is str else _SMALL
    data = bytearray()
    try:
        async with asyncio.timeout(_BODY):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refusal("too_large", 413, most=most)
    except TimeoutError:
        raise Refusal("too_slow", 408) from None
    if takes is str:
        try:
            text = data.decode()
            if "\x00" in text or "\\u0000" in text:
                raise Refusal("nul", 400)
            return text
        except UnicodeDecodeError as error:
            raise Refusal("not_text", 400, byte=error.start) from None
    try:
        body = msgspec.json.decode(bytes(data) or b"{}", type=takes)
        refuse_nul(bytes(data), body)
        return body
    except msgspec.MsgspecError as error:
        raise Refusal("bad_body", 400, why=str(error)) from None
    except (UnicodeDecodeError, RecursionError):
        raise Refusal("bad_body", 400, why="not JSON") from None


def show(call: Call, seating: Seating) -> TableInfo:
    """A table; who looks at it now only its room knows."""
    room = call.services.rooms.all.get(seating.table.id)
    return table_info(seating) if room is None else table_info(seating, room.here())


# Sessions


def session_of(connection: HTTPConnection) -> str:
    """The token in the cookie."""
    return connection.cookies.get(COOKIE, "")


def with_session(response: Response, request: Request, token: str) -> Response:
    """Set the cookie, out of reach of scripts and of other sites."""
    settings: Settings = request.app.state.services.settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        path=settings.prefix or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return response


def without_session(response: Response, request: Request) -> Response:
    """Delete the cookie."""
    settings: Settings = request.app.state.services.settings
    response.delete_cookie(COOKIE, settings.prefix or "/")
    return response


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return place_of(connection.client.host if connection.client is not None else "")


def _check_origin(settings: Settings, request: Request) -> None:
    if request.method not in ("GET", "HEAD") and not same_origin(settings, request):
        raise Refusal("foreign_origin", 403)


def same_origin(settings: Settings, connection: HTTPConnection) -> bool:
    """Whether a page of ours sends this; programs that send no Origin are no pages."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = connection.headers.get("host", "")
    return bool(host) and urlsplit(origin).netloc == host
