"""What a beginner likes about the actions of a turn."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.tigris.survey import Survey
from tabularium.games.tigris.kingdoms import contested_colours, rivals_in
from tabularium.games.tigris.letters import (
    CATASTROPHE_ON,
    COLOUR,
    EXCHANGE,
    LEADER_OF,
    PASS,
    TILE_OF,
    WITHDRAW,
)
from tabularium.games.tigris.material import BLACK, BLUE, GREEN, PAIRS, RED
from tabularium.games.tigris.monuments import fitting_pairs
from tabularium.games.tigris.regions import NOT_ON_BOARD, TEMPLE, temples_beside
from tabularium.games.tigris.state import BAG
from tabularium.games.tigris.terrain import AROUND, LEADER, NEIGHBOURS, TILE
from tabularium.kernel import Word

TREASURE: Final = 2.5  # a treasure in hand
PERCH: Final = 0.35  # a temple beside a leader, up to three


def like_action(survey: Survey, word: Word) -> Liking:
    """An action of a turn."""
    first = word[0]
    if first < LEADER_OF:
        return like_tile(survey, first - TILE_OF, word[1])
    if first < WITHDRAW:
        return like_leader(survey, first - LEADER_OF, word[1])
    if first < CATASTROPHE_ON:
        return Liking(-3.0, "withdraw")
    if first == CATASTROPHE_ON:
        return like_catastrophe(survey, word[1])
    if first == EXCHANGE:
        return like_exchange(survey, word)
    assert first == PASS, f"a beginner knows nothing of action {first}"
    return Liking(-1.5, "pass")


# Tiles


def like_tile(survey: Survey, colour: int, cell: int) -> Liking:
    """A tile brings a point to somebody, or joins two kingdoms, or lies there for later."""
    kingdoms = survey.beside(cell)
    if len(kingdoms) == 2:
        return like_union(survey, colour, cell, kingdoms[0], kingdoms[1])
    if not kingdoms:
        return Liking(-1.0, "lay-aside")
    kingdom = kingdoms[0]
    scorer = survey.scorer(kingdom, colour)
    if scorer == survey.seat:
        own = survey.owner(kingdom, colour) == scorer
        score, rule = 0.7 + 2 * survey.needs[colour], "score" if own else "score-king"
    elif scorer >= 0:
        score, rule = -0.7 - survey.rival_needs[colour], "gift"
    else:
        score, rule = -0.4, "build-up"
    gain = treasure_gain(survey, cell, kingdom)
    if gain:
        score += TREASURE * gain
        rule = "treasure" if gain > 0 else rule
    square = square_worth(survey, colour, cell, kingdom)
    if square:
        score += square
        rule = "square" if square > 1 else rule
    if colour == RED:
        score += 0.15 * own_leaders_at(survey, cell)
    return Liking(score, rule)


def treasure_gain(survey: Survey, cell: int, kingdom: int) -> int:
    """Treasures that a tile brings to our trader; below 0: to somebody else's."""
    trader = survey.owner(kingdom, GREEN)
    if trader < 0:
        return 0
    label, leaders, treasures = survey.label, survey.leaders, survey.treasures
    found, joined = treasures[kingdom], [kingdom]
    for near in NEIGHBOURS[cell]:
        region = label[near]
        if region not in joined and not leaders[region]:
            joined.append(region)
            found += treasures[region]
    if found < 2:
        return 0
    return found - 1 if trader == survey.seat else 1 - found


def square_worth(survey: Survey, colour: int, cell: int, kingdom: int) -> float:
    """What a monument would be worth on the square that a tile completes; 0: it completes none."""
    board, code = survey.board, TILE + colour
    up, left, right, down = AROUND[cell]
    for side, step in ((left, -1), (right, 1)):
        if board[side] == code:
            for row in (up, down):
                if board[row] == code and board[row + step] == code:
                    return best_pair(survey, colour, kingdom)
    return 0.0


