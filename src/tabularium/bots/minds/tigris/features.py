"""What a position is worth to a seat, taken apart."""

from typing import Final

from tabularium.bots.minds.tigris.survey import Survey, balance_of
from tabularium.games.tigris.material import BLACK, BLUE, FEW_TREASURES, GREEN, RED
from tabularium.games.tigris.regions import NOT_ON_BOARD, temples_beside
from tabularium.games.tigris.state import BAG
from tabularium.games.tigris.terrain import EMPTY, NEIGHBOURS

# What counts, and its weight before any tuning.
BY_HAND: Final[dict[str, float]] = {
    "weakest": 1.0,
    "balance": 5.0,
    "points": 0.1,
    "rival-weakest": -0.7,
    "rival-balance": -3.5,
    "lead-at-end": 2.0,
    "leaders": 2.2,
    "stand-in": 0.8,
    "rival-leaders": -1.3,
    "hand": 0.5,
    "hand-temples": 0.2,
    "income": 3.0,
    "rival-income": -2.5,
    "war-chance": 0.3,
    "war-threat": -0.6,
    "revolt-chance": 0.4,
    "revolt-threat": -0.8,
    "footing": 0.25,
    "rival-footing": -0.15,
    "strength": 0.12,
    "rival-strength": -0.1,
    "treasures-near": 0.7,
    "treasures-lost": -0.7,
    "catastrophes": 0.8,
}
FEATURES: Final = tuple(BY_HAND)
# With more than one rival turns are fewer, so points in hand count more than what is to come; and
# what one of several rivals loses is not all ours.
SEVERAL: Final[dict[str, float]] = {
    name: weight / 3 if name.startswith("rival-") else weight for name, weight in BY_HAND.items()
} | {"weakest": 2.0, "balance": 8.0, "lead-at-end": 3.0}


class Ground:
    """Free cells by kingdom: where tiles can still score, which kingdoms a tile could join."""

    __slots__ = ("borders", "land", "river", "seats")

    def __init__(self, survey: Survey) -> None:
        regions, beside, label = survey.regions, survey.beside, survey.label
        touched = regions.kingdoms_touched
        number = len(survey.leaders)
        self.land = [0] * number
        self.river = [0] * number
        self.seats = [0] * number  # temples beside the best free place for a leader
        self.borders: dict[int, tuple[int, int]] = {}
        free = regions.free
        for cells, room in ((free.land, self.land), (free.river, self.river)):
            for cell in cells:
                count = touched(cell)
                if count == 1:
                    for near in NEIGHBOURS[cell]:
                        region = label[near]
                        if survey.leaders[region]:
                            room[region] += 1
                            break
                elif count == 2:
                    one, two = beside(cell)
                    key = one * number + two if one < two else two * number + one
                    self.borders[key] = (one, two)
        board, seats = survey.board, self.seats
        for cell in free.beside_temple:
            if touched(cell) == 1:
                temples = temples_beside(board, cell)
                for near in NEIGHBOURS[cell]:
                    region = label[near]
                    if survey.leaders[region]:
                        if temples > seats[region]:
                            seats[region] = temples
                        break


def features_of(survey: Survey) -> list[float]:
    """Parallel to FEATURES."""
    ground = Ground(survey)
    mine, theirs = survey.spread, survey.rival_spread
    found = [float(mine[0]), balance_of(mine), float(sum([min(p, mine[0] + 6) for p in mine]))]
    found += [float(theirs[0]), balance_of(theirs)]
    found.append(lead_at_end(survey))
    own, other = _dynasty(survey, ground, survey.seat), _dynasty(survey, ground, survey.rival)
    found += [own[0], own[1], other[0] + 0.4 * other[1]]
    found.append(hand_worth(survey, ground))
    found.append(float(min(survey.hand[RED], 3)))
    found += [own[2], other[2]]
    found += wars(survey, ground)
    found += revolts(survey, ground)
    found += [own[3], other[3], own[4], other[4]]
    found += treasures_near(survey)
    found.append(float(survey.t.catastrophes[survey.seat]))
    return found


def lead_at_end(survey: Survey) -> float:
    """How far we are ahead of the strongest rival, the more the nearer the end is."""
    mine, theirs = survey.spread, survey.rival_spread
    lead = mine[0] - theirs[0] + 0.3 * (mine[1] - theirs[1])
    t = survey.t
    rounds = len(t.contents[BAG]) / (2.5 * t.seats)
    rounds = min(rounds, 2.0 * (len(t.treasures) - FEW_TREASURES))
    return lead / (1.0 + 0.4 * max(rounds, 0.0))


def _dynasty(survey: Survey, ground: Ground, seat: int) -> tuple[float, ...]:
    """Of one seat: its scoring leaders, what its king stands in for, income, footing, strength."""
    needs = survey.needs if seat == survey.seat else survey.rival_needs
    where, label, board = survey.where, survey.label, survey.board
    scoring = stand_in = income = footing = strength = 0.0
    for colour in range(4):
        cell = where[4 * seat + colour]
        if cell == NOT_ON_BOARD:
            continue
        region = label[cell]
        room = ground.river if colour == BLUE else ground.land
        scoring += (0.3 + needs[colour]) * (1.0 if room[region] else 0.4)
        income += survey.halves[4 * region + colour] * needs[colour]
        temples = temples_beside(board, cell)
        footing += (0.0, 1.0, 1.7, 2.2, 2.4)[temples]
        tiles = survey.tiles[4 * region + colour]
        strength += tiles if tiles < 6 else 6
    king = where[4 * seat + BLACK]
    if king != NOT_ON_BOARD:
        region = label[king]
        for colour in range(3):
            if survey.owner(region, colour) < 0:
                room = ground.river if colour == BLUE else ground.land
                if room[region]:
                    off = where[4 * seat + colour] == NOT_ON_BOARD
                    stand_in += needs[colour] * (1.0 if off else 0.3)
    return scoring, stand_in, income, footing, strength


