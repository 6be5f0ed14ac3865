"""What the questions of a table cost: by prompt, how long each call holds the interpreter.

Games are played at random with all seats; every question that is met is asked for as a page does:
all ways, the consequences (how long they take to begin, and the longest of their steps, as the
server lets others in between), why a text is refused, what a draft weighs, the outlook.
"""

import gc
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from tabularium import _build
from tabularium.kernel import (
    Facts,
    GameSpec,
    Picks,
    State,
    Sweep,
    TabulariumError,
    any_word,
    question,
    spec_of,
    weigh,
)
from tabularium.registry import games

CALLS: Final = ("question", "sweep", "step", "explain", "weigh", "outlook")
LIMIT: Final = 5.0  # milliseconds that one call may hold the interpreter


class Costs:
    """Milliseconds of each call, by prompt."""

    def __init__(self) -> None:
        self.spent: dict[str, dict[str, list[float]]] = {}
        self.words: dict[str, list[int]] = {}

    def note(self, prompt: str, call: str, work: Callable[[], Any]) -> Any:
        """Do some work and note what it took; processor time, so that others do not disturb."""
        begun = time.process_time_ns()
        try:
            return work()
        except TabulariumError:
            return None
        finally:
            spent = (time.process_time_ns() - begun) / 1e6
            self.spent.setdefault(prompt, {}).setdefault(call, []).append(spent)

    def rows(self) -> list[Facts]:
        """For each prompt and call how often it was asked, and the p50, p95 and longest of it."""
        return [
            {"prompt": prompt, "call": call, **_figures(calls[call])}
            for prompt, calls in sorted(self.spent.items())
            for call in CALLS
            if call in calls
        ]


def _figures(spent: list[float]) -> Facts:
    spent.sort()
    middle, late = spent[len(spent) // 2], spent[len(spent) * 95 // 100]
    return {"n": len(spent), "p50": middle, "p95": late, "max": spent[-1]}


def measure(names: list[str], seconds: float) -> Facts:
    """All prompts of some games, so many seconds for each game."""
    found = {name: measure_game(games[name], seconds) for name in names}
    return {"compiled": _build.compiled(), "build": _build.note(), "games": found}


def measure_game(spec: GameSpec, seconds: float) -> list[Facts]:
    """Random games of one game until the time is over."""
    costs = Costs()
    until = time.process_time() + seconds
    gc.collect()
    gc.disable()  # a collection falls upon any call; what it costs is no part of any of them
    try:
        for state, seat in _asked(spec):
            _ask(costs, state, seat)
            if time.process_time() > until:
                break
    finally:
        gc.enable()
    return costs.rows()


def _asked(spec: GameSpec) -> Iterator[tuple[State, int]]:
    """Seats that are asked something, in random games with every number of seats."""
    picks, n = Picks("bench questions"), 0
    while True:
        n += 1
        state = spec.new(spec.seats[n % len(spec.seats)], f"bench/{n}")
        while state.pending is not None:
            seat = state.pending.seats[0]
            yield state, seat
            state.say(seat, any_word(state, seat, picks))


def _ask(costs: Costs, state: State, seat: int) -> None:
    spec, pending = spec_of(state), state.pending
    assert pending is not None
    prompt = pending.prompt
    asked = costs.note(prompt, "question", lambda: question(state, seat))
    sweep = None
    if asked is not None and asked["ways"]:
        # A large tree is asked for piece by piece, as the page does.
        large = _leaves(asked["ways"]) > FEW
        prefix = next(iter(asked["ways"])) if large else ""
        sweep = costs.note(prompt, "sweep", lambda: Sweep(state, seat, prefix))
    while sweep is not None and not sweep.done:
        costs.note(prompt, "step", lambda: sweep.step(1))
    if asked is not None and asked["form"] is not None:
        draft = _half(asked["form"])
        costs.note(prompt, "weigh", lambda: weigh(state, seat, draft))
    wrong = spec.alphabet.letters[0].text
    costs.note(prompt, "explain", lambda: state.explain(seat, wrong))
    view = state.view(seat)
    costs.note(prompt, "outlook", lambda: (spec.forecast(view), spec.outlook(view)))


FEW: Final = 120  # words whose consequences a page asks for at once


def _leaves(tree: Any) -> int:
    return sum(_leaves(rest) for rest in tree.values()) if tree else 1


def _half(form: Any) -> str:
    """The first half of the slots, each with what fits it best and is left."""
    left = dict(form["pieces"])
    laid = []
    for slot in form["slots"][: max(1, form["most"] // 2)]:
        piece = next((each for each in slot["takes"] if left.get(each, 0) > 0), None)
        if piece is not None:
            left[piece] -= 1
            laid.append(f"{slot['name']}={piece}")
    return " ".join(laid)
