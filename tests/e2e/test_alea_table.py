"""Alea on the new table: whole games by hand, sets that grow, an estate laid out by hand."""

from collections.abc import Callable

import pytest

from e2e.apprentice import play_well
from e2e.browsing import PHONE, Person
from e2e.hands import Hands
from e2e.test_new_table import SIZES, _faults, sit

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}


@pytest.mark.parametrize(("how", "seats"), [("pointer", 4), ("keyboard", 2), ("touch", 5)])
def test_a_whole_game_of_alea_by_hand(meet: Meet, how: str, seats: int) -> None:
    """Dice, buildings, the cup; what is taken is carried to the estate. By touch on a phone."""
    size = PHONE if how == "touch" else WIDE
    person = meet(viewport=size, has_touch=how == "touch")
    sit(person, person.table("alea", seats))
    hands = Hands(person, how)
    assert hands.play(100.0), (hands.look(), hands.said)
    assert {"die", "building", "patrician"} <= set(hands.touched), hands.touched
    person.page.wait_for_selector("[data-do=rematch]")


def test_dice_picked_light_buildings_and_each_says_what_it_would_do(meet: Meet) -> None:
    """A set grows by touching; ghosts stand where dice would; Escape leaves nothing behind."""
    person = meet(viewport=WIDE)
    sit(person, person.table("alea", 5))
    page, hands = person.page, Hands(person)
    page.wait_for_selector('.frame[data-state="open"]')
    first = next(key for key in (hands.look() or {})["lit"] if key.startswith("die:"))
    hands.touch(first)
    page.wait_for_selector('[data-key="building:castrum"][data-lit]')
    page.wait_for_selector("use[href^='#al-ghost-']")
    hands.touch("building:castrum")
    page.wait_for_selector('.frame[data-state="ready"]')
    assert page.locator('[data-key="building:forum"][data-lit]').count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector('.frame[data-state="open"]')
    assert page.locator("[data-pick]").count() == 0
    assert page.locator("use[href^='#al-ghost-']").count() == 0


def test_single_keys_pick_dice_and_buildings(meet: Meet) -> None:
    """A face picks a die that shows it, a letter its building; what lies there says which."""
    person = meet(viewport=WIDE)
    sit(person, person.table("alea", 3))
    page, hands = person.page, Hands(person)
    page.wait_for_selector('.frame[data-state="open"]')
    lit = (hands.look() or {})["lit"]
    face = next(key for key in lit if key.startswith("die:"))[4]
    page.keyboard.press(face)
    page.wait_for_selector(f'[data-key^="die:{face}"][data-picked]')
    page.keyboard.press("c")
    page.wait_for_selector('.frame[data-state="ready"]')
    assert page.locator('[data-key="building:castrum"][data-picked]').count() == 1


def test_a_building_where_dice_may_not_go_says_why(meet: Meet) -> None:
    """The Latrine is the last resort; its rule stands beside the reason."""
    person = meet(viewport=WIDE)
    sit(person, person.table("alea", 3))
    page, hands = person.page, Hands(person)
    page.wait_for_selector('.frame[data-state="open"]')
    hands.touch(next(key for key in (hands.look() or {})["lit"] if key.startswith("die:")))
    page.wait_for_selector('.frame[data-state="held"]')
    page.locator('[data-key="building:latrine"]').dispatch_event("click")
    page.wait_for_selector(".prompt .reason")
    assert "7.1" in page.inner_text(".prompt .reason")


def test_the_estate_is_laid_out_by_hand(meet: Meet) -> None:
    """The best layout lies there; who is lifted can be laid again, and putting back restores it."""
    person = meet(viewport=WIDE)
    plan = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    table = person.table("alea", 2, plan=plan, seed="beside")
    play_well(person, table, 45, "layout")
    sit(person, table)
    page, hands = person.page, Hands(person)
    page.wait_for_selector('.frame[data-state="ready"]')
    sockets = page.locator('[data-key^="socket:"][data-picked]')
    laid = sockets.count()
    assert laid > 0
    sockets.first.dispatch_event("click")
    page.wait_for_selector('.frame[data-state="held"]')
    assert sockets.count() == laid - 1
    page.locator("[data-do=back]").click()
    page.wait_for_selector('.frame[data-state="ready"]')
    assert sockets.count() == laid
    hands.press("confirm")
    page.wait_for_selector("[data-do=rematch]", timeout=30_000)


def test_alea_stands_on_one_screen_and_is_for_everybody(meet: Meet) -> None:
    """No page scrolls, at any size; nothing for axe to complain about, light and dark."""
    person = meet()
    table = person.table("alea", 5)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        sit(person, table)
        person.page.wait_for_timeout(200)
        wide = "document.documentElement.scrollWidth - innerWidth"
        assert person.page.evaluate(wide) <= 0, (width, height)
    person.page.set_viewport_size({"width": 1440, "height": 900})
    sit(person, table)
    person.page.wait_for_selector('.frame[data-state="open"]')
    assert _faults(person) == []
    person.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert _faults(person) == []
