"""What a beginner thinks of the questions of the Sejm: votes, bribes, bids, ties and acts."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.sigismundus.cards import standing
from tabularium.bots.minds.sigismundus.fields import keep_card
from tabularium.bots.minds.sigismundus.war import power_at_home
from tabularium.bots.minds.sigismundus.worth import Valuation, next_income, surplus_offices
from tabularium.games.sigismundus.bribery import Bribery
from tabularium.games.sigismundus.letters import AMOUNT, CARD, FOR, OFFICE, SEAT, UNIT
from tabularium.games.sigismundus.material import (
    CHURCH_COURTS,
    CONFIRMATION,
    ECCLESIASTICAL,
    EXECUTION,
    HERESY_EDICT,
    INCOME,
    INCOME_BACK,
    INCOMPATIBILITAS,
    JAZLOWIECKI,
    LITHUANIA,
    MODRZEWSKI,
    NATIONAL_CHURCH,
    PALATINES,
    PARLIAMENTARY,
    POWER,
    PRESTIGE,
    PRESTIGE_BACK,
    PROVANA,
    SUPPORT,
    TAX,
    TRENT,
    UNION,
)
from tabularium.games.sigismundus.offices import offices_of_kind, prestige_of
from tabularium.games.sigismundus.prestige import shares
from tabularium.games.sigismundus.state import ARMY
from tabularium.games.sigismundus.tracks import kings_representative, representative
from tabularium.games.sigismundus.upkeep import kept_free
from tabularium.games.sigismundus.voting import Voting, votes_for
from tabularium.kernel import Word

LOOSE: Final = 0.35  # how far a bid may be off its target, as a part of it


def near(n: int, target: float, rule: str) -> Liking:
    """Numbers near a target are liked: noise chooses among them, so that nobody can be sure."""
    return Liking(-0.25 * abs(n - target) / (1 + LOOSE * target), rule)


# Votes and bribery


def like_extra_votes(v: Valuation, word: Word) -> Liking:
    """Internal cards for votes, where votes are worth more than the cards."""
    worth = 0.0
    for letter in word[:-1]:
        worth += min(v.vote, 2.5) - keep_card(v, letter - CARD)
    return Liking(worth, "more-votes" if len(word) > 1 else "keep-cards")


def like_offer_ducats(v: Valuation, word: Word) -> Liking:
    """Ducats for votes where offices are at stake; at the end ducats are good for nothing else."""
    spare = v.spare_ducats()
    if v.last and v.demand != TAX and not v.t.has_figure(v.seat, PROVANA):
        target = float(spare)
    else:
        target = min(spare / 2, v.vote / v.ducat, 4.0) if v.vote > 0.8 * v.ducat else 0.0
    return near(word[0] - AMOUNT, target, "buy-votes" if word[0] > AMOUNT else "keep-ducats")


def like_offer_votes(v: Valuation, word: Word) -> Liking:
    """Votes for the ducats on the table: as few as may do."""
    frame = v.t.stack[-1]
    assert isinstance(frame, Bribery)
    purse = max([n for seat, n in enumerate(frame.ducats) if seat != v.seat])
    target = min(0.6 * purse * v.ducat / v.vote, v.t.votes[v.seat] * 0.6)
    if target < 0.5:
        target = 0.0
    return near(word[0] - AMOUNT, target, "sell-votes" if word[0] > AMOUNT else "keep-votes")


def like_buyer(v: Valuation, word: Word) -> Liking:
    """Whose purse is fullest; less gladly the leader's."""
    frame = v.t.stack[-1]
    assert isinstance(frame, Bribery)
    buyer = word[0] - SEAT
    return Liking(frame.ducats[buyer] * v.ducat - standing(v, buyer), "best-price")


# Offices


def like_bid_office(v: Valuation, word: Word) -> Liking:
    """Votes in proportion to what the offices are worth, and never more than needed."""
    if v.target < 0:
        v.target, v.enough = office_target(v)
    bid, target, enough = word[0] - AMOUNT, v.target, v.enough
    if bid > enough:
        return Liking(-5.0 - bid, "bid-enough")
    rule = "bid-enough" if target >= enough else "bid-share"
    return near(bid, min(target, enough), rule if bid > 0 else "save-votes")


def office_target(v: Valuation) -> tuple[float, int]:
    """The share of this office in all that is at stake, and how many votes win it for sure."""
    t, seat = v.t, v.seat
    frame = t.stack[-1]
    assert isinstance(frame, Voting)
    office = frame.office()
    worths = [v.office(number - 1) for number in frame.queue]
    others = sum(worths[1:]) + (2.0 * v.rank if v.demand == SUPPORT else 0.0)
    extra = votes_for(t, seat, office) - t.votes[seat]
    share = worths[0] ** 1.2 / (worths[0] ** 1.2 + others + 0.5) if worths[0] > 0 else 0.0
    target = extra + t.votes[seat] * share if share > 0.04 else 0.0
    rivals = max([votes_for(t, other, office) for other in range(t.seats) if other != seat])
    return target, rivals if kings_representative(t) == seat else rivals + 1


