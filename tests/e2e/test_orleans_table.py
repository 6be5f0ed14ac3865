"""Orléans on the new table: a whole game, filling a building, turning the sheet, reasons."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from e2e.browsing import PHONE, Person
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


# Turns the sheet over and notes where the map is seen on its way, step by step, then lets it go on.
_TURN = """async () => {
    const map = document.querySelector('[data-plate=map]');
    const seen = () => { const { x, width } = map.getBoundingClientRect(); return [x, width]; };
    const boxes = [seen()];
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }));
    await new Promise(requestAnimationFrame);
    const ways = map.getAnimations().filter(each => each.id === 'swap');
    for (const way of ways) way.pause();
    for (let part = 0; part <= 1; part += .1) {
        for (const way of ways) way.currentTime = part * way.effect.getTiming().duration;
        boxes.push(seen());
    }
    for (const way of ways) way.play();
    return boxes;
}"""


def test_map_and_town_swap_in_one_motion(meet: Meet) -> None:
    """The map is seen to go all the way, never back and never in a leap; the town comes with it."""
    person = meet(viewport=WIDE, speed="normal")
    lay(person, LAID["plan"]())
    page = person.page
    page.wait_for_selector("[data-plate=town]")
    boxes: list[list[float]] = page.evaluate(_TURN)
    lefts, widths = [left for left, _ in boxes], [width for _, width in boxes]
    assert abs(widths[0] - widths[1]) < 2 and abs(lefts[0] - lefts[1]) < 2  # begins where it was
    assert widths[1:] == sorted(widths[1:]) and widths[-1] > 1.6 * widths[0]
    assert lefts[1:] == sorted(lefts[1:], reverse=True)
    leaps = [one - other for one, other in pairwise(lefts[1:])]
    assert max(leaps) < 0.25 * (lefts[0] - lefts[-1]), leaps
    page.wait_for_selector("[data-plate=town]", state="detached")
    page.keyboard.press("v")
    page.wait_for_selector("[data-plate=town]")


def test_without_motion_the_sheet_is_turned_at_once(meet: Meet) -> None:
    """Whoever wants nothing to move sees the other side in the next frame."""
    person = meet(viewport=WIDE, speed="normal", reduced_motion="reduce")
    lay(person, LAID["plan"]())
    person.page.wait_for_selector("[data-plate=town]")
    boxes: list[list[float]] = person.page.evaluate(_TURN)
    assert boxes[1][1] > 1.6 * boxes[0][1] and boxes[1] == boxes[-1]
    assert person.page.locator("[data-plate=town]").count() == 0


def middle(page: Page, key: str) -> tuple[float, float]:
    """Where a thing is seen."""
    box = page.locator(f'[data-key="{key}"]').bounding_box()
    assert box is not None, key
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_merchant_is_dragged_to_a_city(meet: Meet) -> None:
    """Let go over a city that a ready place leads to, he goes there; elsewhere he comes back."""
    person = meet(viewport=WIDE)
    lay(person, LAID["wagon"]())
    page = person.page
    page.mouse.move(*middle(page, "merchant:me"))
    page.mouse.down()
    page.mouse.move(*middle(page, "city:nevers"), steps=6)
    page.wait_for_selector('.frame[data-state="held"]')
    page.wait_for_selector('[data-key="city:chartres"][data-lit]')
    page.mouse.up()
    page.wait_for_selector('.frame[data-state="open"]')
    page.mouse.move(*middle(page, "merchant:me"))
    page.mouse.down()
    page.mouse.move(*middle(page, "city:chartres"), steps=6)
    page.mouse.up()
    page.wait_for_selector('.frame[data-state="ready"]')
    assert "Chartres" in page.inner_text(".prompt")


def test_the_merchant_is_dragged_by_a_finger(meet: Meet) -> None:
    """Sideways too: nothing scrolls on the map."""
    person = meet(viewport=PHONE, has_touch=True)
    lay(person, LAID["wagon"]())
    page = person.page
    line = person.context.new_cdp_session(page)
    page.wait_for_selector('[data-key="merchant:me"][data-lifts]')
    (x, y), (left, top) = middle(page, "merchant:me"), middle(page, "city:chateaudun")

    def finger(kind: str, *at: float) -> None:
        points: list[dict[str, Any]] = [{"x": at[0], "y": at[1]}] if at else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", x, y)
    for n in range(1, 7):
        finger("touchMove", x + (left - x) * n / 6, y + (top - y) * n / 6)
    finger("touchEnd")
    page.wait_for_selector('.frame[data-state="ready"]')
    assert "Châteaudun" in page.inner_text(".prompt")


def test_deeds_are_large_while_planning(meet: Meet) -> None:
    """A touch on their strip unfolds them over the small map, with names; another folds them."""
    person = meet(viewport=WIDE)
    lay(person, LAID["plan"]())
    page = person.page
    page.locator('[data-key="deed:canal"]').click(force=True)
    page.wait_for_selector('[data-plate="deeds"] [data-key="deed:canal"]')
    assert page.locator('[data-key="deed:canal"]').count() == 1
    assert "Against the plague" in page.inner_text('[data-plate="deeds"]')
    page.locator('[data-plate="side"] g[aria-hidden]').first.click()
    page.wait_for_selector('[data-plate="deeds"]', state="detached")


def test_one_place_at_a_time(meet: Meet) -> None:
    """Once somebody stands in one place, no other is lit; a follower there is told rule 5.4."""
    person = meet(viewport=WIDE)
    lay(person, LAID["plan_one"]())
    page = person.page
    person.touch("follower:knight#1", "socket:ship.3")
    page.wait_for_selector('.frame[data-state="ready"]')
    lit = page.locator('[data-key^="socket:"][data-lit]').evaluate_all(
        "all => [...new Set(all.map(each => each.dataset.key.split('.')[0]))]"
    )
    assert lit == ["socket:ship"]
    page.locator('[data-key="follower:monk#1"]').click()
    page.wait_for_selector('.frame[data-state="held"]')
    page.locator('[data-key="socket:castle.1"]').click(force=True)
    page.wait_for_selector(".prompt .reason")
    assert "5.4" in page.inner_text(".prompt .reason")


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
