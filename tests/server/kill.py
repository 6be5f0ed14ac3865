"""The kill test: servers are killed in mid-game while people keep sending and resending.

    python tests/server/kill.py --kills 200                  SQLite
    python tests/server/kill.py --kills 200 --postgres       PostgreSQL
    python tests/server/kill.py --kills 200 --processes 2    two servers on PostgreSQL

Afterwards every acknowledged word must be in the record exactly once, and every game must have gone
on to its end and replay from its seed.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.append(str(Path(__file__).parent.parent))

from server.postgres import fresh_database
from tabularium.server.settings import Settings
from tabularium.server.storage.schema import entries, tables

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "alea": (2, {}),
    "magnaci": (2, {}),
    "orleans": (2, {}),
    "sigismundus": (3, {"length": "short"}),
    "tigris": (2, {}),
}
PATIENCE = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be killed and started again."""

    def __init__(self, data: Path, database: str) -> None:
        self.port = free_port()
        self.data = data
        self.database = database
        self.process: asyncio.subprocess.Process | None = None
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        hurried = {
            "TABULARIUM_MESSAGES_A_SECOND": "1000000",
            "TABULARIUM_MESSAGE_BURST": "1000000",
            "TABULARIUM_REQUESTS_A_SECOND": "1000000",
            "TABULARIUM_REQUEST_BURST": "1000000",
            "TABULARIUM_TABLES_A_PERSON": "100000",
            "TABULARIUM_DATABASE": self.database,
        }
        log = (self.data / f"server-{self.port}.log").open("ab")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tabularium.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            env={**os.environ, **hurried},
            stdout=log,
            stderr=log,
        )
        log.close()
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    if (await http.get(f"{self.url}/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the server does not start: see its log")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


class Run:
    """One run: its servers, what was acknowledged, when to open no more tables."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.servers = servers
        self.random = random.Random(seed)
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.resent = 0
        self.finished: list[str] = []
        self.enough = False

    def url(self) -> str:
        return self.random.choice(self.servers).url


class Player:
    """Plays table after table against bots, and never gives up a word before it is acknowledged."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.number = number
        self.cookie = ""
        self.view: Any = None
        self.options: list[Any] = []
        self.letters: list[str] = []
        self.asked = ""  # about the letters that may follow
        self.sent: dict[str, Any] | None = None  # a word without an answer yet
        self.done = False

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        while True:
            try:
                async with httpx.AsyncClient(timeout=20) as http:
                    headers = {"Cookie": self.cookie} if self.cookie else {}
                    url = self.run.url() + path
                    answer = await http.request(method, url, json=body, headers=headers)
                if answer.status_code >= 500:
                    raise httpx.TransportError("try again")
                assert answer.status_code == 200, answer.text
                for name, value in answer.cookies.items():
                    self.cookie = f"{name}={value}"
                return answer.json()
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def play(self) -> None:
        await self.request("POST", "/api/people", {"name": f"Player {self.number}"})
        while not self.run.enough:
            game = self.run.random.choice(list(GAMES))
            seats, options = GAMES[game]
            plan = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
            if self.run.random.random() < 0.15:
                plan[0] = plan[1]  # bots only: nobody looks, and it must go on all the same
            wish = {"game": game, "seats": seats, "options": options, "plan": plan, "start": True}
            wish["public"] = False
            table = (await self.request("POST", "/api/tables", wish))["id"]
            await self.play_table(table)
            self.run.finished.append(table)

    async def play_table(self, table: str) -> None:
        self.view, self.sent = None, None
        while self.view is None or self.view["result"] is None:
            try:
                url = self.run.url().replace("http", "ws", 1) + f"/api/tables/{table}/socket"
                headers = {"Cookie": self.cookie}
                async with connect(url, additional_headers=headers, open_timeout=5) as socket:
                    await self.sit(table, socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit(self, table: str, socket: Any) -> None:
        await socket.send('{"type":"hello"}')
        if self.sent is not None:
            self.run.resent += 1
            await socket.send(msgspec.json.encode(self.sent).decode())
        while True:
            async with asyncio.timeout(PATIENCE):
                message = msgspec.json.decode(await socket.recv())
            match message["type"]:
                case "update":
                    self.view, self.options = message["view"], message["options"]
                    self.letters, self.asked = [], ""
                    if self.view["result"] is not None:
                        return
                    await self.spell(socket)
                case "spelled" if message["id"] == self.asked:
                    self.options = message["options"]
                    await self.spell(socket)
                case "done" if self.sent is not None and message["id"] == self.sent["id"]:
                    self.run.acknowledged[(table, message["id"])] = message["version"]
                    self.sent = None
                    await self.spell(socket)
                case "refused" if self.sent is not None and message["id"] == self.sent["id"]:
                    assert message["problem"]["code"] in ("server.stale", "server.try_again"), (
                        message
                    )
                    self.sent = None
                    return  # connect anew and look

    async def spell(self, socket: Any) -> None:
        """Say the next letter, or the word when it is whole."""
        pending = self.view["pending"]
        if self.sent is not None or pending is None or 0 not in pending["seats"]:
            return
        if self.view["seat"] is None or not self.options:
            return
        option = self.run.random.choice(self.options)
        self.options = []
        self.letters.append(option["text"])
        name = f"{self.number}-{time.monotonic_ns()}"
        spelled = " ".join(self.letters)
        if option.get("more"):
            self.asked = name
            ask = {"type": "letters", "id": name, "seat": 0, "prefix": spelled}
            await socket.send(msgspec.json.encode(ask).decode())
            return
        self.sent = {
            "type": "act",
            "id": name,
            "seat": 0,
            "decision": pending["id"],
            "word": spelled,
        }
        await socket.send(msgspec.json.encode(self.sent).decode())
        if self.run.random.random() < 0.1:  # an impatient finger
            await socket.send(msgspec.json.encode(self.sent).decode())


async def until_words_flow(run: Run) -> None:
    """A server that is killed before anybody is heard proves little; but do not wait for long."""
    before = len(run.acknowledged)
    for _ in range(100):
        if len(run.acknowledged) > before:
            return
        await asyncio.sleep(0.05)


async def kill_again_and_again(run: Run, kills: int, tasks: "list[asyncio.Task[None]]") -> None:
    """Kill some server at some moment, and start it again."""
    for kill in range(kills):
        await until_words_flow(run)
        await asyncio.sleep(run.random.uniform(0.0, 1.5))
        victim = run.random.choice(run.servers)
        await victim.kill()
        await asyncio.sleep(run.random.uniform(0.0, 0.2))
        await victim.start()
        for task in tasks:
            if task.done():
                await task
        if kill % 20 == 19:
            print(f"{kill + 1} kills, {len(run.acknowledged)} words acknowledged", flush=True)
    run.enough = True


async def kill_test(
    kills: int, players: int, processes: int, postgres: bool, seed: int
) -> dict[str, int]:
    """Kill servers so many times; returns what was counted."""
    with tempfile.TemporaryDirectory(prefix="tabularium-kill-") as folder:
        database = fresh_database() if postgres else ""
        servers = [Server(Path(folder), database) for _ in range(processes)]
        run = Run(servers, seed)
        tasks: list[asyncio.Task[None]] = []
        try:
            for server in servers:
                await server.start()
            tasks += [asyncio.create_task(Player(run, n).play()) for n in range(players)]
            await kill_again_and_again(run, kills, tasks)
            async with asyncio.timeout(5 * PATIENCE):
                await asyncio.gather(*tasks)
            await check(run, Settings(data=Path(folder), database=database))
            for table in run.finished[-20:]:
                async with httpx.AsyncClient(timeout=60) as http:
                    fairness = await http.get(f"{run.url()}/api/tables/{table}/fairness")
                    assert fairness.json()["checked"] is True, (table, fairness.text)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for server in servers:
                await server.stop()
        errors = [
            line
            for server in servers
            for line in (Path(folder) / f"server-{server.port}.log").read_text().splitlines()
            if '"level": "error"' in line
        ]
        assert not errors, errors[:3]
    return {
        "kills": kills,
        "acknowledged": len(run.acknowledged),
        "resent": run.resent,
        "games": len(run.finished),
    }


async def check(run: Run, settings: Settings) -> None:
    """Every acknowledged word is there exactly once, in its place; every game is over."""
    engine = create_async_engine(settings.url)
    async with engine.connect() as connection:
        query = select(entries.c.table, entries.c.nonce, entries.c.n)
        rows = await connection.execute(query.where(entries.c.nonce.is_not(None)))
        written: dict[tuple[str, str], list[int]] = {}
        for table, nonce, n in rows:
            written.setdefault((table, nonce), []).append(n)
        status = {row.id: row.status for row in await connection.execute(select(tables))}
    await engine.dispose()
    assert run.acknowledged, "nothing was acknowledged"
    for word, version in run.acknowledged.items():
        assert written.get(word) == [version], (word, version, written.get(word))
    assert all(status[table] == "over" for table in run.finished)
    # A table whose opening was not acknowledged may stand there; nobody knows of it.
    known = {table for table, _ in run.acknowledged}
    assert all(status[table] == "over" for table in known), status


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=12)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    postgres = given.postgres or given.processes > 1

    async def test() -> dict[str, int]:
        me = asyncio.current_task()
        assert me is not None
        for stop in (signal.SIGINT, signal.SIGTERM):  # then too, no server is left behind
            asyncio.get_running_loop().add_signal_handler(stop, me.cancel)
        return await kill_test(given.kills, given.players, given.processes, postgres, given.seed)

    print(asyncio.run(test()))


if __name__ == "__main__":
    main()
