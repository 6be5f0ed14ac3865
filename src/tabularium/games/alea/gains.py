"""What each offered piece would bring: to whoever asks, and to the next other seat that chooses."""

from tabularium.games.alea.castrum import castrum_order
from tabularium.games.alea.layout import Layout
from tabularium.games.alea.material import (
    PATRICIAN_CODES,
    PROVINCE_CODES,
    SENATE_CODES,
    container_code,
    container_of_card,
)
from tabularium.games.alea.scoring import (
    Pieces,
    best_for,
    best_with,
    cards_of,
    homes_of,
    layout_facts,
    parts_of,
)
from tabularium.games.alea.shape import Gain, Gains
from tabularium.games.alea.state import (
    OPEN_PATRICIANS,
    OPEN_PROVINCES,
    PATRICIANS_OF,
    PROVINCES_OF,
    SENATE_CHOICE,
    SENATE_SHOWN,
    Alea,
)


def gains(t: Alea, seat: int) -> Gains:
    """Open provinces and patricians, and Senate cards that the seat may choose from."""
    cards = cards_of(t, seat)
    now = best_for(t, seat, cards).points
    mine, people = t.contents[PROVINCES_OF + seat], t.contents[PATRICIANS_OF + seat]
    found: Gains = {"provinces": {}, "patricians": {}, "cards": {}}
    rival = next_chooser(t, seat)
    for province in t.contents[OPEN_PROVINCES]:
        layout = best_with(t, seat, with_one(mine, province), people, cards)
        gain = _gain(layout, now, None, living_in(layout, province))
        if rival[0] == "castrum":
            _add_rival(t, gain, rival[1], province, -1)
        found["provinces"][PROVINCE_CODES[province]] = gain
    for patrician in t.contents[OPEN_PATRICIANS]:
        layout = best_with(t, seat, mine, with_one(people, patrician), cards)
        gain = _gain(layout, now, container_code(layout.placed[patrician]), [])
        if rival[0] == "forum":
            _add_rival(t, gain, rival[1], -1, patrician)
        found["patricians"][PATRICIAN_CODES[patrician]] = gain
    for card in t.contents[SENATE_CHOICE + seat]:
        layout = best_with(t, seat, mine, people, with_one(cards, card))
        lives = living_in(layout, container_of_card(card))
        found["cards"][SENATE_CODES[card]] = _gain(layout, now, None, lives)
    return found


def with_one(pieces: Pieces, piece: int) -> Pieces:
    """Pieces and one more, in order."""
    return tuple(sorted((*pieces, piece)))


def living_in(layout: Layout, container: int) -> list[str]:
    """Patricians in a province or on a card."""
    placed = layout.placed
    return [PATRICIAN_CODES[p] for p in sorted(placed) if placed[p] == container]


def _gain(layout: Layout, now: int, home: str | None, lives: list[str]) -> Gain:
    return {
        "gain": layout.points - now,
        "total": layout.points,
        "parts": parts_of(layout),
        "home": home,
        "lives": lives,
        "placed": layout_facts(layout)["placed"],
        "homes": homes_of(layout),
        "rival": None,
        "rival_gain": None,
    }


def next_chooser(t: Alea, seat: int) -> tuple[str, int]:
    """While provinces or patricians are taken: the next other seat that chooses, and where."""
    prompt = "" if t.pending is None else t.pending.prompt
    if prompt == "take_province":
        for other, _ in castrum_order(t):
            if other != seat:
                return "castrum", other
    if prompt == "take_patrician":
        for die in t.forum:
            if die >> 3 != seat:
                return "forum", die >> 3
    return "", -1


def _add_rival(t: Alea, gain: Gain, rival: int, province: int, patrician: int) -> None:
    """What a piece would bring a rival, as far as its cards lie open."""
    cards = t.contents[SENATE_SHOWN + rival]
    mine, people = t.contents[PROVINCES_OF + rival], t.contents[PATRICIANS_OF + rival]
    now = best_with(t, rival, mine, people, cards).points
    if province >= 0:
        mine = with_one(mine, province)
    else:
        people = with_one(people, patrician)
    gain["rival"] = rival
    gain["rival_gain"] = best_with(t, rival, mine, people, cards).points - now


def public_fame(t: Alea) -> list[int]:
    """Everybody's fame without unseen Senate cards."""
    return [best_for(t, seat, t.contents[SENATE_SHOWN + seat]).points for seat in range(t.seats)]
