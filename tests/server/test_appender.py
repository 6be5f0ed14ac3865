"""The short way of an entry to the disk: the same rows, all or none, and a second writer loses."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.running import ME, in_loop, running
from tabularium.server.storage import positions
from tabularium.server.storage.database import Conflict
from tabularium.server.storage.schema import entries, tables

WISH = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


@in_loop
async def test_entries_are_written_as_the_engine_reads_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", WISH))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await sitting.kind("update")
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            assert (await sitting.act(seat))["type"] == "done"
        room = server.services.rooms.all[table]
        database = server.services.database

        async def read(connection: Any) -> tuple[Any, Any]:
            entry = await connection.execute(select(entries).where(entries.c.n == 1))
            row = await connection.execute(select(tables).where(tables.c.id == table))
            return entry.mappings().one(), row.mappings().one()

        entry, row = await database.read(read)
        kept = room.ledger.entries[1]
        for name in ("text", "lines", "events", "heard", "undoes", "nonce", "at"):
            assert entry[name] == getattr(kept, name), name
        for name in ("waiting", "banks", "result", "undo", "version", "status"):
            assert row[name] == getattr(room.seating.table, name), name
        assert row["result"] is None and row["waiting"]


@in_loop
async def test_one_that_was_written_before_spoils_only_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        rooms = []
        for _ in range(3):
            table = (await ala.post("/api/tables", WISH))["id"]
            rooms.append(server.services.rooms.all[table])
        database, appender = server.services.database, server.services.database._appender
        assert appender is not None

        def pair(room: Any) -> Any:
            _, row = room.ledger.make(room.state, "word", 0, "x")
            return row, {"of_table": room.id, **room._as_of(1, 0.0)}

        pairs = [pair(room) for room in rooms]
        await database.append(*pairs[1])
        became = await appender.append([(*pair, None) for pair in pairs])
        assert [error is None for error in became] == [True, False, True]
        with pytest.raises(Conflict):
            await database.append(*pairs[0])


@in_loop
async def test_nobody_else_writes_meanwhile(tmp_path: Path) -> None:
    """An entry goes past the writer only while that has nothing to do: SQLite knows one writer."""
    async with running(tmp_path) as server:
        await server.services.rounds.close()
        ala = await server.guest()
        database, appender = server.services.database, server.services.database._appender
        assert appender is not None
        at_it: list[str] = []
        met: list[str] = []
        real = appender._append

        def append(batch: Any) -> Any:
            met.extend(at_it)
            at_it.append("appender")
            time.sleep(0.002)
            at_it.remove("appender")
            return real(batch)

        async def write(_connection: Any) -> None:
            met.extend(at_it)
            at_it.append("writer")
            await asyncio.sleep(0.002)
            at_it.remove("writer")

        rooms = []
        for _ in range(10):
            table = (await ala.post("/api/tables", WISH))["id"]
            rooms.append(server.services.rooms.all[table])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(appender, "_append", append)
            work: list[Any] = []
            for n, room in enumerate(rooms):
                _, row = room.ledger.make(room.state, "word", 0, "x")
                values = {"of_table": room.id, **room._as_of(1, 0.0)}
                work.append(asyncio.create_task(database.append(row, values)))
                await asyncio.sleep(0.001 * (n % 4))
                work.append(asyncio.create_task(database.write(write)))
                await asyncio.sleep(0.001 * (n % 3))
            await asyncio.gather(*work)
        assert met == []
        assert database._queued == 0 and database._free.is_set()


def test_long_positions_are_packed_as_well_as_short_ones() -> None:
    for size in (10, 500, 5000):
        dumps = [{"n": n, "seats": [f"piece {i * n % 97}" for i in range(size)]} for n in range(4)]
        key, packed = positions.pack(dumps[0], None)
        assert positions.unpack(packed, None) == key
        for dump in dumps[1:]:
            plain, packed = positions.pack(dump, key)
            assert positions.unpack(packed, key) == plain
            assert positions.read(plain) == dump
