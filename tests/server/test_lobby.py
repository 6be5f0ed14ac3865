"""The lobby: read once for all, sent as differences, the same bytes for everybody."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from server.running import ME, OPEN, PATIENCE, Person, Running, in_loop, running
from tabularium.server.protocol.api import Lobby, LobbyChanges
from tabularium.server.tables import lobby as board
from tabularium.server.tables import tables as tables_module

Message = Lobby | LobbyChanges


class Look:
    """Somebody in the lobby, who puts together what they are told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.lists: dict[str, dict[str, Any]] = {"open": {}, "running": {}, "mine": {}}
        self.heard: list[Message] = []

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        message: Message = msgspec.json.decode(text, type=Message)
        raw = json.loads(text)
        self.heard.append(message)
        if raw["type"] == "lobby":
            for name, tables in self.lists.items():
                tables.clear()
                tables.update({each["id"]: each for each in raw[name]})
            return message
        names = ["mine"] if raw["of"] == "mine" else ["open", "running"]
        for name in names:
            for table in [*raw["gone"], *(each["id"] for each in raw["tables"])]:
                self.lists[name].pop(table, None)
        for each in raw["tables"]:
            self.lists["mine" if raw["of"] == "mine" else each["status"]][each["id"]] = each
        return message

    async def until(self, **wanted: set[str]) -> None:
        while any(set(self.lists[name]) != ids for name, ids in wanted.items()):
            await self.hear()


@asynccontextmanager
async def look(server: Running, person: Person | None = None) -> AsyncIterator[Look]:
    url = server.url.replace("http", "ws", 1) + "/api/lobby/socket"
    headers = {"Cookie": person.cookie} if person is not None else {}
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        looking = Look(socket)
        assert isinstance(await looking.hear(), Lobby)
        yield looking


@in_loop
async def test_the_lobby_tells_of_changes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest(), await server.guest("Ola")
        async with look(server, ala) as a, look(server, ola) as o, look(server) as stranger:
            assert a.lists == {"open": {}, "running": {}, "mine": {}}
            wish = {"game": "alea", "seats": 2, "plan": [ME, OPEN]}
            table = (await ala.post("/api/tables", wish))["id"]
            await a.until(open={table}, mine={table})
            await o.until(open={table}, mine=set())
            await ola.post(f"/api/tables/{table}/join", {})
            await o.until(open={table}, mine={table})
            await ola.post(f"/api/tables/{table}/leave")
            await o.until(open={table}, mine=set())
            await ola.post(f"/api/tables/{table}/join", {})
            await ala.post(f"/api/tables/{table}/start")
            for each in (a, o):
                await each.until(open=set(), running={table}, mine={table})
            await stranger.until(open=set(), running={table}, mine=set())
            private = (await ala.post("/api/tables", {**wish, "public": False}))["id"]
            await a.until(running={table}, mine={table, private})
            await ala.ask("DELETE", f"/api/tables/{private}")
            await a.until(running={table}, mine={table})
            # Whatever was told to all comes before this.
            last = (await ala.post("/api/tables", wish))["id"]
            await stranger.until(open={last}, running={table})
        assert all(private not in json.dumps(msgspec.to_builtins(m)) for m in stranger.heard)


@in_loop
async def test_it_is_built_once_for_all_who_look(tmp_path: Path) -> None:
    """Neither more lookers nor more changes read the public tables again."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, OPEN]}
        tables = {(await ala.post("/api/tables", wish))["id"] for _ in range(3)}
        lobby = server.services.lobby
        async with look(server) as one, look(server) as two, look(server) as three:
            made = lobby.sent
            for _ in range(7):
                tables.add((await ala.post("/api/tables", wish))["id"])
            for each in (one, two, three):
                await each.until(open=tables)
            assert lobby.built == 1
            # One message for all three, and changes of a moment go together.
            assert lobby.sent - made == len(one.heard) - 1 < 7
            assert one.heard == two.heard == three.heard


@in_loop
async def test_a_word_costs_the_lobby_nothing_if_it_shows_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", {**wish, "pace": "live"}))["id"]
        async with look(server) as stranger, ala.at(table) as sitting:
            await sitting.kind("update")
            await sitting.kind("update")
            seat = next(seat for seat in (0, 1) if sitting.asked(seat))
            assert (await sitting.act(seat))["type"] == "done"  # tigris: two words a turn
            assert sitting.asked(seat)
            other = (await ala.post("/api/tables", {**wish, "start": False}))["id"]
            await stranger.until(running={table}, open=set())
            while not any(isinstance(m, LobbyChanges) for m in stranger.heard):
                await stranger.hear()
        changes = [m for m in stranger.heard if isinstance(m, LobbyChanges)]
        assert [each.id for m in changes for each in m.tables] == [other]


@in_loop
async def test_a_full_list_fills_up_again(tmp_path: Path) -> None:
    before = board.LISTED, tables_module.LISTED
    board.LISTED = tables_module.LISTED = 3
    try:
        async with running(tmp_path) as server:
            ala = await server.guest()
            wish = {"game": "alea", "seats": 2, "plan": [ME, OPEN]}
            made = [(await ala.post("/api/tables", wish))["id"] for _ in range(4)]
            async with look(server) as stranger:
                await stranger.until(open=set(made[1:]))
                made.append((await ala.post("/api/tables", wish))["id"])
                await stranger.until(open=set(made[2:]))
                await ala.ask("DELETE", f"/api/tables/{made[3]}")
                await stranger.until(open={made[1], made[2], made[4]})
                # The oldest of them is another one each time.
                for _ in range(3):
                    made.append((await ala.post("/api/tables", wish))["id"])
                    await stranger.until(
                        open={made[2], *made[4:]} if len(made) == 6 else set(made[-3:])
                    )
    finally:
        board.LISTED, tables_module.LISTED = before


@in_loop
async def test_who_reads_slowly_gets_everything_anew(tmp_path: Path) -> None:
    drained: list[None] = []
    looker = board.Looker(None, lambda: drained.append(None))
    for n in range(20):
        looker.send(str(n).encode())
    assert looker.behind and not looker.queue
    waiting = asyncio.create_task(looker.next())
    await asyncio.sleep(0)
    assert drained
    looker.behind = False
    looker.send(b"everything")
    assert await waiting == b"everything"
