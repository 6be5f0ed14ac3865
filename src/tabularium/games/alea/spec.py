"""Alea Iacta Est for the kernel: seats, options, alphabet, set-up."""

from tabularium.games.alea.castrum import CastrumScoring
from tabularium.games.alea.ending import FinalReckoning, best_for, layout_facts
from tabularium.games.alea.forum import ForumScoring
from tabularium.games.alea.latrine import LatrineScoring
from tabularium.games.alea.letters import build_alphabet
from tabularium.games.alea.match import Match, Round
from tabularium.games.alea.senate import SenateScoring
from tabularium.games.alea.state import SENATE_OF, SENATE_SHOWN, STREAMS, Alea, build_places
from tabularium.games.alea.temple import TempleScoring
from tabularium.games.alea.turn import Turn
from tabularium.kernel import (
    Facts,
    GameSpec,
    Options,
    Places,
    Setting,
    State,
    View,
    choice,
    switch,
)

# The printed contradictions and open points (RULES.md, rulings); our reading comes first.
OPTIONS = (
    choice("iv_rate", 1, 2),
    choice("offspring", "one", "per_pair"),
    choice("tiebreak", "highest", "sum"),
    choice("empty_zero", -1, 0),
    switch("token_limit", False),
)


class AleaSpec(GameSpec):
    """Alea Iacta Est."""

    def make(self, setting: Setting) -> State:
        """An empty table."""
        return Alea(setting)

    def build_places(self, seats: int, options: Options) -> Places:
        """Piles, hands and what lies open."""
        return build_places(seats, options)

    def set_up(self, state: State) -> None:
        """The first round lays out the rest."""
        state.push(Match())

    def forecast(self, view: View) -> Facts:
        """If the game ended now: the own best layout, from what the seat knows."""
        if view.seat is None:
            return {}
        t = self.imagine(view, "forecast")
        assert isinstance(t, Alea)
        cards = t.contents[SENATE_OF + view.seat] + t.contents[SENATE_SHOWN + view.seat]
        return layout_facts(best_for(t, view.seat, cards))


FRAMES = (
    Match,
    Round,
    Turn,
    TempleScoring,
    SenateScoring,
    CastrumScoring,
    ForumScoring,
    LatrineScoring,
    FinalReckoning,
)

SPEC = AleaSpec("alea", range(2, 6), 1, build_alphabet(), STREAMS, FRAMES, OPTIONS, 1_000)
