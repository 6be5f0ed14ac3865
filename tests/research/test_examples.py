"""The examples run, and the page about research is true."""

import re
import runpy
import sys
from pathlib import Path

import pytest

from research.tables import EVERY, GAMES
from tabularium import games
from tabularium.research import layout_for
from tabularium.research.layout import main as print_layout
from tabularium.research.versions import version_of

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAGE = (ROOT / "docs" / "research.md").read_text()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(path), "2"] if "sys.argv" in path.read_text() else ["x"])
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.count("\n") >= 2
    assert path.name in PAGE


def test_there_is_an_example_for_each_library() -> None:
    names = " ".join(path.stem for path in EXAMPLES)
    assert all(name in names for name in ("pettingzoo", "gymnasium", "openspiel", "dataset"))


def test_the_page_gives_the_sizes_of_observations() -> None:
    """`| tigris | 210 | 2: 6,071 … |` for every game."""
    for game in GAMES:
        sizes = [
            f"{seats}: {layout_for(game, seats, {'horizon': games[game].horizon}).size:,}"
            for seats in games[game].seats
        ]
        letters = games[game].alphabet.first_aside
        assert f"| {game} | {letters} | {games[game].horizon:,} | {', '.join(sizes)} |" in PAGE


def test_the_page_names_all_versions() -> None:
    version = version_of("tigris")
    for name in ("tigris_v{}", "tabularium/tigris-v{}", "tabularium_tigris_v{}"):
        assert name.format(version) in PAGE
    for game in GAMES:
        assert f"{game} is `v{version_of(game)}`" in PAGE


def test_code_on_the_page_runs() -> None:
    """Every Python block, one after the other, as a reader would type them."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) >= 4
    names: dict[str, object] = {"print": lambda *said: None}
    for block in blocks:
        exec(block, names)


@pytest.mark.parametrize(("game", "seats"), [table for table in EVERY if table[1] == 3])
def test_layouts_can_be_printed(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    print_layout([game, str(seats)])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(layout_for(game, seats).fields)
    assert lines[0].split()[:3] == ["0", "3", "me"]
