"""One run of `tabularium bench`: builds and peers, each in a process of its own, in turns."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tabularium.bench.engine import CALLS, WHOLE
from tabularium.bench.machine import machine
from tabularium.bench.peer_games import PEERS
from tabularium.bench.turns import ROUNDS, Turn, Worker, take_turns
from tabularium.kernel import Facts

SCRIPT: Final = Path(__file__).with_name("engine.py")
TASKS: Final = (*WHOLE, *CALLS)
# TAG is Java and not run here. Decisions a second of its random players with four seats, in units
# of Catanatron's on the same machine on the day named; see docs/speed.md.
TAG_DATE: Final = "2026-11-17"
TAG: Final = {"Catan": 13.6, "Puerto Rico": 17.8, "Dominion": 26.5}

Tell = Callable[[str], None]


def open_build(path: str | None = None, pure: bool = False) -> Worker:
    """A process with what is installed here, its sources, or another build in a folder."""
    env = {**os.environ, "TABULARIUM_PURE": "1" if pure else os.environ.get("TABULARIUM_PURE", "")}
    # Where we find our modules (a small game among them) the child finds them too.
    places = [each for each in sys.path if each]
    env["PYTHONPATH"] = os.pathsep.join(places if path is None else [path])
    return Worker([sys.executable, "-P", str(SCRIPT)], env)


def seats_for(spec_seats: range, wanted: int | None) -> int:
    """As many seats as wished, or as many as there are, or as few."""
    if wanted is None:
        return spec_seats[-1]
    return min(max(wanted, spec_seats[0]), spec_seats[-1])


class Run:
    """What takes part in one run."""

    def __init__(self, builds: dict[str, Worker], peers: Worker | None) -> None:
        self.builds = builds
        self.peers = peers

    def measure(self, games: dict[str, int], seconds: float, tell: Tell) -> Facts:
        """Game by game, and within a game in turns; the peers beside every game's play."""
        found: dict[str, dict[str, Any]] = {name: {} for name in self.builds}
        peers: dict[str, list[Any]] = {name: [] for name in PEERS} if self.peers else {}
        for game, seats in games.items():
            figures = take_turns(self._turns(game, seats), seconds, ROUNDS, _saying(tell, game))
            for name in self.builds:
                if name in figures:
                    found[name][game] = {"seats": seats, **figures[name]}
            for name, rows in peers.items():
                rows.append(figures[name])
        return {
            "machine": machine(),
            "seconds": seconds,
            "rounds": ROUNDS,
            "builds": {
                name: {**worker.ask("build - 0", 0), "games": found[name]}
                for name, worker in self.builds.items()
            },
            "peers": self._peers(peers),
        }

    def _turns(self, game: str, seats: int) -> list[Turn]:
        known = {name for name, worker in self.builds.items() if game in _games(worker)}
        turns: list[Turn] = []
        for task in TASKS:
            for name in self.builds:
                if name in known:
                    turns.append((name, self.builds[name], f"{task} {game} {seats}"))
            if self.peers is not None and task in ("play", "copy"):
                turns += [(name, self.peers, f"{task} {name} 0") for name in PEERS]
        return turns

    def _peers(self, rows: dict[str, list[Any]]) -> list[Facts]:
        """One row for each peer: its figures beside each of our games, and over all of them."""
        found: list[Facts] = []
        for name, figures in rows.items():
            assert self.peers is not None
            about = self.peers.ask(f"version {name} 0", 0)
            found.append({"name": name, **about, "beside": figures})
        return found


def _games(worker: Worker) -> list[str]:
    games: list[str] = worker.ask("build - 0", 0)["games"]
    return games


def _saying(tell: Tell, game: str) -> Callable[[int], None]:
    return lambda number: tell(f"{game} {number + 1}/{ROUNDS}")
