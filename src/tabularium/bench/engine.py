"""How fast the games of one build are. As a program it measures on demand, one task per line.

It reads `TASK GAME SEATS SECONDS` and answers each line with a line of JSON; whoever asks takes
turns between builds and engines (`turns.py`). It may be run by its path for another build, also an
older one: what that build cannot do faster is done there as its callers did it. Choices are steps
of a small linear congruential generator, the same for every game, build and engine.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tabularium import _build
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Facts, GameSpec, Picks, State, View, any_word
from tabularium.registry import games

try:
    from tabularium.search import play_out
except ImportError:  # a build from before there were playouts
    play_out = None  # type: ignore[assignment]

SAMPLES: Final = 40  # states of random games on which single calls are measured
ROOTS: Final = 20  # starts from which playouts go
ITERATIONS: Final = 60  # of a search
EMPTY: Final = "empty"
STEP: Final = 8  # letters between two looks at the clock, where growth is measured

Work = Callable[[], object]
clock = time.process_time


class Dice:
    """The generator of every loop here and in `peer_games.py`."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.number = (self.number * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.number >> 8) % bound


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


def new(spec: GameSpec, seats: int, n: int) -> State:
    """A fresh game that nobody records."""
    state = spec.new(seats, f"bench/{n}")
    state.record = None
    state.events = None
    return state


