"""Each law about questions catches a leak or a mistake: Caravan with one thing done wrong."""

from collections.abc import Callable
from typing import Any, TypedDict

import pytest
from caravan import SPEC, game
from caravan.game import DONE, GOOD, HAND, KEEP, Caravan
from contract import questions
from contract.test_laws_can_fail import Patch, wrap

from tabularium.kernel import Facts, GameSpec, Laid, PairForm, Shape, Slot, State, Sweep, Word

# Broken by patching, which compiled classes do not allow.
pytestmark = pytest.mark.interpreted

Law = Callable[[GameSpec, int, str], None]
BROKEN: list[tuple[Law, Callable[[Patch], None]]] = []


class Table(TypedDict):
    water: list[int]
    coins: list[int]
    amulets: list[int]
    road: list[int]
    storms: int
    leader: int


class Nothing(TypedDict, total=False):
    pass


class Outcome(TypedDict, total=False):
    gain: int
    final: bool


class Score(TypedDict):
    total: int
    parts: dict[str, int]


class Rolled(TypedDict):
    faces: list[int]


class Lost(TypedDict):
    seats: list[int]


class Sold(TypedDict):
    seat: int
    coins: int


class Offered(TypedDict, total=False):
    maker: int
    taker: int
    gives: list[int]
    wants: list[int]


Moved = TypedDict("Moved", {"from": int, "to": int, "item": str}, total=False)

DECLARED = Shape(
    table=Table,
    prompts=dict.fromkeys(("toll", "amulet", "keep", "trade", "block"), Nothing),
    events={
        "rolled": Rolled,
        "lost": Lost,
        "sold": Sold,
        "moved": Moved,
        "offered": Offered,
    },
    outcome=Outcome,
    outlook=Nothing,
    score=Score,
    result=Nothing,
    material=Nothing,
)


def breaks(law: Law) -> Callable[[Any], Any]:
    """Register a way to break a law."""

    def register(how: Callable[[Patch], None]) -> Callable[[Patch], None]:
        BROKEN.append((law, how))
        return how

    return register


def _hands_of_others(t: State, seat: int) -> list[list[int]]:
    return [sorted(t.contents[HAND + s]) for s in range(t.seats) if s != seat]


def _lays_pairs(patch: Patch) -> None:
    """What the market shows is laid into two bags; the cheapest is kept."""

    def pairs(self: object, t: Caravan, seat: int) -> PairForm:
        shown = t.contents[game.CHOICE + seat]
        pieces = {GOOD + item: shown.count(item) for item in sorted(set(shown))}
        bags = [Slot(name, name, list(pieces)) for name in ("left", "right")]
        return PairForm(bags, pieces, 1, 2)

    def spell(self: object, t: Caravan, seat: int, laid: list[Laid]) -> Word:
        return (KEEP, min(each.piece for each in laid))

    patch.setattr(game.Market, "pairs", pairs)
    patch.setattr(game.Market, "spell_pairs", spell)


def _honest(patch: Patch) -> None:
    """Caravan with a declared shape, pairs, and something to reckon."""
    patch.setattr(SPEC, "shape", DECLARED)
    _lays_pairs(patch)


@breaks(questions.ways_are_all_legal_words)
def a_way_that_is_none(patch: Patch) -> None:
    wrap(patch, questions, "ways", lambda tree, *_: {**tree, game.TEXTS[DONE]: 0})


@breaks(questions.questions_and_views_are_as_declared)
def a_table_with_text_for_a_number(patch: Patch) -> None:
    wrap(patch, SPEC, "view_table", lambda table, *_: {**table, "storms": str(table["storms"])})


@breaks(questions.questions_and_views_are_as_declared)
def a_question_with_a_fact_that_nobody_declared(patch: Patch) -> None:
    wrap(patch, game.Toll, "prompt", lambda prompt, *_: {"more": 1})


@breaks(questions.questions_and_views_are_as_declared)
def an_event_that_nobody_declared(patch: Patch) -> None:
    old = Caravan.roll

    def roll(self: Caravan, stream: int, dice: int) -> list[int]:
        self.tell("thundered", {})
        return old(self, stream, dice)

    patch.setattr(Caravan, "roll", roll)


@breaks(questions.questions_and_views_are_as_declared)
def a_forecast_without_parts(patch: Patch) -> None:
    patch.setattr(SPEC, "score", lambda t, seat: {"total": 1})


