"""What lies open, a table imagined from it, and cards that may lie face down (rules 3.6, 3.7)."""

from typing import Final

from tabularium.games.magnaci.contested import (
    announced_facts,
    contest_facts,
    loss_facts,
    placing_facts,
    window_facts,
)
from tabularium.games.magnaci.course import age_of, chapter_of, face_down, king_facts
from tabularium.games.magnaci.letters import CARD
from tabularium.games.magnaci.material import CARDS, HAND, WHOLE_HAND
from tabularium.games.magnaci.plain import load_table, seen_on
from tabularium.games.magnaci.shape import Seen, Table
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import Facts, Picks, codes_in

OPEN: Final = frozenset(Seen.__annotations__)  # the rest follows from it and from the frames


def view_table(t: Magnaci, seat: int) -> Table:
    """What lies open, by name, and what it comes to; no seat sees more of it than another.

    Sealed cards are not on the table; how many are left in the hands anybody can count.
    """
    return {
        **seen_on(t),
        "remaining": [codes_in(CARDS, WHOLE_HAND & ~laid) for laid in t.laid],
        "age": age_of(t),
        "chapter": chapter_of(t),
        "king": king_facts(t),
        "face_down": face_down(t),
        "contest": contest_facts(t),
        "window": window_facts(t),
        "announced": announced_facts(t),
        "losses": loss_facts(t),
        "placing": placing_facts(t),
    }


def imagine_table(t: Magnaci, table: Facts) -> None:
    """What lies in a view is complete; the rest of its table follows."""
    load_table(t, {name: value for name, value in table.items() if name in OPEN})


def guess_sealed(t: Magnaci, seat: int, slots: list[int], picks: Picks) -> list[int]:
    """Any cards that a seat has not shown in this Age, all different."""
    left = [card for card in range(HAND) if not t.laid[seat] >> card & 1]
    return [CARD + card for card in picks.shuffle(left, len(slots))[: len(slots)]]
