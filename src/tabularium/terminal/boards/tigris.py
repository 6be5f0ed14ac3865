"""Tigris & Euphrates in the terminal: the map, the kingdoms, the players, and one's own things."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.tigris.kingdoms import contested_colours, owner_in
from tabularium.games.tigris.letters import LEADER_OF, TILE_OF
from tabularium.games.tigris.material import (
    BLACK,
    CELL_NAMES,
    COLOURS,
    OFFICES,
    PAIR_CODES,
)
from tabularium.games.tigris.monuments import fitting_pairs, squares_with
from tabularium.games.tigris.regions import kingdoms_beside, replaced
from tabularium.games.tigris.spec import SPEC
from tabularium.games.tigris.terrain import TILE
from tabularium.kernel import View
from tabularium.terminal.boards import plain
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.boards.tigris_map import (
    GROUNDS,
    LEGAL,
    RUIN,
    TREASURE,
    colour_of,
    draw_map,
    dynasty_of,
    glyph,
    imagined,
    legal_cells,
    legend,
    pair_sign,
    seat_of,
    tile,
)
from tabularium.terminal.heraldry import colour as seat_colour
from tabularium.terminal.heraldry import herald, shield
from tabularium.words import Words


def board(words: Words, view: View) -> RenderableType:
    """The table as one seat or a spectator sees it."""
    parts: list[RenderableType] = [draw_map(words, view), *legend(words, view), ""]
    parts += _kingdoms(words, view)
    if view["result"] is None:
        parts += ["", _players(words, view), "", *_mine(words, view), _left(words, view)]
    return Group(*parts)


# What helps with a word


def hint(words: Words, view: View) -> str:
    """Where the tile in hand brings a point, a war or a square; and how to name a cell."""
    cells = legal_cells(view)
    draft = str(view["draft"]).split()
    if not draft or not cells:
        return ""
    letter = SPEC.alphabet.letter(draft[0])
    lines = _previews(words, view, letter - TILE_OF, cells) if letter < LEADER_OF else []
    example = CELL_NAMES[cells[0]]
    return "\n".join([*lines, words.say("tigris-hint-map", cell=example, sign=LEGAL)])


def _previews(words: Words, view: View, colour: int, cells: list[int]) -> list[str]:
    """Cells where a tile of a colour would do something, by what it would do."""
    t = imagined(view)
    regions = t.regions()
    points: dict[int, list[int]] = {seat: [] for seat in range(t.seats)}
    union: list[int] = []
    war: list[int] = []
    square: list[int] = []
    for cell in cells:
        leaders = [regions.leaders[kingdom] for kingdom in kingdoms_beside(regions, cell)]
        if len(leaders) == 2:
            (war if contested_colours(leaders[0] | leaders[1]) else union).append(cell)
        elif leaders:
            owner = owner_in(leaders[0], colour)
            owner = owner_in(leaders[0], BLACK) if owner < 0 else owner
            points.get(owner, []).append(cell)
        if fitting_pairs(t, colour) and squares_with(replaced(t.board, cell, TILE + colour), cell):
            square.append(cell)
    mine = points.pop(view.seat if view.seat is not None else -1, [])
    lines = [_said(words, "tigris-hint-mine", mine)]
    lines += [_said(words, "tigris-hint-theirs", c, seat=seat) for seat, c in points.items()]
    lines.append(_said(words, "tigris-hint-union", union))
    lines.append(_said(words, "tigris-hint-war", war))
    lines.append(_said(words, "tigris-hint-square", square))
    return [line for line in lines if line]


def _said(words: Words, key: str, cells: list[int], **facts: object) -> str:
    names = " ".join(CELL_NAMES[cell] for cell in cells)
    return words.say(key, cells=names, **facts) if cells else ""


# The kingdoms


def _kingdoms(words: Words, view: View) -> list[RenderableType]:
    """Every kingdom with its leaders and their strengths."""
    kingdoms: Any = view.table["kingdoms"]
    if not kingdoms:
        return [Text(words.say("tigris-board-no-kingdoms"), style="dim")]
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for number, kingdom in enumerate(kingdoms, 1):
        row = [_leader(words, view, leader) for leader in kingdom["leaders"]]
        table.add_row(Text(str(number), style="bold"), Row([*row, *_riches(words, view, kingdom)]))
    return [Text(words.say("tigris-board-kingdoms"), style="dim"), table]


def _leader(words: Words, view: View, leader: str) -> Text:
    """Whose it is, its office, its cell, its strength in a revolt and in a war."""
    strengths: Any = view.table["strengths"]
    facts = strengths[leader]
    seat, office = seat_of(view, leader), leader.partition(".")[2]
    letters = Text(glyph(words, office), style=GROUNDS[colour_of(leader)])
    name = Text(f" {words.item(office)} {facts['at']} ", style=seat_colour(seat))
    strength = Text(f"({facts['revolt']} · {facts['war']})", style="bold")
    return Text.assemble(shield(seat), letters, name, strength)


def _riches(words: Words, view: View, kingdom: dict[str, list[str]]) -> list[Text]:
    """Treasures and monuments of a kingdom."""
    treasures: Any = view.table["treasures"]
    monuments: Any = view.table["monuments"]
    count = sum(cell in kingdom["cells"] for cell in treasures)
    found = [Text(f"{TREASURE} {count}")] if count else []
    return found + [pair_sign(words, m["pair"]) for m in monuments if m["at"] in kingdom["cells"]]


# The players


def _players(words: Words, view: View) -> Table:
    """Points (if they may be seen), treasures, what is left to everybody."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words.say("tigris-board-dynasty"), no_wrap=True)
    for colour in COLOURS:
        table.add_column(tile(words, colour), justify="right", no_wrap=True)
    table.add_column(TREASURE, justify="right")
    table.add_column(words.say("tigris-board-hand"), justify="right", no_wrap=True)
    table.add_column(RUIN, justify="right")
    table.add_column(words.say("tigris-board-reserve"), no_wrap=True)
    for seat in range(int(str(view["seats"]))):
        table.add_row(*_player(words, view, seat))
    return table


