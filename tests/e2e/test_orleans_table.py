"""Orléans on the new table: a whole game, filling a building, turning the sheet, reasons."""

from collections.abc import Callable

from e2e.browsing import Person
from e2e.hands import Hands
from e2e.laid.orleans import LAID
from e2e.laying import lay

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}


def sit(person: Person, table: str) -> None:
    """Go to a table and wait until it is there."""
    person.go(f"#/table/{table}")
    person.page.wait_for_selector(".frame[data-state]")


def test_a_whole_game_of_orleans_by_hand(meet: Meet) -> None:
    """Picks lit keys at random until something can be said, and says it, until the end."""
    person = meet(viewport=WIDE)
    sit(person, person.table("orleans", 2))
    hands = Hands(person)
    assert hands.play(120.0), (hands.look(), hands.said)
    assert {"follower", "socket"} <= set(hands.touched), hands.touched
    person.page.wait_for_selector("[data-do=rematch]")


def test_a_building_is_filled_with_whoever_fits(meet: Meet) -> None:
    """One touch on a building lays everybody it wants; putting back leaves nothing behind."""
    person = meet(viewport=WIDE)
    lay(person, LAID["plan"]())
    page = person.page
    box = page.locator('[data-key="place:ship"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.wait_for_selector('.frame[data-state="ready"]')
    assert page.locator("[data-pick]").count() == 3
    page.wait_for_selector(".prompt .effect >> text=Ship complete")
    page.locator("[data-do=back]").click()
    page.wait_for_selector('.frame[data-state="open"]')
    assert page.locator("[data-pick]").count() == 0


def test_the_sheet_turns_over_at_a_key(meet: Meet) -> None:
    """Map and town change places, and come back with the next question."""
    person = meet(viewport=WIDE)
    lay(person, LAID["plan"]())
    page = person.page
    assert page.locator("[data-plate=town]").count() == 1
    page.keyboard.press("v")
    page.wait_for_selector("[data-plate=town]", state="detached")
    page.keyboard.press("v")
    page.wait_for_selector("[data-plate=town]")


def test_a_wrong_follower_is_told_why_not(meet: Meet) -> None:
    """The reason stands on the table with its rule; Escape puts everything back."""
    person = meet(viewport=WIDE)
    lay(person, LAID["plan"]())
    page = person.page
    page.locator('[data-key="follower:knight#1"]').click()
    page.wait_for_selector('.frame[data-state="held"]')
    page.locator('[data-key="socket:farmhouse.1"]').click(force=True)
    page.wait_for_selector(".prompt .reason")
    assert "5." in page.inner_text(".prompt .reason")
    page.keyboard.press("Escape")
    page.wait_for_selector('.frame[data-state="open"]')
