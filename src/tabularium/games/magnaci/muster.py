"""Rules 7.1 to 7.5: conflicts are turned up, lie on the spaces of their power, and leave them."""

from tabularium.games.magnaci.estates import estates_in
from tabularium.games.magnaci.material import (
    ATTACKED,
    BY_CLOUDS,
    BY_SILENCE,
    CLOUDS,
    CONFLICT_CODES,
    CONFLICTS_IN_PLAY,
    FIEFS_OF,
    FORTRESS,
    LAW_VALUE,
    LOSS_CODES,
    NUMERALS,
    PROVINCE_CODES,
    PROVINCES,
    PRUSSIA,
    SCALE,
    SPACES,
)
from tabularium.games.magnaci.state import (
    CONFLICT_DRAWS,
    CONFLICT_PILE,
    CONFLICTS_GONE,
    SPACE,
    TURNED_UP,
    Magnaci,
)

# Questions


def spaces_in_play(t: Magnaci) -> list[int]:
    """Spaces with a conflict, by their numbers."""
    return [space for space in range(SPACES) if t.contents[SPACE + space]]


def conflicts_at(t: Magnaci, province: int) -> list[int]:
    """Conflicts that threaten a province, one or two."""
    return [*t.contents[SPACE + 2 * province], *t.contents[SPACE + 2 * province + 1]]


def free_space(t: Magnaci, province: int) -> int:
    """7.2: the first free space of a power, clockwise; -1 if both are taken."""
    for space in (2 * province, 2 * province + 1):
        if not t.contents[SPACE + space]:
            return space
    return -1


def can_be_placed(t: Magnaci) -> bool:
    """7.4: whether any card of the pile would find a free space."""
    for conflict in t.contents[CONFLICT_PILE]:
        if free_space(t, ATTACKED[conflict]) >= 0:
            return True
    return False


def scale_of(t: Magnaci, conflict: int) -> int:
    """The scale of a conflict for this number of players."""
    return SCALE[conflict] * t.seats


def help_in(t: Magnaci, province: int) -> int:
    """7.8: what buildings, fiefs and pawns add to the Strength of the Commonwealth."""
    total = 0
    for i, place in enumerate(t.buildings):
        if place == province:
            total += LAW_VALUE[FORTRESS + i]
    for fief in FIEFS_OF[province]:
        for seat in range(t.seats):
            if estates_in(t, seat, fief) > 0:
                total += 1
                break
    if t.silence:
        total -= CLOUDS
    if t.clouds and province == PRUSSIA:
        total -= CLOUDS
    return total


# Verbs


def turn_up_conflicts(t: Magnaci) -> None:
    """7.1 to 7.4: cards are turned up until five lie open; a third of one power goes back."""
    while len(spaces_in_play(t)) < CONFLICTS_IN_PLAY and can_be_placed(t):
        conflict = t.draw(CONFLICT_PILE, TURNED_UP, CONFLICT_DRAWS)
        space = free_space(t, ATTACKED[conflict])
        if space < 0:
            t.move(conflict, TURNED_UP, CONFLICT_PILE)
            if t.telling:
                t.tell("conflict_reshuffled", {"conflict": CONFLICT_CODES[conflict]})
        else:
            t.move(conflict, TURNED_UP, SPACE + space)
            if t.telling:
                code = CONFLICT_CODES[conflict]
                t.tell("conflict_up", {"conflict": code, "space": NUMERALS[space]})


def remove_conflict(t: Magnaci, conflict: int) -> None:
    """A conflict leaves the game; with the last one of a power its partition is lifted (7.19)."""
    province = ATTACKED[conflict]
    for space in (2 * province, 2 * province + 1):
        if conflict in t.contents[SPACE + space]:
            t.move(conflict, SPACE + space, CONFLICTS_GONE)
    if t.telling:
        t.tell("conflict_gone", {"conflict": CONFLICT_CODES[conflict]})
    if t.partitions >> province & 1 and not conflicts_at(t, province):
        t.partitions &= ~(1 << province)
        if t.telling:
            t.tell("partition_lifted", {"province": PROVINCE_CODES[province]})


def place_partitions(t: Magnaci) -> None:
    """7.18: a pawn in every province that still has a conflict."""
    t.lost = 0
    for province in range(PROVINCES):
        if conflicts_at(t, province) and not t.partitions >> province & 1:
            t.partitions |= 1 << province
            if t.telling:
                t.tell("partition", {"province": PROVINCE_CODES[province]})


def darken(t: Magnaci, loss: int) -> None:
    """7.17: pawns of Black Clouds or of the Silent Sejm; there is one for each province."""
    if loss == BY_SILENCE:
        t.silence = 1
        if t.telling:
            t.tell("silent_sejm", {"provinces": list(PROVINCE_CODES)})
    elif loss == BY_CLOUDS:
        t.clouds = 1
        if t.telling:
            t.tell("black_clouds", {"province": PROVINCE_CODES[PRUSSIA]})
    else:
        raise AssertionError(f"no such loss: {LOSS_CODES[loss]}")
