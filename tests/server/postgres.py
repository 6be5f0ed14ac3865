"""A PostgreSQL of our own for the tests: a fresh cluster in a temporary folder, on loopback."""

import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import pytest

PLACES = [Path("/usr/lib/postgresql"), Path("/usr/local/pgsql")]


def binaries() -> Path | None:
    """Where initdb and postgres are."""
    found = [path.parent for place in PLACES for path in sorted(place.glob("**/bin/initdb"))]
    on_path = shutil.which("initdb")
    return found[-1] if found else None if on_path is None else Path(on_path).parent


def _as_postgres() -> dict[str, object]:
    """PostgreSQL does not run as root; then it runs as its own user."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL with its data in a temporary folder; it can be stopped and started again."""

    def __init__(self) -> None:
        where = binaries()
        if where is None:
            pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        self.where = where
        self.who = _as_postgres()
        self.folder = Path(tempfile.mkdtemp(prefix="tabularium-pg-"))
        if self.who:
            os.chown(self.folder, int(str(self.who["user"])), int(str(self.who["group"])))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        make = [where / "initdb", "-D", self.folder / "data", "-U", "tabularium"]
        make += ["-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd="/", **self.who)  # type: ignore[call-overload]
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {"listen_addresses": "127.0.0.1", "port": self.port}
        settings |= {"unix_socket_directories": self.folder}
        options = [f"-c{name}={value}" for name, value in settings.items()]
        with (self.folder / "log").open("a") as log:
            self.server = subprocess.Popen(
                [self.where / "postgres", "-D", self.folder / "data", *options],
                stderr=log,
                cwd="/",
                **self.who,  # type: ignore[call-overload]
            )
        ready = [self.where / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(600):
            if subprocess.call(ready) == 0:
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop it at once; whoever is connected is cut off."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait(60)

    def remove(self) -> None:
        """Stop it for good."""
        if self.server.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        make = [self.where / "createdb", "-h", "127.0.0.1", "-p", str(self.port)]
        subprocess.run([*make, "-U", "tabularium", name], check=True)
        return f"postgresql://tabularium@127.0.0.1:{self.port}/{name}"


@cache
def cluster() -> Cluster:
    """One for all tests of this process."""
    made = Cluster()
    atexit.register(made.remove)
    return made


def fresh_database() -> str:
    """The address of an empty database."""
    return cluster().fresh_database()
