"""The map of Tigris & Euphrates in the terminal: cells, pieces, kingdoms, legal places."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from tabularium.games.tigris.letters import CATASTROPHE_ON, TILE_OF, WITHDRAW
from tabularium.games.tigris.material import (
    CELL_NAMES,
    CELL_NUMBERS,
    COLOURS,
    COLUMN_LETTERS,
    COLUMNS,
    LEADER_CODES,
    MAP,
    OFFICES,
    ROWS,
)
from tabularium.games.tigris.spec import SPEC
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.terrain import OFF_BOARD, terrain_of
from tabularium.games.tigris.turn import cells_for
from tabularium.kernel import View
from tabularium.terminal.heraldry import shield
from tabularium.words import Words

# Tiles have a letter and a colour, so that nobody needs to see the colour.
GROUNDS: Final = {
    "red": "bold #ffffff on #b03a2e",
    "blue": "bold #ffffff on #2f6db5",
    "green": "bold #ffffff on #2c7d4f",
    "black": "bold #ffffff on #4a4a4a",
}
WATER: Final = "#5f9be0"
TREASURE: Final = "*"
CORNER_TREASURE: Final = "★"
UNION: Final = "="
LEGAL: Final = "+"
RUIN: Final = "▒"


# Names and signs


def glyph(words: Words, code: str) -> str:
    """The letters of a colour or of an office on the map."""
    return words.part(f"tigris-item-{code}", "glyph") or code[:1]


def tile(words: Words, colour: str, mark: str = "") -> Text:
    """A tile: its letter on its colour."""
    return Text(glyph(words, colour) + mark, style=GROUNDS[colour])


def pair_sign(words: Words, pair: str) -> Text:
    """A monument by its two halves."""
    return Text("+").join(tile(words, colour) for colour in pair.split("-"))


def dynasty_of(view: View, seat: int) -> str | None:
    """What a seat plays, once it has chosen."""
    dynasties: Any = view.table["dynasties"]
    found: str | None = dynasties[seat]
    return found


def seat_of(view: View, leader: str) -> int:
    """Whose leader it is."""
    dynasties: Any = view.table["dynasties"]
    seat: int = dynasties.index(leader.partition(".")[0])
    return seat


def colour_of(leader: str) -> str:
    return COLOURS[OFFICES.index(leader.partition(".")[2])]


# The map


class _Map:
    """What lies on each cell, four characters wide."""

    def __init__(self, words: Words, view: View) -> None:
        rows: Any = view.table["terrain"]
        kingdoms: Any = view.table["kingdoms"]
        monuments: Any = view.table["monuments"]
        self.words = words
        self.view = view
        self.terrain = terrain_of(tuple(rows) if isinstance(rows, list) else MAP)
        self.pieces: Any = view.table["board"]
        self.treasures: Any = view.table["treasures"]
        self.legal = legal_cells(view)
        self.union = union_cell(view)
        self.kingdom = {cell: n for n, each in enumerate(kingdoms, 1) for cell in each["cells"]}
        self.monument: dict[int, Text] = {}
        for each in monuments:
            self._raise(CELL_NUMBERS[each["at"]], each["pair"])

    def _mark(self, cell: int, otherwise: str) -> str:
        """The sign of a treasure, if there is one."""
        if CELL_NAMES[cell] not in self.treasures:
            return otherwise
        return CORNER_TREASURE if self.terrain.corner[cell] else TREASURE

    def _raise(self, corner: int, pair: str) -> None:
        """A monument over four cells; treasures may lie on the turned tiles."""
        first, second = (tile(self.words, colour) for colour in pair.split("-"))
        cells = (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)
        a, b, c, d = (self._mark(cell, "═") for cell in cells)
        number = self._number(corner)[-1]
        drawn = (
            Text.assemble((number, "dim"), "╔", first, a),
            Text.assemble("═", b, second, "╗"),
            Text.assemble(" ╚═", c),
            Text.assemble("═", d, "═╝"),
        )
        self.monument.update(zip(cells, drawn, strict=True))

    def _number(self, cell: int) -> str:
        """The number of the kingdom that a cell belongs to."""
        return str(self.kingdom.get(CELL_NAMES[cell], "")).rjust(2)

    def cell(self, cell: int) -> Text:
        """What lies there, or the ground."""
        piece = self.pieces.get(CELL_NAMES[cell])
        legal = cell in self.legal
        if piece in COLOURS:
            number = LEGAL + self._number(cell)[-1] if legal else self._number(cell)
            mark = UNION if cell == self.union else self._mark(cell, " ")
            style = "bold" if legal else "dim"
            return Text.assemble((number, style), tile(self.words, piece, mark))
        if cell in self.monument:
            return self.monument[cell]
        if piece == "catastrophe":
            return Text(f" {RUIN * 3}", style="dim")
        if piece in LEADER_CODES:
            office = Text(glyph(self.words, piece.partition(".")[2]))
            office.stylize(GROUNDS[colour_of(piece)])
            return Text.assemble(" ", shield(seat_of(self.view, piece)), office)
        return self._ground(cell, legal)

    def _ground(self, cell: int, legal: bool) -> Text:
        if self.terrain.bare[cell] == OFF_BOARD:
            return Text(" " * 4)
        if self.terrain.river[cell]:
            water = Text("~~~~", style=WATER)
            return Text.assemble(("~~", WATER), (LEGAL, "bold"), ("~", WATER)) if legal else water
        return Text.assemble("  ", (LEGAL, "bold") if legal else ("·", "dim"), " ")


def draw_map(words: Words, view: View) -> Text:
    """Sixteen columns with letters, eleven rows with numbers."""
    drawn = _Map(words, view)
    head = Text("    " + "".join(f"  {letter} " for letter in COLUMN_LETTERS), style="dim")
    lines = [head]
    for row in range(ROWS):
        cells = [drawn.cell(row * COLUMNS + column) for column in range(COLUMNS)]
        number = str(row + 1)
        line = Text.assemble((f"{number:>3} ", "dim"), *cells, (f"  {number}", "dim"))
        lines.append(line)
    return Text("\n").join([*lines, head])


def legend(words: Words, view: View) -> list[RenderableType]:
    """What the signs mean."""
    tiles = ", ".join(f"{glyph(words, colour)} {words.item(colour)}" for colour in COLOURS)
    signs = words.say(
        "tigris-board-legend-signs",
        river="~",
        treasure=TREASURE,
        corner=CORNER_TREASURE,
        catastrophe=RUIN,
    )
    lines = [words.say("tigris-board-legend-tiles", tiles=tiles), signs]
    if legal_cells(view):
        lines.append(words.say("tigris-board-legend-legal", sign=LEGAL))
    if union_cell(view) is not None:
        lines.append(words.say("tigris-board-legend-union", sign=UNION))
    return [Text(line, style="dim italic") for line in lines]


def union_cell(view: View) -> int | None:
    """The cell under the unification tile, while there is war."""
    stack: Any = view["stack"]
    return next((frame["cell"] for frame in stack if frame["frame"] == "War"), None)


def legal_cells(view: View) -> list[int]:
    """Cells that the listener may choose now."""
    pending, prompt = view["pending"], view["prompt"]
    if view.seat is None or not isinstance(pending, dict) or view.seat not in pending["seats"]:
        return []
    draft = str(view["draft"]).split()
    if pending["prompt"] == "action":
        word = tuple(SPEC.alphabet.letter(text) for text in draft)
        return cells_for(imagined(view), view.seat, word) if wants_cell(word) else []
    facts: Any = prompt
    names: list[str] = facts.get("may_stay") or facts.get("squares") or []
    return [] if draft else [CELL_NUMBERS[name] for name in names]


def wants_cell(word: tuple[int, ...]) -> bool:
    return len(word) == 1 and (TILE_OF <= word[0] < WITHDRAW or word[0] == CATASTROPHE_ON)


def imagined(view: View) -> Tigris:
    """The pure questions of the rules want a state; one imagined from the view knows no more."""
    t = SPEC.imagine(view, "board")
    assert isinstance(t, Tigris)
    return t
