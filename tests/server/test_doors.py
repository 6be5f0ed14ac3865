"""What leaves the house: logs, sessions, names, addresses."""

import io
import json
import logging
from pathlib import Path

import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosedOK
from websockets.protocol import State

from server.postgres import fresh_database
from server.running import ME, Running, in_loop, running
from tabularium.server.logs import JsonLines
from tabularium.server.people.public import is_public
from tabularium.server.settings import Settings
from tabularium.server.storage.schema import seats, sessions
from tabularium.server.web.hosts import Hosts

SECRET = "a-token-that-nobody-may-read"


async def _log_of_an_error(server: Running) -> str:
    """What the log says of a write that the database refuses."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    log = logging.Logger("test")
    log.addHandler(handler)
    row = {"hash": SECRET, "person": "nobody", "created": 0.0}
    twice = {"table": "", "seat": 0, "kind": SECRET, "token": SECRET}
    for table, values in ((sessions, row), (seats, twice)):
        for _ in range(2):
            try:
                await server.services.database.write(
                    lambda c, table=table, values=values: c.execute(insert(table), values)  # type: ignore[misc]
                )
            except Exception:
                log.exception("it failed")
    return stream.getvalue()


@in_loop
async def test_errors_of_the_database_tell_no_values(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        told = await _log_of_an_error(server)
        assert "IntegrityError" in told and SECRET not in told


@pytest.mark.slow
@in_loop
async def test_errors_of_postgresql_tell_no_values(tmp_path: Path) -> None:
    async with running(tmp_path, database=fresh_database()) as server:
        told = await _log_of_an_error(server)
        assert "IntegrityError" in told and SECRET not in told


@in_loop
async def test_other_sessions_end_with_a_new_password(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        await ala.post("/api/me/password", {"new": "long enough"})
        other = await server.stranger()
        await other.post("/api/login", {"name": "Ala", "password": "long enough"})
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with other.at(table) as sitting:
            await sitting.kind("welcome")
            await ala.post("/api/me/password", {"new": "longer still", "old": "long enough"})
            async for _ in sitting.socket:
                pass  # until the server hangs up
        assert await other.get("/api/me") is None
        assert (await ala.get("/api/me"))["name"] == "Ala"
        await server.services.people.set_password(ala.me["id"], "by the admin", None)
        assert await ala.get("/api/me") is None


@in_loop
async def test_a_new_link_ends_what_former_administrators_could(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        first = await server.services.people.admin_link(True)
        await ala.post("/api/admin/enter", {"token": first})
        await ala.get("/api/admin")
        second = await server.services.people.admin_link(True)
        await ala.get("/api/admin", status=403)
        await ola.post("/api/admin/enter", {"token": second})
        await ola.get("/api/admin")


@in_loop
async def test_only_names_of_ours_are_answered(tmp_path: Path) -> None:
    async with running(tmp_path, public_url="https://games.example.org/x") as server:
        person = await server.stranger()
        for host, status in (
            ("games.example.org", 200),
            ("127.0.0.1:8000", 200),
            ("[::1]:8000", 200),
            ("localhost", 200),
            ("evil.example", 421),
            ("", 421),
            ("games.example.org.evil.example", 421),
            ('x"; script-src *', 421),
        ):
            answer = await person.http.get("/healthz", headers={"Host": host})
            assert answer.status_code in (status, 400), (host, answer.status_code)
            assert answer.status_code != 200 or status == 200
        answer = await person.http.get("/healthz", headers={"Host": "evil.example"})
        assert answer.json()["code"] == "server.unknown_host"
        policy = (await person.http.get("/")).headers["content-security-policy"]
        assert f"connect-src 'self' ws://127.0.0.1:{server.port};" in policy


def test_the_host_may_allow_more_names() -> None:
    hosts = Hosts(Settings(hosts=("games.lan", " Other.lan"), origins=("https://a.example",)))
    assert all(hosts.known(name) for name in ("games.lan:80", "other.lan", "a.example", "10.0.0.7"))
    assert not hosts.known("b.example")
    assert Hosts(Settings(hosts=("*",))).known("b.example")


@pytest.mark.parametrize(
    "address",
    [
        *["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.1.1", "100.64.0.1", "0.0.0.0"],
        *["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1"],
        *["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "::ffff:0:7f00:1"],
        *["fec0::1", "::7f00:1", "::8.8.8.8", "::ffff:127.0.0.1", "2001::1", "2001:db8::1"],
        *["64:ff9b::808:808", "2002:808:808::1"],
    ],
)
def test_webhooks_lead_nowhere_but_the_open_internet(address: str) -> None:
    assert not is_public(address)


def test_the_open_internet_is_open() -> None:
    for address in ("8.8.8.8", "2a00:1450:4001:800::200e", "::ffff:8.8.8.8"):
        assert is_public(address)


@in_loop
async def test_a_clean_stop_says_goodbye(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        waiting = (await ala.post("/api/tables", {**wish, "start": False}))["id"]
        async with (
            ala.at(table) as sitting,
            ala.at(waiting) as early,
            ala.in_lobby() as home,
            (await server.stranger()).in_lobby() as passing,
        ):
            await sitting.kind("update")
            await early.kind("welcome")
            await home.kind("lobby")
            await passing.kind("lobby")
            server.server.should_exit = True
            for each in (sitting, early, home, passing):
                bye = await each.kind("bye")
                assert json.loads(each.raw[-1]) == bye
                assert bye["problem"]["code"] == "server.stopping"


@in_loop
async def test_sockets_end_with_their_session(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        other = await server.guest("Ola")
        for ending in ("password", "logout", "removal"):
            ala = await server.guest(f"Ala {ending}")
            table = (await ala.post("/api/tables", wish))["id"]
            async with (
                ala.at(table) as sitting,
                ala.in_lobby() as home,
                other.in_lobby() as elsewhere,
            ):
                await sitting.kind("update")
                await home.kind("lobby")
                await elsewhere.kind("lobby")
                match ending:
                    case "password":
                        await ala.post("/api/me/password", {"new": "eight letters"})
                    case "logout":
                        await ala.post("/api/logout")
                    case "removal":
                        await ala.ask("DELETE", "/api/me")
                for each in (sitting, home):
                    with pytest.raises(ConnectionClosedOK):
                        await each.kind("never")
                # Nobody else is sent away.
                await (await elsewhere.socket.ping())
                assert elsewhere.socket.state is State.OPEN
