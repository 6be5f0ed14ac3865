"""Servers that are killed, and people who keep sending and resending to them."""

import asyncio
import contextlib
import os
import random
import secrets
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tabularium.server.protocol.wire import PROTOCOL

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "alea": (2, {}),
    "magnaci": (2, {}),
    "orleans": (2, {}),
    "sigismundus": (3, {"length": "short"}),
    "tigris": (2, {}),
}
PATIENCE = 120.0
HURRIED = {
    "TABULARIUM_MESSAGES_A_SECOND": "1000000",
    "TABULARIUM_MESSAGE_BURST": "1000000",
    "TABULARIUM_REQUESTS_A_SECOND": "1000000",
    "TABULARIUM_REQUEST_BURST": "1000000",
    "TABULARIUM_TABLES_A_PERSON": "100000",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def browser() -> httpx.AsyncClient:
    """Without certificates, which take longer to load than a server to start."""
    return httpx.AsyncClient(timeout=20, verify=False)


class Nursery:
    """A process that has loaded everything and forks servers: a start costs no imports.

    Each server is a process of its own that begins with nothing but code.
    """

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(Path(__file__).parent / "nursery.py"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **HURRIED},
            limit=2**20,
        )

    async def start(self, wish: dict[str, Any]) -> int:
        """A server with these settings; its process id."""
        assert self.process is not None and self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
        await self.process.stdin.drain()
        return int(await self.process.stdout.readline())

    async def close(self) -> None:
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()


