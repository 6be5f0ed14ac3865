"""Fame if the game ended now: the best layout of what a seat has (rules 9.22 to 9.24)."""

from typing import Final

from tabularium.games.alea.layout import Layout
from tabularium.games.alea.material import (
    FIRST_RIM,
    GREY,
    PATRICIAN_CODES,
    PROVINCE_CODES,
    SENATE_CODES,
    TOKENS_PER_POINT,
    UNPLACED,
    container_code,
    patrician_sex,
    patrician_value,
    province_colour,
    province_value,
)
from tabularium.games.alea.reckoning import best_layout
from tabularium.games.alea.rulings import switches_of
from tabularium.games.alea.shape import LayoutFacts, Parts, Score
from tabularium.games.alea.state import (
    FORTUNA_KEPT,
    PATRICIANS_OF,
    PROVINCES_OF,
    SENATE_OF,
    SENATE_SHOWN,
    Alea,
)

Pieces = tuple[int, ...]
Reading = tuple[int, str, str, int]
Holdings = tuple[Pieces, Pieces, Pieces, Pieces, int, Reading]

# Holdings change once a round, but whoever searches asks again and again.
_REMEMBERED: Final = 250  # few: the garbage collector walks through them
USUAL_FOR_TWO: Final = 3  # fame that two Senate cards bring on average
_best: dict[Holdings, Layout] = {}


def cards_of(t: Alea, seat: int) -> Pieces:
    """The Senate cards of a seat, hidden or shown."""
    return t.contents[SENATE_OF + seat] + t.contents[SENATE_SHOWN + seat]


def fortuna_of(t: Alea, seat: int) -> list[int]:
    """The values of the tiles a seat has kept."""
    return [tile + 1 for tile in t.contents[FORTUNA_KEPT + seat]]


def best_for(t: Alea, seat: int, cards: Pieces) -> Layout:
    """The best layout of what a seat has, with these Senate cards. Not to be changed."""
    provinces, patricians = t.contents[PROVINCES_OF + seat], t.contents[PATRICIANS_OF + seat]
    return best_with(t, seat, provinces, patricians, cards)


def best_with(t: Alea, seat: int, provinces: Pieces, patricians: Pieces, cards: Pieces) -> Layout:
    """The best layout with these provinces, patricians and cards, and the rest as a seat has it."""
    kept, switches = t.contents[FORTUNA_KEPT + seat], switches_of(t.setting.options)
    reading = (switches.iv_rate, switches.offspring, switches.tiebreak, switches.empty_zero)
    key: Holdings = (provinces, patricians, cards, kept, t.tokens[seat], reading)
    layout = _best.get(key)
    if layout is None:
        layout = best_layout(
            provinces, patricians, cards, fortuna_of(t, seat), t.tokens[seat], switches
        )
        assert layout is not None
        if len(_best) == _REMEMBERED:
            _best.clear()
        _best[key] = layout
    return layout


def standing(t: Alea) -> list[int]:
    """Fame of each seat as it stands."""
    return [best_for(t, seat, cards_of(t, seat)).points for seat in range(t.seats)]


def estimate(t: Alea) -> list[int]:
    """Fame of each seat, roughly: search asks too often to look for the best layout each time."""
    return [_estimate(t, seat) for seat in range(t.seats)]


def _estimate(t: Alea, seat: int) -> int:
    """Every home takes a man and a woman of its colour, or what is left over if it is for all."""
    cards = cards_of(t, seat)
    fame = t.tokens[seat] // TOKENS_PER_POINT + USUAL_FOR_TWO * len(cards) // 2
    for tile in t.contents[FORTUNA_KEPT + seat]:
        fame += tile + 1
    room = [0] * (2 * GREY + 2)  # by colour and sex, as patricians are numbered in threes
    for province in t.contents[PROVINCES_OF + seat]:
        fame += province_value(province)
        room[2 * province_colour(province)] += 1
        room[2 * province_colour(province) + 1] += 1
    for card in cards:
        if card >= FIRST_RIM:
            room[2 * GREY] += 1
            room[2 * GREY + 1] += 1
    for patrician in t.contents[PATRICIANS_OF + seat]:
        home = patrician // 3
        if room[home] == 0:
            home = 2 * GREY + patrician_sex(patrician)
        if room[home] > 0:
            room[home] -= 1
            fame += patrician_value(patrician)
    return fame


def score(t: Alea, seat: int) -> Score:
    """The best layout of a seat: fame by source, card by card, and who lies where."""
    layout = best_for(t, seat, cards_of(t, seat))
    facts = layout_facts(layout)
    return {
        "total": facts["points"],
        "parts": parts_of(layout),
        "tiebreak": facts["tiebreak"],
        "cards": facts["cards"],
        "placed": facts["placed"],
        "homes": homes_of(layout),
    }


def parts_of(layout: Layout) -> Parts:
    """Fame of a layout by source."""
    return {
        "provinces": layout.provinces_total,
        "patricians": layout.patricians_total,
        "senate": layout.senate_total,
        "fortuna": layout.fortuna_points,
        "tokens": layout.token_points,
    }


def homes_of(layout: Layout) -> dict[str, int]:
    """What each province, rim and joker brings, with those who live there."""
    worth = {PROVINCE_CODES[p]: points for p, points in layout.province_points.items()}
    for card, points in layout.senate_points.items():
        if card >= FIRST_RIM:
            worth[SENATE_CODES[card]] = points
    for patrician, home in layout.placed.items():
        if home != UNPLACED:
            worth[container_code(home)] += layout.patrician_points[patrician]
    return worth


def layout_facts(layout: Layout) -> LayoutFacts:
    """A layout taken apart, as plain data; so the result of a game tells it."""
    placed = layout.placed
    return {
        "points": layout.points,
        "tiebreak": layout.tiebreak,
        "provinces": layout.provinces_total,
        "patricians": layout.patricians_total,
        "senate": layout.senate_total,
        "fortuna": layout.fortuna_points,
        "tokens": layout.token_points,
        "cards": {SENATE_CODES[card]: worth for card, worth in layout.senate_points.items()},
        "placed": {PATRICIAN_CODES[p]: container_code(placed[p]) for p in sorted(placed)},
    }