def like_keep_office(v: Valuation, word: Word) -> Liking:
    """The office that brings most from now on."""
    return Liking(v.holding(v.seat, word[0] - OFFICE), "best-office")


def like_lose_office(v: Valuation, word: Word) -> Liking:
    """The office that brings least."""
    return Liking(-v.holding(v.seat, word[0] - OFFICE), "least-office")


def like_start(v: Valuation, word: Word) -> Liking:
    """Prestige and income for the whole game."""
    return Liking(v.office(word[0] - OFFICE), "best-office")


# The royal demand


def like_tax(v: Valuation, word: Word) -> Liking:
    """Ducats that are not needed, as far as the royal track is worth them."""
    have = v.t.ducats[v.seat]
    if v.last:
        target = 0.0 if v.t.has_figure(v.seat, PROVANA) else float(have)
    else:
        target = min(have * 0.6, 1.6 * v.rank / v.ducat)
    return near(word[0] - AMOUNT, target, "pay-king" if word[0] > AMOUNT else "keep-ducats")


def like_support(v: Valuation, word: Word) -> Liking:
    """Votes have no use afterwards but for the act."""
    have = v.t.votes[v.seat]
    act = abs(worth_of_act(v, v.t.sejm))
    target = have * (1.0 if act < 1 else 0.75)
    return near(word[0] - AMOUNT, target, "support-king")


def like_host(v: Valuation, word: Word) -> Liking:
    """Units come back; in the meantime nobody is at home."""
    power = 0
    for letter in word[:-1]:
        power += POWER[letter - UNIT]
    fear = 0.05 if v.last else 0.25
    return Liking(power * (0.35 * v.rank - fear), "join-host" if power else "keep-army")


def like_order(v: Valuation, word: Word) -> Liking:
    """Of those who are tied: me first, the leader last."""
    score = 0.0
    for place, letter in enumerate(word):
        seat = letter - SEAT
        score += (5.0 if seat == v.seat else 1 - standing(v, seat)) / (1 + place)
    return Liking(score, "settle-tie")


# Acts


def like_thumb(v: Valuation, word: Word) -> Liking:
    """For what helps me more than others."""
    worth = worth_of_act(v, v.t.sejm)
    return Liking(worth if word[0] == FOR else 0.0, "pass-act" if word[0] == FOR else "reject-act")


def worth_of_act(v: Valuation, act: int) -> float:
    """What an act brings to me, less what it brings to the others on average."""
    effects = [effect_of_act(v, act, seat) for seat in range(v.t.seats)]
    own = effects.pop(v.seat)
    worth = own - sum(effects) / len(effects)
    return worth + (1.0 if v.t.has_figure(v.seat, MODRZEWSKI) else 0.0)


def effect_of_act(v: Valuation, act: int, seat: int) -> float:
    """What an act brings to a seat to the end of the game."""
    t = v.t
    church = offices_of_kind(t, seat, ECCLESIASTICAL)
    if act == CONFIRMATION:
        return v.later * 1.2 if representative(t, PARLIAMENTARY) == seat else 0.0
    if act == HERESY_EDICT:
        return 0.7 * v.later * len(church)
    if act == CHURCH_COURTS:
        return -0.6 * v.later if church else 0.0
    if act == NATIONAL_CHURCH:
        return -float(sum([PRESTIGE[o] - PRESTIGE_BACK[o] for o in church])) * v.scorings
    if act == TRENT:
        return float(len(church) * v.scorings)
    if act == EXECUTION:
        lost = [INCOME[o] - INCOME_BACK[o] for o in PALATINES if t.offices[o] == seat]
        return -0.5 * v.later * max(lost, default=0)
    if act == INCOMPATIBILITAS:
        lost = [prestige_of(t, o) for o in surplus_offices(t, seat)]
        return -float(sum(lost)) * v.scorings
    assert act == UNION
    return float(shares(t, LITHUANIA)[seat]) if t.crowned >> LITHUANIA & 1 else 0.0


# Upkeep


def like_upkeep(v: Valuation, word: Word) -> Liking:
    """Which units are worth their pay."""
    t, seat = v.t, v.seat
    units = t.army[ARMY * seat : ARMY * (seat + 1)]
    free = kept_free(t, seat)
    for letter in word[:-1]:
        units[letter - UNIT] -= 1
    cost, power = 0, 0
    for arm in range(3):
        there = units[arm] + units[arm + 3]
        power += there * POWER[arm]
        cost += max(0, there - free[arm]) * POWER[arm]
    if v.last:
        worth = float(power) if t.has_figure(seat, JAZLOWIECKI) else 0.0
        worth -= cost * (0.5 if t.has_figure(seat, PROVANA) else 0.01)
        return Liking(worth, "pay-army")
    need = max([power_at_home(t, s) for s in range(t.seats) if s != seat])
    worth = 0.55 * power + 0.5 * min(power, need, 5)
    left = t.ducats[seat] - cost
    poor = 0.5 if left + next_income(t, seat) < 4 else 0.0
    return Liking(worth - cost * (v.ducat + poor), "pay-army" if cost else "dismiss-army")
