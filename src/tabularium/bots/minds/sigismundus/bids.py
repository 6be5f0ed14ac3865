"""What a beginner thinks of the questions of the Sejm: votes, bribes, bids, ties and acts."""

from typing import Final

from tabularium.bots.mind import Liking
from tabularium.bots.minds.sigismundus.cards import standing
from tabularium.bots.minds.sigismundus.fields import keep_card
from tabularium.bots.minds.sigismundus.glance import Glance, next_income
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
    OFFICE_KINDS,
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
from tabularium.games.sigismundus.scoring import shares
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


def like_extra_votes(g: Glance, word: Word) -> Liking:
    """Internal cards for votes, where votes are worth more than the cards."""
    worth = 0.0
    for letter in word[:-1]:
        worth += min(g.vote, 2.5) - keep_card(g, letter - CARD)
    return Liking(worth, "more-votes" if len(word) > 1 else "keep-cards")


def like_offer_ducats(g: Glance, word: Word) -> Liking:
    """Ducats for votes where offices are at stake; at the end ducats are good for nothing else."""
    spare = g.spare_ducats()
    if g.last and g.demand != TAX and not g.t.has_figure(g.seat, PROVANA):
        target = float(spare)
    else:
        target = min(spare / 2, g.vote / g.ducat, 4.0) if g.vote > 0.8 * g.ducat else 0.0
    return near(word[0] - AMOUNT, target, "buy-votes" if word[0] > AMOUNT else "keep-ducats")


def like_offer_votes(g: Glance, word: Word) -> Liking:
    """Votes for the ducats on the table: as few as may do."""
    frame = g.t.stack[-1]
    assert isinstance(frame, Bribery)
    purse = max([n for seat, n in enumerate(frame.ducats) if seat != g.seat])
    target = min(0.6 * purse * g.ducat / g.vote, g.t.votes[g.seat] * 0.6)
    if target < 0.5:
        target = 0.0
    return near(word[0] - AMOUNT, target, "sell-votes" if word[0] > AMOUNT else "keep-votes")


def like_buyer(g: Glance, word: Word) -> Liking:
    """Whose purse is fullest; less gladly the leader's."""
    frame = g.t.stack[-1]
    assert isinstance(frame, Bribery)
    buyer = word[0] - SEAT
    return Liking(frame.ducats[buyer] * g.ducat - standing(g, buyer), "best-price")


# Offices


def like_bid_office(g: Glance, word: Word) -> Liking:
    """Votes in proportion to what the offices are worth, and never more than needed."""
    if g.target < 0:
        g.target, g.enough = office_target(g)
    bid, target, enough = word[0] - AMOUNT, g.target, g.enough
    if bid > enough:
        return Liking(-5.0 - bid, "bid-enough")
    rule = "bid-enough" if target >= enough else "bid-share"
    return near(bid, min(target, enough), rule if bid > 0 else "save-votes")


def office_target(g: Glance) -> tuple[float, int]:
    """The share of this office in all that is at stake, and how many votes win it for sure."""
    t, seat = g.t, g.seat
    frame = t.stack[-1]
    assert isinstance(frame, Voting)
    office = frame.queue[0]
    worths = [g.office(other) for other in frame.queue]
    others = sum(worths[1:]) + (2.0 * g.rank if g.demand == SUPPORT else 0.0)
    extra = votes_for(t, seat, office) - t.votes[seat]
    share = worths[0] ** 1.2 / (worths[0] ** 1.2 + others + 0.5) if worths[0] > 0 else 0.0
    target = extra + t.votes[seat] * share if share > 0.04 else 0.0
    rivals = max([votes_for(t, other, office) for other in range(t.seats) if other != seat])
    return target, rivals if kings_representative(t) == seat else rivals + 1


def like_keep_office(g: Glance, word: Word) -> Liking:
    """The office that brings most from now on."""
    return Liking(g.holding(g.seat, word[0] - OFFICE), "best-office")


def like_lose_office(g: Glance, word: Word) -> Liking:
    """The office that brings least."""
    return Liking(-g.holding(g.seat, word[0] - OFFICE), "least-office")


def like_start(g: Glance, word: Word) -> Liking:
    """Prestige and income for the whole game."""
    return Liking(g.office(word[0] - OFFICE), "best-office")


# The royal demand


def like_tax(g: Glance, word: Word) -> Liking:
    """Ducats that are not needed, as far as the royal track is worth them."""
    have = g.t.ducats[g.seat]
    if g.last:
        target = 0.0 if g.t.has_figure(g.seat, PROVANA) else float(have)
    else:
        target = min(have * 0.6, 1.6 * g.rank / g.ducat)
    return near(word[0] - AMOUNT, target, "pay-king" if word[0] > AMOUNT else "keep-ducats")


