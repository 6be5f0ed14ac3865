"""What waits for others never keeps a table, a login or a forecast waiting."""

import asyncio
import http.client
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from server.running import ME, Person, Running, in_loop, running
from tabularium.server.people import notify
from tabularium.server.people.notify import Notifier

HELD = 20.0  # seconds; only a server that waits itself sees the end of it
WISH = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


@contextmanager
def silent_name_server() -> Iterator[tuple[list[str], threading.Event]]:
    """Names under .silent are not answered until the event is set."""
    asked: list[str] = []
    answered = threading.Event()
    real = socket.getaddrinfo

    def look_up(host: Any, *args: Any, **more: Any) -> Any:
        if not str(host).endswith(".silent"):
            return real(host, *args, **more)
        asked.append(str(host))
        answered.wait(HELD)
        raise socket.gaierror(socket.EAI_AGAIN, "no answer")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", look_up)
        try:
            yield asked, answered
        finally:
            answered.set()


async def everything_works(server: Running, person: Person) -> None:
    """A word, a forecast and a login."""
    table = (await person.post("/api/tables", WISH))["id"]
    async with person.at(table) as sitting:
        await sitting.kind("update")
        await sitting.kind("update")
        seat = next(seat for seat in (0, 1) if sitting.asked(seat))
        assert (await sitting.ask("outlook", seat=seat))["type"] == "outlook"
        assert (await sitting.act(seat))["type"] == "done"
    name = person.me["name"]
    await person.post("/api/me/password", {"new": "long enough"})
    other = await server.stranger()
    await other.post("/api/login", {"name": name, "password": "long enough"})


@in_loop
async def test_a_silent_name_server_stops_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        stranger = await server.stranger()
        people = [await server.guest(f"P{n}") for n in range(8)]
        ala = await server.guest("Ala")
        with silent_name_server() as (asked, answered):
            hook = {"webhook": "https://hooks.silent/x"}
            await stranger.ask("PATCH", "/api/me", hook, status=401)
            assert not asked  # nothing is looked up for strangers
            changes = [
                asyncio.create_task(each.http.patch("/api/me", json=hook)) for each in people
            ]
            while not asked:
                await asyncio.sleep(0.01)
            await everything_works(server, ala)
            assert not answered.is_set()
            statuses = {(await change).status_code for change in changes}
            assert statuses == {503}, "given up, not waited for"
        for each in people:
            assert (await each.get("/api/me"))["webhook"] == ""


@in_loop
async def test_slow_webhooks_stop_nobody(tmp_path: Path) -> None:
    posting: list[str] = []
    answered = threading.Event()

    def post(_self: Notifier, *parts: Any) -> None:
        posting.append(str(parts))
        answered.wait(HELD)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Notifier, "post", post)
        async with running(tmp_path, private_webhooks=True) as server:
            ala = await server.guest("Ala")
            notifier = server.services.notifier
            hooked = notify.Person("p", "P", "en", True, False, "http://127.0.0.1:9/", "")
            sending = [
                asyncio.create_task(notifier._send(hooked, "subject", "text")) for _ in range(40)
            ]
            while len(posting) < server.services.pools.outgoing.threads:
                await asyncio.sleep(0.01)
            await everything_works(server, ala)
            assert len(posting) == server.services.pools.outgoing.threads
            answered.set()
            await asyncio.gather(*sending)
            assert len(posting) == 40


def test_a_webhook_that_answers_drop_by_drop_is_cut_off() -> None:
    """Each byte comes in time, the answer never does."""
    listener = socket.create_server(("127.0.0.1", 0))
    stop = threading.Event()

    def drip() -> None:
        taken, _ = listener.accept()
        with taken, suppress(OSError):
            while not stop.wait(0.05):
                taken.send(b"H")

    dripping = threading.Thread(target=drip, daemon=True)
    dripping.start()
    url = urlsplit(f"http://127.0.0.1:{listener.getsockname()[1]}/")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notify, "_SECONDS", 0.3)
        with pytest.raises((OSError, http.client.HTTPException)):
            Notifier.post(None, url, "127.0.0.1", "text")  # type: ignore[arg-type]
    stop.set()
    dripping.join(HELD)
    listener.close()
