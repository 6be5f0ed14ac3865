"""One lock on the data, noticed when it is gone; files that nobody else may read."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import ME, Sitting, in_loop, running
from tabularium.cli import main
from tabularium.server.settings import Settings
from tabularium.server.storage.backup import BadBackup, backup, restore
from tabularium.server.storage.database import Database

ALONE = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


@in_loop
async def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with running(tmp_path):
        with pytest.raises(Exception, match="in use"):
            await Database(Settings(data=tmp_path)).open()
        path = os.pathsep.join(filter(None, sys.path))
        told = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.PIPE}
        command = ["-m", "tabularium.cli", "serve", "--port", "0", "--lang", "en"]
        second = await asyncio.create_subprocess_exec(
            *[sys.executable, *command, "--data", str(tmp_path)],
            env={**os.environ, "PYTHONPATH": path},
            **told,  # type: ignore[arg-type]
        )
        out, err = await second.communicate()
        assert second.returncode == 1
        assert b"in use by another server" in err and str(os.getpid()).encode() in err
        assert b"Traceback" not in err + out
    async with running(tmp_path):
        pass  # the lock went with the first server


async def _word_is_acknowledged(sitting: Sitting) -> bool:
    seat = next(seat for seat in (0, 1) if sitting.asked(seat))
    with contextlib.suppress(ConnectionClosed):
        return bool((await sitting.act(seat))["type"] == "done")
    return False


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_without_its_file_the_server_acknowledges_nothing(how: str, tmp_path: Path) -> None:
    @in_loop
    async def test(tmp_path: Path) -> None:
        async with running(tmp_path) as server:
            ala = await server.guest()
            table = (await ala.post("/api/tables", ALONE))["id"]
            file, aside = tmp_path / "tabularium.db", tmp_path / "aside"
            async with ala.at(table) as sitting:
                while len(sitting.last) < 2:
                    await sitting.hear()
                file.rename(aside)
                if how == "replaced":
                    shutil.copy(aside, file)
                assert not await _word_is_acknowledged(sitting)
            aside.rename(file)
            async with ala.at(table) as sitting:  # it is back, and so are we
                while len(sitting.last) < 2:
                    await sitting.hear()
                assert sitting.last[0]["version"] == 0
                assert await _word_is_acknowledged(sitting)

    test(tmp_path)


@in_loop
async def test_a_backup_onto_the_data_itself_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with running(data) as server:
        await server.guest()
        (tmp_path / "link.db").symlink_to(data / "tabularium.db")
        names = ["tabularium.db", "tabularium.db-wal", "tabularium.lock", "../link.db"]
        for name in names:
            with pytest.raises(BadBackup, match="itself"):
                backup(data, data / name)
        assert (await (await server.guest("Ola")).get("/api/me"))["name"] == "Ola"


@in_loop
async def test_restore_under_a_paused_server_is_refused(tmp_path: Path) -> None:
    """Its last sign of life may be old: it still holds the lock."""
    data, kept = tmp_path / "data", tmp_path / "kept.db"
    async with running(data) as server:
        await server.guest()
        backup(data, kept)
        await server.services.rounds.close()
        with closing(sqlite3.connect(data / "tabularium.db")) as live:
            live.execute("UPDATE processes SET beat = 0")
            live.commit()
        with pytest.raises(BadBackup, match="running"):
            restore(kept, data)
    assert restore(kept, data) is not None
    with pytest.raises(BadBackup, match="itself"):
        restore(data / "tabularium.db", data)


@in_loop
async def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "tabularium.db").touch(mode=0o644)
    async with running(data) as server:
        await server.guest()
        backup(data, tmp_path / "kept.db")
        found = [*data.iterdir(), tmp_path / "kept.db"]
        assert {path.name for path in found} >= {"tabularium.db", "tabularium.db-wal", "kept.db"}
        assert {oct(path.stat().st_mode & 0o777) for path in found} == {"0o600"}


def test_the_command_says_that_it_is_the_data_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "tabularium.db")) as made:
        made.execute("CREATE TABLE entries (x)")
    wanted = str(tmp_path / "tabularium.db")
    assert main(["backup", wanted, "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "itself" in capsys.readouterr().err
