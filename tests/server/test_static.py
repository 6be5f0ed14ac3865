"""How the built client is sent, and what messengers are told about links."""

import re
from pathlib import Path

from server.running import ME, in_loop, running
from tabularium.registry import OURS
from tabularium.server.web.app import DIST, PREVIEWS
from tabularium.server.web.links import SIZE


@in_loop
async def test_the_build_is_immutable_by_its_hash_and_packed(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        http = (await server.stranger()).http
        page = await http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        script = re.findall(r"\./(assets/[0-9a-f]{12}/app\.js)", page.text)
        assert len(script) == 1
        packed = await http.get(f"/{script[0]}")
        assert packed.headers["content-encoding"] == "gzip"
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["content-type"].startswith("text/javascript")
        assert packed.content == (DIST / "assets" / "app.js").read_bytes()
        plain = await http.get(f"/{script[0]}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == packed.content
        again = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        # A page of another build finds nothing rather than something that does not fit.
        assert (await http.get("/assets/0123456789ab/app.js")).status_code == 404
        assert (await http.get("/../pyproject.toml")).status_code in (400, 404)
        assert (await http.post("/index.html")).status_code == 405
        words = await http.get("/words/en/client.ftl")
        assert words.headers["content-encoding"] == "gzip" and "client-nav" in words.text


@in_loop
async def test_a_messenger_is_told_game_host_and_cover(tmp_path: Path) -> None:
    async with running(tmp_path, prefix="/games") as server:
        ala = await server.guest('A<b>"la')
        wish = {"game": "tigris", "seats": 2, "plan": [ME], "public": False}
        table = (await ala.post("/api/tables", wish))["id"]
        async with ala.at(table) as sitting:
            token = (await sitting.kind("welcome"))["mine"]["links"][1]
        stranger = await server.stranger()
        page = (await stranger.http.get(f"/s/{token}")).text
        assert (
            'og:title" content="A&lt;b&gt;&quot;la invites you to Tigris &amp; Euphrates"' in page
        )
        assert f"url=../#/seat/{token}" in page and "<script" not in page
        image = re.search(r'og:image" content="([^"]+)"', page)
        assert image is not None and image.group(1).endswith("/games/previews/tigris.png")
        assert sorted(file.stem for file in PREVIEWS.glob("*.png")) == sorted(OURS)
        picture = await stranger.http.get("/previews/tigris.png")
        assert picture.content[:4] == b"\x89PNG"
        size = tuple(int.from_bytes(picture.content[n : n + 4], "big") for n in (16, 20))
        assert size == SIZE
        polish = await stranger.http.get(f"/s/{token}", headers={"accept-language": "pl,en"})
        assert "zaprasza do gry" in polish.text
        # Looking is not sitting down; and a table's own address names no host.
        assert (await ala.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
        assert "invites" not in (await stranger.http.get(f"/t/{table}")).text
        lost = await stranger.http.get("/s/nonsense")
        assert lost.status_code == 404 and "og:image" not in lost.text
