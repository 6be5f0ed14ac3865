"""The new table: one screen, for everybody, with a reason for what is not possible."""

from collections.abc import Callable

import pytest

from e2e.browsing import Person
from e2e.hands import Hands
from e2e.test_access import axe
from tabularium.registry import OURS, games

Meet = Callable[..., Person]
BOARDS = ["tigris", "orleans", "magnaci"]
ASKED = ".frame:is([data-state=open], [data-state=laid], [data-state=ready])"
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


@pytest.mark.parametrize("game", OURS)
def test_a_page_enlarged_twofold_is_played(meet: Meet, game: str) -> None:
    """200 % on a screen of 1440 × 900: nothing scrolls or is covered, and a word can be said."""
    person = meet(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    person.settings |= {"confirm": "all", "lone": False}
    person.page = person.open_page()
    sit(person, person.table(game, games[game].seats[0]))
    page, hands = person.page, Hands(person)
    page.wait_for_selector(ASKED)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    word = hands.answer(lambda text: True)
    assert word is not None, hands.look()
    page.wait_for_function(
        "word => document.querySelector('[data-do=confirm]')?.dataset.word !== word", arg=word
    )
    assert not hands.hidden, hands.hidden


@pytest.mark.parametrize("game", OURS)
def test_forced_colours_leave_the_board_its_own_and_mark_what_is_lit(meet: Meet, game: str) -> None:
    """Windows' high contrast: the picture stays, what may be touched is outlined by the system."""
    person = meet(viewport={"width": 1440, "height": 900}, forced_colors="active")
    sit(person, person.table(game, games[game].seats[0]))
    page = person.page
    page.wait_for_selector(ASKED)
    kept = "getComputedStyle(document.querySelector('.stage-slot')).forcedColorAdjust"
    assert page.evaluate(kept) == "none"
    lifts = page.locator("[data-lit][data-lifts]").count() > 0
    first = "[data-lit][data-lifts]" if lifts else ".stage-slot [data-lit]"
    outlined = page.evaluate(
        "first => [...document.querySelectorAll(first)]"
        ".map(element => getComputedStyle(element).outlineStyle)",
        first,
    )
    assert set(outlined) == {"solid"}, outlined
    assert _faults(person) == []
