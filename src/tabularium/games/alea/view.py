"""What an observer sees of the table. All dice lie open; what is secret lies in places."""

from tabularium.games.alea.plain import dump_table, load_table
from tabularium.games.alea.state import Alea
from tabularium.kernel import Facts


def view_table(t: Alea, seat: int) -> Facts:
    """What everybody sees: all dice, and the tokens."""
    table = dump_table(t)
    names = ("hand", "roll", "temple", "senate", "castrum", "forum", "latrine", "tokens")
    return {name: table[name] for name in names}


def imagine_table(t: Alea, table: Facts) -> None:
    """The table of a view is complete."""
    load_table(t, table)
