"""Cards laid face down: what each card may win where, and words that are worth thinking about.

A table has a row for each office, law or conflict and an entry for each family card: points that
the card may be expected to win there. A beginner believes that the others lay just anything.
"""

from itertools import permutations
from typing import Final, NamedTuple

from tabularium.bots.minds.magnaci.fronts import (
    Front,
    any_others,
    fronts_of,
    is_primate,
    losing_many,
    points,
)
from tabularium.bots.minds.magnaci.worth import DEFEAT, law_worth, office_worth, usual_law_worth
from tabularium.games.magnaci.letters import CARD, OFFICE
from tabularium.games.magnaci.material import (
    ATTACKED,
    CONFLICTS_IN_PLAY,
    HAND,
    IN_SENATE,
    OFFICES,
    PRIMATE,
    SCALE,
    SEJM_FIELDS,
    STRENGTH,
    WHOLE_HAND,
)
from tabularium.games.magnaci.muster import help_in, spaces_in_play
from tabularium.games.magnaci.state import FIELD, SPACE, Magnaci
from tabularium.kernel import Picks, Word

BIDS: Final = ("senate", "sejm", "conflicts")  # questions for cards
BLUFF: Final = 0.8  # points by which a plan may be worse than the best and still be chosen
BEAM: Final = 24  # unfinished words kept at every letter
USUAL_SCALE: Final = 7.8  # of a conflict, for each player
STRENGTH_RATE: Final = 0.17  # points for a point of Strength that is kept for the conflicts
SHORT_RATE: Final = 0.05  # and more for each, the more are missing: a third partition threatens
PLENTY_RATE: Final = 0.12  # beyond what conflicts usually need
ENOUGH: Final = 9.0  # points of Strength beyond that; more is of no use

Table = list[list[float]]


class Plan(NamedTuple):
    """A word and its points."""

    points: float
    word: Word


# Chances to have the highest card


def below(mask: int, card: int, ties: float) -> float:
    """How likely one of these cards, any of them, is lower; an equal one counts so much."""
    lower = (mask & ((1 << card) - 1)).bit_count()
    return (lower + (ties if mask >> card & 1 else 0.0)) / max(1, mask.bit_count())


def ties_won(t: Magnaci, seat: int, other: int, office: int) -> float:
    """How likely a tie with another seat goes well; `office` -1: a law."""
    if office == PRIMATE:
        return 1.0 if t.order.index(seat) > t.order.index(other) else 0.0
    holder = t.offices[PRIMATE]
    return 1.0 if holder == seat else 0.0 if holder == other else 0.5


def seeks(t: Magnaci, other: int, office: int) -> float:
    """How likely a seat has laid, or will lay, a card at an office."""
    if not t.sealed[other]:
        return IN_SENATE / OFFICES
    for slot, _ in t.sealed[other]:
        if slot == office:
            return 1.0
    return 0.0


def chances(t: Magnaci, seat: int, office: int) -> list[float]:
    """For each card, how likely it is the highest at an office, or (-1) for a law."""
    row = [1.0] * HAND
    for other in range(t.seats):
        if other != seat:
            mask = WHOLE_HAND & ~t.laid[other]
            there = 1.0 if office < 0 else seeks(t, other, office)
            ties = ties_won(t, seat, other, office)
            for card in range(HAND):
                row[card] *= 1.0 - there + there * below(mask, card, ties)
    return row


# Tables


def later_points(t: Magnaci, seat: int) -> list[float]:
    """For each card, what it could win in the Sejm or bring to the conflicts."""
    law = usual_law_worth(t, seat)
    row = chances(t, seat, -1)
    return [max(law * row[card], STRENGTH_RATE * STRENGTH[card]) for card in range(HAND)]


def office_table(t: Magnaci, seat: int) -> Table:
    """Points of each card at each office; what the card could do later is taken off."""
    later = later_points(t, seat)
    table: Table = []
    for office in range(OFFICES):
        worth = office_worth(t, seat, office)
        row = chances(t, seat, office)
        table.append([worth * row[card] - later[card] for card in range(HAND)])
    return table


def law_table(t: Magnaci, seat: int) -> Table:
    """Points of each card at each law."""
    row = chances(t, seat, -1)
    table: Table = []
    for worth in law_worths(t, seat):
        table.append([worth * chance for chance in row])
    return table


def law_worths(t: Magnaci, seat: int) -> list[float]:
    """Points of the laws that lie in the Sejm."""
    return [law_worth(t, seat, t.contents[FIELD + field][0]) for field in range(SEJM_FIELDS)]


def kept_points(t: Magnaci, strength: int) -> float:
    """What the Strength that is left for the conflicts of this Age is worth."""
    need, left = 0.0, spaces_in_play(t)
    for space in left:
        conflict = t.contents[SPACE + space][0]
        need += SCALE[conflict] - help_in(t, ATTACKED[conflict]) / t.seats
    need += USUAL_SCALE * (CONFLICTS_IN_PLAY - len(left))
    short = need - strength
    if short <= 0.0:
        return -PLENTY_RATE * max(short, -ENOUGH)
    return -(STRENGTH_RATE * short + SHORT_RATE * short * short)


