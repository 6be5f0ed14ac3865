"""The shape of the code: what may import what, which files a game has, how large it may grow."""

import ast
from pathlib import Path

import pytest
from kernel.shape import cycles, graph_of, grouped, imported, modules

import tabularium

# The sources of this checkout, also when a compiled build is being tested.
SRC = Path(__file__).parents[2] / "src" / "tabularium"
KERNEL = sorted((SRC / "kernel").glob("*.py"))
GAMES = sorted((SRC / "games").glob("*/**/*.py"))
SEARCH = sorted((SRC / "search").glob("*.py"))
FORBIDDEN = {"random", "time", "os", "sys", "io", "pathlib", "numpy", "msgspec", "datetime"}

# What a package may import of ours, besides itself. A package not named here fails.
LAYERS = {
    "kernel": set[str](),
    "search": {"kernel"},
    "games": {"kernel"},
    "registry": {"kernel", "games"},
    "files": {"kernel", "registry"},
    "positions": {"kernel", "games", "registry"},
    "words": {"kernel"},
    "bots": {"kernel", "games", "search"},
    "arena": {"kernel", "registry", "bots"},
    "terminal": {"kernel", "games", "words", "registry"},
    "research": {"kernel", "search", "games", "registry", "words", "bots", "terminal"},
    "shapes": {"kernel", "registry"},
    "server": {"_build", "kernel", "registry", "words", "bots", "shapes"},
    "bench": {"_build", "kernel", "search", "games", "registry", "bots", "research", "server"},
    "cli": {
        "_build",
        "kernel",
        "games",
        "registry",
        "files",
        "words",
        "bots",
        "arena",
        "terminal",
        "research",
        "server",
        "bench",
    },
    "_build": set[str](),
    "tabularium": {"_build", "kernel", "registry", "files"},  # the package's own face
}
# Every game has these files, and besides them one for each chapter of its rulebook.
OF_EVERY_GAME = {
    "RULES.md",
    "__init__.py",
    "faults.py",
    "letters.py",
    "material.py",
    "outlook.py",
    "plain.py",
    "scoring.py",
    "spec.py",
    "state.py",
    "view.py",
}
OF_EVERY_MIND = {"__init__.py", "features.py", "likes.py", "mind.py"}


