"""What estates, laws and senators are worth to a magnate, in points of wealth."""

from functools import lru_cache
from typing import Final

from tabularium.games.magnaci.contest import estates_for
from tabularium.games.magnaci.match import Match
from tabularium.games.magnaci.material import (
    AD_MAIOREM,
    ADVANTAGE_WORTH,
    AGES,
    AREAS,
    CHANCELLOR,
    CONSTITUTION,
    DOMINANCE_WORTH,
    FOR_LAW,
    FOR_SENATOR,
    GRAIN,
    HETMAN,
    IN_CONFLICT,
    IN_INTERREGNUM,
    LAW_CODES,
    LAW_ESTATES,
    LAW_SYMBOLS,
    LAW_TIMING,
    LAWS,
    MISSION,
    MISSION_TIME,
    OFFICE_CODES,
    OFFICE_ESTATES,
    OFFICE_SYMBOL,
    PRESENCE_WORTH,
    PRIVATE_DUCHY,
    PROVINCES,
    REACTION,
    SEJM_END,
    UNION_OF_BREST,
)
from tabularium.games.magnaci.state import LAWS_OF, NOBODY, Magnaci

DEFEAT: Final = 30.0  # points that a common defeat is worth avoiding

# What a law is worth in the hand as long as its moment can still come. The Constitution is weighed
# by what is lost.
_KEEP: Final = {
    "kolegia_jezuickie": 0.3,
    "trybunal": 0.3,
    "konfederacja": 0.6,
    "konstytucja_3_maja": 0.0,
    "veto": 0.8,
    "poselstwo": 0.5,
    "sejmik_ziemski": 1.3,
    "szkola_rycerska": 1.3,
    "biskupstwo": 1.3,
    "wersal_polnocy": 1.6,
    "pacta_conventa": 0.9,
    "wojska_kwarciane": 0.7,
    "pospolite_ruszenie": 0.4,
    "rokosz": 0.2,
    "kapitulacja": 0.2,
    "innowiercy": 0.1,
    "twierdza": 0.9,
    "klasztor": 0.4,
    "palazzo_in_fortezza": 0.6,
    "unia_brzeska": 1.0,
    "ad_maiorem_dei_gloriam": 1.0,
    "prywatne_ksiestwo": 0.9,
    "ordynacja": 0.4,
    "splaw_zboza": 1.3,
    "asygnaty": 1.6,
}
KEEP: Final = tuple([_KEEP[code] for code in LAW_CODES])
# What a senator can do, beside the estates that come with the office.
_POWER: Final = {"prymas": 0.9, "podskarbi": 2.0, "hetman": 0.9, "kanclerz": 1.0}
POWER: Final = tuple([_POWER[code] for code in OFFICE_CODES])
INCOME: Final = (UNION_OF_BREST, AD_MAIOREM, PRIVATE_DUCHY, GRAIN)  # laws of the Interregnum
CHAPTERS: Final = ("start", "election", "senate", "sejm", "conflicts", "interregnum")
UNPARTITIONED: Final = (0.5, 0.3, 0.15, 0.0, 0.0, 0.0)  # chance that nothing is lost in the end


def _last_chapter(law: int) -> int:
    """The last chapter of an Age in which a law can be played."""
    timing = LAW_TIMING[law]
    for mask, chapter in (
        (IN_INTERREGNUM, "interregnum"),
        (IN_CONFLICT | MISSION_TIME, "conflicts"),
        (FOR_LAW | SEJM_END, "sejm"),
        (FOR_SENATOR, "senate"),
    ):
        if timing & mask:
            return CHAPTERS.index(chapter)
    assert timing == REACTION, f"nobody knows when {LAW_CODES[law]} is played"
    return len(CHAPTERS)  # an answer: whenever it is wanted


LAST_CHAPTER: Final = tuple([_last_chapter(law) for law in range(LAWS)])


# Where the game is


def age_of(t: Magnaci) -> int:
    """Ages begun, 0 to 4; 4 also when wealth is counted."""
    match = t.stack[0] if t.stack else None
    return match.age if isinstance(match, Match) else len(AGES)


def chapter_of(t: Magnaci) -> int:
    """Which chapter of the Age is in progress, as an index into CHAPTERS."""
    match = t.stack[0] if t.stack else None
    return CHAPTERS.index(match.step) if isinstance(match, Match) else len(CHAPTERS)


def ages_left(t: Magnaci) -> int:
    """Whole Ages still to come after this one."""
    return len(AGES) - age_of(t)


def rivals_share(t: Magnaci) -> float:
    """How much it helps if one of the rivals has a point less."""
    return 1.0 / (t.seats - 1)


# Estates

# How much of a lead in a province will be left when it counts, by Ages begun.
LASTING: Final = (0.4, 0.4, 0.55, 0.75, 1.0)


