"""`tabularium bench research`: the same loops for our games and for the libraries' own."""

import json
import sys
from pathlib import Path

import pyspiel
import pytest

from tabularium.bench import research, research_games
from tabularium.bench.peers import PeersUnavailable
from tabularium.cli import main
from tabularium.registry import OURS
from tabularium.research.zoo import alea_v2

FOUND = {
    "build": "made up",
    "ours": [
        {
            "game": "alea",
            "seats": 5,
            "zoo_per_s": 1234.0,
            "spiel_per_s": 2345.0,
            "spiel_observed_per_s": 3456.0,
            "view_us": 12.3,
            "encode_us": 23.4,
        }
    ],
    "selfplay": [
        {
            "game": "alea",
            "cores": 2,
            "one_per_s": 1000.0,
            "all_per_s": 1900.0,
            "one_per_cpu_s": 1010.0,
            "all_per_cpu_s": 1005.0,
        }
    ],
    "theirs": [
        {"library": "PettingZoo", "game": "go_v5", "steps_per_s": 4567.0},
        {"library": "OpenSpiel", "game": "python_x", "steps_per_s": 5678.0},
    ],
}


def test_our_games_go_through_the_loops() -> None:
    found = research.measure_game("alea", 0.01)
    assert found["seats"] == 5
    rates = [found[name] for name in ("zoo_per_s", "spiel_per_s", "spiel_observed_per_s")]
    assert all(isinstance(rate, float) and rate > 10 for rate in rates)
    for name in ("view_us", "encode_us"):
        spent = found[name]
        assert isinstance(spent, float) and spent > 0


def test_games_of_open_spiel_go_through_the_same_loop() -> None:
    game = pyspiel.load_game("tic_tac_toe")
    assert 5 <= research_games.spiel_episode(game, observed=True)() <= 9
    kuhn = pyspiel.load_game("kuhn_poker")
    assert 2 <= research_games.spiel_episode(kuhn, observed=True)() <= 3  # chance does not count


def test_an_episode_counts_the_steps_of_players() -> None:
    env = alea_v2.env(seats=2, horizon=6)
    assert research_games.zoo_episode(env)() >= 6


@pytest.mark.slow
def test_self_play_is_measured_in_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "PLAYED", 2)
    found = research.measure_selfplay("alea")
    assert float(str(found["one_per_s"])) > 0 and float(str(found["all_per_s"])) > 0


def test_the_libraries_games_come_from_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "games.py"
    line = json.dumps({"library": "PettingZoo", "game": "go_v5", "steps_per_s": 2.0})
    script.write_text(f"print('hello'); print('[1]'); print({line!r})")
    monkeypatch.setattr(research, "SCRIPT", script)
    monkeypatch.setattr(research, "prepare", lambda: Path(sys.executable))
    assert [facts["game"] for facts in research.measure_peers(1.0)] == ["go_v5"]
    script.write_text("raise SystemExit('no such library')")
    with pytest.raises(PeersUnavailable, match="do not run: no such library"):
        list(research.measure_peers(1.0))


def test_the_command_prints_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def measure(seconds, names, tell):  # type: ignore[no-untyped-def]
        tell("alea")
        asked.append(names)
        return FOUND

    monkeypatch.setattr(research, "measure", measure)
    assert main(["bench", "research", "--games", "alea", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert asked == [["alea"]]
    for said in ("1,234", "2,345", "3,456", "4,567", "5,678", "×1.90", "1,010", "1,005", "go_v5"):
        assert said in out
    assert main(["bench", "research", "--json", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out) == FOUND
    assert asked[-1] == list(OURS)


def test_the_command_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(*given: object) -> None:
        raise PeersUnavailable("no network")

    monkeypatch.setattr(research, "measure", absent)
    assert main(["bench", "research", "--lang", "en"]) == 1
    assert "no network" in capsys.readouterr().err
    assert main(["bench", "research", "--games", "chess", "--lang", "en"]) == 2
    assert main(["bench", "music", "--lang", "en"]) == 2
    assert "research" in capsys.readouterr().err
