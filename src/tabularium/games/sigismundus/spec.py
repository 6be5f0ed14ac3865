"""Sigismundus Augustus for the kernel: seats, options, alphabet, set-up."""

from tabularium.games.sigismundus.actions import Actions
from tabularium.games.sigismundus.acts import ActOfLaw
from tabularium.games.sigismundus.bribery import Bribery
from tabularium.games.sigismundus.combat import Combat, Losses
from tabularium.games.sigismundus.demand import RoyalDemand
from tabularium.games.sigismundus.drawing import Drawing, Draws
from tabularium.games.sigismundus.ending import points_facts
from tabularium.games.sigismundus.foreign import ForeignPolicy
from tabularium.games.sigismundus.income import Income
from tabularium.games.sigismundus.letters import build_alphabet
from tabularium.games.sigismundus.match import Match, Round, StartingOffices, lay_out
from tabularium.games.sigismundus.material import SEATS
from tabularium.games.sigismundus.odds import odds_against
from tabularium.games.sigismundus.offices import DeathOfSenator, GiveUpOffices
from tabularium.games.sigismundus.prospects import outlook
from tabularium.games.sigismundus.scoring import Scoring
from tabularium.games.sigismundus.sejm import ExtraVotes, Sejm
from tabularium.games.sigismundus.special import SpecialActions
from tabularium.games.sigismundus.state import STREAMS, Sigismundus, build_places
from tabularium.games.sigismundus.upkeep import Upkeep
from tabularium.games.sigismundus.voting import Voting
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

# Lengths of the game and open points of the rulebook (RULES.md, rulings); our reading comes first.
OPTIONS = (
    choice("length", "full", "short"),
    choice("initiative_first", "highest", "lowest"),
    switch("free_foreign_marker", False),
    choice("die_sides", 6, 16),
    switch("client_cap", False),
    switch("setup_gain", True),
    switch("close_gaps", True),
)


class SigismundusSpec(GameSpec):
    """Sigismundus Augustus."""

    def make(self, setting: Setting) -> State:
        """An empty table."""
        return Sigismundus(setting)

    def build_places(self, seats: int, options: Options) -> Places:
        """Piles, hands and what lies open."""
        return build_places(seats, options)

    def set_up(self, state: State) -> None:
        """Cards, countries and houses, then the match."""
        assert isinstance(state, Sigismundus)
        lay_out(state)
        state.push(Match())

    def forecast(self, view: View) -> Facts:
        """If the game ended now: the own points with their parts."""
        if view.seat is None:
            return {}
        t = self.imagine(view, "forecast")
        assert isinstance(t, Sigismundus)
        return points_facts(t, view.seat)

    def outlook(self, view: View) -> Facts:
        """Votes at the next Sejm, upkeep, costs of the fields, points, as they are now."""
        t = self.imagine(view, "outlook")
        assert isinstance(t, Sigismundus)
        return outlook(t, -1 if view.seat is None else view.seat)

    def odds(self, view: View, target: int) -> Facts:
        """The exact odds of an attack on another player now."""
        if view.seat is None or view.seat == target:
            return {}
        t = self.imagine(view, "odds")
        assert isinstance(t, Sigismundus)
        return odds_against(t, view.seat, target)


FRAMES = (
    Match,
    Round,
    StartingOffices,
    Income,
    Drawing,
    Draws,
    SpecialActions,
    DeathOfSenator,
    Combat,
    Losses,
    ForeignPolicy,
    Actions,
    Sejm,
    ExtraVotes,
    Bribery,
    Voting,
    RoyalDemand,
    ActOfLaw,
    GiveUpOffices,
    Scoring,
    Upkeep,
)

SPEC = SigismundusSpec("sigismundus", SEATS, 1, build_alphabet(), STREAMS, FRAMES, OPTIONS, 3_000)
