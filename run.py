#!/usr/bin/env python3
"""Tabularium in one command. Needs Python 3.11 or newer and nothing else.

  python3 run.py                 install what is needed, then start
  python3 run.py COMMAND ...     any command of the program, for example
                                   python3 run.py games
                                   python3 run.py play alea
                                   python3 run.py bench --peers
  python3 run.py COMMAND --help  what that command can do
  python3 run.py test            check everything, as CI does
  python3 run.py test --fast     check what takes little time: no compiled build, no slow tests
  python3 run.py --help          this page

The first start makes an environment of its own in the folder .venv and installs the program
there. Where a C compiler is found, kernel and rules are compiled, which makes them many times
faster; otherwise they run as plain Python. TABULARIUM_PURE=1 in the environment asks for that.
Later starts install again only when the sources have changed. The tests use .venv-dev and build.
To be rid of it all, delete these three folders.
"""

# Standard library only. Old Pythons must be able to read this far, to say what is missing.

import hashlib
import importlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path

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

from collections.abc import Callable, Iterable, Mapping  # noqa: E402  (unknown to old Pythons)
from types import MappingProxyType  # noqa: E402
from typing import NamedTuple, TextIO  # noqa: E402

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
DEV = ROOT / ".venv-dev"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
SMALL_GAME = "tests/caravan"
START = ["play"]  # what `python3 run.py` starts
# Tests that run on the compiled build too.
BOTH_BUILDS = ["tests/contract", "tests/kernel", "tests/games", "tests/frame/test_build.py"]
EVERY = 15.0  # without a terminal: seconds from one line of progress to the next


class Stop(Exception):
    """Something is missing or failed; the message says what to do about it."""


