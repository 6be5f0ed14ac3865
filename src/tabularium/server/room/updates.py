"""What one observer is shown: events, view, options. Everything here comes from views."""

from tabularium.kernel import State
from tabularium.server.protocol.wire import Option, Update
from tabularium.server.storage.ledger import Ledger

MANY = 300  # events; whoever missed more gets the last hundred


def update_for(state: State, ledger: Ledger, seat: int | None, last: int | None) -> Update:
    """The table as a seat sees it now; with the events since version `last`."""
    observer = state.seats if seat is None else seat
    missed = None if last is None else ledger.events_since(last, observer)
    if missed is None or len(missed[1]) > MANY:
        missed = ledger.last_events(observer)
    first, events = missed
    return Update(
        seat=seat,
        version=ledger.version,
        first=first,
        events=events,
        view=state.view(seat).dump(),
        options=[] if seat is None else options_of(state, seat),
        asides=seat is not None and bool(letters_of(state, seat, "", True)),
        undo=seat is not None and state.can_undo(seat),
        withdraw=seat is not None and state.can_withdraw(seat),
    )


def options_of(state: State, seat: int) -> list[Option]:
    """Legal first letters; none if the seat is not asked."""
    if state.not_asked(seat) is not None:
        return []
    return letters_of(state, seat, "", False)


def letters_of(state: State, seat: int, prefix: str, aside: bool) -> list[Option]:
    """Legal letters after a prefix; raises what the engine says of a wrong prefix."""
    if aside and not prefix and state.asides_closed(seat) is not None:
        return []
    return [Option(text, not whole) for text, whole in state.letters(seat, prefix, aside)]
