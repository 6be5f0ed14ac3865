"""Rules 9.1 to 9.4: wealth, as it would be counted if the game ended now."""

from tabularium.games.magnaci.estates import all_estates, dominates, estates_in, leader
from tabularium.games.magnaci.material import (
    ADVANTAGE_WORTH,
    AREAS,
    CONSTITUTION,
    DOMINANCE_WORTH,
    LAW_VALUE,
    PRESENCE_WORTH,
    PROVINCES,
)
from tabularium.games.magnaci.shape import Part, Score
from tabularium.games.magnaci.state import LAWS_OF, Magnaci


def parts_of(t: Magnaci, seat: int) -> dict[Part, int]:
    """9.1 to 9.4: the wealth of a seat by its parts."""
    dominance, advantage, presence, fiefs = 0, 0, 0, 0
    for province in range(PROVINCES):
        if estates_in(t, seat, province) > 0:
            if dominates(t, seat, province):
                dominance += DOMINANCE_WORTH
            elif leader(t, province) == seat:
                advantage += ADVANTAGE_WORTH
            else:
                presence += PRESENCE_WORTH
    for fief in range(PROVINCES, AREAS):
        if estates_in(t, seat, fief) > 0:
            fiefs += PRESENCE_WORTH
    return {
        "estates": all_estates(t, seat),
        "dominance": dominance,
        "advantage": advantage,
        "presence": presence,
        "fiefs": fiefs,
        "constitution": constitution_of(t, seat),
    }


def constitution_of(t: Magnaci, seat: int) -> int:
    """10.4: worth something to its holder if no province is partitioned."""
    if t.partitions | t.lost == 0 and CONSTITUTION in t.contents[LAWS_OF + seat]:
        return LAW_VALUE[CONSTITUTION]
    return 0


def wealth_of(t: Magnaci, seat: int) -> int:
    """The wealth of a seat if the game ended now."""
    return sum(parts_of(t, seat).values())


def standing(t: Magnaci) -> list[int]:
    """The wealth of all seats as it stands."""
    return [wealth_of(t, seat) for seat in range(t.seats)]


def score(t: Magnaci, seat: int) -> Score:
    """The wealth of a seat with its parts."""
    parts = parts_of(t, seat)
    return {"total": sum(parts.values()), "parts": parts}
