"""Sigismundus Augustus on the new table: a whole game by hand, one screen, for everybody."""

from collections.abc import Callable

import pytest

from e2e.browsing import PHONE, Person
from e2e.hands import Hands
from e2e.laid.sigismundus import LAID
from e2e.laying import lay
from e2e.test_access import axe
from e2e.test_new_table import SIZES, sit

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}
# Keys of all kinds that a game of eight Sejms asks for.
KINDS = {"office", "deck", "country", "card", "field", "vote", "do"}


@pytest.mark.parametrize("how", ["pointer", "touch", "keyboard"])
def test_a_whole_game_by_hand(meet: Meet, how: str) -> None:
    """Offices, decks, clients, countries, votes: everything is touched where it lies."""
    small = how == "touch"
    person = meet(viewport=PHONE if small else WIDE, has_touch=small)
    sit(person, person.table("sigismundus", 3, options={"length": "short"}))
    hands = Hands(person, how)
    assert hands.play(150.0), (hands.look(), hands.said)
    assert set(hands.touched) >= KINDS, hands.touched
    person.page.wait_for_selector("[data-do=rematch]")
    person.page.wait_for_selector("[data-test=course]")


def test_a_bid_is_laid_on_the_ruler(meet: Meet) -> None:
    """A ballot sets the bid; verdicts, what stays and the certain value follow from the engine."""
    person = meet(viewport=WIDE)
    lay(person, LAID["bid_office"]())
    sheet = person.page.locator(".sheet")
    assert sheet.locator(".beat").count() == 3
    sheet.locator(".piece").nth(5).click()
    assert sheet.locator(".piece.laid").count() == 6
    assert sheet.locator(".beat").count() == 2
    assert "0 votes" in sheet.locator(".rub").inner_text()
    sheet.locator(".marks button").first.click()
    assert sheet.locator(".piece.laid").count() == 3


def test_odds_are_told_before_an_attack(meet: Meet) -> None:
    """The card shows everybody who can be attacked with exact odds; the lanes follow the target."""
    person = meet(viewport=WIDE)
    lay(person, LAID["special"]())
    person.page.locator('[data-key="card:abduction#1"]').click()
    whom = person.page.locator(".sheet li")
    person.page.wait_for_selector(".sheet li .head")
    assert whom.count() == 3
    whom.filter(has_text="Konarski").get_by_role("button").click()
    person.page.wait_for_selector(".sheet .lane")
    assert person.page.locator(".sheet .die").count() == 4
    assert "46,656" in person.page.locator(".sheet .head").inner_text()


def test_an_army_is_disbanded_in_one_step(meet: Meet) -> None:
    """What cannot be paid for goes in one touch."""
    person = meet(viewport=WIDE)
    lay(person, LAID["upkeep"]())
    person.page.locator("[data-usual]").click()
    person.page.wait_for_function("() => !document.querySelector('[data-usual]')")


def test_pieces_fly(meet: Meet) -> None:
    """What happens is seen on its way: tokens, cards, coins."""
    person = meet(viewport=WIDE, speed="fast")
    sit(person, person.table("sigismundus", 3))
    person.page.evaluate(
        """() => { window.flown = 0; new MutationObserver((all) => { for (const each of all)
           window.flown += each.addedNodes.length; })
           .observe(document.querySelector('.flights'), { childList: true }); }"""
    )
    hands = Hands(person)
    for _ in range(200):
        if person.page.evaluate("() => window.flown") > 3:
            return
        if not hands.step():
            person.page.wait_for_timeout(100)
    raise AssertionError(hands.said)


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
