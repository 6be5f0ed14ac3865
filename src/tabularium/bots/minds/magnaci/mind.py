"""The mind for Magnaci: words worth thinking about, a beginner's likings, and what counts."""

from typing import ClassVar

from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import Liking, Mind
from tabularium.bots.minds.magnaci.actions import (
    action_liking,
    debt_liking,
    entail_liking,
    place_liking,
    space_of,
    veto_liking,
)
from tabularium.bots.minds.magnaci.bidding import (
    BEAM,
    BLUFF,
    Plan,
    kept_points,
    law_table,
    office_table,
    sejm_plans,
    senate_plans,
    strength_in,
    war_of,
    war_plans,
    war_points,
)
from tabularium.bots.minds.magnaci.features import BY_HAND, FEATURES, features_of
from tabularium.bots.minds.magnaci.fronts import front_of
from tabularium.bots.minds.magnaci.guessing import Guesser, pick
from tabularium.bots.minds.magnaci.worth import keep_worth
from tabularium.bots.spelling import all_words
from tabularium.games.magnaci.announced import Assignats
from tabularium.games.magnaci.ending import wealth_of
from tabularium.games.magnaci.estates import Placement
from tabularium.games.magnaci.letters import CARD, CONFLICT, LAW, OFFICE, SEAT
from tabularium.games.magnaci.material import STRENGTH
from tabularium.games.magnaci.state import Magnaci
from tabularium.kernel import Picks, State, Word

BIDS = ("senate", "sejm", "conflicts")
RULES = (
    "office-bid",
    "law-bid",
    "keep-strength",
    "conflict-bid",
    "fight-partition",
    "take-lead",
    "more-estates",
    "win-contest",
    "reinforce",
    "hold-back",
    "build",
    "income",
    "treasurer",
    "assignats",
    "mission",
    "pacta",
    "pass",
    "let-it-happen",
    "veto",
    "entail",
    "give-law",
    "give-little",
    "best-law",
    "worst-law",
    "remove-worst",
    "favour-myself",
    "spare-myself",
    "speak-last",
    "guess-senate",
    "guess-sejm",
    "guess-conflicts",
)
PLAYED_ON = 60  # words, at most, until a position can be judged


