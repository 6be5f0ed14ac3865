"""The research API beside the libraries' own games, in one run.

Theirs live in an environment of their own in the user's cache folder, made on first use: the
classic games of PettingZoo want packages that nobody else needs.
"""

import hashlib
import json
import multiprocessing
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tabularium import _build, games
from tabularium.bench.peers import PeersUnavailable
from tabularium.kernel import Facts

PINS: Final = (
    "pettingzoo==1.27.*",
    "gymnasium==1.4.*",
    "open_spiel==2.0.2",
    "numpy>=2.2,<3",
    "pygame",  # of the classic games
    "chess",
)
SCRIPT: Final = Path(__file__).with_name("research_games.py")
PLAYED: Final = 128  # games of self-play for each process
SHARE: Final = 4  # games a process takes at once
ROUNDS: Final = 3  # the best counts: on a busy machine the others tell of the neighbours

Tell = Callable[[str], None]


def measure(seconds: float, names: list[str], tell: Tell) -> Facts:
    """Our games and theirs, and how self-play grows with processes."""
    ours: list[Facts] = []
    for name in names:
        tell(name)
        ours.append(measure_game(name, seconds))
    tell("selfplay")
    growth = [measure_selfplay(name) for name in names]
    tell("peers")
    theirs = list(measure_peers(seconds))
    return {"build": _build.note(), "ours": ours, "selfplay": growth, "theirs": theirs}


def measure_game(name: str, seconds: float) -> Facts:
    """Steps a second of one of our games with all seats taken."""
    import pyspiel

    from tabularium.bench.research_games import per_second, spiel_episode, zoo_episode
    from tabularium.research.spiel import name_of
    from tabularium.research.versions import version_of

    seats = games[name].seats[-1]
    env = import_module(f"tabularium.research.zoo.{name}_v{version_of(name)}").env(seats=seats)
    game = pyspiel.load_game(name_of(name), {"players": seats})
    return {
        "game": name,
        "seats": seats,
        "zoo_per_s": per_second(zoo_episode(env), seconds),
        "spiel_per_s": per_second(spiel_episode(game, False), seconds),
        "spiel_observed_per_s": per_second(spiel_episode(game, True), seconds),
        **_observing(name, seats, seconds),
    }


def _observing(name: str, seats: int, seconds: float) -> Facts:
    """Microseconds of what an observation is made of: a view, and writing it down as numbers."""
    from tabularium.bench.engine import Bench
    from tabularium.research.environment import research_options
    from tabularium.research.layout import layout_for

    spec = games[name]
    bench = Bench(spec, seats)
    layout = layout_for(name, seats, research_options(spec, {}))
    views = [state.view(seat) for state, seat in bench.asked]
    done = 0
    start = now = time.process_time()
    while now - start < seconds / 4:
        for view in views:
            layout.encode(view)
        done += len(views)
        now = time.process_time()
    return {**bench.call("view", seconds / 4), "encode_us": 1e6 * (now - start) / done}


def measure_selfplay(name: str) -> Facts:
    """Letters of random self-play with one process and with one per core.

    By the clock, and by the time of all processors together: on a busy machine the clock tells of
    the neighbours, but what a letter costs each process shows whether they are in each other's way.
    """
    cores = os.cpu_count() or 1
    rounds = [[_self_play(name, processes) for processes in (1, cores)] for _ in range(ROUNDS)]
    one, many = (max(rates) for rates in zip(*rounds, strict=True))
    cpu_one, cpu_many = (max(rate[1] for rate in rates) for rates in zip(*rounds, strict=True))
    rates = {"one_per_s": one[0], "all_per_s": many[0]}
    return {
        "game": name,
        "cores": cores,
        **rates,
        "one_per_cpu_s": cpu_one,
        "all_per_cpu_s": cpu_many,
    }


def _self_play(name: str, processes: int) -> tuple[float, float]:
    """The clock starts when all processes have imported the game and played once."""
    from tabularium.research.selfplay import Plan

    plan = Plan(name, games[name].seats[-1])
    numbers = range(PLAYED * processes)
    shares = [list(numbers[at : at + SHARE]) for at in range(0, len(numbers), SHARE)]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawn) as pool:
        list(pool.map(_share, [plan] * 4 * processes, [[0]] * 4 * processes))
        begun = time.perf_counter()
        done = list(pool.map(_share, [plan] * len(shares), shares))
        spent = time.perf_counter() - begun
    letters = sum(each[0] for each in done)
    return letters / spent, letters / sum(each[1] for each in done)


def _share(plan: Any, numbers: list[int]) -> tuple[int, float]:
    """Play some games; letters and seconds of the processor."""
    from tabularium.research.selfplay import play_games

    begun = time.process_time()
    letters = sum(len(game.letters) for game in play_games(plan, numbers))
    return letters, time.process_time() - begun


def measure_peers(seconds: float) -> Iterator[dict[str, Any]]:
    """The libraries' own games; raises PeersUnavailable."""
    python = prepare()
    for line in _lines([str(python), "-I", str(SCRIPT), str(seconds)], "do not run"):
        try:
            facts = json.loads(line)
        except ValueError:
            continue  # what a library prints of its own accord
        if isinstance(facts, dict) and "steps_per_s" in facts:
            yield facts


def prepare() -> Path:
    """The Python of the environment, which is made if it is not there."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    wanted = hashlib.sha256(" ".join((*PINS, sys.version)).encode()).hexdigest()[:12]
    home = cache / "tabularium" / f"research-{wanted}"
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not (home / "ready").exists():
        try:
            venv.create(home, clear=True, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise PeersUnavailable(f"The libraries need a cache folder: {error}") from error
        install = [str(python), "-I", "-m", "pip", "install", "-q", *PINS]
        for _ in _lines(install, "cannot be installed (is there a network?)"):
            pass
        (home / "ready").touch()
    return python


def _lines(command: list[str], failure: str) -> Iterator[str]:
    """The output of a command; if it fails, its last complaint."""
    last = ""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last = line.strip() or last
            yield line.strip()
    if process.returncode != 0:
        raise PeersUnavailable(f"The libraries {failure}: {last}")
