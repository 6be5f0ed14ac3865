"""Rules 1.10: what lies open, and a table imagined from it."""

from typing import Final

from tabularium.games.orleans.plain import dump_table, load_table
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Facts

# Everything; bags too, since everybody can count.
OPEN: Final = (
    "event",
    "bag",
    "market",
    "tower",
    "stage",
    "spaces",
    "supply",
    "lost",
    "deeds",
    "tracks",
    "coins",
    "treasury",
    "stations",
    "unbuilt",
    "merchant",
    "technology",
    "experienced",
    "technology_supply",
    "technology_lost",
    "citizens",
    "citizens_taken",
    "tiles",
    "pile",
    "jarmark",
    "goods",
    "goods_gone",
    "ways",
)


def view_table(t: Orleans, seat: int) -> Facts:
    """What lies open, by name; a seat sees no more than everybody else."""
    table = dump_table(t)
    return {name: table[name] for name in OPEN}


def imagine_table(t: Orleans, table: Facts) -> None:
    """The table of a view is complete."""
    load_table(t, table)
