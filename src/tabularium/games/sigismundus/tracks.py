"""Rules 3: markers on the support tracks, representatives, and the track of foreign policy."""

from tabularium.games.sigismundus.material import (
    COUNTRIES,
    HOUSE_SPACES,
    ROYAL,
    SPACES,
    TRACKS,
)
from tabularium.games.sigismundus.state import NOBODY, Sigismundus


def space_of(t: Sigismundus, track: int, seat: int) -> int:
    """The space of a seat on a support track, 0 is the best."""
    space = 0
    start = SPACES * track
    while t.tracks[start + space] != seat:
        space += 1
    return space


def representative(t: Sigismundus, track: int) -> int:
    """3.3: whose marker is foremost on a track has its representative card."""
    at = SPACES * track
    while t.tracks[at] == NOBODY:
        at += 1
    return t.tracks[at]


def kings_representative(t: Sigismundus) -> int:
    """Who settles all ties."""
    return representative(t, ROYAL)


def advance(t: Sigismundus, track: int, seat: int, spaces: int) -> int:
    """3.1, 3.2: a marker swaps places with the next one on the left; how far it got."""
    at = SPACES * track + space_of(t, track, seat)
    moved = min(spaces, at - SPACES * track)
    if moved == 0:
        return 0
    tracks = t.tracks[:]
    for _ in range(moved):
        tracks[at] = tracks[at - 1]
        at -= 1
    tracks[at] = seat
    t.tracks = tracks
    if t.telling:
        t.tell(
            "advanced",
            {
                "seat": seat,
                "track": TRACKS[track],
                "spaces": moved,
                "space": at - SPACES * track + 1,
            },
        )
    return moved


def rank_royal(t: Sigismundus, ranking: list[int]) -> None:
    """14.5: the royal track is laid anew, without gaps."""
    empty = [NOBODY] * (SPACES - len(ranking))
    t.tracks = ranking + empty + t.tracks[SPACES:]


def starting_track(t: Sigismundus, track: int) -> list[int]:
    """1.7: seats by the printed spaces of their houses; without gaps, unless the table wants."""
    row = [NOBODY] * SPACES
    for seat, house in enumerate(t.houses):
        row[HOUSE_SPACES[house][track] - 1] = seat
    if t.setting.options.flag("close_gaps"):
        there = [seat for seat in row if seat != NOBODY]
        row = there + [NOBODY] * (SPACES - len(there))
    return row


# The track of foreign policy


def position_of(t: Sigismundus, country: int) -> int:
    """The space of a country on its track, 0 is the most valuable."""
    return t.directions.index(country)


def move_country(t: Sigismundus, country: int, position: int) -> None:
    """3.4: a country goes to a space; those in between shift by one."""
    before = t.directions.index(country)
    if before == position:
        return
    directions = t.directions[:]
    del directions[before]
    directions.insert(position, country)
    t.directions = directions
    if t.telling:
        t.tell("country_moved", {"country": COUNTRIES[country], "space": position + 1})


def move_left(t: Sigismundus, country: int) -> None:
    """9.3: one space to the left, if there is one."""
    position = position_of(t, country)
    if position > 0:
        move_country(t, country, position - 1)


def crown(t: Sigismundus, country: int) -> None:
    """The marker of a country is turned: it will score this round."""
    t.crowned |= 1 << country
    if t.telling:
        t.tell("crowned", {"country": COUNTRIES[country]})
