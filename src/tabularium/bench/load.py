"""People who keep a server busy at a fixed rate: one socket per table, and some in the lobby.

Words are offered at fixed moments whether or not the server keeps up, so a slow server shows in
its latencies and in the words that could not be offered, not in a lower rate.
"""

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tabularium.server.protocol.wire import PROTOCOL

GAME = "tigris"
SEATS = 2
_AT_ONCE = 20  # tables that are opened at the same time


class Load(msgspec.Struct, frozen=True):
    """What is offered to a server."""

    tables: int
    words: float = 100.0  # a second, all tables together
    lobby: int = 0  # people who look at the lobby
    bots: int = 0  # tables at which a bot plays the other seat
    clocks: bool = False


class _Pending(msgspec.Struct):
    id: int
    seats: list[int]


class _View(msgspec.Struct):
    pending: _Pending | None


class _Question(msgspec.Struct):
    ways: msgspec.Raw


class _Heard(msgspec.Struct):
    """As much of a message as a player needs; the rest is skipped, not read."""

    type: str
    id: str = ""
    seat: int | None = None
    view: _View | None = None
    question: _Question | None = None


_decode = msgspec.json.Decoder(_Heard).decode


def _some_word(ways: dict[str, Any]) -> str:
    """A word of a tree of letters, as a page spells it."""
    letters: list[str] = []
    rest: Any = ways
    while rest:
        letters.append(secrets.choice(list(rest)))
        rest = rest[letters[-1]]
    return " ".join(letters)


class Player:
    """One person at one table, who says a word when told to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.updates: dict[int, _Heard] = {}
        self.waiting: asyncio.Future[_Heard] | None = None
        self.busy = False

    @property
    def asked(self) -> int | None:
        """A seat of ours that owes a word."""
        for seat, update in self.updates.items():
            pending = None if update.view is None else update.view.pending
            if pending is not None and seat in pending.seats and update.question is not None:
                return seat
        return None

    async def listen(self) -> None:
        """Keep the last update of each seat."""
        async for text in self.socket:
            message = _decode(text)
            if message.type == "update" and message.seat is not None:
                self.updates[message.seat] = message
            elif message.id and self.waiting is not None and not self.waiting.done():
                self.waiting.set_result(message)

    async def say(self) -> float | None:
        """Spell a word and say it; seconds until it was acknowledged."""
        seat = self.asked
        if seat is None:
            return None
        update = self.updates[seat]
        assert update.view is not None and update.view.pending is not None
        assert update.question is not None
        decision = update.view.pending.id
        word = _some_word(msgspec.json.decode(update.question.ways))
        sent = time.perf_counter()
        done = await self._ask(seat, {"type": "act", "decision": decision, "word": word})
        return time.perf_counter() - sent if done.type == "done" else None

    async def _ask(self, seat: int, message: dict[str, Any]) -> _Heard:
        self.waiting = asyncio.get_running_loop().create_future()
        message |= {"id": secrets.token_hex(6), "seat": seat}
        await self.socket.send(msgspec.json.encode(message).decode())
        return await self.waiting


class Crowd:
    """All the people of one load."""

    def __init__(self, url: str, load: Load) -> None:
        self.url = url
        self.load = load
        self.players: list[Player] = []
        self.latencies: list[float] = []
        self.missed = 0  # words that nobody could say when it was time for one
        self.lobby_bytes = 0
        self.counting = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self) -> None:
        """Open all tables, then look at the lobby."""
        gate = asyncio.Semaphore(_AT_ONCE)

        async def one(n: int) -> Player:
            async with gate:
                return await self._open_table(n)

        self.players = list(await asyncio.gather(*(one(n) for n in range(self.load.tables))))
        for player in self.players:
            self._run(player.listen())
        for _ in range(self.load.lobby):
            self._run(self._look_at_lobby())

    async def play(self, seconds: float) -> None:
        """Offer words at the fixed rate for so long."""
        turns = self._turns()
        begun = time.perf_counter()
        for n in range(int(seconds * self.load.words)):
            ahead = begun + n / self.load.words - time.perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            player = next(turns)
            if player is None:
                self.missed += self.counting
            else:
                player.busy = True
                self._run(self._say(player))

    async def go_home(self) -> None:
        """Close all sockets."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(player.socket.close() for player in self.players))

    def _turns(self) -> Iterator[Player | None]:
        """One table after the other; None if nobody is asked."""
        n = 0
        while True:
            for _ in self.players:
                n = (n + 1) % len(self.players)
                player = self.players[n]
                if not player.busy and player.asked is not None:
                    yield player
                    break
            else:
                yield None

    async def _say(self, player: Player) -> None:
        try:
            spent = await player.say()
        finally:
            player.busy = False
        if spent is not None and self.counting:
            self.latencies.append(spent)

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open_table(self, n: int) -> Player:
        cookie, _ = await post(self.url, "/api/people", {"name": f"P{n}"}, "")
        mine, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
        wish = {
            "game": GAME,
            "seats": SEATS,
            "plan": [mine, bot] if n < self.load.bots else [mine] * SEATS,
            "hot_seat": n >= self.load.bots,
            "public": self.load.lobby > 0,
            "pace": "live" if self.load.clocks else "none",
            "start": True,
        }
        _, table = await post(self.url, "/api/tables", wish, cookie)
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
        socket = await connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        await socket.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
        return Player(socket)

    async def _look_at_lobby(self) -> None:
        address = self.url.replace("http", "ws", 1) + "/api/lobby/socket"
        with suppress(OSError):
            async with connect(address, max_size=None) as socket:
                async for text in socket:
                    if self.counting:
                        self.lobby_bytes += len(text)


async def post(url: str, path: str, body: Any, cookie: str) -> tuple[str, Any]:
    """A small HTTP client: the program itself needs none. Returns the cookie set, and the body."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: {len(data)}\r\n"
    writer.write(f"{head}Cookie: {cookie}\r\nConnection: close\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    lines = [line for line in top.decode().split("\r\n") if line.lower().startswith("set-cookie:")]
    cookie = lines[0].partition(":")[2].partition(";")[0].strip() if lines else ""
    return cookie, msgspec.json.decode(rest)
