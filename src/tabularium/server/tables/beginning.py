"""How a game begins: the state, the first entry of its record, the table's row."""

import time
from typing import Any, NamedTuple

from tabularium.kernel import State
from tabularium.registry import games
from tabularium.server.room.clocks import Clock, timed_seats
from tabularium.server.room.reading import Game
from tabularium.server.storage.ledger import Ledger, open_position
from tabularium.server.storage.rows import Seating


class Beginning(NamedTuple):
    """A game that has begun as soon as its rows are written."""

    game: Game
    values: dict[str, Any]  # of the table's row
    entry: dict[str, Any]  # the first row of the record


def begin(seating: Seating, laid: State | None = None) -> Beginning:
    """From the usual start, or from the position of a fork or an upload; `laid`: it lies ready."""
    table = seating.table
    state = _set_up(seating) if laid is None else laid
    record = state.record
    assert record is not None
    ledger = Ledger(table.id, len(seating.seats))
    first, entry = ledger.make(state, "start", events=record.events, lines=record.log[:])
    values = _as_of_start(seating, state)
    ledger.push(first)
    for name, value in values.items():
        setattr(table, name, value)
    return Beginning(Game(seating, ledger, state), values, entry)


def _set_up(seating: Seating) -> State:
    table = seating.table
    spec = games[table.game]
    if table.start is None:
        return spec.new(len(seating.seats), table.seed, table.options)
    rules = table.start.get("rules", spec.rules)
    return open_position(spec, table.start, int(rules)).state


def _as_of_start(seating: Seating, state: State) -> dict[str, Any]:
    pending, now = state.pending, time.time()
    clock = Clock(seating.table.pace, len(seating.seats), [], None)
    waiting = [] if pending is None else list(pending.seats)
    clock.run(timed_seats(seating, waiting), now)
    return {
        "status": "over" if state.over else "running",
        "version": 0,
        "rules": state.setting.spec.rules,
        "waiting": waiting,
        "prompt": "" if pending is None else pending.prompt,
        "result": None if state.result is None else state.result.dump(),
        "wake_at": now,
        "aloud": seating.table.aloud and seating.one_against_bots(),
        **clock.dump(),
    }
