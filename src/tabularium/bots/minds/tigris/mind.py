"""The mind for Tigris & Euphrates: points where they are short, conflicts by exact odds."""

from tabularium.bots.mind import WON, Liking, Mind
from tabularium.bots.minds.tigris.about import ABOUT
from tabularium.bots.minds.tigris.branches import mean_features, settle
from tabularium.bots.minds.tigris.candidates import actions
from tabularium.bots.minds.tigris.features import BY_HAND, FEATURES, SEVERAL
from tabularium.bots.minds.tigris.likes import like
from tabularium.bots.minds.tigris.survey import Survey
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.turn import Turn
from tabularium.kernel import GameSpec, Picks, State, Word


class TigrisMind(Mind):
    """Points where they are short; conflicts by exact odds over the hidden hands."""

    LIMIT = 200
    SAMPLES = 2
    SHORTLIST = 5
    SPREAD = 6.0
    FEATURES = FEATURES
    ABOUT = ABOUT
    BY_HAND = BY_HAND

    def __init__(self, spec: GameSpec) -> None:
        super().__init__(spec)
        self._last: Survey | None = None

    def survey(self, t: Tigris, seat: int) -> Survey:
        """A survey of a position, made once for all words that are weighed in it."""
        last = self._last
        if last is None or not last.fits(t, seat):
            last = self._last = Survey(t, seat)
        return last

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """In a turn the actions that promise something; elsewhere all."""
        assert isinstance(state, Tigris)
        frame = state.stack[-1]
        if isinstance(frame, Turn) and not state.drafts[seat]:
            return actions(state, seat, frame, self.survey(state, seat))
        return super().words(state, seat, rng)

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        assert isinstance(state, Tigris)
        survey = self.survey(state, seat)
        liking = survey.likings.get(word)
        return like(survey, word) if liking is None else liking

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Answer what we are asked after an action; where others answer, features weigh that."""
        settle(self.reply, state, seat, rng)

    def features(self, state: State, seat: int) -> list[float]:
        """Of the position, or their mean over how an open conflict may end."""
        assert isinstance(state, Tigris)
        return mean_features(self.reply, state, seat)

    def by_hand(self, seats: int) -> dict[str, float]:
        """They differ between one rival and several."""
        return SEVERAL if seats > 2 else BY_HAND

    def final(self, state: State, seat: int) -> float:
        """Losing is worse than any position that is still open."""
        worth = super().final(state, seat)
        return worth if worth > WON / 2 else worth - WON
