"""Every layout of a hand, one after the other: an independent reading of the same rules."""

import random

from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.homeland import NONE, POINT, join
from tabularium.games.alea.reckoning.search import Reckoning
from tabularium.games.alea.rulings import Switches

# --- brute force: an independent reading of the same rules ---------------------------------------

RIMS = {36: (0, 1), 37: (1, 3), 38: (3, 2), 39: (2, 4), 40: (4, 5), 41: (5, 0)}
JOKER_CARDS = (42, 43)
Hand = tuple[list[int], list[int], list[int], list[int], int, Switches, dict[int, int]]


def colour(tile: int) -> int:
    return tile // 6


def woman(tile: int) -> int:
    return tile // 3 % 2


def value(tile: int) -> int:
    return tile % 3 + 1


def welcome(place: int, tile: int) -> bool:
    if place in RIMS:
        return colour(tile) in RIMS[place]
    return place in JOKER_CARDS or place == 24 or place // 4 == colour(tile)


def together(place: int, tiles: list[int], offspring: bool) -> bool:
    """May these lie together? A child is tried out for every tile of three."""
    if len(tiles) < 2:
        return True
    if len(tiles) == 2:
        one, other = tiles
        if woman(one) == woman(other):
            return False
        if place in RIMS:
            return colour(one) != colour(other)
        return place != 24 or colour(one) == colour(other)
    for child in tiles:
        parents = [tile for tile in tiles if tile != child]
        if together(place, parents, False) and colour(child) in map(colour, parents):
            return offspring
    return False


