#!/usr/bin/env python3
"""Tabularium in one command. Needs Python 3.11 or newer and nothing else.

  python3 run.py                 install what is needed, then serve the games and print the address
  python3 run.py COMMAND ...     any command of the program, for example
                                   python3 run.py games
                                   python3 run.py play alea
                                   python3 run.py bench --peers
  python3 run.py COMMAND --help  what that command can do
  python3 run.py --wait          the same, but only when the compiled build is whole
  python3 run.py test            check everything, as CI does
  python3 run.py test --fast     check what takes little time: no compiled build, no slow tests
  python3 run.py test --all      check everything, and every board with every input
  python3 run.py client          build the browser client anew (needs npm packages)
  python3 run.py --help          this page

The first start makes an environment of its own in the folder .venv, installs the program there as
plain Python and serves. Where a C compiler is found, kernel and rules are compiled meanwhile, at
the lowest priority, which makes them many times faster: bots use that as soon as it is whole, the
server from its next start on. Other commands than serve, play and games wait for it, and so does
--wait. TABULARIUM_PURE=1 in the environment asks for plain Python alone.
Later starts install again only when the sources have changed. The tests use .venv-dev and build.
To be rid of it all, delete these three folders.
"""

# Standard library only. Old Pythons must be able to read this far, to say what is missing.

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)


def newer_python() -> "str | None":
    """A Python on PATH that is new enough and really runs (a version manager's stub may not)."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    names = ["python3", *(f"python3.{minor}" for minor in range(30, OLDEST[1] - 1, -1))]
    for path in filter(None, map(shutil.which, names)):
        if subprocess.call([path, "-c", test], stderr=subprocess.DEVNULL) == 0:
            return path
    return None


if sys.version_info < OLDEST:
    newer = newer_python()
    if newer is None:
        sys.exit("Tabularium needs Python 3.11 or newer; please install that, then try again.")
    os.execv(newer, [newer, *sys.argv])

from tools.behind import provide_compiled  # noqa: E402  (old Pythons cannot read it)
from tools.checks import check  # noqa: E402
from tools.client import build_client  # noqa: E402
from tools.machine import VENV, Stop, install, tool  # noqa: E402

START = ["serve"]  # what `python3 run.py` starts
AT_ONCE = ("serve", "play", "games")  # what need not wait for the compiled build
WAIT = "--wait"


def main(argv: list[str]) -> int:
    """Run one command; returns its exit code."""
    if argv and argv[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    try:
        if argv and argv[0] == "test":
            return check(argv[1:])
        if argv and argv[0] == "client":
            return build_client()
        wait = argv[:1] == [WAIT]
        command = (argv[1:] if wait else argv) or START
        provide_compiled(install(), wait or command[0] not in AT_ONCE)
        return start(command)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return 130


def start(argv: list[str]) -> int:
    """Hand over to the program."""
    program = str(tool(VENV, "tabularium"))
    if os.name != "nt":  # Windows has no exec worth the name
        os.execv(program, [program, *argv])
    return subprocess.call([program, *argv])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
