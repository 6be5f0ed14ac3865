"""Strangers who take connections and sockets: there is always room for a seat."""

import asyncio
import logging
import os
import resource
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.kill import free_port
from server.running import ME, PATIENCE, Running, in_loop, running
from tabularium.server.logs import Seldom
from tabularium.server.protocol.wire import PROTOCOL
from tabularium.server.rates import place_of
from tabularium.server.web import connections, lobby_socket

Silent = tuple[asyncio.StreamReader, asyncio.StreamWriter]
WISH = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


async def silent(port: int, count: int, say: bytes = b"") -> list[Silent]:
    """Connections that say nothing, or not enough."""
    found = [await asyncio.open_connection("127.0.0.1", port) for _ in range(count)]
    for _, writer in found:
        writer.write(say)
    return found


async def hung_up(connection: Silent) -> None:
    """Wait for the other side to end it."""
    reader, writer = connection
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            assert await reader.read() == b""
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


@in_loop
async def test_whoever_says_nothing_is_hung_up_on(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "SILENT", 0.5)
        async with running(tmp_path) as server:
            for say in (b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "):
                for each in await silent(server.port, 3, say):
                    await hung_up(each)
            # The second request of a connection has no more time than the first.
            reader, writer = (await silent(server.port, 1))[0]
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await reader.readuntil(b'{"ok":true}')
            writer.write(b"GET /heal")
            await hung_up((reader, writer))


@in_loop
async def test_silent_connections_make_room(tmp_path: Path) -> None:
    async with running(tmp_path, connections=20) as server:
        taken = await silent(server.port, 60)
        ala = await server.guest()
        table = (await ala.post("/api/tables", WISH))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            more = await silent(server.port, 60)
            await ala.get("/api/me")
            await sitting.kind("update")
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            assert (await sitting.act(seat))["type"] == "done"  # whoever plays is not ended
        for each in [*taken, *more][:100]:
            await hung_up(each)
        for _, writer in [*taken, *more][100:]:
            writer.close()


@in_loop
async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async with running(tmp_path, connections_an_address=10, trusted="192.0.2.1") as server:
        taken = await silent(server.port, 10)
        with pytest.raises(httpx.TransportError):
            await server.guest()
        taken.pop()[1].close()
        for _ in range(200):
            with suppress(httpx.TransportError):
                await server.guest()
                break
            await asyncio.sleep(0.02)
        else:
            raise AssertionError("a place that became free was not given")
        for _, writer in taken:
            writer.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of open files")
@in_loop
async def test_more_silent_connections_than_files(tmp_path: Path) -> None:
    """A server that may open few files goes on, and its log stays short."""
    port = free_port()
    log = (tmp_path / "log").open("wb")
    server = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "tabularium.cli", "serve", "--port", str(port), "--lang", "en"],
        *["--data", str(tmp_path / "data")],
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
        env=os.environ,
    )
    assert server.stdout is not None and server.pid is not None
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (220, 220))
    try:
        async with asyncio.timeout(PATIENCE):
            while "http://" not in (await server.stdout.readline()).decode():
                assert server.returncode is None
        taken = await silent(port, 400)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            for n in range(5):
                answer = await http.post("/api/people", json={"name": f"P{n}"})
                assert answer.status_code == 200
        for _, writer in taken:
            writer.close()
    finally:
        server.terminate()
        await server.communicate()
        log.close()
    assert len((tmp_path / "log").read_bytes().splitlines()) < 50


async def sockets_of(server: Running, path: str, count: int, stack: AsyncExitStack) -> int:
    """Open so many sockets as a stranger; how many were let in."""
    url = server.url.replace("http", "ws", 1) + path
    let_in: list[ClientConnection] = []
    for _ in range(count):
        with suppress(WebSocketException, OSError):
            socket = await stack.enter_async_context(connect(url, max_size=None))
            if "socket" in path and "tables" in path:
                await socket.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
            async with asyncio.timeout(PATIENCE):
                text = str(await socket.recv())
            if '"type":"bye"' not in text:
                let_in.append(socket)
    return len(let_in)


