"""It heals: what breaks comes back by itself, and `/healthz` tells the truth meanwhile."""

import asyncio
import contextlib
import os
import resource
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.postgres import Cluster
from server.running import BOT, ME, OPEN, Person, Running, Sitting, in_loop, running

ALONE = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


async def health(person: Person, wanted: int) -> Any:
    """Wait until `/healthz` answers so."""
    while True:
        answer = await person.http.get("/healthz")
        if answer.status_code == wanted:
            return answer.json()
        await asyncio.sleep(0.1)


async def _two_people(one: Running, two: Running) -> tuple[Person, Person, str]:
    ala, ola = await one.guest("Ala"), await two.guest("Ola")
    wish = {"game": "tigris", "seats": 2, "plan": [ME, OPEN]}
    table = (await ala.post("/api/tables", wish))["id"]
    await ola.post(f"/api/tables/{table}/join", {})
    await ala.post(f"/api/tables/{table}/start")
    return ala, ola, table


@pytest.mark.slow
@in_loop
async def test_processes_hear_each_other_after_a_restart_of_postgresql(tmp_path: Path) -> None:
    cluster = await asyncio.to_thread(Cluster)
    try:
        database = await asyncio.to_thread(cluster.fresh_database)
        async with (
            running(tmp_path, database=database) as one,
            running(tmp_path, database=database) as two,
        ):
            ala, ola, table = await _two_people(one, two)
            await asyncio.to_thread(cluster.stop)
            problem = await health(ala, 503)
            assert problem["code"] == "server.ailing"
            assert {"database", "broker"} & set(problem["detail"]["wrong"])
            await asyncio.to_thread(cluster.start)
            for person in (ala, ola):
                assert await health(person, 200) == {"ok": True}
            async with ala.at(table) as a, ola.at(table) as o:
                await a.kind("update")
                await o.kind("update")
                for _ in range(4):
                    speaker, seat = (a, 0) if a.asked(0) else (o, 1)
                    version = (await speaker.act(seat))["version"]
                    for sitting, own in ((a, 0), (o, 1)):  # through the other process too
                        while sitting.last[own]["version"] < version:
                            await sitting.hear()
    finally:
        await asyncio.to_thread(cluster.remove)


@in_loop
async def test_a_full_disk_is_told_and_costs_no_word(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", ALONE))["id"]
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        async with ala.at(table) as sitting:
            while len(sitting.last) < 2:
                await sitting.hear()
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            word = {"seat": seat, "word": await sitting.word(seat)}
            word["decision"] = sitting.last[seat]["view"]["pending"]["id"]
            resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))
            try:
                with contextlib.suppress(ConnectionClosed):  # its room has left memory
                    refused = await sitting.ask("act", id="a word", **word)
                    assert refused["problem"]["code"] == "server.try_again"
                assert "writing" in (await health(ala, 503))["detail"]["wrong"]
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await health(ala, 200) == {"ok": True}
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            assert (await sitting.ask("act", id="a word", **word))["version"] == 1


def _children() -> list[int]:
    """Processes that this one has started."""
    tasks = Path(f"/proc/{os.getpid()}/task")
    return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]


async def _bot_spoke(sitting: Sitting) -> None:
    """Until the person is asked again, or the game is over."""
    while not sitting.asked(0) and sitting.last[0]["view"]["result"] is None:
        await sitting.hear()


async def _play(person: Person, table: str, rounds: int) -> None:
    async with person.at(table) as sitting:
        await sitting.kind("update")
        await _bot_spoke(sitting)
        for _ in range(rounds):
            while sitting.asked(0):
                version = (await sitting.act(0))["version"]
                while sitting.last[0]["version"] < version:
                    await sitting.hear()
            await _bot_spoke(sitting)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
@in_loop
async def test_a_stopped_bot_worker_costs_one_fallback(tmp_path: Path) -> None:
    """Of 14 tables that wait for bots all go on, and nothing stays behind."""
    async with running(tmp_path, bot_seconds=0.2) as server:
        ala = await server.guest()
        before = set(_children())
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        tables = [(await ala.post("/api/tables", wish))["id"] for _ in range(14)]

        await asyncio.gather(*(_play(ala, table, 1) for table in tables))
        workers = set(_children()) - before
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)

        try:
            await asyncio.gather(*(_play(ala, table, 3) for table in tables))
            left = workers & set(_children())
        finally:
            for worker in workers & set(_children()):
                os.kill(worker, signal.SIGCONT)
        assert not left, "a stopped worker stays behind"
        rooms = server.services.rooms.all
        fallbacks = [
            entry
            for table in tables
            for entry in rooms[table].ledger.entries
            if entry.by == "bot" and not any(event[0] == "why" for event in entry.events)
        ]
        assert len(fallbacks) == server.services.bots.given_up == 1


@in_loop
async def test_a_bot_worker_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        bots = server.services.bots
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        await _play(ala, table, 1)
        for worker in list(bots._all):
            os.kill(worker.pid, signal.SIGKILL)
        await _play(ala, table, 2)
        assert bots.given_up == 0
