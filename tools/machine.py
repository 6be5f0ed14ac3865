"""What the machine must have, and environments with the program in them. Standard library only."""

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
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, TextIO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
DEV = ROOT / ".venv-dev"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
SMALL_GAME = "tests/caravan"
EVERY = 15.0  # without a terminal: seconds from one line of progress to the next


class Stop(Exception):
    """Something is missing or failed; the message says what to do about it."""


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


def has_postgres() -> bool:
    """The server's own programs, which Debian keeps off PATH."""
    found = list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return bool(found) or shutil.which("initdb") is not None


def has_chromium() -> bool:
    """The browser of the system; tests/e2e looks in the same places."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named).exists()
    return any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))


THIS = f"python{sys.version_info[0]}.{sys.version_info[1]}"
ENSUREPIP = Need("The venv module of Python", has_ensurepip, [f"{THIS}-venv"])
COMPILER = Need("A C compiler with the headers of Python", has_compiler, ["gcc", f"{THIS}-dev"])
POSTGRES = Need("PostgreSQL", has_postgres, ["postgresql"])
CHROMIUM = Need("Chromium", has_chromium, ["chromium"])


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
        follow(f"Installing Tabularium into {venv.name}", command, env)
    except BaseException:
        shutil.rmtree(BUILD, ignore_errors=True)  # half a build is worse than none
        raise
    kept.write_text(now)


def install() -> str:
    """The program as its users have it, as plain Python; returns the stamp of its sources."""
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "src", SMALL_GAME)]
    now = stamp(*files)
    pip_install(VENV, now, ["."], {"TABULARIUM_LATER": "1"})
    return now


def install_dev() -> None:
    """The program as its developers have it: the sources themselves, and the tools."""
    now = stamp(ROOT / "pyproject.toml", ROOT / "setup.py")
    pip_install(DEV, now, ["-e", ".[dev]"], {"TABULARIUM_PURE": "1"})
