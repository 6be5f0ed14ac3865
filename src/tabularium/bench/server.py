"""How the server bears many tables: latencies, processor time and memory; every word durable.

A server process of its own on SQLite; this process plays the people, who say words at a fixed rate.
Only loopback is used; each measurement ends after a fixed time.
"""

import asyncio
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tabularium.bench.load import Crowd, Load
from tabularium.kernel import (
    Facts,
    Picks,
    any_word,
)
from tabularium.server.protocol.api import NewTable, SeatPlan
from tabularium.server.room.reading import read_game
from tabularium.server.room.words import Spoken, say
from tabularium.server.settings import Settings
from tabularium.server.web.services import Services

_WARM = 2.0  # seconds of the same load before anything is counted


async def measure(load: Load, seconds: float) -> Facts:
    """A load for so long."""
    with tempfile.TemporaryDirectory(prefix="tabularium-bench-") as folder:
        server, url = await _start(Path(folder))
        try:
            assert server.pid is not None
            empty = _memory(server.pid)
            crowd = Crowd(url, load)
            begun, cpu = time.perf_counter(), _cpu(server.pid)
            await crowd.sit_down()
            opening, cost = time.perf_counter() - begun, _cpu(server.pid) - cpu
            await crowd.play(_WARM)
            crowd.counting = True
            begun, cpu = time.perf_counter(), _cpu(server.pid)
            await crowd.play(seconds)
            crowd.counting = False
            spent, busy = time.perf_counter() - begun, _cpu(server.pid) - cpu
            memory = _memory(server.pid)
            await crowd.go_home()
        finally:
            server.terminate()
            await server.wait()
    return _figures(load, crowd, spent, busy) | {
        "opening_s": opening,
        "opening_cpu_ms_per_table": 1000 * cost / load.tables,
        "kb_per_table": (memory - empty) / load.tables,
    }


def _figures(load: Load, crowd: Crowd, spent: float, busy: float) -> Facts:
    ordered = sorted(crowd.latencies) or [0.0]
    return {
        "tables": load.tables,
        "lobby": load.lobby,
        "bots": load.bots,
        "clocks": load.clocks,
        "offered": load.words,
        "words_per_second": len(crowd.latencies) / spent,
        "missed": crowd.missed,
        **{f"p{n}_ms": 1000 * ordered[int(len(ordered) * n / 100)] for n in (50, 95, 99)},
        "cpu_ms_per_word": 1000 * busy / max(1, len(crowd.latencies)),
        "server_cpu": busy / spent,
        "lobby_kb_per_second": crowd.lobby_bytes / 1000 / spent / max(1, load.lobby),
    }


async def _start(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    """A server without limits on the hurry of its people."""
    many = "1000000"
    hurried = {
        "TABULARIUM_MESSAGES_A_SECOND": many,
        "TABULARIUM_MESSAGE_BURST": many,
        "TABULARIUM_REQUESTS_A_SECOND": many,
        "TABULARIUM_REQUEST_BURST": many,
        "TABULARIUM_TABLES_A_PERSON": many,
        "TABULARIUM_SOCKETS": many,
        "TABULARIUM_SOCKETS_AN_ADDRESS": many,
    }
    server = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "tabularium.cli", "serve", "--port", "0", "--lang", "en"],
        *["--data", str(folder)],
        env={**os.environ, **hurried},
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    while line := (await server.stdout.readline()).decode():
        if "http://" in line and "#" not in line:
            return server, line[line.index("http://") :].split()[0].rstrip("/")
    raise RuntimeError("the server did not start")


def _memory(pid: int) -> float:
    """Resident memory of a process, in kilobytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1024


def _cpu(pid: int) -> float:
    """Processor seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure_opening() -> Facts:
    """How long a room takes to come back from the database: a game just begun, and a long one."""
    with tempfile.TemporaryDirectory(prefix="tabularium-bench-") as folder:
        services = Services(Settings(data=Path(folder), idle_seconds=1e9, undo_seconds=0))
        await services.open()
        try:
            person, _ = await services.people.come_in("P", "en")
            plan = [SeatPlan("me")] * 4
            wish = NewTable("orleans", 4, plan=plan, hot_seat=True, public=False, start=True)
            spent: list[float] = []
            words: list[int] = []
            for share in (0.05, 1.0):
                table = (await services.tables.open(person, wish)).table.id
                words.append(await _play_alone(services, table, share))
                times = []
                for _ in range(20):
                    begun = time.perf_counter()
                    await read_game(services.database, table)
                    times.append(time.perf_counter() - begun)
                spent.append(sorted(times)[len(times) // 2])
        finally:
            await services.close()
    return {
        "short_words": words[0],
        "short_ms": 1000 * spent[0],
        "long_words": words[1],
        "long_ms": 1000 * spent[1],
    }


async def _play_alone(services: Any, table: str, share: float) -> int:
    """Random words until the game is over, or for a few words; returns how many."""
    room = await services.rooms.get(table)
    picks = Picks("opening")
    said = 0
    while room.state.pending is not None and said < 400 * share:
        seat = room.state.pending.seats[0]
        word = room.state.setting.alphabet.spell(any_word(room.state, seat, picks))

        async def act(seat: int = seat, word: str = word) -> Any:
            return await say(room, Spoken(seat, word, room.state.pending.id))

        await room.call(act)
        said += 1
    return said
