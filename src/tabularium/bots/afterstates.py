"""Afterstates: the positions after a word, and what they are worth on average.

Apprentice judges words by them, and so does a mind where it decides by itself (`Mind.special`).
"""

from tabularium.bots.mind import Mind
from tabularium.kernel import Picks, State, Together, Word

Replies = list[tuple[int, Word]]


class Judged:
    """A word and what its afterstates are worth on average."""

    __slots__ = ("features", "mean", "seen", "word")

    def __init__(self, word: Word) -> None:
        self.word = word
        self.mean = float("-inf")
        self.seen = 0
        self.features: list[float] = []

    def add(self, mind: Mind, state: State, seat: int, weights: list[float]) -> None:
        """Look at one afterstate."""
        if state.result is None:
            features = mind.features(state, seat)
            worth = sum([w * f for w, f in zip(weights, features, strict=True)])
            self.features = features
        else:
            worth = mind.final(state, seat)
        self.seen += 1
        self.mean = worth if self.seen == 1 else self.mean + (worth - self.mean) / self.seen


def replies_of_others(mind: Mind, world: State, seat: int, rng: Picks) -> Replies:
    """What the others say to a question that is asked of several at once; nothing otherwise."""
    pending = world.pending
    if not isinstance(pending, Together):
        return []
    asked = [s for s in range(world.seats) if s in pending.seats or world.words[s] is not None]
    return [(s, mind.reply(world, s, rng)) for s in asked if s != seat]


def after(world: State, seat: int, word: Word, replies: Replies) -> State:
    """The position after a word, and after the replies of those who were asked with it."""
    twin = world.copy()
    pending = twin.pending
    assert pending is not None
    for other, reply in replies:
        if other in pending.seats:
            twin.say(other, reply)
        else:
            twin.words[other] = reply  # said already, unknown to us
    twin.say(seat, word)
    return twin
