"""Why a bot plays what it plays tells of what it holds: nobody else hears it before the end."""

import asyncio
from pathlib import Path
from typing import Any

from server.running import ME, OPEN, Person, Sitting, in_loop, running
from server.test_play import play_on

NOVICE = {"kind": "bot", "level": "novice"}


def _reasons(sitting: Sitting) -> list[Any]:
    return [e for events in sitting.events.values() for e in events if e["kind"] == "why"]


async def _some_words(sitting: Sitting, seat: int, words: int = 8) -> None:
    for _ in range(words):
        while not sitting.asked(seat):
            await sitting.hear()
        version = (await sitting.act(seat))["version"]
        while sitting.last[seat]["version"] < version:
            await sitting.hear()


async def _table(person: Person, **more: Any) -> Any:
    wish = {"game": "tigris", "seats": 2, "plan": [ME, NOVICE], "start": True, **more}
    return await person.post("/api/tables", wish)


@in_loop
async def test_where_two_people_play_no_reason_is_told_before_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        wish = {"game": "alea", "seats": 3, "plan": [ME, OPEN, NOVICE], "aloud": True}
        table = (await ala.post("/api/tables", wish))["id"]
        await ola.post(f"/api/tables/{table}/join", {})
        assert (await ala.post(f"/api/tables/{table}/start"))["aloud"] is False
        stranger = await server.stranger()
        async with ala.at(table) as a, ola.at(table) as o, stranger.at(table) as s:
            for sitting in (a, o, s):
                await sitting.kind("update")
            await asyncio.gather(play_on(a, [0]), play_on(o, [1]))
            while s.last[None]["view"]["result"] is None:
                await s.hear()
            assert [_reasons(sitting) for sitting in (a, o, s)] == [[], [], []]
        told = await ala.get(f"/api/tables/{table}/log?eyes=2")  # after the end, with its eyes
        assert any(event["kind"] == "why" for move in told["moves"] for event in move["events"])


@in_loop
async def test_alone_with_bots_they_think_aloud_unless_one_says_no(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        for more, aloud in (({}, True), ({"aloud": False}, False)):
            table = await _table(ala, **more)
            assert table["aloud"] is aloud
            async with ala.at(table["id"]) as sitting:
                await sitting.kind("update")
                await _some_words(sitting, 0)
                assert bool(_reasons(sitting)) is aloud
        hot_seat = await _table(ala, seats=3, plan=[ME, ME, NOVICE], hot_seat=True)
        assert hot_seat["aloud"] is False  # two people at one device


@in_loop
async def test_a_second_person_on_the_seat_ends_it_for_good(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        table = (await _table(ala))["id"]
        async with ala.at(table) as a:
            link = (await a.kind("welcome"))["mine"]["links"][0]
            await a.kind("update")
            await _some_words(a, 0)
            assert _reasons(a)
            async with ola.at(table, token=link) as o:
                assert (await o.kind("welcome"))["mine"]["seats"] == [0]
                await o.until(lambda m: m["type"] == "table" and not m["table"]["aloud"])
        assert (await ala.get(f"/api/tables/{table}"))["aloud"] is False
        async with ala.at(table) as a:
            await a.kind("update")
            before = len(_reasons(a))
            await _some_words(a, 0)
            assert len(_reasons(a)) <= before + 1  # one may have been thought of already
