"""The peers' benchmark, with a toy in the place of real engines."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tabularium.bench import peer_games, peers

FACTS: dict[str, str | float] = {
    "name": "toy",
    "version": "1.0",
    "game": "nim",
    "language": "Python",
    "decisions_per_s": 2.0,
    "games_per_s": 1.0,
    "copy_us": 3.0,
}


@pytest.fixture
def python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Python of an environment that is said to be ready."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    python = peers.environment() / ("Scripts" if os.name == "nt" else "bin") / "python"
    python.parent.mkdir(parents=True)
    (peers.environment() / "ready").touch()
    return python


def answer(python: Path, script: str) -> None:
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)


def test_the_environment_lies_in_the_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert peers.environment().parent == tmp_path / "tabularium"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert peers.environment().parent == tmp_path / "home" / ".cache" / "tabularium"


def test_figures_are_read_and_chatter_of_engines_is_not(python: Path) -> None:
    answer(python, f"echo welcome; echo 3; echo '{json.dumps(FACTS)}'")
    said: list[str] = []
    found = peers.measure(0.1, said.append)
    assert list(found) == ["toy"]
    assert found["toy"].facts() == FACTS
    assert said == ["playing the peers", "played toy"]


def test_peers_that_do_not_run_are_told_of_in_one_line(python: Path) -> None:
    answer(python, "echo Traceback; echo ImportError: no such engine; exit 1")
    with pytest.raises(peers.PeersUnavailable) as caught:
        peers.measure(0.1)
    assert str(caught.value) == "The peers do not run: ImportError: no such engine"


def test_peers_that_cannot_be_installed_are_told_of_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker = tmp_path / "maker"  # makes an environment whose pip has no network
    answer(maker, 'mkdir -p "$3/bin"; cp "$0.python" "$3/bin/python"')
    answer(tmp_path / "maker.python", "echo Collecting chess; echo ERROR: No network; exit 1")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "executable", str(maker))
    said: list[str] = []
    with pytest.raises(peers.PeersUnavailable) as caught:
        peers.measure(0.1, said.append)
    assert str(caught.value).endswith("(is there a network?): ERROR: No network")
    assert "fetching chess" in said
    assert not (peers.environment() / "ready").exists()


def test_decisions_and_games_are_counted() -> None:
    copies: list[int] = []

    def play(watch: Callable[[int], None]) -> None:
        for position in range(100):
            watch(position)

    def copy(position: int) -> int:
        copies.append(position)
        return position

    found = peer_games.measure(play, copy, 0.02)
    assert found["decisions_per_s"] == pytest.approx(100 * found["games_per_s"])
    assert set(copies) <= set(range(100)) and copies
    assert 0 < found["copy_us"] < 1000


def test_every_peer_is_pinned() -> None:
    pinned = {pin.split("==")[0] for pin in peers.PINS if "==" in pin}
    assert {package for package, _, _, _ in peer_games.PEERS.values()} == pinned
