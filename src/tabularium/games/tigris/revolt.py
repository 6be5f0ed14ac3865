"""Rules 8: revolt, the conflict inside a kingdom."""

from typing import ClassVar

from tabularium.games.tigris.material import COLOURS, RED
from tabularium.games.tigris.regions import temples_beside
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.support import Conflict
from tabularium.kernel import Facts


class Revolt(Conflict):
    """8.1 to 8.7: a leader was placed in a kingdom that has one of its colour."""

    __slots__ = ()
    SLOTS: ClassVar[tuple[str, ...]] = ("attacker", "defender", "colour", "attack")

    def __init__(
        self,
        step: str = "start",
        attacker: int = 0,
        defender: int = 1,
        colour: int = 0,
        attack: int = 0,
    ) -> None:
        super().__init__(step, attacker, defender, colour, attack)

    def copy(self) -> "Revolt":
        """The same conflict at the same step."""
        return Revolt(self.step, self.attacker, self.defender, self.colour, self.attack)

    def run(self, t: Tigris) -> None:
        """Attacker, then defender, then the result."""
        match self.step:
            case "start":
                self.step = "attack"
                self.announce(t)
                t.ask(self.attacker, "support")
            case "attack":
                self.attack = self.support(t, self.attacker)
                self.step = "defence"
                t.ask(self.defender, "support")
            case "defence":
                defence = self.support(t, self.defender)
                t.finish()
                self.resolve(t, defence)
            case _:
                raise AssertionError(f"no step of a revolt: {self.step}")

    def announce(self, t: Tigris) -> None:
        """Tell who fights whom; from now on nobody can withdraw (8.8)."""
        if t.telling:
            attack, defence = self.strengths(t)
            facts: Facts = {"attacker": self.attacker, "defender": self.defender}
            strengths: Facts = {"attack": attack, "defence": defence}
            t.tell("revolt", {**facts, "colour": COLOURS[self.colour], **strengths})

    def support_colour(self) -> int:
        """Temples, whatever the leaders are (8.2)."""
        return RED

    def strengths(self, t: Tigris) -> tuple[int, int]:
        """Temples beside each leader; one temple may stand by both (8.2)."""
        mine, theirs = t.cell_of(self.attacker, self.colour), t.cell_of(self.defender, self.colour)
        return temples_beside(t.board, mine), temples_beside(t.board, theirs)

    def resolve(self, t: Tigris, defence: int) -> None:
        """The loser goes, the winner gets one red point; the board loses no tile (8.5, 8.6)."""
        mine, theirs = self.totals(t, defence)
        winner, loser = self.attacker, self.defender
        if mine <= theirs:
            winner, loser = loser, winner
        leader = 4 * loser + self.colour
        t.take(t.cell_of(loser, self.colour))
        if t.telling:
            facts: Facts = {"winner": winner, "loser": loser, "colour": COLOURS[self.colour]}
            totals: Facts = {"attack": mine, "defence": theirs}
            t.tell("revolt_won", {**facts, **totals, "leader": t.codes.leaders[leader]})
        t.award(winner, RED, 1, "revolt")
