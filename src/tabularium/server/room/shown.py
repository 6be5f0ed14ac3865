"""Tables as they are shown. Built by naming, so nothing secret slips through."""

import time

from tabularium.server.protocol.wire import Mine, SeatInfo, TableInfo, UndoRequest
from tabularium.server.room.clocks import clock_of
from tabularium.server.storage.rows import Seating, SeatRow

HERE = 45.0  # whoever was seen at most so many seconds ago is looking


def table_info(seating: Seating, here: set[str] | None = None, watchers: int = 0) -> TableInfo:
    """A table as everybody may see it. Built by naming, so nothing secret slips through."""
    t = seating.table
    now = time.time()
    over = t.status == "over"
    return TableInfo(
        id=t.id,
        title=t.title,
        game=t.game,
        rules=t.rules,
        options=t.options,
        pace=t.pace,
        public=t.public,
        hot_seat=t.hot_seat,
        open_after=t.open_after,
        aloud=t.aloud and (t.status != "open" or seating.one_against_bots()),
        status=t.status,
        host=t.host,
        seats=[_seat_info(seating, seat, here or set(), now) for seat in seating.seats],
        created=t.created,
        now=now,
        version=t.version,
        waiting=t.waiting,
        prompt=t.prompt,
        result=t.result,
        commitment=t.commitment,
        seed=t.seed if over else "",
        origin=t.origin,
        origin_table=t.origin_table,
        origin_move=t.origin_move,
        rematch=t.rematch,
        undo=None if t.undo is None else UndoRequest(t.undo["seat"], t.undo["waiting"]),
        watchers=watchers,
    )


def _seat_info(seating: Seating, seat: SeatRow, here: set[str], now: float) -> SeatInfo:
    clock = clock_of(seating)
    looking = seat.kind == "person" and (seat.person in here or now - seat.seen < HERE)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        person=seat.person,
        reserved=seat.reserved,
        here=looking,
        away=seat.away,
        stand_in=seat.stand_in,
        bank=clock.left(seat.seat, now),
        running=seat.seat in clock.running,
    )


def mine(seating: Seating, person: str | None, name: str, notes: str, held: list[int]) -> Mine:
    """What a table is to one person: only they and the host get links."""
    host = bool(person) and seating.table.host == person
    links = [
        seat.token if seat.seat in held or (host and seat.kind == "open") else None
        for seat in seating.seats
    ]
    return Mine(person or "", name, held, host, links, notes)
