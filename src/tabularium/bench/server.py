"""How the server bears many tables: words a second, latency, memory; every word durable.

A server process of its own on SQLite; this process plays the people, one socket per table, who
answer as soon as they are asked. Only loopback is used; each measurement ends after a fixed time.
"""

import asyncio
import os
import resource
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tabularium.kernel import Facts

GAME = "tigris"
SEATS = 2


class Load:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.counting = False


async def measure(tables: int, seconds: float) -> Facts:
    """So many live tables for so long."""
    with tempfile.TemporaryDirectory(prefix="tabularium-bench-") as folder:
        server, url = await _start(Path(folder))
        try:
            assert server.pid is not None
            empty = _memory(server.pid)
            sockets = await _seat_people(url, tables)
            load = Load()
            players = [asyncio.create_task(_play(*each, load)) for each in sockets]
            await asyncio.sleep(min(2.0, seconds / 2))  # warm
            load.counting = True
            begun, cpu = time.perf_counter(), _cpu(server.pid)
            await asyncio.sleep(seconds)
            load.counting = False
            spent, busy = time.perf_counter() - begun, _cpu(server.pid) - cpu
            memory = _memory(server.pid)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            await asyncio.gather(*(socket.close() for socket, _ in sockets))
        finally:
            server.terminate()
            await server.wait()
    ordered = sorted(load.latencies)
    return {
        "tables": tables,
        "words_per_second": len(ordered) / spent,
        "p50_ms": 1000 * ordered[len(ordered) // 2] if ordered else 0.0,
        "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)] if ordered else 0.0,
        "kb_per_table": (memory - empty) / tables,
        "server_cpu": busy / spent,
    }


async def _start(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    """A server without limits on the hurry of its people."""
    many = "1000000"
    hurried = {
        "TABULARIUM_MESSAGES_A_SECOND": many,
        "TABULARIUM_MESSAGE_BURST": many,
        "TABULARIUM_REQUESTS_A_SECOND": many,
        "TABULARIUM_REQUEST_BURST": many,
        "TABULARIUM_TABLES_A_PERSON": many,
    }
    server = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "tabularium.cli", "serve", "--port", "0", "--lang", "en"],
        *["--data", str(folder)],
        env={**os.environ, **hurried},
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    while line := (await server.stdout.readline()).decode():
        if "http://" in line and "#" not in line:
            return server, line[line.index("http://") :].split()[0].rstrip("/")
    raise RuntimeError("the server did not start")


async def _seat_people(url: str, tables: int) -> list[tuple[ClientConnection, str]]:
    """A person with a hot-seat table of their own, so that every word is a person's."""
    gate = asyncio.Semaphore(20)

    async def one(n: int) -> tuple[ClientConnection, str]:
        async with gate:
            cookie, _ = await _post(url, "/api/people", {"name": f"P{n}"}, "")
            wish = {
                "game": GAME,
                "seats": SEATS,
                "plan": [{"kind": "me"}] * SEATS,
                "hot_seat": True,
                "public": False,
                "start": True,
            }
            _, table = await _post(url, "/api/tables", wish, cookie)
            address = url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
            socket = await connect(address, additional_headers={"Cookie": cookie}, max_size=None)
            await socket.send('{"type":"hello"}')
            return socket, cookie

    return list(await asyncio.gather(*(one(n) for n in range(tables))))


async def _post(url: str, path: str, body: Any, cookie: str) -> tuple[str, Any]:
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


async def _play(socket: ClientConnection, _cookie: str, load: Load) -> None:
    """Answer whatever is asked with some word, at once."""
    views: dict[int, Any] = {}
    letters: list[str] = []
    sent = 0.0
    async for text in socket:
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "update":
            views[message["seat"]] = message
            continue_with, letters = message, []
        elif kind == "done":
            if load.counting:
                load.latencies.append(time.perf_counter() - sent)
            continue
        elif kind == "spelled":
            continue_with = message
        elif kind == "refused":
            letters = []
            continue
        else:
            continue
        pending = next(iter(views.values()))["view"]["pending"]
        if pending is None:
            return
        seat = pending["seats"][0]
        options = continue_with["options"]
        if kind == "update" and continue_with["seat"] != seat:
            continue
        option = options[secrets.randbelow(len(options))]
        letters.append(option["text"])
        common = {"id": secrets.token_hex(6), "seat": seat}
        if option.get("more"):
            ask = {"type": "letters", "prefix": " ".join(letters), **common}
        else:
            ask = {"type": "act", "decision": pending["id"], "word": " ".join(letters), **common}
            sent = time.perf_counter()
        await socket.send(msgspec.json.encode(ask).decode())


def _memory(pid: int) -> float:
    """Resident memory of a process, in kilobytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1024


def _cpu(pid: int) -> float:
    """Processor seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure_opening() -> Facts:
    """How long a room takes to come back from the database: a game just begun, and a long one."""
    from tabularium.server.protocol.api import NewTable, SeatPlan
    from tabularium.server.room.reading import read_game
    from tabularium.server.settings import Settings
    from tabularium.server.web.services import Services

    with tempfile.TemporaryDirectory(prefix="tabularium-bench-") as folder:
        services = Services(Settings(data=Path(folder), idle_seconds=1e9))
        await services.open()
        try:
            person, _ = await services.people.come_in("P", "en")
            plan = [SeatPlan("me")] * 4
            wish = NewTable("orleans", 4, plan=plan, hot_seat=True, public=False, start=True)
            spent: list[float] = []
            words: list[int] = []
            for share in (0.05, 1.0):
                table = (await services.tables.open(person, wish)).table.id
                words.append(await _play_alone(services, table, share))
                times = []
                for _ in range(20):
                    begun = time.perf_counter()
                    await read_game(services.database, table)
                    times.append(time.perf_counter() - begun)
                spent.append(sorted(times)[len(times) // 2])
        finally:
            await services.close()
    return {
        "short_words": words[0],
        "short_ms": 1000 * spent[0],
        "long_words": words[1],
        "long_ms": 1000 * spent[1],
    }


async def _play_alone(services: Any, table: str, share: float) -> int:
    """Random words until the game is over, or for a few words; returns how many."""
    from tabularium.kernel import Picks
    from tabularium.kernel.imagine import any_word
    from tabularium.server.room.words import Spoken, say

    room = await services.rooms.get(table)
    picks = Picks("opening")
    said = 0
    while room.state.pending is not None and said < 400 * share:
        seat = room.state.pending.seats[0]
        word = room.state.setting.alphabet.spell(any_word(room.state, seat, picks))

        async def act(seat: int = seat, word: str = word) -> Any:
            return await say(room, Spoken(seat, word, room.state.pending.id))

        await room.call(act)
        said += 1
    return said
