"""Rules 8, 9 and 14: what revolts and wars have in common. Both sides add tiles from hand."""

from typing import ClassVar

from tabularium.games.tigris.letters import SUPPORT
from tabularium.games.tigris.material import COLOURS, HAND_SIZE
from tabularium.games.tigris.regions import replaced
from tabularium.games.tigris.shape import AskSupport, AskWarOrder, Future
from tabularium.games.tigris.state import HAND, OUT, Tigris
from tabularium.games.tigris.terrain import EMPTY
from tabularium.kernel import Facts, Frame, Reason, Word


class Conflict(Frame):
    """Two leaders of a colour; first the attacker, then the defender may add tiles."""

    __slots__ = ("attack", "attacker", "colour", "defender")
    QUIET: ClassVar[bool] = True
    RULE: ClassVar[str] = "8.3"  # which tiles may be added

    def __init__(self, step: str, attacker: int, defender: int, colour: int, attack: int) -> None:
        super().__init__(step)
        self.attacker = attacker
        self.defender = defender
        self.colour = colour  # of the leaders
        self.attack = attack  # tiles that the attacker has added

    def support_colour(self) -> int:
        """The colour of tiles that count."""
        raise AssertionError("a conflict says which tiles count")

    def strengths(self, t: Tigris) -> tuple[int, int]:
        """What attacker and defender have on the board."""
        raise AssertionError("a conflict says what counts")

    def union(self) -> int:
        """The cell of the tile that counts for nobody until there is peace; -1 if there is none."""
        return -1

    def support(self, t: Tigris, seat: int) -> int:
        """Tiles from hand are laid beside the board; they are out of the game (8.7, 9.11)."""
        count = t.word(seat)[0] - SUPPORT
        tile = self.support_colour()
        for _ in range(count):
            t.move(tile, HAND + seat, OUT)
        if t.telling:
            t.tell("support", {"seat": seat, "colour": COLOURS[tile], "tiles": count})
        return count

    def totals(self, t: Tigris, defence: int) -> tuple[int, int]:
        """What both have in the end; the attacker wins with more, a tie is the defender's."""
        mine, theirs = self.strengths(t)
        return mine + self.attack, theirs + defence

    def options(self, t: Tigris, seat: int, draft: Word) -> list[int]:
        """Any number of tiles in hand, or what the English variant leaves of it."""
        return [SUPPORT + n for n in self.numbers(t, seat)]

    def numbers(self, t: Tigris, seat: int) -> list[int]:
        """How many tiles a seat may add (8.3, 14.1, 14.2)."""
        held = t.contents[HAND + seat].count(self.support_colour())
        if not t.setting.options.flag("english"):
            return list(range(held + 1))
        attack, defence = self.strengths(t)
        if seat == self.attacker:
            return [0, *range(max(1, defence - attack + 1), held + 1)]
        needed = attack + self.attack - defence
        return [0, needed] if 0 < needed <= held else [0]

    def explain(self, t: Tigris, seat: int, draft: Word, letter: int) -> Reason:
        """Tiles that are not there, or that the English variant forbids."""
        tiles = letter - SUPPORT
        colour = self.support_colour()
        if not 0 <= tiles <= HAND_SIZE:
            return Reason("tigris.say_support", self.RULE, {"colour": COLOURS[colour]})
        held = t.contents[HAND + seat].count(colour)
        if tiles > held:
            detail: Facts = {"colour": COLOURS[colour], "held": held}
            return Reason("tigris.too_few_tiles", self.RULE, detail)
        if seat == self.attacker:
            return Reason("tigris.attack_in_vain", "14.1", {"tiles": tiles})
        return Reason("tigris.defence_not_exact", "14.2", {"tiles": tiles})

    def futures(self, t: Tigris, seat: int) -> list[Future]:
        """For each number of tiles that may be added: the balance, and what would beat it."""
        attack, defence = self.strengths(t)
        found: list[Future] = []
        for add in self.numbers(t, seat):
            if seat == self.attacker:
                mine, theirs = attack + add, defence
                lacking: int | None = max(0, mine - theirs)  # a tie is the defender's (8.4, 9.8)
            else:
                mine, theirs = attack + self.attack, defence + add
                lacking = 0 if mine > theirs else None  # the attacker adds no more
            found.append({"add": add, "attack": mine, "defence": theirs, "beaten_by": lacking})
        return found

    def prompt(self, t: Tigris, seat: int) -> AskSupport | AskWarOrder:
        """Which tiles count, and what both have so far."""
        attack, defence = self.strengths(t)
        return {
            "role": "attacker" if seat == self.attacker else "defender",
            "colour": COLOURS[self.support_colour()],
            "leaders": COLOURS[self.colour],
            "attack": attack + self.attack,
            "defence": defence,
            "futures": self.futures(t, seat),
        }

    def fallback(self, t: Tigris, seat: int) -> Word | None:
        """Whoever is away adds nothing."""
        return (SUPPORT,)


def board_without_union(t: Tigris) -> bytes:
    """The board on which strengths are counted: in a war without the unification tile (9.14)."""
    for frame in t.stack:
        if isinstance(frame, Conflict) and frame.union() >= 0:
            return replaced(t.board, frame.union(), EMPTY)
    return t.board
