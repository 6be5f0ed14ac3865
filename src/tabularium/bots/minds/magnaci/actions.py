"""Cards that are played: what an action costs and brings, and what one of another seat would do."""

from typing import Final, NamedTuple

from tabularium.bots.minds.magnaci.bidding import ties_won
from tabularium.bots.minds.magnaci.fronts import (
    LOST_UNSEEN,
    Front,
    Others,
    front_of,
    is_primate,
    losing_many,
    points,
    still_to_fight,
)
from tabularium.bots.minds.magnaci.worth import (
    CHAPTERS,
    DEFEAT,
    INCOME,
    ages_left,
    chapter_of,
    keep_worth,
    law_worth,
    map_gain,
    office_worth,
    rivals_share,
    swap_gain,
)
from tabularium.games.magnaci.announced import Announced
from tabularium.games.magnaci.cards import (
    BOOSTS,
    brings_estates,
    estates_to_give,
    laws_won_with,
    named_early,
    playable,
)
from tabularium.games.magnaci.estates import estates_in
from tabularium.games.magnaci.letters import (
    CONFLICT,
    LAW,
    OFFICE,
    PROVINCE,
    SEAT,
    SYMBOL,
)
from tabularium.games.magnaci.material import (
    ASSIGNATS,
    ATTACKED,
    CHANCELLOR,
    ENTAIL,
    FORTRESS,
    GRAIN,
    HETMAN,
    INFLUENCE,
    LAW_CODES,
    LAW_SYMBOLS,
    LAW_VALUE,
    MISSION,
    OCCASION_BIT,
    OFFICE_BONUS,
    PACTA,
    PALACE,
    PRUSSIA,
    SEJM_FIELDS,
    STRENGTH,
    TREASURER,
)
from tabularium.games.magnaci.state import FIELD, LAW_PILE, LAWS_OF, NO_CARD, SPACE, Magnaci
from tabularium.games.magnaci.window import Window
from tabularium.kernel import Word

ANSWERED: Final = 0.6  # what is left of a prize that somebody may still take away
MOST_CARDS: Final = 5  # that are thought about together


class Lever(NamedTuple):
    """A card that changes the value of its player's family card, or helps the province."""

    letter: int
    value: int
    helps: int
    cost: float


def is_building(law: int) -> bool:
    """Whether a law helps the province that is attacked."""
    return FORTRESS <= law <= PALACE


# What it costs to play a card


def is_last_window(t: Magnaci) -> bool:
    """Whether cards that are not played now are never played."""
    return ages_left(t) == 0 and chapter_of(t) >= CHAPTERS.index("interregnum")


def cost_of(t: Magnaci, seat: int, letter: int) -> float:
    """What a card would still be good for."""
    if letter >= LAW:
        law = letter - LAW
        if is_last_window(t):
            return 0.0
        cost = keep_worth(t, seat, law)
        # A building helps until the end; an income does not grow by waiting.
        return 0.3 * cost if is_building(law) or law in INCOME else cost
    office = letter - OFFICE
    if office == CHANCELLOR:
        laws = [field for field in range(SEJM_FIELDS) if t.contents[FIELD + field]]
        return 0.8 if len(laws) > 1 else 0.0
    if office == HETMAN:
        return 0.7 if still_to_fight(t) else 0.0
    assert office == TREASURER, f"nobody plays office {office}"
    return 0.0


def levers_of(t: Magnaci, seat: int, occasion: str) -> list[Lever]:
    """What a seat could add to its card or to the province."""
    found: list[Lever] = []
    for letter in playable(t, seat, OCCASION_BIT[occasion]):
        law = letter - LAW
        if OFFICE + TREASURER < letter <= OFFICE + CHANCELLOR:
            found.append(Lever(letter, OFFICE_BONUS, 0, cost_of(t, seat, letter)))
        elif 0 <= law < len(BOOSTS) and BOOSTS[law]:
            found.append(Lever(letter, LAW_VALUE[law], 0, cost_of(t, seat, letter)))
        elif is_building(law):
            found.append(Lever(letter, 0, LAW_VALUE[law], cost_of(t, seat, letter)))
    return found[:MOST_CARDS]


class Stake(NamedTuple):
    """What is being resolved, as one seat sees it: a prize, or a conflict."""

    seat: int
    occasion: str
    turn: int  # on the track: whoever comes later may still answer
    office: int  # -1: a law
    prize: float
    front: Front | None
    rest: list[tuple[int, float]]  # conflicts still to come and how likely they are lost


