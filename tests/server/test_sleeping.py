"""Tables that wait for somebody sleep until something is to be done; broken ones are told once."""

import asyncio
import logging
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from server.running import BOT, ME, OPEN, Running, in_loop, running
from tabularium.server.room import rooms
from tabularium.server.storage.schema import entries, seats, tables


async def _until_asleep(server: Running, table: str) -> None:
    while table in server.services.rooms.all:
        await asyncio.sleep(0.02)


@in_loop
async def test_a_room_that_waits_for_somebody_absent_is_not_read_over_and_over(
    tmp_path: Path,
) -> None:
    loads: list[str] = []
    real = rooms.read_game

    async def read_game(database: Any, table: str) -> Any:
        loads.append(table)
        return await real(database, table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms, "read_game", read_game)
        async with running(tmp_path, idle_seconds=0.1, notify_after=0.05) as server:
            await server.services.rounds.close()
            ala, ola = await server.guest("Ala"), await server.guest("Ola")
            for pace in ("none", "day"):
                wish = {"game": "tigris", "seats": 2, "plan": [ME, OPEN], "pace": pace}
                table = (await ala.post("/api/tables", wish))["id"]
                await ola.post(f"/api/tables/{table}/join", {})
                await ala.post(f"/api/tables/{table}/start")
                loads.clear()
                for _ in range(12):
                    await _until_asleep(server, table)
                    await server.services.rooms.wake_due()
                    await asyncio.sleep(0.06)  # longer than it takes to be told
                assert len(loads) <= 2, (pace, len(loads))


@in_loop
async def test_a_damaged_position_is_told_once(tmp_path: Path) -> None:
    told: list[logging.LogRecord] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(record)

    listener = Listener()
    logging.getLogger("tabularium").addHandler(listener)
    try:
        async with running(tmp_path, idle_seconds=0.1) as server:
            await server.services.rounds.close()
            ala = await server.guest()
            wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
            table = (await ala.post("/api/tables", wish))["id"]
            server.services.rooms.all[table].close()
            damaged = update(entries).where(entries.c.table == table).values(position=b"?")
            await server.services.database.write(lambda connection: connection.execute(damaged))
            for _ in range(20):
                await server.services.rooms.wake_due()
    finally:
        logging.getLogger("tabularium").removeHandler(listener)
    lines = [record for record in told if record.levelno >= logging.WARNING]
    assert len(lines) == 1 and lines[0].exc_info, [record.getMessage() for record in lines]


@in_loop
async def test_what_was_put_off_does_not_undo_what_came_later(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await server.services.rounds.close()
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        processes, database = server.services.processes, server.services.database
        version = server.services.rooms.all[table].ledger.version

        async def wakes_at() -> float | None:
            mine = select(tables.c.wake_at).where(tables.c.id == table)
            found: float | None = await database.read(lambda connection: connection.scalar(mine))
            return found

        async def set_to(at: float) -> None:
            change = update(tables).where(tables.c.id == table).values(wake_at=at)
            await database.write(lambda connection: connection.execute(change))

        await set_to(1.0)
        processes.wake_later(table, version - 1, None)  # somebody has said a word meanwhile
        assert await processes.due(10) == [table]
        processes.wake_later(table, version, None)
        later = time.time() + 3600
        await set_to(later)  # somebody was given more time meanwhile
        assert await processes.due(10) == [] and await wakes_at() == later
        await set_to(1.0)
        processes.wake_later(table, version, later + 1)
        assert await processes.due(10) == [] and await wakes_at() == later + 1


@in_loop
async def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await server.services.rounds.close()
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        processes, database = server.services.processes, server.services.database
        change = update(tables).where(tables.c.id == table).values(wake_at=1.0)
        await database.write(lambda connection: connection.execute(change))
        processes.wake_later(table, server.services.rooms.all[table].ledger.version, None)

        async def fail(_job: Any) -> None:
            raise OSError("no space left")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "write", fail)
            with pytest.raises(OSError, match="no space"):
                await processes.due(10)
        assert await processes.due(10) == []


@in_loop
async def test_who_is_looking_is_noted_a_few_at_a_time(tmp_path: Path) -> None:
    """A word waits behind a commit, so none of them may be long."""
    async with running(tmp_path) as server:
        await server.services.rounds.close()
        ala, database = await server.guest(), server.services.database
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        async with AsyncExitStack() as stack:
            for _ in range(3):
                table = (await ala.post("/api/tables", wish))["id"]
                sitting = await stack.enter_async_context(ala.at(table))
                await sitting.kind("update")
            before, commits = time.time(), database.commits
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(rooms, "_NOTED", 4)
                await server.services.rooms.note_presence()
            assert database.commits - commits == 2
        looked = select(seats.c.seen)
        seen = await database.read(lambda connection: connection.scalars(looked))
        assert all(at >= before for at in seen)
