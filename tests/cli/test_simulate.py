"""`simulate` and `bench`, and the random bot behind them."""

import json
import re

import pytest
from caravan import SPEC

from cli.conftest import Run
from tabularium.bench import peers
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
    code, out, _ = run("bench", "--json", "--seconds", "0.02", "--games", "empty,caravan")
    assert code == 0
    builds = json.loads(out)["builds"]
    for build in builds.values():
        for game in ("empty", "caravan"):
            row = build["games"][game]
            assert all(row[name] > 0 for name in ("letters_per_s", "copy_us", "imagine_us"))
        assert build["games"]["empty"]["options_per_letter"] == 2
    code, out, _ = run("bench", "--seconds", "0.02", "--games", "empty", "--lang", "pl")
    assert code == 0 and "samo jądro (5)" in out


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


def test_bench_beside_other_engines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = peers.PeerFigures("catanatron", "3.2.1", "Catan", "Python", 20_000.0, 30.0, 50.0)
    monkeypatch.setattr(peers, "measure", lambda seconds, tell: {figures.name: figures})
    args = ("bench", "--peers", "--seconds", "0.02", "--games", "empty,caravan")
    code, out, _ = run(*args)
    assert code == 0
    assert re.search(r"catanatron 3.2.1, Catan +20,000 +50.00", out)
    assert re.search(r"caravan, \w+ +×[\d.]+ +×[\d.]+ +×[\d.]+", out)
    assert json.loads(run(*args, "--json")[1])["peers"][0]["copy_us"] == 50


def test_other_engines_that_cannot_be_had(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(seconds: float, tell: object) -> None:
        raise peers.PeersUnavailable("no network.")

    monkeypatch.setattr(peers, "measure", fail)
    code, _, err = run("bench", "--peers", "--seconds", "0.02", "--games", "empty")
    assert code == 1 and "Other engines cannot be measured here: no network." in err
