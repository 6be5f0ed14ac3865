"""What lies open, a table imagined from it, and cards that may lie face down (rules 3.6, 3.7)."""

from typing import Final

from tabularium.games.magnaci.letters import CARD
from tabularium.games.magnaci.material import CARDS, HAND, WHOLE_HAND
from tabularium.games.magnaci.plain import dump_table, load_table
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import Facts, Picks, codes_in

REMAINING: Final = "remaining"
OPEN: Final = (
    "order",
    "estates",
    "offices",
    "laid",
    "shown",
    "bonus",
    "won",
    "buildings",
    "partitions",
    "lost",
    "black_clouds",
    "silent_sejm",
    "pacta",
)


def view_table(t: Magnaci, seat: int) -> Facts:
    """What lies open, by name; and the cards that each player has not shown, as anybody can count.

    No seat sees more of the table than another; its sealed cards are not on the table.
    """
    table = dump_table(t)
    seen: Facts = {name: table[name] for name in OPEN}
    seen[REMAINING] = [codes_in(CARDS, WHOLE_HAND & ~laid) for laid in t.laid]
    return seen


def imagine_table(t: Magnaci, table: Facts) -> None:
    """The table of a view is complete; what remains in the hands follows from what was laid."""
    load_table(t, {name: value for name, value in table.items() if name != REMAINING})


def guess_sealed(t: Magnaci, seat: int, slots: list[int], picks: Picks) -> list[int]:
    """Any cards that a seat has not shown in this Age, all different."""
    left = [card for card in range(HAND) if not t.laid[seat] >> card & 1]
    return [CARD + card for card in picks.shuffle(left, len(slots))[: len(slots)]]
