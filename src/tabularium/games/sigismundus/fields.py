"""Rules 10: the nine action fields: what a client there can choose, and what happens."""

from tabularium.games.sigismundus.foreign import (
    cards_to_discard,
    place_markers,
    why_not_country,
    why_not_this_card,
)
from tabularium.games.sigismundus.letters import (
    AMOUNT,
    CARD,
    COUNTRY,
    DONE,
    FIGURE,
    OFFICE,
    PASS,
    UNIT,
    amounts,
)
from tabularium.games.sigismundus.material import (
    ACADEMY,
    AGITATION,
    ARMS,
    BAKFARK,
    BANNERS,
    BIELSKI,
    COURT_MARSHAL,
    COURT_MARSHAL_DISCOUNT,
    ECONOMIST_A,
    ECONOMIST_B,
    ECONOMIST_DUCATS,
    ENVOY,
    FEAST,
    FIELDS,
    FIGURE_COUNT,
    FIGURES,
    INTERNAL,
    MAX_SEATS,
    OFFICE_COUNT,
    OFFICES,
    PARLIAMENTARY,
    PATRONAGE,
    POLICIES,
    SENATORIAL,
    TARANOWSKI,
    VACANCY,
)
from tabularium.games.sigismundus.offices import free_offices, take_unit
from tabularium.games.sigismundus.policy import countries_outside
from tabularium.games.sigismundus.state import (
    FIGURES_OF,
    FIGURES_OPEN,
    NOBODY,
    Sigismundus,
    altered,
)
from tabularium.games.sigismundus.tracks import advance, space_of
from tabularium.kernel import Facts, Reason, Word

# Costs


def field_exists(t: Sigismundus, field: int) -> bool:
    """10.12: the second Economist is for five players."""
    return field != ECONOMIST_B or t.seats == MAX_SEATS


def surcharge(t: Sigismundus, seat: int, field: int) -> int:
    """10.2, 4.9: a ducat for each client there; the court marshal saves one once a round."""
    cost = t.fields[field]
    if cost > 0 and t.offices[COURT_MARSHAL] == seat and not t.discounted >> seat & 1:
        cost -= COURT_MARSHAL_DISCOUNT
    return cost


def open_fields(t: Sigismundus, seat: int) -> list[int]:
    """Letters of the fields a seat can pay for."""
    ducats = t.ducats[seat]
    found: list[int] = []
    for field in range(len(FIELDS)):
        if surcharge(t, seat, field) <= ducats and field_exists(t, field):
            found.append(field)
    return found


def pay_surcharge(t: Sigismundus, seat: int, field: int) -> None:
    """The client stands on the field, its surcharge goes to the bank."""
    cost = surcharge(t, seat, field)
    if cost < t.fields[field]:
        t.discounted |= 1 << seat
    t.ducats[seat] -= cost
    t.clients[seat] -= 1
    t.fields = altered(t.fields, field, t.fields[field] + 1)
    court = t.court[:]
    court[field] = (*court[field], seat)
    t.court = court
    if t.telling:
        t.tell("client_placed", {"seat": seat, "field": FIELDS[field], "cost": cost})


# What can follow the field in a word


def next_choices(t: Sigismundus, seat: int, field: int, draft: Word) -> list[int]:
    """Letters after the field and what is said so far; empty: nothing more to choose."""
    if field == PATRONAGE:
        return patronage_letters(t, seat, draft)
    if field == FEAST:
        return feast_letters(t, seat, draft)
    if len(draft) > 1:
        return []
    if field == ENVOY:
        return envoy_letters(t, seat)
    if field == BANNERS:
        return units_to_take(t)
    if field == VACANCY:
        return vacant_letters(t, seat)
    if field == AGITATION:
        return agitation_letters(t, seat)
    assert field in (ACADEMY, ECONOMIST_A, ECONOMIST_B), f"no such field: {field}"
    return []


def envoy_letters(t: Sigismundus, seat: int) -> list[int]:
    """10.5: countries without a pact, if a marker is left."""
    return countries_outside(t.pacts) if t.markers_left(seat) > 0 else []


def units_to_take(t: Sigismundus) -> list[int]:
    """10.8: units in the bank."""
    return [UNIT + arm for arm in range(len(ARMS)) if t.units_in_bank(arm) > 0]


def vacant_letters(t: Sigismundus, seat: int) -> list[int]:
    """10.9: free offices without a marker, if a marker is left."""
    if t.markers_left(seat) == 0:
        return []
    return [OFFICE + o for o in free_offices(t) if t.vacancies[o] == NOBODY]


