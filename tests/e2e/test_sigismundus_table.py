"""Sigismundus Augustus on the new table: a whole game by hand, one screen, for everybody."""

from collections.abc import Callable

import pytest

from e2e.browsing import Person
from e2e.hands import Hands
from e2e.test_access import axe
from e2e.test_new_table import SIZES, sit

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}
# Keys of all kinds that a game of eight Sejms asks for.
KINDS = {"office", "deck", "country", "card", "field", "vote", "do"}


@pytest.mark.parametrize("how", ["pointer", "keyboard"])
def test_a_whole_game_by_hand(meet: Meet, how: str) -> None:
    """Offices, decks, clients, countries, votes: everything is touched where it lies."""
    person = meet(viewport=WIDE)
    sit(person, person.table("sigismundus", 3, options={"length": "short"}))
    hands = Hands(person, how)
    assert hands.play(150.0), (hands.look(), hands.said)
    assert set(hands.touched) >= KINDS, hands.touched
    person.page.wait_for_selector("[data-do=rematch]")
    person.page.wait_for_selector("[data-test=course]")


def test_one_screen_at_every_size(meet: Meet) -> None:
    """No page scrolls, at any size."""
    person = meet()
    table = person.table("sigismundus", 5)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        sit(person, table)
        person.page.wait_for_timeout(300)
        assert person.fits(), (width, height)


def test_it_is_for_everybody(meet: Meet) -> None:
    """Nothing for axe to complain about, light and dark."""
    person = meet(viewport=WIDE)
    sit(person, person.table("sigismundus", 4))
    person.page.wait_for_selector('.frame[data-state="open"]')
    figures = "label-content-name-mismatch: "
    for theme in ("light", "dark"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert [fault for fault in axe(person) if not fault.startswith(figures)] == []
