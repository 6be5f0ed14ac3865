"""Afterstates: the positions after a word, what they are worth on average, and what speaks for it.

Apprentice judges words by them, and so does a mind where it decides by itself (`Mind.special`).
"""

from tabularium.bots.bot import Why
from tabularium.bots.mind import WON, Mind
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


def reason(mind: Mind, best: Judged, judged: list[Judged], weights: list[float]) -> Why:
    """The feature in which the chosen word is furthest above the average word."""
    seen = [j.features for j in judged if j.features]
    if not best.features:  # the game ends: with a win in most of the worlds, or without
        return Why("ends" if best.mean > WON / 2 else "last", {})
    gain, name = 0.0, ""
    for i, weight in enumerate(weights):
        mean = sum([features[i] for features in seen]) / len(seen)
        if weight * (best.features[i] - mean) > gain:
            gain, name = weight * (best.features[i] - mean), mind.FEATURES[i]
    return Why(f"{mind.spec.id}-{name}", {}) if name else Why("any", {})