def feast_room(t: Sigismundus, seat: int) -> int:
    """10.10: how many spaces cards can add."""
    own = 2 if t.has_figure(seat, BAKFARK) else 1
    return max(0, space_of(t, SENATORIAL, seat) - own)


def feast_letters(t: Sigismundus, seat: int, draft: Word) -> list[int]:
    """10.10: internal cards as far as they move the marker, then `done`."""
    room = feast_room(t, seat)
    if draft[-1] == DONE or room == 0 or not t.hand(seat, INTERNAL):
        return []
    letters = [DONE]
    if len(draft) - 1 < room:
        letters += cards_to_discard(t.hand(seat, INTERNAL), draft, 1, CARD)
    return letters


def agitation_room(t: Sigismundus, seat: int) -> int:
    """10.13: how many spaces ducats can add."""
    own = 2 if t.has_figure(seat, BIELSKI) else 1
    left = t.ducats[seat] - surcharge(t, seat, AGITATION)
    return max(0, min(left, space_of(t, PARLIAMENTARY, seat) - own))


def agitation_letters(t: Sigismundus, seat: int) -> list[int]:
    """10.13: how many ducats are spent."""
    room = agitation_room(t, seat)
    return amounts(room) if room > 0 else []


# Patronage


def owner_of(t: Sigismundus, figure: int) -> int:
    """Under whose care a figure is; nobody's if it lies open or is not in play."""
    for seat in range(t.seats):
        if t.has_figure(seat, figure):
            return seat
    return NOBODY


def patronage_letters(t: Sigismundus, seat: int, draft: Word) -> list[int]:
    """10.6, 10.7: nothing, an open figure and the ducats laid on it, or a figure of others."""
    left = t.ducats[seat] - surcharge(t, seat, PATRONAGE)
    if len(draft) == 1:
        letters = [PASS] + [FIGURE + figure for figure in t.contents[FIGURES_OPEN]]
        for other in range(t.seats):
            if other != seat:
                for figure in t.contents[FIGURES_OF + other]:
                    if t.laid[figure] < left:
                        letters.append(FIGURE + figure)
        return letters
    taking = len(draft) == 2 and draft[1] - FIGURE in t.contents[FIGURES_OPEN]
    return amounts(left) if taking else []


def take_figure(t: Sigismundus, seat: int, figure: int, ducats: int) -> None:
    """10.6: an open figure comes under the care of a seat, with some of its ducats."""
    t.ducats[seat] -= ducats
    t.laid = altered(t.laid, figure, ducats)
    t.move(figure, FIGURES_OPEN, FIGURES_OF + seat)
    if t.telling:
        t.tell("figure_taken", {"seat": seat, "figure": FIGURES[figure], "ducats": ducats})


def bribe_figure(t: Sigismundus, seat: int, figure: int) -> None:
    """10.7: one ducat more than lies on it goes to the bank; the bank adds one to the figure."""
    owner = owner_of(t, figure)
    cost = t.laid[figure] + 1
    t.ducats[seat] -= cost
    t.laid = altered(t.laid, figure, cost)
    t.move(figure, FIGURES_OF + owner, FIGURES_OF + seat)
    if t.telling:
        code = FIGURES[figure]
        t.tell("figure_bribed", {"seat": seat, "target": owner, "figure": code, "ducats": cost})


# Carrying it out; the Academy is a frame of its own


def perform_field(t: Sigismundus, seat: int, field: int, word: Word) -> None:
    """The action of a field, after its surcharge is paid."""
    if field in (ECONOMIST_A, ECONOMIST_B):
        earn(t, seat)
    elif field == FEAST:
        feast(t, seat, word)
    elif field == AGITATION:
        agitate(t, seat, word[1] - AMOUNT if len(word) > 1 else 0)
    elif len(word) == 1 or word[1] == PASS:
        return  # 10.15: no effect
    elif field == ENVOY:
        send_envoy(t, seat, word[1] - COUNTRY)
    elif field == BANNERS:
        take_unit(t, seat, word[1] - UNIT)
    elif field == VACANCY:
        mark_vacancy(t, seat, word[1] - OFFICE)
    elif field == PATRONAGE and len(word) > 2:
        take_figure(t, seat, word[1] - FIGURE, word[2] - AMOUNT)
    elif field == PATRONAGE:
        bribe_figure(t, seat, word[1] - FIGURE)
    else:
        raise AssertionError(f"no such field: {field}")


