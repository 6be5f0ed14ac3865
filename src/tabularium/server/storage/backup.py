"""Backup and restore of the one file; a running server need not stop for a backup."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path


class BadBackup(Exception):
    """Not a file of ours, or in use; `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def backup(data: Path, target: Path) -> int:
    """Write a consistent copy; returns its size."""
    source = data / "tabularium.db"
    if not source.exists():
        raise BadBackup("nothing")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    part.replace(target)
    return target.stat().st_size


def restore(source: Path, data: Path) -> Path | None:
    """Put a backup in place; returns where the former data was moved, if there was any."""
    check(source)
    target = data / "tabularium.db"
    if target.exists() and _in_use(target):
        raise BadBackup("running")
    data.mkdir(parents=True, exist_ok=True)
    moved = None
    if target.exists():
        moved = data / f"tabularium.before-{time.strftime('%Y%m%d-%H%M%S')}.db"
        with closing(sqlite3.connect(target)) as former:
            former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        target.rename(moved)
    for name in ("tabularium.db-wal", "tabularium.db-shm"):
        (data / name).unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(target)) as copy:
        kept.backup(copy)
    return moved


def check(file: Path) -> None:
    """Refuse what is not a sound database of ours."""
    if not file.is_file():
        raise BadBackup("nothing")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as kept:
            sound = kept.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            names = [row[0] for row in kept.execute("SELECT name FROM sqlite_master")]
    except sqlite3.DatabaseError:
        raise BadBackup("broken") from None
    if not sound:
        raise BadBackup("broken")
    if "entries" not in names:
        raise BadBackup("foreign")


def _in_use(file: Path) -> bool:
    """Whether a server showed a sign of life just now."""
    with closing(sqlite3.connect(file)) as live:
        try:
            beat = live.execute("SELECT max(beat) FROM processes").fetchone()[0]
        except sqlite3.DatabaseError:
            return False
    return beat is not None and time.time() - beat < 10
