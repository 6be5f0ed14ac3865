"""Orléans in the terminal: the players, one's own town, the way ahead, deeds and tiles on offer."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.orleans.actions import is_staffed, why_not_use
from tabularium.games.orleans.letters import SPACE, STAGE
from tabularium.games.orleans.material import (
    CITY_CODES,
    DEVELOPMENT,
    EVENT_CODES,
    KIND_CODES,
    KINDS,
    MARKET,
    PLACE_CODES,
    SPACE_CODES,
    SPACE_NEED,
    SPACES_OF,
    THEATRE,
    TOWER,
    TYPES,
    VILLAGE,
    tiles_in,
)
from tabularium.games.orleans.outlook import NEEDS
from tabularium.games.orleans.plan import Draft, places_of
from tabularium.games.orleans.scoring import leader_in_stations, points_of
from tabularium.games.orleans.spec import SPEC
from tabularium.games.orleans.state import ON_TECHNOLOGY, TRACKS, Orleans
from tabularium.games.orleans.tracks import level_of
from tabularium.kernel import Facts, View
from tabularium.terminal.boards import plain
from tabularium.terminal.boards.orleans_offers import deeds, offers, ways
from tabularium.terminal.boards.orleans_signs import (
    crowd_row,
    dim,
    goods_row,
    headed,
    named,
    say,
    short_sign,
)
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.heraldry import herald, shield
from tabularium.words import Words

PARTS: Final = ("coins", "goods", "bread", "stations", "citizens")


def board(words: Words, view: View) -> RenderableType:
    """The table as one seat or a spectator sees it."""
    if view["result"] is not None:
        return ""  # the result shows it all
    t = _table(view)
    parts: list[RenderableType] = [*_hourglass(words, view, t), _players(words, t)]
    for seat in range(t.seats):
        if seat != view.seat:
            parts.append(_others(words, t, seat))
    if view.seat is not None:
        parts += ["", *_town(words, view, t, view.seat), "", *ways(words, t, view.seat)]
    parts += ["", *deeds(words, t), "", *offers(words, t)]
    if view.seat is not None:
        parts += ["", *_forecast(words, view, t, view.seat)]
    return Group(*parts)


def _table(view: View) -> Orleans:
    """The pure questions of the rules want a state; one imagined from the view knows no more."""
    t = SPEC.imagine(view, "board")
    assert isinstance(t, Orleans)
    return t


# Everybody


def _hourglass(words: Words, view: View, t: Orleans) -> list[RenderableType]:
    if t.event < 0:
        return []
    left: Any = view.places["hourglass.pile"]
    count = len(left) if isinstance(left, list) else int(str(left))
    event = Text(say(words, "event", event=EVENT_CODES[t.event]), style="bold")
    return [event, dim(say(words, "events-left", count=count)), ""]


def _players(words: Words, t: Orleans) -> Table:
    """Tracks and holdings of all seats."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for kind in TYPES[:DEVELOPMENT]:
        table.add_column(short_sign(words, kind), justify="right")
    names = ["development", "level", "coins", "stations", "citizens", "technology", "points"]
    for name in names:
        table.add_column(say(words, name), justify="right", no_wrap=True)
    table.add_column(say(words, "merchant"), no_wrap=True)
    for seat in range(t.seats):
        tracks = t.tracks[TRACKS * seat : TRACKS * (seat + 1)]
        numbers = [
            level_of(t, seat),
            t.coins[seat],
            t.stations_of(seat),
            t.citizens[seat],
            t.technology[seat],
            points_of(t, seat),
        ]
        cells = [str(n) for n in (*tracks, *numbers)]
        table.add_row(herald(words, seat), *cells, words.item(CITY_CODES[t.merchant[seat]]))
    return table


