"""What an observer sees of the table. All dice lie open; what is secret lies in places."""

from typing import Final

from tabularium.games.alea.course import choosing_facts, round_facts
from tabularium.games.alea.plain import dice_on, load_table, who_rolled
from tabularium.games.alea.ranks import ranks
from tabularium.games.alea.shape import Dice, Table
from tabularium.games.alea.state import Alea
from tabularium.kernel import Facts

DICE: Final = frozenset(Dice.__annotations__)  # the rest follows from the frames


def view_table(t: Alea, seat: int) -> Table:
    """What everybody sees: all dice, the tokens, and where in the round we are."""
    return {
        **dice_on(t),
        "ranks": ranks(t),
        "round": round_facts(t),
        "rolled": who_rolled(t),
        "choosing": choosing_facts(t),
    }


def imagine_table(t: Alea, table: Facts) -> None:
    """The dice of a view are complete."""
    load_table(t, {name: value for name, value in table.items() if name in DICE})
