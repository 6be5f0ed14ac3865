"""The new table: one screen, for everybody, with a reason for what is not possible."""

from collections.abc import Callable

import pytest

from e2e.browsing import Person
from e2e.hands import Hands
from e2e.test_access import axe

Meet = Callable[..., Person]
BOARDS = ["tigris", "orleans", "magnaci"]
SIZES = [(1920, 1080), (1440, 900), (1366, 650), (1024, 640), (390, 844), (844, 390), (320, 640)]


def sit(person: Person, table: str) -> None:
    """Go to a table and wait until it is there."""
    person.go(f"#/table/{table}")
    person.page.wait_for_selector(".frame[data-state]")


@pytest.mark.parametrize("game", BOARDS)
def test_one_screen_at_every_size(meet: Meet, game: str) -> None:
    """No page scrolls, at any size; what is lit and mine is in the window."""
    person = meet()
    table = person.table(game, 4)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        sit(person, table)
        person.page.wait_for_timeout(300)
        scrolled = person.page.evaluate(
            "[document.documentElement.scrollHeight - innerHeight,"
            " document.documentElement.scrollWidth - innerWidth,"
            " getComputedStyle(document.documentElement).overflow]"
        )
        assert scrolled[1] <= 0 and (scrolled[0] <= 0 or scrolled[2] == "hidden"), (width, height)


def test_an_illegal_target_says_why_and_nothing_is_left_behind(meet: Meet) -> None:
    """The reason stands on the table with its rule; Escape puts everything back."""
    person = meet(viewport={"width": 1440, "height": 900})
    sit(person, person.table("tigris", 2))
    page, hands = person.page, Hands(person)
    page.wait_for_selector('.frame[data-state="open"]')
    first = next(key for key in (hands.look() or {})["lit"] if key.startswith("tile:"))
    hands.touch(first)
    page.wait_for_selector('.frame[data-state="held"]')
    lit = set((hands.look() or {})["lit"])
    every = "[...document.querySelectorAll('[data-key^=cell]')]"
    cells = page.evaluate(f"{every}.map(cell => cell.getAttribute('data-key'))")
    dark = next(key for key in cells if key not in lit)
    page.evaluate(
        'key => document.querySelector(`[data-key="${key}"]`)'
        ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        dark,
    )
    page.wait_for_selector(".prompt .reason")
    assert any(letter.isdigit() for letter in page.inner_text(".prompt .reason"))
    page.keyboard.press("Escape")
    page.wait_for_selector('.frame[data-state="open"]')
    assert page.locator("[data-pick]").count() == 0


@pytest.mark.parametrize("game", BOARDS)
def test_the_new_table_is_for_everybody(meet: Meet, game: str) -> None:
    """Nothing for axe to complain about, light and dark."""
    person = meet(viewport={"width": 1440, "height": 900})
    sit(person, person.table(game, 3))
    person.page.wait_for_selector('.frame[data-state="open"]')
    assert _faults(person) == []
    person.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert _faults(person) == []


def _faults(person: Person) -> list[str]:
    """What axe finds, but for figures on pieces: they are said in words, not digit by digit."""
    figures = 'label-content-name-mismatch: <g class="thing'
    return [fault for fault in axe(person) if not fault.startswith(figures)]
