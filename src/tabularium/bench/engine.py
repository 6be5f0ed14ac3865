"""How fast our own games are in the build that runs. As a program it prints JSON.

Random play lists all legal letters before each choice. The choice is a step of a small linear
congruential generator, the same and equally cheap for every game and build.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from tabularium import _build
from tabularium.kernel import Facts, GameSpec, State
from tabularium.registry import games

SAMPLES: Final = 40  # states of random games on which copies, views and guesses are measured
EMPTY: Final = "empty"


def measure(names: list[str], seconds: float) -> Facts:
    """Every game that is asked for, if this build can run it; the empty one is the kernel alone."""
    found: Facts = {}
    for name in names:
        if name in known_games():
            spec = spec_of(name)
            found[name] = measure_game(spec, spec.seats[-1], seconds)
    build: Facts = {"compiled": _build.compiled(), "build": _build.note()}
    return {**build, "seconds": seconds, "games": found}


def known_games() -> list[str]:
    """The kernel alone, the small game where it is installed, and all registered games."""
    small = ["caravan"] if _small_game() is not None else []
    return [EMPTY, *small, *(name for name in games if name not in small)]


def _small_game() -> GameSpec | None:
    """Caravan, if it is here and of the same build: compiled and plain classes do not mix."""
    try:
        module = _from_source("caravan") if _build.pure_wanted() else import_module("caravan")
    except (ImportError, TypeError):
        return None
    spec = None if module is None else module.SPEC
    return spec if isinstance(spec, GameSpec) else None


def _from_source(name: str) -> ModuleType | None:
    """A package outside ours, its sources even if compiled modules lie beside them."""
    if name in sys.modules:
        return sys.modules[name]
    found = find_spec(name)
    folders = [] if found is None else list(found.submodule_search_locations or [])
    init = Path(folders[0]) / "__init__.py" if folders else None
    spec = None if init is None else spec_from_file_location(name, init)
    if spec is None or spec.loader is None:
        return None
    sys.meta_path.insert(0, _build.SourceFinder((name,)))
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def spec_of(name: str) -> GameSpec:
    """A game by its id, registered or not."""
    if name == EMPTY:
        from tabularium.games.empty import SPEC

        return SPEC
    small = _small_game() if name == "caravan" else None
    return games[name] if small is None else small


def measure_game(spec: GameSpec, seats: int, seconds: float) -> Facts:
    """Random play, then what a copy, a view and an imagined state cost."""
    states = sample(spec, seats)  # first, because the first game fills tables and caches
    facts: Facts = {"seats": seats, **play(spec, seats, seconds)}
    asked = [state.pending.seats[0] for state in states if state.pending is not None]
    views = [state.view(seat) for state, seat in zip(states, asked, strict=True)]
    pairs = list(zip(states, asked, strict=True))
    facts["copy_us"] = cost(lambda: [state.copy() for state in states], len(states), seconds)
    facts["view_us"] = cost(lambda: [s.view(seat) for s, seat in pairs], len(pairs), seconds)
    facts["imagine_us"] = cost(
        lambda: [spec.imagine(view, "bench") for view in views], len(views), seconds
    )
    return facts


def new(spec: GameSpec, seats: int, n: int) -> State:
    """A fresh game that nobody records."""
    state = spec.new(seats, f"bench/{n}")
    state.record = None
    state.events = None
    return state


def play(spec: GameSpec, seats: int, seconds: float) -> Facts:
    """Whole random games for at least so many seconds."""
    chance = 20261116
    played = words = letters = options = 0
    start = time.process_time()
    now = start
    while now - start < seconds:
        state = new(spec, seats, played)
        pending = state.pending
        while pending is not None:
            seat = pending.seats[0]
            legal = state.options(seat)
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            options += len(legal)
            state.play(seat, legal[(chance >> 8) % len(legal)])
            letters += 1
            pending = state.pending
        words += state.said
        played += 1
        now = time.process_time()
    spent = now - start
    return {
        "games_per_s": played / spent,
        "words_per_s": words / spent,
        "letters_per_s": letters / spent,
        "letter_us": 1e6 * spent / letters,
        "words_per_game": words / played,
        "options_per_letter": options / letters,
    }


def sample(spec: GameSpec, seats: int) -> list[State]:
    """States spread over a few random games."""
    chance = 1
    states: list[State] = []
    n = 0
    while len(states) < SAMPLES:
        state = new(spec, seats, n)
        n += 1
        while state.pending is not None:
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            if (chance >> 8) % 7 == 0:
                states.append(state.copy())
            seat = state.pending.seats[0]
            legal = state.options(seat)
            state.play(seat, legal[(chance >> 12) % len(legal)])
    return states[:: max(1, len(states) // SAMPLES)]


def cost(work: Callable[[], object], size: int, seconds: float) -> float:
    """Microseconds for one of the `size` things that some work does: the best of several runs."""
    best = float("inf")
    stop = time.process_time() + seconds / 4
    while True:
        start = time.process_time()
        work()
        now = time.process_time()
        best = min(best, now - start)
        if now >= stop:
            return 1e6 * best / size


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[2:], float(sys.argv[1]))))
