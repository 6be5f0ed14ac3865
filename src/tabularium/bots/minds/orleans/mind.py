"""The mind for Orléans: which words are worth a thought, and how a round is played out."""

from typing import ClassVar, Final

from tabularium.bots.bot import Budget, Choice
from tabularium.bots.mind import Liking, Mind, choice_of_beginner, play_on
from tabularium.bots.minds.orleans.about import ABOUT
from tabularium.bots.minds.orleans.actions import action_uses, passes, quick_action
from tabularium.bots.minds.orleans.drawing import back_words, draw_words
from tabularium.bots.minds.orleans.features import BY_HAND, FEATURES, features_of
from tabularium.bots.minds.orleans.likes import like
from tabularium.bots.minds.orleans.plans import best_plans, first_part, first_parts, sought_plans
from tabularium.bots.minds.orleans.worth import ahead_of, crew_of
from tabularium.games.orleans.letters import DONE
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Picks, State, Word

PLAYED_ON: Final = 60  # words of a round, at most
BEFORE_ACTIONS: Final = ("remove_tile", "draw", "take_back", "bathhouse", "tower", "plan")
BY_TASTE: Final = ("remove_tile", "draw", "take_back")  # what no look ahead tells better


class OrleansMind(Mind):
    """Beginners look at single places; Apprentice plays its round out and looks at the outcome."""

    LIMIT: ClassVar[int] = 200
    SAMPLES: ClassVar[int] = 1  # nothing is hidden, and chance comes after the round
    SHORTLIST: ClassVar[int] = 6
    SPREAD: ClassVar[float] = 25.0
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    ABOUT = ABOUT
    BY_HAND: ClassVar[dict[str, float]] = BY_HAND
    PLANS: ClassVar[int] = 48
    ACTIONS: ClassVar[int] = 14
    PARTS: ClassVar[int] = 12

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """Plans by a beam, actions by place, the rest as it is."""
        assert isinstance(state, Orleans) and state.pending is not None
        match state.pending.prompt:
            case "plan":
                return [word for _, word in best_plans(state, seat, self.PLANS)]
            case "plan_one":
                return first_parts(state, seat, self.PARTS)
            case "action":
                return self.action_words(state, seat)
            case "draw":
                return draw_words(state, seat)
            case "take_back":
                return back_words(state, seat)
        return super().words(state, seat, rng)

    def action_words(self, t: Orleans, seat: int) -> list[Word]:
        """The better uses of all places, at least one of each, and passing."""
        ahead = ahead_of(t)
        uses = action_uses(t, seat, crew_of(t, seat), ahead)
        uses.sort(key=lambda use: -use[0])
        words: list[Word] = []
        places: list[int] = []
        for number, (_, word) in enumerate(uses):
            if number < self.ACTIONS or word[0] not in places:
                words.append(word)
                places.append(word[0])
        return words + passes(t, seat, ahead, 3)

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        assert isinstance(state, Orleans)
        return like(state, seat, word)

    def preferred(self, state: State, seat: int, rng: Picks) -> tuple[Word, str, int]:
        """Planning in turn: the plan that would be liked as a whole, and of it the first place."""
        assert state.pending is not None
        if state.pending.prompt != "plan_one":
            return super().preferred(state, seat, rng)
        assert isinstance(state, Orleans)
        plans = list(sought_plans(state, seat, self.PLANS)) or [(DONE,)]
        best, rule, score = plans[0], "only", float("-inf")
        for word in plans:
            liking = self.prefer(state, seat, word)
            noisy = liking.score + rng.below(1000) / 4000
            if noisy > score:
                best, rule, score = word, liking.rule, noisy
        return first_part(state, seat, best), rule, len(plans)

    def features(self, state: State, seat: int) -> list[float]:
        """Parallel to FEATURES."""
        assert isinstance(state, Orleans)
        return features_of(state, seat)

    def reply(self, state: State, seat: int, rng: Picks) -> Word:
        """A quick word: the best plan and the best action by hand."""
        assert isinstance(state, Orleans) and state.pending is not None
        match state.pending.prompt:
            case "plan":
                return best_plans(state, seat, 1)[0][1]
            case "action":
                return quick_action(state, seat, crew_of(state, seat), ahead_of(state))
            case "plan_one":
                return first_part(state, seat, best_plans(state, seat, 1)[0][1])
        return self.preferred(state, seat, rng)[0]

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Play the actions of this round to their end, and the event; all by quick replies."""
        play_on(self, state, PLAYED_ON, is_before_actions, rng)

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """What is set aside before the game, and who comes to the Market, is a matter of taste."""
        assert state.pending is not None
        if state.pending.prompt not in BY_TASTE:
            return None
        return choice_of_beginner(self, state, seat, budget, rng)


def is_before_actions(t: State) -> bool:
    """Whether the round, or the next one, has still to be planned."""
    assert t.pending is not None
    return t.pending.prompt in BEFORE_ACTIONS
