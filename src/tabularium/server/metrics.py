"""Figures for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What a host may want to watch. No names, no tokens, no words of games."""

    def __init__(self) -> None:
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

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """A figure that is counted when somebody asks."""
        Gauge(f"tabularium_{name}", about, registry=self.registry).set_function(count)

    def page(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
