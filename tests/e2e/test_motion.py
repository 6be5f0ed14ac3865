"""Motion: pieces are seen to move, nobody waits for them, and whoever wants none sees none."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late

from e2e.browsing import Person
from tabularium import games

Meet = Callable[..., Person]

# Everything that flies is noted with the moment at which it sets out; what lights up is counted.
_WATCH = """() => {
    window.flown = [];
    window.lit = 0;
    const seen = new MutationObserver(changes => {
        for (const each of changes.flatMap(change => [...change.addedNodes])) {
            if (each.classList.contains('ring')) window.lit += 1;
            else window.flown.push({ what: each.textContent.trim(), at: performance.now() });
        }
    });
    seen.observe(document.querySelector('[data-test=flights]'), { childList: true });
}"""

_AT_REST = "() => document.querySelector('[data-test=flights]').childElementCount === 0"


def watched(person: Person, game: str, **more: Any) -> None:
    """Sit down to a game and note what moves."""
    person.sit(person.table(game, more.pop("seats", games[game].seats[0]), **more))
    person.page.evaluate(_WATCH)


def flown(person: Person) -> list[dict[str, Any]]:
    """What has flown so far."""
    return list(person.page.evaluate("window.flown"))


@pytest.mark.parametrize("game", list(games))
def test_something_is_seen_to_move(meet: Meet, game: str) -> None:
    """Every game shows what its events did, and is at rest again soon after."""
    person = meet(speed="fast")
    watched(person, game)
    for _ in range(40):
        person.play(1, 1)
        if len(flown(person)) > 1:
            break
        person.page.wait_for_timeout(200)
    assert len(flown(person)) > 1
    person.page.wait_for_selector("[data-test=happening]", state="detached")
    # A sign is left for a moment where it arrived, then the page is as if nothing had flown.
    person.page.wait_for_function(_AT_REST)
    hidden = "document.getAnimations().filter(a => a.effect.getTiming().duration > 1e6).length"
    assert person.page.evaluate(hidden) == 0


def test_points_fly_to_their_owner(meet: Meet) -> None:
    """A temple beside one's own priest: the tile lands, and a point comes up in its colour."""
    person = meet(speed="fast")
    watched(person, "tigris", seats=2, seed="a point")
    page = person.page
    for letters in (["leader:priest", "a2"], ["tile:red"]):
        person.wait_for_turn()
        for letter in letters:
            page.locator(f"[data-option='{letter}']").click()
    person.page.locator("[data-option='c2']").click()
    with suppress(Late):  # where words are confirmed
        page.locator("[data-test=confirm]").click(timeout=2000)
    page.wait_for_function("() => window.flown.some(each => each.what === '+1')")


def test_any_key_shows_the_truth(meet: Meet) -> None:
    """Whoever presses something does not wait for the end of a scene."""
    person = meet(speed="slow")
    watched(person, "alea", seats=4)
    person.wait_for_turn()
    page = person.page
    while not page.query_selector("[data-test=happening]"):
        person.press()
        page.wait_for_timeout(40)
    # Bots go on while we look: a scene cut short may be followed by the next one, and that one's
    # gone at the next key. Without keys, slow scenes of three bots take longer than this.
    for _ in range(30):
        page.keyboard.press("Shift")
        page.wait_for_timeout(100)
        if not page.query_selector("[data-test=happening]"):
            break
    else:
        pytest.fail("keys do not end what plays")
    page.wait_for_function(_AT_REST, timeout=2000)


def test_a_scene_is_over_within_our_patience(meet: Meet) -> None:
    """Three bots move one after the other; two and a half seconds later all of it is shown."""
    person = meet(speed="normal")
    watched(person, "alea", seats=4)
    person.wait_for_turn()
    page = person.page
    while not page.query_selector("[data-test=happening]"):
        person.press()
        page.wait_for_timeout(40)
    page.wait_for_selector("#question:not(:has-text('Waiting'))")
    page.wait_for_selector("[data-test=happening]", state="detached", timeout=3500)


@pytest.mark.parametrize("why", ["setting", "system"])
def test_no_motion_for_whoever_wants_none(meet: Meet, why: str) -> None:
    """The setting of this page, or that of the whole system."""
    given = {"speed": "off"} if why == "setting" else {"reduced_motion": "reduce"}
    person = meet(**{"speed": "normal", **given})
    watched(person, "alea", seats=3)
    person.play(20, 12)
    assert flown(person) == []
    assert person.page.evaluate("window.lit") == 0
    person.page.wait_for_function("() => document.getAnimations().length === 0")


def test_a_move_on_in_history_is_played(meet: Meet) -> None:
    """Stepping forward shows what happened then; stepping back only shows how it was."""
    person = meet(speed="fast")
    table = person.table("alea", 2)
    page = person.sit(table)
    person.play(20, 6)
    page = person.go(f"#/table/{table}/move/0")
    page.reload()
    page.wait_for_selector("text=You are looking at move 0 of")
    page.evaluate(_WATCH)
    for move in (1, 2, 3):
        page.get_by_role("button", name="One move on").click()
        page.wait_for_selector(f"text=You are looking at move {move} of")
        page.wait_for_timeout(600)
    assert flown(person)
    before = len(flown(person))
    page.get_by_role("button", name="One move back").click()
    page.wait_for_selector("text=You are looking at move 2 of")
    page.wait_for_timeout(300)
    assert len(flown(person)) == before
