"""A server of our own for a test: a free port, an empty folder, gone afterwards."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

ROOT = Path(__file__).parents[2]
START = "from tabularium.cli import main; main()"
PATIENCE = 30.0  # seconds until it must be there
# All people of all tests come from one address; what an address may ask is tested in tests/server.
# Nobody thinks better of a word, but where a test does.
PLENTY = {
    "TABULARIUM_REQUESTS_A_SECOND": "200",
    "TABULARIUM_REQUEST_BURST": "2000",
    "TABULARIUM_MESSAGES_A_SECOND": "200",
    "TABULARIUM_MESSAGE_BURST": "2000",
    "TABULARIUM_UNDO_SECONDS": "0",
}


def free_port() -> int:
    """A port that nobody uses now."""
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """A running server; it can be stopped and started again with the same data."""

    def __init__(self, folder: Path, prefix: str = "", first: str = "") -> None:
        self.folder = folder
        self.first = first
        self.port = free_port()
        self.prefix = prefix
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the start page is."""
        return f"http://127.0.0.1:{self.port}{self.prefix}/"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-c", self.first + START, "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--lang", "en"]
        if self.prefix:
            command += ["--prefix", self.prefix]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, "PYTHONPATH": path, **PLENTY}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}healthz", timeout=1):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        """Stop it; its data stay."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
            self.process = None


@contextmanager
def served(folder: Path, prefix: str = "", first: str = "") -> Iterator[Served]:
    """A server for as long as the block lasts; `first` is said in its process before it starts."""
    server = Served(folder, prefix, first)
    server.start()
    try:
        yield server
    finally:
        server.stop()