def by_hand(hand: Hand, lying: dict[int, list[int]], out: list[int]) -> tuple[int, int] | None:
    """Points and tie-break of a complete layout, or None if it is illegal."""
    provinces, _, senate, fortuna, tokens, switches, _ = hand
    offspring = 10 in senate
    if not all(together(place, tiles, offspring) for place, tiles in lying.items()):
        return None
    if switches.offspring == "one" and sum(len(tiles) == 3 for tiles in lying.values()) > 1:
        return None
    placed = [tile for tiles in lying.values() for tile in tiles]
    total = sum(fortuna) + tokens // 2 + sum(map(value, placed))
    shown: set[int] = set()
    for place, tiles in lying.items():
        if place < 24:
            total += place % 4 + (1 if tiles else 0)
            shown.add(place // 4)
        elif place in RIMS:
            total += 3 if len(tiles) > 1 else 0
            shown |= set(RIMS[place])
        else:
            total += (1 if tiles else 0) if place > 24 else (0 if tiles else switches.empty_zero)
            shown |= set(map(colour, tiles)) or {99}
    women = sum(map(woman, placed))
    cards = {
        0: 1 + len(lying) // 2,
        1: len(placed) // 2,
        2: 1 + len(senate),
        3: 1 + switches.iv_rate * (len(fortuna) // 3),
        4: 1 + sum(len(tiles) > 1 for tiles in lying.values()),
        5: len(set(map(colour, placed))),
        6: len(shown),
        7: sum(1 for province in provinces if lying[province]),
        8: women,
        9: len(placed) - women,
    }
    total += sum(cards.get(card, 0) for card in senate)
    left = list(map(value, out))
    return total, sum(left) if switches.tiebreak == "sum" else max(left, default=0)


def try_all(
    hand: Hand, places: list[int], lying: dict[int, list[int]], out: list[int], at: int
) -> tuple[int, int] | None:
    """Lay patrician number `at` everywhere, one after the other."""
    _, patricians, senate, _, _, _, fixed = hand
    if at == len(patricians):
        return by_hand(hand, lying, out)
    tile = patricians[at]
    out.append(tile)
    found = [] if fixed.get(tile, -1) >= 0 else [try_all(hand, places, lying, out, at + 1)]
    out.pop()
    for place in places:
        if fixed.get(tile, place) != place or not welcome(place, tile):
            continue
        crowd = [other for other in lying[place] if woman(other) == woman(tile)]
        if len(crowd) < (2 if 10 in senate else 1) and len(lying[place]) < 3:
            lying[place].append(tile)
            found.append(try_all(hand, places, lying, out, at + 1))
            lying[place].pop()
    return max((result for result in found if result is not None), default=None)


def brute(hand: Hand) -> tuple[int, int] | None:
    provinces, _, senate = hand[:3]
    places = [*provinces, *(card + 25 for card in senate if card > 10)]
    if any(place not in [*places, -1] for place in hand[6].values()):
        return None
    return try_all(hand, places, {place: [] for place in places}, [], 0)


def work(provinces: list[int], patricians: list[int], senate: list[int]) -> int:
    """How many layouts there are, about."""
    places = [*provinces, *(card + 25 for card in senate if card > 10)]
    layouts = 1
    for tile in patricians:
        layouts *= 1 + sum(welcome(place, tile) for place in places)
    return layouts


def random_hand(chance: random.Random, most: int) -> Hand:
    """A small hand with few colours, so that its tiles compete; often some tiles are fixed."""
    while True:
        colours = chance.sample(range(6), chance.randint(1, 4))
        tiles = [tile for tile in range(36) if colour(tile) in colours]
        patricians = chance.sample(tiles, min(len(tiles), chance.randint(0, 10)))
        homes = [p for p in range(24) if p // 4 in colours or chance.random() < 0.1]
        provinces = chance.sample(homes, min(len(homes), chance.randint(0, 4)))
        provinces += [24] if chance.random() < 0.35 else []
        wanted = chance.choices([1, 4, 5, 6, 7, 8, 9, 10, 10], k=2)
        wanted += chance.sample(range(11, 19), 3) + chance.sample(range(19), 1)
        senate = list(dict.fromkeys(chance.sample(wanted, chance.randint(0, 6))))
        if work(provinces, patricians, senate) <= most:
            break
    places = [-1, *provinces, *(card + 25 for card in senate if card > 10)]
    fixed: dict[int, int] = {}
    share = chance.choice([0.0, 0.0, 0.2, 0.4, 0.6])
    for tile in patricians:
        suiting = [place for place in places if place < 0 or welcome(place, tile)]
        if chance.random() < share:
            fixed[tile] = chance.choice(suiting)
    fortuna = chance.choices([1, 2, 3], k=chance.randint(0, 5))
    switches = Switches(
        chance.choice([1, 2]),
        chance.choice(["one", "per_pair"]),
        chance.choice(["highest", "sum"]),
        chance.choice([-1, 0]),
    )
    return provinces, patricians, senate, fortuna, chance.randint(0, 7), switches, fixed


def apart_from_the_layout(hand: Hand) -> int:
    """Points that do not depend on where patricians lie: the search leaves them out."""
    provinces, _, senate, fortuna, tokens, switches, _ = hand
    sure = sum(fortuna) + tokens // 2 + sum(p % 4 for p in provinces if p < 24)
    sure += switches.empty_zero if 24 in provinces else 0
    rims = [card for card in senate if 11 <= card < 17]
    colours = {p // 4 for p in provinces if p < 24}
    colours |= {shown for card in rims for shown in RIMS[card + 25]}
    containers = len(provinces) + sum(card > 10 for card in senate)
    cards = {
        0: 1 + containers // 2,
        2: 1 + len(senate),
        3: 1 + switches.iv_rate * (len(fortuna) // 3),
        4: 1,
        6: len(colours),
    }
    return sure + sum(cards.get(card, 0) for card in senate)


def searched(hand: Hand) -> tuple[int, int]:
    """Points and tie-break by the search's own count."""
    provinces, patricians, senate, _, _, switches, fixed = hand
    estate = Estate(provinces, patricians, senate, switches, fixed)
    reckoning = Reckoning(estate)
    found = reckoning.best_from(0, estate.conditions, reckoning.ways.start, NONE)
    total = join(estate.tariff, estate.start, found)
    return apart_from_the_layout(hand) + total // POINT, total % POINT
