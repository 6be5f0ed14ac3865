"""The kill test: servers are killed in mid-game while people keep sending and resending.

    python tests/server/kill.py --kills 200                  SQLite
    python tests/server/kill.py --kills 200 --postgres       PostgreSQL
    python tests/server/kill.py --kills 200 --processes 2    two servers on PostgreSQL
    python tests/server/kill.py --long RUN.json              all three in turn, until stopped
    python tests/server/kill.py --long RUN.json --only 1     the first of the three

A long run goes in rounds, each on fresh data; after every round the sums are in the file, and the
same command goes on from there. It ends when all goals are reached: 2,000 kills on SQLite, 1,000 on
PostgreSQL, a third of those with two processes (`--times N` for N times as many).

After each round every acknowledged word must be in the record exactly once, as it was said and in
the order in which it was acknowledged, and every record must replay to its last position.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

sys.path.append(str(Path(__file__).parent.parent))

from server.killing import PATIENCE, Host, Nursery, Run, Server, free_port
from server.postgres import fresh_database
from tabularium.registry import games
from tabularium.server.room.once import mark_of
from tabularium.server.settings import Settings
from tabularium.server.storage import positions
from tabularium.server.storage.ledger import plain_position
from tabularium.server.storage.schema import entries, tables

__all__ = ["free_port", "kill_test"]
Counts = dict[str, int]
GOALS = {"sqlite": 2000, "postgres": 667, "postgres, two processes": 334}
FAULTS = ("lost", "doubled", "reordered", "broken")
_ROUND = 25  # kills


async def until_words_flow(run: Run) -> None:
    """A server that is killed before anybody is heard proves little; but do not wait for long."""
    before = len(run.acknowledged)
    for _ in range(200):
        if len(run.acknowledged) > before:
            return
        await asyncio.sleep(0.02)


async def kill_again_and_again(run: Run, kills: int, tasks: "list[asyncio.Task[None]]") -> None:
    """Kill some server at some moment, and start it again."""
    for _ in range(kills):
        await until_words_flow(run)
        await asyncio.sleep(run.random.uniform(0.0, 0.5))
        victim = run.random.choice(run.servers)
        await victim.kill()
        if run.random.random() < 0.2:
            await asyncio.sleep(run.random.uniform(0.0, 0.2))
        await victim.start()
        for task in tasks:
            if task.done():
                await task
    run.enough = True


async def kill_test(
    kills: int,
    players: int,
    processes: int,
    postgres: bool,
    seed: int,
    bots: float = 0.1,
    nursery: Nursery | None = None,
) -> Counts:
    """Kill servers so many times; returns what was counted."""
    if nursery is None:
        async with nursery_opened() as made:
            return await kill_test(kills, players, processes, postgres, seed, bots, made)
    with tempfile.TemporaryDirectory(prefix="tabularium-kill-") as folder:
        database = fresh_database() if postgres else ""
        servers = [Server(nursery, Path(folder), database) for _ in range(processes)]
        run = Run(servers, seed, bots)
        tasks: list[asyncio.Task[None]] = []
        try:
            for server in servers:
                await server.start()
            tasks += [asyncio.create_task(Host(run, n).play()) for n in range(players)]
            await kill_again_and_again(run, kills, tasks)
            async with asyncio.timeout(5 * PATIENCE):
                await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for server in servers:
                await server.stop()
        errors = [
            line
            for server in servers
            for line in server.log.read_text().splitlines()
            if '"level": "error"' in line
        ]
        assert not errors, errors[:3]
        counts = await count(run, Settings(data=Path(folder), database=database))
    return {"kills": kills, **counts}


async def count(run: Run, settings: Settings) -> Counts:
    """What became of the acknowledged words, and whether the records hold together."""
    engine = create_async_engine(settings.url)
    wanted = [entries.c[name] for name in ("table", "n", "kind", "seat", "text", "nonce", "undoes")]
    async with engine.connect() as connection:
        rows = list(await connection.execute(select(*wanted).order_by(entries.c.n)))
        found = {row.id: row for row in await connection.execute(select(tables))}
        last = {t: await plain_position(connection, t, row.version) for t, row in found.items()}
    await engine.dispose()
    written: dict[tuple[str, str], list[Any]] = {}
    record: dict[str, list[Any]] = {}
    for row in rows:
        record.setdefault(row.table, []).append(row)
        if row.nonce is not None:
            written.setdefault((row.table, row.nonce), []).append(row)
    counts = dict.fromkeys(FAULTS, 0)
    latest: dict[tuple[str, int], int] = {}
    for (table, name), (version, said) in run.acknowledged.items():
        mark = mark_of(name, said["seat"], "act", said["decision"], said["word"])
        rows = written.get((table, mark), [])
        counts["lost"] += not any((r.seat, r.text) == (said["seat"], said["word"]) for r in rows)
        counts["doubled"] += len(rows) > 1
        seat = (table, said["seat"])
        behind = latest.get(seat, -1) >= version
        counts["reordered"] += behind or any(row.n != version for row in rows)
        latest[seat] = version
    for table, row in found.items():
        counts["broken"] += not holds_together(row, record[table], last[table])
    assert run.acknowledged, "nothing was acknowledged"
    assert set(run.opened) <= set(found), "a table is gone"
    return {
        **counts,
        "acknowledged": len(run.acknowledged),
        "resent": run.resent,
        "tables": len(found),
        "finished": len(run.finished),
    }


def holds_together(table: Any, record: list[Any], last: bytes) -> bool:
    """Whether the entries are numbered without a gap and replay to the last position."""
    spec = games[table.game]
    if [row.n for row in record] != list(range(table.version + 1)):
        return False
    state = spec.load(positions.read(last))
    replayed = spec.new(state.seats, table.seed, table.options)
    undone = {row.undoes for row in record if row.undoes is not None}
    for row in record:
        if row.kind in ("word", "aside") and row.n not in undone:
            replayed.act(row.seat, row.text)
    return bool(replayed.digest() == state.digest())


# The long run


@asynccontextmanager
async def nursery_opened() -> AsyncIterator[Nursery]:
    """A nursery for a while."""
    nursery = Nursery()
    try:
        await nursery.open()
        yield nursery
    finally:
        await nursery.close()


def next_kind(sums: dict[str, Counts], kinds: list[str], times: int) -> str | None:
    """Which of the three is furthest from its goal."""
    reached = {
        kind: sums.get(kind, {}).get("kills", 0) / (goal * times) for kind, goal in GOALS.items()
    }
    reached = {kind: part for kind, part in reached.items() if kind in kinds}
    kind = min(reached, key=lambda each: reached[each])
    return kind if reached[kind] < 1 else None


async def long_run(file: Path, players: int, times: int, kinds: list[str]) -> None:
    """Round after round; the sums are in the file."""
    async with nursery_opened() as nursery:
        await rounds_on(nursery, file, players, times, kinds)


async def rounds_on(
    nursery: Nursery, file: Path, players: int, times: int, kinds: list[str]
) -> None:
    """Until all goals are reached."""
    sums: dict[str, Counts] = json.loads(file.read_text()) if file.exists() else {}
    while (kind := next_kind(sums, kinds, times)) is not None:
        mine = sums.setdefault(kind, {})
        seed = mine.get("rounds", 0) + 1000 * zlib.crc32(file.name.encode())
        bots = 0.3 if mine.get("rounds", 0) % 5 == 4 else 0.0  # starting bot processes is dear
        two = "two" in kind
        counts = await kill_test(_ROUND, players, 1 + two, kind != "sqlite", seed, bots, nursery)
        for name, value in {**counts, "rounds": 1}.items():
            mine[name] = mine.get(name, 0) + value
        new = file.with_name(file.name + ".new")
        new.write_text(json.dumps(sums, indent=2) + "\n")
        new.replace(file)
        print(line(kind, mine), flush=True)
        assert not any(mine[fault] for fault in FAULTS), "see the last round"


def line(kind: str, counts: Counts) -> str:
    """The sums of one kind in a line."""
    names = ("kills", "acknowledged", "resent", "tables", *FAULTS)
    return f"{kind}: " + ", ".join(f"{counts.get(name, 0)} {name}" for name in names)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--long", type=Path, metavar="FILE")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--only", type=int, choices=[1, 2, 3])
    given = parser.parse_args()
    postgres = given.postgres or given.processes > 1

    async def test() -> None:
        me = asyncio.current_task()
        assert me is not None
        for stop in (signal.SIGINT, signal.SIGTERM):  # then too, no server is left behind
            asyncio.get_running_loop().add_signal_handler(stop, me.cancel)
        if given.long is not None:
            kinds = [kind for n, kind in enumerate(GOALS, 1) if given.only in (None, n)]
            await long_run(given.long, given.players, given.times, kinds)
            return
        counts = await kill_test(given.kills, given.players, given.processes, postgres, given.seed)
        print(line("postgres" if postgres else "sqlite", counts))

    try:
        asyncio.run(test())
    except asyncio.CancelledError:
        print("stopped; the same command goes on")


if __name__ == "__main__":
    main()
