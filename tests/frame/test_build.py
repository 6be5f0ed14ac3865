"""Which build runs, and the switch between compiled modules and their sources."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tabularium
from tabularium import _build

EXPECTED = os.environ.get("TABULARIUM_EXPECT")

FILES = """
import sys, tabularium, tabularium._build as build
import tabularium.research.numbers.writer, tabularium.search
print(build.compiled())
for name, module in sorted(sys.modules.items()):
    if name.startswith(tuple(f"{package}." for package in build.COMPILED)):
        if not hasattr(module, "__path__") and not name.endswith(".shape"):
            print(module.__file__)
"""


def loaded(**switch: str) -> tuple[bool, list[str]]:
    """What another process says about its build, and from where it took kernel and rules."""
    command = [sys.executable, "-c", FILES]
    env = {**os.environ, "TABULARIUM_PURE": "", **switch}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    first, *files = done.stdout.splitlines()
    assert files
    return first == "True", files


def is_compiled(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_expected_build_is_running() -> None:
    running = "compiled" if _build.compiled() else "interpreted"
    assert EXPECTED in (None, running)


def test_either_all_modules_are_compiled_or_none() -> None:
    said, files = loaded()
    assert {is_compiled(file) for file in files} == {said}


def test_the_switch_takes_the_sources() -> None:
    said, files = loaded(TABULARIUM_PURE="1")
    assert not said
    assert {Path(file).suffix for file in files} == {".py"}


def test_sources_are_installed_beside_compiled_modules() -> None:
    _, files = loaded()
    for file in files:
        assert Path(file).with_name(Path(file).name.split(".")[0] + ".py").exists()


def test_the_finder_prefers_sources_in_its_packages_only(tmp_path: Path) -> None:
    for name in ("module.py", "module" + EXTENSION_SUFFIXES[0], "bare" + EXTENSION_SUFFIXES[0]):
        (tmp_path / name).write_text("")
    finder = _build.SourceFinder(("own.package",))
    spec = finder.find_spec("own.package.module", [str(tmp_path)])
    assert spec is not None and spec.origin == str(tmp_path / "module.py")
    assert finder.find_spec("own.package.bare", [str(tmp_path)]) is None
    assert finder.find_spec("own.packages.module", [str(tmp_path)]) is None
    assert finder.find_spec("own.package.module", None) is None


def test_the_note_is_one_line() -> None:
    assert _build.note()
    assert "\n" not in _build.note()


def test_the_note_says_what_setup_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "NOTE", tmp_path / "BUILD.txt")
    assert "sources" in _build.note()
    (tmp_path / "BUILD.txt").write_text("compiled with care\n")
    assert _build.note() == "compiled with care"


def test_the_version_is_that_of_the_project() -> None:
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{tabularium.__version__}"' in project
