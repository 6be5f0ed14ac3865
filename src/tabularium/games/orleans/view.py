"""Rules 1.10: what lies open, and a table imagined from it."""

from typing import Final

from tabularium.games.orleans.course import guests_of, round_facts
from tabularium.games.orleans.material import (
    CITIZEN_CODES,
    CITIZEN_OF_STATIONS,
    CITY_CODES,
    DEVELOPMENT,
    LEVEL,
    STATIONS,
)
from tabularium.games.orleans.plain import laid_out, load_table
from tabularium.games.orleans.shape import (
    Citizen,
    Laid,
    Markers,
    Stations,
    Table,
)
from tabularium.games.orleans.state import TRACKS, Orleans
from tabularium.kernel import Facts, in_seats

# All that a position names; the rest of the table follows from it and from the stack.
OPEN: Final = tuple(Laid.__annotations__)
# The phase of a round is done when its step names the next one.


def view_table(t: Orleans, seat: int) -> Table:
    """What lies open, by name; a seat sees no more than everybody else."""
    seats = t.seats
    owners = owners_of(t)
    levels = [LEVEL[t.tracks[TRACKS * s + DEVELOPMENT]] for s in range(seats)]
    return {
        **laid_out(t),
        "owners": owners,
        "station_counts": station_counts(t, owners),
        "citizens_left": citizens_left(t),
        "markers": [markers_of(t, s) for s in range(seats)],
        "levels": levels,
        "round": round_facts(t),
        "guests": guests_of(t),
    }


def imagine_table(t: Orleans, table: Facts) -> None:
    """The table of a view is complete."""
    load_table(t, {name: table[name] for name in OPEN})


def owners_of(t: Orleans) -> dict[str, list[int]]:
    """Whose stations stand in which city."""
    seats = t.seats
    return {CITY_CODES[c]: in_seats(mask, seats) for c, mask in enumerate(t.stations) if mask}


def station_counts(t: Orleans, owners: dict[str, list[int]]) -> list[Stations]:
    """Stations in cities, in hand, and given up in floggings."""
    built = [0] * t.seats
    for seats in owners.values():
        for seat in seats:
            built[seat] += 1
    return [
        {"built": n, "to_build": t.unbuilt[s], "lost": STATIONS - n - t.unbuilt[s]}
        for s, n in enumerate(built)
    ]


def citizens_left(t: Orleans) -> list[Citizen]:
    """Citizens that nobody has taken."""
    taken = t.citizens_taken
    return [code for i, code in enumerate(CITIZEN_CODES) if not taken >> i & 1]


def markers_of(t: Orleans, seat: int) -> Markers:
    """The tracks of a seat by name."""
    row = t.tracks[TRACKS * seat : TRACKS * (seat + 1)]
    return {
        "farmer": row[0],
        "boatman": row[1],
        "craftsman": row[2],
        "trader": row[3],
        "knight": row[4],
        "scholar": row[5],
        "development": row[6],
    }


assert len(CITIZEN_CODES) == CITIZEN_OF_STATIONS + 1
