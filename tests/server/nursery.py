"""Forks servers on demand: one line of JSON in, one process id out. See `killing.py`."""

import gc
import json
import os
import signal
import sys
from pathlib import Path

from tabularium.registry import games
from tabularium.server import logs
from tabularium.server.settings import from_environment
from tabularium.server.web import serve


def serve_from_here(wish: dict[str, str]) -> None:
    """In the child: a server until it is told to stop."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(0)
    logs.set_up_logs(level="WARNING")
    given = {name: wish[name] for name in ("port", "data", "database")}
    serve.serve(
        from_environment(**given), False, lambda _port, _token: None, lambda _state, _why: None
    )


def main() -> None:
    import asyncpg  # noqa: F401  (loaded once, before anything is forked)
    from uvicorn.protocols.http import auto  # noqa: F401

    for _ in games.items():
        pass
    gc.freeze()
    children: set[int] = set()

    def reap(*_: object) -> None:
        children.difference_update([c for c in children if os.waitpid(c, os.WNOHANG)[0]])

    signal.signal(signal.SIGCHLD, reap)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                serve_from_here(json.loads(line))
            except BaseException as error:
                if not isinstance(error, SystemExit):
                    with Path(json.loads(line)["log"]).open("a") as log:
                        log.write(f"{error!r}\n")
            os._exit(0)
        children.add(child)
        print(child, flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for child in children:  # whoever asked for it is gone before it heard of it
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
