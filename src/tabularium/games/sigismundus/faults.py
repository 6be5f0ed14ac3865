"""Rules 1.1: what is in the box stays in the box, and lies where it can."""

from tabularium.games.sigismundus.match import Match, Round, sejms_in
from tabularium.games.sigismundus.material import (
    ARMS,
    CLIENTS,
    COUNTRIES,
    FIELDS,
    FIGURE_COUNT,
    HOUSES,
    OFFICE_COUNT,
    OFFICES,
    SPACES,
    TRACKS,
    VOTES,
)
from tabularium.games.sigismundus.sejm import Sejm
from tabularium.games.sigismundus.state import (
    ARMY,
    DEMAND_NOW,
    DEMAND_PILE,
    FIGURES_OF,
    NOBODY,
    PACT_CARDS,
    Sigismundus,
)
from tabularium.kernel import Reason


def faults(t: Sigismundus) -> list[Reason]:
    """1.1: what is missing, there too often or where it cannot be."""
    found: list[Reason] = []
    short = wrong_rows(t)
    if short:  # nothing else can be counted
        return [Reason("sigismundus.inventory", "1.1", {"what": "rows", "where": short})]
    for code, wrong in (
        ("stock", wrong_stock(t)),
        ("tracks", wrong_tracks(t)),
        ("countries", wrong_countries(t)),
        ("offices", wrong_offices(t)),
        ("round", wrong_round(t)),
    ):
        if wrong:
            found.append(Reason("sigismundus.inventory", "1.1", {"what": code, "where": wrong}))
    return found


def wrong_rows(t: Sigismundus) -> list[str]:
    """Rows that are too short or too long for the seats."""
    wrong: list[str] = []
    for name, row, length in (
        ("ducats", t.ducats, t.seats),
        ("votes", t.votes, t.seats),
        ("points", t.points, t.seats),
        ("clients", t.clients, t.seats),
        ("houses", t.houses, t.seats),
        ("army", t.army, ARMY * t.seats),
        ("tracks", t.tracks, SPACES * len(TRACKS)),
        ("directions", t.directions, len(COUNTRIES)),
        ("influence", t.influence, len(COUNTRIES) * t.seats),
        ("seals", t.seals, len(COUNTRIES)),
        ("offices", t.offices, OFFICE_COUNT),
        ("vacancies", t.vacancies, OFFICE_COUNT),
        ("fields", t.fields, len(FIELDS)),
        ("laid", t.laid, FIGURE_COUNT),
    ):
        if len(row) != length:
            wrong.append(name)
    return wrong


def wrong_stock(t: Sigismundus) -> list[str]:
    """Nothing below zero, nothing more than there is."""
    wrong: list[str] = []
    for name, row in (
        ("ducats", t.ducats),
        ("votes", t.votes),
        ("points", t.points),
        ("clients", t.clients),
        ("army", t.army),
        ("influence", t.influence),
        ("fields", t.fields),
        ("laid", t.laid),
    ):
        if min(row) < 0:
            wrong.append(name)
    if sum(t.votes) > VOTES:
        wrong.append("votes")
    if sum(t.clients) + sum(t.fields) > CLIENTS:
        wrong.append("clients")
    for field, owners in enumerate(t.court):
        known = all([0 <= seat < t.seats for seat in owners])
        if not known or len(owners) > t.fields[field]:
            wrong.append("court")
    for arm, code in enumerate(ARMS):
        if t.units_in_bank(arm) < 0:
            wrong.append(code)
    for figure in range(FIGURE_COUNT):
        cared = any([figure in t.contents[FIGURES_OF + seat] for seat in range(t.seats)])
        if t.laid[figure] > 0 and not cared:
            wrong.append("laid")
    return wrong


def wrong_tracks(t: Sigismundus) -> list[str]:
    """Every seat once on every track, with a house of its own."""
    wrong: list[str] = []
    for track, code in enumerate(TRACKS):
        row = t.tracks[SPACES * track : SPACES * (track + 1)]
        if sorted([seat for seat in row if seat != NOBODY]) != list(range(t.seats)):
            wrong.append(code)
    if len(set(t.houses)) != t.seats or not all([0 <= h < len(HOUSES) for h in t.houses]):
        wrong.append("houses")
    if not 0 <= t.first < t.seats:
        wrong.append("first")
    return wrong


def wrong_countries(t: Sigismundus) -> list[str]:
    """Each country once on its track; ten markers a house."""
    wrong: list[str] = []
    if sorted(t.directions) != list(range(len(COUNTRIES))):
        wrong.append("directions")
    for country, owner in enumerate(t.seals):
        if not NOBODY <= owner < t.seats:
            wrong.append(COUNTRIES[country])
    for seat in range(t.seats):
        if t.markers_left(seat) < 0:
            wrong.append(f"markers.{seat}")
    if bin(t.pacts).count("1") != len(t.contents[PACT_CARDS]):
        wrong.append("pacts")
    return wrong


def wrong_offices(t: Sigismundus) -> list[str]:
    """Holders at the table; markers on free offices only."""
    wrong: list[str] = []
    for office in range(OFFICE_COUNT):
        holder, marker = t.offices[office], t.vacancies[office]
        strangers = not NOBODY <= holder < t.seats or not NOBODY <= marker < t.seats
        if strangers or NOBODY not in (holder, marker):
            wrong.append(OFFICES[office])
    return wrong


def wrong_round(t: Sigismundus) -> list[str]:
    """Votes only in the Sejm, one demand a round, and as many left as rounds are to come."""
    wrong: list[str] = []
    in_sejm = any([isinstance(frame, Sejm) for frame in t.stack])
    if sum(t.votes) > 0 and not in_sejm and t.result is None:
        wrong.append("votes")
    in_round = any([isinstance(frame, Round) for frame in t.stack])
    unasked = in_round and (len(t.contents[DEMAND_NOW]) != 1 or t.sejm < 0)
    if unasked or len(t.contents[DEMAND_PILE]) < rounds_left(t):
        wrong.append("demand")
    return wrong


def rounds_left(t: Sigismundus) -> int:
    """Rounds that have not begun; the frame at the bottom counts those that have."""
    if not t.stack or t.result is not None:
        return 0
    match = t.stack[0]
    begun = match.round if isinstance(match, Match) else 0
    return len(sejms_in(t)) - begun
