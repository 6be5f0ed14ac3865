"""Rules 7: what each policy card does, and when it may be played. Questions and verbs only."""

from typing import Final

from tabularium.games.sigismundus.letters import COUNTRY, SEAT, TO_FIRST, TO_LAST, UNIT
from tabularium.games.sigismundus.material import (
    ABDUCTION,
    ALL_COUNTRIES,
    ARTILLERY,
    CHURCH_COURTS,
    CLIENT,
    CLIENT_CAP,
    COUNTRIES,
    DEATH,
    DECKS,
    ECCLESIASTICAL,
    ENLISTMENT,
    FORAY,
    FOUNDATION,
    FOUNDATION_COST,
    FOUNDATION_POINTS,
    HUSSARS,
    INFANTRY,
    KINDS_A_DECK,
    LASKI,
    MAX_SEATS,
    MISSION,
    NEGOTIATIONS,
    PACT,
    POLICIES,
    PRIMUS,
    RAFTING,
    RAFTING_DUCATS,
    SACK,
    STRUS,
)
from tabularium.games.sigismundus.offices import offices_of_kind, take_unit
from tabularium.games.sigismundus.state import COURT_PICKS, FIGURES_OF, HAND, Sigismundus
from tabularium.games.sigismundus.tracks import move_country, position_of
from tabularium.kernel import Facts, Reason, Word

ATTACKS: Final = (ABDUCTION, SACK, FORAY)
AIMED: Final = (DEATH, *ATTACKS)  # cards that name a player

# Whom and what a card may name


def can_take_client(t: Sigismundus, seat: int) -> bool:
    """7.4: whether a client is left, and one of the colour if the table counts colours."""
    if t.clients_in_bank() == 0:
        return False
    return t.clients[seat] < CLIENT_CAP or not t.setting.options.flag("client_cap")


def can_target(t: Sigismundus, seat: int, policy: int, target: int) -> bool:
    """7.6, 7.14: whether a card may be aimed at a player."""
    if target == seat or target >= t.seats:
        return False
    if policy == DEATH:
        return target in t.offices and not t.has_figure(target, STRUS)
    if t.protected >> target & 1:
        return False
    return policy != ABDUCTION or bool(t.contents[FIGURES_OF + target])


def targets_of(t: Sigismundus, seat: int, policy: int) -> list[int]:
    """All players a card may be aimed at."""
    return [target for target in range(t.seats) if can_target(t, seat, policy, target)]


def can_judge(t: Sigismundus, target: int) -> bool:
    """7.15: whether a card can be taken from a player by the church court."""
    return t.cards_of(target) > 0 and not t.has_figure(target, LASKI)


def court_targets(t: Sigismundus, seat: int) -> list[int]:
    """7.15: whom a seat can summon; nobody without an ecclesiastical office."""
    if t.has_act(CHURCH_COURTS) or not offices_of_kind(t, seat, ECCLESIASTICAL):
        return []
    return [target for target in range(t.seats) if target != seat and can_judge(t, target)]


def countries_outside(mask: int) -> list[int]:
    """Letters of the countries that are not in a mask."""
    return [COUNTRY + c for c in range(len(COUNTRIES)) if not mask >> c & 1]


def can_play(t: Sigismundus, seat: int, policy: int) -> bool:
    """7.3: whether a card would have its effect."""
    if policy == CLIENT:
        return can_take_client(t, seat)
    if policy == PRIMUS:
        return t.first != seat
    if policy == FOUNDATION:
        return t.ducats[seat] >= FOUNDATION_COST
    if policy in (RAFTING, NEGOTIATIONS):
        return True
    if policy == MISSION:
        return t.crowned != ALL_COUNTRIES
    if policy == PACT:
        return t.pacts != ALL_COUNTRIES
    if policy == ENLISTMENT:
        return t.units_in_bank(INFANTRY) > 0 or bool(riders_left(t))
    assert policy in AIMED, f"no such card: {policy}"
    return bool(targets_of(t, seat, policy))


