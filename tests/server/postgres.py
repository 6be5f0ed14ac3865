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


@cache
def cluster() -> str:
    """Start the cluster once per process of tests; returns the address without a database."""
    where = binaries()
    if where is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="tabularium-pg-"))
    who = _as_postgres()
    if who:
        os.chown(folder, int(str(who["user"])), int(str(who["group"])))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    make = [where / "initdb", "-D", data, "-U", "tabularium", "-A", "trust", "-E", "UTF8"]
    subprocess.run([*make, "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd="/", **who)  # type: ignore[call-overload]
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder}
    options = [f"-c{name}={value}" for name, value in settings.items()]
    log = (folder / "log").open("w")
    server = subprocess.Popen(
        [where / "postgres", "-D", data, *options], stderr=log, cwd="/", **who
    )  # type: ignore[call-overload]

    def stop() -> None:
        server.send_signal(signal.SIGINT)
        server.wait(20)
        log.close()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    ready = [where / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(200):
        if subprocess.call(ready) == 0:
            return f"postgresql://tabularium@127.0.0.1:{port}"
        time.sleep(0.1)
    raise AssertionError((folder / "log").read_text())


def fresh_database() -> str:
    """The address of an empty database."""
    where, address = binaries(), cluster()
    name = f"t{secrets.token_hex(6)}"
    port = address.rpartition(":")[2]
    assert where is not None
    make = [where / "createdb", "-h", "127.0.0.1", "-p", port, "-U", "tabularium", name]
    subprocess.run(make, check=True)
    return f"{address}/{name}"
