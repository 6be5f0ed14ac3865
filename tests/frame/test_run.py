"""run.py and setup.py: what they say and do, without installing anything."""

import importlib.util
import io
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))

from tools import checks, client, machine  # noqa: E402


def script(name: str) -> ModuleType:
    """A script of the project's root as a module."""
    spec = importlib.util.spec_from_file_location(f"root_{name}", ROOT / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = script("run")


# ---- run.py


def test_help_names_every_way_to_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    said = capsys.readouterr().out
    for part in ("run.py test --fast", "run.py COMMAND", "TABULARIUM_PURE=1", ".venv-dev"):
        assert part in said


def test_unknown_arguments_of_test_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["test", "--quick"]) == 1
    assert "run.py test [--fast | --all]" in capsys.readouterr().err


def old_python(path: str) -> subprocess.CompletedProcess[str]:
    """Start run.py in a Python that believes it is old."""
    code = (
        "import sys, runpy; sys.version_info = (3, 9, 2); sys.argv = ['run.py', '--help'];"
        f"runpy.run_path({str(ROOT / 'run.py')!r}, run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_old_python_says_what_to_install(tmp_path: Path) -> None:
    done = old_python(str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == (
        "Tabularium needs Python 3.11 or newer; please install that, then try again.\n"
    )


def test_an_old_python_starts_a_newer_one_and_passes_by_those_that_do_not_run(
    tmp_path: Path,
) -> None:
    broken, good = tmp_path / "python3.13", tmp_path / "python3.11"
    broken.write_text("#!/bin/sh\nexit 127\n")
    good.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    broken.chmod(0o755)
    good.chmod(0o755)
    done = old_python(str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Tabularium in one command" in done.stdout


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("  tabularium build: checking types", "checking types"),
        ("  tabularium build: plain, because a/b.py", "plain, because a/b.py"),
        ("  building 'tabularium_alea__mypyc' extension", "compiling alea"),
        ("Collecting rich<16,>=14", "fetching rich<16,>=14"),
        ("  Downloading https://host/a/b/numpy-2.4.whl (16 MB)", "fetching numpy-2.4.whl"),
        ("Installing collected packages: a, b", "installing packages"),
        ("  running build_py", None),
    ],
)
def test_lines_of_pip_are_put_into_words(line: str, meaning: str | None) -> None:
    assert machine.told(line) == meaning


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal_is_one_line() -> None:
    out = Terminal()
    progress = machine.Progress("Installing", out)
    for progress.doing in ("this", "that"):
        progress.show()
    progress.end("done")
    assert out.getvalue().count("\n") == 1
    assert "Installing, 0 s: that" in out.getvalue()


def test_progress_elsewhere_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 1))
    monkeypatch.setattr(machine.time, "monotonic", lambda: float(next(clock)))
    out = io.StringIO()
    progress = machine.Progress("Installing", out)
    for _ in range(40):
        progress.show()
    assert out.getvalue() == "Installing, 1 s\nInstalling, 16 s\nInstalling, 31 s\n"


def test_a_command_that_fails_shows_its_end() -> None:
    code = "print('much'); print('the reason'); raise SystemExit(3)"
    with pytest.raises(machine.Stop, match=r"the reason\nThis failed: .*python"):
        machine.follow("Trying", [sys.executable, "-c", code], {})


def test_the_stamp_changes_with_contents_and_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "ROOT", tmp_path)
    folder = tmp_path / "src"
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "a.py").write_text("1")
    first = machine.stamp(folder)
    (folder / "__pycache__" / "a.pyc").write_text("x")
    assert machine.stamp(folder) == first
    assert machine.stamp(folder, "compiled") != first
    (folder / "a.py").write_text("2")
    second = machine.stamp(folder)
    (folder / "a.py").rename(folder / "b.py")
    assert len({first, second, machine.stamp(folder)}) == 3


MISSING = machine.Need("A thing", lambda: False, ["gcc", "make"])


@pytest.mark.parametrize(
    ("apt", "said"),
    [
        ("/usr/bin/apt-get", "run: sudo apt-get install -y --no-install-recommends gcc make"),
        (None, r"please install it \(gcc make\)"),
    ],
)
def test_without_root_the_one_command_is_named(
    apt: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.shutil, "which", lambda _: apt)
    monkeypatch.setattr(machine.os, "geteuid", lambda: 1000)
    with pytest.raises(machine.Stop, match=said):
        machine.provide(MISSING)