def riders_left(t: Sigismundus) -> list[int]:
    """7.13: hussars and artillery, as far as there are any."""
    return [UNIT + arm for arm in (HUSSARS, ARTILLERY) if t.units_in_bank(arm) > 0]


def next_letters(t: Sigismundus, seat: int, policy: int, draft: Word) -> list[int]:
    """What a card names after the letters that are said; empty: nothing more."""
    if policy in (CLIENT, PRIMUS, FOUNDATION, RAFTING):
        return []
    if policy == NEGOTIATIONS and len(draft) == 2:
        position = position_of(t, draft[1] - COUNTRY)
        return ([TO_FIRST] if position > 0 else []) + (
            [TO_LAST] if position < len(COUNTRIES) - 1 else []
        )
    if len(draft) > 1:
        return []
    if policy == MISSION:
        return countries_outside(t.crowned)
    if policy == NEGOTIATIONS:
        return countries_outside(0)
    if policy == PACT:
        return countries_outside(t.pacts)
    if policy == ENLISTMENT:
        return riders_left(t)
    assert policy in AIMED, f"no such card: {policy}"
    return [SEAT + target for target in targets_of(t, seat, policy)]


# Refusals


def why_not_play(t: Sigismundus, seat: int, policy: int) -> Reason:
    """Why a card cannot be played at all."""
    detail: Facts = {"card": POLICIES[policy]}
    if policy % KINDS_A_DECK not in t.hand(seat, policy // KINDS_A_DECK):
        return Reason("sigismundus.not_in_hand", "7.1", detail)
    if policy == CLIENT:
        return Reason("sigismundus.no_client_left", "7.4")
    if policy == PRIMUS:
        return Reason("sigismundus.already_first", "7.5")
    if policy == FOUNDATION:
        return Reason("sigismundus.foundation_cost", "7.8", {"cost": FOUNDATION_COST})
    if policy == MISSION:
        return Reason("sigismundus.all_crowned", "7.10")
    if policy == ENLISTMENT:
        return Reason("sigismundus.no_unit_left", "7.13")
    return Reason("sigismundus.no_target", "7.3", detail)


def why_not_target(t: Sigismundus, seat: int, policy: int, target: int) -> Reason:
    """Why a card cannot be aimed at a player."""
    detail: Facts = {"seat": target}
    if target >= t.seats:
        return Reason("sigismundus.nobody_there", "7.3", detail)
    if target == seat:
        return Reason("sigismundus.not_yourself", "7.3")
    if policy == DEATH:
        if t.has_figure(target, STRUS):
            return Reason("sigismundus.has_physician", "19.4", detail)
        return Reason("sigismundus.holds_no_office", "7.6", detail)
    if t.protected >> target & 1:
        return Reason("sigismundus.under_protection", "7.8", detail)
    return Reason("sigismundus.has_no_figure", "8.7", detail)


def why_not_court(t: Sigismundus, seat: int) -> Reason:
    """Why there is no court to be held."""
    if t.has_act(CHURCH_COURTS):
        return Reason("sigismundus.courts_suspended", "15.7")
    if not offices_of_kind(t, seat, ECCLESIASTICAL):
        return Reason("sigismundus.no_ecclesiastical_office", "7.15")
    return Reason("sigismundus.nobody_to_judge", "7.15")


def why_not_judge(t: Sigismundus, seat: int, target: int) -> Reason:
    """Why a player cannot be summoned."""
    detail: Facts = {"seat": target}
    if target >= t.seats:
        return Reason("sigismundus.nobody_there", "7.3", detail)
    if target == seat:
        return Reason("sigismundus.not_yourself", "7.3")
    if t.has_figure(target, LASKI):
        return Reason("sigismundus.beyond_the_court", "19.5", detail)
    return Reason("sigismundus.has_no_cards", "7.15", detail)


def why_not_named(t: Sigismundus, seat: int, policy: int, draft: Word, letter: int) -> Reason:
    """Why a card cannot name this."""
    if policy in AIMED:
        if SEAT <= letter < SEAT + MAX_SEATS:
            return why_not_target(t, seat, policy, letter - SEAT)
        return Reason("sigismundus.name_a_player", "7.3", {"card": POLICIES[policy]})
    if policy == ENLISTMENT:
        return Reason("sigismundus.hussars_or_artillery", "7.13")
    if policy == NEGOTIATIONS and len(draft) == 2:
        return Reason("sigismundus.first_or_last", "7.11")
    if policy == MISSION and COUNTRY <= letter < COUNTRY + len(COUNTRIES):
        return Reason(
            "sigismundus.already_crowned", "7.10", {"country": COUNTRIES[letter - COUNTRY]}
        )
    if policy == PACT and COUNTRY <= letter < COUNTRY + len(COUNTRIES):
        return Reason(
            "sigismundus.closed_by_pact", "7.12", {"country": COUNTRIES[letter - COUNTRY]}
        )
    return Reason("sigismundus.name_a_country", "7.3", {"card": POLICIES[policy]})


# Effects that need no further choice


def take_client(t: Sigismundus, seat: int) -> None:
    """7.4: one client more in this round."""
    t.clients[seat] += 1
    if t.telling:
        t.tell("client_taken", {"seat": seat, "clients": t.clients[seat]})


def take_first_marker(t: Sigismundus, seat: int) -> None:
    """7.5: from the next phase on this seat is first."""
    t.first = seat
    if t.telling:
        t.tell("first_player", {"seat": seat})


def found_church(t: Sigismundus, seat: int) -> None:
    """7.8: ducats for points, and nobody attacks this seat until the end of the round."""
    t.ducats[seat] -= FOUNDATION_COST
    t.points[seat] += FOUNDATION_POINTS
    t.protected |= 1 << seat
    if t.telling:
        t.tell("church_founded", {"seat": seat, "points": FOUNDATION_POINTS})


def float_rafts(t: Sigismundus, seat: int) -> None:
    """7.9: ducats from the bank."""
    t.ducats[seat] += RAFTING_DUCATS
    if t.telling:
        t.tell("rafted", {"seat": seat, "ducats": RAFTING_DUCATS})


def negotiate(t: Sigismundus, country: int, to: int) -> None:
    """7.11: a country goes to an end of its track."""
    move_country(t, country, 0 if to == TO_FIRST else len(COUNTRIES) - 1)


def close_country(t: Sigismundus, country: int) -> None:
    """7.12: nobody adds markers there until the end of the round."""
    t.pacts |= 1 << country
    if t.telling:
        t.tell("country_closed", {"country": COUNTRIES[country]})


def enlist(t: Sigismundus, seat: int, word: Word) -> None:
    """7.13: an infantry and the unit that was chosen, as far as there are any."""
    take_unit(t, seat, INFANTRY)
    if len(word) > 1:
        take_unit(t, seat, word[1] - UNIT)


def hold_court(t: Sigismundus, seat: int, target: int) -> None:
    """7.15: a random policy card of the other's hand changes hands."""
    number = t.below(COURT_PICKS, t.cards_of(target))
    deck = 0
    while number >= len(t.hand(target, deck)):
        number -= len(t.hand(target, deck))
        deck += 1
    item = t.hand(target, deck)[number]
    t.move(item, HAND + MAX_SEATS * deck + target, HAND + MAX_SEATS * deck + seat)
    if t.telling:
        card = POLICIES[KINDS_A_DECK * deck + item]
        shadow: Facts = {"seat": seat, "target": target, "deck": DECKS[deck]}
        t.tell(
            "judged",
            {"seat": seat, "target": target, "deck": DECKS[deck], "card": card},
            1 << seat | 1 << target,
            shadow,
        )