def send_envoy(t: Sigismundus, seat: int, country: int) -> None:
    """10.5, 19.7: a marker, with Taranowski two."""
    markers = 2 if t.has_figure(seat, TARANOWSKI) else 1
    place_markers(t, seat, country, min(markers, t.markers_left(seat)))


def mark_vacancy(t: Sigismundus, seat: int, office: int) -> None:
    """10.9: this office is voted on, and its marker is worth two votes."""
    t.vacancies = altered(t.vacancies, office, seat)
    if t.telling:
        t.tell("vacancy", {"seat": seat, "office": OFFICES[office]})


def feast(t: Sigismundus, seat: int, word: Word) -> None:
    """10.10, 19.2: a space, one more with Bakfark, and one for each card."""
    cards = [letter - CARD for letter in word[1:] if letter != DONE]
    for policy in cards:
        t.discard(seat, policy)
    if t.telling and cards:
        t.tell("discarded", {"seat": seat, "cards": [POLICIES[policy] for policy in cards]})
    own = 2 if t.has_figure(seat, BAKFARK) else 1
    advance(t, SENATORIAL, seat, own + len(cards))


def agitate(t: Sigismundus, seat: int, ducats: int) -> None:
    """10.13, 19.3: a space, one more with Bielski, and one for each ducat."""
    t.ducats[seat] -= ducats
    own = 2 if t.has_figure(seat, BIELSKI) else 1
    advance(t, PARLIAMENTARY, seat, own + ducats)


def earn(t: Sigismundus, seat: int) -> None:
    """10.12: ducats from the bank."""
    t.ducats[seat] += ECONOMIST_DUCATS
    if t.telling:
        t.tell("earned", {"seat": seat, "ducats": ECONOMIST_DUCATS})


# Refusals


def why_not_field(t: Sigismundus, seat: int, field: int) -> Reason:
    """Why no client can stand there."""
    if not field_exists(t, field):
        return Reason("sigismundus.field_for_five", "10.12")
    detail: Facts = {"field": FIELDS[field], "cost": surcharge(t, seat, field)}
    return Reason("sigismundus.surcharge", "10.2", detail)


def why_not_choice(t: Sigismundus, seat: int, field: int, draft: Word, letter: int) -> Reason:
    """Why a client cannot do this."""
    if field == ENVOY:
        return why_not_country(t, letter)
    if field == BANNERS:
        return Reason("sigismundus.take_a_unit", "10.8")
    if field == VACANCY:
        return why_not_vacancy(t, letter)
    if field == FEAST:
        if len(draft) > feast_room(t, seat):
            return Reason("sigismundus.already_first_space", "3.2")
        return why_not_this_card(t, seat, INTERNAL, letter)
    if field == AGITATION:
        return Reason("sigismundus.agitation_ducats", "10.13", {"most": agitation_room(t, seat)})
    assert field == PATRONAGE, f"nothing to choose on field {field}"
    if len(draft) == 2:
        left = t.ducats[seat] - surcharge(t, seat, PATRONAGE)
        return Reason("sigismundus.lay_own_ducats", "10.6", {"most": left})
    return why_not_figure(t, seat, letter)


def why_not_vacancy(t: Sigismundus, letter: int) -> Reason:
    """Why an office cannot be marked."""
    if not OFFICE <= letter < OFFICE + OFFICE_COUNT:
        return Reason("sigismundus.choose_office", "10.9")
    detail: Facts = {"office": OFFICES[letter - OFFICE]}
    if t.offices[letter - OFFICE] != NOBODY:
        return Reason("sigismundus.office_held", "10.9", detail)
    return Reason("sigismundus.office_marked", "10.9", detail)


def why_not_figure(t: Sigismundus, seat: int, letter: int) -> Reason:
    """Why a figure cannot be won."""
    if not FIGURE <= letter < FIGURE + FIGURE_COUNT:
        return Reason("sigismundus.choose_figure", "10.6")
    figure = letter - FIGURE
    owner = owner_of(t, figure)
    if owner == NOBODY:
        return Reason("sigismundus.figure_not_here", "10.6", {"figure": FIGURES[figure]})
    if owner == seat:
        return Reason("sigismundus.own_figure", "10.7", {"figure": FIGURES[figure]})
    detail: Facts = {"figure": FIGURES[figure], "cost": t.laid[figure] + 1}
    return Reason("sigismundus.figure_too_dear", "10.7", detail)