def bonus_of(counts: list[int], seat: int) -> int:
    """Dominance, Advantage or presence in a province, by the estates of all seats there."""
    own = counts[seat]
    if own == 0:
        return 0
    others = sum(counts) - own
    if own >= 2 * others if len(counts) == 2 else own > others:
        return DOMINANCE_WORTH
    for other, count in enumerate(counts):
        if other != seat and count >= own:
            return PRESENCE_WORTH
    return ADVANTAGE_WORTH


def counts_in(t: Magnaci, province: int) -> list[int]:
    """Estates of all seats in a province."""
    return t.estates[province : AREAS * t.seats : AREAS]


@lru_cache(maxsize=1 << 16)
def lead_gain(counts: tuple[int, ...], seat: int, count: int, victim: int) -> float:
    """Points for leads in a province if a seat gets or loses estates there.

    If there is a `victim`, they are taken from it. Rivals share what they win or lose.
    """
    before = list(counts)
    after = before[:]
    after[seat] = max(0, after[seat] + count)
    if victim >= 0:
        after[victim] = max(0, after[victim] - count)
    total, share = 0.0, 1.0 / (len(counts) - 1)
    for other in range(len(counts)):
        change = bonus_of(after, other) - bonus_of(before, other)
        total += change if other == seat else -share * change
    return total


def map_gain(t: Magnaci, seat: int, area: int, count: int) -> float:
    """Points that estates in an area bring, or cost: the seat's own, and those that rivals lose."""
    counts = counts_in(t, area)
    here = counts[seat]
    after = max(0, here + count)
    if area >= PROVINCES:
        return float(after - here + (after > 0) - (here > 0))
    return after - here + LASTING[age_of(t)] * lead_gain(tuple(counts), seat, count, NOBODY)


def swap_gain(t: Magnaci, seat: int, victim: int, province: int, count: int) -> float:
    """Points from replacing estates of another seat in a province by those of this one."""
    lead = lead_gain(tuple(counts_in(t, province)), seat, count, victim)
    return count * (1.0 + rivals_share(t)) + LASTING[age_of(t)] * lead


def best_gain(t: Magnaci, seat: int, count: int) -> float:
    """Points that so many estates bring where they bring most."""
    if count <= 0:
        return 0.0
    closed = t.partitions | t.lost
    leads = [
        lead_gain(tuple(counts_in(t, province)), seat, count, NOBODY)
        for province in range(PROVINCES)
        if not closed >> province & 1
    ]
    return count + LASTING[age_of(t)] * max(leads) if leads else 0.0


# Laws and senators


def keep_worth(t: Magnaci, seat: int, law: int) -> float:
    """What a law in the hand of a seat is still good for."""
    left, chapter = ages_left(t), chapter_of(t)
    if law == CONSTITUTION:
        lost = (t.partitions | t.lost).bit_count()
        if left == 0 and chapter >= CHAPTERS.index("interregnum"):
            return 0.0 if lost else 5.0
        return 5.0 * UNPARTITIONED[lost]
    if left == 0 and chapter > LAST_CHAPTER[law]:
        return 0.0
    return KEEP[law] + (0.5 * t.partitions.bit_count() if law == MISSION else 0.0)


def hand_worth(t: Magnaci, seat: int) -> float:
    """All laws of a seat."""
    total = 0.0
    for law in t.contents[LAWS_OF + seat]:
        total += keep_worth(t, seat, law)
    return total


def office_power(t: Magnaci, office: int) -> float:
    """What a senator that is held can still do in this Age."""
    chapter = chapter_of(t)
    if office == HETMAN and chapter > CHAPTERS.index("conflicts"):
        return 0.0
    if office == CHANCELLOR and chapter > CHAPTERS.index("sejm"):
        return 0.0
    return POWER[office]


def law_worth(t: Magnaci, seat: int, law: int) -> float:
    """Winning a law: estates, what the card can do, and that no rival has it."""
    count = estates_for(t, LAW_ESTATES[law], LAW_SYMBOLS[law])
    keep = keep_worth(t, seat, law)
    return best_gain(t, seat, count) + keep + rivals_share(t) * (count + keep)


def office_worth(t: Magnaci, seat: int, office: int) -> float:
    """Winning an office, likewise."""
    count = estates_for(t, OFFICE_ESTATES, 1 << OFFICE_SYMBOL[office])
    return best_gain(t, seat, count) + POWER[office] + rivals_share(t) * (count + POWER[office])


def usual_law_worth(t: Magnaci, seat: int) -> float:
    """Winning a law of which nothing is known yet."""
    count, keep = 1.7, 0.8
    gain = 0.3 * best_gain(t, seat, 1) + 0.7 * best_gain(t, seat, 2)
    return gain + keep + rivals_share(t) * (count + keep)
