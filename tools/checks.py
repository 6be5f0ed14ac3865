"""`run.py test`: lint, types, client, unit, property, contract, server, PostgreSQL, browser."""

import os
import shutil
import subprocess
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tools.behind import wait_for_other
from tools.machine import (
    CHROMIUM,
    COMPILED,
    COMPILER,
    DEV,
    POSTGRES,
    ROOT,
    SMALL_GAME,
    Need,
    Stop,
    follow,
    install_dev,
    provide,
    tool,
)

NO_BROWSER = ["--ignore=tests/e2e"]
SOME_FAILED = 1  # pytest's exit code where tests ran and some did not pass
# Tests that run on the compiled build too.
BOTH_BUILDS = ["tests/contract", "tests/kernel", "tests/games", "tests/frame/test_build.py"]


class Step(NamedTuple):
    """One thing to check. To add one, add it to `steps`."""

    name: str
    command: list[str]  # arguments for the Python of .venv-dev
    advice: str  # what to do when it fails
    env: Mapping[str, str] = MappingProxyType({})
    needs: tuple[Need, ...] = ()
    quiet: bool = False  # show progress instead of output
    again: tuple[str, ...] = ()  # how to run once more, alone, what failed; it must pass then


def steps(fast: bool, whole: bool = False) -> list[Step]:
    """All checks in their order, the quick ones first; `whole`: every input on every board."""
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
        return [*static, Step("tests", [*pytest, "-m", "not slow", *NO_BROWSER], again, plain)]
    return [
        *static,
        Step(
            "client",
            ["tools/client.py"],
            "Run: python3 run.py client, and commit its build.",
            {"TABULARIUM_MATRIX": "all"} if whole else {},
        ),
        # Browser tests keep a loop of their own running: they have a process to themselves.
        # Two browsers at once on two cores are a busy machine: what fails there must pass alone.
        Step(
            "tests, browser",
            [*pytest, "tests/e2e"],
            again,
            {**plain, "TABULARIUM_MATRIX": "all"} if whole else plain,
            (POSTGRES, CHROMIUM),
            again=("-m", "pytest", "--last-failed", "--last-failed-no-failures=none", "tests/e2e"),
        ),
        Step("tests, interpreted", [*pytest, *NO_BROWSER], again, plain, (COMPILER, POSTGRES)),
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
    if argv not in ([], ["--fast"], ["--all"]):
        raise Stop("Usage: python3 run.py test [--fast | --all]")
    for name in ("TABULARIUM_PURE", "PYTHONPATH"):  # each step says which build it wants
        os.environ.pop(name, None)
    install_dev()
    table: list[tuple[str, str, float]] = []
    failed: Step | None = None
    for step in steps(fast=argv == ["--fast"], whole=argv == ["--all"]):
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
            wait_for_other()
            shutil.rmtree(COMPILED, ignore_errors=True)  # pip would leave what is there
            follow(step.name, command, step.env)
            return True
    except Stop as stop:
        print(stop)
        return False
    env = {**os.environ, **step.env}
    code = subprocess.call(command, cwd=ROOT, env=env)
    if code == SOME_FAILED and step.again:
        print(f"\n--- {step.name}: what failed is run again, alone", flush=True)
        code = subprocess.call([command[0], *step.again], cwd=ROOT, env=env)
    return code == 0