def _others(words: Words, t: Orleans, seat: int) -> RenderableType:
    """What another player has: followers, goods, tiles, and who is at work."""
    bag = t.bag[KINDS * seat : KINDS * (seat + 1)]
    market = t.market[KINDS * seat : KINDS * (seat + 1)]
    standing = named(say(words, "market", count=sum(market), room=MARKET), crowd_row(words, market))
    things = [
        Text.assemble(shield(seat), " ", standing),
        named(say(words, "bag", count=sum(bag)), crowd_row(words, bag)),
        named(say(words, "goods"), goods_row(words, t.goods_of(seat))),
    ]
    tiles = [Text(words.item(PLACE_CODES[place])) for place in tiles_in(t.tiles[seat])]
    work = [_at_work(words, t, seat, place) for place in places_of(t, seat)]
    busy = [text for text in work if text.plain]
    things += headed(say(words, "tiles"), tiles) + headed(say(words, "work"), busy)
    return Row(things, " · ", 2)


def _at_work(words: Words, t: Orleans, seat: int, place: int) -> Text:
    """A place and who stands there; empty if nobody does."""
    there = [t.spaces[t.at(seat, space)] for space in SPACES_OF[place]]
    crowd = [_standing(words, on) for on in there if on]
    if place in (THEATRE, TOWER) and t.has(seat, place):
        row = t.stage if place == THEATRE else t.tower
        crowd = [crowd_row(words, row)] if sum(row) else []
    if not crowd:
        return Text("")
    name = words.item(PLACE_CODES[place])
    return Text.assemble(name, " ", Text("+").join(crowd))


def _standing(words: Words, on: int) -> Text:
    if on == ON_TECHNOLOGY:
        return Text(say(words, "laid"), style="bold")
    return Text(short_sign(words, KIND_CODES[on - 1]), style="bold")


# One's own town


def _town(words: Words, view: View, t: Orleans, seat: int) -> list[RenderableType]:
    """Market and bag, then place by place who is there and what it gives."""
    bag = t.bag[KINDS * seat : KINDS * (seat + 1)]
    market = t.market[KINDS * seat : KINDS * (seat + 1)]
    holds = [
        named(say(words, "market", count=sum(market), room=MARKET), crowd_row(words, market)),
        named(say(words, "bag", count=sum(bag)), crowd_row(words, bag)),
    ]
    if t.has(seat, TOWER):
        holds.append(named(say(words, "tower", count=sum(t.tower)), crowd_row(words, t.tower)))
    holds.append(named(say(words, "goods"), goods_row(words, t.goods_of(seat))))
    ahead: Any = SPEC.outlook(view)
    dead: dict[str, str] = {each["place"]: each["rule"] for each in ahead["dead"]}
    table = Table.grid(padding=(0, 2))
    for place in places_of(t, seat):
        code = PLACE_CODES[place]
        table.add_row(*_place(words, t, seat, place, ahead["places"][code], dead.get(code)))
    title = Text(say(words, "your-places"), style="dim")
    return [Row(holds, "   ", 0), title, table, Text(say(words, "legend"), style="dim italic")]


def _place(
    words: Words, t: Orleans, seat: int, place: int, facts: Facts, dead: str | None
) -> tuple[Text, Text, Text, Text]:
    """A row: ready, name, spaces, what it gives or what is against it, perhaps for ever."""
    reason = why_not_use(t, seat, place)
    ready = Text(say(words, "ready") if reason is None else " ", style="bold")
    name = Text(words.item(PLACE_CODES[place]), style="bold" if reason is None else "")
    if place in (THEATRE, TOWER):
        spaces = crowd_row(words, t.stage if place == THEATRE else t.tower)
    else:
        spaces = Text(" ").join([_space(words, t, seat, space) for space in SPACES_OF[place]])
    if dead is not None:
        return ready, name, spaces, Text(say(words, "dead", rule=dead), style="italic")
    blocked = reason is not None and SPACES_OF[place] and is_staffed(t, seat, place)
    if blocked and reason is not None and reason.code != "orleans.no_action":
        return ready, name, spaces, Text(words.why(reason, cite=False), style="italic")
    gives: Any = facts["gives"]
    return ready, name, spaces, Text(_gives(words, place, gives), style="dim")


