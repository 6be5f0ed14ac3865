"""Orléans on the new table: a whole game, and every question by pointer, touch and keyboard."""

from collections.abc import Callable

import pytest

from e2e.browsing import PHONE, Person
from e2e.hands import Hands
from e2e.laid.orleans import LAID
from tabularium.kernel import State
from tabularium.kernel.save import save_text

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}


def sit(person: Person, table: str) -> None:
    """Go to a table and wait until it is there."""
    person.go(f"#/table/{table}")
    person.page.wait_for_selector(".frame[data-state]")


def laid(person: Person, state: State) -> None:
    """A table from a position, all seats ours, at its question."""
    answer = person.page.request.post(
        person.url + "api/saves?seats=mine",
        data=save_text(state),
        headers={"content-type": "application/json"},
    )
    assert answer.ok, answer.text()
    sit(person, answer.json()["id"])
    person.page.wait_for_selector('.frame[data-state="open"]')


def test_a_whole_game_of_orleans_by_hand(meet: Meet) -> None:
    """Picks lit keys at random until something can be said, and says it, until the end."""
    person = meet(viewport=WIDE)
    sit(person, person.table("orleans", 2))
    hands = Hands(person)
    assert hands.play(120.0), (hands.look(), hands.said)
    assert {"follower", "socket"} <= set(hands.touched), hands.touched
    person.page.wait_for_selector("[data-do=rematch]")


@pytest.mark.parametrize("how", ["pointer", "touch", "keyboard"])
def test_every_question_is_answered_by_hand(meet: Meet, how: str) -> None:
    """Tables laid for every prompt and every kind of word; the list of ways stays closed."""
    small = how == "touch"
    viewport = PHONE if small else WIDE
    person = meet(viewport=viewport, has_touch=small)
    for name, position in LAID.items():
        laid(person, position())
        question = person.page.inner_text(".prompt h2")
        hands = Hands(person, how, seed=3)
        for _ in range(60):
            now = hands.look() or {}
            # What was seen and can be taken back is said by the last touch itself.
            if hands.said or now.get("state") in ("idle", "said"):
                break
            another = person.page.inner_text(".prompt h2") != question
            if hands.touched and another and now.get("state") == "open":
                break
            if not hands.step():
                person.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"{name}: nothing was said")
        assert hands.touched, f"{name}: nothing could be touched"
        assert person.page.locator(".prompt details[open]").count() == 0, name
    assert person.faults == []


def test_a_building_is_filled_with_whoever_fits(meet: Meet) -> None:
    """One touch on a building lays everybody it wants; putting back leaves nothing behind."""
    person = meet(viewport=WIDE)
    laid(person, LAID["plan"]())
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
    laid(person, LAID["plan"]())
    page = person.page
    assert page.locator("[data-plate=town]").count() == 1
    page.keyboard.press("v")
    page.wait_for_selector("[data-plate=town]", state="detached")
    page.keyboard.press("v")
    page.wait_for_selector("[data-plate=town]")


def test_a_wrong_follower_is_told_why_not(meet: Meet) -> None:
    """The reason stands on the table with its rule; Escape puts everything back."""
    person = meet(viewport=WIDE)
    laid(person, LAID["plan"]())
    page = person.page
    page.locator('[data-key="follower:knight#1"]').click()
    page.wait_for_selector('.frame[data-state="held"]')
    page.locator('[data-key="socket:farmhouse.1"]').click(force=True)
    page.wait_for_selector(".prompt .reason")
    assert "5." in page.inner_text(".prompt .reason")
    page.keyboard.press("Escape")
    page.wait_for_selector('.frame[data-state="open"]')
