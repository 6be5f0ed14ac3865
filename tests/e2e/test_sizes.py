"""One screen at every size, in a language a third longer: nothing scrolls, is cut or too small."""

from collections.abc import Callable

import pytest

from e2e.browsing import Person
from e2e.laying import lay
from e2e.pseudo import catalogue, speak_strangely, strange
from e2e.sizes import SIZES, faults
from e2e.test_truth import positions
from tabularium import games
from tabularium.registry import OURS

Meet = Callable[..., Person]
_ASKED = """() => document.querySelector('[data-do=look]') !== null
    || ['open', 'ready'].includes(document.querySelector('.frame')?.dataset.state)"""


@pytest.mark.parametrize("game", OURS)
def test_everything_is_in_sight_at_every_size(meet: Meet, game: str) -> None:
    """The most players, the middle of a game."""
    person = meet()
    person.settings |= {"lone": False}
    page = person.page = person.open_page()
    speak_strangely(page)
    (_, middle, _), _ = positions(game, games[game].seats[-1])
    table = lay(person, middle)
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.wait_for_function(_ASKED)
        look = page.locator("[data-do=look]")
        if look.count():
            look.click()
            page.wait_for_selector(".frame[data-state]:not([data-state=idle])")
        page.evaluate("document.fonts.ready")
        wrong = faults(page, width, height)
        if game == "tigris" and width < 640:
            wrong.pop("unreached", None)  # the map pans
        if wrong:
            found[width, height] = wrong
    assert found == {}, table


def test_the_strange_language_is_longer_and_has_all_letters() -> None:
    """Only texts change, not what stands in braces."""
    assert strange("All you can do") == "Ąłłe yóue cąne do"
    whole = catalogue("client")
    assert "{ $name }" in whole and "ß" in whole and "ł" in whole
