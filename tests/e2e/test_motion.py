"""Motion: pieces are seen to move, nobody waits for them, and whoever wants none sees none."""

from collections.abc import Callable
from typing import Any

import pytest

from e2e.browsing import Person
from tabularium import games

Meet = Callable[..., Person]

# Everything that flies is counted.
_WATCH = """() => {
    window.flown = 0;
    const seen = new MutationObserver(changes => {
        for (const each of changes.flatMap(change => [...change.addedNodes])) window.flown += 1;
    });
    seen.observe(document.querySelector('.flights'), { childList: true });
}"""
_AT_REST = "() => document.querySelector('.flights').childElementCount === 0"
_SCENE = ".prompt.scene"


def watched(person: Person, game: str, **more: Any) -> None:
    """Sit down to a game and note what moves."""
    person.sit(person.table(game, more.pop("seats", games[game].seats[0]), **more))
    person.page.evaluate(_WATCH)


def flown(person: Person) -> int:
    """How many things have flown so far."""
    return int(person.page.evaluate("window.flown"))


def until_a_scene(person: Person) -> None:
    """Touch and say until something of the others is shown."""
    for _ in range(400):
        if person.page.query_selector(_SCENE):
            return
        person.press()
        person.page.wait_for_timeout(30)
    raise AssertionError("no scene in a long while")


@pytest.mark.parametrize("game", list(games))
def test_something_is_seen_to_move(meet: Meet, game: str) -> None:
    """Every game shows what its events did, and is at rest again soon after."""
    person = meet(speed="fast")
    watched(person, game)
    for _ in range(300):
        person.press()
        if flown(person):
            break
        person.page.wait_for_timeout(60)
    assert flown(person)
    # The last scene ends by itself, and nothing is left of it.
    person.page.wait_for_selector(_SCENE, state="detached", timeout=20_000)
    person.page.wait_for_function(_AT_REST)
    assert person.page.locator(".arriving").count() == 0


def test_any_key_shows_the_truth(meet: Meet) -> None:
    """Whoever presses something does not wait for the end of a scene."""
    person = meet(speed="slow")
    watched(person, "alea", seats=4)
    until_a_scene(person)
    page = person.page
    # Bots go on while we look: a scene cut short may be followed by the next one, and that one is
    # gone at the next key. Without keys, slow scenes of three bots take longer than this.
    for _ in range(30):
        page.keyboard.press("Shift")
        page.wait_for_timeout(100)
        if not page.query_selector(_SCENE):
            break
    else:
        pytest.fail("keys do not end what plays")
    page.wait_for_function(_AT_REST, timeout=2000)


def test_my_question_comes_after_the_scenes(meet: Meet) -> None:
    """While the others' moves are shown nothing glows; then it is my turn."""
    person = meet(speed="fast")
    watched(person, "alea", seats=3)
    until_a_scene(person)
    assert person.page.get_attribute(".frame", "data-state") == "idle"
    assert person.page.locator("[data-lit]").count() == 0
    person.page.wait_for_selector(".frame[data-state=open]", timeout=30_000)
    assert person.page.locator(_SCENE).count() == 0


@pytest.mark.parametrize("why", ["setting", "system"])
def test_no_motion_for_whoever_wants_none(meet: Meet, why: str) -> None:
    """The setting of this page, or that of the whole system; sentences are said all the same."""
    given = {"speed": "off"} if why == "setting" else {"reduced_motion": "reduce"}
    person = meet(**{"speed": "normal", **given})
    watched(person, "alea", seats=3)
    person.play(20, 5)
    assert flown(person) == 0
    person.page.wait_for_function("() => document.getAnimations().length === 0")
    assert person.page.locator("[data-test=log] li").count() > 3


def test_a_move_on_in_history_is_played(meet: Meet) -> None:
    """Stepping forward shows what happened then; stepping back only shows how it was."""
    person = meet(speed="fast")
    table = person.table("alea", 2)
    page = person.sit(table)
    person.play(30, 3)
    page = person.go(f"#/table/{table}/move/0")
    page.reload()
    page.wait_for_selector("text=You are looking at move 0 of")
    page.evaluate(_WATCH)
    for move in (1, 2, 3):
        page.get_by_role("button", name="One move on").click()
        page.wait_for_selector(f'[aria-valuetext^="move {move} of"]')
        page.wait_for_selector(_SCENE, state="detached", timeout=15_000)
    assert flown(person)
    before = flown(person)
    page.get_by_role("button", name="One move back").click()
    page.wait_for_selector("text=You are looking at move 2 of")
    assert flown(person) == before