def stake_of(t: Magnaci, seat: int, window: Window) -> Stake:
    """Look at it once, for all cards that may be played."""
    if window.occasion == "conflict":
        front = front_of(t, seat, space_of(t, window.about - CONFLICT))
        rest = [(space // 2, LOST_UNSEEN) for space in still_to_fight(t)]
        return Stake(seat, window.occasion, window.turn, -1, 0.0, front, rest)
    office = window.about - OFFICE if window.about < LAW else -1
    prize = office_worth(t, seat, office) if office >= 0 else law_worth(t, seat, window.about - LAW)
    return Stake(seat, window.occasion, window.turn, office, prize, None, [])


def space_of(t: Magnaci, conflict: int) -> int:
    """Where a conflict lies."""
    first = 2 * ATTACKED[conflict]
    return first if conflict in t.contents[SPACE + first] else first + 1


def points_with(t: Magnaci, stake: Stake, actor: int, value: int, helps: int) -> float:
    """Points if the card of `actor` had so much more and the province so much help."""
    if stake.front is None:
        return contest_points(t, stake, actor, value)
    return battle_points(t, stake, stake.front, actor, value, helps)


def best_use(t: Magnaci, seat: int, window: Window, letter: int) -> float:
    """Points if a card is played, alone or with others that are needed, above passing."""
    levers, stake = levers_of(t, seat, window.occasion), stake_of(t, seat, window)
    base, best = points_with(t, stake, seat, 0, 0), -99.0
    for chosen in range(1, 1 << len(levers)):
        value, helps, cost, has = 0, 0, 0.0, False
        for i, lever in enumerate(levers):
            if chosen >> i & 1:
                value, helps, cost = value + lever.value, helps + lever.helps, cost + lever.cost
                has = has or lever.letter == letter
        if has:
            best = max(best, points_with(t, stake, seat, value, helps) - base - cost)
    return best


def contest_points(t: Magnaci, stake: Stake, actor: int, value: int) -> float:
    """Points from an office or law: who has the highest card, and may anybody still answer?"""
    seat = stake.seat
    if t.shown[seat] == NO_CARD:
        return 0.0
    own = INFLUENCE[t.shown[seat]] + t.bonus[seat] + (value if actor == seat else 0)
    chance = 1.0
    for turn, other in enumerate(t.order):
        if other != seat and t.shown[other] != NO_CARD:
            rival = INFLUENCE[t.shown[other]] + t.bonus[other] + (value if actor == other else 0)
            if rival > own:
                return 0.0
            if rival == own:
                chance *= ties_won(t, seat, other, stake.office)
            if turn > stake.turn and rival + might_add(t, other, stake.occasion) >= own:
                chance *= ANSWERED
    return stake.prize * chance


def might_add(t: Magnaci, seat: int, occasion: str) -> int:
    """How much a seat could still add to its card, by what lies open before it."""
    return sum([max(0, lever.value) for lever in levers_of(t, seat, occasion)])


def battle_points(
    t: Magnaci, stake: Stake, front: Front, actor: int, value: int, helps: int
) -> float:
    """Points from a conflict; a third partition that may follow counts heavily."""
    total, top, low, own = helps, -99, 99, 0
    for other in range(t.seats):
        if t.shown[other] != NO_CARD:
            strength = STRENGTH[t.shown[other]] + t.bonus[other]
            strength += value if actor == other else 0
            if other == stake.seat:
                own = strength
            else:
                total, top, low = total + strength, max(top, strength), min(low, strength)
    lost = t.lost | (1 << front.province if own + total < front.need else 0)
    won = points(front, own, Others(total, top, low), is_primate(t, stake.seat))
    return won - DEFEAT * losing_many(lost, stake.rest)


# Cards with an effect of their own


def claim_points(t: Magnaci, seat: int, debtor: int) -> float:
    """Assignats: the debtor gives what hurts least."""
    ways = [
        swap_gain(t, seat, debtor, letter - PROVINCE, estates_in(t, debtor, letter - PROVINCE))
        for letter in estates_to_give(t, debtor)
    ]
    laws = t.contents[LAWS_OF + debtor]
    if laws:
        best = max([keep_worth(t, seat, law) for law in laws])
        ways.append(best * (1.0 + rivals_share(t)))
    return min(ways, default=0.0)


def mission_points(t: Magnaci, seat: int, conflict: int) -> float:
    """A conflict goes and another one comes: good against what threatens more than usual."""
    front = front_of(t, seat, space_of(t, conflict))
    lifted = 1.0 if t.partitions >> front.province & 1 else 0.0
    danger = 1.0 if t.partitions.bit_count() > 1 else 0.0
    return 0.1 * (front.need - 7 * t.seats) - 0.3 * front.defeat + lifted * (1.0 + danger) - 0.6


def pacta_points(t: Magnaci, seat: int, word: Word) -> float:
    """Pacta conventa: estates for laws of a symbol, won or still to be dealt."""
    symbol = word[1] - SYMBOL
    if not named_early(t):
        return map_gain(t, seat, word[2] - PROVINCE, laws_won_with(t, seat, symbol))
    pile = t.contents[LAW_PILE]
    fitting = [law for law in pile if LAW_SYMBOLS[law] >> symbol & 1]
    return 5.0 * len(fitting) / max(1, len(pile)) / t.seats * 1.2


def harm_of(t: Magnaci, seat: int, action: Announced) -> float:
    """Points that an action of another would cost a seat."""
    share, law = rivals_share(t), action.card - LAW
    if action.card == OFFICE + TREASURER:
        gain = swap_gain(t, action.seat, action.two - SEAT, action.one - PROVINCE, 1)
        return gain if action.two - SEAT == seat else 0.5 * share * gain
    if law == ASSIGNATS:
        mine = action.one - SEAT == seat
        return claim_points(t, action.seat, action.one - SEAT) * (1.0 if mine else 0.5 * share)
    if law in INCOME:
        area = PRUSSIA if law == GRAIN else action.one - PROVINCE
        return share * map_gain(t, action.seat, area, brings_estates(t, action.seat, law))
    if law == PACTA and not named_early(t):
        count = laws_won_with(t, action.seat, action.one - SYMBOL)
        return share * map_gain(t, action.seat, action.two - PROVINCE, count)
    window = t.stack[-2] if len(t.stack) > 1 else None
    if law in (PACTA, MISSION, ENTAIL) or not isinstance(window, Window):
        return 0.5 * share
    helps = LAW_VALUE[law] if is_building(law) else 0
    if law < 0:
        value = OFFICE_BONUS
    else:
        assert helps or BOOSTS[law], f"nobody knows what {LAW_CODES[law]} does to others"
        value = 0 if helps else LAW_VALUE[law]
    stake = stake_of(t, seat, window)
    before = points_with(t, stake, action.seat, 0, 0)
    return before - points_with(t, stake, action.seat, value, helps)
