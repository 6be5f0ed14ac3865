"""A survey of a position: what is in which kingdom, and which points are wanted most.

It depends only on the board, on public counts and on the seat's own hand, and is made once for all
words that are weighed in a position.
"""

from math import log
from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.tigris.odds import at_least, hidden_hand
from tabularium.games.tigris.kingdoms import owner_in
from tabularium.games.tigris.material import PAIRS
from tabularium.games.tigris.pieces import corner_of, pair_of
from tabularium.games.tigris.regions import Regions, kingdoms_beside
from tabularium.games.tigris.scoring import best_spread
from tabularium.games.tigris.state import HAND, OUT, Tigris
from tabularium.games.tigris.terrain import TILE
from tabularium.kernel import Word

# How much a colour counts less for every point that it is above the weakest one.
FADING: Final = 0.75
FADE: Final = tuple([FADING**above for above in range(64)])
LOG_FADING: Final = log(FADING)
MOST_WANTED: Final = 2.0


def needs_of(points: list[int], spread: list[int]) -> list[float]:
    """How much a point of each colour is wanted: 1 on average, most where points are short.

    That the average stays makes a point worth having wherever it goes: a colour that needs less
    leaves more need to the others.
    """
    weakest = spread[0]  # treasures already fill the weakest colours
    fades = [FADE[min(max(point - weakest, 0), 63)] for point in points]
    share = 4.0 / sum(fades)
    return [min(MOST_WANTED, share * fade) for fade in fades]


def balance_of(spread: list[int]) -> float:
    """Points as a smooth minimum: near the weakest colour, but every point shows a little."""
    weakest = spread[0]
    mean = sum([FADE[min(points - weakest, 63)] for points in spread]) / 4
    return weakest + log(mean) / LOG_FADING


class Survey:
    """Kingdoms and what is in them: tiles and halves of monuments at 4 * region + colour."""

    __slots__ = (
        "_beside",
        "_chances",
        "_key",
        "board",
        "halves",
        "hand",
        "label",
        "leaders",
        "likings",
        "needs",
        "regions",
        "rival",
        "rival_needs",
        "rival_spread",
        "seat",
        "spread",
        "t",
        "tiles",
        "treasures",
        "where",
    )

    def __init__(self, t: Tigris, seat: int, regions: Regions | None = None) -> None:
        regions = t.regions() if regions is None else regions
        self.t = t
        self.seat = seat
        self.regions = regions
        self.board = regions.board
        self.label = regions.label
        self.leaders = regions.leaders
        self.where = regions.where
        self._key = _key_of(t, seat)
        self._beside: dict[int, list[int]] = {}
        self._chances: dict[int, tuple[float, ...]] = {}
        self.likings: dict[Word, Liking] = {}
        self._count_pieces()
        self._weigh_points()

    def fits(self, t: Tigris, seat: int) -> bool:
        """Whether this is a survey of that position too."""
        mine, other = self._key, _key_of(t, seat)
        if self.seat != seat or any(a is not b for a, b in zip(mine, other, strict=True)):
            return False
        self.t = t  # the other one may have gone on
        return True

    def _count_pieces(self) -> None:
        t, label = self.t, self.label
        regions = len(self.leaders)
        tiles = [0] * (4 * regions)
        for code, region in zip(self.board, label, strict=True):
            if 2 < code < 7:
                tiles[4 * region + code - TILE] += 1
        treasures = [0] * regions
        for cell in t.treasures:
            treasures[label[cell]] += 1
        halves = [0] * (4 * regions)
        for monument in t.monuments:
            region = label[corner_of(monument)]
            for colour in PAIRS[pair_of(monument)]:
                halves[4 * region + colour] += 1
        self.tiles, self.treasures, self.halves = tiles, treasures, halves
        hand = t.contents[HAND + self.seat]
        self.hand = [hand.count(colour) for colour in range(4)]

    def _weigh_points(self) -> None:
        t, seat = self.t, self.seat
        mine = t.points_of(seat)
        self.spread = best_spread(mine, t.won[seat])
        self.needs = needs_of(mine, self.spread)
        best: list[int] = []
        for other in range(t.seats):
            if other != seat:
                spread = best_spread(t.points_of(other), t.won[other])
                if spread > best:
                    best, self.rival = spread, other
        self.rival_spread = best
        self.rival_needs = needs_of(t.points_of(self.rival), best)

    def beside(self, cell: int) -> list[int]:
        """The kingdoms that a cell touches."""
        found = self._beside.get(cell)
        if found is None:
            found = self._beside[cell] = kingdoms_beside(self.regions, cell)
        return found

    def owner(self, region: int, colour: int) -> int:
        """Whose leader of a colour is in a kingdom; -1: nobody's."""
        return owner_in(self.leaders[region], colour)

    def scorer(self, region: int, colour: int) -> int:
        """Who gets the point for a tile in a kingdom; -1: nobody."""
        owner = owner_in(self.leaders[region], colour)
        return owner if owner >= 0 else owner_in(self.leaders[region], 3)

    def holds(self, rival: int, colour: int, number: int) -> float:
        """The chance that a rival has so many tiles of a colour in hand."""
        if number <= 0:
            return 1.0
        key = 4 * rival + colour
        chances = self._chances.get(key)
        if chances is None:
            chances = self._chances[key] = hidden_hand(self.t, self.seat, rival, colour)
        return at_least(chances, number)


def _key_of(t: Tigris, seat: int) -> tuple[object, ...]:
    """What a survey is made from. None of it is ever changed in place."""
    hand, out = t.contents[HAND + seat], t.contents[OUT]
    return (t.regions(), hand, out, t.points, t.treasures, t.monuments, t.won)
