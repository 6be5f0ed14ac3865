"""Alea Iacta Est in the terminal: patricians laid out in their provinces, and the final score."""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.kernel import Facts, Told, View
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.heraldry import herald
from tabularium.words import Words

# The colours of provinces and patricians; their names are always written beside them.
STYLES: Final = {
    "red": "#e0604f",
    "green": "#4fae5b",
    "purple": "#b07ad6",
    "blue": "#5f9be0",
    "yellow": "#cdb53a",
    "orange": "#e08a3c",
    "grey": "#9a9a9a",
}
PARTS: Final = ("provinces", "patricians", "senate", "fortuna", "tokens")
NOWHERE: Final = "-"


def item(words: Words, code: str) -> Text:
    """A province or a patrician in its colour."""
    style = next((style for name, style in STYLES.items() if code.startswith(name)), "")
    return Text(words.item(code), style=style)


def items(words: Words, codes: Iterable[str]) -> "Row":
    """Several of them."""
    return Row([item(words, code) for code in codes])


def by_colour(words: Words, codes: Iterable[str]) -> "Row":
    """Provinces and patricians of each colour together, because only those go together."""
    pieces: list[Text] = []
    for name, style in STYLES.items():
        own = [words.item(code).rpartition(" ")[2] for code in codes if code.startswith(name)]
        if own:
            pieces.append(Text(f"{words.called(name)} {' '.join(own)}", style=style))
    return Row(pieces, " · ")


def forecast(words: Words, view: View, facts: Told) -> RenderableType:
    """If the game ended now: the points of one's best layout, taken apart."""
    said = words.say("alea-board-forecast", points=facts["total"])
    line = Text.assemble((said, "bold"), "  ", (_sum(words, facts["parts"]), "dim"))
    provinces: Any = view.places[f"provinces.of.{view.seat}"]
    cards: Any = facts["cards"]
    homes = [*provinces, *(code for code in cards if code.startswith("XII"))]
    return Group(line, *layout(words, facts, homes))


def _sum(words: Words, parts: Any) -> str:
    said = [f"{words.say(f'alea-score-{part}')} {parts[part]}" for part in PARTS if parts[part]]
    return " + ".join(said)


def layout(words: Words, facts: Told, homes: list[str]) -> list[RenderableType]:
    """Who lives where, and who is left out."""
    placed: Any = facts["placed"]
    people: dict[str, list[str]] = {home: [] for home in homes}
    for patrician, home in placed.items():
        people.setdefault(home, []).append(patrician)
    left = people.pop(NOWHERE, [])
    cells = [_home(words, home, tenants) for home, tenants in people.items()]
    lines: list[RenderableType] = [Row(cells, " · ", 2)] if cells else []
    if left:
        out = Text(words.say("alea-board-left-out") + " ", style="dim")
        lines.append(
            Row([out + item(words, left[0]), *(item(words, p) for p in left[1:])], ", ", 2)
        )
    return lines


def _home(words: Words, home: str, tenants: list[str]) -> Text:
    """A province and who lives there."""
    if not tenants:
        return item(words, home) + Text(" " + words.say("alea-board-empty"), style="dim")
    return item(words, home) + Text(": ") + Text(" + ").join(item(words, t) for t in tenants)


def score(words: Words, view: View) -> RenderableType:
    """Places and points, best first, with every source and every layout."""
    result: Any = view["result"]
    layouts: Any = result["detail"].get("layouts")
    order = sorted(range(int(str(view["seats"]))), key=lambda s: (result["places"][s], s))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.say("cli-place"), justify="right")
    table.add_column(words.say("cli-player"), no_wrap=True)
    table.add_column(words.say("cli-score"), justify="right")
    for part in (*PARTS, "tiebreak") if layouts else ():
        table.add_column(words.say(f"alea-score-{part}"), justify="right")
    for seat in order:
        cells = [str(layouts[seat][part]) for part in (*PARTS, "tiebreak")] if layouts else []
        place, points = str(result["places"][seat]), str(result["scores"][seat])
        table.add_row(place, herald(words, seat), Text(points, style="bold"), *cells)
    pages = [_page(words, view, seat, layouts[seat]) for seat in order] if layouts else []
    return Group(table, "", *pages)


def _page(words: Words, view: View, seat: int, facts: Facts) -> RenderableType:
    """One player's layout and cards."""
    provinces: Any = view.places[f"provinces.of.{seat}"]
    cards: Any = facts["cards"]
    homes = [*provinces, *(code for code in cards if code.startswith("XII"))]
    lines: list[RenderableType] = [herald(words, seat), *layout(words, facts, homes)]
    if cards:
        worths = [
            Text(f"{words.item(code)} {words.say('alea-board-worth', points=n)}")
            for code, n in cards.items()
        ]
        lines.append(Row(worths, " · ", 2))
    return Group(*lines)
