"""A server on a free port in this process, and people who use it as browsers do."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tabularium.server.protocol.wire import PROTOCOL
from tabularium.server.settings import Settings
from tabularium.server.web.app import make_app
from tabularium.server.web.serve import PoliteServer, bind, uvicorn_config
from tabularium.server.web.services import Services

PATIENCE = 60.0  # seconds; a test that waits longer has found a fault


class Running:
    """A server that runs."""

    def __init__(self, services: Services, port: int, server: uvicorn.Server) -> None:
        self.services = services
        self.port = port
        self.server = server
        self.url = f"http://127.0.0.1:{port}{services.settings.prefix}"
        self.people: list[Person] = []

    async def stranger(self) -> "Person":
        """Somebody without a session."""
        person = Person(self.url)
        self.people.append(person)
        return person

    async def guest(self, name: str = "Ala") -> "Person":
        """A new guest."""
        person = await self.stranger()
        person.me = await person.post("/api/people", {"name": name})
        return person


@asynccontextmanager
async def running(data: Path, **more: Any) -> AsyncIterator[Running]:
    """A server with its data in a folder."""
    hurried = {"requests_a_second": 1e6, "request_burst": 10**6}
    hurried |= {"messages_a_second": 1e6, "message_burst": 10**6, "undo_seconds": 0}
    settings = Settings(**{"data": data, "port": 0, **hurried, **more})
    bound = bind(settings)
    app = make_app(settings)
    config = uvicorn_config(app, settings)
    config.timeout_graceful_shutdown = 1
    server = PoliteServer(config)
    serving = asyncio.create_task(server.serve([bound]))
    while not server.started:
        if serving.done():
            await serving
            raise AssertionError("the server did not start")
        await asyncio.sleep(0.01)
    made = Running(app.state.services, bound.getsockname()[1], server)
    try:
        yield made
    finally:
        for person in made.people:
            await person.http.aclose()
        server.should_exit = True
        await serving
        bound.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.me: Any = None

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """One request; the status must be as expected."""
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        if path == "/api/tables" and isinstance(body, dict) and body.get("game") == "tigris":
            # The tests speak of seat 0: who begins is drawn by lot only where they say so.
            body = {**body, "options": {"starter": "first_seat", **body.get("options", {})}}
        return await self.ask("POST", path, body or {}, status)

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator["Sitting"]:
        """Look at a table."""
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            sitting = Sitting(socket)
            await sitting.say("hello", **{"protocol": PROTOCOL, **hello})
            yield sitting

    @asynccontextmanager
    async def in_lobby(self) -> AsyncIterator["Sitting"]:
        """Look at the lobby."""
        url = self.url.replace("http", "ws", 1) + "/api/lobby/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            yield Sitting(socket)


class Sitting:
    """A socket at a table or in the lobby, with all that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.last: dict[Any, Any] = {}  # the last update of each seat
        self.table: Any = None
        self.moves: dict[Any, list[Any]] = {}  # those that stand, by seat
        self.events: dict[Any, list[Any]] = {}

    async def say(self, kind: str, **more: Any) -> str:
        """Send a message; returns its id."""
        name = secrets.token_hex(6)
        if kind not in ("hello", "ping"):
            more = {"id": name, **more}
        await self.socket.send(msgspec.json.encode({"type": kind, **more}).decode())
        return str(more.get("id", name))

    async def hear(self) -> Any:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = msgspec.json.decode(text)
        match message["type"]:
            case "update":
                self.last[message["seat"]] = message
                self._keep(message)
            case "welcome" | "table":
                self.table = message["table"]
        return message

    def _keep(self, update: Any) -> None:
        """The moves that stand, as a page keeps them, and the events that were told in them."""
        seat = update["seat"]
        known = [] if update["whole"] else self.moves.get(seat, [])
        known = [*known, *update["moves"]]
        undone = {move["undoes"] for move in known if move["undoes"] is not None}
        stand = [move for move in known if move["undoes"] is None and move["n"] not in undone]
        self.moves[seat] = stand
        self.events[seat] = [event for move in stand for event in move["events"]]

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Hear until a message fits."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def kind(self, kind: str) -> Any:
        return await self.until(lambda message: message["type"] == kind)

    async def answer(self, name: str) -> Any:
        """The answer to a message of ours."""
        return await self.until(lambda message: message.get("id") == name)

    async def ask(self, kind: str, **more: Any) -> Any:
        return await self.answer(await self.say(kind, **more))

    def asked(self, seat: int) -> bool:
        view = self.last[seat]["view"]
        return view["pending"] is not None and seat in view["pending"]["seats"]

    async def word(
        self, seat: int, pick: Callable[[list[Any]], Any] = lambda options: options[0]
    ) -> str:
        """Some legal word, spelled letter by letter."""
        letters: list[str] = []
        while True:
            spelled = await self.ask("letters", seat=seat, prefix=" ".join(letters))
            options = spelled["options"]
            option = pick(options)
            letters.append(option["text"])
            if not option.get("more"):
                return " ".join(letters)

    async def act(self, seat: int, word: str | None = None) -> Any:
        """Say a word; returns the answer."""
        decision = self.last[seat]["view"]["pending"]["id"]
        word = await self.word(seat) if word is None else word
        return await self.ask("act", seat=seat, decision=decision, word=word)


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    def run(tmp_path: Path) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(4 * PATIENCE):
                await test(tmp_path)

        asyncio.run(bounded())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
