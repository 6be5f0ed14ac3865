"""The socket of a table: one per person and table."""

import asyncio
import contextlib
import logging
import time

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from tabularium.kernel import IllegalAction, TabulariumError
from tabularium.server.people.people import Person
from tabularium.server.protocol import wire
from tabularium.server.protocol.refusal import Refusal, problem_of
from tabularium.server.rates import Bucket
from tabularium.server.room import talk
from tabularium.server.room.connection import Connection
from tabularium.server.room.messages import answer
from tabularium.server.room.once import mark_of
from tabularium.server.room.room import Room
from tabularium.server.room.shown import mine, table_info
from tabularium.server.storage.rows import Seating
from tabularium.server.web.http import address, same_origin, session_of
from tabularium.server.web.places import Place
from tabularium.server.web.plain_text import refuse_nul
from tabularium.server.web.services import Services

log = logging.getLogger("tabularium.socket")
_FIRST_MESSAGE = 10.0  # seconds
_LONGEST_ID = 64
# However a socket ends while we write to it, that is no error of ours.
HANG_UPS = (WebSocketDisconnect, ConnectionClosed, OSError, RuntimeError)
_DEAR = 4.0  # messages that a question about all words counts for, besides itself
_NORMAL, _POLICY, _FULL = 1000, 1008, 1013