def _player(words: Words, view: View, seat: int) -> list[RenderableType]:
    facts: Any = view.facts
    points, won = facts["table"]["points"][seat], facts["table"]["won"][seat]
    hand = facts["places"][f"hand.{seat}"]
    seen = [str(points[colour]) for colour in COLOURS] + [str(won)]
    if facts["options"]["points"] == "veiled" and seat != view.seat:
        seen = [words.say("tigris-board-veiled")] * len(seen)
    dynasty = dynasty_of(view, seat)
    reserve = [
        Text(glyph(words, office), style=GROUNDS[colour])
        for office, colour in zip(OFFICES, COLOURS, strict=True)
        if f"{dynasty}.{office}" not in facts["table"]["strengths"]
    ]
    return [
        herald(words, seat),
        Text(words.called(dynasty) if dynasty else "–"),
        *seen,
        str(len(hand) if isinstance(hand, list) else hand),
        str(facts["table"]["catastrophes"][seat]),
        Text(" ").join(reserve),
    ]


# One's own things, and what is left


def _mine(words: Words, view: View) -> list[RenderableType]:
    """One's tiles, and what one's points would come to now."""
    if view.seat is None:
        return []
    hand: Any = view.places[f"hand.{view.seat}"]
    line = Text(words.say("tigris-board-your-hand") + " ", style="bold")
    line.append_text(Text(" ").join(tile(words, colour) for colour in hand))
    line.append("  " + (", ".join(_counted(words, hand)) or words.say("tigris-board-no-tiles")))
    facts: Any = SPEC.forecast(view)
    said = words.say("tigris-board-forecast", score=facts["total"], treasures=facts["treasures"])
    return [line, Text(said, style="dim")]


def _counted(words: Words, tiles: list[str]) -> Iterable[str]:
    for colour in COLOURS:
        if colour in tiles:
            yield words.say("tigris-board-tiles", colour=colour, count=tiles.count(colour))


def _left(words: Words, view: View) -> Text:
    """The bag, treasures on the board, monuments nobody has built yet."""
    treasures: Any = view.table["treasures"]
    monuments: Any = view.table["monuments"]
    bag = words.say("tigris-board-bag", count=view.places["bag"])
    lying = words.say("tigris-board-treasures", count=len(treasures))
    built = [each["pair"] for each in monuments]
    pairs = [pair_sign(words, pair) for pair in PAIR_CODES if pair not in built]
    line = Text(f"{bag} {lying}\n", style="dim")
    if not pairs:
        return line.append(words.say("tigris-board-no-monuments"))
    line.append(words.say("tigris-board-monuments") + " ")
    return line.append_text(Text("  ").join(pairs))


# The end


def score(words: Words, view: View) -> RenderableType:
    """Places, points by colour, treasures, and the colours from the weakest up."""
    result: Any = view["result"]
    parts = result["detail"].get("seats")
    if parts is None:  # cut off by the kernel
        return plain.score(words, view)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.say("cli-place"), justify="right")
    table.add_column(words.say("cli-player"), no_wrap=True)
    table.add_column(words.say("cli-score"), justify="right")
    for colour in COLOURS:
        table.add_column(tile(words, colour), justify="right")
    table.add_column(words.say("tigris-score-treasures"), justify="right")
    table.add_column(words.say("tigris-score-spread"))
    for seat in sorted(range(len(parts)), key=lambda s: (result["places"][s], s)):
        mine = parts[seat]
        table.add_row(
            str(result["places"][seat]),
            herald(words, seat),
            Text(str(result["scores"][seat]), style="bold"),
            *(str(mine["points"][colour]) for colour in COLOURS),
            str(mine["treasures"]),
            " · ".join(map(str, mine["spread"])),
        )
    cause = words.say(f"tigris-end-{result['detail']['cause']}")
    return Group(Text(cause, style="dim"), "", table)
