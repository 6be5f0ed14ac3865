"""One lock on the data: a file beside the database, held by whoever writes to it.

It is gone with the process that holds it, however that ends; a process that is merely stopped keeps
it. Whether the database is still the file that was opened is looked at with every commit.
"""

import contextlib
import os
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows: an open file cannot be removed or replaced there anyway
    fcntl = None  # type: ignore[assignment]

FILE = "tabularium.db"
LOCK = "tabularium.lock"


class DataInUse(Exception):
    """Another process has the data; `pid` says which, if it could be read."""

    def __init__(self, data: Path, pid: str) -> None:
        super().__init__(f"the data in {data} is in use by process {pid or '?'}")
        self.data = data
        self.pid = pid


class DataGone(Exception):
    """The database is not the file any more that was opened: nothing can be promised."""


class DataLock:
    """The lock on one folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        # Looked at with every commit, so not put together anew each time.
        self._paths = str(data / FILE), str(data / LOCK)
        self._file: IO[str] | None = None
        self._held: tuple[int, int] | None = None  # which file the lock is
        self._opened: tuple[int, int] | None = None  # which file the database was at first

    def take(self) -> None:
        """Hold it from now on; raises DataInUse if somebody else does."""
        if self._file is not None:
            return
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(self.data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        file = os.fdopen(descriptor, "r+")
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                pid = file.read(20).strip()
                file.close()
                raise DataInUse(self.data, pid) from None
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file
        self._held = _of(file)

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self._opened = None

    def remember(self) -> None:
        """The database that lies there now is ours."""
        self._opened = _identity(self._paths[0])

    def check(self) -> None:
        """Raises DataGone if the database was removed or replaced, or the lock was."""
        database, lock = self._paths
        if self._opened is None or self._opened != _identity(database):
            raise DataGone(database)
        if self._file is not None and self._held != _identity(lock):
            raise DataGone(lock)


def private_file(path: Path) -> None:
    """Make a file that nobody else may read; one that is there becomes so."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # somebody else's, who lets us in
        path.chmod(0o600)


def _identity(path: str) -> tuple[int, int] | None:
    try:
        there = os.stat(path)  # noqa: PTH116 a Path takes longer than the look itself
    except OSError:
        return None
    return there.st_dev, there.st_ino


def _of(file: IO[str]) -> tuple[int, int]:
    there = os.fstat(file.fileno())
    return there.st_dev, there.st_ino
