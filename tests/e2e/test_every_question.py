"""Every question with every kind of letter is answered by hand: pointer, touch, keyboard.

In CI each pair of question and letter is tried with one of the three in turn; with
TABULARIUM_MATRIX=all (`run.py test --all`) with all of them. The list of ways stays closed.
"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as Late

from e2e.browsing import PHONE, Person
from e2e.census import Example, codes_of, examples, missing
from e2e.hands import Hands
from e2e.laying import lay, leave
from tabularium.registry import OURS

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}
HOWS = ("pointer", "touch", "keyboard")
PANNED = {("tigris", "touch"), ("orleans", "touch")}  # boards that do not fit their screen whole


def answered(person: Person, game: str, example: Example, how: str) -> str:
    """What kept us from answering with such a letter; empty if nothing did."""
    try:
        table = lay(person, example.state)
    except Late as late:
        return f"the table did not come: {late}"
    try:
        return tried(person, game, example, how)
    finally:
        leave(person, table)


def tried(person: Person, game: str, example: Example, how: str) -> str:
    """The same, at the table."""
    hands = Hands(person, how)
    state = example.state

    def wanted(text: str) -> bool:
        # A form of pairs can be filled in ways that its rule refuses, with the reason in the card.
        return example.code in codes_of(state, text) and state.explain(example.seat, text) is None

    word = hands.answer(wanted)
    if word is None:
        return "no such word can be picked"
    try:
        person.page.wait_for_function(
            "word => document.querySelector('[data-do=confirm]')?.dataset.word !== word", arg=word
        )
    except Late:
        return f"{word} was not said"
    refused = person.page.locator(".prompt .reason")
    if refused.count():
        return f"{word} was refused: {refused.inner_text()}"
    if person.page.locator(".prompt details[open]").count():
        return "the list of ways was opened"
    far = {} if (game, how) in PANNED else dict(hands.outside)
    return f"covered: {dict(hands.hidden)}, outside: {far}" if hands.hidden or far else ""


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("game", OURS)
def test_every_question_is_answered_by_hand(meet: Meet, game: str, how: str) -> None:
    """On a wide screen by pointer and keyboard, on a phone by touch."""
    small = how == "touch"
    person = meet(viewport=PHONE if small else WIDE, has_touch=small)
    person.settings |= {"confirm": "all", "lone": False}
    person.page = person.open_page()
    every = examples(game)
    if os.environ.get("TABULARIUM_MATRIX") != "all":
        every = every[HOWS.index(how) :: len(HOWS)]
    table: dict[str, str] = {}
    for example in every:
        table[f"{example.prompt} × {example.code}"] = answered(person, game, example, how)
    for name, fault in table.items():
        print(f"{game:12} {how:8} {name:32} {fault or 'said'}")
    assert {name: fault for name, fault in table.items() if fault} == {}


@pytest.mark.parametrize("game", OURS)
def test_the_census_knows_every_question_and_every_letter(game: str) -> None:
    """What the rules can ask and what can be said is there to be tried."""
    assert missing(game) == []
