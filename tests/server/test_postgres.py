"""Two servers on one PostgreSQL: the same tables, one record."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.postgres import fresh_database
from server.running import BOT, ME, OPEN, in_loop, running
from server.test_play import play_on


@pytest.mark.slow
@in_loop
async def test_a_game_on_postgresql(tmp_path: Path) -> None:
    async with running(tmp_path, database=fresh_database()) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 3, "plan": [ME, BOT, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await play_on(sitting, [0])
        assert (await ala.get(f"/api/tables/{table}/fairness"))["checked"] is True


@pytest.mark.slow
@in_loop
async def test_a_server_that_was_killed_goes_on_at_once(tmp_path: Path) -> None:
    """On the same port nobody else can be alive, so nobody waits for a sign of life."""
    from server.kill import free_port

    address, port = fresh_database(), free_port()
    async with running(tmp_path, database=address, port=port) as server:
        processes = server.services.processes
        former = processes.id
        await processes.beat()
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        processes.close = _nothing  # type: ignore[method-assign]  # as if it was killed
    async with running(tmp_path, database=address, port=port) as server:
        assert server.services.processes.id != former
        assert await server.services.processes.claim(table)


async def _nothing() -> None:
    """What a killed process says at its end."""


@pytest.mark.slow
@in_loop
async def test_two_servers_play_one_game(tmp_path: Path) -> None:
    address = fresh_database()
    async with (
        running(tmp_path, database=address) as one,
        running(tmp_path, database=address) as two,
    ):
        ala, ola = await one.guest("Ala"), await two.guest("Ola")
        wish = {"game": "orleans", "seats": 3, "plan": [ME, OPEN, BOT]}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("welcome")
            await o.kind("welcome")
            await ola.post(f"/api/tables/{table}/join", {})
            await a.until(
                lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Ola"
            )
            await ala.post(f"/api/tables/{table}/start")
            await a.until(lambda m: m["type"] == "update" and m["seat"] == 0)
            await o.until(lambda m: m["type"] == "update" and m["seat"] == 1)
            await a.ask("chat", text="good luck")
            heard = await o.kind("chat")
            assert heard["line"]["text"] == "good luck"
            await asyncio.gather(play_on(a, [0]), play_on(o, [1]))
            assert a.last[0]["view"]["result"] == o.last[1]["view"]["result"]
            assert len(a.events[0]) == a.moves[0][-1]["first"] + len(a.moves[0][-1]["events"])
        assert (await ola.get(f"/api/tables/{table}/fairness"))["checked"] is True
        owners = [server.services.rooms.all[table].owner for server in (one, two)]
        assert sorted(owners) == [False, True]  # bots and clocks run in one of them


@pytest.mark.slow
@in_loop
async def test_whoever_gave_up_elsewhere_sees_through_their_seat_no_more(tmp_path: Path) -> None:
    """Their window at another server is told at once: it connects anew, as anybody who watches."""
    address = fresh_database()
    async with (
        running(tmp_path, database=address) as one,
        running(tmp_path, database=address) as two,
    ):
        ala, ola = await one.guest("Ala"), await one.guest("Ola")
        wish = {"game": "tigris", "seats": 2, "plan": [ME, OPEN]}
        table = (await ala.post("/api/tables", wish))["id"]
        await ola.post(f"/api/tables/{table}/join", {})
        await ala.post(f"/api/tables/{table}/start")
        window = await two.stranger()
        window.http.cookies.update(ala.http.cookies)
        async with window.at(table) as sitting, ola.at(table) as other:
            await other.kind("update")
            await sitting.until(lambda m: m["type"] == "update" and m["seat"] == 0)
            await ala.post(f"/api/tables/{table}/resign")
            with pytest.raises(ConnectionClosed):
                while True:
                    heard = await sitting.hear()
                    assert heard["type"] != "update", heard["seat"]
            await other.until(lambda m: m["type"] == "update" and other.asked(1))
        async with window.at(table) as watching:
            assert (await watching.kind("update"))["seat"] is None
