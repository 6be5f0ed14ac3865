"""Orléans for the kernel: seats, options, alphabet, set-up."""

from tabularium.games.orleans.actions import Actions
from tabularium.games.orleans.drawing import Bathhouse, Drawing, Tower
from tabularium.games.orleans.ending import facts_of
from tabularium.games.orleans.events import EventPhase
from tabularium.games.orleans.flogging import Flogging
from tabularium.games.orleans.letters import build_alphabet
from tabularium.games.orleans.match import Match, Round, TileRemoval, lay_out_goods
from tabularium.games.orleans.material import COINS
from tabularium.games.orleans.planning import Planning
from tabularium.games.orleans.prospects import outlook
from tabularium.games.orleans.state import STREAMS, Orleans, build_places
from tabularium.kernel import (
    Facts,
    GameSpec,
    Options,
    Places,
    Setting,
    State,
    View,
    choice,
    number,
    switch,
)

# Variants of the rulebook and open points (RULES.md, 16 and rulings); our reading comes first.
OPTIONS = (
    choice("place_tiles", "all", "fewer"),
    choice("planning", "together", "in_turn"),
    choice("tours_loches", "waterway", "road"),
    switch("extra_tiles", False),
    switch("even_events", False),
    number("treasury", COINS, 40, 2_000),
)


class OrleansSpec(GameSpec):
    """Orléans."""

    def make(self, setting: Setting) -> State:
        """An empty table."""
        return Orleans(setting)

    def build_places(self, seats: int, options: Options) -> Places:
        """The hourglass."""
        return build_places(seats, options)

    def set_up(self, state: State) -> None:
        """Goods on the map, then the match."""
        assert isinstance(state, Orleans)
        lay_out_goods(state)
        state.push(Match())

    def forecast(self, view: View) -> Facts:
        """If the game ended now: the own points with their parts."""
        if view.seat is None:
            return {}
        t = self.imagine(view, "forecast")
        assert isinstance(t, Orleans)
        return facts_of(t, view.seat)

    def outlook(self, view: View) -> Facts:
        """What each own place needs and gives now, the odds of the bag, the tax that is due."""
        if view.seat is None:
            return {}
        t = self.imagine(view, "outlook")
        assert isinstance(t, Orleans)
        return outlook(t, view.seat)


FRAMES = (
    Match,
    Round,
    TileRemoval,
    Drawing,
    Bathhouse,
    Tower,
    Planning,
    Actions,
    EventPhase,
    Flogging,
)

SPEC = OrleansSpec("orleans", range(2, 5), 1, build_alphabet(), STREAMS, FRAMES, OPTIONS, 2_000)
