"""Other engines, measured on this machine: Catanatron, python-chess and OpenSpiel.

What they play is in `peer_games.py`.

They live in an environment of their own in the user's cache folder, made on first use and used
again afterwards, so that nobody has to install them who does not compare.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tabularium.bench.peer_games import PEERS
from tabularium.bench.turns import Worker, WorkerFailed

PINS: Final = ("catanatron==3.2.1", "chess==1.11.2", "open_spiel==2.0.2", "numpy>=2,<3")
SCRIPT: Final = Path(__file__).with_name("peer_games.py")

Tell = Callable[[str], None]  # is called now and then with what is going on, one line


class PeersUnavailable(Exception):
    """The peers cannot be installed or do not run; the message is one line."""


def open_peers(tell: Tell | None = None) -> Worker:
    """A process that measures the peers (`PEERS`); raises `PeersUnavailable`."""
    python = prepare(tell or _silent)
    worker = Worker([str(python), "-I", str(SCRIPT)])
    try:
        for name in PEERS:
            worker.ask(f"version {name} 0", 0)
    except WorkerFailed as failed:
        worker.close()
        raise PeersUnavailable(f"The peers do not run: {failed}") from None
    return worker


def environment() -> Path:
    """Where the peers live: another folder for other versions of Python or of the peers."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    wanted = hashlib.sha256(" ".join((*PINS, sys.version)).encode()).hexdigest()[:12]
    return Path(cache) / "tabularium" / f"peers-{wanted}"


def prepare(tell: Tell) -> Path:
    """Make the environment and install the peers, unless that was done; returns its Python."""
    home = environment()
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = home / "ready"
    if ready.exists() and python.exists():
        return python
    tell("making an environment for the peers")
    _make(home)
    install = [str(python), "-I", "-m", "pip", "install", "--disable-pip-version-check", *PINS]
    for line in _lines(install, "cannot be installed (is there a network?)"):
        words = line.split()
        if words and words[0] in ("Collecting", "Downloading"):
            tell(f"fetching {words[1].rsplit('/', 1)[-1]}")
    ready.touch()
    return python


def _make(home: Path) -> None:
    shutil.rmtree(home, ignore_errors=True)
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PeersUnavailable(f"The peers need a cache folder: {error}") from error
    for _ in _lines([sys.executable, "-m", "venv", str(home)], "need the venv module of Python"):
        pass


def _lines(command: list[str], failure: str) -> Iterator[str]:
    """The output of a command, line by line; if it fails, its last complaint."""
    last = ""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last = line.strip() or last
            yield line.strip()
    if process.returncode != 0:
        raise PeersUnavailable(f"The peers {failure}: {last}")


def _silent(_: str) -> None:
    """Nobody listens."""