def package_of(name: str) -> str:
    """The package a module belongs to."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def upward(root: Path, layers: dict[str, set[str]]) -> list[str]:
    """Imports that go up, lazy ones and those for types too, as file:line."""
    found = []
    known = modules(root)
    for name, path in known.items():
        mine = package_of(name)
        for other, line in imported(path):
            # `from tabularium import games` is the registry, whatever lies in the folder.
            theirs = "registry" if other == "tabularium.games" else package_of(other)
            ours = other in known or other == "tabularium.games"
            if ours and other != "tabularium" and theirs not in layers.get(mine, set()) | {mine}:
                found.append(f"{path.relative_to(root.parent)}:{line} imports {other}")
    return sorted(set(found))


def test_no_package_imports_upward() -> None:
    missing = {package_of(name) for name in modules(SRC)} - set(LAYERS)
    assert not missing, f"say in LAYERS what they may import: {missing}"
    assert not cycles(LAYERS)
    offenders = upward(SRC, LAYERS)
    assert not offenders, "\n".join(offenders)


def test_no_modules_import_each_other_in_a_circle() -> None:
    """However they do it: lazily and for types too."""
    found = cycles(graph_of(SRC))
    assert not found, "\n".join(" <-> ".join(group) for group in found)


def test_a_circle_and_an_upward_import_are_seen(tmp_path: Path) -> None:
    """The two tests above can fail: a hidden circle and a lazy upward import are planted."""
    for name, text in {
        "low/a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import house.low.b\n",
        "low/b.py": "def lazy():\n    from house.low import a\n    return a\n",
        "high/c.py": "import house.low.a\n",
        "low/d.py": "def lazy():\n    import house.high.c\n",
    }.items():
        path = tmp_path / "house" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    root = tmp_path / "house"
    assert cycles(graph_of(root)) == [["house.low.a", "house.low.b"]]
    assert upward(root, {"high": {"low"}}) == ["house/low/d.py:2 imports house.high.c"]
    packages = grouped(graph_of(root), {name: package_of(name) for name in modules(root)})
    assert cycles(packages) == [["high", "low"]]


@pytest.mark.parametrize("path", KERNEL + SEARCH + GAMES, ids=lambda p: str(p.relative_to(SRC)))
def test_the_core_is_pure(path: Path) -> None:
    assert not {name.split(".")[0] for name, _ in imported(path)} & FORBIDDEN


@pytest.mark.parametrize("path", GAMES, ids=lambda p: str(p.relative_to(SRC)))
def test_a_game_sees_only_the_kernel_and_itself(path: Path) -> None:
    mine = f"tabularium.games.{path.relative_to(SRC / 'games').parts[0]}"
    known = modules(SRC)
    for name, _ in imported(path):
        assert name not in known or name == "tabularium.kernel" or name.startswith(mine)


def test_everybody_sees_only_the_face_of_the_kernel() -> None:
    inside = {name for name in modules(SRC) if name.startswith("tabularium.kernel.")}
    offenders = [
        f"{path.relative_to(SRC)}:{line} imports {other}"
        for name, path in modules(SRC).items()
        if package_of(name) != "kernel"
        for other, line in imported(path)
        if other in inside
    ]
    assert not offenders, "\n".join(offenders)


def folders(where: Path) -> list[Path]:
    """Packages below a folder."""
    return sorted(path.parent for path in where.glob("*/__init__.py"))


@pytest.mark.parametrize("folder", folders(SRC / "games"), ids=lambda p: p.name)
def test_every_game_has_the_same_set_of_files(folder: Path) -> None:
    if folder.name == "empty":  # measures the kernel; nothing is in its box
        return
    assert not OF_EVERY_GAME - {path.name for path in folder.iterdir()}
    graph = graph_of(SRC)
    mine = f"tabularium.games.{folder.name}."
    below = {mine + name for name in ("state", "view")}
    above_state = {
        mine + name for name in ("plain", "faults", "scoring", "view", "outlook", "spec")
    }
    assert not graph[f"{mine}state"] & above_state
    game = {n for n in graph if n.startswith(f"tabularium.games.{folder.name}.")}
    asking = {
        name for name in game if "    def run(self, t: " in modules(SRC)[name].read_text()
    }  # chapters, which ask
    for name in below:
        assert not graph[name] & asking, f"{name} imports a chapter"
    assert not any(f"{mine}spec" in graph[name] for name in game)


@pytest.mark.parametrize("folder", folders(SRC / "bots" / "minds"), ids=lambda p: p.name)
def test_every_mind_has_the_same_set_of_files(folder: Path) -> None:
    assert not OF_EVERY_MIND - {path.name for path in folder.iterdir()}


def test_architecture_md_shows_the_set() -> None:
    text = (SRC.parents[1] / "ARCHITECTURE.md").read_text()
    for name in (OF_EVERY_GAME | OF_EVERY_MIND) - {"__init__.py", "RULES.md"}:
        assert f"`{name.removesuffix('.py')}`" in text, name


def test_files_stay_small() -> None:
    long = [
        (str(path.relative_to(SRC)), lines)
        for path in SRC.rglob("*.py")
        if (lines := len(path.read_text().splitlines())) > 400
        # What is in a box and what is told of it is as long as it is.
        and path.name not in ("material.py", "shape.py")
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
    assert sum(code_lines(path) for path in KERNEL) <= 2_500


def test_the_small_game_stays_small() -> None:
    game = Path(__file__).parents[1] / "caravan" / "game.py"
    assert len(game.read_text().splitlines()) <= 400


def test_the_public_names_are_there() -> None:
    for name in ("games", "load", "verify", "IllegalAction", "BadOption", "BadSave", "BadPosition"):
        assert hasattr(tabularium, name)
