"""Apprentice: looks at the position after each of its words and takes the one worth most.

Worth is a weighted sum of the game's features. What is hidden is imagined: every word is tried in a
first world, the best of them in some more. Where several seats choose at once, the others say what
a beginner in their place would say, without seeing the word that is tried.
"""

from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import WON, Mind, mind_of
from tabularium.kernel import Decision, Facts, GameSpec, Picks, State, Together, View, Word

Replies = list[tuple[int, Word]]


class Apprentice:
    """Afterstates of all candidate words, judged by a linear evaluation."""

    def __init__(self, spec: GameSpec, weights: list[float] | None = None) -> None:
        self.spec = spec
        self.mind = mind_of(spec)
        self._weights = weights  # None: the tuned ones for the number of seats

    def choose(
        self, view: View, events: list[Facts], decision: Decision, budget: Budget, rng: Picks
    ) -> Choice:
        """The word whose afterstates are worth most on average."""
        seat, seats = view.seat, view["seats"]
        assert seat is not None and isinstance(seats, int), "a spectator is never asked"
        key = str(rng.below(1 << 60))
        state = self.spec.imagine(view, f"{key}/0")
        words = self.mind.words(state, seat, rng)
        if len(words) == 1:
            return Choice(self.spec.alphabet.spell(words[0]), Why("only", {}))
        weights = self._weights or self.mind.weights(seats)
        special = self.mind.special(state, seat, weights, budget, rng)
        if special is not None:
            return special
        judged = [Judged(word) for word in words]
        looked = judged
        for number in range(self.mind.SAMPLES):
            world = state if number == 0 else self.spec.imagine(view, f"{key}/{number}")
            if not self._look(world, seat, looked, weights, budget, rng):
                break
            # Equal words are told apart by chance, not by their order.
            looked = sorted(looked, key=lambda j: (-j.mean, rng.below(1 << 30)))
            looked = looked[: self.mind.SHORTLIST]
        best = max(looked, key=lambda j: j.mean)
        why = reason(self.mind, best, judged, weights)
        return Choice(self.spec.alphabet.spell(best.word), why)

    def _look(
        self,
        world: State,
        seat: int,
        looked: list["Judged"],
        weights: list[float],
        budget: Budget,
        rng: Picks,
    ) -> bool:
        """Try words in one world; whether there is budget for another world."""
        replies = replies_of_others(self.mind, world, seat, rng)
        key = str(rng.below(1 << 60))
        for judged in looked:
            twin = after(world, seat, judged.word, replies)
            self.mind.finish(twin, seat, Picks(key))  # the same chance for all words
            judged.add(self.mind, twin, seat, weights)
            if not budget.spend():
                return False
        return True


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
