"""Compile kernel and rules with mypyc where that is possible; otherwise install plain Python.

Nothing here may make an install fail: whatever goes wrong, one line says so and the sources are
installed as they are. All else about the package stands in pyproject.toml. In the environment:

TABULARIUM_PURE=1      do not compile
TABULARIUM_LATER=1     do not compile yet
TABULARIUM_COMPILED=1  compile or fail (for tests)
TABULARIUM_ALSO=DIR    compile the package in DIR too, in the same build (for the tests' own game)
"""

import contextlib
import io
import os
import shlex
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

SOURCES = Path("src/tabularium")
MYPY = "mypy==2.4.1"  # mypyc lives in it; the C code it writes changes from version to version
# Measured on 15,000 lines of rules: -O1 compiles in half the time of -O3 and plays as fast, and
# one group per game compiles in half the time of one for all, besides using every core.
OPTIMISE = "1"


def why_not() -> str | None:
    """Why this machine cannot or shall not compile, or `None`."""
    if os.environ.get("TABULARIUM_PURE") == "1":
        return "TABULARIUM_PURE=1 is set"
    if os.environ.get("TABULARIUM_LATER") == "1":
        return "the compiled build is not made yet"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (on Debian: python3-dev)"
    return None


def groups() -> dict[str, list[str]]:
    """Kernel, search, each game: what makes one shared library, by the library's name."""
    packages = {f"tabularium_{name}": SOURCES / name for name in ("kernel", "search")}
    packages["tabularium_numbers"] = SOURCES / "research" / "numbers"
    for game in sorted((SOURCES / "games").iterdir()):
        packages[f"tabularium_{game.name}"] = game
    if also := os.environ.get("TABULARIUM_ALSO"):
        packages[f"tabularium_also_{Path(also).name}"] = Path(also)
    found = {name: modules(folder) for name, folder in packages.items()}
    return {name: files for name, files in found.items() if files}


def _plain(path: Path) -> bool:
    """What stays plain: `__init__` only passes names on, declared types are read while running."""
    return path.name == "__init__.py" or (path.name == "shape.py" and path.parent.name != "kernel")


def modules(folder: Path) -> list[str]:
    """Modules of a package that are compiled."""
    return [str(path) for path in sorted(folder.rglob("*.py")) if not _plain(path)]


def write_c() -> list[Any]:
    """Check the types and write the C code; raises the first complaint."""
    from mypyc.build import mypycify

    made = groups()
    # With mypy's defaults and only on what is compiled: to be strict is the tests' task.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions: list[Any] = mypycify(
                [*options, *(file for files in made.values() for file in files)],
                opt_level=OPTIMISE,
                debug_level="0",
                separate=[(files, name) for name, files in made.items()],
                target_dir=f"build/{MYPY.replace('==', '-')}-O{OPTIMISE}",
            )
    except SystemExit as error:
        print(said.getvalue())
        complaints = [line for line in said.getvalue().splitlines() if "error:" in line]
        raise ValueError((complaints or ["mypyc gave up"])[0]) from error
    for extension in extensions:
        extension.extra_compile_args += [] if os.name == "nt" else ["-Wno-error"]
    # The large ones first, so that no core waits for the last of them.
    return sorted(extensions, key=lambda each: -Path(each.sources[0]).stat().st_size)


def complaint(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, CCompilerError):  # its text is a long command
        return "the C compiler refused; `pip install -v .` shows why"
    what = "" if isinstance(error, ValueError) else f"{type(error).__name__}: "
    return f"{what}{error}".splitlines()[0]


def say(text: str) -> None:
    """A line that run.py shows; plain pip shows it with -v."""
    print(f"tabularium build: {text}", flush=True)


class BuildPy(build_py):
    """Copies the sources, and nothing that was left by an earlier build."""

    def run(self) -> None:
        if not self.editable_mode:
            for path in Path(self.build_lib).rglob("*"):
                if path.is_file() and path.suffix not in {".so", ".pyd"}:
                    path.unlink()
        super().run()
        if (reason := why_not()) and not self.editable_mode:
            keep_note(self.build_lib, f"plain Python (slower), because {reason}")


class BuildExt(build_ext):
    """Writes the C code only when really building, and survives every failure."""

    def run(self) -> None:
        if self.editable_mode:  # compiled modules beside sources that change would be a trap
            self.extensions = []
            return
        try:
            self._compile()
        except Exception as error:
            if os.environ.get("TABULARIUM_COMPILED") == "1":
                raise
            self.extensions = []
            self._forget_others()
            note = f"plain Python (slower), because compiling failed: {complaint(error)}"
            keep_note(self.build_lib, note)

    def _compile(self) -> None:
        say("checking types")
        self.distribution.ext_modules = write_c()
        self.initialize_options()  # and now with the real list
        self.finalize_options()
        self._forget_others()
        self.parallel = os.cpu_count() or 1
        say(f"compiling {', '.join(groups())}")
        super().run()
        if also := os.environ.get("TABULARIUM_ALSO"):
            shutil.copytree(also, Path(self.build_lib, Path(also).name), dirs_exist_ok=True)
        keep_note(self.build_lib, "compiled with mypyc")

    def _forget_others(self) -> None:
        """Remove extension modules of earlier builds that this one does not make."""
        mine = {Path(self.get_ext_fullpath(each.name)) for each in self.extensions}
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in {".so", ".pyd"} and path not in mine:
                path.unlink()


def keep_note(build_lib: str, text: str) -> None:
    """Keep in the package how it was built; `tabularium._build.note()` reads it."""
    say(text)
    Path(build_lib, "tabularium", "BUILD.txt").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """What setuptools runs."""
    compiling = why_not() is None
    setup(
        cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
        # A placeholder: the real list is known only after the types were checked.
        ext_modules=[Extension("tabularium._later", [])] if compiling else [],
        setup_requires=[MYPY] if compiling else [],
    )


if __name__ == "__main__":
    main()
