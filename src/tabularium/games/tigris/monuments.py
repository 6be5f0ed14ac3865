"""Rules 10: monuments."""

from typing import ClassVar

from tabularium.games.tigris.leaders import evict_leaders
from tabularium.games.tigris.letters import DECLINE, MONUMENT
from tabularium.games.tigris.material import CELL_NAMES, CELLS, COLOURS, COLUMNS, PAIR_CODES, PAIRS
from tabularium.games.tigris.pieces import corner_of, has_colour, monument_number, pair_of
from tabularium.games.tigris.regions import NOT_ON_BOARD
from tabularium.games.tigris.shape import AskMonument
from tabularium.games.tigris.state import ON_BOARD, UNDER, Tigris
from tabularium.games.tigris.terrain import LAST_TILE, TILE
from tabularium.kernel import Facts, Frame, Reason, Word


def is_square(board: bytes, corner: int) -> bool:
    """Whether four face-up tiles of one colour lie with their upper left one here (10.1)."""
    if corner < 0 or corner >= CELLS - COLUMNS or corner % COLUMNS == COLUMNS - 1:
        return False
    code = board[corner]
    return (
        TILE <= code <= LAST_TILE
        and board[corner + 1] == code
        and board[corner + COLUMNS] == code
        and board[corner + COLUMNS + 1] == code
    )


def squares_with(board: bytes, cell: int) -> list[int]:
    """Upper left cells of all squares that a cell is part of, rising."""
    found: list[int] = []
    for corner in (cell - COLUMNS - 1, cell - COLUMNS, cell - 1, cell):
        # A square to the left of the first column would begin in the last one of the row above.
        if corner % COLUMNS <= cell % COLUMNS and is_square(board, corner):
            found.append(corner)
    return found


def fitting_pairs(t: Tigris, colour: int) -> list[int]:
    """Monuments with a colour that are still to be had (10.2)."""
    used = [pair_of(monument) for monument in t.monuments]
    return [pair for pair in range(len(PAIRS)) if colour in PAIRS[pair] and pair not in used]


class BuildMonument(Frame):
    """10.1 to 10.6: the active player may build on a square that the new tile has completed."""

    __slots__ = ("cell", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = ("seat", "cell")

    def __init__(self, step: str = "start", seat: int = 0, cell: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.cell = cell  # of the new tile

    def copy(self) -> "BuildMonument":
        """The same offer."""
        return BuildMonument(self.step, self.seat, self.cell)

    def run(self, t: Tigris) -> None:
        """Ask if the square still stands after all wars and a monument fits it."""
        if self.step == "start":
            if squares_with(t.board, self.cell) and fitting_pairs(t, self.colour(t)):
                self.step = "said"
                t.ask(self.seat, "monument")
            else:
                t.finish()
            return
        assert self.step == "said", f"no step of a monument: {self.step}"
        t.finish()
        word = t.word(self.seat)
        if word[0] != DECLINE:
            build(t, self.seat, word[1] - MONUMENT, word[0])
        elif t.telling:
            t.tell("monument_declined", {"seat": self.seat})

    def colour(self, t: Tigris) -> int:
        """The colour of the new tile."""
        return t.board[self.cell] - TILE

    def options(self, t: Tigris, seat: int, draft: Word) -> list[int]:
        """Decline, or a square and then a monument."""
        if draft:
            return [MONUMENT + pair for pair in fitting_pairs(t, self.colour(t))]
        return [DECLINE, *squares_with(t.board, self.cell)]

    def ends(self, t: Tigris, seat: int, word: Word) -> bool:
        """A square wants a monument."""
        return word[0] == DECLINE or len(word) == 2

    def explain(self, t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
        """Not a new square, or not a monument for it."""
        if draft and MONUMENT <= letter < MONUMENT + len(PAIRS):
            pair = letter - MONUMENT
            if self.colour(t) in PAIRS[pair]:
                return Reason("tigris.monument_built", "10.2", {"pair": PAIR_CODES[pair]})
            colour = COLOURS[self.colour(t)]
            detail: Facts = {"pair": PAIR_CODES[pair], "colour": colour}
            return Reason("tigris.monument_colour", "10.2", detail)
        if not draft and letter < CELLS:
            return Reason("tigris.not_a_new_square", "10.1", {"cell": CELL_NAMES[letter]})
        return Reason("tigris.build_or_decline", "10.1")

    def prompt(self, t: Tigris, seat: int) -> AskMonument:
        """Squares by their upper left cells, and monuments."""
        return {
            "squares": [CELL_NAMES[cell] for cell in squares_with(t.board, self.cell)],
            "pairs": [PAIR_CODES[pair] for pair in fitting_pairs(t, self.colour(t))],
        }

    def fallback(self, t: Tigris, seat: int) -> Word | None:
        """Whoever is away builds nothing."""
        return (DECLINE,)


def build(t: Tigris, seat: int, pair: int, corner: int) -> None:
    """Four tiles are turned over with their treasures; leaders may lose a temple (10.4, 10.5)."""
    base = t.board[corner] - TILE
    for cell in (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1):
        t.move(base, ON_BOARD, UNDER)
        t.turn_over(cell)
    t.monuments = (*t.monuments, monument_number(pair, base, corner))
    if t.telling:
        facts: Facts = {"seat": seat, "pair": PAIR_CODES[pair], "base": COLOURS[base]}
        t.tell("monument", {**facts, "cell": CELL_NAMES[corner]})
    evict_leaders(t)


def monument_points(t: Tigris, seat: int, colour: int) -> int:
    """A point for each monument with the colour of a leader in its kingdom (10.8, 10.9)."""
    regions = t.regions()
    cell = regions.where[4 * seat + colour]
    points = 0
    if cell != NOT_ON_BOARD:
        for monument in t.monuments:
            if regions.label[corner_of(monument)] == regions.label[cell]:
                points += has_colour(monument, colour)
    return points


def monument_income(t: Tigris, seat: int) -> None:
    """At the end of a turn monuments pay the leaders of the seat (10.8)."""
    if not t.monuments:
        return
    for colour in range(4):
        points = monument_points(t, seat, colour)
        if points:
            t.award(seat, colour, points, "monument")
