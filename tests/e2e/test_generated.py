"""What is generated from the sources is as it should be; no browser is needed for that."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabularium.registry import OURS, games
from tabularium.server.protocol import typescript
from tabularium.shapes import page
from tabularium.shapes import typescript as shapes

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
SCRIPTS = [
    "estates.py",
    "facts.py",
    "fixtures.py",
    "material.py",
    "questions.py",
    "recorded.py",
    "recorded_magnaci.py",
    "recorded_orleans.py",
    "recorded_sigismundus.py",
]
DIST = ROOT / "src" / "tabularium" / "web" / "dist"


def test_types_of_the_protocol_are_those_of_the_server() -> None:
    """The client's types were written from the structs as they are now."""
    target = CLIENT / "src" / "lib" / "protocol" / "messages.ts"
    assert typescript.main(["--check", "--target", str(target)]) == 0


def test_types_of_the_games_are_those_of_their_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stale file would make every check of the client's fields hollow."""
    monkeypatch.chdir(ROOT)
    assert shapes.main(["--check"]) == 0


def test_a_stale_type_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One field less in one game."""
    for game in OURS:
        for name in ("types.ts", "shape.json"):
            (tmp_path / game).mkdir(exist_ok=True)
            text = (CLIENT / "src" / "games" / game / name).read_text()
            (tmp_path / game / name).write_text(text)
    monkeypatch.setattr(shapes, "FOLDER", tmp_path)
    assert shapes.main(["--check"]) == 0
    stale = tmp_path / "tigris" / "types.ts"
    stale.write_text(stale.read_text().replace("  treasures: string[];\n", "", 1))
    assert shapes.main(["--check"]) == 1


def test_the_page_for_writers_of_clients_is_that_of_the_shapes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Fields of tables, questions, events and outcomes as the games declare them now."""
    monkeypatch.chdir(ROOT)
    assert page.main(["--check"]) == 0
    text = page.text()
    for name in ("### ", "NoneType", "typing."):
        assert name not in text
    for game in OURS:
        shape = games[game].shape
        assert all(f"| `{kind}` |" in text for kind in (*shape.prompts, *shape.events)), game


def test_every_script_that_writes_data_is_checked() -> None:
    """A new one is named here."""
    can = {f.name for f in (CLIENT / "scripts").glob("*.py") if "--check" in f.read_text()}
    assert can == set(SCRIPTS)


@pytest.mark.parametrize("script", SCRIPTS)
def test_data_of_the_boards_are_those_of_the_games(script: str) -> None:
    """Letters, maps and recorded sentences were written from the games as they are now."""
    command = [sys.executable, str(CLIENT / "scripts" / script), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_build_asks_nobody_else() -> None:
    """No address of another host in what is shipped, but for the names of XML."""
    names = re.compile(r"https?://(?!www\.w3\.org/)[^\s\"'`)]+")
    for file in [DIST / "index.html", *(DIST / "assets").glob("*.[jc]s*")]:
        found = set(names.findall(file.read_text(encoding="utf-8")))
        found = {each for each in found if not each.startswith("https://svelte.dev/e/")}
        assert not found, f"{file.name}: {found}"


def test_the_build_has_no_inline_script_or_style() -> None:
    """A strict content policy would stop them."""
    page = (DIST / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert not re.search(r"\son\w+=", page)


def test_versions_are_pinned_and_no_registry_is_named() -> None:
    """The same tools for everybody, wherever they come from."""
    package = json.loads((CLIENT / "package.json").read_text())
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", v) for v in package["devDependencies"].values())
    lock = (CLIENT / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    # A lock written beside `node_modules` knows this platform only, and `npm ci` refuses it.
    assert len(set(re.findall(r"node_modules/@rolldown/binding-([a-z0-9-]+)", lock))) > 10


def test_files_stay_short() -> None:
    """No source of the client is longer than 400 lines."""
    sources = [f for f in (CLIENT / "src").rglob("*") if f.suffix in (".ts", ".svelte", ".css")]
    long = {f.name: n for f in sources if (n := len(f.read_text().splitlines())) > 400}
    for generated in ("messages.ts", "types.ts"):
        long.pop(generated, None)
    assert not long


@pytest.mark.slow
def test_the_build_can_be_made_again(tmp_path: Path) -> None:
    """`npm run build` gives the committed files, byte for byte."""
    if not (CLIENT / "node_modules").is_dir():
        pytest.skip("npm ci first, in the folder client")
    out = tmp_path / "dist"
    command = ["npx", "vite", "build", "--outDir", str(out), "--emptyOutDir"]
    subprocess.run(command, cwd=CLIENT, check=True, capture_output=True)
    ours = {f.relative_to(DIST): f.read_bytes() for f in DIST.rglob("*") if f.is_file()}
    made = {f.relative_to(out): f.read_bytes() for f in out.rglob("*") if f.is_file()}
    assert sorted(ours) == sorted(made)
    assert [name for name in ours if ours[name] != made[name]] == []
