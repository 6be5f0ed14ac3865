"""Tigris & Euphrates for the kernel: seats, options, alphabet, set-up."""

from tabularium.games.tigris.ending import score_facts
from tabularium.games.tigris.letters import build_alphabet
from tabularium.games.tigris.match import Match, set_up
from tabularium.games.tigris.material import COLOURS
from tabularium.games.tigris.monuments import BuildMonument
from tabularium.games.tigris.revolt import Revolt
from tabularium.games.tigris.state import STREAMS, Tigris, build_places
from tabularium.games.tigris.treasures import Treasures
from tabularium.games.tigris.turn import Turn
from tabularium.games.tigris.war import War
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

OPTIONS = (
    switch("english", False),  # rules 14
    choice("points", "veiled", "open"),  # for the table page only: every gain was public (5.8)
    choice("short_exchange", "ends", "forbidden"),  # 7.3
    number("turns", 0, 0, 100_000),  # 13.5; 0: as many as it takes
)


class TigrisSpec(GameSpec):
    """Tigris & Euphrates."""

    def make(self, setting: Setting) -> State:
        """A bare board."""
        return Tigris(setting)

    def build_places(self, seats: int, options: Options) -> Places:
        """Bag, board, hands and what is out of the game."""
        return build_places(seats, options)

    def set_up(self, state: State) -> None:
        """Temples, treasures, hands."""
        assert isinstance(state, Tigris)
        set_up(state)
        state.push(Match())

    def forecast(self, view: View) -> Facts:
        """If the game ended now: the own points, treasures placed best."""
        if view.seat is None:
            return {}
        points, won = view.table["points"], view.table["won"]
        assert isinstance(points, list) and isinstance(won, list)
        mine = [points[view.seat][colour] for colour in COLOURS]
        return score_facts(mine, won[view.seat])


FRAMES = (Match, Turn, Revolt, War, BuildMonument, Treasures)

SPEC = TigrisSpec("tigris", range(2, 5), 1, build_alphabet(), STREAMS, FRAMES, OPTIONS, 2_000)
