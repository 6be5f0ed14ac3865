"""GameSpec: a game, and what one can do with it."""

from tabularium.kernel.errors import Facts, Told
from tabularium.kernel.imagine import Imagination
from tabularium.kernel.position import load_position, settle_position
from tabularium.kernel.record import Record
from tabularium.kernel.rulebook import SPECTATOR, Rulebook
from tabularium.kernel.save import save_text
from tabularium.kernel.start import blank_state, new_state
from tabularium.kernel.state import State
from tabularium.kernel.view import View


class GameSpec(Rulebook):
    """The public face of a game."""

    def new(self, seats: int, seed: str = "", options: dict[str, object] | None = None) -> State:
        """A game at its first decision."""
        return new_state(self, seats, options, seed)

    def blank(self, seats: int, options: dict[str, object] | None, seed: str) -> State:
        """A state with everything in the box and nothing set up."""
        return blank_state(self, seats, options, seed)

    def load(self, dump: Facts) -> State:
        """The state of a full dump or of a hand-written partial position."""
        state = load_position(self, dump)
        record = Record()
        record.start = state.dump()
        state.record = record
        state.events = record.events
        if state.pending is None and state.result is None:
            settle_position(state)  # whoever is on top asks, and is heard from the first word
        record.anchor_at(state)
        return state

    def imagine(self, view: View, key: str) -> State:
        """A full state consistent with a view, with chance of its own."""
        return Imagination(self, view).world(key)

    def imagination(self, view: View) -> Imagination:
        """The same for many keys: the view is read once, each world is a copy and a deal."""
        return Imagination(self, view)

    def forecast(self, view: View) -> Told:
        """`total` and `parts` of the score of a view's seat if the game ended now."""
        if view.seat is None:
            return {}
        return self.score(self.imagine(view, "forecast"), view.seat)

    def outlook(self, view: View) -> Told:
        """What a player would reckon from a view: needs, odds, costs; made when asked for."""
        seat = SPECTATOR if view.seat is None else view.seat
        return self.reckon(self.imagine(view, "outlook"), seat)

    def save(self, state: State) -> str:
        """The text of a save file; the state must have a record."""
        return save_text(state)


def spec_of(state: State) -> GameSpec:
    """The game that a state is a state of."""
    spec = state.setting.spec
    assert isinstance(spec, GameSpec)
    return spec
