"""Data that cannot be used at the start: one sentence that says what to do, and a code for it."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.postgres import fresh_database
from server.running import in_loop, running
from tabularium.server.storage.backup import backup, restore


def _serve(*options: str) -> str:
    """What a server says that does not start."""
    path = os.pathsep.join(filter(None, sys.path))
    command = ["-m", "tabularium.cli", "serve", "--port", "0", "--lang", "en", *options]
    ended = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "1000"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1, ended
    assert "Traceback" not in ended.stdout + ended.stderr and not ended.stdout
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    return ended.stderr


@in_loop
async def _used(data: Path) -> None:
    async with running(data) as server:
        await server.guest()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tabularium.db"
    file.write_bytes(b"these are no tables of ours" * 1000)
    before = file.read_bytes()
    said = _serve("--data", str(tmp_path))
    assert "is damaged" in said and "tabularium restore" in said and str(file) in said
    assert file.read_bytes() == before


def test_a_database_with_torn_pages(tmp_path: Path) -> None:
    _used(tmp_path)
    file = tmp_path / "tabularium.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    assert "is damaged" in _serve("--data", str(tmp_path))


def test_a_backup_takes_the_place_of_damaged_data(tmp_path: Path) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept.db"
    _used(data)
    backup(data, kept)
    (data / "tabularium.db").write_bytes(b"torn" * 5000)
    assert "tabularium restore" in _serve("--data", str(data))
    moved = restore(kept, data)
    assert moved is not None and moved.read_bytes() == b"torn" * 5000
    _used(data)


def test_what_lies_beside_damaged_data_is_kept(tmp_path: Path) -> None:
    """SQLite may leave words beside a file that it cannot read; somebody may still want them."""
    data, kept = tmp_path / "data", tmp_path / "kept.db"
    _used(data)
    backup(data, kept)
    (data / "tabularium.db-wal").write_bytes(b"words")
    real = sqlite3.connect

    def connect(database: Any, **more: Any) -> sqlite3.Connection:
        if database == data / "tabularium.db":
            raise sqlite3.DatabaseError("database disk image is malformed")
        return real(database, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect)
        moved = restore(kept, data)
    assert moved is not None
    assert moved.with_name(moved.name + "-wal").read_bytes() == b"words"
    assert not (data / "tabularium.db-wal").exists()


def test_data_of_a_newer_version(tmp_path: Path) -> None:
    _used(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tabularium.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert "newer version of Tabularium" in _serve("--data", str(tmp_path))


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in _serve("--data", str(tmp_path / "file"))


def test_a_postgresql_that_nobody_runs() -> None:
    pytest.importorskip("asyncpg")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        address = f"postgresql://tabularium:hidden@127.0.0.1:{nobody.getsockname()[1]}/tabularium"
        said = _serve("--database", address)
    assert "PostgreSQL cannot be used" in said and "--database" in said and "hidden" not in said


def test_a_postgresql_without_that_database() -> None:
    said = _serve("--database", f"{fresh_database()}-missing")
    assert "PostgreSQL cannot be used" in said and "does not exist" in said
