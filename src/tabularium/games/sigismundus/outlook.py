"""What a seat would reckon: votes, upkeep, costs and points as they would be now."""

from tabularium.games.sigismundus.chances import chances_now
from tabularium.games.sigismundus.fields import field_exists, surcharge
from tabularium.games.sigismundus.gains import best_income, gains_of
from tabularium.games.sigismundus.material import (
    ARMS,
    BASE_INCOME,
    COUNTRIES,
    FIELDS,
    PARLIAMENTARY,
    ROYAL,
    SENATORIAL,
)
from tabularium.games.sigismundus.prestige import prestige, shares
from tabularium.games.sigismundus.rulers import ruler_of, steps_of
from tabularium.games.sigismundus.scoring import points_facts
from tabularium.games.sigismundus.sejm import further_votes, track_votes, votes_due
from tabularium.games.sigismundus.shape import Bank, Outlook, ScoringAhead, VotesAhead
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.upkeep import kept_free, upkeep_of
from tabularium.kernel import SPECTATOR


def votes_ahead(t: Sigismundus, seat: int) -> VotesAhead:
    """11.5: votes at the next Sejm if nothing moved, track by track, and from other sources."""
    return {
        "royal": track_votes(t, seat, ROYAL),
        "senatorial": track_votes(t, seat, SENATORIAL),
        "parliamentary": track_votes(t, seat, PARLIAMENTARY),
        "further": further_votes(t, seat),
        "votes": votes_due(t, seat),
    }


def costs(t: Sigismundus, seat: int) -> dict[str, int]:
    """10.2: what each field costs a seat now."""
    return {
        code: surcharge(t, seat, field)
        for field, code in enumerate(FIELDS)
        if field_exists(t, field)
    }


def scoring_ahead(t: Sigismundus) -> ScoringAhead:
    """16.1, 16.3: prestige, and what each country would bring if it were scored now."""
    return {
        "prestige": [prestige(t, seat) for seat in range(t.seats)],
        "countries": {code: shares(t, country) for country, code in enumerate(COUNTRIES)},
    }


def bank_facts(t: Sigismundus) -> Bank:
    """What the bank still has, and the markers of each house."""
    return {
        "votes": t.votes_in_bank(),
        "clients": t.clients_in_bank(),
        "units": {code: t.units_in_bank(arm) for arm, code in enumerate(ARMS)},
        "markers": [t.markers_left(seat) for seat in range(t.seats)],
    }


def outlook(t: Sigismundus, seat: int) -> Outlook:
    """All of it from what lies open; costs, bids, steps and gains are those of who asks."""
    seats = range(t.seats)
    found: Outlook = {
        "votes": [votes_ahead(t, each) for each in seats],
        "income": [BASE_INCOME + best_income(t, each) for each in seats],
        "upkeep": [upkeep_of(t, each) for each in seats],
        "kept_free": [kept_free(t, each) for each in seats],
        "points": [points_facts(t, each) for each in seats],
        "scoring": scoring_ahead(t),
        "bank": bank_facts(t),
        "fight": chances_now(t),
    }
    if seat != SPECTATOR:
        found["costs"] = costs(t, seat)
        found["ruler"] = ruler_of(t, seat)
        found["steps"] = steps_of(t, seat)
        found["gains"] = gains_of(t, seat)
    return found
