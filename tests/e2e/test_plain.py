"""The hard forms by hand on the plain board, as a game without a board of its own has them.

Pairs (Sejm, plan), sets of dice, bids, a gift out of turn, a secret word that is withdrawn.
"""

from collections.abc import Callable

import pytest

from e2e.browsing import PHONE, Person
from e2e.census import walk
from e2e.hands import Hands
from e2e.laying import lay
from e2e.test_magnaci_trade import Trader, together
from e2e.test_together import table_for_two
from tabularium.kernel import State
from tabularium.registry import games

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}
HOWS = ("pointer", "touch", "keyboard")
FORMS = {
    "sejm": "magnaci",
    "plan": "orleans",
    "place": "alea",
    "bid_office": "sigismundus",
    "bid_tax": "sigismundus",
}


def plainly(meet: Meet) -> Meet:
    """People whose tables have lists instead of boards."""

    def come(*given: object, **more: object) -> Person:
        person = meet(*given, **more)
        person.context.add_init_script("localStorage.setItem('tabularium.board', 'plain')")
        return person

    return come


def asked(prompt: str) -> State:
    """A table of Novices where this is asked."""
    spec = games[FORMS[prompt]]
    for n in range(20):
        for state in walk(spec, spec.seats[-1], {}, f"plain/{n}", "novice"):
            if state.pending is not None and state.pending.prompt == prompt:
                return spec.load(state.dump())
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("prompt", FORMS)
def test_a_hard_form_is_answered_on_the_plain_board(meet: Meet, prompt: str, how: str) -> None:
    """Whatever is picked makes a legal word, is said and is not asked again."""
    small = how == "touch"
    person = plainly(meet)(viewport=PHONE if small else WIDE, has_touch=small)
    person.settings |= {"confirm": "all", "lone": False}
    person.page = person.open_page()
    state = asked(prompt)
    assert state.pending is not None
    seat = state.pending.seats[0]
    lay(person, state)
    page, hands = person.page, Hands(person, how)
    assert page.locator(".lists").count() == 1
    word = hands.answer(lambda text: state.explain(seat, text) is None)
    assert word is not None, hands.look()
    page.wait_for_function(
        "word => document.querySelector('[data-do=confirm]')?.dataset.word !== word", arg=word
    )
    assert page.locator(".prompt .reason").count() == 0
    assert page.locator(".prompt details[open]").count() == 0
    assert not hands.hidden, hands.hidden


def say_aside(trader: Trader, word: str) -> None:
    """Unfold what can be said out of turn, and say it."""
    trader.press(".prompt details.ways:last-of-type > summary")
    first = trader.page.locator(".prompt details[open] button[aria-expanded=false]")
    while first.count():
        trader.press(".prompt details[open] button[aria-expanded=false]")
    trader.press(f'.prompt details[open] [data-way="{word}"]')


@pytest.mark.parametrize("how", HOWS)
def test_a_gift_is_given_on_the_plain_board(meet: Meet, how: str) -> None:
    """Livia gives a law out of turn; Klara has it."""
    livia, klara, _ = together(plainly(meet), how, {0: ["veto"], 1: ["trybunal"]})
    assert livia.page.locator(".lists").count() == 1
    say_aside(livia, "gift:1 veto")
    klara.turn("log")
    klara.page.wait_for_selector("text=Livia gives you")
    assert livia.page.locator('.prompt [data-way="gift:1 veto"]').count() == 0


@pytest.mark.parametrize("board", ["plain", "own"])
@pytest.mark.parametrize("how", HOWS)
def test_a_secret_word_is_withdrawn(meet: Meet, how: str, board: str) -> None:
    """While others still think, what was said comes back as the draft that it was."""
    small = how == "touch"
    come = plainly(meet) if board == "plain" else meet
    livia, klara = come("Livia", viewport=PHONE if small else WIDE, has_touch=small), meet("Klara")
    table, token = table_for_two(livia, "orleans")
    klara.post("api/links", {"token": token})
    livia.post(f"api/tables/{table}/start", {})
    livia.page.wait_for_selector(".frame[data-state=open]")
    page, hands = livia.page, Hands(livia, how)
    word = hands.answer(lambda text: len(text.split()) > 1)
    assert word is not None
    page.wait_for_selector("[data-do=withdraw]")
    hands.press("withdraw")
    page.wait_for_selector("[data-do=confirm]:enabled")
    again = page.get_attribute("[data-do=confirm]", "data-word")
    assert sorted((again or "").split()) == sorted(word.split())