def hand_worth(survey: Survey, ground: Ground) -> float:
    """Tiles in hand that can bring points."""
    seat, where, label = survey.seat, survey.where, survey.label
    king = where[4 * seat + BLACK]
    worth = 0.0
    for colour in range(4):
        tiles = survey.hand[colour]
        if not tiles:
            continue
        room = ground.river if colour == BLUE else ground.land
        cell = where[4 * seat + colour]
        useful = cell != NOT_ON_BOARD and room[label[cell]] > 0
        if not useful and king != NOT_ON_BOARD and room[label[king]]:
            useful = survey.owner(label[king], colour) < 0
        if useful:
            worth += survey.needs[colour] * (0.0, 1.0, 1.7, 2.1, 2.3, 2.4, 2.5)[tiles]
    return worth


def wars(survey: Survey, ground: Ground) -> list[float]:
    """What our attacks across borders promise, and what attacks of others threaten."""
    seat = survey.seat
    chance = threat = 0.0
    for one, two in ground.borders.values():
        hope = fear = 0.0
        for colour in range(4):
            owner, other = survey.owner(one, colour), survey.owner(two, colour)
            if owner < 0 or other < 0 or (owner == seat) == (other == seat):
                continue
            here, there = (one, two) if owner == seat else (two, one)
            rival = other if owner == seat else owner
            mine, theirs = survey.tiles[4 * here + colour], survey.tiles[4 * there + colour]
            held = survey.hand[colour]
            won = 1 - survey.holds(rival, colour, mine + held - theirs)
            lost = survey.holds(rival, colour, mine + held - theirs + 1)
            hope += won * (1 + theirs) * (0.2 + survey.needs[colour])
            hope -= (1 - won) * (1 + mine) * 0.5
            fear += lost * (1 + mine) * (0.3 + survey.rival_needs[colour])
            fear -= (1 - lost) * (1 + theirs) * 0.5
        chance = max(chance, hope)
        threat = max(threat, fear) + 0.3 * max(0.0, min(threat, fear))
    return [chance, threat]


def revolts(survey: Survey, ground: Ground) -> list[float]:
    """What our revolts promise, and what revolts of others threaten."""
    chance = threat = 0.0
    for rival in range(survey.t.seats):
        if rival != survey.seat:
            hope, fear = revolts_with(survey, ground, rival)
            chance, threat = max(chance, hope), max(threat, fear)
    return [chance, threat]


def revolts_with(survey: Survey, ground: Ground, rival: int) -> tuple[float, float]:
    """The best revolt against a rival, and all that the rival may begin."""
    seat = survey.seat
    where, label, board = survey.where, survey.label, survey.board
    held = survey.hand[RED]
    chance = threat = 0.0
    for colour in range(4):
        own, other = where[4 * seat + colour], where[4 * rival + colour]
        if other != NOT_ON_BOARD and ground.seats[label[other]]:
            lead = ground.seats[label[other]] + held - temples_beside(board, other)
            won = 1 - survey.holds(rival, RED, lead)
            worth = survey.needs[RED] + survey.rival_needs[colour] + 0.3
            worth += 0.0 if own != NOT_ON_BOARD else survey.needs[colour]
            chance = max(chance, won * worth)
        if own != NOT_ON_BOARD and ground.seats[label[own]]:
            region = label[own]
            lead = temples_beside(board, own) + held - ground.seats[region]
            lost = survey.holds(rival, RED, lead + 1)
            worth = 0.5 + survey.needs[colour] + survey.halves[4 * region + colour]
            worth += 0.2 * min(survey.tiles[4 * region + colour], 4)
            threat += lost * worth * (1.0 if other == NOT_ON_BOARD else 0.6)
    return chance, threat


def treasures_near(survey: Survey) -> list[float]:
    """Treasures that one tile would bring to our trader, and to the traders of others."""
    label, leaders, board = survey.label, survey.leaders, survey.board
    near = lost = 0.0
    for cell in survey.t.treasures:
        region = label[cell]
        if leaders[region]:
            owner = survey.owner(region, GREEN)  # one waits there for a second
            if owner >= 0:
                near += 0.3 * (owner == survey.seat)
                lost += 0.3 * (owner != survey.seat)
            continue
        for beside in NEIGHBOURS[cell]:
            if board[beside] == EMPTY:
                kingdoms = survey.beside(beside)
                if len(kingdoms) == 1 and survey.treasures[kingdoms[0]]:
                    owner = survey.owner(kingdoms[0], GREEN)
                    if owner >= 0:
                        near += owner == survey.seat
                        lost += owner != survey.seat
                        break
    return [near, lost]
