"""The shape of the code: what may import what, how large it may grow."""

import ast
from pathlib import Path

import pytest

import tabularium

# The sources of this checkout, also when a compiled build is being tested.
SRC = Path(__file__).parents[2] / "src" / "tabularium"
KERNEL = sorted((SRC / "kernel").glob("*.py"))
GAMES = sorted((SRC / "games").glob("*/**/*.py"))
FORBIDDEN = {"random", "time", "os", "sys", "io", "pathlib", "numpy", "msgspec", "datetime"}


def imports(path: Path) -> list[str]:
    """Modules that a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


@pytest.mark.parametrize("path", KERNEL + GAMES, ids=lambda p: str(p.relative_to(SRC)))
def test_the_core_is_pure(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}
    assert not roots & FORBIDDEN
    ours = [name for name in imports(path) if name.startswith("tabularium")]
    assert all(name.startswith(("tabularium.kernel", "tabularium.games")) for name in ours)


@pytest.mark.parametrize("path", KERNEL, ids=lambda p: p.name)
def test_the_kernel_knows_no_game(path: Path) -> None:
    assert not any("games" in name for name in imports(path))


@pytest.mark.parametrize("path", GAMES, ids=lambda p: str(p.relative_to(SRC)))
def test_a_game_sees_only_the_face_of_the_kernel(path: Path) -> None:
    mine = f"tabularium.games.{path.relative_to(SRC / 'games').parts[0]}"
    for name in imports(path):
        if name.startswith("tabularium"):
            assert name == "tabularium.kernel" or name.startswith(mine)


def test_files_stay_small() -> None:
    long = [
        (str(path.relative_to(SRC)), lines)
        for path in SRC.rglob("*.py")
        if (lines := len(path.read_text().splitlines())) > 400 and path.name != "material.py"
    ]
    assert not long


def code_lines(path: Path) -> int:
    """Lines that are neither blank nor comment nor docstring."""
    tree = ast.parse(path.read_text())
    lines = {n for n, line in enumerate(path.read_text().splitlines(), 1) if line.strip()}
    lines -= {
        n for n, line in enumerate(path.read_text().splitlines(), 1) if line.strip().startswith("#")
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                lines -= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return len(lines)


def test_the_kernel_stays_small() -> None:
    assert sum(code_lines(path) for path in KERNEL) < 2_500


def test_the_small_game_stays_small() -> None:
    game = Path(__file__).parents[1] / "caravan" / "game.py"
    assert len(game.read_text().splitlines()) <= 400


def test_the_public_names_are_there() -> None:
    for name in ("games", "load", "verify", "IllegalAction", "BadOption", "BadSave", "BadPosition"):
        assert hasattr(tabularium, name)
