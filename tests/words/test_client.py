"""The browser client: every message it names exists in every language, and none is unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tabularium.registry import OURS
from tabularium.words import LANGUAGES
from words.messages import FUNCTIONS, attributes, entries, functions, messages, variables

SOURCES = Path(__file__).parents[2] / "client" / "src"
OTHERS = ("kernel", "bots", *OURS)
# A message id written out, and the beginning of one that is put together.
_PART = "(?:" + "|".join(["client", *OTHERS]) + ")"
_WHOLE = re.compile(rf"[\"'`]({_PART}-[a-z0-9_-]+[a-z0-9])[\"'`]")
_BEGUN = re.compile(rf"`({_PART}-[a-z0-9_-]*)\$\{{")
_PROBLEM = re.compile(r"code: \"(client\.[a-z_]+)\"")


def text() -> str:
    """All sources of the client in one."""
    files = [f for f in SOURCES.rglob("*") if f.suffix in (".ts", ".svelte")]
    assert len(files) > 50
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def part(key: str) -> str:
    """The catalogue of a message id."""
    return key.partition("-")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogue_can_be_read(lang: str) -> None:
    """No junk, nothing twice, only functions that exist."""
    found = entries(lang, "client")
    assert [e.content for e in found if isinstance(e, ftl.Junk)] == []
    ids = [e.id.name for e in found if isinstance(e, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))
    for message in messages(lang, "client").values():
        assert functions(message) <= FUNCTIONS, message.id.name


def test_languages_say_the_same() -> None:
    """The same messages with the same parameters."""
    first = messages(LANGUAGES[0], "client")
    for lang in LANGUAGES[1:]:
        other = messages(lang, "client")
        assert sorted(first) == sorted(other)
        for key in first:
            assert variables(first[key]) == variables(other[key]), key
            assert attributes(first[key]) == attributes(other[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_client_names_exists(lang: str) -> None:
    """Ids written out, of the client's own catalogue and of the games'."""
    for key in set(_WHOLE.findall(text())):
        assert key in messages(lang, part(key)), key
    for start in set(_BEGUN.findall(text())):
        assert any(key.startswith(start) for key in messages(lang, part(start))), start
    for code in set(_PROBLEM.findall(text())):
        assert "why-" + code.replace(".", "-") in messages(lang, "client"), code


def test_nothing_is_unused() -> None:
    """Every message of the client is named somewhere, whole or by its beginning."""
    source = text()
    whole = set(_WHOLE.findall(source))
    whole |= {"why-" + code.replace(".", "-") for code in _PROBLEM.findall(source)}
    begun = {start for start in _BEGUN.findall(source) if start != "client-"}
    unused = [
        key
        for key in messages(LANGUAGES[0], "client")
        if key not in whole and not any(key.startswith(start) for start in begun)
    ]
    assert unused == []
