"""Tables: who may open, join, plan, start and look."""

from pathlib import Path
from typing import Any

from server.running import BOT, ME, OPEN, in_loop, running


@in_loop
async def test_what_cannot_be_opened_is_refused_with_what_can(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        good: dict[str, Any] = {"game": "tigris", "seats": 2}
        for change, code in (
            ({"game": "chess"}, "server.unknown_game"),
            ({"seats": 5}, "server.bad_seats"),
            ({"seats": 0}, "server.bad_seats"),
            ({"pace": "hasty"}, "server.bad_pace"),
            ({"options": {"nonsense": 1}}, "kernel.unknown_option"),
            ({"options": {"horizon": "soon"}}, "kernel.bad_option"),
            ({"plan": [ME, ME, ME]}, "server.too_many_plans"),
            ({"plan": [{"kind": "bot", "level": "god"}]}, "server.unknown_bot"),
            ({"plan": [{"kind": "king"}]}, "server.bad_plan"),
            ({"seats": "two"}, "server.bad_body"),
            ({"colour": "red"}, "server.bad_body"),
        ):
            answer = await ala.http.post("/api/tables", json={**good, **change})
            assert answer.status_code in (400, 409), change
            assert answer.json()["code"] == code, (change, answer.text)
        stranger = await server.stranger()
        await stranger.post("/api/tables", good, 401)
        assert (await ala.get("/api/tables"))["tables"] == []


@in_loop
async def test_seats_are_taken_once_and_private_tables_need_a_link(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, jan = [await server.guest(name) for name in ("Ala", "Ola", "Jan")]
        wish = {"game": "tigris", "seats": 3, "plan": [ME], "public": False}
        table = (await ala.post("/api/tables", wish))["id"]
        assert (await ola.get("/api/tables"))["tables"] == []
        assert (await ola.post(f"/api/tables/{table}/join", {}, 403))[
            "code"
        ] == "server.private_table"
        async with ala.at(table) as sitting:
            links = (await sitting.kind("welcome"))["mine"]["links"]
        assert links[0] is not None and links[1] != links[2]  # one's own moves to other devices
        stranger = await server.stranger()
        await stranger.post("/api/links", {"token": links[1], "name": "Ewa"})
        assert (await stranger.get("/api/me"))["name"] == "Ewa"
        again = await jan.post("/api/links", {"token": links[1]}, 404)
        assert again["code"] == "server.wrong_link"  # the link went with the seat
        await jan.post("/api/links", {"token": "nonsense"}, 404)
        await ola.post("/api/links", {"token": links[2]})
        async with jan.at(table) as sitting:  # watchers get no links
            assert (await sitting.kind("welcome"))["mine"]["links"] == [None] * 3
        await ola.post(f"/api/tables/{table}/leave")
        seats = (await ala.get(f"/api/tables/{table}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "open"]


@in_loop
async def test_only_the_host_plans_and_starts(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        table = (await ala.post("/api/tables", {"game": "tigris", "seats": 2, "plan": [ME]}))["id"]
        assert (await ala.post(f"/api/tables/{table}/start", {}, 409))[
            "code"
        ] == "server.seats_open"
        await ola.ask("PUT", f"/api/tables/{table}/seats/1", BOT, 403)
        await ala.ask("PUT", f"/api/tables/{table}/seats/7", BOT, 404)
        await ala.ask("PUT", f"/api/tables/{table}/seats/1", BOT)
        await ola.post(f"/api/tables/{table}/join", {}, 409)
        await ala.ask("PUT", f"/api/tables/{table}/seats/1", OPEN)
        await ola.post(f"/api/tables/{table}/join", {"seat": 1})
        await ola.post(f"/api/tables/{table}/start", {}, 403)
        await ala.post(f"/api/tables/{table}/start")
        await ala.post(f"/api/tables/{table}/start", {}, 409)
        await ola.post(f"/api/tables/{table}/leave", {}, 409)
        await ala.ask("DELETE", f"/api/tables/{table}", None, 409)  # Ola plays here


@in_loop
async def test_a_person_hosts_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path, tables_a_person=3) as server:
        ala = await server.guest()
        made = [await ala.post("/api/tables", {"game": "alea", "seats": 2}) for _ in range(3)]
        refused = await ala.post("/api/tables", {"game": "alea", "seats": 2}, 429)
        assert refused["code"] == "server.too_many_tables"
        await ala.ask("DELETE", f"/api/tables/{made[0]['id']}")
        await ala.post("/api/tables", {"game": "alea", "seats": 2})


@in_loop
async def test_my_tables_begin_with_those_that_wait_for_me(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        tables = []
        for plan in ([ME, OPEN], [OPEN, ME]):
            table = (await ala.post("/api/tables", {"game": "tigris", "seats": 2, "plan": plan}))[
                "id"
            ]
            await ola.post(f"/api/tables/{table}/join", {})
            tables.append((await ala.post(f"/api/tables/{table}/start"))["id"])
        for person, seat in ((ala, 0), (ola, 1)):
            mine = (await person.get("/api/me/tables"))["tables"]
            waiting = [
                each["seats"][each["waiting"][0]]["person"] == person.me["id"] for each in mine
            ]
            assert waiting == [True, False], seat


@in_loop
async def test_under_a_prefix(tmp_path: Path) -> None:
    async with running(tmp_path, prefix="/games") as server:
        ala = await server.guest()
        table = await ala.post(
            "/api/tables", {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        )
        async with ala.at(table["id"]) as sitting:
            await sitting.kind("update")
        outside = await ala.http.get(f"http://127.0.0.1:{server.port}/api/games")
        assert outside.status_code == 404


@in_loop
async def test_what_is_on_offer(tmp_path: Path) -> None:
    from tabularium import games

    async with running(tmp_path) as server:
        person = await server.stranger()
        offered = await person.get("/api/games")
        assert [game["id"] for game in offered] == sorted(games)
        letters = await person.get("/api/games/alea/alphabet")
        assert [each["text"] for each in letters] == [
            games["alea"].alphabet.text(n) for n in range(len(games["alea"].alphabet))
        ]
        page = await person.get("/api/openapi.json")
        assert page["paths"]["/api/tables/{table}/history/{n}"]["get"]["operationId"] == "moment"
        words = await person.http.get("/words/pl/alea.ftl")
        assert words.status_code == 200 and "alea-title" in words.text
        for wrong in (
            "/words/xx/alea.ftl",
            "/words/pl/nothing.ftl",
            "/words/pl/..%2Fen%2Falea.ftl",
        ):
            assert (await person.http.get(wrong)).status_code == 404
        assert (await person.http.get("/metrics")).status_code == 200
        hidden = await person.http.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"})
        assert hidden.status_code in (401, 403)
        page = await person.http.get("/healthz")
        assert "script-src" not in page.headers["content-security-policy"]
        assert "default-src 'self'" in page.headers["content-security-policy"]


def test_seats_of_a_table_have_their_own_unguessable_links() -> None:
    from tabularium.server.storage.tokens import new_token

    assert len({new_token() for _ in range(1000)}) == 1000 and len(new_token()) == 32


@in_loop
async def test_a_start_while_a_socket_opens_is_not_missed(tmp_path: Path) -> None:
    """The table is read as open, and begins before the socket hears of changes."""
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        wish = {"game": "alea", "seats": 2, "plan": [ME], "public": True}
        table = (await ala.post("/api/tables", wish))["id"]
        await ola.post(f"/api/tables/{table}/join", {})
        tables = server.services.tables
        find, begun = tables.find, False

        async def find_and_start(name: str) -> Any:
            nonlocal begun
            found = await find(name)
            if not begun:
                begun = True
                await ala.post(f"/api/tables/{table}/start")
            return found

        tables.find = find_and_start  # type: ignore[method-assign]
        async with ola.at(table) as sitting:
            update = await sitting.until(lambda message: message["type"] == "update")
            assert update["seat"] == 1
