"""Your turn: a webhook or a mail for somebody who is not looking, once per question."""

import asyncio
import http.client
import json
import logging
import smtplib
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from typing import Any
from urllib.parse import SplitResult, urlsplit

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tabularium.kernel import State
from tabularium.registry import games
from tabularium.server.metrics import Metrics
from tabularium.server.people.addresses import MailAddresses
from tabularium.server.people.people import People, Person
from tabularium.server.people.public import is_public
from tabularium.server.pools import Pools
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.rates import Buckets
from tabularium.server.settings import Settings
from tabularium.server.storage.database import Database
from tabularium.server.storage.rows import Seating
from tabularium.server.storage.schema import seats
from tabularium.words import Words

log = logging.getLogger("tabularium.notify")
_SECONDS = 10.0


class Notifier:
    """Sends messages to people on the channel they chose."""

    def __init__(
        self, settings: Settings, people: People, database: Database, metrics: Metrics, pools: Pools
    ) -> None:
        self.settings = settings
        self.people = people
        self.addresses = MailAddresses(database)
        self.database = database
        self.metrics = metrics
        self.pools = pools
        self._sending: set[asyncio.Task[None]] = set()
        self._rate = Buckets(1 / 20, 10)  # messages to one person

    async def your_turn(self, seating: Seating, state: State, version: int, seat: int) -> None:
        """Tell the person of a seat that they are asked; at most once per version."""
        row = seating.seats[seat]
        row.told = version
        here = (seats.c.table == seating.table.id) & (seats.c.seat == seat)

        async def claim(connection: AsyncConnection) -> bool:
            change = update(seats).where(here, seats.c.told < version).values(told=version)
            return (await connection.execute(change)).rowcount == 1

        if not await self.database.write(claim):
            return  # another process was first
        person = await self.people.by_id(row.person)
        if person is None or not (person.webhook or (person.email and self.settings.smtp)):
            return
        if not self._rate.take(person.id):
            return
        subject, text = self.words(person, seating, state, seat)
        self._later(self._send(person, subject, text))

    def _later(self, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(sending, name="message")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def ask_to_confirm(self, person: Person, address: str, place: str) -> None:
        """Send somebody's new address a link; it says nothing that they have written."""
        if not self.settings.smtp:
            raise Refusal("no_mail", 409)
        token = await self.addresses.ask(person, address, place)
        words = Words(person.lang)
        url = f"{self.settings.public_url.rstrip('/')}/#/settings/{token}"
        subject, text = words.say("server-confirm-subject"), words.say("server-confirm", url=url)
        self._later(self._try("mail", self.pools.outgoing.run(self.mail, address, subject, text)))

    def words(self, person: Person, seating: Seating, state: State, seat: int) -> tuple[str, str]:
        """Subject and text, in the person's language: game, table, and what is asked."""
        table = seating.table
        words = Words(person.lang, table.game, games[table.game].alphabet)
        words.names = [row.name for row in seating.seats]
        words.seat = seat
        asked = _question(words, state, seat)
        title = table.title or table.id
        subject = words.say("server-your-turn-subject", game=words.title())
        text = words.say(
            "server-your-turn",
            game=words.title(),
            table=title,
            asked=asked,
            url=f"{self.settings.public_url.rstrip('/')}/#/table/{table.id}",
        )
        return subject, text

    async def _send(self, person: Person, subject: str, text: str) -> None:
        if person.webhook:
            await self._try("webhook", self._post(person.webhook, text))
        if self.settings.smtp and await self.addresses.confirmed(person):
            await self._try("mail", self.pools.outgoing.run(self.mail, person.email, subject, text))

    async def _post(self, url: str, text: str) -> None:
        parts, address = await self.checked(url)
        await self.pools.outgoing.run(self.post, parts, address, text)

    async def checked(self, url: str) -> tuple[SplitResult, str]:
        """The parts of a webhook's address and the machine it leads to; refuses what we must not.

        A name server may be silent, so this never waits on the loop, and not for long.
        """
        return await self.pools.names.run(self.look_up, url)

    async def _try(self, channel: str, sending: Awaitable[None]) -> None:
        outcome = "sent"
        try:
            await sending
        except (OSError, ValueError, Refusal, http.client.HTTPException) as error:
            outcome = "failed"  # what went wrong may name the address: only its kind is told
            log.warning(
                "a message was not sent", extra={"channel": channel, "why": type(error).__name__}
            )
        self.metrics.notices.labels(channel, outcome).inc()

    # Channels; these block and run in a thread

    def post(self, parts: SplitResult, address: str, text: str) -> None:
        """POST to a webhook; `content` and `text` suit the common chat services."""
        body = json.dumps({"content": text, "text": text})
        port = parts.port or (443 if parts.scheme == "https" else 80)
        connection: http.client.HTTPConnection
        if parts.scheme == "https":
            connection = _PinnedHTTPS(address, str(parts.hostname), port)
        else:
            connection = http.client.HTTPConnection(address, port, timeout=_SECONDS)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Host": parts.netloc.rpartition("@")[2], "Content-Type": "application/json"}
        try:
            with _cut_after(_SECONDS, lambda: connection.sock):
                connection.request("POST", path, body, headers)
                status = connection.getresponse().status  # a redirect is not followed
        finally:
            connection.close()
        if status >= 300:
            raise OSError(f"the webhook answered {status}")

    def look_up(self, url: str) -> tuple[SplitResult, str]:
        """Refuse addresses inside our own network; returns the address that was checked.

        We connect to that very address, so that a second look-up cannot lead elsewhere.
        """
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refusal("bad_webhook", url=url) from None
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refusal("bad_webhook", url=url)
        try:
            found = socket.getaddrinfo(parts.hostname, port or 443, type=socket.SOCK_STREAM)
        except (OSError, ValueError):  # no such name, or none that could be
            raise Refusal("bad_webhook", url=url) from None
        addresses = [str(each[4][0]) for each in found]
        for address in addresses:
            if not self.settings.private_webhooks and not is_public(address):
                raise Refusal("private_webhook", url=url)
        return parts, addresses[0]

    def mail(self, to: str, subject: str, text: str) -> None:
        """Send a mail."""
        parts = urlsplit(self.settings.smtp)
        message = EmailMessage()
        message["From"] = self.settings.mail_from or parts.username or "tabularium@localhost"
        message["To"] = to
        message["Subject"] = subject
        message.set_content(text)
        secure = parts.scheme == "smtps"
        post = (smtplib.SMTP_SSL if secure else smtplib.SMTP)(timeout=_SECONDS)
        with _cut_after(2 * _SECONDS, lambda: post.sock):
            post.connect(str(parts.hostname), parts.port or (465 if secure else 25))
            if not secure and parts.username:
                post.starttls(context=ssl.create_default_context())
            if parts.username:
                post.login(parts.username, parts.password or "")
            post.send_message(message)
            post.quit()


@contextmanager
def _cut_after(seconds: float, sock: Callable[[], socket.socket | None]) -> Iterator[None]:
    """End a conversation with somebody who answers a little now and then, for ever."""

    def cut() -> None:
        with suppress(OSError):
            if (open_one := sock()) is not None:
                open_one.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class _PinnedHTTPS(http.client.HTTPSConnection):
    """TLS to an address we have checked, with the certificate of the name."""

    def __init__(self, address: str, name: str, port: int) -> None:
        super().__init__(name, port, timeout=_SECONDS, context=ssl.create_default_context())
        self._address = address
        self._tls = ssl.create_default_context()

    def connect(self) -> None:
        self.sock = plain = socket.create_connection((self._address, self.port), _SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)


def _question(words: Words, state: State, seat: int) -> str:
    pending = state.pending
    assert pending is not None
    view = state.view(seat)
    prompt = view["prompt"]
    assert isinstance(prompt, dict)
    return words.ask(pending.prompt, prompt)
