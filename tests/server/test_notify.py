"""Your turn: told once, on the person's channel, when they are not looking."""

import asyncio
import json
import re
from pathlib import Path

from server.running import Sitting, in_loop, running
from server.test_play import two_people


async def _listen(received: list[bytes]) -> asyncio.Server:
    """A web server that notes what is posted."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in head.split(b"\r\n")
            if line.lower().startswith(b"content-length")
        )
        received.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", 0)


async def _until(received: list[bytes], count: int) -> None:
    for _ in range(300):
        if len(received) >= count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{len(received)} messages instead of {count}")


@in_loop
async def test_a_webhook_names_game_table_and_question(tmp_path: Path) -> None:
    received: list[bytes] = []
    listener = await _listen(received)
    hook = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}/hook"
    async with running(
        tmp_path, private_webhooks=True, notify_after=0.3, public_url="http://club.example/t"
    ) as server:
        ala, ola, table = await two_people(server, title="Friday")
        await ola.ask("PATCH", "/api/me", {"webhook": hook, "lang": "pl"})
        async with ala.at(table) as a:
            await a.kind("update")
            while a.asked(0):
                version = (await a.act(0))["version"]
                while a.last[0]["version"] < version:
                    await a.hear()
            await _until(received, 1)
            text = json.loads(received[0])["content"]
            assert "Eufrat i Tygrys" in text and "Friday" in text, text
            assert f"http://club.example/t/#/table/{table}" in text
            await asyncio.sleep(1)
            assert len(received) == 1  # once per question
            # Whoever looks is left in peace.
            async with ola.at(table) as o:
                await o.kind("update")
                while o.asked(1):
                    version = (await o.act(1))["version"]
                    while o.last[1]["version"] < version:
                        await o.hear()
                while a.last[0]["version"] < version:
                    await a.hear()
                while a.asked(0):
                    version = (await a.act(0))["version"]
                    while a.last[0]["version"] < version:
                        await a.hear()
                while o.last[1]["version"] < version:
                    await o.hear()
                await asyncio.sleep(1)
                assert len(received) == 1
    listener.close()


async def _act(sitting: Sitting, seat: int) -> None:
    version = (await sitting.act(seat))["version"]
    while sitting.last[seat]["version"] < version:
        await sitting.hear()


async def _token(lines: list[str]) -> str:
    """What the link in a mail ends with."""
    for _ in range(200):
        text = "".join(lines).replace("=\r\n", "").replace("=3D", "=")
        if found := re.search(r"#/settings/(\S+)", text):
            return found[1].rstrip(".")
        await asyncio.sleep(0.05)
    raise AssertionError("no mail came")


@in_loop
async def test_a_mail(tmp_path: Path) -> None:
    lines: list[str] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Just enough SMTP."""
        writer.write(b"220 here\r\n")
        data = False
        while line := (await reader.readline()).decode():
            lines.append(line)
            if data:
                if line == ".\r\n":
                    data = False
                    writer.write(b"250 taken\r\n")
                continue
            verb = line[:4].upper()
            data = verb == "DATA"
            writer.write(
                b"354 go on\r\n" if data else b"221 bye\r\n" if verb == "QUIT" else b"250 ok\r\n"
            )
            if verb == "QUIT":
                break
        writer.close()

    listener = await asyncio.start_server(talk, "127.0.0.1", 0)
    smtp = f"smtp://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    async with running(tmp_path, smtp=smtp, mail_from="t@club.example", notify_after=0.2) as server:
        ala, ola, table = await two_people(server, title="Buy now")
        me = await ala.ask("PATCH", "/api/me", {"email": "ala@club.example"})
        assert me["mail_offered"] is True and me["email_confirmed"] is False
        token = await _token(lines)
        await asyncio.sleep(1)  # it is her turn, but nobody has said that this is her address
        assert not any(line.startswith("Subject: Tigris") for line in lines), lines
        stranger = await server.stranger()
        wrong = {"token": token[:-1] + ("x" if token[-1] != "x" else "y")}
        await stranger.post("/api/confirm", wrong, status=404)
        assert await stranger.post("/api/confirm", {"token": token}) == {"email": me["email"]}
        assert (await ala.get("/api/me"))["email_confirmed"] is True
        async with ala.at(table) as a:
            await a.kind("update")
            while a.asked(0):  # and it will be her turn again
                await _act(a, 0)
        async with ola.at(table) as o:
            await o.kind("update")
            while o.asked(1):
                await _act(o, 1)
        for _ in range(200):
            if any(line.startswith("Subject: Tigris") for line in lines):
                break
            await asyncio.sleep(0.05)
        subjects = [line for line in lines if line.startswith("Subject: Tigris")]
        assert subjects and not any("Buy now" in line for line in subjects), lines
    listener.close()
