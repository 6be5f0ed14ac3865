"""Figures for Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from tabularium.server.rooms import Rooms


class Metrics:
    """What a host may want to watch. No names, no tokens, no words of games."""

    def __init__(self, rooms: "Rooms") -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.words = Counter("tabularium_words", "Words accepted", registry=r)
        self.refused = Counter("tabularium_refused", "Messages refused", ["code"], registry=r)
        self.conflicts = Counter(
            "tabularium_conflicts", "Entries that another process wrote first", registry=r
        )
        self.broken = Counter("tabularium_broken_rooms", "Rooms lost to an error", registry=r)
        self.messages = Counter("tabularium_messages", "Socket messages received", registry=r)
        self.notices = Counter(
            "tabularium_notices", "Your-turn messages", ["channel", "outcome"], registry=r
        )
        self.seconds = Histogram(
            "tabularium_word_seconds",
            "From a word received to its acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=r,
        )
        self.requests = Counter("tabularium_requests", "HTTP requests", ["status"], registry=r)
        rooms_gauge = Gauge("tabularium_rooms", "Rooms in memory", registry=r)
        rooms_gauge.set_function(lambda: len(rooms.all))
        sockets = Gauge("tabularium_sockets", "Sockets at tables", registry=r)
        sockets.set_function(lambda: sum(len(room.connections) for room in rooms.all.values()))
        thinking = Gauge("tabularium_bots_thinking", "Bots at work or waiting to be", registry=r)
        thinking.set_function(lambda: rooms.bots.thinking)
        commits = Gauge("tabularium_commits", "Commits since the start", registry=r)
        commits.set_function(lambda: rooms.database.commits)

    def page(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
