"""The command line in this process: run a command, give it lines to read, see what it prints."""

import io
from collections.abc import Callable

import pytest
from caravan import SPEC

from tabularium import games
from tabularium.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Caravan is registered, the screen is wide, the language is English."""
    monkeypatch.setitem(games._modules, "caravan", "")
    monkeypatch.setitem(games._specs, "caravan", SPEC)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for name in ("FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with some lines on its input; returns exit code, output and complaints."""

    def run(*args: str, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main(args)
        said = capsys.readouterr()
        for stream in (said.out, said.err):
            assert "Traceback" not in stream
        return code, said.out, said.err

    return run