def best_pair(survey: Survey, colour: int, kingdom: int) -> float:
    """The worth of the best monument that can stand on tiles of a colour in a kingdom."""
    worths = [pair_worth(survey, pair, kingdom) for pair in fitting_pairs(survey.t, colour)]
    return max([0.0, *worths])


def pair_worth(survey: Survey, pair: int, kingdom: int) -> float:
    """Income of a monument: for our leaders in its kingdom, against those of others."""
    worth = -0.5  # the tiles below help nobody any more
    for colour in PAIRS[pair]:
        owner = survey.owner(kingdom, colour)
        if owner == survey.seat:
            worth += 1.0 + 1.5 * survey.needs[colour]
        elif owner >= 0:
            worth -= 0.8 + 1.2 * survey.rival_needs[colour]
    return worth


def own_leaders_at(survey: Survey, cell: int) -> int:
    """How many of our leaders stand beside a cell, less those of others."""
    found = 0
    for near in NEIGHBOURS[cell]:
        code = survey.board[near]
        if code >= LEADER:
            found += 1 if (code - LEADER) // 4 == survey.seat else -1
    return found


def like_union(survey: Survey, colour: int, cell: int, one: int, two: int) -> Liking:
    """A tile that joins two kingdoms: the wars that follow, and treasures that come together."""
    contested = contested_colours(survey.leaders[one] | survey.leaders[two])
    if not contested:
        trader = survey.owner(one, GREEN)
        trader = survey.owner(two, GREEN) if trader < 0 else trader
        gain = survey.treasures[one] + survey.treasures[two] - 1
        if trader < 0 or gain < 1:
            return Liking(-0.6, "peace")
        return Liking(-0.6 + TREASURE * (gain if trader == survey.seat else -gain), "treasure")
    score = -0.3
    for war in contested:
        score += war_worth(survey, war, one, two, int(war == colour))
    return Liking(score, "war")


def war_worth(survey: Survey, colour: int, one: int, two: int, spent: int) -> float:
    """What a war brings on average, if all tiles in hand are added to it."""
    seat = survey.seat
    owner = survey.owner(one, colour)
    if owner != seat:
        one, two = two, one
        owner = survey.owner(one, colour)
        if owner != seat:
            return 0.0
    mine = survey.tiles[4 * one + colour]
    theirs = survey.tiles[4 * two + colour]
    total = mine + survey.hand[colour] - spent
    won = 1 - survey.holds(survey.owner(two, colour), colour, total - theirs)
    prize = (1 + theirs) * (0.6 + survey.needs[colour]) + 1.0
    price = (1 + mine) * (0.4 + 0.8 * survey.rival_needs[colour]) + 2.0
    return won * prize - (1 - won) * price


# Leaders


def like_leader(survey: Survey, colour: int, cell: int) -> Liking:
    """A leader comes, moves, or begins a revolt."""
    seat = survey.seat
    here = survey.where[4 * seat + colour]
    kingdoms = survey.beside(cell)
    kingdom = kingdoms[0] if kingdoms else 0
    rivals = [s for s in rivals_in(survey.leaders[kingdom], colour) if s != seat]
    temples = temples_beside(survey.board, cell)
    if rivals:
        return like_revolt(survey, colour, cell, kingdom, rivals[0])
    worth = place_worth(survey, colour, cell, kingdom, temples)
    if here == NOT_ON_BOARD:
        return Liking(worth + 1.0 + 1.5 * survey.needs[colour], "leader")
    old = survey.label[here]
    standing = place_worth(survey, colour, here, old, temples_beside(survey.board, here))
    return Liking(worth - standing - 1.2, "move")


