"""Clocks: a bank of time per seat, filled up with every word. The engine never sees them."""

from typing import Any, Final, NamedTuple

from tabularium.server.storage.rows import Seating


class Pace(NamedTuple):
    """How much time there is, in seconds: at the start, with every word, and at most."""

    bank: float
    word: float
    most: float
    live: bool = False  # nobody waits: at zero the fallback is played at once


_HOUR = 3600.0
PACES: Final[dict[str, Pace | None]] = {
    "none": None,
    "live": Pace(900.0, 30.0, 900.0, live=True),
    "day": Pace(24 * _HOUR, 4 * _HOUR, 72 * _HOUR),
    "slow": Pace(72 * _HOUR, 12 * _HOUR, 120 * _HOUR),
}


class Clock:
    """The banks of one table. Times are seconds since the epoch, so that they survive a restart."""

    def __init__(self, pace: str, seats: int, banks: list[float], since: float | None) -> None:
        self.pace = PACES[pace]
        start = self.pace.bank if self.pace is not None else 0.0
        self.banks = list(banks) if banks else [start] * seats
        self.since = since
        self.running: tuple[int, ...] = ()

    def spend(self, now: float) -> None:
        """Take the time that has passed from the banks that run."""
        if self.since is not None:
            for seat in self.running:
                self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, now - self.since))
        self.since = now if self.running else None

    def add(self, seat: int, times: int = 1) -> None:
        """A word was said (or taken back, with times=-1)."""
        if self.pace is not None:
            bank = self.banks[seat] + times * self.pace.word
            self.banks[seat] = min(self.pace.most, max(0.0, bank))

    def run(self, seats: tuple[int, ...], now: float) -> None:
        """From now on these banks run."""
        self.spend(now)
        self.running = seats if self.pace is not None else ()
        self.since = now if self.running else None

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left; None without a clock."""
        if self.pace is None:
            return None
        spent = now - self.since if self.since is not None and seat in self.running else 0.0
        return max(0.0, self.banks[seat] - max(0.0, spent))

    def next_out(self) -> float | None:
        """When the first of the running banks is empty."""
        if self.since is None or not self.running:
            return None
        return self.since + min(self.banks[seat] for seat in self.running)

    def out(self, now: float) -> list[int]:
        """Seats whose time is up."""
        return [seat for seat in self.running if self.left(seat, now) == 0.0]

    def dump(self) -> dict[str, Any]:
        """For the database."""
        return {"banks": self.banks if self.pace is not None else [], "clock_since": self.since}


def clock_of(seating: Seating) -> Clock:
    """The clock of a table, as of its row."""
    t = seating.table
    clock = Clock(t.pace, len(seating.seats), t.banks, t.clock_since)
    if clock.pace is not None and t.clock_since is not None:
        clock.running = timed_seats(seating, t.waiting)
    return clock


def timed_seats(seating: Seating, waiting: list[int]) -> tuple[int, ...]:
    """Seats whose clock runs: people who owe a word and have not been found absent."""
    return tuple(
        [s for s in waiting if not seating.seats[s].bot and seating.seats[s].away != "clock"]
    )
