"""For everybody: keyboard, screen reader, two languages, small screens, no motion."""

from collections.abc import Callable
from pathlib import Path

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


@pytest.mark.parametrize("game", list(games))
def test_tables_are_clean(meet: Meet, game: str) -> None:
    """A game in the middle, with every tab, light and dark."""
    person = meet()
    page = person.sit(person.table(game, games[game].seats[-1]))
    person.play(30, 6)
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        for tab in ("Log", "Rules", "Chat", "Notes"):
            page.get_by_role("tab", name=tab).click()
            assert at_table(person) == [], (theme, tab)


def at_table(person: Person) -> list[str]:
    """What axe finds, but for figures on pieces: they are said in words, not digit by digit."""
    figures = 'label-content-name-mismatch: <g class="thing'
    return [fault for fault in axe(person) if not fault.startswith(figures)]


def test_the_end_is_clean(meet: Meet) -> None:
    """The page of the end too, light and dark."""
    person = meet()
    page = person.sit(person.table("alea", 3))
    person.play(150)
    page.wait_for_selector("section.end")
    page.wait_for_selector("[data-do=rematch]")
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert at_table(person) == [], theme


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
        for _ in range(4):
            person.play(20, 3)
            assert person.page.evaluate(_MISSING) == [], game
        person.page.locator("[role=tab]").nth(1).click()
        person.page.keyboard.press("i")
        person.page.wait_for_selector("dialog[open]")
        assert person.page.evaluate(_MISSING) == [], game


def test_the_language_switches_without_a_reload(meet: Meet) -> None:
    """One click, also in the middle of a game; what is taken up stays in the hand."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.touch("leader:priest")
    page.wait_for_selector(".frame[data-state=held]")
    page.get_by_role("button", name="Polski").click()
    page.wait_for_selector("h1 >> text=Tygrys i Eufrat")
    page.wait_for_selector(".prompt h2 >> text=kapłan")
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
        person.play(20, 2)
        assert person.fits(), game


def test_a_game_by_keyboard_only(meet: Meet) -> None:
    """From the start page to the end with Tab, N, Enter and Ctrl+Enter."""
    person = meet()
    page = person.go()
    walk_to(person, "Play now: Alea Iacta Est")
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame[data-state]")
    for _ in range(4000):
        state = page.get_attribute(".frame", "data-state")
        if person.over:
            break
        if state == "ready":
            page.keyboard.press("Control+Enter")
        elif state in ("open", "held", "laid"):
            for _ in range(person.chance.randint(1, 6)):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        else:
            page.wait_for_timeout(30)
    assert person.over, person.prompt


def walk_to(person: Person, name: str) -> None:
    """Tab until something of that name has the focus."""
    label = "document.activeElement?.getAttribute('aria-label') ?? ''"
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if name in str(person.page.evaluate(label)):
            return
    raise AssertionError(f"no way to {name}")


def test_the_map_can_be_walked(meet: Meet) -> None:
    """Arrow keys move from cell to cell, each is told in words."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.wait_for_turn()
    page.locator('[data-key="cell:h6"]').focus()
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    page.wait_for_function("() => document.activeElement.dataset.key === 'cell:i7'")
    said = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert said == "i7: temple with a treasure"


def test_every_move_of_the_others_is_announced(meet: Meet) -> None:
    """A screen reader hears what each opponent did, and then what is asked."""
    person = meet()
    page = person.sit(person.table("tigris", 4))
    person.wait_for_turn()
    page.evaluate(_LISTEN)
    person.touch("do:pass")
    person.confirm()
    page.wait_for_function("() => window.heard.urgent.some(each => each.includes('What do you'))")
    heard = page.evaluate("window.heard.polite").copy()
    log = page.inner_text("[data-test=log]")
    for bot in ("Bot 2", "Bot 3", "Bot 4"):
        assert any(bot in each for each in heard), (bot, heard, log)


_LISTEN = """() => {
    window.heard = { polite: [], urgent: [] };
    for (const kind of ['polite', 'urgent'])
        new MutationObserver(all => {
            for (const each of all.flatMap(one => [...one.addedNodes]))
                if (each.textContent) window.heard[kind].push(each.textContent);
        }).observe(document.querySelector(`[data-test=${kind}]`), { childList: true });
}"""