@in_loop
async def test_seats_come_before_onlookers(tmp_path: Path) -> None:
    async with running(tmp_path, sockets=8, sockets_an_address=1000) as server:
        ala = await server.guest()
        tables = [(await ala.post("/api/tables", WISH))["id"] for _ in range(8)]
        async with AsyncExitStack() as stack:
            assert await sockets_of(server, "/api/lobby/socket", 5, stack) == 5
            looking = f"/api/tables/{tables[0]}/socket"
            assert await sockets_of(server, looking, 5, stack) == 1  # three quarters of eight
            sitting: list[Any] = []
            for table in tables:
                sitting.append(await stack.enter_async_context(ala.at(table)))
                assert (await sitting[-1].hear())["type"] == "welcome"
            with pytest.raises(WebSocketException):
                nobody = await stack.enter_async_context((await server.stranger()).at(tables[0]))
                assert (await nobody.hear())["problem"]["code"] == "server.full"
                await nobody.hear()
            for each in sitting:
                await each.kind("update")
                await each.ask("outlook", seat=0)


@in_loop
async def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    """Of people without a seat; those who play are not counted."""
    async with running(tmp_path, sockets_an_address=4) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", WISH))["id"]
        async with AsyncExitStack() as stack, ala.at(table) as sitting:
            await sitting.kind("update")
            assert await sockets_of(server, "/api/lobby/socket", 9, stack) == 4
            assert (await sitting.ask("outlook", seat=0))["type"] == "outlook"


@in_loop
async def test_reading_stops_when_more_comes_than_is_wanted(tmp_path: Path) -> None:
    class Transport:
        def __init__(self) -> None:
            self.calls: list[str] = []

        def is_closing(self) -> bool:
            return False

        def pause_reading(self) -> None:
            self.calls.append("pause")

        def resume_reading(self) -> None:
            self.calls.append("resume")

    transport = Transport()
    together = connections.Together(transport)  # type: ignore[arg-type]
    got: list[bytes] = []

    def receive(data: bytes) -> None:
        got.append(data)
        together.pause_reading()

    received = together.careful(receive)
    for n in range(3):  # taken before the next one comes
        received(b"%d" % n)
        together.resume_reading()
    assert transport.calls == []
    for n in range(3):
        received(b"%d" % n)
    assert transport.calls == ["pause"] and len(got) == 6
    together.resume_reading()
    assert transport.calls == ["pause", "resume"]


@in_loop
async def test_whoever_sends_faster_than_is_read_waits(tmp_path: Path) -> None:
    """While nobody takes its messages, a socket is not read on into memory."""
    async with running(tmp_path) as server:
        url = server.url.replace("http", "ws", 1) + "/api/lobby/socket"
        held = asyncio.Event()

        async def nobody_reads(_socket: Any) -> None:
            await held.wait()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lobby_socket, "_until_gone", nobody_reads)
            async with connect(url, max_size=None) as socket:
                await socket.recv()
                sent = 0
                with suppress(TimeoutError):
                    while sent < 5000:
                        async with asyncio.timeout(2):
                            await socket.send(b"x" * 16_000)
                        sent += 1
                assert 0 < sent < 5000  # as many as the system's own buffers hold
                held.set()


def test_an_address_of_the_new_kind_is_a_network() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:2")
    assert place_of("2001:db8::1") != place_of("2001:db8:0:1::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("testclient") == "testclient"


def test_a_line_that_comes_over_and_over_is_written_seldom() -> None:
    seldom = Seldom(most=3, seconds=60.0)

    def record(at: float, what: str = "no more files") -> logging.LogRecord:
        made = logging.makeLogRecord({"name": "asyncio", "msg": what})
        made.created = at
        return made

    assert [seldom.filter(record(n / 100)) for n in range(1000)].count(True) == 3
    assert seldom.filter(record(1, "something else"))
    later = record(61)
    assert seldom.filter(later) and later.hushed == 997  # type: ignore[attr-defined]
