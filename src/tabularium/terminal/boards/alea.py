"""Alea Iacta Est in the terminal: the five buildings, the players, and one's own things."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabularium.games.alea.castrum import castrum_order
from tabularium.games.alea.senate import senate_order
from tabularium.games.alea.spec import SPEC
from tabularium.games.alea.state import Alea
from tabularium.games.alea.temple import dice_in_temple, pips_in_temple, temple_leader, temple_need
from tabularium.kernel import View
from tabularium.terminal.boards.alea_layout import by_colour, forecast, items, score
from tabularium.terminal.heraldry import colour, herald, shield
from tabularium.words import Words
from tabularium.words.facts import die

__all__ = ["board", "hint", "score"]

# Who stands on a building, strongest first, and what is to be won there.
Drawn = tuple[list[Text], list[RenderableType]]


def board(words: Words, view: View) -> RenderableType:
    """The table as one seat or a spectator sees it."""
    # The pure questions of the rules want a state; one imagined from the view knows no more.
    t = SPEC.imagine(view, "board")
    assert isinstance(t, Alea)
    if view["result"] is not None:
        return ""  # the result shows it all
    parts: list[RenderableType] = [_buildings(words, view, t), "", _players(words, view)]
    if view.seat is not None:
        parts += _mine(words, view)
    return Group(*parts)


# The buildings


def _buildings(words: Words, view: View, t: Alea) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=9)
    rows: list[tuple[str, Callable[[Words, View, Alea], Drawn]]] = [
        ("senate", _senate),
        ("castrum", _castrum),
        ("forum", _forum),
        ("latrine", _latrine),
    ]
    if t.setup.temple:
        rows.insert(0, ("temple", _temple))
    for name, draw in rows:
        standing, prizes = draw(words, view, t)
        empty = [Text(words.say("alea-board-empty"), style="dim")]
        title = Text(words.called(name), style="bold")
        table.add_row(title, _lines(standing or empty), Group(*prizes))
    return table


def _lines(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _dice(seat: int, faces: Iterable[int]) -> Text:
    """Dice of a seat in its colour."""
    return Text(" ".join(die(face) for face in faces), style=colour(seat))


def _stand(words: Words, seat: int, faces: Iterable[int], note: str = "") -> Text:
    line = Text.assemble(shield(seat), " ", _dice(seat, faces), " ")
    line.append(words.name(seat), style="dim")
    return line.append(f" {note}", style="dim") if note else line


def _temple(words: Words, view: View, t: Alea) -> Drawn:
    faces: list[list[int]] = view.table["temple"]  # type: ignore[assignment]
    seats = sorted((s for s in range(t.seats) if faces[s]), key=lambda s: -dice_in_temple(t, s))
    lines = [
        _stand(words, s, faces[s], words.say("alea-board-pips", pips=pips_in_temple(t, s)))
        for s in seats
    ]
    prizes: list[RenderableType] = [Text(words.say("alea-board-temple-prize"))]
    if view.seat is not None:
        prizes.append(Text(_temple_need(words, t, view.seat), style="italic"))
    return lines, prizes


def _temple_need(words: Words, t: Alea, seat: int) -> str:
    """What a seat must add to place in the Temple."""
    dice, least = temple_need(t, seat)
    key = "alea-board-temple-need" if temple_leader(t) >= 0 else "alea-board-temple-first"
    return words.say(key, dice=dice, least=least)


def hint(words: Words, view: View) -> str:
    """What helps with the word that is being spelled."""
    draft = str(view["draft"]).split()
    seat = view.seat
    if not draft or seat is None:
        return ""
    if draft[0] == "temple":
        t = SPEC.imagine(view, "board")
        assert isinstance(t, Alea)
        return _temple_need(words, t, seat)
    patricians: Any = view.places[f"patricians.of.{seat}"]
    if draft[0] == "arrange" and len(draft) <= len(patricians):
        return words.say("alea-board-next", patrician=patricians[len(draft) - 1])
    return ""


def _senate(words: Words, view: View, t: Alea) -> Drawn:
    runs: list[list[int]] = view.table["senate"]  # type: ignore[assignment]
    lines = []
    for rank, seat in enumerate(senate_order(t)):
        wins = words.say("alea-board-wins") if rank < t.setup.senate_given else ""
        lines.append(_stand(words, seat, runs[seat], wins))
    return lines, [Text(words.say("alea-board-senate-prize", cards=t.setup.senate_given))]


def _castrum(words: Words, view: View, t: Alea) -> Drawn:
    provinces = view.places["provinces.open"]
    assert isinstance(provinces, list)
    lines: list[Text] = []
    for rank, (seat, face) in enumerate(castrum_order(t)):
        dice = t.castrum[6 * seat + face - 1]
        wins = words.say("alea-board-wins") if rank < len(provinces) else ""
        line = Text.assemble(shield(seat), " ", (f"{dice} × {die(face)} ", colour(seat)))
        line.append(f"{words.name(seat)} {wins}".rstrip(), style="dim")
        lines.append(line)
    return lines, [items(words, provinces)]


def _forum(words: Words, view: View, t: Alea) -> Drawn:
    patricians = view.places["patricians.open"]
    assert isinstance(patricians, list)
    row: list[Text] = []
    for column in range(t.setup.forum_columns):
        if column < len(t.forum):
            owner, face = t.forum[column] >> 3, t.forum[column] & 7
            row.append(Text.assemble(shield(owner), (die(face), colour(owner))))
        else:
            row.append(Text(" · ", style="dim"))
    return [Text("│", style="dim").join(row)], [items(words, patricians)]


def _latrine(words: Words, view: View, t: Alea) -> Drawn:
    filled = [Text.assemble(shield(s), f" {n}") for s, n in enumerate(t.latrine) if n]
    prize = Text(words.say("alea-board-latrine-prize"))
    return ([Text("  ").join(filled)] if filled else []), [prize]


# The players


def _players(words: Words, view: View) -> Table:
    """What everybody sees of everybody."""
    temple = int(str(view["seats"])) >= 4
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for name in ["hand", "tokens", "cards", *(["fortuna"] if temple else [])]:
        table.add_column(words.say(f"alea-board-{name}"), justify="right", no_wrap=True)
    table.add_column(words.say("alea-board-things"))
    for seat in range(int(str(view["seats"]))):
        table.add_row(*_player(words, view, seat, temple))
    return table


def _player(words: Words, view: View, seat: int, temple: bool) -> list[RenderableType]:
    places, table = view.places, view.table
    hands: Any = table["hand"]
    tokens: Any = table["tokens"]
    cards = _count(places[f"senate.of.{seat}"]) + _count(places[f"senate.shown.{seat}"])
    numbers = [str(hands[seat]), str(tokens[seat]), str(cards)]
    if temple:
        kept: Any = places[f"fortuna.kept.{seat}"]
        drawn = _count(places[f"fortuna.drawn.{seat}"])
        numbers.append(" ".join([*kept, *([f"+{drawn}"] if drawn else [])]))
    provinces: Any = places[f"provinces.of.{seat}"]
    patricians: Any = places[f"patricians.of.{seat}"]
    return [herald(words, seat), *numbers, by_colour(words, [*provinces, *patricians])]


def _count(content: object) -> int:
    return len(content) if isinstance(content, list) else int(str(content))


# One's own things


def _mine(words: Words, view: View) -> list[RenderableType]:
    """Cards with text and worth, tiles, what is remembered, and how the game would end now."""
    seat = view.seat
    assert seat is not None
    facts = SPEC.forecast(view)
    worth: Any = facts["cards"]
    parts: list[RenderableType] = []
    own: Any = view.places[f"senate.of.{seat}"]
    shown: Any = view.places[f"senate.shown.{seat}"]
    if own or shown:
        table = Table.grid(padding=(0, 2))
        for code in [*own, *shown]:
            now = words.say("alea-board-worth", points=worth[code])
            table.add_row(Text(words.item(code)), Text(now, style="bold"), _card_text(words, code))
        parts += ["", Text(words.say("alea-board-your-cards"), style="dim"), table]
    drawn: Any = view.places[f"fortuna.drawn.{seat}"]
    if drawn:
        parts += ["", Text(words.say("alea-board-your-tiles", tiles=drawn))]
    parts += _known(words, view)
    return [*parts, "", Padding(forecast(words, view, facts), 0)]


def _card_text(words: Words, code: str) -> Text:
    return Text(words.item(code, "text"), style="dim")


def _known(words: Words, view: View) -> list[RenderableType]:
    """Senate cards that went through one's hands."""
    groups: Any = view["known"]
    lines: list[RenderableType] = []
    for group in groups:
        places = [_place(words, name, n) for name, n in group["places"].items()]
        if all(name.startswith("senate.") for name in group["places"]):
            said = words.say("alea-board-known", items=group["items"], places=places)
            lines.append(Text(said, style="italic dim"))
    return lines


def _place(words: Words, name: str, slots: int) -> str:
    """A place of the Senate in words."""
    place, _, number = name.removeprefix("senate.").partition(".")
    seat = int(number) if number.isdecimal() else None
    return words.say(f"alea-place-{place}", seat=seat, count=slots)
