"""The words worth a thought: of many that say nearly the same, the sensible ones."""

from typing import Final

from tabularium.bots.minds.sigismundus.fields import keep_card
from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.bots.spelling import all_words, some_words
from tabularium.games.sigismundus.fields import (
    agitation_room,
    envoy_letters,
    feast_room,
    open_fields,
    patronage_letters,
    surcharge,
    units_to_take,
    vacant_letters,
)
from tabularium.games.sigismundus.foreign import FIRST_FOREIGN, free_markers
from tabularium.games.sigismundus.letters import (
    AMOUNT,
    CARD,
    DONE,
    FIELD,
    FIGURE,
    OFFICE,
    PASS,
)
from tabularium.games.sigismundus.material import (
    ACADEMY,
    AGITATION,
    BANNERS,
    ECONOMIST_A,
    ECONOMIST_B,
    ENVOY,
    FEAST,
    FOREIGN,
    INTERNAL,
    PATRONAGE,
    VACANCY,
)
from tabularium.games.sigismundus.policy import countries_outside
from tabularium.games.sigismundus.state import FIGURES_OPEN
from tabularium.games.sigismundus.upkeep import best_to_keep
from tabularium.kernel import Picks, Word

MANY: Final = 60  # words beyond which only some are weighed
ALIKE: Final = 3  # words on one field or with one card
TOO_MUCH: Final = -5.0  # the score of a bid beyond what is needed


def candidates(v: Valuation, rng: Picks) -> list[Word]:
    """All words, or the sensible ones where there are many."""
    t, seat = v.t, v.seat
    assert t.pending is not None
    if not t.drafts[seat]:
        match t.pending.prompt:
            case "action":
                return action_words(v)
            case "foreign_policy":
                return marker_words(v)
            case "extra_votes":
                cards = cheapest(v, INTERNAL, CARD)
                most = min(len(cards), t.votes_in_bank())
                return [(*sorted(cards[:n]), DONE) for n in range(most + 1)]
    found = all_words(t, seat, MANY)
    if found is not None:
        return found
    found = some_words(t, seat, MANY, rng)
    if t.pending.prompt == "upkeep" and not t.drafts[seat]:
        found.append(best_to_keep(t, seat))
    return found


def various(words: list[Word], scores: list[float], most: int) -> list[Word]:
    """The words with the best scores, but few that begin alike; of amounts also the extremes."""
    order = sorted(range(len(words)), key=lambda number: -scores[number])
    if words[0][0] >= AMOUNT:
        sane = [number for number in order if scores[number] > TOO_MUCH]
        order = [*dict.fromkeys([order[0], min(sane), max(sane), *order])]
        return [words[number] for number in order[:most]]
    chosen: list[int] = []
    spare: list[int] = []
    begun: dict[int, int] = {}
    for number in order:
        first = words[number][0]
        begun[first] = begun.get(first, 0) + 1
        (chosen if begun[first] <= ALIKE else spare).append(number)
    return [words[number] for number in (chosen + spare)[:most]]


def cheapest(v: Valuation, deck: int, first: int) -> list[int]:
    """Letters of the cards of a deck in hand, the least useful first."""
    cards = [(keep_card(v, 4 * deck + item), item) for item in v.t.hand(v.seat, deck)]
    cards.sort()
    return [first + item for _, item in cards]


def marker_words(v: Valuation) -> list[Word]:
    """Passing; every country with the cheapest cards, one more and one more."""
    t = v.t
    cards = cheapest(v, FOREIGN, FIRST_FOREIGN)
    free = free_markers(t, v.seat)
    most = max(0, min(len(cards), t.markers_left(v.seat) - free))
    words: list[Word] = [(PASS,)]
    for country in countries_outside(t.pacts):
        for n in range(0 if free else 1, most + 1):
            words.append((country, *sorted(cards[:n]), DONE))
    return words


def action_words(v: Valuation) -> list[Word]:
    """Every field, and what can be said after it."""
    words: list[Word] = []
    for field in open_fields(v.t, v.seat):
        first = FIELD + field
        if field == FEAST:
            words += feast_words(v)
        elif field == PATRONAGE:
            words += patronage_words(v)
        else:
            letters = second_letters(v, field)
            words += [(first, letter) for letter in letters] if letters else [(first,)]
    return words


def second_letters(v: Valuation, field: int) -> list[int]:
    """What a field asks for; nothing for some."""
    t, seat = v.t, v.seat
    if field == ENVOY:
        return envoy_letters(t, seat)
    if field == BANNERS:
        return units_to_take(t)
    if field == VACANCY:
        letters = vacant_letters(t, seat)
        letters.sort(key=lambda letter: -v.office(letter - OFFICE))
        return letters[:5]
    if field == AGITATION:
        room = agitation_room(t, seat)
        return list(range(AMOUNT, AMOUNT + room + 1)) if room > 0 else []
    assert field in (ACADEMY, ECONOMIST_A, ECONOMIST_B), f"nobody knows what field {field} asks for"
    return []


def feast_words(v: Valuation) -> list[Word]:
    """None to all of the cards that move the marker, the least useful first."""
    first = FIELD + FEAST
    room = feast_room(v.t, v.seat)
    cards = cheapest(v, INTERNAL, CARD)
    if room == 0 or not cards:
        return [(first,)]
    return [(first, *sorted(cards[:n]), DONE) for n in range(min(room, len(cards)) + 1)]


def patronage_words(v: Valuation) -> list[Word]:
    """Figures that can be had; an open one with no or a few ducats on it."""
    t, seat, first = v.t, v.seat, FIELD + PATRONAGE
    left = t.ducats[seat] - surcharge(t, seat, PATRONAGE)
    words: list[Word] = []
    for letter in patronage_letters(t, seat, (first,)):
        if letter == PASS:
            continue
        if letter - FIGURE not in t.contents[FIGURES_OPEN]:
            words.append((first, letter))
            continue
        words += [(first, letter, AMOUNT + laid) for laid in (0, 2, 4) if laid <= left]
    return words or [(first, PASS)]
