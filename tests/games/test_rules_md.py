"""Every numbered rule of a RULES.md has a test that names it, and names code that exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "src" / "tabularium" / "games").glob("*/RULES.md"))
RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*)$", re.MULTILINE)


@pytest.mark.parametrize("book", BOOKS, ids=lambda b: b.parent.name)
def test_every_rule_has_a_test(book: Path) -> None:
    tests = "".join(
        path.read_text() for path in (ROOT / "tests" / "games" / book.parent.name).glob("test_*.py")
    )
    rules = [number for number, _ in RULE.findall(book.read_text())]
    assert len(rules) > 20 and len(set(rules)) == len(rules)
    named = set(re.findall(r"(?<![0-9])(\d+_\d+)(?=_)", tests))
    missing = [rule for rule in rules if rule.replace(".", "_") not in named]
    assert not missing


@pytest.mark.parametrize("book", BOOKS, ids=lambda b: b.parent.name)
def test_every_rule_names_code_that_exists(book: Path) -> None:
    code = "".join(path.read_text() for path in book.parent.rglob("*.py"))
    for number, text in RULE.findall(book.read_text()):
        match = re.search(r"`([\w.]+)`$", text)
        assert match, f"rule {number} names no code"
        assert re.search(rf"def {match[1].split('.')[-1]}\b", code), f"rule {number}: {match[1]}"


@pytest.mark.parametrize("book", BOOKS, ids=lambda b: b.parent.name)
def test_every_reason_cites_a_rule_that_exists(book: Path) -> None:
    rules = {number for number, _ in RULE.findall(book.read_text())}
    for path in book.parent.rglob("*.py"):
        for code, rule in re.findall(r'Reason\("([\w.]+)", "([\d.]+)"', path.read_text()):
            assert rule in rules, f"{path.name}: {code} cites {rule}"
