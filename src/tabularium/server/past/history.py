"""History: the table at any move, the log of events, saves."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import State, TabulariumError, save_text, spec_of
from tabularium.registry import games
from tabularium.server.pools import Pool
from tabularium.server.protocol.api import History, LogPage, Moment, Move
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import MoveShown
from tabularium.server.storage import positions
from tabularium.server.storage.database import Database
from tabularium.server.storage.ledger import events_for, open_position, plain_position, standing
from tabularium.server.storage.rows import Seating
from tabularium.server.storage.schema import entries

_PAGE = 100


def eyes_of(seating: Seating, held: list[int]) -> list[int | None]:
    """Through whose eyes somebody may look at the past."""
    if (
        seating.table.status in ("over", "closed")
        and seating.table.open_after
        and seating.table.result
    ):
        return [*range(len(seating.seats)), None]
    return [*held, None]


def chosen_eyes(seating: Seating, held: list[int], wish: str | None) -> int | None:
    """The eyes somebody asks for; refuses those of others."""
    allowed = eyes_of(seating, held)
    if wish is None:
        return allowed[0] if held else None
    seat = None if wish == "spectator" else int(wish) if wish.isdecimal() and len(wish) < 5 else -1
    if seat not in allowed:
        raise Refusal("not_your_eyes", 403, eyes=wish)
    return seat


def may_have_whole(seating: Seating, person: str | None) -> bool:
    """Whether somebody may have the whole truth: after the end, or when it is all theirs."""
    if seating.table.status in ("over", "closed") and seating.table.result:
        return True
    return seating.table.hot_seat and seating.one_device() and bool(seating.held_by(person))


def _standing(rows: list[Any]) -> list[Any]:
    """Entries that were not taken back, and take nothing back."""
    kept = set(standing((row["n"], row["kind"], row["undoes"]) for row in rows))
    return [row for row in rows if row["n"] in kept]


def _shown(row: Any, seat: int | None, seats: int) -> MoveShown:
    """A row of the record as one pair of eyes may know it."""
    observer = seats if seat is None else seat
    told = events_for(row["events"], observer)
    return MoveShown(
        n=row["n"],
        kind=row["kind"],
        seat=row["seat"],
        by=row["by"],
        word=row["text"] if seat is not None and row["seat"] == seat else None,
        undoes=row["undoes"],
        first=row["heard"][observer] - len(told),
        events=told,
    )


class Archive:
    """Reads the records."""

    def __init__(self, database: Database, saves: Pool) -> None:
        self.database = database
        self.saves = saves

    async def entries(self, table: str, columns: tuple[str, ...]) -> list[Any]:
        """Entries that stand, with some of their columns."""
        wanted = [entries.c[name] for name in {"n", "kind", "undoes", *columns}]
        query = select(*wanted).where(entries.c.table == table).order_by(entries.c.n)

        async def job(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(query)).mappings())

        return _standing(await self.database.read(job))

    async def history(self, seating: Seating, held: list[int]) -> History:
        """All moves that stand."""
        rows = await self.entries(seating.table.id, ("seat", "kind", "by", "at"))
        moves = [Move(r["n"], r["seat"], r["kind"], r["by"], r["at"]) for r in rows]
        return History(moves, eyes_of(seating, held))

    async def state_at(self, seating: Seating, n: int) -> tuple[State, Any]:
        """The state after a move, and the row of the move."""
        columns = [c for c in entries.c if c.name != "position"]
        query = select(*columns).where(entries.c.table == seating.table.id, entries.c.n == n)

        async def job(connection: AsyncConnection) -> tuple[Any, bytes]:
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                raise Refusal("no_such_move", 404, move=n, last=seating.table.version)
            return row, await plain_position(connection, seating.table.id, n)

        row, plain = await self.database.read(job)
        spec = games[seating.table.game]
        try:
            return open_position(spec, positions.read(plain), row["rules"]).state, row
        except TabulariumError:
            detail = {"rules": row["rules"], "ours": spec.rules}
            raise Refusal("other_rules", 409, **detail) from None

    async def moment(self, seating: Seating, n: int, seat: int | None) -> Moment:
        """The table as it was after a move."""
        state, row = await self.state_at(seating, n)
        view, spec = state.view(seat), spec_of(state)
        forecast, outlook = dict(spec.forecast(view)), dict(spec.outlook(view))
        move = _shown(row, seat, len(seating.seats))
        return Moment(n, seat, view.dump(), move, forecast, outlook)

    async def log(self, seating: Seating, before: int | None, seat: int | None) -> LogPage:
        """A page of moves before a number, as these eyes saw them."""
        rows, first = await self._rows_before(seating.table.id, before)
        return LogPage([_shown(row, seat, len(seating.seats)) for row in rows], first)

    async def _rows_before(self, table: str, before: int | None) -> tuple[list[Any], bool]:
        """Entries of one page, and whether it is the first; only these are read whole."""
        named = (entries.c.n, entries.c.kind, entries.c.undoes)
        query = select(*named).where(entries.c.table == table)
        columns = [c for c in entries.c if c.name not in ("position", "lines")]

        async def job(connection: AsyncConnection) -> tuple[list[Any], bool]:
            found = _standing(list((await connection.execute(query)).mappings()))
            earlier = sorted(row["n"] for row in found if before is None or row["n"] < before)
            wanted = earlier[-_PAGE:]
            whole = select(*columns).where(entries.c.table == table, entries.c.n.in_(wanted))
            rows = (await connection.execute(whole.order_by(entries.c.n))).mappings()
            return list(rows), len(wanted) == len(earlier)

        return await self.database.read(job)

    # The whole truth

    async def save(self, seating: Seating) -> str:
        """The text of a save file of a game that the one who asks may know whole."""
        table = seating.table
        rows = await self.entries(table.id, ("kind", "lines", "rules"))
        if not rows:
            raise Refusal("not_started", 409)
        state, _ = await self.state_at(seating, table.version)
        record = state.record
        assert record is not None
        record.start = table.start
        lines: list[str] = []
        earlier: list[object] = []
        rules = rows[0]["rules"]
        for row in rows:
            if row["kind"] == "migrated":
                earlier.append({"rules": rules, "log": lines})
                lines, rules = [], row["rules"]
                migrated, _ = await self.state_at(seating, row["n"])
                record.start = migrated.dump()
            lines = [*lines, *row["lines"]]
        if rules != state.setting.spec.rules:  # it ended under older rules, or nobody played on
            earlier.append({"rules": rules, "log": lines})
            lines, record.start = [], state.dump()
        record.log = lines
        record.earlier = earlier
        return save_text(state)
