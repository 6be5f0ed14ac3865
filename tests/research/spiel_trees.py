"""Small trees of OpenSpiel games: positions after which a word or two can be spelled in full."""

import random
from typing import Any

import pyspiel

from tabularium.kernel import Together
from tabularium.research.spiel import name_of

NODES = 300


class TooLarge(Exception):
    """The tree has more nodes than we want to walk."""


def load(game: str, seats: int, **parameters: Any) -> Any:
    """A game of ours through pyspiel."""
    return pyspiel.load_game(name_of(game), {"players": seats, **parameters})


def played(game: Any, letters: list[int]) -> Any:
    """The position after some letters."""
    state = game.new_initial_state()
    for letter in letters:
        state.apply_action(letter)
    return state


def small_trees(game: str, seats: int, seed: int, letters: int) -> list[tuple[Any, bool]]:
    """Positions of a random walk with small trees below them, and whether several are asked.

    The horizon is set so that the tree ends with the word that is asked for; it changes nothing
    before that.
    """
    rng = random.Random(seed)
    whole = load(game, seats, seed=seed)
    state = whole.new_initial_state()
    path: list[int] = []
    found: list[tuple[Any, bool]] = []
    while len(path) < letters and not state.is_terminal():
        kernel = state.state
        fresh = kernel.pending is not None and all(kernel.words[s] is None for s in range(seats))
        fresh = fresh or not isinstance(kernel.pending, Together)
        if fresh and not any(kernel.drafts):
            together = isinstance(kernel.pending, Together) and len(kernel.pending.seats) > 1
            if together or rng.random() < 0.1:
                root = played(load(game, seats, seed=seed, horizon=kernel.said + 1), path)
                if _is_small(root):
                    found.append((root, together))
        path.append(rng.choice(state.legal_actions()))
        state.apply_action(path[-1])
    return found


def _is_small(state: Any) -> bool:
    try:
        _count(state, [0])
    except TooLarge:
        return False
    return True


def _count(state: Any, nodes: list[int]) -> None:
    nodes[0] += 1
    if nodes[0] > NODES:
        raise TooLarge
    for action in state.legal_actions():
        _count(state.child(action), nodes)
