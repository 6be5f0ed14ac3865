"""What one observer is shown: moves, view, question. Everything here comes from views."""

import msgspec

from tabularium.kernel import State, question, ways
from tabularium.server.protocol.wire import Declined, MoveShown, Option, Question, Update
from tabularium.server.storage.ledger import Entry, Ledger, events_for


def update_for(
    state: State,
    ledger: Ledger,
    seat: int | None,
    last: int | None,
    consent: bool = False,
    lapses: float | None = None,
    rewind: bool = False,
    declined: list[Declined] | None = None,
) -> Update:
    """The table as a seat sees it now, with what happened since version `last`.

    `consent`: others must agree before a word is taken back; `lapses`: until when bots wait for
    that; `rewind`: whether the seat may go back to any move; `declined`: of the seat's offers.
    """
    observer = state.seats if seat is None else seat
    whole, entries = ledger.moves_since(last)
    asked = None if seat is None else question(state, seat)
    aside_ways = {} if seat is None else ways(state, seat, aside=True)
    undo = seat is not None and state.can_undo(seat)
    return Update(
        seat=seat,
        version=ledger.version,
        view=state.view(seat).dump(),
        moves=[_shown(entry, seat, observer) for entry in entries],
        whole=whole,
        question=None if asked is None else msgspec.convert(asked, Question),
        aside_ways=aside_ways,
        undo=("asked" if consent else "free") if undo else "none",
        restart=undo and state.record is not None and len(state.record.tail) > 1,
        rewind=rewind,
        lapses=lapses,
        withdraw=seat is not None and state.can_withdraw(seat),
        declined=declined or [],
    )


def _shown(entry: Entry, seat: int | None, observer: int) -> MoveShown:
    """An entry as an observer may know it: others' words may hold what is sealed."""
    return MoveShown(
        n=entry.n,
        kind=entry.kind,
        seat=entry.seat,
        by=entry.by,
        word=entry.text if seat is not None and entry.seat == seat else None,
        undoes=entry.undoes,
        first=entry.heard_before(observer),
        events=events_for(entry.events, observer),
    )


def letters_of(state: State, seat: int, prefix: str, aside: bool) -> list[Option]:
    """Legal letters after a prefix; raises what the engine says of a wrong prefix."""
    if aside and not prefix and state.asides_closed(seat) is not None:
        return []
    return [Option(text, not whole) for text, whole in state.letters(seat, prefix, aside)]