def main(argv: list[str]) -> int:
    """Run one command; returns its exit code."""
    if argv and argv[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    try:
        if argv and argv[0] == "test":
            return check(argv[1:])
        install()
        return start(argv)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return 130


def start(argv: list[str]) -> int:
    """Hand over to the program."""
    program = str(tool(VENV, "tabularium"))
    if not argv and not sys.stdin.isatty():
        code = subprocess.call([program, "games"])
        print("\nTo play, start `python3 run.py` in a terminal. More: python3 run.py --help")
        return code
    if os.name != "nt":  # Windows has no exec worth the name
        os.execv(program, [program, *(argv or START)])
    return subprocess.call([program, *(argv or START)])


# ---- what the machine must have -------------------------------------------------------------


class Need(NamedTuple):
    """Something that pip cannot install."""

    what: str
    present: Callable[[], bool]
    packages: list[str]  # of Debian


def has_ensurepip() -> bool:
    """Debian puts it into a package of its own."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("ensurepip")
    return spec is not None and spec.origin is not None  # an empty folder does not count


def has_compiler() -> bool:
    """A C compiler and the headers of this Python; setup.py asks the same."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and (os.name == "nt" or shutil.which(compiler) is not None)


THIS = f"python{sys.version_info[0]}.{sys.version_info[1]}"
ENSUREPIP = Need("The venv module of Python", has_ensurepip, [f"{THIS}-venv"])
COMPILER = Need("A C compiler with the headers of Python", has_compiler, ["gcc", f"{THIS}-dev"])


def provide(need: Need) -> None:
    """Install it with apt if we may; otherwise say the one command to run."""
    if need.present():
        return
    install_it = ["apt-get", "install", "-y", "--no-install-recommends", *need.packages]
    if not shutil.which("apt-get"):
        raise Stop(f"{need.what} is missing: please install it ({' '.join(need.packages)}).")
    if os.geteuid() != 0:
        raise Stop(f"{need.what} is missing. Please run: sudo {' '.join(install_it)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    follow("Reading Debian's list of packages", ["apt-get", "update"], quiet)
    follow(f"Installing {', '.join(need.packages)}", install_it, quiet)
    if not need.present():
        raise Stop(f"{need.what} is still missing, although {need.packages} are installed.")


# ---- progress -------------------------------------------------------------------------------


class Progress:
    """One line that says what goes on and for how long; without a terminal, a line now and then."""

    def __init__(self, label: str, out: TextIO) -> None:
        self.label = label
        self.out = out
        self.doing = ""
        self.live = out.isatty()
        self.begun = time.monotonic()
        self.next = self.begun

    def show(self) -> None:
        """Show the present moment, if it is time to."""
        now = time.monotonic()
        if now >= self.next:
            self.next = now if self.live else now + EVERY
            self._write(f"{self.label}, {now - self.begun:.0f} s{self.doing and ': ' + self.doing}")

    def end(self, result: str) -> None:
        """The last word."""
        self._write(f"{self.label}: {result} after {time.monotonic() - self.begun:.0f} s")
        self.out.write("\n" if self.live else "")

    def _write(self, text: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        self.out.write(f"\r\x1b[K{text[:width]}" if self.live else f"{text}\n")
        self.out.flush()


WORTH_TELLING = [
    (re.compile(r"tabularium build: (.*)"), "{}"),
    (re.compile(r"building 'tabularium_(\w+)__mypyc' extension"), "compiling {}"),
    (re.compile(r"(?:Collecting|Downloading|Unpacking) (?:\S*/)?(\S+)"), "fetching {}"),
    (re.compile(r"Installing collected packages"), "installing packages"),
]


def told(line: str) -> str | None:
    """What a line of pip's output means for people, if anything."""
    for pattern, text in WORTH_TELLING:
        match = pattern.match(line.strip())
        if match:
            return text.format(*match.groups())
    return None


def follow(label: str, command: list[str], env: Mapping[str, str]) -> list[str]:
    """Run a command, show its progress, return its output; if it fails, stop with the end of it."""
    progress = Progress(label, sys.stderr)
    lines: list[str] = []

    def read(stream: Iterable[str]) -> None:
        for line in stream:
            lines.append(line.rstrip())
            progress.doing = told(line) or progress.doing

    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        reader = threading.Thread(target=read, args=[process.stdout], daemon=True)
        reader.start()
        while reader.is_alive():
            progress.show()
            reader.join(0.2)
    progress.end("failed" if process.returncode else "done")
    if process.returncode:
        raise Stop("\n".join([*lines[-25:], f"This failed: {shlex.join(command)}"]))
    return lines


# ---- environments ---------------------------------------------------------------------------


def tool(venv: Path, name: str) -> Path:
    """A program of an environment."""
    return venv / ("Scripts" if os.name == "nt" else "bin") / name


def environment(venv: Path) -> str:
    """Make an environment if there is none that works; returns its Python."""
    python = tool(venv, "python")
    try:
        works = subprocess.call([python, "-c", "import pip"], stderr=subprocess.DEVNULL) == 0
    except OSError:  # not there, or the Python it was made from is gone
        works = False
    if not works:
        provide(ENSUREPIP)
        make = [sys.executable, "-m", "venv", "--clear", str(venv)]
        follow(f"Making the environment {venv.name}", make, {})
    return str(python)


def stamp(*wanted: Path | str) -> str:
    """A hash that changes whenever one of these files, folders or words does."""
    whole = hashlib.sha256(f"{ROOT} {sys.version}".encode())  # scripts hold the path of the folder
    for each in wanted:
        if isinstance(each, str):
            whole.update(each.encode())
            continue
        files = sorted(each.rglob("*")) if each.is_dir() else [each]
        for file in files:
            if file.is_file() and not {"__pycache__", "tabularium.egg-info"} & set(file.parts):
                whole.update(f"\n{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def pip_install(venv: Path, now: str, what: list[str], env: Mapping[str, str]) -> None:
    """Install into an environment unless its stamp says that nothing has changed."""
    python = environment(venv)
    kept = venv / "tabularium.stamp"
    if kept.exists() and kept.read_text() == now:
        return
    kept.unlink(missing_ok=True)
    command = [python, "-I", "-m", "pip", "install", "-v", "--disable-pip-version-check", *what]
    try:
        lines = follow(f"Installing Tabularium into {venv.name}", command, env)
    except BaseException:
        shutil.rmtree(BUILD, ignore_errors=True)  # half a build is worse than none
        raise
    for line in lines:
        if "tabularium build: plain" in line:
            print(line.strip(), file=sys.stderr)
    kept.write_text(now)


def install() -> None:
    """The program as its users have it: compiled wherever that is possible.

    The tests' small game comes along, so that `run.py bench` measures the kernel with it too.
    """
    kind = "pure" if os.environ.get("TABULARIUM_PURE") == "1" or not has_compiler() else "compiled"
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "src", SMALL_GAME)]
    pip_install(VENV, stamp(*files, kind), ["."], {"TABULARIUM_ALSO": SMALL_GAME})


def install_dev() -> None:
    """The program as its developers have it: the sources themselves, and the tools."""
    now = stamp(ROOT / "pyproject.toml", ROOT / "setup.py")
    pip_install(DEV, now, ["-e", ".[dev]"], {"TABULARIUM_PURE": "1"})


# ---- tests ----------------------------------------------------------------------------------


class Step(NamedTuple):
    """One thing to check. To add one, add it to `steps`."""

    name: str
    command: list[str]  # arguments for the Python of .venv-dev
    advice: str  # what to do when it fails
    env: Mapping[str, str] = MappingProxyType({})
    needs: tuple[Need, ...] = ()
    quiet: bool = False  # show progress instead of output


def steps(fast: bool) -> list[Step]:
    """All checks in their order, the quick ones first."""
    ruff, python = (tool(DEV, name).relative_to(ROOT) for name in ("ruff", "python"))
    static = [
        Step("format", ["-m", "ruff", "format", "--check", "."], f"Run: {ruff} format ."),
        Step("lint", ["-m", "ruff", "check", "."], f"Run: {ruff} check --fix ."),
        Step("types", ["-m", "mypy"], "Mend the types that mypy complains about."),
    ]
    pytest = ["-m", "pytest", "-n", "2"]
    again = f"Run a failing test alone: {python} -m pytest PATH::TEST"
    no_skip = {} if fast and os.environ.get("CI") != "true" else {"TABULARIUM_NO_SKIP": "1"}
    plain = {**no_skip, "TABULARIUM_EXPECT": "interpreted"}
    if fast:
        return [*static, Step("tests", [*pytest, "-m", "not slow"], again, plain)]
    return [
        *static,
        Step("tests, interpreted", [*pytest, "--cov"], again, plain, (COMPILER,)),
        Step(
            "compiled build",
            ["-m", "pip", "install", "-v", "--no-deps", "--target", str(COMPILED), "."],
            "Mend what mypyc or the C compiler complains about; CONTRIBUTING.md knows its traps.",
            {"TABULARIUM_COMPILED": "1", "TABULARIUM_ALSO": SMALL_GAME},
            (COMPILER,),
            quiet=True,
        ),
        Step(
            "tests, compiled",
            [*pytest, "-m", "not interpreted", *BOTH_BUILDS],
            f"{again}, with PYTHONPATH={COMPILED.relative_to(ROOT)} before it",
            {**no_skip, "TABULARIUM_EXPECT": "compiled", "PYTHONPATH": str(COMPILED)},
        ),
    ]


def check(argv: list[str]) -> int:
    """`run.py test`: all steps up to the first that fails, and a table."""
    if argv not in ([], ["--fast"]):
        raise Stop("Usage: python3 run.py test [--fast]")
    for name in ("TABULARIUM_PURE", "PYTHONPATH"):  # each step says which build it wants
        os.environ.pop(name, None)
    install_dev()
    table: list[tuple[str, str, float]] = []
    failed: Step | None = None
    for step in steps(fast=bool(argv)):
        begun = time.monotonic()
        if failed is None and not perform(step):
            failed = step
        state = "failed" if failed is step else "not run" if failed else "passed"
        table.append((step.name, state, time.monotonic() - begun))
        if state != "not run":
            print(f"--- {step.name}: {state} after {time.monotonic() - begun:.1f} s", flush=True)
    print("\n" + "\n".join(f"{name:20} {state:8} {spent:6.1f} s" for name, state, spent in table))
    if failed is not None:
        print(f"\nFailed: {failed.name}. {failed.advice}")
    return 0 if failed is None else 1


def perform(step: Step) -> bool:
    """One step; whether it passed."""
    print(f"\n=== {step.name} ===", flush=True)
    command = [str(tool(DEV, "python")), *step.command]
    try:
        for need in step.needs:
            provide(need)
        if step.quiet:
            shutil.rmtree(COMPILED, ignore_errors=True)  # pip would leave what is there
            follow(step.name, command, step.env)
            return True
    except Stop as stop:
        print(stop)
        return False
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **step.env}) == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
