"""From numbers to tiles: the end of the final reckoning."""

from tabularium.games.alea.layout import fault_in
from tabularium.games.alea.material import GREY_PROVINCE, JOKER_WORTH, UNPLACED, patrician_sex
from tabularium.games.alea.reckoning.borderland import ILLEGAL, POOL
from tabularium.games.alea.reckoning.estate import Estate
from tabularium.games.alea.reckoning.ways import Branch, Ways


def lay_out(estate: Estate, ways: Ways, path: list[Branch]) -> dict[int, int]:
    """Turn numbers into tiles: of each colour and sex the highest are placed."""
    placed = dict(estate.fixed)
    pooled: list[int] = []
    children = 0
    for step, colour in enumerate(ways.order):
        stay = path[step].stay
        men = list(estate.men[colour])
        women = list(estate.women[colour])
        homeland = estate.homelands[colour]
        households = homeland.households(homeland.stay[stay.cell], stay.cell // 2 % 2)
        for i, home in enumerate(estate.homes[colour]):
            for tile in take(men, households[i][0]) + take(women, households[i][1]):
                placed[tile] = home
        crossings = ways.tracked[step] + ways.untracked[step]
        additions = path[step].journey.additions + stay.errand.additions
        for here, a in zip(crossings, additions, strict=True):
            tiles = take(men, here.men[a]) + take(women, here.women[a])
            if here.kind == POOL:
                pooled += tiles
                children += here.child[a]
            for tile in tiles:
                placed[tile] = here.container
        for tile in men + women:
            placed[tile] = UNPLACED
    deal_to_jokers(estate, pooled, children, placed)
    return placed


def take(tiles: list[int], number: int) -> list[int]:
    """Remove and return the first tiles."""
    taken = tiles[:number]
    del tiles[:number]
    return taken


def deal_to_jokers(estate: Estate, tiles: list[int], children: int, placed: dict[int, int]) -> None:
    """Deal the tiles of the pool to its jokers in the best legal way; there are few ways."""
    jokers = len(estate.pool)
    grey_counts = not estate.grey or GREY_PROVINCE in placed.values()
    best = ILLEGAL
    best_hands: list[list[int]] = []
    for way in range(jokers ** len(tiles)):
        hands: list[list[int]] = [[] for _ in range(jokers)]
        rest = way
        for tile in tiles:
            hands[rest % jokers].append(tile)
            rest //= jokers
        points = points_of_hands(estate, hands, children, grey_counts)
        if points > best:
            best = points
            best_hands = hands
    for i, hand in enumerate(best_hands):
        for tile in hand:
            placed[tile] = estate.pool[i]


def points_of_hands(
    estate: Estate, hands: list[list[int]], children: int, grey_counts: bool
) -> int:
    """Points of the pool's jokers with these tiles on them; ILLEGAL if they may not lie so."""
    points = 0
    for i, hand in enumerate(hands):
        if fault_in(estate.pool[i], hand, children > 0) is not None:
            return ILLEGAL
        children -= int(len(hand) == 3)
        if len({patrician_sex(tile) for tile in hand}) == 2:
            points += estate.tariff.couple
        if hand:
            points += JOKER_WORTH
    if [] in hands and grey_counts:
        points += estate.tariff.province_colour
    return points
