"""A finished game keeps the verdict on its chance, whatever rules come later."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from caravan.spec import SPEC as CARAVAN
from caravan.spec import caravan
from sqlalchemy import select, update

from server.running import ME, Running, in_loop, running
from server.test_older import _play_to_the_end, with_a_coin
from tabularium import games
from tabularium.server.storage.schema import tables

ALONE = {"game": "caravan", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._modules, "caravan", "")
    monkeypatch.setitem(games._specs, "caravan", CARAVAN)


async def kept(server: Running, table: str) -> Any:
    """What the table's row says."""
    query = select(tables.c.verdict).where(tables.c.id == table)

    async def job(connection: Any) -> Any:
        return await connection.scalar(query)

    return await server.services.database.read(job)


async def judged(server: Running, table: str) -> Any:
    """The verdict, which comes by itself soon after the end."""
    for _ in range(200):
        verdict = await kept(server, table)
        if verdict is not None:
            return verdict
        await asyncio.sleep(0.05)
    raise AssertionError("nobody has judged it")


async def forget(server: Running, table: str) -> None:
    """As if it had never been judged."""

    async def job(connection: Any) -> None:
        await connection.execute(update(tables).where(tables.c.id == table).values(verdict=None))

    await server.services.database.write(job)


@in_loop
async def test_the_verdict_of_the_end_outlives_newer_rules(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = str((await ala.post("/api/tables", ALONE))["id"])
        fairness = f"/api/tables/{table}/fairness"
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            running_yet = await ala.get(fairness)
            assert running_yet["checked"] is None and running_yet["proven"] is None
            await _play_to_the_end(sitting, 2)
        verdict = await judged(server, table)  # though nobody has asked yet
        assert verdict["agrees"] is True and verdict["rules"] == CARAVAN.rules
        assert verdict["proven"] == verdict["words"] > 0
        games.register(caravan(CARAVAN.rules + 1, with_a_coin))
        answer = await ala.get(fairness)
        assert answer["checked"] is True and answer["fair"] is True
        assert answer["proven"] == answer["words"] == verdict["words"]


@in_loop
async def test_without_it_a_later_replay_would_say_otherwise(tmp_path: Path) -> None:
    """And what is found then is kept as well."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = str((await ala.post("/api/tables", ALONE))["id"])
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await _play_to_the_end(sitting, 2)
        await judged(server, table)
        await forget(server, table)
        games.register(caravan(CARAVAN.rules + 1, with_a_coin))
        answer = await ala.get(f"/api/tables/{table}/fairness")
        assert answer["checked"] is False and answer["proven"] == answer["words"] - 1
        assert (await kept(server, table))["rules"] == CARAVAN.rules + 1