def place_worth(survey: Survey, colour: int, cell: int, kingdom: int, temples: int) -> float:
    """What a place offers to a leader: temples, tiles, monuments, treasures and company."""
    worth = PERCH * min(temples, 3)
    if not kingdom:
        return worth + (0.3 if colour != BLUE or near_river(survey, cell) else -0.3)
    tiles, leaders = survey.tiles, survey.leaders[kingdom]
    worth += 0.15 * min(tiles[4 * kingdom + colour], 5)
    worth += survey.halves[4 * kingdom + colour] * (0.5 + 2 * survey.needs[colour])
    if colour == GREEN and survey.treasures[kingdom] > 1:
        worth += TREASURE * (survey.treasures[kingdom] - 1)
    own = leaders >> (4 * survey.seat) & 15
    worth += 0.25 * (own & ~(1 << colour)).bit_count()
    if colour == BLACK:
        for other in (RED, BLUE, GREEN):
            if survey.owner(kingdom, other) < 0:
                worth += 0.3 * survey.needs[other]
    return worth


def near_river(survey: Survey, cell: int) -> bool:
    """Whether a river cell is beside a cell or one further."""
    river = survey.regions.terrain.river
    for near in NEIGHBOURS[cell]:
        if river[near]:
            return True
        for further in NEIGHBOURS[near]:
            if river[further]:
                return True
    return False


def like_revolt(survey: Survey, colour: int, cell: int, kingdom: int, rival: int) -> Liking:
    """A revolt: the chance to win it with all temples in hand, and what there is to win."""
    board = survey.board
    mine = temples_beside(board, cell) + survey.hand[RED]
    theirs = temples_beside(board, survey.where[4 * rival + colour])
    won = 1 - survey.holds(rival, RED, mine - theirs)
    prize = 1.0 + survey.needs[RED] + 1.5 * survey.needs[colour] + survey.rival_needs[colour]
    prize += place_worth(survey, colour, cell, kingdom, temples_beside(board, cell))
    here = survey.where[4 * survey.seat + colour]
    price = 2.0 if here == NOT_ON_BOARD else 4.0
    spent = max(0, theirs + 1 - temples_beside(board, cell))
    return Liking(won * prize - (1 - won) * price - 0.35 * spent - 0.3, "revolt")


# Catastrophes and exchange


def like_catastrophe(survey: Survey, cell: int) -> Liking:
    """A catastrophe is for the last temple of somebody else's leader."""
    board = survey.board
    if board[cell] != TEMPLE:
        return Liking(-4.0, "catastrophe")
    score = -2.2
    for near in NEIGHBOURS[cell]:
        code = board[near]
        if code >= LEADER:
            seat, colour = divmod(code - LEADER, 4)
            last = temples_beside(board, near) == 1
            if seat == survey.seat:
                score -= 4.0 if last else 0.5
            elif last:
                region = survey.label[near]
                size = min(survey.tiles[4 * region + colour], 4)
                score += 1.0 + survey.rival_needs[colour] + 0.2 * size
                score += 1.5 * survey.halves[4 * region + colour]
    return Liking(score, "catastrophe")


def like_exchange(survey: Survey, word: Word) -> Liking:
    """An exchange gives up tiles that bring nothing; more useless ones, more to gain."""
    if len(survey.t.contents[BAG]) < len(word) - 2:  # ends the game
        return Liking(8.0 if survey.spread > survey.rival_spread else -8.0, "end-game")
    score = -0.5
    scoring = scoring_colours(survey)
    for letter in word[1:-1]:
        colour = letter - COLOUR
        useful = scoring[colour] * survey.needs[colour] + (0.35 if colour == RED else 0.1)
        score += 0.35 - 0.6 * useful
    return Liking(score, "exchange")


def scoring_colours(survey: Survey) -> list[bool]:
    """For which colours a leader of ours, or our king, gets the points somewhere."""
    seat, where = survey.seat, survey.where
    king = where[4 * seat + BLACK]
    found: list[bool] = []
    for colour in range(4):
        cell = where[4 * seat + colour]
        stands = cell != NOT_ON_BOARD
        if not stands and king != NOT_ON_BOARD:
            stands = survey.scorer(survey.label[king], colour) == seat
        found.append(stands)
    return found
