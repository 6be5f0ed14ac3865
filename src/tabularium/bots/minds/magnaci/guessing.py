"""Bids against what the others will probably lay.

Guesses begin with words that beginners might say. Then everybody answers the guesses about the
others as well as possible, and these answers are guesses, too: a rival may have thought as far.
Somebody may still lay anything, so a part of every chance is that of just any card.
"""

from typing import Final

from tabularium.bots.bot import Budget
from tabularium.bots.minds.magnaci.bidding import (
    BIDS,
    BLUFF,
    Plan,
    Table,
    War,
    cards_of,
    chances,
    later_points,
    law_table,
    law_worths,
    office_plans,
    office_table,
    pick,
    sejm_plans,
    senate_plans,
    ties_won,
    war_of,
    war_plans,
)
from tabularium.bots.minds.magnaci.features import FEATURES
from tabularium.bots.minds.magnaci.fronts import Others, is_primate, points
from tabularium.bots.minds.magnaci.worth import DEFEAT, office_worth
from tabularium.games.magnaci.letters import CARD, OFFICE
from tabularium.games.magnaci.material import (
    HAND,
    OFFICES,
    PARTITIONS,
    STRENGTH,
    WHOLE_HAND,
)
from tabularium.games.magnaci.state import NO_CARD, Magnaci
from tabularium.kernel import Picks, Word

GUESSES: Final = 10  # words of beginners that a bid answers
ROUNDS: Final = 2  # how often everybody answers the guesses about the others
TRUST: Final = 4  # how many guesses such an answer counts for
DOUBT: Final = 0.35  # how much of every chance is that of just any card

CARDS: Final = FEATURES.index("cards")
KEPT: Final = FEATURES.index("strength")

Row = list[int]  # the card that a seat has at each office, law or conflict, or NO_CARD
Laid = list[Row]  # by seat


class Guesser:
    """Thinks about one question for cards: `prompt` is senate, sejm or conflicts."""

    def __init__(self, t: Magnaci, prompt: str, weights: list[float]) -> None:
        assert prompt in BIDS, f"nobody lays cards for {prompt}"
        self.t = t
        self.prompt = prompt
        self.weights = weights

    def best(self, seat: int, budget: Budget, rng: Picks) -> Word:
        """What a seat should say."""
        t = self.t
        plans = [self.beginner(other) for other in range(t.seats)]
        guesses: list[Laid] = []
        for _ in range(GUESSES):
            guesses.append([self.row(pick(good, BLUFF, rng).word) for good in plans])
        for _ in range(ROUNDS):
            if not budget.spend(len(guesses)):
                break
            clever = [self.row(self.answer(other, guesses)) for other in range(t.seats)]
            guesses += [clever] * TRUST
        return self.answer(seat, guesses)

    def beginner(self, seat: int) -> list[Plan]:
        """What a beginner might lay, the best first."""
        if self.prompt == "sejm":
            return sejm_plans(self.t, seat, law_table(self.t, seat))
        if self.prompt == "conflicts":
            return war_plans(self.t, seat, war_of(self.t, seat))
        return self.senate(seat, office_table(self.t, seat))

    def senate(self, seat: int, table: Table) -> list[Plan]:
        """Words for the Senate; where cards of those lie who came before is known."""
        t = self.t
        offices = [slot for slot, _ in t.sealed[seat]]
        if not offices:
            return senate_plans(t, seat, table)
        return office_plans(table, offices, WHOLE_HAND & ~t.laid[seat], 8)

    def row(self, word: Word) -> Row:
        """The cards of a word by office, law or conflict."""
        if self.prompt != "senate":
            return [letter - CARD for letter in word]
        row = [NO_CARD] * OFFICES
        for i in range(0, len(word), 2):
            row[word[i] - OFFICE] = word[i + 1] - CARD
        return row

    # Answers

    def answer(self, seat: int, guesses: list[Laid]) -> Word:
        """The word that does best against all guesses about the others."""
        t = self.t
        if self.prompt == "conflicts":
            return self.best_war(seat, guesses)
        if self.prompt == "sejm":
            table = self.table(seat, law_worths(t, seat), guesses)
            return sejm_plans(t, seat, table, self.weights[KEPT])[0].word
        worths = [office_worth(t, seat, office) for office in range(OFFICES)]
        table = self.table(seat, worths, guesses)
        later = later_points(t, seat)
        for row in table:
            for card in range(HAND):
                row[card] -= self.weights[CARDS] * later[card]
        return self.senate(seat, table)[0].word

    def table(self, seat: int, worths: list[float], guesses: list[Laid]) -> Table:
        """Points of each card at each office or law, if the others lay as guessed."""
        t = self.t
        table: Table = []
        for slot, worth in enumerate(worths):
            office = slot if self.prompt == "senate" else -1
            ties = [ties_won(t, seat, other, office) for other in range(t.seats)]
            any_card = chances(t, seat, office)
            wins = [0.0] * (HAND + 1)  # how often a card of this rank is just enough
            for laid in guesses:
                top, tied = NO_CARD, 1.0
                for other in range(t.seats):
                    card = laid[other][slot]
                    if other != seat and card >= top:
                        tied = min(tied, ties[other]) if card == top else ties[other]
                        top = card
                if top == NO_CARD:
                    wins[0] += 1.0
                else:
                    wins[top] += tied
                    wins[top + 1] += 1.0 - tied
            row, won = [0.0] * HAND, 0.0
            for card in range(HAND):
                won += wins[card]
                chance = (1.0 - DOUBT) * won / len(guesses) + DOUBT * any_card[card]
                row[card] = worth * chance
            table.append(row)
        return table

    def best_war(self, seat: int, guesses: list[Laid]) -> Word:
        """The cards for the conflicts that do best; a third partition counts heavily."""
        war = war_of(self.t, seat)
        table, lost = self.fought(seat, war, guesses)
        plans = war_plans(self.t, seat, war)
        best, score = plans[0].word, float("-inf")
        for plan in plans:
            total, ends = 0.0, 0
            cards = [letter - CARD for letter in plan.word]
            for i, card in enumerate(cards):
                total += table[i][card]
            for bits in lost:
                mask = 0
                for i, card in enumerate(cards):
                    mask |= bits[i][card]
                ends += mask.bit_count() >= PARTITIONS
            total -= DEFEAT * ends / len(guesses)
            total = (1.0 - DOUBT) * total + DOUBT * plan.points
            if total > score:
                best, score = plan.word, total
        return best

    def fought(self, seat: int, war: War, guesses: list[Laid]) -> tuple[Table, list[list[Row]]]:
        """Points of each card at each conflict if the others lay as guessed, and what is lost.

        That is the bit of a lost province, by guess, conflict and card.
        """
        t, primate = self.t, is_primate(self.t, seat)
        hand = cards_of(t.hand(seat))
        table = [[0.0] * HAND for _ in war.fronts]
        lost: list[list[Row]] = []
        for laid in guesses:
            bits: list[Row] = []
            for i, front in enumerate(war.fronts):
                strengths = [STRENGTH[laid[s][i]] for s in range(t.seats) if s != seat]
                others = Others(sum(strengths), max(strengths), min(strengths))
                here = [0] * HAND
                for card in hand:
                    own = STRENGTH[card]
                    table[i][card] += points(front, own, others, primate) / len(guesses)
                    if own + others.total < front.need:
                        here[card] = 1 << front.province
                bits.append(here)
            lost.append(bits)
        return table, lost
