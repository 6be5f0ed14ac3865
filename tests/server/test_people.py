"""People: guests, passwords, sessions, the administrator."""

from pathlib import Path

from server.running import ME, OPEN, in_loop, running


@in_loop
async def test_a_guest_keeps_the_account_by_a_password(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest("Ala")
        assert ala.me["guest"] is True
        await ala.post("/api/me/password", {"new": "correct horse"})
        assert (await ala.get("/api/me"))["guest"] is False
        await ala.post("/api/logout")
        assert await ala.get("/api/me") is None
        wrong = await ala.post("/api/login", {"name": "Ala", "password": "wrong horse"}, 403)
        assert wrong["code"] == "server.wrong_password"
        again = await ala.post("/api/login", {"name": "ALA", "password": "correct horse"})
        assert again["id"] == ala.me["id"]
        await ala.post("/api/me/password", {"new": "another horse", "old": "no"}, 403)
        await ala.post("/api/me/password", {"new": "another horse", "old": "correct horse"})


@in_loop
async def test_the_name_of_an_account_is_taken_but_guests_may_share_names(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, other = await server.guest("Ala"), await server.guest("Ala")
        await ala.post("/api/me/password", {"new": "correct horse"})
        taken = await other.post("/api/me/password", {"new": "other horse"}, 409)
        assert taken["code"] == "server.name_taken"


@in_loop
async def test_guesses_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest("Ala")
        for _ in range(8):
            await ala.post("/api/login", {"name": "Ola", "password": "guess guess"}, 403)
        answer = await ala.post("/api/login", {"name": "Ola", "password": "guess guess"}, 429)
        assert answer["code"] == "server.too_many_guesses"


@in_loop
async def test_the_cookie_is_out_of_reach_and_the_database_does_not_hold_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        person = await server.stranger()
        answer = await person.http.post("/api/people", content=b'{"name":"Ala"}')
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        token = answer.cookies["tabularium"]
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in files


@in_loop
async def test_names_and_channels_are_checked(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest("Ala")
        for name in ("", "   ", "\x00\x07", "x" * 41):
            await ala.ask("PATCH", "/api/me", {"name": name}, 400)
        me = await ala.ask("PATCH", "/api/me", {"name": "  Ala \n Maria ", "lang": "pl"})
        assert (me["name"], me["lang"]) == ("Ala Maria", "pl")
        assert (await ala.ask("PATCH", "/api/me", {"lang": "xx"}, 400))["detail"]["allowed"] == [
            "en",
            "pl",
        ]
        for url in (
            "http://127.0.0.1/x",
            "http://localhost:9/x",
            "https://[::1]/",
            "http://10.1.2.3/",
            "http://169.254.169.254/latest",
            "http://0.0.0.0/",
            "http://[::ffff:127.0.0.1]/",
        ):
            refused = await ala.ask("PATCH", "/api/me", {"webhook": url}, 400)
            assert refused["code"] == "server.private_webhook", url
        for url in ("ftp://example.org/", "not an address", "http://", "http://[bad"):
            refused = await ala.ask("PATCH", "/api/me", {"webhook": url}, 400)
            assert refused["code"] == "server.bad_webhook", url
        await ala.ask("PATCH", "/api/me", {"email": "no address"}, 400)


@in_loop
async def test_the_administrator(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        token = await server.services.people.admin_link(False)
        assert token and await server.services.people.admin_link(False) is None
        ala, ola = await server.guest("Ala"), await server.guest("Ola")
        await ala.get("/api/admin", 403)
        wrong = await ala.post("/api/admin/enter", {"token": "x" * 32}, 403)
        assert wrong["code"] == "server.wrong_link"
        assert (await ala.post("/api/admin/enter", {"token": token}))["admin"] is True
        table = await ola.post("/api/tables", {"game": "tigris", "seats": 2, "plan": [ME, OPEN]})
        overview = await ala.get("/api/admin")
        assert {person["name"] for person in overview["people"]} == {"Ala", "Ola"}
        assert [each["id"] for each in overview["tables"]] == [table["id"]]
        await ala.post(f"/api/admin/people/{ola.me['id']}/password", {"password": "new password"})
        await ola.post("/api/login", {"name": "Ola", "password": "new password"})
        await ala.post(f"/api/admin/tables/{table['id']}/close")
        assert (await ola.get(f"/api/tables/{table['id']}"))["status"] == "closed"
        await ala.ask("DELETE", f"/api/admin/people/{ola.me['id']}")
        assert await ola.get("/api/me") is None
        anew = await server.services.people.admin_link(True)
        assert anew and anew != token
        await ala.post("/api/admin/enter", {"token": token}, 403)


@in_loop
async def test_whoever_goes_takes_their_data_along(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala, ola = await server.guest("Ala Ważna"), await server.guest("Ola")
        table = (await ola.post("/api/tables", {"game": "tigris", "seats": 2, "plan": [ME]}))["id"]
        await ala.post(f"/api/tables/{table}/join", {})
        await ola.post(f"/api/tables/{table}/start")
        async with ala.at(table) as sitting:
            await sitting.kind("update")
            await sitting.ask("chat", text="moje słowa")
            await sitting.ask("note", text="moja notatka")
        await ala.ask("DELETE", "/api/me")
        assert await ala.get("/api/me") is None
        seats = (await ola.get(f"/api/tables/{table}"))["seats"]
        assert seats[1]["name"] == "" and seats[1]["away"] == "left"
        async with ola.at(table) as sitting:
            welcome = await sitting.kind("welcome")
            assert [line["text"] for line in welcome["chat"]] == [""]
