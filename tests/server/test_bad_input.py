"""Bad input: a clear error or a closed socket, nothing in the log, nobody else disturbed."""

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.running import BOT, ME, in_loop, running
from server.test_play import two_people


class _Keep(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.name.startswith("tabularium"):
            self.kept.append(record)


@contextmanager
def no_errors_logged() -> Iterator[None]:
    keep = _Keep()
    logging.getLogger().addHandler(keep)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(keep)
    assert [record.getMessage() for record in keep.kept] == []


def check_closed(closed: ConnectionClosed) -> None:
    """Closed for a reason that names what was wrong, or because the text was no text."""
    assert closed.rcvd is None or closed.rcvd.code in (1007, 1008, 1009), closed


MESSAGES: list[Any] = [
    {"type": "act"},
    {"type": "act", "id": "x", "seat": 0, "decision": 1, "word": 5},
    {"type": "act", "id": "x", "seat": "0", "decision": 1, "word": "pass"},
    {"type": "act", "id": "x", "seat": 99, "decision": 1, "word": "pass"},
    {"type": "act", "id": "x", "seat": -1, "decision": 1, "word": "pass"},
    {"type": "act", "id": "", "seat": 0, "decision": 1, "word": "pass"},
    {"type": "act", "id": "x" * 65, "seat": 0, "decision": 1, "word": "pass"},
    {"type": "act", "id": "x", "seat": 0, "decision": 10**30, "word": "pass"},
    {"type": "act", "id": "x", "seat": 0, "decision": 1, "word": "\u0000"},
    {"type": "act", "id": "x", "seat": 0, "decision": 1, "word": " ".join(["pass"] * 500)},
    {"type": "letters", "id": "x", "seat": 0, "prefix": "pass pass"},
    {"type": "letters", "id": "x", "seat": 1, "prefix": ""},
    {"type": "letters", "id": "x", "seat": 0, "prefix": "żółć", "aside": True},
    {"type": "explain", "id": "x", "seat": 1, "texts": ["pass"]},
    {"type": "explain", "id": "x", "seat": 0, "texts": ["pass"] * 41},
    {"type": "withdraw", "id": "x", "seat": 0, "decision": 1},
    {"type": "undo", "id": "x", "seat": 0},
    {"type": "undo_answer", "id": "x", "seat": 0, "agree": True},
    {"type": "absent", "id": "x", "seat": 1, "choice": "bot"},
    {"type": "absent", "id": "x", "seat": 77, "choice": "bot"},
    {"type": "return", "id": "x", "seat": 1},
    {"type": "leave", "id": "x", "seat": 1},
    {"type": "chat", "id": "x", "text": ""},
    {"type": "chat", "id": "x", "text": "x" * 1001},
    {"type": "note", "id": "x", "text": "x" * 10_001},
    {"type": "hello"},
    {"type": "nonsense"},
    {"no": "type"},
    [],
    None,
    5,
    "text",
]


@in_loop
async def test_every_bad_message_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, _, table = await two_people(server)
        with no_errors_logged():
            async with ala.at(table) as a:
                await a.kind("update")
                before = server.services.rooms.all[table].state.digest()
                for message in MESSAGES:
                    await a.socket.send(json.dumps(message))
                    answer = await a.until(lambda m: m["type"] not in ("update", "table"))
                    assert answer["type"] == "refused", (message, answer)
                    assert answer["problem"]["code"], message
                for raw in (b"", b"{", b"\xff\xfe", b"[" * 10_000, b'{"type":"act"' + b" " * 5000):
                    await a.socket.send(raw)
                    answer = await a.until(lambda m: m["type"] not in ("update", "table"))
                    assert answer["problem"]["code"] == "server.bad_message", raw[:20]
                assert server.services.rooms.all[table].state.digest() == before
                assert (await a.act(0))["type"] == "done"  # the table plays on


@in_loop
async def test_what_is_too_long_too_fast_or_not_text_closes_the_socket(tmp_path: Path) -> None:
    limits = {"messages_a_second": 20.0, "message_burst": 60}
    async with running(tmp_path, **limits) as server:
        ala, ola, table = await two_people(server)
        with no_errors_logged():
            async with ola.at(table) as o:
                await o.kind("update")
                for bad in ("x" * 100_000, None, b"\xff\xfe"):
                    try:
                        async with ala.at(table) as a:
                            await a.kind("update")
                            if bad is None:
                                for _ in range(1000):
                                    await a.socket.send('{"type":"ping"}')
                            elif isinstance(bad, bytes):
                                await a.socket.send(bad, text=True)  # broken UTF-8 as text
                            else:
                                await a.socket.send(bad)
                            while True:
                                await a.hear()
                    except ConnectionClosed as closed:
                        check_closed(closed)
                    if bad is None:
                        bye = json.loads(a.raw[-1])
                        assert bye["problem"]["code"] == "server.too_fast"
                assert (await o.ask("chat", text="still here"))["type"] == "done"


@in_loop
async def test_wrong_doors(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        other = await ala.post(
            "/api/tables", {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        )
        url = server.url.replace("http", "ws", 1)
        with no_errors_logged():
            async with ala.at("nothing") as a:
                bye = await a.hear()
                assert bye["problem"]["code"] == "server.no_such_table"
            async with ala.at(table, token="guessed") as a:
                assert (await a.hear())["problem"]["code"] == "server.wrong_link"
            async with ala.at(table) as a:
                token = (await a.kind("welcome"))["mine"]["links"][0]
            async with ala.at(other["id"], token=token) as a:  # the key of another table
                assert (await a.hear())["problem"]["code"] == "server.wrong_link"
            stranger = await server.stranger()
            async with stranger.at(table, token=token) as s:  # its own key on another device
                await s.kind("update")
                assert list(s.last) == [0]
            async with connect(f"{url}/api/tables/{table}/socket") as socket:
                await socket.send('{"type":"ping"}')
                assert json.loads(await socket.recv())["problem"]["code"] == "server.no_hello"
            foreign = {"Origin": "https://evil.example", "Cookie": ala.cookie}
            with pytest.raises(InvalidStatus, match="403"):
                await connect(f"{url}/api/tables/{table}/socket", additional_headers=foreign)
            answer = await ola.http.post(
                "/api/tables", json={}, headers={"Origin": "https://evil.example"}
            )
            assert answer.status_code == 403


@pytest.mark.slow
@in_loop
async def test_fuzzed_frames_and_requests(tmp_path: Path) -> None:
    rng = random.Random(20261116)
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        jan = await server.guest("Jan")
        with no_errors_logged():
            for _ in range(15):
                try:
                    async with ala.at(table) as a:
                        await a.kind("update")
                        for _ in range(40):
                            await a.socket.send(_mutated(rng, rng.choice(MESSAGES)))
                        await a.say("ping")
                        await a.kind("pong")
                except ConnectionClosed as closed:
                    check_closed(closed)
            methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]
            paths = ["/api/tables", "/api/people", f"/api/tables/{table}", "/api/me", "/api/login"]
            paths += [f"/api/tables/{table}/{end}" for end in ("join", "start", "fork", "seats/0")]
            paths += ["/api/saves", "/api/links", "/api/admin", "/api/tables/%00", "/api/%ff"]
            paths += [f"/api/tables/{table}/history/{n}" for n in ("-1", "x", "9" * 30)]
            for _ in range(400):
                content = _mutated(rng, {"name": "x", "game": "alea", "seats": 2, "move": 0})
                path, method = rng.choice(paths), rng.choice(methods)
                if path == f"/api/tables/{table}" and method == "DELETE":
                    continue
                answer = await jan.http.request(method, path, content=content)
                assert answer.status_code < 500, (method, path, content, answer.text)
            async with ala.at(table) as a, ola.at(table) as o:
                await a.kind("update")
                await o.kind("update")
                sitting, seat = (a, 0) if a.asked(0) else (o, 1)
                assert (await sitting.act(seat))["type"] == "done"


def _mutated(rng: random.Random, message: Any) -> bytes:
    data = bytearray(json.dumps(message).encode())
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(3):
            case 0:
                data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 6)))
            case 1:
                del data[at : at + rng.randrange(1, 6)]
            case 2:
                data[at : at + 1] = rng.choice(
                    [b"\x00", b"\xff", b'"', b"{", b"9" * 40, b"\\u0000"]
                )
    return bytes(data)


@in_loop
async def test_two_tabs_and_a_slow_reader(tmp_path: Path) -> None:
    """A socket whose queue overflows loses updates and then gets a fresh view."""
    async with running(tmp_path, queue_length=4) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [BOT, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        stranger = await server.stranger()
        async with stranger.at(table) as s, ala.at(table) as a:
            await asyncio.sleep(1)  # nobody reads
            for sitting in (s, a):
                while not sitting.last or sitting.last[None]["view"]["result"] is None:
                    await sitting.hear()
                versions = [json.loads(raw).get("version") for raw in sitting.raw]
                known = [v for v in versions if v is not None]
                assert known == sorted(known)
