"""For everybody: keyboard, screen reader, two languages, small screens, no motion."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from e2e.browsing import NARROW, PHONE, Person
from tabularium import games
from tabularium.registry import OURS

Meet = Callable[..., Person]
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
PAGES = [
    "",
    "#/lobby",
    "#/new/tigris",
    "#/new/orleans",
    "#/mine",
    "#/upload",
    "#/watch",
    "#/rules/tigris",
    "#/settings",
]

_AXE = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    const where = v => v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ');
    return found.violations.map(v => v.id + ': ' + where(v));
}"""

# Text that is a message id: the catalogue did not have it.
_MISSING = r"""() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    const parts = PARTS;
    const id = new RegExp(`\\b(${parts})-[a-z]+[a-z_-]*`, 'g');
    const note = text => (text ?? '').match(id)?.forEach(m => found.add(m));
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.parentElement.closest('script, style')) note(text.data);
    }
    for (const one of document.querySelectorAll('[aria-label], [title]')) {
        note(one.getAttribute('aria-label'));
        note(one.getAttribute('title'));
    }
    return [...found];
}""".replace("PARTS", repr("|".join(["client", "kernel", "bots", "server", "why", *OURS])))


def axe(person: Person) -> list[str]:
    """What axe-core finds wrong with the page as it is now."""
    if not person.page.evaluate("typeof axe !== 'undefined'"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(person.page.evaluate(_AXE))


def settle(person: Person) -> None:
    """Wait until a page is drawn."""
    person.page.wait_for_selector("h1")
    person.page.wait_for_timeout(250)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_clean(meet: Meet, scheme: str) -> None:
    """Every page of the shell, in both themes."""
    person = meet(color_scheme=scheme)
    for address in PAGES:
        person.go(address)
        settle(person)
        assert axe(person) == [], address


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", list(games))
def test_tables_are_clean(meet: Meet, game: str, scheme: str) -> None:
    """A game in the middle, with every tab."""
    person = meet(color_scheme=scheme)
    person.sit(person.table(game, games[game].seats[-1]))
    person.play(30, 12)
    settle(person)
    assert axe(person) == []
    for tab in ("Rules", "Chat", "Notes", "Table"):
        person.page.get_by_role("tab", name=tab).click()
        person.page.wait_for_timeout(200)
        assert axe(person) == [], tab


def test_the_end_is_clean(meet: Meet) -> None:
    """The result page too."""
    person = meet()
    person.sit(person.table("alea", 3))
    person.play(150)
    person.page.wait_for_selector("[data-test=verdict]")
    settle(person)
    assert axe(person) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_message_is_missing(meet: Meet, lang: str) -> None:
    """Every page and every board says words, not ids."""
    person = meet(locale={"en": "en-GB", "pl": "pl-PL"}[lang])
    for address in PAGES:
        person.go(address)
        settle(person)
        assert person.page.evaluate(_MISSING) == [], address
        assert person.page.get_attribute("html", "lang") == lang
    for game in games:
        person.sit(person.table(game, games[game].seats[-1]))
        for _ in range(6):
            person.play(20, 5)
            assert person.page.evaluate(_MISSING) == [], game
        person.page.locator("#tab-rules").click()
        assert person.page.evaluate(_MISSING) == [], game


def test_the_language_switches_without_a_reload(meet: Meet) -> None:
    """One click, also in the middle of a game."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    page.get_by_role("button", name="Polski").click()
    page.wait_for_selector("h1 >> text=Tygrys i Eufrat")
    page.wait_for_selector("#question")
    assert page.get_attribute("html", "lang") == "pl"


@pytest.mark.parametrize("size", [NARROW, PHONE], ids=["320", "390"])
def test_nothing_scrolls_sideways(meet: Meet, size: dict[str, int]) -> None:
    """Boards pan inside their frame; the page itself never does."""
    person = meet(viewport=size, has_touch=True)
    for address in PAGES:
        person.go(address)
        settle(person)
        assert person.fits(), address
    for game in games:
        person.sit(person.table(game, games[game].seats[-1]))
        person.play(20, 8)
        assert person.fits(), game


def test_a_game_by_keyboard_only(meet: Meet) -> None:
    """From the start page to the end without a mouse; focus is never lost."""
    person = meet()
    page = person.go()
    walk_to(person, "Play now: Alea Iacta Est")
    page.keyboard.press("Enter")
    page.wait_for_selector("#question")
    lost = 0
    for _ in range(900):
        if person.over:
            break
        where = str(page.evaluate(_FOCUS))
        if where == "option":
            page.keyboard.press("Enter")
            page.wait_for_timeout(90)
            lost += page.evaluate("document.activeElement === document.body") is True
        elif where == "panel" or where == "elsewhere":
            page.keyboard.press("Tab")
        else:
            page.wait_for_timeout(60)
    assert person.over
    assert lost == 0


_FOCUS = """() => {
    const at = document.activeElement;
    if (document.querySelector('[data-test=verdict]')) return 'over';
    if (at?.matches('[data-option], [data-test=confirm]')) return at.disabled ? 'wait' : 'option';
    if (!document.querySelector('[data-option]:not(:disabled), [data-test=confirm]')) return 'wait';
    return at?.closest('.decision') ? 'panel' : 'elsewhere';
}"""


def walk_to(person: Person, name: str) -> None:
    """Tab until something of that name has the focus."""
    label = "document.activeElement?.getAttribute('aria-label') ?? ''"
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if name in str(person.page.evaluate(label)):
            return
    raise AssertionError(f"no way to {name}")


def test_the_map_can_be_walked(meet: Meet) -> None:
    """Arrow keys move from cell to cell, each is told in words, Enter chooses."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.wait_for_turn()
    page.locator("#cell-h6").focus()
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    page.wait_for_function("() => document.activeElement.id === 'cell-i7'")
    said = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert said == "i7: temple, with a treasure."


def test_events_are_announced(meet: Meet) -> None:
    """A screen reader hears what happens and when it is one's turn."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.play(20, 6)
    person.wait_for_turn()
    assert page.locator("[data-test=polite]").text_content()
    assert "Your turn" in (page.locator("main ~ [role=alert]").text_content() or "")


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_motion_is_a_choice(meet: Meet, wanted: Any) -> None:
    """With reduced motion nothing moves; without, events are shown one after the other."""
    person = meet(reduced_motion=wanted, speed="normal")
    page = person.sit(person.table("tigris", 3))
    person.wait_for_turn()
    page.locator("[data-option=pass]").click()
    page.wait_for_timeout(300)
    if page.locator("[data-test=confirm]").count():
        page.locator("[data-test=confirm]").click()
    page.wait_for_timeout(300)
    assert (page.locator(".happening").count() > 0) == (wanted == "no-preference")
