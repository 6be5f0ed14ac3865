"""What a word would bring, as far as a seat can know: the difference of two tables."""

from tabularium.games.sigismundus.attack import attack_facts
from tabularium.games.sigismundus.chances import chances_now
from tabularium.games.sigismundus.material import ARMS, COUNTRIES, TRACKS
from tabularium.games.sigismundus.offices import income_of, offices_of
from tabularium.games.sigismundus.prestige import prestige, shares
from tabularium.games.sigismundus.scoring import final_points
from tabularium.games.sigismundus.shape import Chances, Change, CountryChange, Outcome
from tabularium.games.sigismundus.state import ARMY, Sigismundus
from tabularium.games.sigismundus.tracks import position_of, space_of
from tabularium.games.sigismundus.upkeep import upkeep_of
from tabularium.kernel import Facts


def outcome(before: Sigismundus, after: Sigismundus, seat: int, events: list[Facts]) -> Outcome:
    """What changes for whoever asks, what others get or lose, what is asked next."""
    total = final_points(after, seat)
    pending = after.pending
    mine = change_of(before, after, seat)
    return {
        "final": False,
        "gain": total - final_points(before, seat),
        "total": total,
        "points": mine["points"],
        "ducats": mine["ducats"],
        "votes": mine["votes"],
        "cards": after.cards_of(seat) - before.cards_of(seat),
        "clients": after.clients[seat] - before.clients[seat],
        "markers": after.markers_left(seat) - before.markers_left(seat),
        "units": units_between(before, after, seat),
        "spaces": spaces_between(before, after, seat),
        "income": best_office(after, seat) - best_office(before, seat),
        "prestige": prestige(after, seat) - prestige(before, seat),
        "upkeep": upkeep_of(after, seat) - upkeep_of(before, seat),
        "rivals": rivals_between(before, after, seat),
        "countries": countries_between(before, after),
        "attack": attack_facts(after),
        "chances": chances_after(after, events),
        "opens": None if pending is None else pending.prompt,
        "asks": None if pending is None else pending.seats[0],
    }


def change_of(before: Sigismundus, after: Sigismundus, seat: int) -> Change:
    """Points on the track, ducats and votes."""
    return {
        "seat": seat,
        "points": after.points[seat] - before.points[seat],
        "ducats": after.ducats[seat] - before.ducats[seat],
        "votes": after.votes[seat] - before.votes[seat],
    }


def rivals_between(before: Sigismundus, after: Sigismundus, seat: int) -> list[Change]:
    """Others for whom anything changes."""
    found: list[Change] = []
    for other in range(after.seats):
        change = change_of(before, after, other)
        if other != seat and (change["points"] or change["ducats"] or change["votes"]):
            found.append(change)
    return found


def chances_after(after: Sigismundus, events: list[Facts]) -> Chances | None:
    """8.12: of the attack that goes on, or of one that this word has ended."""
    for event in events:
        if event["kind"] == "combat_over":
            won = 1 if event["won"] else 0
            equal = 1 if event["power"] == event["against"] else 0
            return {
                "wins": won,
                "equal": equal,
                "defeats": 1 - won - equal,
                "rolls": 1,
                "permille": 1000 * won,
                "stake": {"figures": [], "ducats": 0, "points": 0},
                "nothing": [],
            }
    return chances_now(after)


def countries_between(before: Sigismundus, after: Sigismundus) -> list[CountryChange]:
    """Countries that would bring something else, or stand elsewhere, or are crowned now."""
    found: list[CountryChange] = []
    for country, code in enumerate(COUNTRIES):
        was, now = shares(before, country), shares(after, country)
        space = position_of(after, country)
        crowned = after.crowned >> country & 1
        moved = space != position_of(before, country)
        if was != now or moved or crowned != before.crowned >> country & 1:
            found.append(
                {
                    "country": code,
                    "crowned": crowned == 1,
                    "before": was,
                    "after": now,
                    "space": space + 1 if moved else None,
                }
            )
    return found


def units_between(before: Sigismundus, after: Sigismundus, seat: int) -> dict[str, int]:
    """Units gained and lost by arm, those of the Noble Host too."""
    found: dict[str, int] = {}
    for arm, code in enumerate(ARMS):
        more = 0
        for i in (ARMY * seat + arm, ARMY * seat + len(ARMS) + arm):
            more += after.army[i] - before.army[i]
        if more:
            found[code] = more
    return found


def spaces_between(before: Sigismundus, after: Sigismundus, seat: int) -> dict[str, int]:
    """Spaces gained on each support track."""
    found: dict[str, int] = {}
    for track, code in enumerate(TRACKS):
        ahead = space_of(before, track, seat) - space_of(after, track, seat)
        if ahead:
            found[code] = ahead
    return found


def best_office(t: Sigismundus, seat: int) -> int:
    """Ducats of the office that pays most."""
    most = 0
    for office in offices_of(t, seat):
        most = max(most, income_of(t, office))
    return most
