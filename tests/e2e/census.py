"""Every question of a game with every kind of letter that answers it, each as a laid table.

Whole games of Novices and of chance are walked through, and what they hardly ever ask is laid by
hand (`e2e.laid`). A question is tried with a letter where a legal word holds it.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from e2e.laid import LAID
from tabularium import games
from tabularium.bots import Budget, make_bot
from tabularium.kernel import Facts, GameSpec, Picks, State, question

GAMES = 3  # of each kind, for every number of seats and every set of options
OPTIONS: dict[str, list[Facts]] = {
    "orleans": [{}, {"planning": "in_turn", "extra_tiles": True}],
    "sigismundus": [{}, {"length": "short"}],
    "tigris": [{}, {"english": True}],
}


class Example(NamedTuple):
    """A table where a seat is asked something and may answer with such a letter."""

    prompt: str
    code: str
    seat: int
    state: State


def examples(game: str) -> list[Example]:
    """One for each pair of question and letter; tables laid by hand come first."""
    spec = games[game]
    found: dict[tuple[str, str], Example] = {}
    for state in _states(game):
        assert state.pending is not None
        seat, prompt = state.pending.seats[0], state.pending.prompt
        for code in _codes(state, seat):
            if (prompt, code) not in found:
                found[prompt, code] = Example(prompt, code, seat, spec.load(state.dump()))
    return [found[pair] for pair in sorted(found)]


def _states(game: str) -> Iterator[State]:
    """Tables where a word begins. A walk changes the state that it showed."""
    spec = games[game]
    for lay in LAID.get(game, {}).values():
        yield lay()
    for options in OPTIONS.get(game, [{}]):
        for seats in spec.seats:
            for n in range(GAMES):
                yield from walk(spec, seats, options, f"census/{n}", "random")
                yield from walk(spec, seats, options, f"census/{n}", "novice")


def walk(spec: GameSpec, seats: int, options: Facts, seed: str, who: str) -> Iterator[State]:
    state = spec.new(seats, seed, options)
    chance = random.Random(f"{seed}/{seats}")
    bot = make_bot("novice", spec)
    while state.pending is not None:
        seat = state.pending.seats[0]
        yield state
        if who == "novice":
            view = state.view(seat)
            rng = Picks(f"{seed}/{state.pending.id}/{seat}")
            state.act(seat, bot.choose(view, [], state.pending, Budget(50), rng).word)
            continue
        now = state.pending.id
        while state.pending is not None and state.pending.id == now:
            if seat not in state.pending.seats:
                break
            state.play(seat, chance.choice(state.options(seat)))


def _codes(state: State, seat: int) -> set[str]:
    """Codes of the letters that may answer this question; of pairs those of the pieces."""
    asked = question(state, seat)
    if asked is None:
        return set()
    if asked["form"] is not None:
        return {_code(state, text) for text in asked["form"]["pieces"]}
    found: set[str] = set()
    heap = [asked["ways"] or {}]
    while heap:
        for text, more in heap.pop().items():
            found.add(_code(state, text))
            if isinstance(more, dict):
                heap.append(more)
    return found


def _code(state: State, text: str) -> str:
    alphabet = state.setting.alphabet
    return alphabet.letters[alphabet.letter(text)].code


def codes_of(state: State, word: str) -> set[str]:
    """Codes of the letters of a word in notation; of pairs those of the pieces."""
    return {_code(state, part.split("=")[-1]) for part in word.split()}


# Letters that no hand lays: the form of pairs spells them, or they are asides.
UNASKED = {
    "alea": {"arrange", "best", "into", "unplaced"},
    "magnaci": {"accept", "gift", "offer"},
    "orleans": {"partly"},
}


def missing(game: str) -> list[str]:
    """Questions and letters that no example has."""
    spec, every = games[game], examples(game)
    prompts = set(spec.shape.prompts) - {example.prompt for example in every}
    codes = {letter.code for letter in spec.alphabet.letters} - {each.code for each in every}
    return sorted(prompts | codes - UNASKED.get(game, set()))
