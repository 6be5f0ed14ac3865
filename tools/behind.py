"""The compiled build, made behind a server that runs on plain Python already.

    python -m tools.behind STAMP     what `run.py` starts; it ends when its parent does

The build lands in a folder of the environment, named by the stamp of its sources, and is whole as
soon as that name exists. A `.pth` file then puts it before the plain package for every Python that
starts anew: bots' processes at once, the server at its next start. What happens meanwhile is in a
file beside the package, which the server reads: `making PID`, `ready` or `failed REASON`.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools.machine import BUILD, ROOT, SMALL_GAME, VENV, Stop, follow, has_compiler, tool

LOG = VENV / "compiled.log"
NEXT = VENV / "compiled.next"
PTH = "tabularium_compiled.pth"
STATE = "tabularium_compiled.txt"
_PROBE = (
    "import tabularium.registry as r, tabularium._build as b; assert b.compiled() and len(r.games)"
)


class Interrupted(Exception):
    """Nobody waits for the build any more; what is done of it stays for the next time."""


def site_packages() -> Path:
    """Where the plain package lies."""
    if os.name == "nt":
        return VENV / "Lib" / "site-packages"
    return VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def home(now: str) -> Path:
    """The folder of the compiled build of these sources."""
    return VENV / f"compiled-{now[:16]}"


def _line(now: str) -> str:
    return f"import sys; sys.path.insert(0, {str(home(now))!r})\n"


def whole(now: str) -> bool:
    """Whether it is there and in use."""
    path = site_packages() / PTH
    return home(now).is_dir() and path.exists() and path.read_text(encoding="utf-8") == _line(now)


def failed(now: str) -> bool:
    """Whether it was tried with these very sources, in vain."""
    note = VENV / "compiled.failed"
    return note.exists() and note.read_text(encoding="utf-8") == now


def at_work() -> bool:
    """Whether a build is being made behind a server right now."""
    note = site_packages() / STATE
    told = note.read_text(encoding="utf-8").split() if note.exists() else []
    if len(told) < 2 or told[0] != "making":
        return False
    try:
        os.kill(int(told[1]), 0)
    except (OSError, ValueError):
        return False
    return True


def forget(now: str) -> None:
    """Whoever starts from now on takes the plain package: its sources are newer."""
    (site_packages() / PTH).unlink(missing_ok=True)
    if not at_work():
        (site_packages() / STATE).unlink(missing_ok=True)
    for folder in VENV.glob("compiled-*"):
        if folder != home(now):
            shutil.rmtree(folder, ignore_errors=True)


def wait_for_other() -> None:
    """Two builds in one folder would spoil each other."""
    while at_work():
        time.sleep(0.5)


def start(now: str) -> None:
    """Begin it, at the lowest priority; it lives as long as this process, whatever that becomes."""
    command = [str(tool(VENV, "python")), "-m", "tools.behind", now]
    with LOG.open("a", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    _note(f"making {process.pid}")


def make(now: str, pip: Callable[[list[str], dict[str, str]], None]) -> None:
    """Build, try whether it can be imported, and put it to use."""
    if not home(now).is_dir():
        for attempt in (1, 2):
            shutil.rmtree(NEXT, ignore_errors=True)
            pip(_command(), {"TABULARIUM_COMPILED": "1", "TABULARIUM_ALSO": SMALL_GAME})
            if _sound():
                break
            # A build that was killed may have left half a library that looks finished.
            shutil.rmtree(BUILD, ignore_errors=True)
            if attempt == 2:
                raise Stop("the compiled modules cannot be imported")
        NEXT.rename(home(now))
    if (VENV / "tabularium.stamp").read_text() != now:
        raise Interrupted  # other sources were installed meanwhile
    _write(site_packages() / PTH, _line(now))
    _note("ready")


def provide_compiled(now: str, wait: bool) -> None:
    """See that there is a compiled build of these sources, or will be; plain Python does too."""
    if whole(now):
        return
    forget(now)
    if os.environ.get("TABULARIUM_PURE") == "1":
        return
    if not has_compiler():
        print("Plain Python (slower): there is no C compiler with headers.", file=sys.stderr)
    elif wait:
        make_in_front(now)
    elif not at_work() and not failed(now):
        start(now)


def make_in_front(now: str) -> None:
    """With progress, for whoever waits; if it fails, plain Python goes on."""
    wait_for_other()
    try:
        make(now, _shown)
    except Stop as stop:
        give_up(now, stop)
        print(f"Plain Python (slower), because compiling failed:\n{stop}", file=sys.stderr)


def give_up(now: str, why: Exception) -> None:
    """Not again with these sources, unless somebody waits for it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.rmtree(NEXT, ignore_errors=True)
    (VENV / "compiled.failed").write_text(now, encoding="utf-8")
    _note(f"failed {str(why).splitlines()[0]}")


def _shown(command: list[str], env: dict[str, str]) -> None:
    follow("Compiling kernel and rules", command, env)


def _command() -> list[str]:
    python = str(tool(VENV, "python"))
    pip = [python, "-I", "-m", "pip", "install", "-v", "--disable-pip-version-check"]
    return [*pip, "--no-deps", "--target", str(NEXT), "."]


def _sound() -> bool:
    env = {**os.environ, "PYTHONPATH": str(NEXT), "TABULARIUM_PURE": ""}
    return subprocess.call([str(tool(VENV, "python")), "-c", _PROBE], cwd=VENV, env=env) == 0


def _note(text: str) -> None:
    _write(site_packages() / STATE, text)


def _write(path: Path, text: str) -> None:
    """At once or not at all: others read it."""
    fresh = path.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


# ---- the process behind a server ------------------------------------------------------------


def _quietly(parent: int) -> Callable[[list[str], dict[str, str]], None]:
    """A way to run pip that ends with the parent."""

    def run(command: list[str], env: dict[str, str]) -> None:
        own = os.name != "nt"  # a group of its own, so that the compilers can be ended with it
        with subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **env}, start_new_session=own
        ) as process:
            while process.poll() is None:
                if os.getppid() != parent:
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGTERM) if own else process.terminate()
                    raise Interrupted
                time.sleep(0.5)
        if process.returncode:
            raise Stop(f"compiling failed; {LOG} says why")

    return run


def main(now: str) -> None:
    """Make the build of these sources, unless the parent ends before."""
    if hasattr(os, "nice"):
        os.nice(19)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the parent, whose end we notice
    parent = os.getppid()
    try:
        make(now, _quietly(parent))
    except Interrupted:
        (site_packages() / STATE).unlink(missing_ok=True)
    except (Stop, OSError) as error:
        give_up(now, error)


if __name__ == "__main__":
    main(sys.argv[1])
