"""A board for any game, straight from the view: seats in columns, places, what one remembers."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.kernel import Facts, View
from tabularium.terminal.heraldry import herald
from tabularium.words import Words
from tabularium.words.facts import plain


def board(words: Words, view: View) -> RenderableType:
    """Everything the view knows, without a picture."""
    seats = view["seats"]
    assert isinstance(seats, int)
    per_seat, common = _sorted_out(view, seats)
    table = _head(words, seats)
    for name, values in per_seat.items():
        row = [_text(words, value) for value in values]
        if any(cell.plain for cell in row):
            table.add_row(Text(name, style="dim"), *row)
    parts: list[RenderableType] = [table]
    if common:
        rest = Table.grid(padding=(0, 2))
        for name, value in common.items():
            rest.add_row(Text(name, style="dim"), _text(words, value))
        parts.append(rest)
    known = view["known"]
    assert isinstance(known, list)
    for group in known:
        said = words.say(
            "cli-known",
            places=plain(group["places"]),
            items=[words.item(i) for i in group["items"]],
        )
        parts.append(Text(said, style="italic"))
    return Group(*parts)


def _head(words: Words, seats: int) -> Table:
    table = Table(box=None, padding=(0, 2), show_edge=False, pad_edge=False)
    table.add_column("")
    for seat in range(seats):
        table.add_column(herald(words, seat))
    return table


def _sorted_out(view: View, seats: int) -> tuple[dict[str, list[object]], Facts]:
    """What belongs to seats, by seat, and what lies in the middle."""
    per_seat: dict[str, list[object]] = {}
    common: Facts = {}
    for name, value in view.table.items():
        if isinstance(value, list) and len(value) == seats:
            per_seat[name] = value
        else:
            common[name] = value
    for name, value in view.places.items():
        place, _, number = name.rpartition(".")
        if place and number.isdecimal():
            per_seat.setdefault(place, [None] * seats)[int(number)] = _content(value)
        else:
            common[name] = _content(value)
    sealed = view["sealed"]
    assert isinstance(sealed, list)
    if any(sealed):
        per_seat["sealed"] = [[letter or "?" for _, letter in slots] for slots in sealed]
    return per_seat, common


def _content(value: object) -> object:
    """Pieces that are seen, or how many there are."""
    return value if isinstance(value, list) else f"[{value}]" if value else None


def _text(words: Words, value: object) -> Text:
    if isinstance(value, list):
        return Text(", ".join(words.item(plain(each)) for each in value))
    return Text(plain(value))


def score(words: Words, view: View) -> RenderableType:
    """Places and scores, best first, with whatever the game tells about them."""
    result, seats = view["result"], view["seats"]
    assert isinstance(result, dict) and isinstance(seats, int)
    detail: Facts = result["detail"]
    parts = [n for n, value in detail.items() if isinstance(value, list) and len(value) == seats]
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    for heading in (words.say("cli-place"), words.say("cli-player"), words.say("cli-score")):
        table.add_column(heading, justify="left" if heading == words.say("cli-player") else "right")
    for name in parts:
        table.add_column(words.maybe(f"{words.game}-score-{name}") or name, justify="right")
    for seat in sorted(range(seats), key=lambda s: (result["places"][s], s)):
        cells = [Text(plain(detail[name][seat])) for name in parts]  # type: ignore[index]
        place, points = str(result["places"][seat]), str(result["scores"][seat])
        table.add_row(Text(place), herald(words, seat), Text(points, style="bold"), *cells)
    return table