class TableSocket:
    """One socket at one table, before and after the start of its game."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket,
        table: str,
        person: Person | None,
        place: Place,
    ) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.person = person
        self.place = place
        self.room: Room | None = None
        self.connection: Connection | None = None
        self.changed = asyncio.Event()  # the table changed while there is no room yet
        settings = services.settings
        self.bucket = Bucket(settings.messages_a_second, settings.message_burst)
        self.who = None if person is None else person.id
        self.token: str | None = None  # of a seat's link
        self.chat_seen = 0  # before there is a room to keep count

    async def run(self) -> None:
        """From hello to the end."""
        hello = await self._hello()
        # Before the table is read: what changes while it is read must not be missed.
        stop = self.services.changes.listen(self._table_changed, self.table)
        try:
            await self._serve(hello)
        finally:
            stop()

    async def _serve(self, hello: wire.Hello) -> None:
        seating = await self.services.tables.find(self.table)
        self.token = hello.token
        if self.token is not None and self.token not in [row.token for row in seating.seats]:
            raise Refusal("wrong_link", 403)
        length = self.services.settings.queue_length
        self.connection = Connection(self.person, self._seats(seating), length)
        self._take_place(self.connection)
        self.services.connections.add(self.connection)
        tasks = [asyncio.create_task(self._write(self.connection))]
        try:
            await self._welcome(self.connection, seating, hello.last)
            tasks.append(asyncio.create_task(self._read(self.connection)))
            tasks.append(asyncio.create_task(self._follow(self.connection)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            self.services.connections.discard(self.connection)
            await self._detach(self.connection)
        for each in done:
            if isinstance(each, Refusal):
                raise each
            if isinstance(each, Exception) and not isinstance(each, HANG_UPS):
                log.error("a socket failed", exc_info=each)

    def _take_place(self, connection: Connection) -> None:
        if connection.seats:
            self.place.sit()
        elif self.place.kind == "waiting":
            self.place.stay(connection.hang_up)

    def _seats(self, seating: Seating) -> list[int]:
        """Seats of the person, and of the link; the link of an open seat is not a seat yet.

        Asked anew whenever the table changes: a link goes with the seat to whoever takes it.
        """
        taken = [row for row in seating.seats if row.kind == "person"]
        linked = [row.seat for row in taken if self.token is not None and row.token == self.token]
        return sorted({*seating.held_by(self.who), *linked})

    async def _hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(_FIRST_MESSAGE):
                message = _decode(await self._receive())
        except TimeoutError:
            raise Refusal("no_hello") from None
        if not isinstance(message, wire.Hello):
            raise Refusal("no_hello")
        shape = self.services.shape
        if message.protocol != wire.PROTOCOL or message.shape not in (None, shape):
            raise Refusal("reload", 409, protocol=wire.PROTOCOL)
        return message

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", _NORMAL))
        text = message.get("text")
        data = text.encode() if text is not None else message.get("bytes") or b""
        if len(data) > self.services.settings.message_bytes:
            raise Refusal("too_large", most=self.services.settings.message_bytes)
        return bytes(data)

    # Coming and going

    async def _welcome(self, connection: Connection, seating: Seating, last: int | None) -> None:
        services, person = self.services, self.person
        chatting = talk.may_chat(seating, person)

        async def read(connection: AsyncConnection) -> tuple[str, list[wire.ChatLine]]:
            notes = "" if person is None else await talk.notes_of(connection, self.table, person.id)
            return notes, await talk.chat_of(connection, self.table) if chatting else []

        notes, lines = await services.database.read(read) if person or chatting else ("", [])
        name = "" if person is None else person.name
        here = mine(seating, self.who, name, notes, connection.seats)
        if seating.table.status == "open" or seating.table.version < 0:
            self.chat_seen = max([0, *(line.n for line in lines)])
            connection.send(self._greeting(table_info(seating), here, lines))
            return
        room = await services.rooms.get(self.table)

        async def enter() -> None:
            self.room = room  # from here on the room tells of changes
            room.connections.add(connection)
            room.chat_seen = max([room.chat_seen, *(line.n for line in lines)])
            connection.send(self._greeting(room.info(), room.mine(connection, notes), lines))
            room.show_to(connection, last)
            room.show_table()
            await self._second_person(room, connection)

        await room.call(enter)

    def _greeting(
        self, table: wire.TableInfo, mine: wire.Mine, chat: list[wire.ChatLine]
    ) -> wire.Welcome:
        return wire.Welcome(table, mine, chat, wire.PROTOCOL, self.services.shape)

    async def _second_person(self, room: Room, connection: Connection) -> None:
        """Somebody else with the link of the one person's seat: bots think aloud no more."""
        others = [s for s in connection.seats if room.seating.seats[s].person != self.who]
        if others and room.seating.table.aloud:
            await room.change_table(aloud=False)

    async def _detach(self, connection: Connection) -> None:
        room = self.room
        connection.closed = True
        if room is not None:
            room.connections.discard(connection)
            room.quiet_since = time.monotonic()
            if not room.closing:
                room.show_table()
                room.wake()

    def _table_changed(self, table: str) -> None:
        if table in ("", self.table) and self.room is None:
            self.changed.set()

    async def _follow(self, connection: Connection) -> None:
        """Before the start: show every change of the table, and go in when it begins."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.room is not None:
                continue
            seating = await self.services.tables.find(self.table)
            connection.seats = self._seats(seating)
            self._take_place(connection)
            if seating.table.version >= 0:
                await self._welcome(connection, seating, None)
            else:
                name = "" if self.person is None else self.person.name
                here = mine(seating, self.who, name, "", connection.seats)
                connection.send(wire.Table(table_info(seating), here))
                await self._show_chat(connection, seating)

    async def _show_chat(self, connection: Connection, seating: Seating) -> None:
        """Before the start: what was said since."""
        if not talk.may_chat(seating, self.person):
            return
        since = self.chat_seen
        for line in await self.services.database.read(lambda c: talk.chat_of(c, self.table, since)):
            self.chat_seen = max(self.chat_seen, line.n)
            connection.send(wire.ChatSaid(line))

    async def _chat(self, connection: Connection, id: str, text: str) -> None:
        """A line before the start; it stays into the game."""
        seating = await self.services.tables.find(self.table)
        if self.person is None or not talk.may_chat(seating, self.person):
            raise Refusal("no_chat", 403)
        mark = mark_of(id, self.person.id, "chat", 0, text)
        spoken = talk.Spoken(self.table, self.person, text, mark, seating.table.version)
        await talk.write_line(self.services.database, self.services.broker, spoken)
        self.services.changes.tell(self.table)
        connection.answer(wire.Done(id, seating.table.version))

    # Writing and reading

    async def _write(self, connection: Connection) -> None:
        while True:
            data = await connection.next()
            if data is None:
                return
            await self.socket.send_text(data.decode())
            if connection.behind and connection.empty and self.room is not None:
                room = self.room
                connection.behind = False

                async def catch_up(room: Room = room) -> None:
                    room.show_to(connection, None)
                    connection.send(wire.Table(room.info(), room.mine(connection)))

                await room.call(catch_up)

    async def _read(self, connection: Connection) -> None:
        metrics = self.services.metrics
        while True:
            await connection.room_for_answers()
            data = await self._receive()
            metrics.messages.inc()
            if not self.bucket.take():
                raise Refusal("too_fast", 429)
            name = ""
            try:
                name = _name_of(data)
                message = _decode(data)
                await self._answer(connection, message)
            except Refusal as refusal:
                metrics.refused.labels(refusal.problem.code).inc()
                connection.answer(wire.Refused(name, refusal.problem))
                if refusal.problem.code == "server.stale" and self.room is not None:
                    room = self.room

                    async def again(room: Room = room) -> None:
                        room.show_to(connection, connection.version)

                    await room.call(again)
            except TabulariumError as error:
                metrics.refused.labels(error.reason.code).inc()
                connection.answer(wire.Refused(name, problem_of(error.reason)))

    async def _answer(self, connection: Connection, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                connection.answer(wire.Pong())
                return
            case wire.Hello():
                raise Refusal("hello_twice")
            case wire.Note(id, text):
                if self.person is None:
                    raise Refusal("no_session", 401)
                database = self.services.database
                await talk.write_note(database, self.table, self.person.id, text)
                connection.answer(wire.Done(id, connection.version or 0))
                return
            case wire.Chat(id, text) if self.room is None:
                await self._chat(connection, id, text)
                return
        room = self.room
        if room is None or room.closing:
            raise Refusal("not_started", 409)
        if isinstance(message, wire.Consequences) and not self.bucket.take(_DEAR):
            raise Refusal("too_fast", 429)
        begun = time.perf_counter()
        await answer(room, connection, message)
        if isinstance(message, wire.Act):
            self.services.metrics.seconds.observe(time.perf_counter() - begun)


class _Named(msgspec.Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named).decode


def _name_of(data: bytes) -> str:
    """The id of a message, also of one that cannot be read: whoever waits for it is answered."""
    try:
        return _named(data).id[:_LONGEST_ID]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def _decode(data: bytes) -> wire.ClientMessage:
    try:
        message: wire.ClientMessage = wire.decode(data)
        refuse_nul(data, message)
        return message
    except msgspec.MsgspecError as error:
        raise Refusal("bad_message", why=str(error)) from None
    except (UnicodeDecodeError, RecursionError):
        raise Refusal("bad_message", why="not JSON") from None


async def table_socket(socket: WebSocket) -> None:
    """The socket of a table."""
    services: Services = socket.app.state.services
    if not same_origin(services.settings, socket):
        await socket.close(_POLICY)
        return
    await socket.accept()
    table = str(socket.path_params["table"])
    code, place = _NORMAL, None
    try:
        where = address(socket)
        if not services.requests.take(where):
            raise Refusal("too_fast", 429)
        person = await services.people.by_session(session_of(socket))
        place = services.places.knock(where, "" if person is None else person.id)
        await TableSocket(services, socket, table, person, place).run()
    except Refusal as refusal:
        code = _FULL if refusal.status == 503 else _POLICY
        with contextlib.suppress(Exception):
            await socket.send_text(wire.encode(wire.Bye(refusal.problem)).decode())
    except (*HANG_UPS, IllegalAction):
        pass
    finally:
        if place is not None:
            place.leave()
        with contextlib.suppress(Exception):
            await socket.close(code)
