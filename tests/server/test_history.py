"""History: every moment, forks, saves, uploads, older versions."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.running import BOT, ME, Person, in_loop, running
from server.test_play import play_on, two_people
from tabularium import games, verify
from tabularium.kernel import View
from tabularium.registry import OURS
from tabularium.server.past.course import OPENING


@pytest.mark.slow
@in_loop
async def test_every_moment_of_a_finished_game_through_all_eyes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        moments: dict[int, Any] = {}
        async with ala.at(table) as sitting:
            while not sitting.last or sitting.last[0]["view"]["result"] is None:
                if sitting.last and sitting.asked(0):
                    done = await sitting.act(0)
                    while sitting.last[0]["version"] < done["version"]:
                        await sitting.hear()
                else:
                    await sitting.hear()
                if sitting.last:
                    moments[sitting.last[0]["version"]] = sitting.last[0]["view"]
        history = await ala.get(f"/api/tables/{table}/history")
        assert history["seats"] == [0, 1, None]
        told: list[Any] = []
        for move in history["moves"]:
            moment = await ala.get(f"/api/tables/{table}/history/{move['n']}?eyes=0")
            assert moment["view"] == moments.get(move["n"], moment["view"])
            assert moment["move"]["first"] == len(told)
            told += moment["move"]["events"]
            other = await ala.get(f"/api/tables/{table}/history/{move['n']}?eyes=1")
            assert other["view"]["seat"] == 1
        assert told == (await _log(ala, table))
        course = await ala.get(f"/api/tables/{table}/course")
        assert 2 < len(course["moves"]) == len(set(course["moves"]))
        assert course["moves"][-1] == history["moves"][-1]["n"]
        assert all(len(line) == len(course["moves"]) for line in course["scores"])
        over = moments[max(moments)]["result"]
        assert [line[-1] for line in course["scores"]] == over["scores"]
        _is_told_in_parts(course)
        await ala.get(f"/api/tables/{table}/history/100000", 404)


def _is_told_in_parts(course: Any) -> None:
    """Rounds by the events that open them; the moves that changed most, by the scores told."""
    assert [part["facts"]["round"] for part in course["chapters"]] == [1, 2, 3, 4, 5, 6]
    assert {part["move"] for part in course["chapters"]} <= set(course["moves"])
    assert 1 <= len(course["turnings"]) <= 4
    for turning in course["turnings"]:
        at = course["moves"].index(turning["move"])
        line = course["scores"][turning["seat"]]
        assert line[at] - line[at - 1] == turning["change"] != 0


def test_every_game_has_parts() -> None:
    for game in OURS:
        assert len(set(games[game].shape.events) & set(OPENING)) == 1, game


async def _log(person: Any, table: str) -> list[Any]:
    """The whole log, page by page."""
    told: list[Any] = []
    before = ""
    while True:
        page = await person.get(f"/api/tables/{table}/log?eyes=0{before}")
        told[:0] = [event for move in page["moves"] for event in move["events"]]
        if page["first"]:
            return told
        before = f"&before={page['moves'][0]['n']}"


@in_loop
async def test_the_course_is_told_after_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        assert (await ala.get(f"/api/tables/{table}/course", 409))["code"] == "server.not_over"


@in_loop
async def test_while_a_game_runs_everybody_has_their_own_eyes_only(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await two_people(server)
        stranger = await server.stranger()
        own = await ala.get(f"/api/tables/{table}/history/0")
        assert own["seat"] == 0 and isinstance(own["view"]["places"]["hand.0"], list)
        assert isinstance(own["view"]["places"]["hand.1"], int)
        for eyes in ("1", "7", "x", "-1"):
            refused = await ala.get(f"/api/tables/{table}/history/0?eyes={eyes}", 403)
            assert refused["code"] == "server.not_your_eyes"
            await stranger.get(f"/api/tables/{table}/log?eyes={eyes}", 403)
        seen = await stranger.get(f"/api/tables/{table}/history/0")
        assert seen["seat"] is None
        for path in ("save", "fork"):
            method = "GET" if path == "save" else "POST"
            body = None if path == "save" else {"move": 0}
            refused = await ola.ask(method, f"/api/tables/{table}/{path}", body, 409)
            assert refused["code"] == "server.not_over"
        assert (await ola.get(f"/api/tables/{table}/fairness"))["seed"] == ""


async def an_upload_for_others(ala: Person, text: str) -> None:
    """Its seats are open: one for the uploader, the other for a bot; then it begins."""
    refused = await ala.http.post("/api/saves?seats=all", content=text.encode())
    assert refused.json()["code"] == "server.bad_whose", refused.text
    new = (await ala.http.post("/api/saves?seats=open", content=text.encode())).json()
    assert (new["status"], new["hot_seat"]) == ("open", False)
    assert [seat["kind"] for seat in new["seats"]] == ["open", "open"]
    path = f"/api/tables/{new['id']}"
    await ala.post(f"{path}/join", {"seat": 0})
    await ala.ask("PUT", f"{path}/seats/1", {"kind": "bot", "level": "novice"})
    begun = await ala.post(f"{path}/start")
    assert (begun["status"], begun["origin"]) == ("running", "upload")
    async with ala.at(new["id"]) as sitting:
        while not sitting.last:
            await sitting.hear()
        assert list(sitting.last) == [0]


@in_loop
async def test_a_save_can_be_verified_and_uploaded(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "orleans", "seats": 2, "plan": [ME, ME], "hot_seat": True, "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            while len(sitting.last) < 2:
                await sitting.hear()
            for _ in range(30):
                seat = next(seat for seat in (0, 1) if sitting.asked(seat))
                version = (await sitting.act(seat))["version"]
                while any(sitting.last[seat]["version"] < version for seat in (0, 1)):
                    await sitting.hear()
        text = (await ala.http.get(f"/api/tables/{table}/save")).text
        (tmp_path / "save.json").write_text(text)
        assert verify(tmp_path / "save.json")["fair"] is True
        answer = await ala.http.post("/api/saves", content=text.encode())
        new = answer.json()
        assert (new["origin"], new["status"], new["hot_seat"]) == ("upload", "running", True)
        assert new["commitment"] != json.loads(text)["commitment"]
        await an_upload_for_others(ala, text)
        for content, code in (
            (b"{}", "save.not_a_save"),
            (b"\xff\xfe", "server.not_text"),
            (text.replace('"seats": 2', '"seats": 3').encode(), "save.changed"),
            (b"[" * 100_000, "save.not_json"),
        ):
            refused = await ala.http.post("/api/saves", content=content)
            assert refused.json()["code"] == code, refused.text
        fair = await ala.get(f"/api/tables/{new['id']}/fairness")
        assert fair["fair"] is False


@pytest.mark.slow
@in_loop
async def test_fork_a_finished_game_at_a_move(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await play_on(sitting, [0])
        moment = await ala.get(f"/api/tables/{table}/history/20?eyes=0")
        new = await ala.post(f"/api/tables/{table}/fork", {"move": 20})
        assert (new["origin"], new["origin_table"], new["origin_move"]) == ("fork", table, 20)
        async with ala.at(new["id"]) as sitting:
            while len(sitting.last) < 2:
                await sitting.hear()
            assert sitting.last[0]["view"] == moment["view"]
            await play_on(sitting, [0, 1])
        assert (await ala.get(f"/api/tables/{new['id']}/fairness"))["checked"] is True


@in_loop
async def test_a_view_from_the_wire_is_enough_to_imagine_the_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, _, table = await two_people(server)
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            view = View(sitting.last[0]["view"])
            state = games["tigris"].imagine(view, "key")
            assert state.view(0) == view
