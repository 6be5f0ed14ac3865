"""Backup while people play, restore, and what is refused."""

import asyncio
from pathlib import Path

import pytest

from server.running import BOT, ME, in_loop, running
from tabularium.cli import main
from tabularium.server.storage.backup import BadBackup, backup, restore


@in_loop
async def test_a_backup_of_a_running_server_can_be_played_on(tmp_path: Path) -> None:
    data, kept, elsewhere = tmp_path / "data", tmp_path / "kept.db", tmp_path / "elsewhere"
    async with running(data) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            while not sitting.asked(0):
                await sitting.hear()
            version = (await sitting.act(0))["version"]
            await asyncio.to_thread(backup, data, kept)
            with pytest.raises(BadBackup, match="running"):
                restore(kept, data)
        cookie = ala.cookie
    assert restore(kept, elsewhere) is None
    async with running(elsewhere) as server:
        again = await server.stranger()
        again.http.headers["Cookie"] = cookie
        assert (await again.get(f"/api/tables/{table}"))["version"] >= version
        assert (await again.get("/api/me"))["name"] == "Ala"


def test_what_is_not_a_backup_is_refused(tmp_path: Path) -> None:
    import sqlite3

    (tmp_path / "text").write_text("no database")
    with sqlite3.connect(tmp_path / "foreign.db") as foreign:
        foreign.execute("CREATE TABLE other (x)")
    foreign.close()
    for name, code in (("text", "broken"), ("foreign.db", "foreign"), ("none", "nothing")):
        with pytest.raises(BadBackup, match=code):
            restore(tmp_path / name, tmp_path / "data")
    with pytest.raises(BadBackup, match="nothing"):
        backup(tmp_path / "empty", tmp_path / "target")
    assert not (tmp_path / "data").exists()


def test_the_commands_say_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "no data" in capsys.readouterr().err
    (tmp_path / "text").write_text("no database")
    assert main(["restore", str(tmp_path / "text"), "--data", str(tmp_path), "--lang", "pl"]) == 1
    assert "uszkodzony" in capsys.readouterr().err
