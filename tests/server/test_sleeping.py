"""Tables that wait for somebody sleep until something is to be done; broken ones are told once."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from server.running import BOT, ME, OPEN, Running, in_loop, running
from tabularium.server.room import rooms
from tabularium.server.storage.schema import entries


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
