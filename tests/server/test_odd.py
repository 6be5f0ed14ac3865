"""Odd input is refused, not an error of ours; whoever hangs up is no error either."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from server.postgres import fresh_database
from server.running import ME, in_loop, running

LONG = "9" * 5000
ALONE = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


class Errors(logging.Handler):
    """Collects what a log says of errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


async def _nul_everywhere(tmp_path: Path, **more: Any) -> None:
    async with running(tmp_path, **more) as server:
        ala = await server.guest()
        for path, body in (
            ("/api/people", {"name": "A\0la"}),
            ("/api/tables", {**ALONE, "title": "x\0y"}),
            ("/api/tables", {**ALONE, "options": {"a\0": 1}}),
            ("/api/links", {"token": "x\0"}),
            ("/api/login", {"name": "Ala", "password": "long\0 enough"}),
            ("/api/admin/enter", {"token": "\0"}),
        ):
            refused = await ala.post(path, body, status=400)
            assert refused["code"] == "server.nul", path
        for path in ("/api/tables/%00", "/api/tables/x/history?eyes=%00"):
            assert (await ala.http.get(path)).status_code == 400
        answer = await ala.http.post("/api/saves", content=b'{"format": "\\u0000"}')
        assert answer.json()["code"] == "server.nul"
        table = (await ala.post("/api/tables", ALONE))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await sitting.kind("update")
            for kind, text in (("chat", "text"), ("note", "text")):
                name = await sitting.say(kind, **{text: "x\0y"})
                refused = await sitting.until(lambda m: m["type"] == "refused")
                assert refused["problem"]["code"] == "server.nul", name
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            assert (await sitting.act(seat))["type"] == "done"  # the table lives


@in_loop
async def test_nul_is_refused(tmp_path: Path) -> None:
    await _nul_everywhere(tmp_path)


@pytest.mark.slow
@in_loop
async def test_nul_is_refused_on_postgresql(tmp_path: Path) -> None:
    await _nul_everywhere(tmp_path, database=fresh_database())


@in_loop
async def test_numbers_without_end_and_odd_labels_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", ALONE))["id"]
        for path in (
            f"history/{LONG}",
            f"history/0?eyes={LONG}",
            f"log?before={LONG}",
            "log?before=-1",
            "history/x",
        ):
            answer = await ala.http.get(f"/api/tables/{table}/{path}")
            assert 400 <= answer.status_code < 500, (path[:20], answer.status_code)
        answer = await ala.http.put(f"/api/tables/{table}/seats/{LONG}", json={"kind": "open"})
        assert 400 <= answer.status_code < 500
        for body in (f'{{"game": "tigris", "seats": {LONG}}}', f'{{"format": {LONG}}}'):
            for path in ("/api/tables", "/api/saves"):
                answer = await ala.http.post(path, content=body)
                assert 400 <= answer.status_code < 500, answer.status_code
        for host in ("a..b", "x" * 64 + ".example", ".example", "xn--a", "exa mple", "*.\u2488com"):
            answer = await ala.http.patch("/api/me", json={"webhook": f"https://{host}/x"})
            assert 400 <= answer.status_code < 500, (host, answer.status_code)


@in_loop
async def test_whoever_hangs_up_is_no_error(tmp_path: Path) -> None:
    errors = Errors()
    logging.getLogger("tabularium").addHandler(errors)
    try:
        async with running(tmp_path) as server:
            ala = await server.guest()
            table = (await ala.post("/api/tables", ALONE))["id"]
            for _ in range(3):  # in the middle of a body
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                head = (
                    "POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
                )
                writer.write(head.encode())
                await writer.drain()
                await asyncio.sleep(0.1)
                writer.transport.abort()
            for _ in range(3):  # in the middle of being told
                async with ala.at(table) as sitting:
                    await sitting.kind("welcome")
                    for _ in range(20):
                        await sitting.say("outlook", seat=0)
                    sitting.socket.transport.abort()
            while server.services.connections:
                await asyncio.sleep(0.02)
            assert (await ala.get("/healthz")) == {"ok": True}
    finally:
        logging.getLogger("tabularium").removeHandler(errors)
    assert errors.told == []
