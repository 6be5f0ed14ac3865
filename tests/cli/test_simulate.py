"""`simulate` and `bench`, and the random bot behind them."""

import json
import re
from pathlib import Path

import pytest
from caravan import SPEC

import tabularium
from cli.conftest import Run
from tabularium.bench import peers
from tabularium.bench.turns import medians
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Picks

ARGS = ("simulate", "caravan", "-n", "30", "--seats", "3", "--seed", "s")


def _facts(run: Run, *args: str) -> dict[str, object]:
    code, out, _ = run(*args, "--json")
    assert code == 0
    facts = json.loads(out)
    del facts["seconds"], facts["games_per_second"]
    assert isinstance(facts, dict)
    return facts


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    first = _facts(run, *ARGS)
    assert first == _facts(run, *ARGS)
    assert first != _facts(run, *ARGS[:-1], "other")
    assert first["games"] == 30 and sum(first["ends"].values()) == 30  # type: ignore[attr-defined]
    seats = first["per_seat"]
    assert isinstance(seats, list) and all(sum(seat["places"]) == 30 for seat in seats)


def test_through_views_there_are_no_other_games(run: Run) -> None:
    facts = _facts(run, *ARGS, "--views")
    assert facts["letters_per_game"] is None
    assert facts == _facts(run, *ARGS, "--views", "--bots", "random,random,random") | {
        "bots": "random"
    }


def test_bots_named_are_bots_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """With or without `--views`: only the random bot may play straight on the state."""
    few = ("simulate", "alea", "-n", "2", "--seats", "2", "--seed", "s")
    for named in ("novice", "random,novice"):
        assert _facts(run, *few, "--bots", named) == _facts(run, *few, "--bots", named, "--views")
    novice = _facts(run, *few, "--bots", "novice")
    assert novice["per_seat"] != _facts(run, *few)["per_seat"]
    assert _facts(run, *few)["letters_per_game"] is not None


def test_options_reach_the_game(run: Run) -> None:
    short = _facts(run, *ARGS, "-o", "rounds=1")
    assert short["words_per_game"] < _facts(run, *ARGS)["words_per_game"]  # type: ignore[operator]


def test_a_table_for_people(run: Run) -> None:
    code, out, _ = run(*ARGS, "--lang", "pl")
    assert code == 0
    assert "Średnia" in out and "Słów na grę: " in out and "Gier na sekundę: " in out


def test_the_random_bot_sees_a_view_and_says_a_legal_word() -> None:
    bot = make_bot("random", SPEC)
    state = SPEC.new(3, "bot")
    n = 0
    while state.pending is not None:
        seat = state.pending.seats[0]
        view = state.view(seat)
        word = bot.choose(view, [], state.pending, Budget(), Picks(f"bot {n}")).word
        again = bot.choose(view, [], state.pending, Budget(), Picks(f"bot {n}")).word
        assert word == again
        assert state.explain(seat, word) is None
        state.act(seat, word)
        n += 1


def test_bench(run: Run) -> None:
    args = ("bench", "--json", "--seconds", "0.02", "--games", "empty,caravan", "--seats", "3")
    code, out, _ = run(*args)
    assert code == 0
    found = json.loads(out)
    assert found["machine"]["cpu"] and found["machine"]["python"] and found["rounds"] == 5
    for build in found["builds"].values():
        for game in ("empty", "caravan"):
            row = build["games"][game]
            assert row["seats"] == 3 and len(row["tenths_us"]) == 10
            for name in ("words_per_s", "playouts_per_s", "copy_us", "world_us", "act_us"):
                assert row[name] > 0 and row[f"{name}_spread"] >= 0
        assert build["games"]["empty"]["options_per_letter"] == 2
        assert 0 < build["games"]["caravan"]["real_choices"] < 1
    code, out, _ = run("bench", "--seconds", "0.02", "--games", "empty", "--lang", "pl")
    assert code == 0 and "samo jądro (5)" in out


def test_bench_sets_builds_side_by_side(run: Run, tmp_path: Path) -> None:
    """Each in a process of its own; here both are the same sources."""
    here = str(Path(tabularium.__file__).parents[1])
    args = ("bench", "--compare", here, "--seconds", "0.02", "--games", "empty")
    code, out, _ = run(*args)
    assert code == 0
    assert re.search(r"that build +[\d,]+ ±\d+%", out) and re.search(r"faster +×\d+\.\d\d", out)
    code, _, err = run("bench", "--compare", str(tmp_path), "--games", "empty")
    assert code == 2 and "There is no build in" in err


def test_figures_of_turns_are_medians_with_their_spread() -> None:
    rows = [{"a_us": n, "row": [n, 2 * n], "word": "x"} for n in (4, 1, 3, 2, 10)]
    found = medians(rows)
    assert found == {"a_us": 3, "a_us_spread": 3.0, "row": [3, 6], "word": "x"}


def test_bench_of_questions(run: Run) -> None:
    """Every call of every question that is met, with its figures; nothing else is measured."""
    code, out, _ = run("bench", "questions", "--json", "--seconds", "0.4", "--games", "magnaci")
    assert code == 0
    rows = json.loads(out)["games"]["magnaci"]
    assert {row["call"] for row in rows} == {
        "question", "sweep", "step", "explain", "weigh", "outlook",
    }  # fmt: skip
    assert {"senate", "sejm", "conflicts"} <= {row["prompt"] for row in rows}
    assert all(0 <= row["p50"] <= row["p95"] <= row["max"] for row in rows)
    code, out, _ = run("bench", "questions", "--seconds", "0.05", "--games", "alea", "--lang", "pl")
    assert code == 0 and "alea place" in out


class Engines:
    """In the place of the process with the other engines."""

    def ask(self, task: str, seconds: float) -> dict[str, object]:
        if task.startswith("version"):
            return {"version": "3.2.1", "game": "Catan", "language": "Python"}
        if task.startswith("copy"):
            return {"copy_us": 50.0}
        return {"words_per_s": 20_000.0, "games_per_s": 30.0, "real_choices": 0.38}

    def close(self) -> None:
        pass


def test_bench_beside_other_engines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "open_peers", Engines)
    args = ("bench", "--peers", "--seconds", "0.02", "--games", "empty")
    code, out, _ = run(*args)
    assert code == 0
    assert re.search(r"catanatron 3.2.1, Catan +20,000 +30 +50.00 +38 %", out)
    assert re.search(r"empty( +×[\d.,]+){7}", out)
    assert "TAG (Java) is not run here. On 2026-11-17" in out
    found = json.loads(run(*args, "--json")[1])["peers"][0]
    assert found["name"] == "catanatron" and found["beside"][0]["copy_us"] == 50


def test_other_engines_that_cannot_be_had(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise peers.PeersUnavailable("no network.")

    monkeypatch.setattr(peers, "open_peers", fail)
    code, _, err = run("bench", "--peers", "--seconds", "0.02", "--games", "empty")
    assert code == 1 and "Other engines cannot be measured here: no network." in err
