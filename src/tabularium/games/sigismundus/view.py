"""What an observer sees of the table. It lies open; what is secret lies in places."""

from typing import Final

from tabularium.games.sigismundus.plain import dump_table, load_table
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Facts

SEEN: Final = (
    *("first", "sejm", "acts", "houses", "ducats", "votes", "points", "clients", "units", "host"),
    *("tracks", "directions", "crowned", "pacts", "influence", "seals"),
    *("offices", "vacancies", "fields", "laid", "protected", "discounted"),
)


def view_table(t: Sigismundus, seat: int) -> Facts:
    """The whole table, by name."""
    table = dump_table(t)
    return {name: table[name] for name in SEEN}


def imagine_table(t: Sigismundus, table: Facts) -> None:
    """The table of a view is complete."""
    load_table(t, table)
