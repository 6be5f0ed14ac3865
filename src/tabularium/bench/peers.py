"""Other engines, measured on this machine: Catanatron, python-chess and OpenSpiel.

They live in an environment of their own in the user's cache folder, made on first use and used
again afterwards, so that nobody has to install them who does not compare.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

PINS: Final = ("catanatron==3.2.1", "chess==1.11.2", "open_spiel==2.0.2", "numpy>=2,<3")
SCRIPT: Final = Path(__file__).with_name("peer_games.py")

Tell = Callable[[str], None]  # is called now and then with what is going on, one line


class PeersUnavailable(Exception):
    """The peers cannot be installed or do not run; the message is one line."""


class PeerFigures:
    """What one game of one engine does on this machine."""

    __slots__ = ("copy_us", "decisions_per_s", "game", "games_per_s", "language", "name", "version")

    def __init__(
        self,
        name: str,
        version: str,
        game: str,
        language: str,
        decisions_per_s: float,
        games_per_s: float,
        copy_us: float,
    ) -> None:
        self.name = name
        self.version = version
        self.game = game
        self.language = language
        self.decisions_per_s = decisions_per_s  # each with its full list of legal moves
        self.games_per_s = games_per_s
        self.copy_us = copy_us

    def facts(self) -> dict[str, str | float]:
        """The same as a dictionary, for JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


def measure(seconds: float, tell: Tell | None = None) -> dict[str, PeerFigures]:
    """Play every peer for so many seconds; by name. Raises `PeersUnavailable`."""
    tell = tell or _silent
    python = prepare(tell)
    tell("playing the peers")
    found: dict[str, PeerFigures] = {}
    for line in _lines([str(python), "-I", str(SCRIPT), str(seconds)], "do not run"):
        figures = read(line)
        if figures is not None:
            found[figures.name] = figures
            tell(f"played {figures.name}")
    return found


def read(line: str) -> PeerFigures | None:
    """One line of `peer_games.py`; `None` for what an engine prints of its own accord."""
    try:
        facts: Any = json.loads(line)
        return PeerFigures(**facts)
    except (ValueError, TypeError):
        return None


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


if __name__ == "__main__":
    try:
        for each in measure(float(sys.argv[1]) if sys.argv[1:] else 2.0, print).values():
            print(json.dumps(each.facts(), indent=1))
    except PeersUnavailable as unavailable:
        sys.exit(str(unavailable))
