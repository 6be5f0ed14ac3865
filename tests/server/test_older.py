"""Running games survive an update: data of older versions opens, plays on, and shows its past."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from caravan.spec import SPEC as CARAVAN
from caravan.spec import Migrate, caravan

from server.running import Person, Running, Sitting, in_loop, running
from tabularium import games
from tabularium.kernel import Facts, View, no_migration
from tabularium.server.protocol.wire import PROTOCOL

OLDER = sorted((Path(__file__).parent / "older").glob("*.db"))


def test_there_are_older_files() -> None:
    assert OLDER


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game is one of those in the files."""
    monkeypatch.setitem(games._modules, "caravan", "")
    monkeypatch.setitem(games._specs, "caravan", CARAVAN)


async def _ala(server: Running, file: Path) -> Person:
    ala = await server.stranger()
    ala.http.headers["Cookie"] = file.with_suffix(".cookie").read_text().strip()
    return ala


async def _open(server: Running, file: Path, table: str) -> Any:
    from contextlib import asynccontextmanager

    @asynccontextmanager
    async def sitting() -> Any:
        from websockets.asyncio.client import connect

        url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        cookie = {"Cookie": file.with_suffix(".cookie").read_text().strip()}
        async with connect(url, additional_headers=cookie, max_size=None) as socket:
            made = Sitting(socket)
            await made.say("hello", protocol=PROTOCOL)
            yield made

    return sitting()


async def _play_to_the_end(sitting: Sitting, seats: int) -> None:
    while len(sitting.last) < seats:
        await sitting.hear()
    for _ in range(3000):
        pending = sitting.last[0]["view"]["pending"]
        if pending is None:
            return
        version = (await sitting.act(pending["seats"][0]))["version"]
        while any(update["version"] < version for update in sitting.last.values()):
            await sitting.hear()


@pytest.mark.slow
@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_an_older_file_opens_shows_its_past_and_plays_on(file: Path, tmp_path: Path) -> None:
    @in_loop
    async def test(tmp_path: Path) -> None:
        shutil.copy(file, tmp_path / "tabularium.db")
        async with running(tmp_path) as server:
            ala = await _ala(server, file)
            tables = (await ala.get("/api/me/tables"))["tables"]
            assert {table["game"] for table in tables} <= set(games)
            for table in tables:
                history = await ala.get(f"/api/tables/{table['id']}/history")
                for move in history["moves"]:
                    path = f"/api/tables/{table['id']}/history/{move['n']}?eyes=0"
                    moment = await ala.get(path)
                    assert moment["view"]["game"] == table["game"]
                if table["status"] != "running":
                    continue
                async with await _open(server, file, table["id"]) as sitting:
                    await sitting.kind("update")
                    seats = len(table["seats"])
                    while len(sitting.last) < seats:
                        await sitting.hear()
                    for _ in range(10):
                        pending = sitting.last[0]["view"]["pending"]
                        if pending is None:
                            break
                        version = (await sitting.act(pending["seats"][0]))["version"]
                        while any(u["version"] < version for u in sitting.last.values()):
                            await sitting.hear()

    test(tmp_path)


def with_a_coin(dump: Facts, rules: int) -> Facts | None:
    """Newer rules: everybody gets a coin."""
    table = dump["table"]
    assert isinstance(table, dict)
    return {**dump, "table": {**table, "coins": [coins + 1 for coins in table["coins"]]}}


@pytest.mark.interpreted
@pytest.mark.parametrize("migrate", [with_a_coin, no_migration])
def test_a_running_game_is_brought_to_newer_rules(migrate: Migrate, tmp_path: Path) -> None:
    file = OLDER[0]

    @in_loop
    async def test(tmp_path: Path) -> None:
        shutil.copy(file, tmp_path / "tabularium.db")
        games.register(caravan(CARAVAN.rules + 1, migrate))
        async with running(tmp_path) as server:
            ala = await _ala(server, file)
            tables = (await ala.get("/api/me/tables"))["tables"]
            ours = {table["status"]: table for table in tables if table["game"] == "caravan"}
            table = ours["running"]
            before = await ala.get(f"/api/tables/{table['id']}/history")
            async with await _open(server, file, table["id"]) as sitting:
                await sitting.kind("update")
                await _play_to_the_end(sitting, len(table["seats"]))
                assert sitting.last[0]["view"]["rules"] == CARAVAN.rules + 1
            after = await ala.get(f"/api/tables/{table['id']}/history")
            kinds = [move["kind"] for move in after["moves"]]
            assert "migrated" in kinds[len(before["moves"]) :]
            for move in after["moves"]:
                moment = await ala.get(f"/api/tables/{table['id']}/history/{move['n']}?eyes=0")
                assert View(moment["view"]).seat == 0
            saved = (await ala.http.get(f"/api/tables/{table['id']}/save")).json()
            assert saved["rules"] == CARAVAN.rules + 1
            assert saved["earlier"][0]["rules"] == CARAVAN.rules and saved["earlier"][0]["log"]
            finished = await ala.get(f"/api/tables/{ours['over']['id']}/history/0?eyes=1")
            assert finished["view"]["seat"] == 1

    test(tmp_path)
