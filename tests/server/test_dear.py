"""What is dear costs more of one's share, is done once, and cannot be repeated without end."""

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import BOT, ME, in_loop, running
from server.test_play import play_on
from tabularium.server.past import history, verdicts
from tabularium.server.web import routes_before


async def finished(server: Any, person: Any) -> str:
    """A short game that is over."""
    wish = {"game": "alea", "seats": 2, "plan": [ME, BOT], "start": True}
    table = str((await person.post("/api/tables", wish))["id"])
    async with person.at(table) as sitting:
        await sitting.kind("update")
        await play_on(sitting, [0])
    return table


@in_loop
async def test_fairness_is_replayed_once(tmp_path: Path) -> None:
    replayed: list[str] = []
    real = verdicts.replayed

    def counted(game: str, version: int, text: str) -> verdicts.Verdict:
        replayed.append(game)
        return real(game, version, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verdicts, "replayed", counted)
        async with running(tmp_path) as server:
            ala = await server.guest()
            table = await finished(server, ala)
            answers = [await ala.get(f"/api/tables/{table}/fairness") for _ in range(4)]
            assert answers[0]["checked"] is True and answers.count(answers[0]) == 4
            assert replayed == ["alea"]


@in_loop
async def test_a_page_of_the_log_reads_a_page(tmp_path: Path) -> None:
    """The pages together are the whole log, and no page reads all of it."""
    async with running(tmp_path) as server:
        ala = await server.guest()
        table = await finished(server, ala)
        archive = server.services.archive
        read: list[int] = []
        real = archive._rows_before

        async def rows_before(*args: Any) -> Any:
            rows, first = await real(*args)
            read.append(len(rows))
            return rows, first

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(history, "_PAGE", 20)
            patch.setattr(archive, "_rows_before", rows_before)
            moves: list[Any] = []
            before = ""
            while True:
                page = await ala.get(f"/api/tables/{table}/log?eyes=0{before}")
                moves[:0] = page["moves"]
                if page["first"]:
                    break
                before = f"&before={moves[0]['n']}"
        whole = await archive.entries(table, ("events",))
        told = [event for move in moves for event in move["events"]]
        assert told == [e for row in whole for e in history.events_for(row["events"], 0)]
        assert len(read) > 2 and max(read) < len(whole) / 2


@in_loop
async def test_dear_requests_take_more_of_a_share(tmp_path: Path) -> None:
    async with running(tmp_path, requests_a_second=0.001, request_burst=100) as server:
        for method, path, body, most in (
            ("POST", "/api/saves", "nonsense", 4),
            ("POST", "/api/qr", {"text": "ż" * 9}, 10),
            ("POST", "/api/login", {"name": "Nobody", "password": "long enough"}, 10),
        ):
            server.services.requests._all.clear()
            async with httpx.AsyncClient(base_url=server.url) as http:
                sent = {"content": body} if isinstance(body, str) else {"json": body}
                codes = [
                    (await http.request(method, path, **sent)).json()["code"]  # type: ignore[arg-type]
                    for _ in range(most + 1)
                ]
            assert codes[-1] == "server.too_fast" and "server.too_fast" not in codes[:-1], path


@in_loop
async def test_a_name_is_one_however_it_is_spaced(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ala = await server.guest("Ala")
        await ala.post("/api/me/password", {"new": "long enough"})
        other = await server.stranger()
        statuses = []
        for n in range(30):
            name = ["Ala", "ALA", " Ala", "Ala" + " " * n, "Ala\u200b", "\tala "][n % 6]
            body = {"name": name[:40], "password": f"wrong guess {n}"}
            statuses.append((await other.http.post("/api/login", json=body)).status_code)
        assert statuses.count(403) <= 9 and statuses[-1] == 429, statuses


@in_loop
async def test_few_mails_go_to_an_address_nobody_confirmed(tmp_path: Path) -> None:
    mails: list[tuple[str, ...]] = []
    async with running(tmp_path, smtp="smtp://127.0.0.1:9") as server:
        server.services.notifier.mail = lambda *mail: mails.append(mail)  # type: ignore[method-assign]
        words = "Win a prize"
        statuses = []
        for n in range(12):
            guest = await server.guest(f"{words} {n}")
            change = {"email": "victim@example.org", "name": words}
            statuses.append((await guest.http.patch("/api/me", json=change)).status_code)
        assert statuses.count(200) == 2 and set(statuses) == {200, 429}
        while server.services.notifier._sending:
            await next(iter(server.services.notifier._sending))
    assert len(mails) == 2
    assert not any(words in part for mail in mails for part in mail)


@in_loop
async def test_a_code_is_drawn_once_off_the_loop_and_only_of_an_address(tmp_path: Path) -> None:
    drawn: list[str] = []
    real = routes_before.segno.make

    def make(text: str, **options: Any) -> Any:
        drawn.append(threading.current_thread().name)
        return real(text, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(routes_before.segno, "make", make)
        async with running(tmp_path) as server:
            stranger = await server.stranger()
            address = f"http://example.org/s/{tmp_path.name}"
            codes = [await stranger.post("/api/qr", {"text": address}) for _ in range(3)]
            assert codes[0]["path"] and codes.count(codes[0]) == 3
            for text in ("", "a" * 201, "ż", "two words"):
                answer = await stranger.http.post("/api/qr", json={"text": text})
                assert answer.status_code == 400, text
    assert len(drawn) == 1 and drawn[0].startswith("codes")
