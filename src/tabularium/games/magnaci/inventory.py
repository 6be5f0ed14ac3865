"""Rules 1.8: what is in the box stays in the box, and lies where it can."""

from tabularium.games.magnaci.estates import supply
from tabularium.games.magnaci.interregnum import partitions
from tabularium.games.magnaci.material import (
    AREAS,
    ATTACKED,
    CONFLICT_CODES,
    OFFICE_CODES,
    PARTITIONS,
    PROVINCE_CODES,
    PROVINCES,
    SPACES,
)
from tabularium.games.magnaci.muster import conflicts_at
from tabularium.games.magnaci.state import NO_CARD, SET_ASIDE, SPACE, Magnaci
from tabularium.kernel import Facts, Reason


def faults_of(t: Magnaci) -> list[Reason]:
    """All that cannot be."""
    return estate_faults(t) + conflict_faults(t) + card_faults(t)


def estate_faults(t: Magnaci) -> list[Reason]:
    """Estates that there are not; more of them than of the own colours."""
    found: list[Reason] = []
    for seat in range(t.seats):
        least = min(t.estates[AREAS * seat : AREAS * (seat + 1)])
        if least < 0 or supply(t, seat) < 0:
            found.append(Reason("magnaci.too_many_estates", "1.6", {"seat": seat}))
    return found


def conflict_faults(t: Magnaci) -> list[Reason]:
    """Conflicts at another power, pawns without a conflict, partitions that end the game."""
    found: list[Reason] = []
    for space in range(SPACES):
        for conflict in t.contents[SPACE + space]:
            if ATTACKED[conflict] != space // 2 or len(t.contents[SPACE + space]) > 1:
                facts: Facts = {"conflict": CONFLICT_CODES[conflict]}
                found.append(Reason("magnaci.wrong_space", "7.2", facts))
    for province in range(PROVINCES):
        if (t.partitions | t.lost) >> province & 1 and not conflicts_at(t, province):
            facts = {"province": PROVINCE_CODES[province]}
            found.append(Reason("magnaci.partition_without_conflict", "7.19", facts))
    if t.result is None and partitions(t) >= PARTITIONS:
        names = [type(frame).__name__ for frame in t.stack]
        if "Conflicts" not in names and "Interregnum" not in names:
            found.append(Reason("magnaci.third_partition", "8.2"))
    return found


def card_faults(t: Magnaci) -> list[Reason]:
    """Family cards that are laid twice, and holders of senators that are not there."""
    found: list[Reason] = []
    for seat in range(t.seats):
        sealed = [letter for _, letter in t.sealed[seat]]
        shown = t.shown[seat]
        twice = len(set(sealed)) != len(sealed)
        for card in sealed:
            twice = twice or t.laid[seat] >> card & 1 == 1
        if twice or (shown != NO_CARD and not t.laid[seat] >> shown & 1):
            found.append(Reason("magnaci.card_laid_twice", "3.4", {"seat": seat}))
    for office, holder in enumerate(t.offices):
        if not SET_ASIDE <= holder < t.seats:
            facts: Facts = {"office": OFFICE_CODES[office], "seat": holder}
            found.append(Reason("magnaci.no_such_holder", "5.4", facts))
    return found
