"""Before the start and after giving up: chairs kept, chat, invitations, codes, rematches."""

from pathlib import Path
from typing import Any

from server.running import BOT, ME, OPEN, Person, Running, in_loop, running
from server.test_play import play_on

FRIEND = {"kind": "open", "reserved": True, "name": " Ania "}


async def _links(person: Person, table: str) -> list[str]:
    async with person.at(table) as sitting:
        return list((await sitting.kind("welcome"))["mine"]["links"])


@in_loop
async def test_a_chair_kept_for_a_friend_is_nobody_elses(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        wish = {"game": "tigris", "seats": 3, "plan": [ME, FRIEND, OPEN], "public": True}
        table = (await ala.post("/api/tables", wish))["id"]
        assert [each["id"] for each in (await ola.get("/api/tables"))["tables"]] == [table]
        refused = await ola.post(f"/api/tables/{table}/join", {"seat": 1}, 409)
        assert refused["code"] == "server.seat_taken"
        seats = (await ola.post(f"/api/tables/{table}/join", {}))["seats"]
        assert [(seat["kind"], seat["name"], seat["reserved"]) for seat in seats[1:]] == [
            ("open", "Ania", True),
            ("person", "Ola", False),
        ]
        # Only the kept chair is left: nobody finds the table any more.
        assert (await ola.get("/api/tables"))["tables"] == []
        ania = await server.stranger()
        token = (await _links(ala, table))[1]
        invited = await ania.get(f"/api/links/{token}")
        assert (invited["host"], invited["name"], invited["game"]) == ("Ala", "Ania", "tigris")
        assert invited["free"] and not invited["mine"]
        await ania.post("/api/links", {"token": token, "name": invited["name"]})
        await ania.get(f"/api/links/{token}", 404)  # the link went with the chair
        await ania.get("/api/links/nonsense", 404)


@in_loop
async def test_a_host_who_tries_their_own_link_keeps_the_chair_free(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest("Ala")
        table = (await ala.post("/api/tables", {"game": "tigris", "seats": 2, "plan": [ME]}))["id"]
        token = (await _links(ala, table))[1]
        assert (await ala.post("/api/links", {"token": token}))["seat"] == 0
        assert (await ala.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"


@in_loop
async def test_chat_begins_before_the_game_and_stays(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        table = (await ala.post("/api/tables", {"game": "tigris", "seats": 2, "plan": [ME]}))["id"]
        async with ola.at(table) as watching:
            await watching.kind("welcome")
            assert (await watching.ask("chat", text="may I?"))["type"] == "refused"
        await ola.post(f"/api/tables/{table}/join", {})
        async with ala.at(table) as here, ola.at(table) as there:
            await here.kind("welcome")
            await there.kind("welcome")
            assert (await here.ask("chat", text="hello"))["type"] == "done"
            line = await there.kind("chat")
            assert (line["line"]["name"], line["line"]["text"]) == ("Ala", "hello")
            await ala.post(f"/api/tables/{table}/start")
            again = await there.kind("welcome")
            assert [each["text"] for each in again["chat"]] == ["hello"]


@in_loop
async def test_a_free_chair_is_taken_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        wish = {"game": "tigris", "seats": 4, "plan": [ME, OPEN, BOT, OPEN]}
        table = (await ala.post("/api/tables", wish))["id"]
        await ola.post(f"/api/tables/{table}/join", {"seat": 3})
        await ola.ask("DELETE", f"/api/tables/{table}/seats/1", None, 403)
        await ala.ask("DELETE", f"/api/tables/{table}/seats/3", None, 409)  # Ola sits there
        seats = (await ala.ask("DELETE", f"/api/tables/{table}/seats/1"))["seats"]
        assert [(seat["seat"], seat["kind"]) for seat in seats] == [
            (0, "person"),
            (1, "bot"),
            (2, "person"),
        ]
        await ala.ask("DELETE", f"/api/tables/{table}/seats/1")
        refused = await ala.ask("DELETE", f"/api/tables/{table}/seats/1", None, 400)
        assert refused["code"] == "server.bad_seats"


@in_loop
async def test_how_a_game_begins_is_shown_without_a_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        stranger = await server.stranger()
        view = (await stranger.post("/api/games/tigris/start", {"seats": 3}))["view"]
        assert view["seats"] == 3 and view["seat"] is None and view["pending"]
        await stranger.post("/api/games/tigris/start", {"seats": 9}, 400)
        await stranger.post("/api/games/chess/start", {"seats": 2}, 404)
        code = await stranger.post("/api/qr", {"text": "http://example.org/s/abc"})
        assert code["size"] >= 21 and code["path"].startswith("M")


@in_loop
async def test_chairs_change_places_before_the_start(tmp_path: Path) -> None:
    """With whoever sits there, their links and names; everybody who looks sees it at once."""
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        friend = {"kind": "open", "reserved": True, "name": "Ewa"}
        wish = {"game": "alea", "seats": 4, "plan": [ME, friend, BOT, OPEN]}
        table = (await ala.post("/api/tables", wish))["id"]
        await ola.post(f"/api/tables/{table}/join", {})
        async with ola.at(table) as sitting:
            assert (await sitting.kind("welcome"))["mine"]["seats"] == [3]
            swap = f"/api/tables/{table}/swap"
            await ola.post(swap, {"one": 3, "other": 0}, 403)
            await ala.post(swap, {"one": 0, "other": 4}, 404)
            await ala.post(swap, {"one": 0}, 400)
            seats = (await ala.post(swap, {"one": 3, "other": 0}))["seats"]
            assert [seat["name"] for seat in seats] == ["Ola", "Ewa", "", "Ala"]
            assert (await sitting.kind("table"))["mine"]["seats"] == [0]
        async with ala.at(table) as sitting:
            before = (await sitting.kind("welcome"))["mine"]["links"]
            seats = (await ala.post(swap, {"one": 1, "other": 2}))["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "bot", "open", "person"]
            after = (await sitting.kind("table"))["mine"]["links"]
            assert after[2] == before[1] and after[1] is None  # the link went with its chair
            await ala.post(swap, {"one": 2, "other": 2})
        await ala.ask("PUT", f"/api/tables/{table}/seats/2", BOT)
        await ala.post(f"/api/tables/{table}/start")
        assert (await ala.post(swap, {"one": 0, "other": 1}, 409))[
            "code"
        ] == "server.already_started"


async def _two(server: Running, **more: Any) -> tuple[Person, Person, str]:
    ala, ola = await server.guest("Ala"), await server.guest("Ola")
    wish = {"game": "alea", "seats": 2, "plan": [ME, OPEN], **more}
    table = (await ala.post("/api/tables", wish))["id"]
    await ola.post(f"/api/tables/{table}/join", {})
    await ala.post(f"/api/tables/{table}/start")
    return ala, ola, table


async def _mine(person: Person) -> list[str]:
    return [each["id"] for each in (await person.get("/api/me/tables"))["tables"]]


@in_loop
async def test_whoever_gives_up_is_followed_by_a_bot_and_rid_of_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await _two(server)
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            info = await ala.post(f"/api/tables/{table}/resign")
            assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        assert await _mine(ala) == [] and await _mine(ola) == [table]
        assert info["host"] == ola.me["id"]
        async with ala.at(table) as watching:  # what they see from now on is everybody's
            assert (await watching.kind("welcome"))["mine"]["seats"] == []
            assert (await watching.kind("update"))["seat"] is None
        async with ola.at(table) as sitting:  # the bot plays on
            await sitting.until(lambda m: m["type"] == "update" and sitting.asked(1))
        await ola.post(f"/api/tables/{table}/resign")  # nobody is left
        assert (await ola.get(f"/api/tables/{table}"))["status"] == "closed"
        assert await _mine(ola) == []
        await ola.post(f"/api/tables/{table}/resign", {}, 409)


@in_loop
async def test_a_rematch_with_people_asks_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola, table = await _two(server)
        async with ala.at(table) as one, ola.at(table) as other:
            for each in (one, other):
                await each.kind("update")
            await play_both(one, other)
        new = await ola.post(f"/api/tables/{table}/rematch")
        assert new["status"] == "open" and new["host"] == ola.me["id"]
        kept = [(s["kind"], s["name"], s["person"]) for s in new["seats"]]
        assert kept == [("person", "Ola", ola.me["id"]), ("open", "Ala", ala.me["id"])]
        assert new["id"] in await _mine(ala)  # she is asked
        begun = await ala.post(f"/api/tables/{table}/rematch")
        assert (begun["id"], begun["status"]) == (new["id"], "running")


async def play_both(one: Any, other: Any) -> None:
    """Two people to the end of their game."""
    sitting = {0: one, 1: other}
    for _ in range(2000):
        view = one.last[0]["view"]
        if view["pending"] is None:
            return
        seat = view["pending"]["seats"][0]
        version = (await sitting[seat].act(seat))["version"]
        for n, each in sitting.items():
            while each.last[n]["version"] < version:
                await each.hear()


@in_loop
async def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest()
        wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await play_on(sitting, [0])
        new = await ala.post(f"/api/tables/{table}/rematch")
        assert new["status"] == "running"
        assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
