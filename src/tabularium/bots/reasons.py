"""Why a word was chosen, said only if it is true of the word itself."""

from collections.abc import Iterable
from typing import Final

from tabularium.bots.afterstates import Judged
from tabularium.bots.bot import Why
from tabularium.bots.mind import WON, Mind
from tabularium.kernel import Event, State, Together, Word

COMMON: Final = ("only", "any")  # reasons that are the same in all games
IDLE: Final = ("pass", "done", "0")  # words that do nothing: whatever comes after is not theirs
_MINE: Final = ("seat", "winner", "attacker", "to")  # facts that say whom an event is about
_THEIRS: Final = ("seat", "loser", "defender", "target")


def reason(
    mind: Mind, world: State, seat: int, best: Judged, judged: list[Judged], weights: list[float]
) -> Why:
    """What the chosen word has before the second best, if it is the word itself that brings it.

    Afterstates are played on until they can be judged, so much of what tells them apart comes
    later or from others: then the reason is what the word does, as a beginner would say it.
    """
    if not best.features:  # the game ends: with a win in most of the worlds, or without
        return Why("ends" if best.mean > WON / 2 else "last", {})
    others = [each for each in judged if each is not best and each.features]
    # What comes of words that are said together nobody knows who says one of them.
    alone = not isinstance(world.pending, Together)
    if others and alone and mind.spec.alphabet.spell(best.word) not in IDLE:
        second = max(others, key=lambda each: each.mean).features
        gains = [w * (b - s) for w, b, s in zip(weights, best.features, second, strict=True)]
        brought, events = _brought(mind, world, seat, best.word, weights)
        for i in sorted(range(len(gains)), key=lambda i: -gains[i]):
            name = mind.FEATURES[i]
            if gains[i] > 0 and brought[i] > 0 and told_by(mind.ABOUT[name], events, seat):
                return Why(f"{mind.spec.id}-{name}", {})
    rule = mind.prefer(world, seat, best.word).rule
    return Why(rule if rule in COMMON else f"{mind.spec.id}-{rule}", {})


def _brought(
    mind: Mind, world: State, seat: int, word: Word, weights: list[float]
) -> tuple[list[float], list[Event]]:
    """What the word changes by itself, before anybody plays on: by feature in points, and told."""
    twin = world.copy()
    events: list[Event] = []
    twin.events = events
    twin.say(seat, word)
    if twin.result is not None:
        return [0.0] * len(weights), events
    before, then = mind.features(world, seat), mind.features(twin, seat)
    return [w * (t - b) for w, b, t in zip(weights, before, then, strict=True)], events


def told_by(wanted: Iterable[str], events: list[Event], seat: int) -> bool:
    """Whether something of this happened: `kind`, `kind:value`, or `kind!` to somebody else."""
    return any(_is(each, event, seat) for each in wanted for event in events)


def _is(wanted: str, event: Event, seat: int) -> bool:
    kind, _, value = wanted.rstrip("!").partition(":")
    if event.kind != kind or (value and value not in event.facts.values()):
        return False
    keys = _THEIRS if wanted.endswith("!") else _MINE
    whose = [event.facts[key] for key in keys if key in event.facts]
    if not whose:
        return True
    return any(each != seat for each in whose) if wanted.endswith("!") else seat in whose
