"""ISMCTS: information set search with one tree, letter by letter; the yardstick for all bots.

After Cowling, Powley and Whitehouse (2012): every iteration imagines another world that fits the
view and walks the same tree through it. Every seat maximises its own part of a vector of rewards.
Where several seats choose at once, only the searching seat's letters are in the tree: the others
say something at random, so that nobody answers a word it cannot have heard. Playouts are random and
are cut off after `PLAYOUT` letters; then the points as they stand decide. It knows nothing of any
game but its rules.
"""

import math
from typing import Final

from tabularium.bots.bot import Budget, Choice, Why, asked_seat
from tabularium.bots.spelling import all_words
from tabularium.kernel import (
    COMMON_DEFEAT,
    HORIZON,
    Decision,
    Facts,
    GameSpec,
    Picks,
    State,
    Together,
    View,
    any_word,
)

EXPLORE: Final = 0.7  # rewards lie between 0 and 1
PLAYOUT: Final = 10  # letters of a playout
ITERATIONS: Final = 1000  # where a budget names neither nodes nor seconds


class Node:
    """What followed some letters: visits, how often it could have been visited, rewards."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = [0.0] * seats


class Ismcts:
    """Single-observer information set Monte-Carlo tree search with max^n back-up."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """The word whose letters were visited most."""
        seat = asked_seat(view)
        key = str(rng.below(1 << 60))
        world = self.spec.imagine(view, f"{key}/0")
        only = all_words(world, seat, 1)
        if only is not None:
            return Choice(self.spec.alphabet.spell(only[0]), Why("only", {}))
        root = Node(world.seats)
        if budget.nodes is None and budget.seconds is None:
            budget.nodes = ITERATIONS  # without any end it would never answer
        done = 0
        while True:
            done += 1
            _iterate(root, self.spec.imagine(view, f"{key}/{done}"), seat, rng)
            if not budget.spend():
                break
        return self._best(root, world, seat, done, rng)

    def _best(self, root: Node, world: State, seat: int, done: int, rng: Picks) -> Choice:
        """Most visited letters to the end of the word; beyond the tree, any."""
        frame, word = world.stack[-1], world.drafts[seat]
        node, share = root, 0.0
        while not word or not frame.ends(world, seat, word):
            legal = frame.options(world, seat, word)
            tried = [(node.children[a].visits, a) for a in legal if a in node.children]
            letter = max(tried)[1] if tried else legal[rng.below(len(legal))]
            node = node.children[letter] if tried else Node(world.seats)
            share = node.total[seat] / node.visits if tried else share
            word = (*word, letter)
        facts: Facts = {"iterations": done, "percent": round(100 * share)}
        return Choice(self.spec.alphabet.spell(word), Why("search", facts))


def _iterate(root: Node, state: State, seat: int, rng: Picks) -> None:
    """Selection, expansion, playout and back-up in one imagined world."""
    path, node, new = [root], root, False
    while state.pending is not None and not new:
        pending = state.pending
        mover = pending.seats[0]
        if isinstance(pending, Together):
            if seat not in pending.seats:
                state.say(mover, any_word(state, mover, rng))
                continue
            mover = seat
        legal = state.options(mover)
        fresh = [letter for letter in legal if letter not in node.children]
        if fresh:
            letter = fresh[rng.below(len(fresh))]
            node.children[letter] = Node(state.seats)
            new = True
        else:
            letter = _select(node, legal, mover)
        for option in legal:
            if option in node.children:
                node.children[option].offered += 1
        state.play(mover, letter)
        node = node.children[letter]
        path.append(node)
    reward = _playout(state, rng)
    for node in path:
        node.visits += 1
        for s, r in enumerate(reward):
            node.total[s] += r


def _select(node: Node, legal: list[int], mover: int) -> int:
    """The upper confidence bound, counted by how often a letter could have been chosen."""
    best, value = legal[0], -1.0
    for letter in legal:
        child = node.children[letter]
        bound = EXPLORE * math.sqrt(math.log(child.offered + 1) / child.visits)
        here = child.total[mover] / child.visits + bound
        if here > value:
            best, value = letter, here
    return best


def _playout(state: State, rng: Picks) -> list[float]:
    """Random letters to the end, or as far as playouts go; a reward for every seat."""
    left = PLAYOUT
    while state.pending is not None and left:
        left -= 1
        mover = state.pending.seats[0]
        legal = state.options(mover)
        state.play(mover, legal[rng.below(len(legal))])
    result = state.result
    if result is None or result.kind == HORIZON:
        return shares(state.standing())
    if result.kind == COMMON_DEFEAT:
        return [0.0] * state.seats
    winners = result.places.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in result.places]
    points = shares(result.scores)
    return [0.7 * w + 0.3 * p for w, p in zip(won, points, strict=True)]


def shares(points: list[int]) -> list[float]:
    """Chances of winning that points suggest, 1 in all; a sixth of the leader's points is much."""
    top = max(points)
    spread = 1 + abs(top) / 6
    powers = [math.exp((p - top) / spread) for p in points]
    return [power / sum(powers) for power in powers]
