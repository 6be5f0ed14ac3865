"""What somebody's belongings are worth: the exact final layout, and what may still come of them."""

from functools import lru_cache
from typing import Literal, NamedTuple, cast

from tabularium.games.alea.material import FIRST_RIM, UNPLACED, patrician_value
from tabularium.games.alea.reckoning import best_layout
from tabularium.games.alea.rulings import Switches, switches_of
from tabularium.games.alea.state import (
    FORTUNA_KEPT,
    PATRICIANS_OF,
    PROVINCES_OF,
    SENATE_OF,
    SENATE_SHOWN,
    Alea,
)

Tiles = tuple[int, ...]
Rulings = tuple[int, str, str, int]  # a table's choices, as a key


class Estate(NamedTuple):
    """Belongings that lie open, and one's own Senate cards; those of others are unknown."""

    provinces: Tiles
    patricians: Tiles
    cards: Tiles
    fortuna: int  # tiles kept

    def with_province(self, province: int) -> "Estate":
        """The same and one province more."""
        more = tuple(sorted((*self.provinces, province)))
        return Estate(more, self.patricians, self.cards, self.fortuna)

    def with_patrician(self, patrician: int) -> "Estate":
        """The same and one patrician more."""
        more = tuple(sorted((*self.patricians, patrician)))
        return Estate(self.provinces, more, self.cards, self.fortuna)

    def with_card(self, card: int) -> "Estate":
        """The same and one Senate card more."""
        more = tuple(sorted((*self.cards, card)))
        return Estate(self.provinces, self.patricians, more, self.fortuna)


class Worth(NamedTuple):
    """Fame if the game ended now, without Fortuna and tokens, and what is still open."""

    fame: int
    loose: int  # points of patricians without a home
    empty: int  # provinces, rims and jokers where nobody lives
    half: int  # and where one lives alone


def rulings_of(t: Alea) -> Rulings:
    """The switches of a table."""
    switches = switches_of(t.setting.options)
    return switches.iv_rate, switches.offspring, switches.tiebreak, switches.empty_zero


def estate_of(t: Alea, seat: int, known: bool) -> Estate:
    """What a seat has; `known`: it is one's own, so that its cards may be looked at."""
    contents = t.contents
    cards: Tiles = ()
    if known:
        cards = contents[SENATE_OF + seat] + contents[SENATE_SHOWN + seat]
    return Estate(
        tuple(contents[PROVINCES_OF + seat]),
        tuple(contents[PATRICIANS_OF + seat]),
        tuple(sorted(cards)),
        len(contents[FORTUNA_KEPT + seat]),
    )


@lru_cache(maxsize=1 << 16)
def worth_of(estate: Estate, rulings: Rulings) -> Worth:
    """The best layout of an estate, counted."""
    iv_rate, offspring, tiebreak, empty_zero = rulings
    switches = Switches(
        cast(Literal[1, 2], iv_rate),
        cast(Literal["one", "per_pair"], offspring),
        cast(Literal["highest", "sum"], tiebreak),
        cast(Literal[-1, 0], empty_zero),
    )
    fortuna = [0] * estate.fortuna  # card IV counts them
    layout = best_layout(estate.provinces, estate.patricians, estate.cards, fortuna, 0, switches)
    assert layout is not None
    lodgers: dict[int, int] = {}
    loose = 0
    for patrician, home in layout.placed.items():
        if home == UNPLACED:
            loose += patrician_value(patrician)
        else:
            lodgers[home] = lodgers.get(home, 0) + 1
    homes = len(estate.provinces) + len([c for c in estate.cards if c >= FIRST_RIM])
    half = len([n for n in lodgers.values() if n == 1])
    return Worth(layout.points, loose, homes - len(lodgers), half)