def _outcome_of_hands(patch: Patch) -> None:
    """A sweep that looks at the truth instead of a world made of the view."""

    def leak(before: State, after: State, seat: int, told: list[Facts]) -> dict[str, object]:
        return {"hands": str(_hands_of_others(before, seat))}

    patch.setattr(SPEC, "outcome", leak)
    old = Sweep.__init__

    def looking(self: Any, state: State, seat: int, prefix: str, aside: bool = False) -> None:
        old(self, state, seat, prefix, aside)
        self._twin = state.copy()

    patch.setattr(Sweep, "__init__", looking)
    patch.setattr(SPEC.shape, "outcome", dict[str, object])


@breaks(questions.a_sweep_is_what_previews_say)
def outcomes_from_the_truth(patch: Patch) -> None:
    _outcome_of_hands(patch)


@breaks(questions.a_sweep_is_what_previews_say)
def outcomes_that_nobody_declared(patch: Patch) -> None:
    patch.setattr(SPEC, "outcome", lambda before, after, seat, told: {"luck": 1})


@breaks(questions.sweeps_of_asides_tell_nothing_of_others)
def outcomes_of_asides_from_the_truth(patch: Patch) -> None:
    _outcome_of_hands(patch)


@breaks(questions.sweeps_of_asides_tell_nothing_of_others)
def asides_that_depend_on_hands(patch: Patch) -> None:
    def peek(options: list[int], self: object, t: Caravan, seat: int, draft: Word) -> list[int]:
        return (
            options[:1] if any(hand and hand[0] for hand in _hands_of_others(t, seat)) else options
        )

    wrap(patch, game.Gifts, "options", peek)


@breaks(questions.questions_tell_nothing_of_others)
def a_question_that_tells_hands(patch: Patch) -> None:
    wrap(patch, game.Toll, "prompt", lambda _, self, t, seat: {"hands": _hands_of_others(t, seat)})


@breaks(questions.weights_tell_nothing_of_others)
def a_weight_of_hands(patch: Patch) -> None:
    def leak(self: object, t: Caravan, seat: int, laid: list[Laid]) -> dict[str, object]:
        return {"hands": _hands_of_others(t, seat)}

    patch.setattr(game.Market, "weigh", leak)


@breaks(questions.reckonings_tell_nothing_of_others)
def an_outlook_that_tells_a_guess(patch: Patch) -> None:
    patch.setattr(SPEC, "reckon", lambda t, seat: {"hands": _hands_of_others(t, seat)})


@breaks(questions.reckonings_tell_nothing_of_others)
def a_forecast_that_tells_a_guess(patch: Patch) -> None:
    patch.setattr(SPEC, "score", lambda t, seat: {"total": str(_hands_of_others(t, seat))})


@breaks(questions.lone_words_are_known_to_everybody)
def a_lone_word_that_is_a_secret(patch: Patch) -> None:
    patch.setattr(game.Market, "pairs", lambda self, t, seat: None)
    patch.setattr(game.Market, "OPEN", True)


@breaks(questions.pairs_spell_legal_words)
def pairs_whose_order_matters(patch: Patch) -> None:
    def spell(self: object, t: Caravan, seat: int, laid: list[Laid]) -> Word:
        return (KEEP, laid[0].piece)

    patch.setattr(game.Market, "spell_pairs", spell)


@breaks(questions.pairs_spell_legal_words)
def a_weight_of_pairs_that_cannot_be(patch: Patch) -> None:
    patch.setattr(PairForm, "read", lambda self, alphabet, text: [Laid("left", GOOD)])


def test_every_law_is_shown_to_fail() -> None:
    assert {law for law, _ in BROKEN} == set(questions.QUESTION_LAWS)


def run(law: Law) -> None:
    for seed in range(12):
        for seats in (3, 2):
            law(SPEC, seats, f"law {seed}")


@pytest.mark.parametrize("law", questions.QUESTION_LAWS, ids=lambda law: law.__name__)
def test_law_lets_pass(law: Law, monkeypatch: Patch) -> None:
    """What is broken below is whole without it: shape, pairs and all."""
    _honest(monkeypatch)
    run(law)


@pytest.mark.parametrize(("law", "how"), BROKEN, ids=lambda f: f.__name__)
def test_law_catches(law: Law, how: Callable[[Patch], None], monkeypatch: Patch) -> None:
    _honest(monkeypatch)
    how(monkeypatch)
    with pytest.raises(AssertionError):
        run(law)
