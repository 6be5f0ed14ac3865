"""A language that nobody speaks: English, a third longer, with letters that fonts must have.

The page asks the server for its catalogues as ever and gets these instead, so no code of the
client knows of it.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Page, Route

from tabularium import words

FOLDER = Path(words.__file__).parent / "en"
STRANGE = str.maketrans({"a": "ą", "s": "ß", "l": "ł", "o": "ó", "e": "ę", "A": "Ą", "L": "Ł"})
LONGER = 0.3


def strange(text: str) -> str:
    """A text with strange letters, each word longer by its share."""

    def longer(match: re.Match[str]) -> str:
        word = match[0]
        return word.translate(STRANGE) + "e" * round(len(word) * LONGER)

    return re.sub(r"[^\W\d_]{3,}", longer, text)


class _Stranger(visitor.Transformer):
    """Text only: placeables, ids and selectors stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = strange(node.value)
        return node


def catalogue(part: str) -> str:
    """One catalogue in the strange language."""
    parsed = FluentParser().parse((FOLDER / f"{part}.ftl").read_text(encoding="utf-8"))
    return FluentSerializer().serialize(_Stranger().visit(parsed))


def speak_strangely(page: Page) -> None:
    """From now on this page gets the strange catalogues."""

    def answer(route: Route) -> None:
        part = route.request.url.rsplit("/", 1)[1].removesuffix(".ftl").split("?")[0]
        route.fulfill(body=catalogue(part), content_type="text/plain; charset=utf-8")

    page.route("**/words/en/*.ftl*", answer)
