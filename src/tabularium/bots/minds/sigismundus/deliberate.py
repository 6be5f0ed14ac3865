"""How Apprentice decides: it plays the round out in several worlds, and trusts its instinct too.

A round has much chance in it, and few worlds tell little. What a beginner thinks of a word is in
points as well, so it counts like a world of its own: it settles what the worlds leave open.
"""

from typing import Final

from tabularium.bots.afterstates import Judged, after, replies_of_others
from tabularium.bots.bot import Budget, Choice, Why
from tabularium.bots.mind import Mind
from tabularium.bots.minds.sigismundus.candidates import candidates, various
from tabularium.bots.minds.sigismundus.likes import like
from tabularium.bots.minds.sigismundus.worth import Valuation
from tabularium.bots.reasons import reason
from tabularium.games.sigismundus.letters import AMOUNT
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.kernel import Picks, Word

WORLDS: Final = (7, 4, 3)  # how many words are tried in each
INSTINCT: Final = 0.5  # how much the liking of a word counts beside the average of the worlds
HOPELESS: Final = 10.0  # points below the word that is liked best


def deliberate(
    mind: Mind, t: Sigismundus, seat: int, weights: list[float], budget: Budget, rng: Picks
) -> Choice:
    """The word that does best in the worlds and in the eyes of a beginner."""
    v = Valuation(t, seat)
    words = candidates(v, rng)
    scores = [like(v, word).score for word in words]
    instinct = dict(zip(words, scores, strict=True))
    if words[0][0] < AMOUNT:
        words = [word for word in words if instinct[word] > max(scores) - HOPELESS]
        scores = [instinct[word] for word in words]
    judged = [Judged(word) for word in various(words, scores, WORLDS[0])]
    if len(judged) == 1:
        return liked(mind, v, judged[0].word)
    imagination, key = mind.spec.imagination(t.view(seat)), str(rng.below(1 << 60))
    tried = judged
    for number, most in enumerate(WORLDS):
        tried = tried[:most]
        world = t if number == 0 else imagination.world(f"{key}/{number}")
        replies = replies_of_others(mind, world, seat, rng)
        for each in tried:
            twin = after(world, seat, each.word, replies)
            mind.finish(twin, seat, Picks(f"{key}/{number}/play"))  # the same chance for all
            each.add(mind, twin, seat, weights)
            if not budget.spend():
                break
        tried = sorted(tried, key=lambda j: -j.mean - INSTINCT * instinct[j.word])
        if not budget.left():
            break
    if not tried[0].features:
        return liked(mind, v, tried[0].word)  # played to the end: there are points, but no features
    why = reason(mind, t, seat, tried[0], judged, weights)
    return Choice(mind.spec.alphabet.spell(tried[0].word), why)


def liked(mind: Mind, v: Valuation, word: Word) -> Choice:
    """A word with the reason that a beginner would give for it."""
    why = Why(f"{mind.spec.id}-{like(v, word).rule}", {})
    return Choice(mind.spec.alphabet.spell(word), why)
