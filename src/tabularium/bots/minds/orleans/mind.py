"""The mind for Orléans: which words are worth a thought, and how a round is played out."""

from typing import ClassVar, Final

from tabularium.bots.bot import Budget, Choice
from tabularium.bots.mind import Liking, Mind, choice_of_beginner, play_on
from tabularium.bots.minds.orleans.actions import action_uses, passes, quick_action
from tabularium.bots.minds.orleans.drawing import draw_words
from tabularium.bots.minds.orleans.features import BY_HAND, FEATURES, features_of
from tabularium.bots.minds.orleans.likes import like
from tabularium.bots.minds.orleans.plans import best_plans, first_places
from tabularium.bots.minds.orleans.worth import ahead_of, crew_of
from tabularium.games.orleans.state import Orleans
from tabularium.kernel import Picks, State, Word

PLAYED_ON: Final = 60  # words of a round, at most
BEFORE_ACTIONS: Final = ("remove_tile", "draw", "bathhouse", "tower", "plan")


class OrleansMind(Mind):
    """Beginners look at single places; Apprentice plays its round out and looks at the outcome."""

    LIMIT: ClassVar[int] = 200
    SAMPLES: ClassVar[int] = 1  # nothing is hidden, and chance comes after the round
    SHORTLIST: ClassVar[int] = 6
    SPREAD: ClassVar[float] = 25.0
    FEATURES: ClassVar[tuple[str, ...]] = FEATURES
    BY_HAND: ClassVar[dict[str, float]] = BY_HAND
    PLANS: ClassVar[int] = 48
    ACTIONS: ClassVar[int] = 14

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """Plans by a beam, actions by place, the rest as it is."""
        assert isinstance(state, Orleans) and state.pending is not None
        match state.pending.prompt:
            case "plan":
                return [word for _, word in best_plans(state, seat, self.PLANS)]
            case "plan_one":
                return first_places(state, seat, 8)
            case "action":
                return self.action_words(state, seat)
            case "draw":
                return draw_words(state, seat)
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
        return self.preferred(state, seat, rng)[0]

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Play the actions of this round to their end, and the event; all by quick replies."""
        play_on(self, state, PLAYED_ON, is_before_actions, rng)

    def special(
        self, state: State, seat: int, weights: list[float], budget: Budget, rng: Picks
    ) -> Choice | None:
        """What is set aside before the game is a matter of taste."""
        assert state.pending is not None
        if state.pending.prompt != "remove_tile":
            return None
        return choice_of_beginner(self, state, seat, budget, rng)


def is_before_actions(t: State) -> bool:
    """Whether the round, or the next one, has still to be planned."""
    assert t.pending is not None
    return t.pending.prompt in BEFORE_ACTIONS