def strength_in(hand: int) -> int:
    """Strength of all cards of a hand."""
    return sum([STRENGTH[card] for card in range(HAND) if hand >> card & 1])


# Words


def cards_of(hand: int) -> list[int]:
    """Cards of a mask, the low ones first."""
    return [card for card in range(HAND) if hand >> card & 1]


def beam(table: Table, hand: int, width: int) -> list[Plan]:
    """Good ways to give a different card to each row; the best first."""
    plans = [Plan(0.0, ())]
    cards = cards_of(hand)
    for row in table:
        more: list[Plan] = []
        for plan in plans:
            for card in cards:
                if card not in plan.word:
                    more.append(Plan(plan.points + row[card], (*plan.word, card)))
        more.sort(reverse=True)
        plans = more[:width]
    return plans


def office_plans(table: Table, offices: list[int], hand: int, width: int) -> list[Plan]:
    """Words that lay a card at each of some offices, the best first."""
    plans: list[Plan] = []
    for plan in beam([table[office] for office in offices], hand, width):
        word: list[int] = []
        for office, card in zip(offices, plan.word, strict=True):
            word += [OFFICE + office, CARD + card]
        plans.append(Plan(plan.points, tuple(word)))
    return plans


def senate_plans(t: Magnaci, seat: int, table: Table) -> list[Plan]:
    """Words for the Senate, the best first; one office is left out."""
    hand = t.hand(seat)
    plans: list[Plan] = []
    for left_out in range(OFFICES):
        offices = [office for office in range(OFFICES) if office != left_out]
        plans += office_plans(table, offices, hand, BEAM // 3)
    plans.sort(reverse=True)
    return plans


def sejm_plans(t: Magnaci, seat: int, table: Table, kept: float = 1.0) -> list[Plan]:
    """Words for the Sejm, the best first; what is kept for the conflicts counts so much."""
    hand = t.hand(seat)
    whole = strength_in(hand)
    found: dict[Word, float] = {}
    for rate in (kept * STRENGTH_RATE, 3.0 * kept * STRENGTH_RATE):
        priced = [[row[card] - rate * STRENGTH[card] for card in range(HAND)] for row in table]
        for plan in beam(priced, hand, BEAM):
            laid = sum([STRENGTH[card] for card in plan.word])
            won = plan.points + rate * laid
            found[plan.word] = won + kept * kept_points(t, whole - laid)
    plans = [Plan(score, tuple([CARD + card for card in word])) for word, score in found.items()]
    plans.sort(reverse=True)
    return plans


class War(NamedTuple):
    """The conflicts of an Age: points and chances to lose, by row and card."""

    fronts: list[Front]
    table: Table
    losing: Table


def war_of(t: Magnaci, seat: int) -> War:
    """What a beginner expects."""
    fronts, primate = fronts_of(t, seat), is_primate(t, seat)
    others = any_others(t, seat)
    table: Table = []
    losing: Table = []
    for front in fronts:
        row, lost = [0.0] * HAND, [0.0] * HAND
        for card in cards_of(t.hand(seat)):
            own = STRENGTH[card]
            for laid, chance in others:
                row[card] += chance * points(front, own, laid, primate)
                if own + laid.total < front.need:
                    lost[card] += chance
        table.append(row)
        losing.append(lost)
    return War(fronts, table, losing)


def war_points(war: War, word: Word) -> float:
    """Points of a word for the conflicts; the third partition counts heavily."""
    total = 0.0
    risks: list[tuple[int, float]] = []
    for front, row, lost, letter in zip(war.fronts, war.table, war.losing, word, strict=True):
        total += row[letter - CARD]
        risks.append((front.province, lost[letter - CARD]))
    return total - DEFEAT * losing_many(0, risks)


def war_plans(t: Magnaci, seat: int, war: War) -> list[Plan]:
    """Words for the conflicts, the best first: there are never more than 120."""
    plans: list[Plan] = []
    for cards in permutations(cards_of(t.hand(seat)), len(war.fronts)):
        word = tuple([CARD + card for card in cards])
        plans.append(Plan(war_points(war, word), word))
    plans.sort(reverse=True)
    return plans


def plans_of(t: Magnaci, seat: int) -> list[Plan]:
    """What a beginner may lay, the best first."""
    assert t.pending is not None
    match t.pending.prompt:
        case "senate":
            return senate_plans(t, seat, office_table(t, seat))[:BEAM]
        case "sejm":
            return sejm_plans(t, seat, law_table(t, seat))[:BEAM]
        case "conflicts":
            return war_plans(t, seat, war_of(t, seat))
        case other:
            raise AssertionError(f"nobody lays cards for {other}")


def pick(plans: list[Plan], noise: float, rng: Picks) -> Plan:
    """A plan that is about as good as the best."""
    best, score = plans[0], float("-inf")
    for plan in plans:
        noisy = plan.points + noise * rng.below(1000) / 1000
        if noisy > score:
            best, score = plan, noisy
    return best
