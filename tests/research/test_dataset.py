"""Datasets: what is in them, that they can be resumed, and the command that writes them."""

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from research.tables import TABLES
from tabularium import games
from tabularium.bots import BOTS
from tabularium.cli import main
from tabularium.kernel import canonical
from tabularium.research import Environment, dataset
from tabularium.research.dataset import OtherDataset, Recipe, write

pytestmark = pytest.mark.slow


def written(recipe: Recipe, folder: Path, count: int, processes: int = 1) -> list[int]:
    """Write; returns what was told."""
    told: list[int] = []
    write(recipe, folder, count, processes, told.append)
    return told


def rows_of(folder: Path, kind: str = "positions") -> list[dict]:  # type: ignore[type-arg]
    """All rows of all parts."""
    files = sorted(folder.glob(f"{kind}-*.parquet"))
    return [row for file in files for row in parquet.read_table(file).to_pylist()]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("positions", ["vector", "view"])
def test_every_row_is_what_its_seat_knew_and_chose(
    game: str, seats: int, positions: str, tmp_path: Path
) -> None:
    recipe = Recipe(game, seats, {"horizon": 12}, seed="rows", positions=positions)
    written(recipe, tmp_path, 2)
    table = Environment(game, seats, options={"horizon": 12})
    number = -1
    for row in rows_of(tmp_path):
        if row["game"] != number:
            number = row["game"]
            table.reset(f"rows/{number}")
            assert row["step"] == 0
        assert row["seat"] == table.seat and row["options"] == table.legal()
        assert row["letter"] in row["options"]
        assert table.state.pending is not None and row["question"] == table.state.pending.prompt
        if positions == "vector":
            assert row["observation"] == table.observe(row["seat"]).tolist()
        else:
            assert row["view"] == canonical(table.view(row["seat"]).facts)
        table.step(row["letter"])
        if table.over:
            result = table.state.result
            assert result is not None
            assert (row["place"], row["score"]) == (
                result.places[row["seat"]],
                result.scores[row["seat"]],
            )
            assert row["win_share"] == pytest.approx(table.returns()[row["seat"]])
    played = rows_of(tmp_path, "games")
    assert [(g["game"], g["seed"]) for g in played] == [(0, "rows/0"), (1, "rows/1")]
    assert sum(g["letters"] for g in played) == len(rows_of(tmp_path))


def test_the_folder_tells_what_is_in_it(tmp_path: Path) -> None:
    written(Recipe("alea", 3, positions="none"), tmp_path, 3)
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert about["game"] == "alea" and about["games"] == 3 and about["rules"] == 1
    assert about["options"]["horizon"] == games["alea"].horizon
    layout = Environment("alea", 3).layout
    assert about["fields"]["me"] == [0, 3] and about["size"] == layout.size
    assert about["letters"][0] == games["alea"].alphabet.text(0)
    assert not {"view", "observation"} & set(rows_of(tmp_path)[0])


def test_resuming_writes_only_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    recipe = Recipe("alea", 2, positions="none", seed="again")
    whole = tmp_path / "whole"
    assert written(recipe, whole, 10) == [0, 4, 8, 10]
    half = tmp_path / "half"
    assert written(recipe, half, 6) == [0, 4, 6]
    (half / "positions-00000.parquet").unlink()  # as if stopped between two files
    (half / "games-00002.parquet.new").write_text("half a file")
    kept = (half / "games-00001.parquet").stat().st_mtime_ns
    assert written(recipe, half, 6) == [2, 6]
    assert (half / "games-00001.parquet").stat().st_mtime_ns == kept
    assert written(recipe, half, 10) == [4, 8, 10]  # the last part has grown
    assert rows_of(half) == rows_of(whole) and rows_of(half, "games") == rows_of(whole, "games")
    assert written(recipe, half, 10) == [10]
    assert written(recipe, half, 3) == [3]  # fewer are there already
    assert json.loads((half / "dataset.json").read_text())["games"] == 10


@pytest.mark.slow
def test_two_processes_write_the_same(tmp_path: Path) -> None:
    recipe = Recipe("alea", 2, {"horizon": 5}, positions="none")
    written(recipe, tmp_path / "one", 70, 1)
    assert sorted(written(recipe, tmp_path / "two", 70, 2))[-1] == 70
    assert rows_of(tmp_path / "one") == rows_of(tmp_path / "two")


def test_another_dataset_is_not_touched(tmp_path: Path) -> None:
    written(Recipe("alea", 2, positions="none"), tmp_path, 2)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    for other in (Recipe("alea", 3, positions="none"), Recipe("alea", 2), Recipe("tigris", 2)):
        with pytest.raises(OtherDataset):
            written(other, tmp_path, 2)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_bots_play_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is not the random one is asked through its view, its words come as letters."""
    asked: list[int] = []

    class Timid(BOTS["random"]):  # type: ignore[misc,name-defined]
        def choose(self, view, events, decision, budget, rng):  # type: ignore[no-untyped-def]
            asked.append(view.seat)
            assert budget.seconds == 0.25
            return super().choose(view, events, decision, budget, rng)

    monkeypatch.setitem(BOTS, "timid", Timid)
    bots = ("timid", "random", "timid")
    options: dict[str, object] = {"horizon": 40}
    recipe = Recipe("orleans", 3, options, bots, positions="none", thinking=0.25)
    written(recipe, tmp_path, 1)
    rows = rows_of(tmp_path)
    assert set(asked) == {0, 2} and len(rows) > len(asked)
    assert all(row["letter"] in row["options"] for row in rows)


# The command


def test_the_command_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", "alea", "-o", str(tmp_path / "d"), "-j", "1", "--positions", "none"]
    command += ["--option", "horizon=9"]
    assert main([*command, "-n", "2", "--lang", "en"]) == 0
    assert "2 games in" in capsys.readouterr().out
    assert main([*command, "-n", "2", "--lang", "pl"]) == 0
    assert "2 gry już tam były." in capsys.readouterr().out
    assert len(rows_of(tmp_path / "d", "games")) == 2


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["alea", "--positions", "smell"], 2, "Positions are"),
        (["alea", "--seats", "9"], 2, "9"),
        (["alea", "--bots", "random,random,random"], 2, "3"),
        (["alea", "--bots", "genius"], 2, "genius"),
        (["alea", "--option", "hats=1"], 2, "hats"),
        (["chess"], 2, "chess"),
        (["alea", "-n", "0"], 2, "--games"),
    ],
)
def test_the_command_refuses(
    arguments: list[str], code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "d"
    assert main(["dataset", *arguments, "-o", str(folder), "--lang", "en"]) == code
    assert said in capsys.readouterr().err
    assert not folder.exists()


def test_the_command_refuses_another_dataset_and_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(Recipe("alea", 2, positions="none"), tmp_path / "d", 1)
    command = ["dataset", "alea", "-n", "1", "-j", "1", "--lang", "en", "-o"]
    assert main([*command, str(tmp_path / "d")]) == 1
    assert "another dataset: positions is none there, not vector" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main([*command, str(tmp_path / "file")]) == 1
    assert "cannot write" in capsys.readouterr().err
