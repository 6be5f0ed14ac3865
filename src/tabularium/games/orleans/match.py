"""Rules 1, 2 and 16: the match and its eighteen rounds. The table of contents of the game."""

from typing import ClassVar

from tabularium.games.orleans.actions import Actions
from tabularium.games.orleans.drawing import Drawing
from tabularium.games.orleans.ending import end_game
from tabularium.games.orleans.events import EventPhase, take_census, turn_hourglass
from tabularium.games.orleans.letters import NONE, PLACE
from tabularium.games.orleans.material import (
    EVENT_CODES,
    GOODS_OUT,
    PILGRIMAGE,
    PLACE_CODES,
    ROUNDS,
    tile_bit,
    tiles_in,
)
from tabularium.games.orleans.planning import Planning
from tabularium.games.orleans.shape import AskRemoval
from tabularium.games.orleans.state import GOODS_DRAWS, NO_EVENT, Orleans
from tabularium.kernel import Frame, Reason, Rounds, Word


def set_up(t: Orleans) -> None:
    """Goods on the map, then the match."""
    lay_out_goods(t)
    t.push(Match())


def lay_out_goods(t: Orleans) -> None:
    """1.3, 1.4: some goods go out, one comes to each goods space, the rest to the Jarmark."""
    t.jarmark = t.jarmark[:]
    t.goods_gone = t.goods_gone[:]
    for _ in range(GOODS_OUT[t.seats - 2]):
        t.goods_gone[random_good(t)] += 1
    t.ways = [1 + random_good(t) for _ in t.ways]


def random_good(t: Orleans) -> int:
    """A good out of those not laid out yet."""
    number = t.below(GOODS_DRAWS, sum(t.jarmark))
    good = 0
    while number >= t.jarmark[good]:
        number -= t.jarmark[good]
        good += 1
    t.jarmark[good] -= 1
    return good


class Match(Rounds):
    """2.1, 2.4: eighteen rounds, the start player's marker goes to the left, then the end."""

    def copy(self) -> "Match":
        """The same round."""
        return Match(self.step, self.round)

    def run(self, t: Orleans) -> None:
        """The variant before the first round, the rounds, the end."""
        if self.step == "start":
            self.step = "rounds"
            if t.setting.options.text("place_tiles") == "fewer":
                t.push(TileRemoval())
        elif self.round == ROUNDS:
            end_game(t)
        else:
            start = self.round % t.seats
            self.round += 1
            if t.telling:
                t.tell("round", {"round": self.round, "rounds": ROUNDS, "start": start})
            t.push(Round("hourglass", start))


class Round(Frame):
    """2.1: the seven phases."""

    __slots__ = ("start",)
    SLOTS: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, step: str = "hourglass", start: int = 0) -> None:
        super().__init__(step)
        self.start = start

    def copy(self) -> "Round":
        """The same phase."""
        return Round(self.step, self.start)

    def run(self, t: Orleans) -> None:
        """One phase after another; the seventh, the marker, is the match's."""
        match self.step:
            case "hourglass":
                self.step = "census"
                turn_hourglass(t)
            case "census":
                self.step = "drawing"
                take_census(t)
            case "drawing":
                self.step = "planning"
                t.push(Drawing())
            case "planning":
                self.step = "actions"
                t.push(Planning("start", self.start))
            case "actions":
                self.step = "event"
                t.push(Actions("next", self.start))
            case "event":
                self.step = "end"
                if t.telling and t.event not in (PILGRIMAGE, NO_EVENT):
                    t.tell("strikes", {"event": EVENT_CODES[t.event]})
                t.push(EventPhase("next", self.start))
            case "end":
                t.event = NO_EVENT
                t.finish()
            case _:
                raise AssertionError(f"no such phase of a round: {self.step}")


class TileRemoval(Frame):
    """16.1: each in turn may put one place tile back into the box, with two players twice."""

    __slots__ = ("turn",)
    SLOTS: ClassVar[tuple[str, ...]] = ("turn",)
    OPEN: ClassVar[bool] = True

    def __init__(self, step: str = "next", turn: int = 0) -> None:
        super().__init__(step)
        self.turn = turn

    def copy(self) -> "TileRemoval":
        """The same turn."""
        return TileRemoval(self.step, self.turn)

    def run(self, t: Orleans) -> None:
        """Ask each seat from the start player."""
        seat = self.turn % t.seats
        if self.step == "said":
            self.step = "next"
            self.turn += 1
            self.remove(t, seat, t.word(seat)[0])
        elif self.turn == (4 if t.seats == 2 else t.seats):
            t.finish()
        else:
            self.step = "said"
            t.ask(seat, "remove_tile")

    def remove(self, t: Orleans, seat: int, letter: int) -> None:
        """The tile is out of the game."""
        if letter != NONE:
            t.pile &= ~tile_bit(letter - PLACE)
            if t.telling:
                t.tell("removed", {"seat": seat, "place": PLACE_CODES[letter - PLACE]})

    def options(self, t: Orleans, seat: int, draft: Word) -> list[int]:
        """Any tile of either pile, or none."""
        return [PLACE + place for place in tiles_in(t.pile)] + [NONE]

    def explain(self, t: Orleans, seat: int, draft: Word, letter: int) -> Reason:
        """Only tiles that are there."""
        return Reason("orleans.remove_a_tile", "16.1")

    def prompt(self, t: Orleans, seat: int) -> AskRemoval:
        """How many removals are still to come."""
        return {"left": (4 if t.seats == 2 else t.seats) - self.turn}

    def fallback(self, t: Orleans, seat: int) -> Word:
        """Somebody who is away removes nothing."""
        return (NONE,)
