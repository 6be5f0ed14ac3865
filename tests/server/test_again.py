"""`done` means done: a message sent again is known by its id, seat, kind and word together."""

from pathlib import Path
from typing import Any

from server.running import ME, OPEN, Person, Running, Sitting, in_loop, running
from server.test_play import _until_undo
from tabularium.server.protocol import wire
from tabularium.server.room.connection import Connection

ALONE = {"game": "tigris", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}


async def _act(sitting: Sitting, name: str, seat: int) -> Any:
    decision = sitting.last[seat]["view"]["pending"]["id"]
    said = {"seat": seat, "decision": decision, "word": await sitting.word(seat)}
    done = await sitting.ask("act", id=name, **said)
    if done["type"] == "done":
        while any(update["version"] < done["version"] for update in sitting.last.values()):
            await sitting.hear()
    return done, said


@in_loop
async def test_an_id_of_another_seat_or_word_is_no_answer(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", ALONE))["id"]
        async with ala.at(table) as sitting:
            while len(sitting.last) < 2:
                await sitting.hear()
            spoken, versions = set(), []
            while len(spoken) < 2:
                seat = next(seat for seat in (0, 1) if sitting.asked(seat))
                spoken.add(seat)
                done, said = await _act(sitting, "same", seat)
                versions.append(done["version"])
                again = await sitting.ask("act", id="same", **said)
                assert again["version"] == done["version"]  # this very message, sent again
            assert versions == list(range(1, len(versions) + 1))


@in_loop
async def test_an_undo_sent_again_takes_back_one_word(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = (await ala.post("/api/tables", {**ALONE, "game": "orleans"}))["id"]
        async with ala.at(table) as sitting:
            while len(sitting.last) < 2:
                await sitting.hear()
            while sitting.last[0]["undo"] == "none":
                seat = next(seat for seat in (0, 1) if sitting.asked(seat))
                await _act(sitting, f"w{sitting.last[0]['version']}", seat)
            done = await sitting.ask("undo", id="back", seat=0)
            again = await sitting.ask("undo", id="back", seat=0)
            assert (done["type"], again) == ("done", done)


async def _two(server: Running) -> tuple[Person, Person, str]:
    ala, ola = await server.guest("Ala"), await server.guest("Ola")
    wish = {"game": "tigris", "seats": 2, "plan": [ME, OPEN]}
    table = (await ala.post("/api/tables", wish))["id"]
    await ola.post(f"/api/tables/{table}/join", {})
    await ala.post(f"/api/tables/{table}/start")
    return ala, ola, table


@in_loop
async def test_consent_sent_again_is_recognised(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await _two(server)
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("update")
            await o.kind("update")
            asker, other, seat = a, o, 0
            version = await _until_undo(a, o, 0)
            asked = await asker.ask("undo", id="back", seat=seat)
            assert asked == await asker.ask("undo", id="back", seat=seat)
            agreed = await other.ask("undo_answer", id="yes", seat=1 - seat, agree=True)
            assert agreed["version"] == version + 1
            # The same again, also after the room was read anew.
            assert agreed == await other.ask("undo_answer", id="yes", seat=1 - seat, agree=True)
            assert asked == await asker.ask("undo", id="back", seat=seat)
        room = server.services.rooms.all[table]
        room.close()
        await room.closed()
        async with ola.at(table) as o, ala.at(table) as a:
            other, asker = o, a
            again = await other.ask("undo_answer", id="yes", seat=1 - seat, agree=True)
            assert again["version"] == version + 1
            assert (await asker.ask("undo", id="back", seat=seat))["type"] == "done"
            assert server.services.rooms.all[table].ledger.version == version + 1


@in_loop
async def test_a_line_of_chat_sent_again_is_one_line(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await _two(server)
        async with ala.at(table) as a, ola.at(table) as o:
            await a.kind("update")
            for sitting in (a, a, o):  # the same id from somebody else is another line
                assert (await sitting.ask("chat", id="1", text="good luck"))["type"] == "done"
            assert (await a.ask("chat", id="1", text="have fun"))["type"] == "done"
        async with ala.at(table) as a:
            lines = (await a.kind("welcome"))["chat"]
            assert [line["text"] for line in lines] == ["good luck", "good luck", "have fun"]
            assert [line["name"] for line in lines] == ["Ala", "Ola", "Ala"]


@in_loop
async def test_a_slow_reader_loses_updates_but_no_answer(tmp_path: Path) -> None:
    connection = Connection(None, [0], 4)
    for _ in range(10):
        connection.send(wire.Pong())
    connection.answer(wire.Done("word", 7))
    assert connection.behind
    got = [await connection.next() for _ in range(5)]
    assert b'"done"' in (got[-1] or b"") and connection.empty
