"""Tigris & Euphrates for bots."""

from tabularium.bots.mind import Liking, Mind
from tabularium.bots.minds.tigris.candidates import actions
from tabularium.bots.minds.tigris.conflicts import (
    like_monument,
    like_support,
    like_treasure,
    like_war,
)
from tabularium.bots.minds.tigris.glance import BY_HAND, FEATURES, SEVERAL
from tabularium.bots.minds.tigris.likes import like_action
from tabularium.bots.minds.tigris.outlook import outlook, settle
from tabularium.bots.minds.tigris.sketch import Sketch
from tabularium.games.tigris.monuments import BuildMonument
from tabularium.games.tigris.state import Tigris
from tabularium.games.tigris.support import Conflict
from tabularium.games.tigris.treasures import Treasures
from tabularium.games.tigris.turn import Turn
from tabularium.games.tigris.war import War
from tabularium.kernel import GameSpec, Picks, State, Word


class TigrisMind(Mind):
    """Points where they are short; conflicts by exact odds over the hidden hands."""

    LIMIT = 200
    SAMPLES = 2
    SHORTLIST = 5
    SPREAD = 6.0
    FEATURES = FEATURES
    BY_HAND = BY_HAND

    def __init__(self, spec: GameSpec) -> None:
        super().__init__(spec)
        self._last: Sketch | None = None

    def sketch(self, t: Tigris, seat: int) -> Sketch:
        """A sketch of a position, made once for all words that are weighed in it."""
        last = self._last
        if last is None or not last.fits(t, seat):
            last = self._last = Sketch(t, seat)
        return last

    def words(self, state: State, seat: int, rng: Picks) -> list[Word]:
        """In a turn the actions that promise something; elsewhere all."""
        assert isinstance(state, Tigris)
        frame = state.stack[-1]
        if isinstance(frame, Turn) and not state.drafts[seat]:
            return actions(state, seat, frame, self.sketch(state, seat))
        return super().words(state, seat, rng)

    def prefer(self, state: State, seat: int, word: Word) -> Liking:
        """What a beginner thinks of a word."""
        assert isinstance(state, Tigris)
        sketch = self.sketch(state, seat)
        liking = sketch.likings.get(word)
        return self._like(state, sketch, word) if liking is None else liking

    def _like(self, t: Tigris, sketch: Sketch, word: Word) -> Liking:
        frame = t.stack[-1]
        if isinstance(frame, Turn):
            return like_action(sketch, word)
        if isinstance(frame, War) and frame.step == "order":
            return like_war(sketch, frame, word)
        if isinstance(frame, Conflict):
            return like_support(sketch, frame, word)
        if isinstance(frame, BuildMonument):
            return like_monument(sketch, frame, word)
        assert isinstance(frame, Treasures)
        return like_treasure(sketch, word)

    def finish(self, state: State, seat: int, rng: Picks) -> None:
        """Own questions that follow from an action; where others answer, features weigh that."""
        settle(self, state, seat, rng)

    def features(self, state: State, seat: int) -> list[float]:
        """Of the position, or the average over the outcomes of a conflict that is open."""
        assert isinstance(state, Tigris)
        return outlook(self, state, seat)

    def by_hand(self, seats: int) -> dict[str, float]:
        """They differ between one rival and several."""
        return SEVERAL if seats > 2 else BY_HAND

    def final(self, state: State, seat: int) -> float:
        """Losing is worse than any position that is still open."""
        worth = super().final(state, seat)
        return worth if worth > 500 else worth - 1000.0


MIND = TigrisMind
