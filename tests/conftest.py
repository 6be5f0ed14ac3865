"""Test frame: where the small game is found, and that nothing is skipped where all must run."""

import os
import sys
from pathlib import Path

import pytest

# Behind PYTHONPATH, so that a compiled Caravan beside the compiled package is taken first.
sys.path.append(str(Path(__file__).parent))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):  # type: ignore[no-untyped-def]
    """Where everything must run, a skip is a failure."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped and os.environ.get("TABULARIUM_NO_SKIP") == "1":
        report.outcome = "failed"
        report.longrepr = f"skipped, but nothing may be skipped here: {report.longrepr}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Make sure that the build which is meant to be tested is the one that runs."""
    from tabularium import _build

    wanted = os.environ.get("TABULARIUM_EXPECT")
    running = "compiled" if _build.compiled() else "interpreted"
    if wanted and wanted != running:
        raise pytest.UsageError(f"this run must test the {wanted} build, but {running} is running")