def test_root_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[list[str]] = []
    monkeypatch.setattr(machine.shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(machine.os, "geteuid", lambda: 0)
    monkeypatch.setattr(machine, "follow", lambda _, command, env: done.append(command))
    machine.provide(machine.Need("A thing", lambda: len(done) == 2, ["gcc"]))
    assert [command[:2] for command in done] == [["apt-get", "update"], ["apt-get", "install"]]


def test_the_full_run_checks_both_builds_and_lets_nothing_be_skipped() -> None:
    full = {step.name: step for step in checks.steps(fast=False)}
    assert list(full)[:3] == ["format", "lint", "types"]
    for name, build in (("interpreted", "interpreted"), ("compiled", "compiled")):
        step = full[f"tests, {name}"]
        assert step.env["TABULARIUM_NO_SKIP"] == "1"
        assert step.env["TABULARIUM_EXPECT"] == build
    assert full["compiled build"].env["TABULARIUM_COMPILED"] == "1"
    assert "TABULARIUM_MATRIX" not in full["tests, browser"].env
    whole = {step.name: step for step in checks.steps(fast=False, whole=True)}
    assert whole["tests, browser"].env["TABULARIUM_MATRIX"] == "all"


def test_the_fast_run_forbids_skips_only_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert "TABULARIUM_NO_SKIP" not in checks.steps(fast=True)[-1].env
    monkeypatch.setenv("CI", "true")
    assert checks.steps(fast=True)[-1].env["TABULARIUM_NO_SKIP"] == "1"


def test_the_first_failure_ends_the_run_and_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def made(name: str, code: str) -> object:
        return checks.Step(name, ["-c", code], f"Mend {name}.")

    wanted = [made("one", "print('fine')"), made("two", "raise SystemExit(1)"), made("three", "")]
    monkeypatch.setattr(checks, "install_dev", lambda: None)
    monkeypatch.setattr(checks, "tool", lambda _, __: sys.executable)
    monkeypatch.setattr(checks, "steps", lambda fast, whole: wanted)
    monkeypatch.setenv("TABULARIUM_PURE", "1")
    monkeypatch.setenv("PYTHONPATH", os.environ.get("PYTHONPATH", ""))
    assert run.main(["test", "--fast"]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "fine" in lines and "=== three ===" not in lines
    assert [line.split()[:2] for line in lines[-5:-2]] == [
        ["one", "passed"],
        ["two", "failed"],
        ["three", "not"],
    ]
    assert lines[-1] == "Failed: two. Mend two."


def test_without_a_command_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []
    waited: list[bool] = []
    monkeypatch.setattr(run, "install", lambda: "now")
    monkeypatch.setattr(run, "provide_compiled", lambda _, wait: waited.append(wait))
    monkeypatch.setattr(run.os, "execv", lambda _, command: begun.append(command))
    monkeypatch.setattr(run.subprocess, "call", lambda _: 0)
    for command in ([], ["games"], ["bench"], ["--wait"]):
        assert run.main(command) == 0
    assert [command[1:] for command in begun] == [["serve"], ["games"], ["bench"], ["serve"]]
    assert waited == [False, False, True, True]


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.1", False),
        ("v20.18.0", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("", False),
    ],
)
def test_which_node_is_new_enough(version: str, enough: bool) -> None:
    assert client.new_enough(version) is enough


def test_a_build_that_differs_is_named(tmp_path: Path) -> None:
    for folder, text in (("one", "a"), ("other", "b")):
        (tmp_path / folder / "assets").mkdir(parents=True)
        (tmp_path / folder / "index.html").write_text("same")
        (tmp_path / folder / "assets" / "app.js").write_text(text)
    (tmp_path / "other" / "new.js").write_text("")
    found = client.differences(tmp_path / "one", tmp_path / "other")
    assert found == ["assets/app.js", "new.js"]


def test_ci_runs_the_tests_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "python" in line] == ["exec python3 run.py test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


# ---- setup.py: real builds of a package of three lines

GOOD = "def twice(n: int) -> int:\n    return n + n\n"
BAD = 'def twice(n: int) -> int:\n    return "two"\n'

Wheel = Callable[..., tuple[list[str], str]]


@pytest.fixture
def wheel(tmp_path: Path) -> Wheel:
    """Build a wheel of a tiny kernel and game; returns its files and the note about the build."""

    def build(kernel: str, **env: str) -> tuple[list[str], str]:
        package = tmp_path / "src" / "tabularium"
        for path in (package / "kernel", package / "games" / "go", package / "words" / "pl"):
            path.mkdir(parents=True, exist_ok=True)
        for part in ("", "kernel/", "games/", "games/go/"):
            (package / f"{part}__init__.py").write_text("")
        (package / "kernel" / "sums.py").write_text(kernel)
        (package / "games" / "go" / "rules.py").write_text(
            "from tabularium.kernel.sums import twice\n\nFOUR = twice(2)\n"
        )
        (package / "words" / "pl" / "go.ftl").write_text("go = Go\n")
        (package / "games" / "go" / "RULES.md").write_text("# Go\n")
        for name in ("setup.py", "pyproject.toml", "LICENSE"):
            (tmp_path / name).write_bytes((ROOT / name).read_bytes())
        (tmp_path / "README.md").write_text("# Tiny\n")
        code = "from setuptools import build_meta; build_meta.build_wheel('dist')"
        everything = {**os.environ, "TABULARIUM_ALSO": "", "PYTHONPATH": "", **env}
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env=everything,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        newest = max((tmp_path / "dist").glob("*.whl"), key=lambda file: file.stat().st_mtime_ns)
        with zipfile.ZipFile(newest) as whole:
            return whole.namelist(), whole.read("tabularium/BUILD.txt").decode()

    return build


def extensions(files: list[str]) -> set[str]:
    return {file.split(".")[0] for file in files if file.endswith((".so", ".pyd"))}


PURE_PARTS = {
    "tabularium/kernel/sums.py",
    "tabularium/games/go/rules.py",
    "tabularium/games/go/RULES.md",
    "tabularium/words/pl/go.ftl",
}


@pytest.mark.slow
def test_a_build_compiles_kernel_and_rules_and_ships_their_sources(wheel: Wheel) -> None:
    files, note = wheel(GOOD)
    assert note == "compiled with mypyc\n"
    assert set(files) >= PURE_PARTS
    assert extensions(files) == {
        "tabularium_kernel__mypyc",
        "tabularium_go__mypyc",
        "tabularium/kernel/sums",
        "tabularium/games/go/rules",
    }


@pytest.mark.slow
def test_a_build_that_fails_installs_plain_python_and_nothing_of_an_earlier_build(
    wheel: Wheel,
) -> None:
    wheel(GOOD)
    files, note = wheel(BAD)
    assert set(files) >= PURE_PARTS and not extensions(files)
    assert note.startswith(
        "plain Python (slower), because compiling failed: src/tabularium/kernel/sums.py"
    )
    assert note.count("\n") == 1


@pytest.mark.slow
def test_a_c_compiler_that_fails_is_survived(wheel: Wheel) -> None:
    files, note = wheel(GOOD, CC="false")
    assert set(files) >= PURE_PARTS and not extensions(files)
    assert "because compiling failed: the C compiler refused" in note


@pytest.mark.parametrize(
    ("env", "reason"),
    [
        ({"TABULARIUM_PURE": "1"}, "TABULARIUM_PURE=1 is set"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
    ],
)
def test_without_compiler_or_by_wish_plain_python_is_built(
    wheel: Wheel, env: dict[str, str], reason: str
) -> None:
    files, note = wheel(GOOD, **env)
    assert set(files) >= PURE_PARTS and not extensions(files)
    assert note == f"plain Python (slower), because {reason}\n"


@pytest.mark.slow
def test_a_build_that_must_be_compiled_fails_loudly(wheel: Wheel) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        wheel(BAD, TABULARIUM_COMPILED="1")


@pytest.mark.parametrize(
    ("first", "then", "passes"),
    [(0, 1, True), (1, 0, True), (1, 1, False), (2, 0, False)],
)
def test_browser_tests_that_fail_on_a_busy_machine_must_pass_alone(
    monkeypatch: pytest.MonkeyPatch, first: int, then: int, passes: bool
) -> None:
    """Only tests that ran and failed are run again, once; whatever else is wrong stays wrong."""
    monkeypatch.setattr(checks, "tool", lambda *_: sys.executable)
    again = ("-c", f"raise SystemExit({then})")
    step = checks.Step("a step", ["-c", f"raise SystemExit({first})"], "advice", again=again)
    assert checks.perform(step) is passes