class Bench:
    """What can be measured of one game with some seats. Each call goes on where the last ended."""

    def __init__(self, spec: GameSpec, seats: int) -> None:
        self.spec = spec
        self.seats = seats
        self.begun = 0  # games
        self.dice = Dice(20261116)
        self.roots = [new(spec, seats, n) for n in range(ROOTS)]
        self._works: dict[str, tuple[Work, int]] = {}
        self.states = self._sample()
        asked = [state.pending.seats[0] for state in self.states if state.pending is not None]
        self.asked = list(zip(self.states, asked, strict=True))

    def _sample(self) -> list[State]:
        """States spread over a few random games."""
        states: list[State] = []
        dice = Dice(1)
        while len(states) < SAMPLES:
            state = self._next_game()
            while state.pending is not None:
                if dice.below(7) == 0:
                    states.append(state.copy())
                seat = state.pending.seats[0]
                legal = state.options(seat)
                state.play(seat, legal[dice.below(len(legal))])
        return states[:: max(1, len(states) // SAMPLES)]

    def _next_game(self) -> State:
        self.begun += 1
        return new(self.spec, self.seats, self.begun)

    # Whole games

    def play(self, seconds: float) -> Facts:
        """Random games from Python, letter by letter, all options listed before each."""
        chance = self.dice.number
        played = words = letters = options = real = 0
        start = now = clock()
        while now - start < seconds:
            state = self._next_game()
            pending = state.pending
            while pending is not None:
                seat = pending.seats[0]
                legal = state.options(seat)
                chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
                number = len(legal)
                options += number
                real += number > 1
                state.play(seat, legal[(chance >> 8) % number])
                letters += 1
                pending = state.pending
            words += state.said
            played += 1
            now = clock()
        self.dice.number = chance
        spent = now - start
        return {
            "words_per_s": words / spent,
            "letters_per_s": letters / spent,
            "games_per_s": played / spent,
            "words_per_game": words / played,
            "options_per_letter": options / letters,
            "real_choices": real / letters,
        }

    def playout(self, seconds: float) -> Facts:
        """Copies of a start played to the end, as search does it in this build."""
        done = words = 0
        start = now = clock()
        while now - start < seconds:
            state = self.roots[done % ROOTS].copy()
            if play_out is None:
                self._play_on(state)
            else:
                play_out(state, Picks(str(done)))
            words += state.said
            done += 1
            now = clock()
        return {
            "playouts_per_s": done / (now - start),
            "playout_words_per_s": words / (now - start),
        }

    def _play_on(self, state: State) -> None:
        chance = self.dice.number
        pending = state.pending
        while pending is not None:
            seat = pending.seats[0]
            legal = state.options(seat)
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            state.play(seat, legal[(chance >> 8) % len(legal)])
            pending = state.pending
        self.dice.number = chance

    def ismcts(self, seconds: float) -> Facts:
        """Iterations of the search for words."""
        if self.spec.id not in games:
            return {"iterations_per_s": 0.0}
        bot = make_bot("ismcts", self.spec)
        done = n = 0
        start = now = clock()
        while now - start < seconds or not done:
            state, seat = self.asked[n % len(self.asked)]
            budget = Budget(ITERATIONS)
            assert state.pending is not None
            bot.choose(state.view(seat), [], state.pending, budget, Picks(str(n)))
            done += budget.spent
            n += 1
            now = clock()
        return {"iterations_per_s": done / (now - start)}

    def tenths(self, seconds: float) -> Facts:
        """Microseconds for a letter in each tenth of the games."""
        spent, letters = [0.0] * 10, [0.0] * 10
        start = clock()
        while clock() - start < seconds:
            state = self._next_game()
            looks = [clock()]
            n = 0
            while state.pending is not None:
                seat = state.pending.seats[0]
                legal = state.options(seat)
                state.play(seat, legal[self.dice.below(len(legal))])
                n += 1
                if n % STEP == 0:
                    looks.append(clock())
            for i in range(len(looks) - 1):
                tenth = min(9, 10 * i // max(1, len(looks) - 1))
                spent[tenth] += looks[i + 1] - looks[i]
                letters[tenth] += STEP
        return {"tenths_us": [1e6 * t / max(1.0, n) for t, n in zip(spent, letters, strict=True)]}

    def act(self, seconds: float) -> Facts:
        """A word said as the server says it: in notation, checked, recorded, told."""
        done, spent = 0, 0.0
        begun = clock()
        while clock() - begun < seconds:
            self.begun += 1
            said: list[tuple[int, str]] = []
            state = self._next_game()
            picks = Picks(str(self.begun))
            while state.pending is not None:
                seat = state.pending.seats[0]
                word = any_word(state, seat, picks)
                said.append((seat, self.spec.alphabet.spell(word)))
                state.say(seat, word)
            state = self.spec.new(self.seats, f"bench/{self.begun}")
            start = clock()
            for seat, text in said:
                state.act(seat, text)
            spent += clock() - start
            done += len(said)
        return {"act_us": 1e6 * spent / done}

    # Single calls

    def call(self, name: str, seconds: float) -> Facts:
        """Microseconds for one call of `CALLS`."""
        if name not in self._works:
            self._works[name] = self._work(name)
        work, size = self._works[name]
        work()
        done = 0
        start = now = clock()
        while now - start < seconds:
            work()
            done += size
            now = clock()
        return {f"{name}_us": 1e6 * (now - start) / done}

    def _work(self, name: str) -> tuple[Work, int]:
        spec, states, asked = self.spec, self.states, self.asked
        if name in ("imagine", "world"):
            worlds = [_worlds(spec, state.view(seat), name == "world") for state, seat in asked]
            return _each(lambda world: world("bench"), worlds)
        if name == "preview":
            fresh = [(s, seat) for s, seat in asked if not s.drafts[seat]]
            picks = Picks("words")
            said = [(s, x, spec.alphabet.spell(any_word(s, x, picks))) for s, x in fresh]
            return _each(lambda each: each[0].preview(each[1], each[2]), said)
        if name == "view":
            return _each(lambda each: each[0].view(each[1]), asked)
        if name == "load":
            return _each(spec.load, [state.dump() for state in states])
        return _each(lambda state: getattr(state, name)(), states)


def _each(call: Callable[[Any], object], things: list[Any]) -> tuple[Work, int]:
    """A call of each thing; what comes of it is dropped at once, as by the peers' loops."""

    def work() -> None:
        for thing in things:
            call(thing)

    return work, len(things)


def _worlds(spec: GameSpec, view: View, read_once: bool) -> Callable[[str], State]:
    """What deals worlds: from a view that is read once, where a build can do that."""
    if read_once and hasattr(spec, "imagination"):
        return spec.imagination(view).world
    return lambda key: spec.imagine(view, key)


WHOLE: Final = ("play", "playout", "ismcts", "act", "tenths")
CALLS: Final = ("copy", "view", "imagine", "world", "preview", "dump", "load", "digest")


def answer(benches: dict[str, Bench], line: str) -> Facts:
    """Measure what a line asks for; what is set up for a game is kept."""
    task, game, seats, seconds = line.split()
    if task == "build":  # what runs here
        return {"compiled": _build.compiled(), "build": _build.note(), "games": known_games()}
    key = f"{game} {seats}"
    if key not in benches:
        benches[key] = Bench(spec_of(game), int(seats))
    bench: Any = benches[key]
    if task in WHOLE:
        found: Facts = getattr(bench, task)(float(seconds))
        return found
    called: Facts = bench.call(task, float(seconds))
    return called


def main() -> None:
    """Answer until nobody asks any more."""
    benches: dict[str, Bench] = {}
    for line in sys.stdin:
        print(json.dumps(answer(benches, line)), flush=True)


if __name__ == "__main__":
    main()
