"""Laws about what a table page is given: questions, outcomes, and their declared shapes."""

from collections.abc import Iterator
from typing import Any

from contract.walks import random_game

from tabularium.kernel import (
    SPECTATOR,
    GameSpec,
    IllegalAction,
    PairForm,
    Picks,
    State,
    Sweep,
    question,
    spec_of,
    ways,
    weigh,
)
from tabularium.shapes import misfits

KERNELS = ("said", "unsealed", "over")  # events that every game tells
SOME = 40  # words of a question that are looked at one by one


def leaves(tree: Any, before: tuple[str, ...] = ()) -> Iterator[str]:
    """The words of a tree, in its order."""
    for letter, rest in tree.items():
        if rest:
            yield from leaves(rest, (*before, letter))
        else:
            yield " ".join((*before, letter))


def _asked(spec: GameSpec, seats: int, seed: str, every: int) -> Iterator[tuple[State, int, Picks]]:
    """Some states of a game with nothing spelled yet, and a seat that is asked."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed)):
        if n % every == 0 and state.pending is not None and not any(state.drafts):
            asked = state.pending.seats
            yield state, asked[picks.below(len(asked))], picks


def ways_are_all_legal_words(spec: GameSpec, seats: int, seed: str) -> None:
    """Every leaf is legal, and every letter that may be said is on some way."""
    for state, seat, picks in _asked(spec, seats, seed, 5):
        tree = ways(state, seat)
        if tree is None:
            continue
        words = list(leaves(tree))
        assert len(set(words)) == len(words)
        assert list(tree) == [text for text, _ in state.letters(seat, "")]
        for _ in range(3):
            assert state.explain(seat, words[picks.below(len(words))]) is None


def questions_and_views_are_as_declared(spec: GameSpec, seats: int, seed: str) -> None:
    """Table, questions, events, outlook, forecast and result fit the shape of the game."""
    shape = spec.shape
    if not shape.prompts:
        return
    wrong: list[str] = []
    state = None
    for n, (state, _) in enumerate(random_game(spec, seats, seed)):
        observers = [*range(seats), None]
        observer = observers[n % len(observers)]
        view = state.view(observer)
        wrong += misfits(view.table, shape.table, "table")
        if n % 7 == 0:
            wrong += misfits(dict(spec.outlook(view)), shape.outlook, "outlook")
            if observer is not None:
                wrong += misfits(dict(spec.forecast(view)), shape.score, "forecast")
        for seat in state.pending.seats if state.pending is not None else ():
            asked = question(state, seat)
            assert asked is not None
            prompt = dict(asked["prompt"])  # type: ignore[call-overload]
            kind = prompt.pop("kind")
            assert kind in shape.prompts, f"nobody declared the question {kind}"
            wrong += misfits(prompt, shape.prompts[kind], f"question {kind}")
        assert not wrong, wrong[:5]
    assert state is not None and state.result is not None
    wrong += misfits(state.result.detail, shape.result, "result")
    wrong += _events(state)
    assert not wrong, wrong[:5]


def _events(state: State) -> Iterator[str]:
    events = spec_of(state).shape.events
    assert state.record is not None
    for observer in range(state.seats + 1):  # the last one is a spectator
        for told in state.record.told(observer):
            kind = str(told["kind"])
            if kind in KERNELS:
                continue
            assert kind in events, f"nobody declared the event {kind}"
            facts = {name: fact for name, fact in told.items() if name not in ("kind", "n")}
            yield from misfits(facts, events[kind], f"event {kind}")


def a_sweep_is_what_previews_say(spec: GameSpec, seats: int, seed: str) -> None:
    """Outcomes are as declared, as final as previews, and do not depend on others' secrets."""
    for state, seat, picks in _asked(spec, seats, seed, 23):
        if ways(state, seat) is None:
            continue
        made = Sweep(state, seat, "")
        while not made.done:
            made.step(7)
        assert len(made.of) == len(made.words)
        wrong = [each for o in made.table for each in misfits(o, spec.shape.outcome, "outcome")]
        assert not spec.shape.prompts or not wrong, wrong[:5]
        for _ in range(3):
            n = picks.below(len(made.words))
            text = state.setting.alphabet.spell(made.words[n])
            assert made.table[made.of[n]]["final"] == state.preview(seat, text).final
        _same_sweep(made, _twin(state, seat, picks), seat, aside=False)


def _twin(state: State, seat: int | None, picks: Picks) -> State:
    """Another world that looks the same to this seat: what it is told there must be the same."""
    return spec_of(state).imagine(state.view(seat), f"other {picks.below(1000)}")


def _same_sweep(made: Sweep, twin: State, seat: int, aside: bool) -> None:
    other = Sweep(twin, seat, "", aside)
    while not other.done:
        other.step(len(other.words))
    assert (other.words, other.table, other.of) == (made.words, made.table, made.of)


