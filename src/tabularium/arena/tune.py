"""Tuning: weights of Apprentice, found in self-play by simultaneous perturbation (SPSA).

Every duel shifts all weights at random, one way and the other way, and the two players that this
makes play a block against each other. Some hundred duels make a round: then each weight goes to the
side that did better, as far as that is more than chance. A single game says so little about twenty
weights that small rounds only make them wander (measured: runs of one to eight duels a round never
passed the gate).
"""

import math
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, NamedTuple

from tabularium.arena.figures import win_shares
from tabularium.arena.match import Thought, play
from tabularium.bots.apprentice import Apprentice
from tabularium.bots.minds import mind_of
from tabularium.kernel import COMMON_DEFEAT, Picks, Result
from tabularium.registry import games

SHIFT: Final = 0.4  # of a weight, in the first round; falls from round to round
CHANCE: Final = 1.0  # standard errors that are not heeded
SURE: Final = 3.0  # standard errors at which a weight moves by the whole shift
NAME: Final = "apprentice"


class Duel(NamedTuple):
    """Two sets of weights and the seed they meet on."""

    game: str
    seats: int
    plus: list[float]
    minus: list[float]
    seed: str


def duel(task: Duel) -> float:
    """How much better `plus` did than `minus`, from -1 to 1, over all rotations of one seed."""
    spread = mind_of(games[task.game]).SPREAD
    total = 0.0
    for hero in range(task.seats):
        weights = [task.plus if seat == hero else task.minus for seat in range(task.seats)]
        total += outcome(_played(task, weights, f"{task.seed}/{hero}"), hero, spread)
    return total / task.seats


def ruined(task: Duel) -> float:
    """1 if all lose a game in which every seat plays with the weights `plus`."""
    result = _played(task, [task.plus] * task.seats, task.seed)
    return float(result.kind == COMMON_DEFEAT)


def _played(task: Duel, weights: list[list[float]], key: str) -> Result:
    """How a game on the task's seed ends, with the weights of each seat."""
    spec = games[task.game]
    state = spec.new(task.seats, task.seed)
    thought = {seat: Thought() for seat in range(task.seats)}
    bots = [Apprentice(spec, each) for each in weights]
    play(state, spec, [NAME] * task.seats, key, thought, list(bots))
    assert state.result is not None
    return state.result


def outcome(result: Result, hero: int, spread: float) -> float:
    """How well a game went: half for the win, half for the margin, which says more of one game."""
    if result.kind == COMMON_DEFEAT:
        return -0.5
    seats = len(result.places)
    won = (win_shares(result.places)[hero] * seats - 1) / (seats - 1)
    others = (sum(result.scores) - result.scores[hero]) / (seats - 1)  # equals come out at 0
    margin = result.scores[hero] - others
    return 0.5 * won + 0.5 * math.tanh(margin / spread)


class Round(NamedTuple):
    """How far tuning has come: rounds done, duels done in this one, weights after the last."""

    number: int
    duels: int
    weights: list[float]


def tune(
    game: str,
    seats: int,
    start: list[float],
    rounds: int,
    duels: int,
    seed: str,
    workers: int,
) -> Iterator[Round]:
    """Weights after every duel; they change with the rounds."""
    weights = start[:]
    # A weight of 0 may become something: it moves by a tenth of the average weight.
    mean = sum([abs(w) for w in start]) / max(len(start), 1)
    scale = [max(abs(w), 0.1 * mean) for w in start]
    rng = Picks(f"{seed}/tune")
    with _side_by_side(duel, workers) as run:
        for number in range(rounds):
            shift = SHIFT / (number + 1) ** 0.5
            sides = [[1 - 2 * rng.below(2) for _ in weights] for _ in range(duels)]
            todo = [
                Duel(
                    game,
                    seats,
                    [w + shift * d * s for w, d, s in zip(weights, side, scale, strict=True)],
                    [w - shift * d * s for w, d, s in zip(weights, side, scale, strict=True)],
                    f"{seed}/{number}/{i}",
                )
                for i, side in enumerate(sides)
            ]
            gains: list[float] = []
            for gain in run(todo):
                gains.append(gain)
                yield Round(number, len(gains), weights[:])
            for i in range(len(weights)):
                weights[i] += shift * scale[i] * pull(gains, [side[i] for side in sides])
            yield Round(number + 1, 0, weights[:])


def pull(gains: list[float], sides: list[int]) -> float:
    """Where duels pull a weight, from -1 to 1: nowhere if it may be chance."""
    total = sum([gain * side for gain, side in zip(gains, sides, strict=True)])
    noise = math.sqrt(sum([gain * gain for gain in gains])) or 1.0
    errors = abs(total) / noise
    strength = min(1.0, max(0.0, (errors - CHANCE) / (SURE - CHANCE)))
    return math.copysign(strength, total)


def gate(
    game: str, seats: int, new: list[float], old: list[float], blocks: int, seed: str, workers: int
) -> Iterator[float]:
    """How much better the new weights do than the old ones, block by block, on fresh seeds."""
    todo = [Duel(game, seats, new, old, f"{seed}/gate/{n}") for n in range(blocks)]
    with _side_by_side(duel, workers) as run:
        yield from run(todo)


def ruin(
    game: str, seats: int, weights: list[float], number: int, seed: str, workers: int
) -> Iterator[float]:
    """Whether all lose, game by game, when everybody plays with these weights.

    Whoever lets the others fight for the realm does better than they do, until nobody fights.
    """
    todo = [Duel(game, seats, weights, weights, f"{seed}/ruin/{n}") for n in range(number)]
    with _side_by_side(ruined, workers) as run:
        yield from run(todo)


@contextmanager
def _side_by_side(
    what: Callable[[Duel], float], workers: int
) -> Iterator[Callable[[list[Duel]], Iterator[float]]]:
    """Duels on all cores."""
    if workers == 1:
        yield lambda todo: map(what, todo)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield lambda todo: pool.map(what, todo)
