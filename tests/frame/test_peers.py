"""The peers' benchmark, with a toy in the place of real engines."""

import os
import sys
from pathlib import Path

import pytest

from tabularium.bench import peer_games, peers


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
    answer(python, 'while read task; do echo welcome; echo 3; echo \'{"version": "1.0"}\'; done')
    worker = peers.open_peers()
    assert worker.ask("version toy 0", 0) == {"version": "1.0"}
    worker.close()


def test_peers_that_do_not_run_are_told_of_in_one_line(python: Path) -> None:
    answer(python, "echo Traceback; echo ImportError: no such engine; exit 1")
    with pytest.raises(peers.PeersUnavailable) as caught:
        peers.open_peers()
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
        peers.open_peers(said.append)
    assert str(caught.value).endswith("(is there a network?): ERROR: No network")
    assert "fetching chess" in said
    assert not (peers.environment() / "ready").exists()


class Toy(peer_games.Peer):
    """A game of a hundred decisions, every fourth of them without a choice."""

    def one_game(self, keep: bool) -> tuple[int, int]:
        if keep:
            self.kept += range(0, 100, peer_games.SPREAD)
        return 100, 75

    def copy(self, position: int) -> int:
        return position


def test_decisions_and_games_are_counted() -> None:
    toy = Toy()
    found = toy.play(0.02)
    assert found["words_per_s"] == pytest.approx(100 * found["games_per_s"])
    assert found["real_choices"] == 0.75
    assert 0 < toy.copies(0.02)["copy_us"] < 1000


def test_chance_falls_by_its_odds() -> None:
    outcomes = [(7, 0.5), (8, 0.25), (9, 0.25)]
    drawn = [peer_games.drawn(outcomes, n / 100) for n in range(100)]
    assert (drawn.count(7), drawn.count(8), drawn.count(9)) == (50, 25, 25)
    assert peer_games.drawn(outcomes, 1.0) == 9


def test_every_peer_is_pinned() -> None:
    pinned = {pin.split("==")[0] for pin in peers.PINS if "==" in pin}
    assert {package for package, _, _, _ in peer_games.PEERS.values()} == pinned
