"""Rules 1, 3 and 13: the match, turn after turn. The table of contents of the game."""

from typing import ClassVar

from tabularium.games.tigris.dynasties import ChooseDynasty, draw_dynasties, find_starter
from tabularium.games.tigris.ending import end_game
from tabularium.games.tigris.material import HAND_SIZE, RED
from tabularium.games.tigris.pieces import NO_DYNASTY
from tabularium.games.tigris.refill import draw_tiles
from tabularium.games.tigris.state import BAG, ON_BOARD, Tigris
from tabularium.games.tigris.terrain import TILE
from tabularium.games.tigris.turn import Turn
from tabularium.kernel import HORIZON, Frame


class Match(Frame):
    """3.1: turns clockwise until the game ends."""

    __slots__ = ("seat", "turn")
    SLOTS: ClassVar[tuple[str, ...]] = ("turn", "seat")

    def __init__(self, step: str = "start", turn: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.turn = turn  # turns begun
        self.seat = seat  # whose turn is next

    def copy(self) -> "Match":
        """The same turn."""
        return Match(self.step, self.turn, self.seat)

    def run(self, t: Tigris) -> None:
        """The next turn, or the end if turns are counted (13.5)."""
        turns = t.setting.options.number("turns")
        if turns and self.turn >= turns:
            end_game(t, HORIZON, "turns")
            return
        seat = self.seat
        self.turn += 1
        self.seat = (seat + 1) % t.seats
        if t.telling:
            t.tell("turn", {"seat": seat, "turn": self.turn})
        t.push(Turn("start", seat))


def set_up(t: Tigris) -> None:
    """Temples and treasures, who begins, dynasties, six tiles for everybody (1.2 to 1.7)."""
    starter = find_starter(t)
    dynasties = t.setting.options.text("dynasties")
    if dynasties != "by_seat":
        t.give_dynasties((NO_DYNASTY,) * t.seats)
    if dynasties == "lot":
        draw_dynasties(t, starter)
    for cell in t.terrain.temples:
        t.move(RED, BAG, ON_BOARD)
        t.put(cell, TILE + RED)
    t.treasures = t.terrain.temples
    for seat in range(t.seats):
        draw_tiles(t, seat, HAND_SIZE)
    t.push(Match("start", 0, starter))
    if dynasties == "chosen":
        t.push(ChooseDynasty("start", starter))