class Server:
    """A server process that can be killed and started again."""

    def __init__(self, nursery: Nursery, data: Path, database: str) -> None:
        self.nursery = nursery
        self.port = free_port()
        self.data = data
        self.database = database
        self.log = data / f"server-{self.port}.log"
        self.pid = 0
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        wish = {
            "port": self.port,
            "data": str(self.data),
            "database": self.database,
            "log": str(self.log),
        }
        self.pid = await self.nursery.start(wish)
        async with browser() as http:
            for _ in range(3000):
                try:
                    if (await http.get(f"{self.url}/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.02)
        raise AssertionError(f"the server does not start: {self.log.read_text()[-2000:]}")

    async def end(self, how: int) -> None:
        """Send a signal, and wait until the process is gone."""
        with contextlib.suppress(ProcessLookupError):
            if self.pid:
                os.kill(self.pid, how)
                while True:
                    os.kill(self.pid, 0)
                    await asyncio.sleep(0.005)

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)

    async def stop(self) -> None:
        await self.end(signal.SIGTERM)


class Run:
    """One run: its servers, what was acknowledged, when to open no more tables."""

    def __init__(self, servers: list[Server], seed: int, bots: float) -> None:
        self.servers = servers
        self.random = random.Random(seed)
        self.bots = bots  # how many tables have bots
        self.acknowledged: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        self.resent = 0
        self.opened: list[str] = []
        self.finished: list[str] = []
        self.enough = False

    def url(self) -> str:
        return self.random.choice(self.servers).url


class Host:
    """Opens table after table; each seat is played over a socket of its own."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.number = number
        self.cookie = ""

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        while True:
            try:
                async with browser() as http:
                    headers = {"Cookie": self.cookie} if self.cookie else {}
                    url = self.run.url() + path
                    answer = await http.request(method, url, json=body, headers=headers)
                if answer.status_code >= 500:
                    raise httpx.TransportError("try again")
                assert answer.status_code == 200, answer.text
                for name, value in answer.cookies.items():
                    self.cookie = f"{name}={value}"
                return answer.json()
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def play(self) -> None:
        await self.request("POST", "/api/people", {"name": f"Player {self.number}"})
        while not self.run.enough:
            game = self.run.random.choice(list(GAMES))
            seats, options = GAMES[game]
            me, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
            plan = [me] * seats
            if self.run.random.random() < self.run.bots:
                plan = [me, *[bot] * (seats - 1)]
                if self.run.random.random() < 0.2:
                    plan[0] = bot  # nobody looks, and it must go on all the same
            wish = {"game": game, "seats": seats, "options": options, "plan": plan, "start": True}
            wish |= {"public": False, "hot_seat": True}
            table = (await self.request("POST", "/api/tables", wish))["id"]
            self.run.opened.append(table)
            mine = [seat for seat, each in enumerate(plan) if each is me] or [0]
            hands = [Hand(self, table, seat) for seat in mine]
            async with asyncio.TaskGroup() as group:
                for hand in hands:
                    group.create_task(hand.play())
            if hands[0].over:
                self.run.finished.append(table)


class Hand:
    """Plays one seat, and never gives up a word before it is acknowledged."""

    def __init__(self, host: Host, table: str, seat: int) -> None:
        self.run, self.host, self.table, self.seat = host.run, host, table, seat
        self.view: Any = None
        self.options: list[Any] = []
        self.letters: list[str] = []
        self.asked = ""  # about the letters that may follow
        self.sent: dict[str, Any] | None = None  # a word without an answer yet

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["result"] is not None

    async def play(self) -> None:
        """Until the game is over; or, when it is enough, until nothing is unanswered."""
        while not self.over and not (self.run.enough and self.sent is None):
            try:
                url = self.run.url().replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
                headers = {"Cookie": self.host.cookie}
                async with connect(url, additional_headers=headers, open_timeout=20) as line:
                    await self.sit(line)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit(self, line: Any) -> None:
        await line.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
        if self.sent is not None:
            self.run.resent += 1
            await line.send(msgspec.json.encode(self.sent).decode())
        heard = asyncio.get_running_loop().time()
        while not (self.run.enough and self.sent is None):
            try:
                async with asyncio.timeout(0.5 if self.run.enough else 2.0):
                    message = msgspec.json.decode(await line.recv())
            except TimeoutError:
                assert asyncio.get_running_loop().time() - heard < PATIENCE, "nothing happens"
                continue
            heard = asyncio.get_running_loop().time()
            if await self.hear(line, message):
                return

    async def hear(self, line: Any, message: Any) -> bool:
        """One message; True: connect anew."""
        mine = self.sent is not None and message.get("id") == self.sent["id"]
        match message["type"]:
            case "update" if message["seat"] in (self.seat, None):
                self.view, self.options = message["view"], []
                self.letters, self.asked = [], ""
                await self.begin(line)
                return self.over
            case "spelled" if message["id"] == self.asked:
                self.options = message["options"]
                await self.spell(line)
            case "done" if mine:
                assert self.sent is not None
                name = (self.table, message["id"])
                self.run.acknowledged[name] = (message["version"], self.sent)
                self.sent = None
                await self.begin(line)
            case "refused" if mine:
                code = message["problem"]["code"]
                assert code in ("server.stale", "server.try_again", "server.not_started"), message
                if code == "server.stale":
                    self.sent = None
                return True
        return False

    @property
    def wanted(self) -> bool:
        """Whether there is a word to be said."""
        pending = self.view["pending"]
        if self.sent is not None or pending is None or self.view["seat"] is None:
            return False
        return self.seat in pending["seats"] and not self.run.enough

    async def begin(self, line: Any) -> None:
        """Ask for the first letters."""
        if self.wanted and not self.asked:
            await self.ask_letters(line)

    async def ask_letters(self, line: Any) -> None:
        """Ask which letters may follow."""
        self.asked = secrets.token_hex(8)
        prefix = " ".join(self.letters)
        ask = {"type": "letters", "id": self.asked, "seat": self.seat, "prefix": prefix}
        await line.send(msgspec.json.encode(ask).decode())

    async def spell(self, line: Any) -> None:
        """Say the next letter, or the word when it is whole."""
        if not self.wanted or not self.options:
            return
        option = self.run.random.choice(self.options)
        self.options = []
        self.letters.append(option["text"])
        if option.get("more"):
            await self.ask_letters(line)
            return
        self.sent = {
            "type": "act",
            "id": secrets.token_hex(8),
            "seat": self.seat,
            "decision": self.view["pending"]["id"],
            "word": " ".join(self.letters),
        }
        await line.send(msgspec.json.encode(self.sent).decode())
        if self.run.random.random() < 0.1:  # an impatient finger
            await line.send(msgspec.json.encode(self.sent).decode())
