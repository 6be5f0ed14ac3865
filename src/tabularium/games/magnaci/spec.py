"""Magnaci for the kernel: seats, options, alphabet, set-up."""

from tabularium.games.magnaci.announced import Announced, Assignats
from tabularium.games.magnaci.battle import Battle
from tabularium.games.magnaci.conflicts import Conflicts
from tabularium.games.magnaci.contest import Contest
from tabularium.games.magnaci.ending import FinalScoring, parts_of
from tabularium.games.magnaci.estates import Placement
from tabularium.games.magnaci.interregnum import Interregnum
from tabularium.games.magnaci.letters import build_alphabet
from tabularium.games.magnaci.losses import LawLoss, Losses
from tabularium.games.magnaci.match import Match, Setup, draw_order
from tabularium.games.magnaci.outlook import outlook_of
from tabularium.games.magnaci.sejm import Sejm
from tabularium.games.magnaci.senate import Senate
from tabularium.games.magnaci.state import STREAMS, Magnaci, build_places
from tabularium.games.magnaci.window import Window
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

# Open points of the rulebook (RULES.md, rulings); our reading comes first.
OPTIONS = (
    choice("pacta_timing", "end_of_sejm", "after_senate"),
    switch("grain_by_clause", False),
    switch("fief_from_leftover", False),
)


class MagnaciSpec(GameSpec):
    """Magnaci."""

    def make(self, setting: Setting) -> State:
        """An empty table."""
        return Magnaci(setting)

    def build_places(self, seats: int, options: Options) -> Places:
        """Cards of the box."""
        return build_places(seats, options)

    def set_up(self, state: State) -> None:
        """2.4: the order is drawn; then first estates, then the match."""
        assert isinstance(state, Magnaci)
        draw_order(state)
        state.push(Match())
        state.push(Setup())

    def forecast(self, view: View) -> Facts:
        """If the game ended now: the own wealth with its parts."""
        if view.seat is None:
            return {}
        t = self.imagine(view, "forecast")
        assert isinstance(t, Magnaci)
        return parts_of(t, view.seat)

    def outlook(self, view: View) -> Facts:
        """What every conflict still needs, how near the third partition is, who leads where."""
        if view.seat is None:
            return {}
        t = self.imagine(view, "outlook")
        assert isinstance(t, Magnaci)
        return outlook_of(t, view.seat)


FRAMES = (
    Match,
    Setup,
    Senate,
    Contest,
    Placement,
    Window,
    Announced,
    Assignats,
    Losses,
    LawLoss,
    Sejm,
    Conflicts,
    Battle,
    Interregnum,
    FinalScoring,
)

SPEC = MagnaciSpec("magnaci", range(2, 6), 1, build_alphabet(), STREAMS, FRAMES, OPTIONS, 2_000)
