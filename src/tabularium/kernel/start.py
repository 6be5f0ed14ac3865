"""The start of a game: the box opened, the table set up, the first question asked."""

from tabularium.kernel.errors import BadOption, Facts, Reason
from tabularium.kernel.options import Options
from tabularium.kernel.record import Record
from tabularium.kernel.rulebook import Rulebook
from tabularium.kernel.setting import Setting
from tabularium.kernel.state import State


def blank_state(spec: Rulebook, seats: int, options: dict[str, object] | None, seed: str) -> State:
    """A state with everything in the box and nothing set up."""
    if type(seats) is not int or seats not in spec.seats:
        detail: Facts = {"game": spec.id, "seats": seats, "allowed": list(spec.seats)}
        raise BadOption(Reason("kernel.bad_seats", "K.7", detail))
    state = spec.make(Setting(spec, seats, Options(spec.schema, options), seed))
    assert isinstance(state, State)
    state.open_box()
    return state


def new_state(spec: Rulebook, seats: int, options: dict[str, object] | None, seed: str) -> State:
    """A game at its first decision, with a record of what is said from now on."""
    state = blank_state(spec, seats, options, seed)
    record = Record()
    state.record = record
    state.events = record.events
    spec.set_up(state)
    state.settle()
    return state
