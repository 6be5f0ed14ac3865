"""Backup and restore of the one file; a running server need not stop for a backup."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tabularium.server.storage.lock import FILE, LOCK, DataInUse, DataLock, private_file


class BadBackup(Exception):
    """Not a file of ours, or in use; `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def backup(data: Path, target: Path) -> int:
    """Write a consistent copy; returns its size."""
    source = data / FILE
    if not source.exists():
        raise BadBackup("nothing")
    if _is_ours(target, data):
        raise BadBackup("itself")
    _copy(source, target)
    return target.stat().st_size


def _is_ours(target: Path, data: Path) -> bool:
    """Whether a file is one of those that a server works with."""
    if target.exists() and target.samefile(data / FILE):
        return True
    here = target.parent.exists() and target.parent.samefile(data)
    return here and target.name.startswith((FILE, LOCK))


def _copy(source: Path, target: Path) -> None:
    """A copy that is whole as soon as it is there, for our eyes only."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    private_file(part)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    except sqlite3.DatabaseError as error:
        part.unlink(missing_ok=True)
        full = isinstance(error, sqlite3.OperationalError)
        raise (OSError(str(error)) if full else BadBackup("broken")) from None
    part.replace(target)


def restore(source: Path, data: Path) -> Path | None:
    """Put a backup in place; returns where the former data was moved, if there was any."""
    check(source)
    target = data / FILE
    if source.exists() and target.exists() and source.samefile(target):
        raise BadBackup("itself")
    lock = DataLock(data)
    try:
        lock.take()  # a server that is merely stopped holds it too
    except DataInUse:
        raise BadBackup("running") from None
    try:
        moved = None
        if target.exists():
            moved = data / f"tabularium.before-{time.strftime('%Y%m%d-%H%M%S')}.db"
            _move_aside(target, moved)
        for name in ("-wal", "-shm"):
            (data / (FILE + name)).unlink(missing_ok=True)
        _copy(source, target)
    finally:
        lock.release()
    return moved


def _move_aside(data: Path, moved: Path) -> None:
    """All in one file; damaged data, which may be why somebody restores, with all beside it."""
    try:
        with closing(sqlite3.connect(data)) as former:
            former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError:
        for name in ("-wal", "-shm"):
            beside = data.with_name(data.name + name)
            if beside.exists():
                beside.rename(moved.with_name(moved.name + name))
    data.rename(moved)


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
