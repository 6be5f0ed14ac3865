"""The middle of the table in Orléans: the ways ahead, deeds, and what is to be had."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.games.orleans.deeds import open_slots
from tabularium.games.orleans.material import (
    CANAL,
    CITIZEN_OF_BOATMEN,
    CITIZEN_OF_KNIGHTS,
    CITY_CODES,
    DEED_CODES,
    DEED_COINS,
    DEEDS,
    FIRST_TRACK_CITIZEN,
    GOODS,
    PILE_OF,
    PLACE_CODES,
    ROAD,
    SPACE_NEED,
    SPACES_OF,
    TRACK_CITIZENS,
    TYPES,
    WATERWAY,
    tiles_in,
)
from tabularium.games.orleans.outlook import NEEDS
from tabularium.games.orleans.state import Orleans
from tabularium.games.orleans.voyage import neighbours, spaces_on
from tabularium.terminal.boards.orleans_signs import dim, goods_row, headed, named, say, short_sign
from tabularium.terminal.boards.rows import Row
from tabularium.terminal.heraldry import shield
from tabularium.words import Words

# The map


def ways(words: Words, t: Orleans, seat: int) -> list[RenderableType]:
    """Where the merchant of the seat can go, and what lies on the way."""
    lines: list[RenderableType] = [Text(say(words, "here", city=CITY_CODES[t.merchant[seat]]))]
    for mode, name in ((WATERWAY, "waterways"), (ROAD, "roads")):
        cities = [_way(words, t, city, way) for city, way in neighbours(t, seat, mode)]
        if cities:
            lines.append(Row(headed(say(words, name), cities), " · ", 2))
    built = [_with_stations(words, t, city) for city, owners in enumerate(t.stations) if owners]
    if built:
        lines.append(Row(headed(say(words, "stations-built"), built), " · ", 2))
    return lines


def _with_stations(words: Words, t: Orleans, city: int) -> Text:
    """A city and whose stations are there."""
    text = Text(words.item(CITY_CODES[city]))
    for seat in range(t.seats):
        if t.stations[city] >> seat & 1:
            text.append_text(shield(seat))
    return text


def _way(words: Words, t: Orleans, city: int, way: int) -> Text:
    """A city with the stations there and the goods on the way to it."""
    goods = [words.item(GOODS[t.ways[s] - 1]) for s in spaces_on(t, way) if t.ways[s]]
    lying = ", ".join(goods) or say(words, "no-goods")
    return Text.assemble(_with_stations(words, t, city), (f" ({lying})", "bold"))


# Deeds and what is to be had


def deeds(words: Words, t: Orleans) -> list[RenderableType]:
    """Free slots of the deeds, two deeds in a line."""
    table = Table.grid(padding=(0, 2))
    cells = [_deed(words, t, deed) for deed in range(DEEDS)]
    half = (DEEDS + 1) // 2
    for left, right in zip(cells[:half], cells[half:], strict=False):
        table.add_row(*left, *right)
    return [Text(say(words, "deeds"), style="dim"), table]


def _deed(words: Words, t: Orleans, deed: int) -> tuple[Text, Text, Text]:
    slots: list[str] = []
    for kind, code in enumerate(TYPES):
        free = open_slots(t, deed, kind)
        if free:
            slots.append(short_sign(words, code) + (f"×{free}" if free > 1 else ""))
    name = Text(words.called(DEED_CODES[deed]))
    if not slots:
        return name, dim(say(words, "full")), Text("")
    key = "each-canal" if deed == CANAL else "each"
    return name, Text(" ".join(slots)), dim(say(words, key, coins=DEED_COINS[deed]))


def offers(words: Words, t: Orleans) -> list[RenderableType]:
    """Place tiles with their cost, the Jarmark, the stacks, citizens of the tracks."""
    lines: list[RenderableType] = []
    for pile, name in ((1, "pile-one"), (2, "pile-two")):
        tiles = [_offer(words, place) for place in tiles_in(t.pile) if PILE_OF[place] == pile]
        tiles = tiles or [Text(say(words, "none"))]
        lines.append(Row(headed(say(words, name), tiles), " · ", 2))
    lines.append(named(say(words, "jarmark"), goods_row(words, t.jarmark)))
    stacks = [f"{short_sign(words, TYPES[kind])} {n}" for kind, n in enumerate(t.supply)]
    stacks.append(say(words, "stacks-technology", count=t.technology_supply))
    lines.append(named(say(words, "stacks"), Text(", ".join(stacks))))
    left = citizens_left(words, t)
    if left:
        lines.append(named(say(words, "track-citizens"), Text(", ".join(left))))
    return lines


def _offer(words: Words, place: int) -> Text:
    needs = [NEEDS[SPACE_NEED[space]] for space in SPACES_OF[place]]
    shorts = [short_sign(words, need) if need in TYPES else say(words, need) for need in needs]
    name = words.item(PLACE_CODES[place])
    return Text.assemble(name, (f" ({'+'.join(shorts)})", "dim") if shorts else "")


def citizens_left(words: Words, t: Orleans) -> list[str]:
    left: list[str] = []
    for i, space in enumerate(TRACK_CITIZENS):
        if not t.citizens_taken >> (FIRST_TRACK_CITIZEN + i) & 1:
            left.append(say(words, "citizen-development", space=space))
    for citizen, name in ((CITIZEN_OF_BOATMEN, "boatmen"), (CITIZEN_OF_KNIGHTS, "knights")):
        if not t.citizens_taken >> citizen & 1:
            left.append(say(words, f"citizen-{name}"))
    return left
