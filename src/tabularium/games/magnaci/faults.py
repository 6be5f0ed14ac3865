"""Rules 1.8: what is in the box stays in the box, and lies where it can."""

from tabularium.games.magnaci.conflicts import Conflicts
from tabularium.games.magnaci.ending import FinalScoring
from tabularium.games.magnaci.estates import supply
from tabularium.games.magnaci.interregnum import Interregnum, partitions
from tabularium.games.magnaci.letters import CARD
from tabularium.games.magnaci.match import Match
from tabularium.games.magnaci.material import (
    AGES,
    AREAS,
    ATTACKED,
    CONFLICT_CODES,
    CONFLICTS_IN_PLAY,
    HAND,
    IN_SENATE,
    OFFICE_CODES,
    PARTITIONS,
    PRIMATE,
    PROVINCE_CODES,
    PROVINCES,
    SEJM_FIELDS,
    SPACES,
)
from tabularium.games.magnaci.muster import conflicts_at, spaces_in_play
from tabularium.games.magnaci.sejm import Sejm
from tabularium.games.magnaci.senate import Senate
from tabularium.games.magnaci.state import (
    KING_PILE,
    LAW_PILE,
    NO_CARD,
    SET_ASIDE,
    SPACE,
    Magnaci,
)
from tabularium.kernel import Facts, Reason


def faults(t: Magnaci) -> list[Reason]:
    """All that cannot be."""
    return estate_faults(t) + conflict_faults(t) + card_faults(t) + course_faults(t)


def estate_faults(t: Magnaci) -> list[Reason]:
    """Estates that there are not; more of them than a seat has."""
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
    if len(spaces_in_play(t)) > CONFLICTS_IN_PLAY:
        found.append(Reason("magnaci.too_many_conflicts", "7.1"))
    for province in range(PROVINCES):
        if (t.partitions | t.lost) >> province & 1 and not conflicts_at(t, province):
            facts = {"province": PROVINCE_CODES[province]}
            found.append(Reason("magnaci.partition_without_conflict", "7.19", facts))
    ending = any([isinstance(frame, (Conflicts, Interregnum)) for frame in t.stack])
    if t.result is None and partitions(t) >= PARTITIONS and not ending:
        found.append(Reason("magnaci.third_partition", "8.2"))
    return found


def card_faults(t: Magnaci) -> list[Reason]:
    """Family cards laid twice, or what is none; holders of senators that are not there."""
    found: list[Reason] = []
    for seat in range(t.seats):
        sealed = [letter for _, letter in t.sealed[seat]]
        slots = {slot for slot, _ in t.sealed[seat]}
        if len(slots) < len(sealed) or max(sealed, default=CARD) >= CARD + HAND:
            found.append(Reason("magnaci.sealed_wrongly", "3.6", {"seat": seat}))
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


# What would stop the game later


def course_faults(t: Magnaci) -> list[Reason]:
    """Cards, laws or Kings that the rest of the game will want, and a Primate to decide ties."""
    found: list[Reason] = []
    for seat in range(t.seats):
        if HAND - t.laid[seat].bit_count() - len(t.sealed[seat]) < cards_to_lay(t, seat):
            found.append(Reason("magnaci.too_few_cards", "3.3", {"seat": seat}))
    if wants_primate(t) and t.offices[PRIMATE] < 0:
        found.append(Reason("magnaci.no_primate", "5.8"))
    if len(t.contents[LAW_PILE]) < SEJM_FIELDS * sejms_to_come(t):
        found.append(Reason("magnaci.laws_run_out", "6.1"))
    for frame in t.stack:
        if isinstance(frame, Match):
            for age in range(frame.age, len(AGES)):
                if not t.contents[KING_PILE + age]:
                    found.append(Reason("magnaci.no_king_left", "2.2", {"age": AGES[age]}))
    return found


def cards_to_lay(t: Magnaci, seat: int) -> int:
    """3.3: how many family cards a seat will still lay in this Age."""
    for frame in t.stack:
        is_laying = frame.step in ("start", "ask", "said")
        if isinstance(frame, Senate):
            return HAND if t.order.index(seat) >= frame.turn else HAND - IN_SENATE
        if isinstance(frame, Sejm):
            return HAND - IN_SENATE if is_laying else CONFLICTS_IN_PLAY
        if isinstance(frame, Conflicts):
            return CONFLICTS_IN_PLAY if is_laying else 0
    return 0


def wants_primate(t: Magnaci) -> bool:
    """Whether the Primate has been resolved in this Age, so that there must be one."""
    for frame in t.stack:
        if isinstance(frame, Senate):
            return frame.office > PRIMATE + 1
        if isinstance(frame, (Sejm, Conflicts, Interregnum, FinalScoring)):
            return True
    return False


def sejms_to_come(t: Magnaci) -> int:
    """For how many Sejms laws will be dealt."""
    found = 0
    for frame in t.stack:
        if isinstance(frame, Match):
            found = len(AGES) - frame.age
        elif isinstance(frame, Senate) or (isinstance(frame, Sejm) and frame.step == "start"):
            found += 1
    return found
