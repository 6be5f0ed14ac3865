"""What this process is made of, put together once; handlers of requests and sockets use it."""

import asyncio
import logging
import time

from tabularium.registry import OURS, games
from tabularium.server.bots.pool import BotPool
from tabularium.server.health import Health
from tabularium.server.metrics import Metrics
from tabularium.server.past.course import Courses
from tabularium.server.past.history import Archive
from tabularium.server.past.sparks import Sparks
from tabularium.server.past.verdicts import Verdicts
from tabularium.server.people.notify import Notifier
from tabularium.server.people.people import People
from tabularium.server.pools import Pools
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.protocol.wire import Bye
from tabularium.server.rates import Buckets
from tabularium.server.room.connection import Connection
from tabularium.server.room.keeper import KeeperServices
from tabularium.server.room.room import RoomServices
from tabularium.server.room.rooms import Rooms
from tabularium.server.rounds import Rounds
from tabularium.server.settings import Settings
from tabularium.server.storage.broker import Broker
from tabularium.server.storage.changes import TableChanges
from tabularium.server.storage.database import Database
from tabularium.server.storage.processes import BEAT, Processes
from tabularium.server.tables.lobby import LobbyBoard
from tabularium.server.tables.tables import Tables
from tabularium.server.web.places import Places
from tabularium.shapes import fingerprint

log = logging.getLogger("tabularium.services")
_LOOK = 1.0  # seconds between looks for tables that are due
_FAREWELL = 1.0  # seconds in which sockets are told that we stop
_PRESENCE = 10.0  # seconds between notes of who is looking


class Services:
    """Everything a request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.opened = False
        self.since = time.time()
        self.metrics = Metrics()
        self.changes = TableChanges()
        self.database = Database(settings)
        self.processes = Processes(settings, self.database)
        self.broker = Broker(self.processes.id, settings, self.database)
        self.pools = Pools()
        self.people = People(self.database, self.pools.passwords)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.notifier = Notifier(settings, self.people, self.database, self.metrics, self.pools)
        self.rooms = self._make_rooms()
        self.tables = Tables(
            self.database, self.broker, self.changes, self.rooms, settings.tables_a_person
        )
        self.lobby = LobbyBoard(self.database, self.tables, self.rooms, self.changes)
        self.archive = Archive(self.database, self.pools.saves)
        self.verdicts = Verdicts(self.archive, self.changes)
        self.courses = Courses(self.archive)
        self.sparks = Sparks(self.archive)
        self.connections: set[Connection] = set()  # sockets at tables, with a room or before
        self.rounds = Rounds()
        self.health = Health(self.database, self.broker, self.processes, self.rounds)
        self.requests = Buckets(settings.requests_a_second, settings.request_burst)
        self.guesses = Buckets(0.1, 8)  # of a password or a link, from one address
        self.guesses_in_all = Buckets(0.5, 40)
        self.places = Places(
            settings.sockets, settings.sockets_an_address, settings.sockets_a_person
        )
        self.shape = fingerprint(games[game] for game in OURS)
        self._watch()

    def _make_rooms(self) -> Rooms:
        """Rooms get what they use, by name."""
        return Rooms(
            RoomServices(
                self.database,
                self.broker,
                self.changes,
                self.metrics,
                self.pools.forecasts,
                self.settings.undo_seconds,
                self.processes.alone,
            ),
            KeeperServices(
                self.bots,
                self.notifier,
                self.processes,
                self.settings.idle_seconds,
                self.settings.notify_after,
            ),
        )

    async def open(self) -> None:
        """Migrate, take over what was running, begin to beat; once."""
        if self.opened:
            return
        self.opened = True
        await self.database.open()
        await self.processes.open()
        self.broker.heard = self.rooms.heard
        if not self.settings.sqlite:
            self.rounds.keep("broker", self.broker.listen)
        self.rounds.keep("lobby", self.lobby.run)
        self.rounds.add("beat", self.processes.beat, BEAT)
        self.rounds.add("wake", self.rooms.wake_due, _LOOK)
        self.rounds.add("presence", self.rooms.note_presence, _PRESENCE)
        self.rounds.add("verdicts", self.verdicts.judge_ended, _LOOK)

    async def farewell(self) -> None:
        """Tell everybody at a table or in the lobby that we stop; they come back when we do."""
        bye = Bye(Refusal("stopping").problem)
        for connection in list(self.connections):
            connection.hang_up(bye)
        for looker in self.lobby.everybody:
            looker.hang_up(bye)
        until = time.monotonic() + _FAREWELL
        while (self.connections or self.lobby.everybody) and time.monotonic() < until:
            await asyncio.sleep(0.02)

    def hang_up(self, person: str) -> None:
        """A session of theirs has ended; whoever has another one connects anew."""
        for connection in list(self.connections):
            if connection.who == person:
                connection.hang_up()
        for looker in self.lobby.everybody:
            if looker.person == person:
                looker.hang_up()

    async def close(self) -> None:
        """Let every room finish its word, then stop."""
        await self.rounds.close()
        await self.rooms.close()
        await self.bots.close()
        try:
            await self.processes.close()
        except Exception as error:  # without a database there is nothing to leave in order
            log.warning("no farewell", extra={"why": type(error).__name__})
        await self.database.close()

    def _watch(self) -> None:
        rooms, watch = self.rooms, self.metrics.watch
        watch("rooms", "Rooms in memory", lambda: len(rooms.all))
        watch(
            "sockets",
            "Sockets at tables",
            lambda: sum(len(room.connections) for room in rooms.all.values()),
        )
        watch("bots_thinking", "Bots at work or waiting to be", lambda: self.bots.thinking)
        watch("commits", "Commits since the start", lambda: self.database.commits)
