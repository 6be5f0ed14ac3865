"""The tree of ISMCTS: information set search with one tree, letter by letter.

After Cowling, Powley and Whitehouse (2012): every iteration gets another world that fits the view
and walks the same tree through it. Every seat maximises its own part of a vector of rewards. Where
several seats choose at once, only the searching seat's letters are in the tree: the others say
something at random, so that nobody answers a word it cannot have heard. Playouts are random and are
cut off after some letters; then the points as they stand decide, by the game's own estimate.
"""

import math
from typing import Final

from tabularium.kernel import COMMON_DEFEAT, HORIZON, Picks, State, Together, any_word
from tabularium.search.playout import UNIFORM, Policy, play_out

EXPLORE: Final = 0.7  # rewards lie between 0 and 1
PLAYOUT: Final = 10  # letters of a playout


class Node:
    """What followed some letters: visits, how often it could have been visited, rewards."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = [0.0] * seats


class Tree:
    """What one seat has found out about a decision of its own."""

    __slots__ = ("_policy", "iterations", "root", "seat", "seats")

    def __init__(self, seat: int, seats: int, policy: Policy = UNIFORM) -> None:
        self.seat = seat
        self.seats = seats
        self.root = Node(seats)
        self.iterations = 0
        self._policy = policy

    def iterate(self, state: State, picks: Picks) -> None:
        """Selection, expansion, playout and back-up in one imagined world, which is used up."""
        state.unobserve()
        path = self._descend(state, picks)
        play_out(state, picks, self._policy, letters=PLAYOUT)
        rewards = rewards_of(state)
        for node in path:
            node.visits += 1
            for seat in range(self.seats):
                node.total[seat] += rewards[seat]
        self.iterations += 1

    def _descend(self, state: State, picks: Picks) -> list[Node]:
        """Down the tree to a letter that was never tried here, or to the end of the game."""
        node = self.root
        path = [node]
        while state.pending is not None:
            pending = state.pending
            mover = pending.seats[0]
            if isinstance(pending, Together):
                if self.seat not in pending.seats:
                    state.say(mover, any_word(state, mover, picks))
                    continue
                mover = self.seat
            legal = state.options(mover)
            fresh = [letter for letter in legal if letter not in node.children]
            if fresh:
                letter = fresh[picks.below(len(fresh))]
                node.children[letter] = Node(self.seats)
            else:
                letter = _select(node, legal, mover)
            for option in legal:
                child = node.children.get(option)
                if child is not None:
                    child.offered += 1
            state.play(mover, letter)
            node = node.children[letter]
            path.append(node)
            if fresh:
                break
        return path

    def best(self, world: State, picks: Picks) -> tuple[tuple[int, ...], float]:
        """Most visited letters to the end of the word, beyond the tree any; and their reward."""
        seat, frame = self.seat, world.stack[-1]
        word, node, share = world.drafts[seat], self.root, 0.0
        while not word or not frame.ends(world, seat, word):
            legal = frame.options(world, seat, word)
            tried = [(node.children[a].visits, a) for a in legal if a in node.children]
            if tried:
                letter = max(tried)[1]
                node = node.children[letter]
                share = node.total[seat] / node.visits
            else:
                letter = legal[picks.below(len(legal))]
                node = Node(self.seats)
            word = word + (letter,)
        return word, share


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


def rewards_of(state: State) -> list[float]:
    """A reward for every seat: for who has won and by how much, or for the points so far."""
    result = state.result
    if result is None or result.kind == HORIZON:
        return shares(state.setting.spec.estimate(state))
    if result.kind == COMMON_DEFEAT:
        return [0.0] * state.seats
    winners = result.places.count(1)
    points = shares(result.scores)
    return [
        0.3 * points[seat] + (0.7 / winners if result.places[seat] == 1 else 0.0)
        for seat in range(state.seats)
    ]


def shares(points: list[int]) -> list[float]:
    """Chances of winning that points suggest, 1 in all; a sixth of the leader's points is much."""
    top = max(points)
    spread = 1 + abs(top) / 6
    powers = [math.exp((p - top) / spread) for p in points]
    whole = sum(powers)
    return [power / whole for power in powers]