def like_support(g: Glance, word: Word) -> Liking:
    """Votes have no use afterwards but for the act."""
    have = g.t.votes[g.seat]
    act = abs(worth_of_act(g, g.t.sejm))
    target = have * (1.0 if act < 1 else 0.75)
    return near(word[0] - AMOUNT, target, "support-king")


def like_host(g: Glance, word: Word) -> Liking:
    """Units come back; in the meantime nobody is at home."""
    power = 0
    for letter in word[:-1]:
        power += POWER[letter - UNIT]
    fear = 0.05 if g.last else 0.25
    return Liking(power * (0.35 * g.rank - fear), "join-host" if power else "keep-army")


def like_order(g: Glance, word: Word) -> Liking:
    """Of those who are tied: me first, the leader last."""
    score = 0.0
    for place, letter in enumerate(word):
        seat = letter - SEAT
        score += (5.0 if seat == g.seat else 1 - standing(g, seat)) / (1 + place)
    return Liking(score, "settle-tie")


# Acts


def like_thumb(g: Glance, word: Word) -> Liking:
    """For what helps me more than others."""
    worth = worth_of_act(g, g.t.sejm)
    return Liking(worth if word[0] == FOR else 0.0, "pass-act" if word[0] == FOR else "reject-act")


def worth_of_act(g: Glance, act: int) -> float:
    """What an act brings to me, less what it brings to the others on average."""
    effects = [effect_of_act(g, act, seat) for seat in range(g.t.seats)]
    own = effects.pop(g.seat)
    worth = own - sum(effects) / len(effects)
    return worth + (1.0 if g.t.has_figure(g.seat, MODRZEWSKI) else 0.0)


def effect_of_act(g: Glance, act: int, seat: int) -> float:
    """What an act brings to a seat to the end of the game."""
    t = g.t
    church = offices_of_kind(t, seat, ECCLESIASTICAL)
    if act == CONFIRMATION:
        return g.later * 1.2 if representative(t, PARLIAMENTARY) == seat else 0.0
    if act == HERESY_EDICT:
        return 0.7 * g.later * len(church)
    if act == CHURCH_COURTS:
        return -0.6 * g.later if church else 0.0
    if act == NATIONAL_CHURCH:
        return -float(sum([PRESTIGE[o] - PRESTIGE_BACK[o] for o in church])) * g.scorings
    if act == TRENT:
        return float(len(church) * g.scorings)
    if act == EXECUTION:
        lost = [INCOME[o] - INCOME_BACK[o] for o in PALATINES if t.offices[o] == seat]
        return -0.5 * g.later * max(lost, default=0)
    if act == INCOMPATIBILITAS:
        lost = [prestige_of(t, o) for o in surplus(g, seat)]
        return -float(sum(lost)) * g.scorings
    assert act == UNION
    return float(shares(t, LITHUANIA)[seat]) if t.crowned >> LITHUANIA & 1 else 0.0


def surplus(g: Glance, seat: int) -> list[int]:
    """Offices that Incompatibilitas would take from a seat: all but the best of each kind."""
    found: list[int] = []
    for kind in range(len(OFFICE_KINDS)):
        held = offices_of_kind(g.t, seat, kind)
        held.sort(key=lambda office: prestige_of(g.t, office))
        found += held[:-1]
    return found


# Upkeep


def like_upkeep(g: Glance, word: Word) -> Liking:
    """Which units are worth their pay."""
    t, seat = g.t, g.seat
    units = t.army[ARMY * seat : ARMY * (seat + 1)]
    free = kept_free(t, seat)
    for letter in word[:-1]:
        units[letter - UNIT] -= 1
    cost, power = 0, 0
    for arm in range(3):
        there = units[arm] + units[arm + 3]
        power += there * POWER[arm]
        cost += max(0, there - free[arm]) * POWER[arm]
    if g.last:
        worth = float(power) if t.has_figure(seat, JAZLOWIECKI) else 0.0
        worth -= cost * (0.5 if t.has_figure(seat, PROVANA) else 0.01)
        return Liking(worth, "pay-army")
    need = max(
        [
            t.army[ARMY * s] + 2 * t.army[ARMY * s + 1] + 3 * t.army[ARMY * s + 2]
            for s in range(t.seats)
            if s != seat
        ]
    )
    worth = 0.55 * power + 0.5 * min(power, need, 5)
    left = t.ducats[seat] - cost
    poor = 0.5 if left + next_income(t, seat) < 4 else 0.0
    return Liking(worth - cost * (g.ducat + poor), "pay-army" if cost else "dismiss-army")