def questions_tell_nothing_of_others(spec: GameSpec, seats: int, seed: str) -> None:
    """Two worlds that look the same to a seat ask it the same, with the same ways."""
    for state, seat, picks in _asked(spec, seats, seed, 11):
        assert question(_twin(state, seat, picks), seat) == question(state, seat)


def weights_tell_nothing_of_others(spec: GameSpec, seats: int, seed: str) -> None:
    """What a draft of pairs comes to is the same in every world that looks the same to its seat."""
    for state, seat, picks in _asked(spec, seats, seed, 1):
        form = state.stack[-1].pairs(state, seat)
        if form is not None and (laid := _some_pairs(state, form, picks)):
            text = " ".join(laid)
            assert weigh(_twin(state, seat, picks), seat, text) == weigh(state, seat, text)


def reckonings_tell_nothing_of_others(spec: GameSpec, seats: int, seed: str) -> None:
    """Outlook and forecast hold in every world that looks the same to their seat: none is guessed.

    Both are reckoned in a world made of the view; what another such world, or the true one, would
    change in them is no knowledge of the seat.
    """
    for n, (state, picks) in enumerate(random_game(spec, seats, seed)):
        if n % 7 or state.pending is None:
            continue
        for seat in [None, *range(seats)]:
            view, eyes = state.view(seat), SPECTATOR if seat is None else seat
            told, scored = spec.outlook(view), spec.forecast(view)
            for world in (state, _twin(state, seat, picks)):
                assert spec.reckon(world, eyes) == told
                assert seat is None or spec.score(world, eyes) == scored


def sweeps_of_asides_tell_nothing_of_others(spec: GameSpec, seats: int, seed: str) -> None:
    """What an aside would bring is the same in every world that looks the same to its seat."""
    for n, (state, picks) in enumerate(random_game(spec, seats, seed)):
        seat = picks.below(seats)
        if n % 5 or not ways(state, seat, aside=True):
            continue
        made = Sweep(state, seat, "", aside=True)
        while not made.done:
            made.step(7)
        assert len(made.of) == len(made.words)
        wrong = [each for o in made.table for each in misfits(o, spec.shape.outcome, "outcome")]
        assert not spec.shape.prompts or not wrong, wrong[:5]
        _same_sweep(made, _twin(state, seat, picks), seat, aside=True)


def lone_words_are_known_to_everybody(spec: GameSpec, seats: int, seed: str) -> None:
    """Where the only word may be said by itself, a spectator knows that it is the only one."""
    for state, seat, picks in _asked(spec, seats, seed, 3):
        asked = question(state, seat)
        assert asked is not None
        if asked["lone"] is not None:
            twin = spec.imagine(state.view(None), f"any {picks.below(1000)}")
            assert ways(twin, seat) == asked["ways"]


def _some_pairs(state: State, form: PairForm, picks: Picks) -> list[str]:
    """Pieces laid at random where they fit."""
    spell = state.setting.alphabet.text
    left, laid = dict(form.pieces), []
    goal = form.least + picks.below(form.most - form.least + 1)
    for slot in picks.shuffle(list(range(len(form.slots))), len(form.slots)):
        fits = [piece for piece in form.slots[slot].takes if left.get(piece, 0) > 0]
        if fits and len(laid) < goal:
            piece = fits[picks.below(len(fits))]
            left[piece] -= 1
            laid.append(f"{form.slots[slot].name}={spell(piece)}")
    return laid


def pairs_spell_legal_words(spec: GameSpec, seats: int, seed: str) -> None:
    """Pieces laid at random where they fit make a legal word in any order, or are refused."""
    for state, seat, picks in _asked(spec, seats, seed, 1):
        form = state.stack[-1].pairs(state, seat)
        if form is None:
            continue
        laid = _some_pairs(state, form, picks)
        text = " ".join(laid)
        if not text:
            continue
        wrong = misfits(dict(weigh(state, seat, text)), spec.shape.outcome, "weigh")
        assert not spec.shape.prompts or not wrong, wrong[:5]
        shuffled = [laid[n] for n in picks.shuffle(list(range(len(laid))), len(laid))]
        reason = state.explain(seat, text)
        assert state.explain(seat, " ".join(shuffled)) == reason
        if reason is None:
            assert state.read(seat, text) == state.read(seat, " ".join(shuffled))
        for bad in (
            f"{text} {laid[0]}",
            f"{text} nowhere=nothing",
            "nowhere=nothing",
            "=",
            "a=b=c",
        ):
            assert state.explain(seat, bad) is not None
            try:
                weigh(state, seat, bad)
            except IllegalAction:
                continue
            raise AssertionError(f"{bad} was weighed")


QUESTION_LAWS = (
    ways_are_all_legal_words,
    questions_and_views_are_as_declared,
    a_sweep_is_what_previews_say,
    questions_tell_nothing_of_others,
    weights_tell_nothing_of_others,
    reckonings_tell_nothing_of_others,
    sweeps_of_asides_tell_nothing_of_others,
    lone_words_are_known_to_everybody,
    pairs_spell_legal_words,
)
