"""Somebody vanishes: clocks, fallback words, stand-ins, and coming back."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.running import in_loop, running
from server.test_play import two_people
from tabularium.server.room.clocks import PACES, Clock, Pace


@contextmanager
def pace(name: str, pace: Pace) -> Iterator[None]:
    """A clock that a test can wait for."""
    before = PACES[name]
    PACES[name] = pace  # type: ignore[index]
    try:
        yield
    finally:
        PACES[name] = before  # type: ignore[index]


def test_a_bank_is_spent_and_filled() -> None:
    clock = Clock("day", 2, [], None)
    hour = 3600.0
    clock.run((0,), 1000.0)
    assert clock.left(0, 1000.0 + hour) == 23 * hour and clock.left(1, 1000.0 + hour) == 24 * hour
    assert clock.next_out() == 1000.0 + 24 * hour and clock.out(1000.0 + hour) == []
    assert clock.out(1000.0 + 25 * hour) == [0]
    clock.spend(1000.0 + hour)
    clock.add(0)
    clock.run((1,), 1000.0 + hour)
    assert clock.banks == [27 * hour, 24 * hour]
    for _ in range(50):
        clock.add(0)
    assert clock.banks[0] == 72 * hour  # never more than that
    again = Clock("day", 2, clock.dump()["banks"], clock.dump()["clock_since"])
    assert (again.banks, again.since) == (clock.banks, 1000.0 + hour)
    assert Clock("none", 2, [], None).left(0, 5.0) is None


def test_going_back_and_forth_earns_no_time() -> None:
    clock = Clock("day", 1, [], None)
    before = list(clock.banks)
    for _ in range(5):
        clock.add(0)
        clock.add(0, -1)
    assert clock.banks == before


@in_loop
async def test_a_live_table_plays_the_fallback_when_time_is_up(tmp_path: Path) -> None:
    with pace("live", Pace(0.4, 0.2, 0.4, live=True)):
        async with running(tmp_path) as server:
            ala, _, table = await two_people(server, pace="live")
            async with ala.at(table) as a:
                await a.kind("update")
                for _ in range(3):
                    await a.kind("update")
            history = await ala.get(f"/api/tables/{table}/history")
            assert {move["by"] for move in history["moves"][1:]} == {"clock"}


@in_loop
async def test_at_a_slow_table_the_others_choose(tmp_path: Path) -> None:
    with pace("day", Pace(0.3, 1000.0, 1000.0)):
        async with running(tmp_path) as server:
            ala, ola, table = await two_people(server, pace="day")
            async with ola.at(table) as o, ala.at(table) as a:
                await o.kind("update")
                while o.table["seats"][0]["away"] != "clock":
                    await o.hear()
                assert o.table["waiting"] == [0]
                assert (await a.ask("absent", seat=0, choice="bot"))["type"] == "refused"
                wrong = await o.ask("absent", seat=1, choice="bot")
                assert wrong["problem"]["code"] == "server.not_absent"
                wrong = await o.ask("absent", seat=0, choice="dance")
                assert wrong["problem"]["code"] == "server.bad_choice"
                done = await o.ask("absent", seat=0, choice="fallback")
                assert done["type"] == "done" and done["version"] == 1
                await o.ask("absent", seat=0, choice="bot")
                while True:  # Ola plays her turn, then the bot plays Ala's
                    moves = (await ola.get(f"/api/tables/{table}/history"))["moves"]
                    if moves[-1]["by"] == "bot":
                        break
                    if o.asked(1):
                        version = (await o.act(1))["version"]
                        while o.last[1]["version"] < version:
                            await o.hear()
                # Ala comes back: the bot gets up, and it is her seat again.
                await a.kind("update")
                assert (await a.ask("return", seat=0))["type"] == "done"
                seat = (await ala.get(f"/api/tables/{table}"))["seats"][0]
                assert (seat["away"], seat["stand_in"]) == ("", "")
            assert moves[1]["by"] == "others"


@in_loop
async def test_whoever_leaves_can_come_back_and_play(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("update")
            await o.kind("update")
            assert (await a.ask("leave", seat=0))["type"] == "done"
            gone = await o.until(
                lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"] == "left"
            )
            assert gone["table"]["status"] == "running"
            assert (await o.ask("absent", seat=0, choice="wait"))["type"] == "done"
            done = await a.act(0)  # to act is to be back
            assert done["type"] == "done"
            assert (await ola.get(f"/api/tables/{table}"))["seats"][0]["away"] == ""


@in_loop
async def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    from sqlalchemy import update

    from tabularium.server.storage.schema import processes

    async with running(tmp_path) as server:
        ala, _, table = await two_people(server, pace="day")
        before = (await ala.get(f"/api/tables/{table}"))["seats"][0]["bank"]

        async def long_ago(connection: object) -> None:
            await connection.execute(update(processes).values(beat=processes.c.beat - 5000))  # type: ignore[attr-defined]

        room = server.services.rooms.all[table]
        since = room.seating.table.clock_since
        assert since is not None
        for task in server.services.rounds.tasks:
            task.cancel()
        await server.services.database.write(long_ago)
    async with running(tmp_path) as server:
        seat = (await ala_again(server.url, table))["seats"][0]
        # The clock would have lost nothing but gained 5000 seconds it did not run.
        assert seat["bank"] is not None and seat["bank"] >= before - 60


async def ala_again(url: str, table: str) -> dict[str, list[dict[str, float]]]:
    import httpx

    async with httpx.AsyncClient(base_url=url) as http:
        return (await http.get(f"/api/tables/{table}")).json()  # type: ignore[no-any-return]


@in_loop
async def test_an_idle_room_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0.2) as server:
        ala, _, table = await two_people(server)
        async with ala.at(table) as a:
            await a.kind("update")
            version = (await a.act(0))["version"]
            while a.last[0]["version"] < version:
                await a.hear()
            view = a.last[0]["view"]
        for _ in range(100):
            if table not in server.services.rooms.all:
                break
            await asyncio.sleep(0.1)
        assert table not in server.services.rooms.all
        async with ala.at(table) as a:
            await a.kind("update")
            assert a.last[0]["view"] == view
