"""Sockets: one per person and table, and one for the lobby."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tabularium.kernel import IllegalAction, TabulariumError
from tabularium.registry import games
from tabularium.server import attendance, saying, talk, wire
from tabularium.server.api import Lobby
from tabularium.server.connection import Connection
from tabularium.server.limits import Bucket
from tabularium.server.people import Person
from tabularium.server.refusal import Refusal, problem_of
from tabularium.server.room import Room
from tabularium.server.rows import Sat, mine, table_info
from tabularium.server.updates import letters_of, outcome, update_for
from tabularium.server.web import House, same_origin, session_of

log = logging.getLogger("tabularium.socket")
_FIRST_MESSAGE = 10.0  # seconds
_NORMAL, _POLICY, _FULL = 1000, 1008, 1013


class TableSocket:
    """One socket at one table, before and after the start of its game."""

    def __init__(self, house: House, socket: WebSocket, table: str, person: Person | None) -> None:
        self.house = house
        self.socket = socket
        self.table = table
        self.person = person
        self.room: Room | None = None
        self.connection: Connection | None = None
        self.changed = asyncio.Event()  # the table changed while there is no room yet
        settings = house.settings
        self.bucket = Bucket(settings.messages_a_second, settings.message_burst)
        self.who = None if person is None else person.id
        self.token: str | None = None  # of a seat's link

    async def run(self) -> None:
        """From hello to the end."""
        hello = await self._hello()
        # Before the table is read: what changes while it is read must not be missed.
        stop = self.house.rooms.listen_to_lobby(self._lobby_changed)
        try:
            await self._serve(hello)
        finally:
            stop()

    async def _serve(self, hello: wire.Hello) -> None:
        sat = await self.house.tables.find(self.table)
        self.token = hello.token
        if self.token is not None and self.token not in [row.token for row in sat.seats]:
            raise Refusal("wrong_link", 403)
        length = self.house.settings.queue_length
        self.connection = Connection(self.person, self._seats(sat), length)
        tasks = [asyncio.create_task(self._write(self.connection))]
        try:
            await self._welcome(self.connection, sat, hello.last)
            tasks.append(asyncio.create_task(self._read(self.connection)))
            tasks.append(asyncio.create_task(self._follow(self.connection)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            await self._detach(self.connection)
        for each in done:
            if isinstance(each, Refusal):
                raise each
            if isinstance(each, Exception) and not isinstance(
                each, WebSocketDisconnect | RuntimeError
            ):
                log.error("a socket failed", exc_info=each)

    def _seats(self, sat: Sat) -> list[int]:
        """Seats of the person, and of the link; the link of an open seat is not a seat yet.

        Asked anew whenever the table changes: a link goes with the seat to whoever takes it.
        """
        taken = [row for row in sat.seats if row.kind == "person"]
        linked = [row.seat for row in taken if self.token is not None and row.token == self.token]
        return sorted({*sat.held_by(self.who), *linked})

    async def _hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(_FIRST_MESSAGE):
                message = _decode(await self._receive())
        except TimeoutError:
            raise Refusal("no_hello") from None
        if not isinstance(message, wire.Hello):
            raise Refusal("no_hello")
        return message

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", _NORMAL))
        text = message.get("text")
        data = text.encode() if text is not None else message.get("bytes") or b""
        if len(data) > self.house.settings.message_bytes:
            raise Refusal("too_large", most=self.house.settings.message_bytes)
        return bytes(data)

    # Coming and going

    async def _welcome(self, connection: Connection, sat: Sat, last: int | None) -> None:
        house, person = self.house, self.person
        notes = ""
        if person is not None:
            notes = await house.rooms.database.read(
                lambda c: talk.notes_of(c, self.table, person.id)
            )
        lines = []
        if talk.may_chat(sat, person):
            lines = await house.rooms.database.read(lambda c: talk.chat_of(c, self.table))
        name = "" if person is None else person.name
        here = mine(sat, self.who, name, notes, connection.seats)
        if sat.table.status == "open" or sat.table.version < 0:
            connection.send(wire.Welcome(table_info(sat), here, lines))
            return
        room = await house.rooms.get(self.table)

        async def enter() -> None:
            self.room = room  # from here on the room tells of changes
            room.connections.add(connection)
            room.chat_seen = max([room.chat_seen, *(line.n for line in lines)])
            connection.send(wire.Welcome(room.info(), room.mine(connection, notes), lines))
            self._sync(room, connection, last)
            room.show_table()

        await room.call(enter)

    def _sync(self, room: Room, connection: Connection, last: int | None) -> None:
        """Everything from `last` on, or anew."""
        for seat in connection.observers:
            connection.send(update_for(room.state, room.ledger, seat, last))
        connection.version = room.ledger.version
        for seat in connection.seats:
            room.sat.seats[seat].told = room.ledger.version

    async def _detach(self, connection: Connection) -> None:
        room = self.room
        connection.closed = True
        if room is not None:
            room.connections.discard(connection)
            room.quiet_since = time.monotonic()
            if not room.closing:
                room.show_table()
                room.nudge()

    def _lobby_changed(self, table: str) -> None:
        if table in ("", self.table) and self.room is None:
            self.changed.set()

    async def _follow(self, connection: Connection) -> None:
        """Before the start: show every change of the table, and go in when it begins."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.room is not None:
                continue
            sat = await self.house.tables.find(self.table)
            connection.seats = self._seats(sat)
            if sat.table.version >= 0:
                await self._welcome(connection, sat, None)
            else:
                name = "" if self.person is None else self.person.name
                here = mine(sat, self.who, name, "", connection.seats)
                connection.send(wire.Table(table_info(sat), here))

    # Writing and reading

    async def _write(self, connection: Connection) -> None:
        while True:
            data = await connection.queue.get()
            if data is None:
                return
            await self.socket.send_text(data.decode())
            if connection.behind and connection.queue.empty() and self.room is not None:
                room = self.room
                connection.behind = False

                async def catch_up(room: Room = room) -> None:
                    self._sync(room, connection, None)

                await room.call(catch_up)

    async def _read(self, connection: Connection) -> None:
        metrics = self.house.rooms.metrics
        while True:
            data = await self._receive()
            metrics.messages.inc()
            if not self.bucket.take():
                raise Refusal("too_fast", 429)
            name = ""
            try:
                message = _decode(data)
                name = getattr(message, "id", "")
                await self._answer(connection, message)
            except Refusal as refusal:
                metrics.refused.labels(refusal.problem.code).inc()
                connection.send(wire.Refused(name, refusal.problem))
                if refusal.problem.code == "server.stale" and self.room is not None:
                    room = self.room

                    async def again(room: Room = room) -> None:
                        self._sync(room, connection, connection.version)

                    await room.call(again)
            except TabulariumError as error:
                metrics.refused.labels(error.reason.code).inc()
                connection.send(wire.Refused(name, problem_of(error.reason)))

    async def _answer(self, connection: Connection, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                connection.send(wire.Pong())
                return
            case wire.Hello():
                raise Refusal("hello_twice")
            case wire.Note(id, text):
                if self.person is None:
                    raise Refusal("no_session", 401)
                database = self.house.rooms.database
                await talk.write_note(database, self.table, self.person.id, text)
                connection.send(wire.Done(id, connection.version or 0))
                return
        room = self.room
        if room is None or room.closing:
            raise Refusal("not_started", 409)
        begun = time.perf_counter()
        answer = await room.call(lambda: self._in_room(room, connection, message))
        if answer is not None:
            connection.send(answer)
        if isinstance(message, wire.Act):
            self.house.rooms.metrics.seconds.observe(time.perf_counter() - begun)

    async def _in_room(self, room: Room, connection: Connection, message: Any) -> Any:
        """What a message means for the room; runs in the room's own order."""
        match message:
            case wire.Sync():
                self._sync(room, connection, None)
                return None
            case wire.Chat(id, text):
                if self.person is None or not talk.may_chat(room.sat, self.person):
                    raise Refusal("no_chat", 403)
                await talk.say(room, self.person, text)
                return wire.Done(id, room.ledger.version)
            case wire.Absent(id, seat, choice):
                if not connection.seats:
                    raise Refusal("no_seat", 403)
                await attendance.choose(room, seat, choice, connection.seats)
                return wire.Done(id, room.ledger.version)
            case wire.UndoAnswer(id, _, agree):
                version = await attendance.answer_undo(room, connection.seats, agree)
                return wire.Done(id, version)
        if message.seat not in connection.seats:
            raise Refusal("not_your_seat", 403, seat=message.seat)
        return await _for_seat(room, message)


async def _for_seat(room: Room, message: Any) -> Any:
    """What somebody does or asks for a seat of their own."""
    name, seat, state = message.id, message.seat, room.state
    match message:
        case wire.Act():
            if not 1 <= len(name) <= 64:
                raise Refusal("bad_id")
            await attendance.come_back(room, seat)
            version = await saying.act(room, seat, message.word, message.decision, name)
            return wire.Done(name, version)
        case wire.Withdraw():
            version = await saying.withdraw(room, seat, message.decision, name)
            return wire.Done(name, version)
        case wire.Undo():
            return wire.Done(name, await attendance.ask_undo(room, seat, name))
        case wire.Leave():
            await attendance.leave(room, seat)
            return wire.Done(name, room.ledger.version)
        case wire.Return():
            await attendance.come_back(room, seat)
            return wire.Done(name, room.ledger.version)
        case wire.Letters():
            return wire.Spelled(name, letters_of(state, seat, message.prefix, message.aside))
        case wire.Explain():
            reason = state.explain(seat, message.word)
            return wire.Explained(name, None if reason is None else problem_of(reason))
        case wire.Preview():
            preview = state.preview(seat, message.word)
            return wire.Previewed(name, preview.events, preview.final)
        case wire.Previews():
            return wire.PreviewedAll(name, [outcome(state, seat, word) for word in message.words])
        case wire.Forecast():
            view, spec = state.view(seat), games[room.sat.table.game]
            parts = await asyncio.to_thread(spec.forecast, view)  # a view never changes
            return wire.Forecasted(name, parts, await asyncio.to_thread(spec.outlook, view))
    raise Refusal("bad_message", why=type(message).__name__)


def _decode(data: bytes) -> wire.ClientMessage:
    try:
        message: wire.ClientMessage = wire.decode(data)
        return message
    except msgspec.MsgspecError as error:
        raise Refusal("bad_message", why=str(error)) from None
    except (UnicodeDecodeError, RecursionError):
        raise Refusal("bad_message", why="not JSON") from None


async def table_socket(socket: WebSocket) -> None:
    """The socket of a table."""
    house: House = socket.app.state.house
    if not same_origin(house.settings, socket):
        await socket.close(_POLICY)
        return
    await socket.accept()
    if house.sockets >= house.settings.sockets:
        await socket.close(_FULL)
        return
    house.sockets += 1
    table = str(socket.path_params["table"])
    code = _NORMAL
    try:
        person = await house.people.by_session(session_of(socket))
        await TableSocket(house, socket, table, person).run()
    except Refusal as refusal:
        code = _POLICY
        with contextlib.suppress(Exception):
            await socket.send_text(wire.encode(wire.Bye(refusal.problem)).decode())
    except (WebSocketDisconnect, IllegalAction):
        pass
    finally:
        house.sockets -= 1
        with contextlib.suppress(Exception):
            await socket.close(code)


async def lobby_socket(socket: WebSocket) -> None:
    """The lobby: sent at once, and again whenever something changes, at most twice a second."""
    house: House = socket.app.state.house
    if not same_origin(house.settings, socket) or house.sockets >= house.settings.sockets:
        await socket.close(_POLICY)
        return
    await socket.accept()
    house.sockets += 1
    changed = asyncio.Event()
    changed.set()
    stop = house.rooms.listen_to_lobby(lambda _: changed.set())
    listen = asyncio.create_task(_until_gone(socket))
    try:
        person = await house.people.by_session(session_of(socket))
        while not listen.done():
            await _either(changed.wait(), listen)
            changed.clear()
            if not listen.done():
                await socket.send_text(wire.encode(await lobby(house, person)).decode())
                await _either(asyncio.sleep(0.5), listen)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        house.sockets -= 1
        stop()
        listen.cancel()
        with contextlib.suppress(Exception):
            await socket.close()


async def _either(work: Any, task: "asyncio.Task[None]") -> None:
    """Wait for some work or for the end of a task."""
    first = asyncio.ensure_future(work)
    try:
        await asyncio.wait([first, task], return_when=asyncio.FIRST_COMPLETED)
    finally:
        first.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Nothing is expected from a lobby's client; whatever comes is not read."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return


async def lobby(house: House, person: Person | None) -> Lobby:
    """Public tables, and those of the person."""
    opened, running = [await house.tables.public(status) for status in ("open", "running")]
    own = [] if person is None else await house.tables.of_person(person.id)
    return Lobby(
        [table_info(sat) for sat in opened],
        [table_info(sat) for sat in running],
        [table_info(sat) for sat in own],
    )
