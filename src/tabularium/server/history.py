"""History: the table at any move, the log of events, saves and proof of fair chance."""

import asyncio
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import Facts, State, TabulariumError
from tabularium.kernel.save import read_save, verify_save
from tabularium.registry import games
from tabularium.server.api import Fairness, History, LogPage, Moment, Move
from tabularium.server.ledger import events_for, open_position, plain_position
from tabularium.server.refusal import Refusal
from tabularium.server.rows import Sat
from tabularium.server.storage import positions
from tabularium.server.storage.database import Database
from tabularium.server.storage.schema import entries

_PAGE = 200


def eyes_of(sat: Sat, held: list[int]) -> list[int | None]:
    """Through whose eyes somebody may look at the past."""
    if sat.table.status in ("over", "closed") and sat.table.open_after and sat.table.result:
        return [*range(len(sat.seats)), None]
    return [*held, None]


def chosen_eyes(sat: Sat, held: list[int], wish: str | None) -> int | None:
    """The eyes somebody asks for; refuses those of others."""
    allowed = eyes_of(sat, held)
    if wish is None:
        return allowed[0] if held else None
    seat = None if wish == "spectator" else int(wish) if wish.isdecimal() else -1
    if seat not in allowed:
        raise Refusal("not_your_eyes", 403, eyes=wish)
    return seat


def may_have_whole(sat: Sat, person: str | None) -> bool:
    """Whether somebody may have the whole truth: after the end, or when it is all theirs."""
    if sat.table.status in ("over", "closed") and sat.table.result:
        return True
    return sat.table.hot_seat and sat.one_device() and bool(sat.held_by(person))


class Archive:
    """Reads the records."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def entries(self, table: str, columns: tuple[str, ...]) -> list[Any]:
        """Entries that stand, with some of their columns."""
        wanted = [entries.c[name] for name in {"n", "undoes", *columns}]
        query = select(*wanted).where(entries.c.table == table).order_by(entries.c.n)

        async def job(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(query)).mappings())

        rows = await self.database.read(job)
        undone = {row["undoes"] for row in rows if row["undoes"] is not None}
        return [row for row in rows if row["undoes"] is None and row["n"] not in undone]

    async def history(self, sat: Sat, held: list[int]) -> History:
        """All moves that stand."""
        rows = await self.entries(sat.table.id, ("seat", "kind", "by", "at"))
        moves = [Move(r["n"], r["seat"], r["kind"], r["by"], r["at"]) for r in rows]
        return History(moves, eyes_of(sat, held))

    async def state_at(self, sat: Sat, n: int) -> tuple[State, Any]:
        """The state after a move, and the row of the move."""
        columns = [c for c in entries.c if c.name != "position"]
        query = select(*columns).where(entries.c.table == sat.table.id, entries.c.n == n)

        async def job(connection: AsyncConnection) -> tuple[Any, bytes]:
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                raise Refusal("no_such_move", 404, move=n, last=sat.table.version)
            return row, await plain_position(connection, sat.table.id, n)

        row, plain = await self.database.read(job)
        spec = games[sat.table.game]
        try:
            return open_position(spec, positions.read(plain), row["rules"]).state, row
        except TabulariumError:
            detail = {"rules": row["rules"], "ours": spec.rules}
            raise Refusal("other_rules", 409, **detail) from None

    async def moment(self, sat: Sat, n: int, seat: int | None) -> Moment:
        """The table as it was after a move."""
        state, row = await self.state_at(sat, n)
        observer = state.seats if seat is None else seat
        told = events_for(row["events"], observer)
        first = row["heard"][observer] - len(told)
        return Moment(n, seat, state.view(seat).dump(), told, first)

    async def log(self, sat: Sat, before: int | None, seat: int | None) -> LogPage:
        """A page of events before a number, as these eyes saw them."""
        observer = len(sat.seats) if seat is None else seat
        rows = await self.entries(sat.table.id, ("events", "heard"))
        page: list[Facts] = []
        end = before
        for row in reversed(rows):
            told = events_for(row["events"], observer)
            first = row["heard"][observer] - len(told)
            if end is None:
                end = row["heard"][observer]
            if first < end:
                page[:0] = told[: end - first - len(page)] if first + len(told) > end else told
            if len(page) >= _PAGE:
                break
        return LogPage((end or 0) - len(page), page)

    # The whole truth

    async def save(self, sat: Sat) -> str:
        """The text of a save file of a game that the one who asks may know whole."""
        table = sat.table
        rows = await self.entries(table.id, ("kind", "lines", "rules"))
        if not rows:
            raise Refusal("not_started", 409)
        state, _ = await self.state_at(sat, table.version)
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
                migrated, _ = await self.state_at(sat, row["n"])
                record.start = migrated.dump()
            lines = [*lines, *row["lines"]]
        record.log = lines
        record.earlier = earlier
        return state.setting.spec.save(state)

    async def fairness(self, sat: Sat) -> Fairness:
        """The commitment; after the end, whether a replay from the seed agrees with all of it."""
        table = sat.table
        over = table.status == "over"
        fair = not table.origin
        checked: bool | None = None
        if over:
            text = await self.save(sat)
            checked = await asyncio.to_thread(_verified, table.game, text)
        return Fairness(table.commitment, table.seed if over else "", fair, checked)


def _verified(game: str, text: str) -> bool:
    try:
        verify_save(games[game], read_save(text))
    except TabulariumError:
        return False
    return True