class MagnaciMind(Mind):
    """Bids are thought about as a whole; everything else word by word."""

    LIMIT: ClassVar[int] = 400
    SAMPLES: ClassVar[int] = 4
    SHORTLIST: ClassVar[int] = 8
    SPREAD: ClassVar[float] = 12.0
    GUESSES: ClassVar[int] = 10  # words of beginners that a bid answers
    ROUNDS: ClassVar[int] = 2  # how often everybody answers the guesses about the others
    TRUST: ClassVar[int] = 4  # how many guesses such an answer counts for
    DOUBT: ClassVar[float] = 0.35  # how much of every chance is that of just any card
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    BY_HAND: ClassVar[dict[str, float]] = BY_HAND

    # Bids

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """The better bids; for all other questions every word."""
        pending = state.pending
        assert pending is not None and isinstance(state, Magnaci)
        if pending.prompt in BIDS and not state.drafts[seat]:
            return [plan.word for plan in self.plans(state, seat)]
        found = all_words(state, seat, self.LIMIT)
        return super().words(state, seat, rng) if found is None else found

    def plans(self, t: Magnaci, seat: int) -> list[Plan]:
        """What a beginner may lay, the best first."""
        assert t.pending is not None
        match t.pending.prompt:
            case "senate":
                return senate_plans(t, seat, office_table(t, seat))[:BEAM]
            case "sejm":
                return sejm_plans(t, seat, law_table(t, seat))[:BEAM]
        return war_plans(t, seat, war_of(t, seat))

    def preferred(self, state: State, seat: int, rng: Picks) -> tuple[Word, str, int]:
        """Bids are compared by one table instead of one by one."""
        assert isinstance(state, Magnaci) and state.pending is not None
        if state.pending.prompt not in BIDS or state.drafts[seat]:
            return super().preferred(state, seat, rng)
        plans = self.plans(state, seat)
        best = pick(plans, BLUFF, rng)
        return best.word, self._rule(state, seat, best.word), len(plans)

    def _rule(self, t: Magnaci, seat: int, word: Word) -> str:
        """Why a beginner likes a bid."""
        assert t.pending is not None
        if t.pending.prompt == "senate":
            return "office-bid"
        if t.pending.prompt == "sejm":
            kept = strength_in(t.hand(seat)) - sum([STRENGTH[letter - CARD] for letter in word])
            return "keep-strength" if kept_points(t, kept) > 0 else "law-bid"
        return "fight-partition" if t.partitions.bit_count() > 1 else "conflict-bid"

    # Likings

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        t, pending = state, state.pending
        assert isinstance(t, Magnaci) and pending is not None
        match pending.prompt:
            case "senate" | "sejm" | "conflicts":
                return Liking(self._bid_points(t, seat, word), self._rule(t, seat, word))
            case "first_estate":
                return place_liking(t, seat, word[0], 1)
            case "place":
                frame = t.stack[-1]
                assert isinstance(frame, Placement)
                return place_liking(t, seat, word[0], frame.count)
            case "action":
                return action_liking(t, seat, word)
            case "veto":
                return veto_liking(t, seat, word)
            case "entail":
                return entail_liking(t, seat, word)
            case "assignats":
                debt = t.stack[-1]
                assert isinstance(debt, Assignats)
                return debt_liking(t, seat, debt.seat, word[0])
            case "claim_law":
                return Liking(keep_worth(t, seat, word[0] - LAW), "best-law")
            case "discard_law":
                return Liking(-keep_worth(t, seat, word[0] - LAW), "worst-law")
            case "remove_conflict":
                return Liking(_removal(t, seat, word[0] - CONFLICT), "remove-worst")
        return self._favour(t, seat, word[0] - SEAT, pending.prompt)

    def _bid_points(self, t: Magnaci, seat: int, word: Word) -> float:
        """Points of one bid."""
        assert t.pending is not None
        if t.pending.prompt == "senate":
            table = office_table(t, seat)
            pairs = [(word[i] - OFFICE, word[i + 1] - CARD) for i in range(0, len(word), 2)]
            return sum([table[office][card] for office, card in pairs])
        if t.pending.prompt == "sejm":
            table = law_table(t, seat)
            kept = strength_in(t.hand(seat)) - sum([STRENGTH[letter - CARD] for letter in word])
            won = sum([row[letter - CARD] for row, letter in zip(table, word, strict=True)])
            return won + kept_points(t, kept)
        return war_points(war_of(t, seat), word)

    def _favour(self, t: Magnaci, seat: int, other: int, prompt: str) -> Liking:
        """The Primate decides: for himself first, then for whoever is poorest."""
        wealth = 0.05 * wealth_of(t, other)
        if prompt in ("tie", "best", "winner"):
            return Liking(3.0 if other == seat else -wealth, "favour-myself")
        if prompt == "weakest":
            return Liking(-3.0 if other == seat else wealth, "spare-myself")
        return Liking(-1.0 if other == seat else 0.0, "speak-last")

    # Positions

    def features(self, state: State, seat: int) -> list[float]:
        """What a position is worth to a seat, taken apart."""
        assert isinstance(state, Magnaci)
        return features_of(state, seat)

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Play on until cards are laid again: only then are positions alike but for the word."""
        left = PLAYED_ON
        while left and state.pending is not None and state.pending.prompt not in BIDS:
            left -= 1
            mover = state.pending.seats[0]
            state.say(mover, self.reply(state, mover, rng))

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """Bids answer what the others will probably lay."""
        pending = state.pending
        assert isinstance(state, Magnaci) and pending is not None
        if pending.prompt not in BIDS or state.drafts[seat]:
            return None
        word = Guesser(self, state, pending.prompt, weights).best(seat, budget, rng)
        return Choice(self.spec.alphabet.spell(word), Why(f"magnaci-guess-{pending.prompt}", {}))


def _removal(t: Magnaci, seat: int, conflict: int) -> float:
    """How much a seat would like to see a conflict go."""
    return -front_of(t, seat, space_of(t, conflict)).defeat
