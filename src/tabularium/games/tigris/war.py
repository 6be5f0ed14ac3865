"""Rules 9: war, the conflict between kingdoms that a tile has joined."""

from typing import ClassVar

from tabularium.games.tigris.kingdoms import contested_colours, rivals_in, supporters
from tabularium.games.tigris.letters import COLOUR, SUPPORT
from tabularium.games.tigris.material import CELL_NAMES, COLOURS, RED
from tabularium.games.tigris.shape import AskSupport, AskWarOrder
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.support import Conflict
from tabularium.games.tigris.terrain import LEADER, NEIGHBOURS
from tabularium.kernel import Facts, Reason, Word


class War(Conflict):
    """9.1 to 9.13: a tile has joined two kingdoms, which fight until there is peace."""

    __slots__ = ("cell", "seat")
    SLOTS: ClassVar[tuple[str, ...]] = (
        "seat",
        "cell",
        "attacker",
        "defender",
        "colour",
        "attack",
    )

    RULE: ClassVar[str] = "9.7"

    def __init__(
        self,
        step: str = "start",
        seat: int = 0,
        cell: int = 0,
        attacker: int = -1,
        defender: int = -1,
        colour: int = -1,
        attack: int = 0,
    ) -> None:
        super().__init__(step, attacker, defender, colour, attack)
        self.seat = seat  # who has joined the kingdoms
        self.cell = cell  # with the tile here

    def copy(self) -> "War":
        """The same conflict at the same step."""
        return War(
            self.step,
            self.seat,
            self.cell,
            self.attacker,
            self.defender,
            self.colour,
            self.attack,
        )

    def run(self, t: Tigris) -> None:
        """Conflict after conflict, looked for anew each time, until there is peace (9.12)."""
        match self.step:
            case "start":
                if t.telling:
                    colours = [COLOURS[colour] for colour in self.contested(t)]
                    t.tell("union", {"cell": CELL_NAMES[self.cell], "colours": colours})
                self.step = "next"
            case "next":
                self.next_conflict(t)
            case "order":
                self.begin(t, t.word(self.seat)[0] - COLOUR)
            case "attack":
                self.attack = self.support(t, self.attacker)
                self.step = "defence"
                t.ask(self.defender, "support")
            case "defence":
                defence = self.support(t, self.defender)
                self.step = "next"
                self.resolve(t, defence)
            case _:
                raise AssertionError(f"no step of a war: {self.step}")

    def contested(self, t: Tigris) -> list[int]:
        """Colours with two leaders in the kingdom round the unification tile (9.3)."""
        regions = t.regions()
        return contested_colours(regions.leaders[regions.label[self.cell]])

    def next_conflict(self, t: Tigris) -> None:
        """Peace, the only conflict, or a choice of the active player (9.3)."""
        colours = self.contested(t)
        if not colours:
            t.finish()
        elif len(colours) == 1:
            self.begin(t, colours[0])
        else:
            self.step = "order"
            self.attacker = self.defender = self.colour = -1
            self.attack = 0
            t.ask(self.seat, "war_order")

    def begin(self, t: Tigris, colour: int) -> None:
        """The active player attacks if involved, else the next one clockwise who is (9.6)."""
        self.attacker, self.defender = self.fighters(t, colour)
        self.colour = colour
        self.attack = 0
        self.step = "attack"
        if t.telling:
            attack, defence = self.strengths(t)
            facts: Facts = {"attacker": self.attacker, "defender": self.defender}
            strengths: Facts = {"attack": attack, "defence": defence}
            t.tell("war", {**facts, "colour": COLOURS[colour], **strengths})
        t.ask(self.attacker, "support")

    def fighters(self, t: Tigris, colour: int) -> tuple[int, int]:
        """Who attacks and who defends: the active player, or who comes next clockwise (9.6)."""
        regions = t.regions()
        rivals = rivals_in(regions.leaders[regions.label[self.cell]], colour)
        order = [(self.seat + i) % t.seats for i in range(t.seats)]
        involved = [seat for seat in order if seat in rivals]
        return involved[0], involved[1]

    def support_colour(self) -> int:
        """Tiles of the leaders' colour (9.7)."""
        return self.colour

    def union(self) -> int:
        """Where the unification tile lies (9.1)."""
        return self.cell

    def side(self, t: Tigris, seat: int) -> list[int]:
        """Supporters of a leader on its side of the unification tile, which counts for nobody."""
        return supporters(t.board, t.cell_of(seat, self.colour), self.colour, self.cell)

    def strengths(self, t: Tigris) -> tuple[int, int]:
        """Supporters of both sides (9.4, 9.5)."""
        return len(self.side(t, self.attacker)), len(self.side(t, self.defender))

    def resolve(self, t: Tigris, defence: int) -> None:
        """The loser's leader and supporters go; a point for each (9.8 to 9.10)."""
        mine, theirs = self.totals(t, defence)
        winner, loser = self.attacker, self.defender
        if mine <= theirs:
            winner, loser = loser, winner
        side = sorted(self.side(t, loser))
        t.take(t.cell_of(loser, self.colour))
        lost = [cell for cell in side if self.colour != RED or not is_protected(t, cell)]
        for cell in lost:
            t.lose_tile(cell)
        if t.telling:
            facts: Facts = {"winner": winner, "loser": loser, "colour": COLOURS[self.colour]}
            totals: Facts = {"attack": mine, "defence": theirs}
            leader = t.codes.leaders[4 * loser + self.colour]
            cells = [CELL_NAMES[cell] for cell in lost]
            t.tell("war_won", {**facts, **totals, "leader": leader, "lost": cells})
        t.award(winner, self.colour, 1 + len(lost), "war")

    def options(self, t: Tigris, seat: int, draft: Word) -> list[int]:
        """A colour to fight over, or tiles to add."""
        if self.step == "order":
            return [COLOUR + colour for colour in self.contested(t)]
        return super().options(t, seat, draft)

    def explain(self, t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
        """Only contested colours can be fought over."""
        if self.step == "order":
            colours = [COLOURS[colour] for colour in self.contested(t)]
            return Reason("tigris.not_contested", "9.3", {"colours": colours})
        return super().explain(t, seat, draft, letter)

    def prompt(self, t: Tigris, seat: int) -> AskSupport | AskWarOrder:
        """The colours to choose from, or the balance of the conflict."""
        if self.step == "order":
            return {"colours": [COLOURS[colour] for colour in self.contested(t)]}
        return super().prompt(t, seat)

    def fallback(self, t: Tigris, seat: int) -> Word | None:
        """The first colour; no tiles."""
        return (COLOUR + self.contested(t)[0],) if self.step == "order" else (SUPPORT,)


def is_protected(t: Tigris, cell: int) -> bool:
    """In a war of priests a temple stays if it has a treasure or touches another leader (9.10)."""
    if cell in t.treasures:
        return True
    for neighbour in NEIGHBOURS[cell]:
        if t.board[neighbour] >= LEADER:
            return True
    return False
