"""Conflicts as a magnate sees them: what they need, what can be won and lost there."""

from typing import Final, NamedTuple

from tabularium.bots.minds.magnaci.worth import (
    CHAPTERS,
    ages_left,
    chapter_of,
    keep_worth,
    map_gain,
    rivals_share,
)
from tabularium.games.magnaci.estates import estates_in, is_partitioned
from tabularium.games.magnaci.material import (
    ATTACKED,
    BY_CLOUDS,
    BY_INVASION,
    BY_LAW,
    BY_SILENCE,
    CONFLICT_CODES,
    FIEFS_OF,
    HAND,
    INVADED,
    LOSS,
    PARTITIONS,
    PRIMATE,
    PROVINCES,
    REWARD,
    STRENGTH,
    WHOLE_HAND,
)
from tabularium.games.magnaci.muster import conflicts_at, help_in, scale_of, spaces_in_play
from tabularium.games.magnaci.state import LAWS_OF, SPACE, Magnaci

BY_PAWN: Final = (BY_CLOUDS, BY_SILENCE)  # losses that weaken a province for good
PARTITION: Final = 0.4  # points that a partition costs in each Age to come
LOST_UNSEEN: Final = 0.35  # how often a conflict is lost of which nothing is known


class Front(NamedTuple):
    """One conflict: the Strength that cards must bring, and points for each outcome."""

    space: int
    province: int
    need: int
    reward: float  # if I am the best
    denied: float  # if a rival is
    defeat: float  # if it is lost, for me; usually below 0
    weakest: float  # besides, if I am the weakest
    spared: float  # besides, if a rival is


class Others(NamedTuple):
    """What the others lay at one conflict."""

    total: int
    top: int
    low: int


def front_of(t: Magnaci, seat: int, space: int) -> Front:
    """A conflict from the point of view of a seat."""
    conflict = t.contents[SPACE + space][0]
    province, area = ATTACKED[conflict], REWARD[conflict]
    reward, denied = 0.0, 0.0
    if area < PROVINCES or not is_partitioned(t, province):
        reward, denied = map_gain(t, seat, area, 1), -rivals_share(t)
        if area >= PROVINCES:
            denied *= 2
    if t.partitions >> province & 1 and len(conflicts_at(t, province)) == 1:
        reward += PARTITION * (1 + ages_left(t))  # a partition is lifted, whoever is the best
        denied += PARTITION * (1 + ages_left(t))
    defeat = loss_points(t, seat, conflict)
    weakest, spared = weakest_points(t, seat, conflict)
    need = scale_of(t, conflict) - help_in(t, province)
    return Front(space, province, need, reward, denied, defeat, weakest, spared)


def loss_points(t: Magnaci, seat: int, conflict: int) -> float:
    """What a defeat costs a seat, or brings it if others lose more."""
    share, total = rivals_share(t), -PARTITION * (ages_left(t) + 0.5)
    for lost in INVADED[conflict]:
        for other in range(t.seats):
            if estates_in(t, other, lost) > 0:
                total += share if other != seat else map_gain(t, seat, lost, -1)
    for fief in FIEFS_OF[ATTACKED[conflict]]:
        for other in range(t.seats):
            count = estates_in(t, other, fief)
            if count:
                total += share * (count + 1) if other != seat else -float(count + 1)
    if LOSS[conflict] in BY_PAWN:
        total -= PARTITION * ages_left(t)
    return total


def weakest_points(t: Magnaci, seat: int, conflict: int) -> tuple[float, float]:
    """What comes on top for the weakest: if it is the seat, and if it is somebody else."""
    province, share = ATTACKED[conflict], rivals_share(t)
    if LOSS[conflict] == BY_LAW:
        laws = t.contents[LAWS_OF + seat]
        return -min([keep_worth(t, seat, law) for law in laws], default=0.0), 0.0
    if LOSS[conflict] in BY_PAWN:
        return 0.0, 0.0
    assert LOSS[conflict] == BY_INVASION, f"nobody knows what {CONFLICT_CODES[conflict]} takes"
    weakest, spared = 0.0, 0.0
    for other in range(t.seats):
        if estates_in(t, other, province) > 1:
            if other == seat:
                weakest = map_gain(t, seat, province, -1)
            else:
                spared += share * share
    return weakest, spared


def fronts_of(t: Magnaci, seat: int) -> list[Front]:
    """All conflicts on the board, by the numbers of their spaces."""
    return [front_of(t, seat, space) for space in spaces_in_play(t)]


def points(front: Front, own: int, others: Others, primate: bool) -> float:
    """What comes of a conflict, the partition that ends the game left aside."""
    if own + others.total >= front.need:
        best = own > others.top or (own == others.top and primate)
        return front.reward if best else front.denied
    weakest = own < others.low or (own == others.low and not primate)
    return front.defeat + (front.weakest if weakest else front.spared)


def is_primate(t: Magnaci, seat: int) -> bool:
    """Whether ties go as the seat likes."""
    return t.offices[PRIMATE] == seat


def unseen(t: Magnaci, seat: int) -> list[int]:
    """Strengths of the cards a seat has not shown in this Age: everybody can count them."""
    cards = WHOLE_HAND & ~t.laid[seat]
    return [STRENGTH[card] for card in range(HAND) if cards >> card & 1]


def any_others(t: Magnaci, seat: int) -> list[tuple[Others, float]]:
    """What the others may lay at one conflict if they lay just anything; with its chance."""
    found: dict[Others, float] = {Others(0, -99, 99): 1.0}
    for other in range(t.seats):
        if other != seat:
            cards = unseen(t, other)
            more: dict[Others, float] = {}
            for (total, top, low), chance in found.items():
                for s in cards:
                    key = Others(total + s, max(top, s), min(low, s))
                    more[key] = more.get(key, 0.0) + chance / len(cards)
            found = more
    return list(found.items())


# The third partition


def losing_many(lost: int, chances: list[tuple[int, float]]) -> float:
    """The chance of the third partition.

    `lost` has a bit for each province that is lost anyway, `chances` say how likely conflicts in
    other provinces are to be lost.
    """
    held = [1.0] * PROVINCES
    for province, chance in chances:
        held[province] *= 1.0 - chance
    odds = [0.0] * (PARTITIONS + 1)
    odds[0] = 1.0
    for province in range(PROVINCES):
        p = 1.0 if lost >> province & 1 else 1.0 - held[province]
        if p > 0.0:
            odds[3] += odds[2] * p
            odds[2] += (odds[1] - odds[2]) * p
            odds[1] += (odds[0] - odds[1]) * p
            odds[0] -= odds[0] * p
    return odds[PARTITIONS]


def still_to_fight(t: Magnaci) -> list[int]:
    """Conflicts at which cards still lie face down."""
    if chapter_of(t) != CHAPTERS.index("conflicts"):
        return []
    slots: list[int] = []
    for pairs in t.sealed:
        for slot, _ in pairs:
            if slot not in slots and t.contents[SPACE + slot]:
                slots.append(slot)
    return slots