def _space(words: Words, t: Orleans, seat: int, space: int) -> Text:
    on = t.spaces[t.at(seat, space)]
    if on:
        return _standing(words, on)
    need = NEEDS[SPACE_NEED[space]]
    short = short_sign(words, need) if need in TYPES else say(words, need)
    return Text(f"({short})", style="dim")


def _gives(words: Words, place: int, gives: dict[str, Any]) -> str:
    """What a place gives now; where that is a choice, what it does at all."""
    if place == VILLAGE:
        return " / ".join(_reward(words, each) for each in gives.values())
    if "deeds" in gives:
        return _gives_deeds(words, gives["deeds"])
    if "cities" in gives:
        cities = [words.item(city) for city in gives["cities"]]
        return words.say("orleans-gives-cities", of=cities) if cities else say(words, "none")
    return _reward(words, gives) or words.item(PLACE_CODES[place], "text")


def _gives_deeds(words: Words, gives: dict[str, dict[str, int]]) -> str:
    """Where the followers that wait could go."""
    lines: list[str] = []
    for kind, open_deeds in gives.items():
        open_to = [f"{words.called(deed)} +{coins}" for deed, coins in open_deeds.items()]
        if open_to:
            lines.append(words.say("orleans-gives-deed", of=kind, deeds=open_to))
    return "; ".join(lines) or words.say("orleans-gives-deeds")


def _reward(words: Words, gives: dict[str, Any]) -> str:
    parts: list[str] = []
    for name, of in gives.items():
        if not isinstance(of, dict):
            parts.append(words.say(f"orleans-gives-{name}", of=of))
    return " + ".join(parts)


# Points


def _forecast(words: Words, view: View, t: Orleans, seat: int) -> list[RenderableType]:
    """If the game ended now: the points of the seat by their parts, and what would be added."""
    facts: Any = SPEC.forecast(view)
    said = say(words, "forecast", points=facts["total"])
    points: dict[str, int] = facts["parts"]
    parts = [
        f"{words.say(f'orleans-score-{part}')} {points[part]}" for part in PARTS if points[part]
    ]
    lines: list[RenderableType] = [Text.assemble((said, "bold"), "  ", (" + ".join(parts), "dim"))]
    leader = leader_in_stations(t)
    notes = [say(words, "tax", tax=SPEC.outlook(view)["tax"])]
    if leader >= 0:
        notes.insert(0, say(words, "last-citizen", seat=leader))
    lines.append(dim(" ".join(notes)))
    return lines


def hint(words: Words, view: View) -> str:
    """While a plan is spelled: the space that waits for a follower."""
    pending: Any = view["pending"]
    draft = str(view["draft"]).split()
    if view.seat is None or not draft or pending["prompt"] not in ("plan", "plan_one"):
        return ""
    letters = tuple(SPEC.alphabet.letter(text) for text in draft)
    waiting = Draft(_table(view), view.seat, letters).pending
    if not waiting:
        return ""
    code = "theatre.1" if waiting[0] == STAGE else SPACE_CODES[waiting[0] - SPACE]
    return words.say("orleans-hint-space", space=code)


def score(words: Words, view: View) -> RenderableType:
    """Places and points, best first, with every source."""
    result: Any = view["result"]
    parts: Any = result["detail"].get("parts")
    if not parts:
        return plain.score(words, view)  # a game that was cut off
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.say("cli-place"), justify="right")
    table.add_column(words.say("cli-player"), no_wrap=True)
    names = [*PARTS, "level", "position"]
    if not any(each["bread"] for each in parts):
        names.remove("bread")
    for heading in ("cli-score", *(f"orleans-score-{name}" for name in names)):
        table.add_column(words.say(heading), justify="right")
    for seat in sorted(range(len(parts)), key=lambda s: (result["places"][s], s)):
        points = Text(str(result["scores"][seat]), style="bold")
        cells = [str(parts[seat][name]) for name in names]
        table.add_row(str(result["places"][seat]), herald(words, seat), points, *cells)
    return table
