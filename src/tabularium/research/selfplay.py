"""Self-play over processes: whole games, many at once, the same ones however many processes play.

Each game has a key of its own, `seed/number`, from which its chance comes. In a process several
games go on side by side, so that a policy answers for all of them in one call.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tabularium.kernel import Picks
from tabularium.research.environment import WIN_SHARE, Environment


@dataclass(frozen=True)
class Batch:
    """Positions of several games, each with its observation and mask, and whose choice it is."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: list[int]
    keys: list[str]


# Chooses a letter for every position. It travels to other processes: a function of a module.
Policy = Callable[[Batch], Sequence[int]]


@dataclass
class Played:
    """One whole game."""

    number: int
    key: str
    letters: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # who played each letter
    kind: str = ""
    places: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int | None = None
    rewards: str = WIN_SHARE
    options: dict[str, object] = field(default_factory=dict)
    seed: str = "0"
    policy: Policy | None = None  # None: every legal letter is as likely as any other
    width: int = 32  # games side by side in one process

    def environment(self) -> Environment:
        """A table for one of the games."""
        return Environment(self.game, self.seats, self.rewards, self.options)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Some games, in this process."""
    if plan.policy is None:
        table = plan.environment()
        return [_play_randomly(plan, table, number) for number in numbers]
    played: list[Played] = []
    for first in range(0, len(numbers), plan.width):
        played += _play_together(plan, numbers[first : first + plan.width])
    return played


def self_play(plan: Plan, count: int, processes: int | None = None) -> Iterator[Played]:
    """Games 0 to count - 1, as they come in; with one process they stay in this one."""
    processes = processes or os.cpu_count() or 1
    plan.environment()  # bad seats or options are refused here and now
    shares = _shares(count, max(1, min(plan.width, count // (4 * processes))))
    if processes == 1:
        for numbers in shares:
            yield from play_games(plan, numbers)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawn) as pool:
        pending = [pool.submit(play_games, plan, numbers) for numbers in shares]
        try:
            yield from _in_order(pending)
        finally:
            pool.shutdown(cancel_futures=True)


def _in_order(pending: list[Future[list[Played]]]) -> Iterator[Played]:
    for future in pending:
        yield from future.result()


def _shares(count: int, size: int) -> list[list[int]]:
    return [list(range(at, min(at + size, count))) for at in range(0, count, size)]


def _begin(plan: Plan, table: Environment, number: int) -> Played:
    played = Played(number, f"{plan.seed}/{number}")
    table.reset(played.key)
    return played


def _finish(played: Played, table: Environment) -> Played:
    result = table.state.result
    assert result is not None
    played.kind = result.kind
    played.places = list(result.places)
    played.scores = list(result.scores)
    played.returns = table.returns()
    return played


def _play_randomly(plan: Plan, table: Environment, number: int) -> Played:
    played = _begin(plan, table, number)
    picks = Picks(f"{played.key}/random")
    state = table.state
    while state.pending is not None:
        seat = state.pending.seats[0]
        legal = state.options(seat)
        letter = legal[picks.below(len(legal))]
        state.play(seat, letter)
        played.letters.append(letter)
        played.seats.append(seat)
    return _finish(played, table)


def _play_together(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Games side by side until the last one has ended."""
    assert plan.policy is not None
    tables = [plan.environment() for _ in numbers]
    played = [_begin(plan, table, number) for table, number in zip(tables, numbers, strict=True)]
    going = list(range(len(tables)))
    while going:
        seats = [tables[n].seat for n in going]
        asked = [(tables[n], seat) for n, seat in zip(going, seats, strict=True)]
        batch = Batch(
            np.stack([table.observe(seat) for table, seat in asked]),
            np.stack([table.mask(seat) for table, seat in asked]),
            seats,
            [played[n].key for n in going],
        )
        for n, seat, letter in zip(going, seats, plan.policy(batch), strict=True):
            tables[n].step(int(letter))
            played[n].letters.append(int(letter))
            played[n].seats.append(seat)
        going = [n for n in going if not tables[n].over]
    return [_finish(each, table) for each, table in zip(played, tables, strict=True)]
