"""Tigris & Euphrates by hand: whole games, a draft that moves, tiles pulled into a conflict."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession

from e2e.browsing import PHONE, Person
from e2e.hands import Hands
from e2e.laying import lay
from tabularium.kernel import State
from tabularium.positions import say
from tabularium.positions.tigris import lay as laid

Meet = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}
HOWS = ("pointer", "touch", "keyboard")


def at_table(meet: Meet, how: str) -> Person:
    """On a phone by touch, on a wide screen otherwise."""
    small = how == "touch"
    return meet(viewport=PHONE if small else WIDE, has_touch=small)


@pytest.mark.parametrize("how", HOWS)
def test_a_whole_game_of_tigris_by_hand(meet: Meet, how: str) -> None:
    """Picks lit keys at random until something can be said, and says it, until the end."""
    person = at_table(meet, how)
    person.sit(person.table("tigris", 2, options={"turns": 14}))
    hands = Hands(person, how)
    assert hands.play(150.0), (hands.look(), hands.said)
    assert {"tile", "cell"} <= set(hands.touched), hands.touched
    assert not hands.hidden, hands.hidden
    person.page.wait_for_selector("[data-do=rematch]")


@pytest.mark.parametrize("how", HOWS)
def test_what_is_laid_is_seen_there_and_moves(meet: Meet, how: str) -> None:
    """A ghost at its cell, with what comes of it and a button that says so; Escape leaves none."""
    person = at_table(meet, how)
    person.settings |= {"confirm": "all"}
    person.page = person.open_page()
    lay(person, laid({"red": "g5", "lion.king": "g6"}, {0: "black black"}))
    page, hands = person.page, Hands(person, how)
    hands.touch("tile:black#1")
    page.wait_for_selector(".frame[data-state=held]")
    for cell in ("h5", "f5"):
        if cell == "h5":
            hands.touch("cell:h5")
        else:  # another place: not lit any more, and still it is meant
            page.locator('[data-key="cell:f5"]').dispatch_event("click")
        page.wait_for_selector(f'[data-draft="{cell}"]')
        assert page.locator("[data-draft]").count() == 1
        assert page.inner_text("[data-do=confirm]") == f"Lay on {cell}"
        page.wait_for_selector(".prompt .effect >> text=You get 1 black point")
        assert in_sight(person, ".prompt h2, .prompt .effect b, [data-do=confirm]") == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".frame[data-state=open]")
    assert page.locator("[data-draft]").count() == 0


def test_the_dock_of_a_phone_turns_to_what_can_go_on(meet: Meet) -> None:
    """A cell touched first that only a leader can go to: the leaders turn up."""
    person = at_table(meet, "touch")
    lay(person, laid({"red": "g5"}, {0: "blue blue"}))
    page = person.page
    page.wait_for_selector('[data-key="tile:blue#1"]')
    page.locator('[data-key="cell:g6"]').dispatch_event("click")
    page.wait_for_selector('.dock [data-key^="leader:"][data-lit]')
    assert page.locator('[data-key="tile:blue#1"]').count() == 0


def war() -> State:
    """A war of traders; the attacker has three markets to add."""
    table = {"red": "c5 g5", "lion.trader": "c6", "bull.trader": "g6", "green": "d5 f5 h5"}
    state = laid(table, {0: "black green green green", 1: "green"})
    say(state, "tile:black e5")
    return state


_SEEN = """selector => [...document.querySelectorAll(selector)].filter(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [[.5, .15], [.5, .5], [.5, .85]].some(([right, down]) => {
        const there = document.elementFromPoint(x + width * right, y + height * down);
        return !there || !(element.contains(there) || there.contains(element));
    });
}).map(element => element.textContent)"""


def in_sight(person: Person, selector: str) -> list[str]:
    """Those of the card that something else covers, in words."""
    found: list[str] = person.page.evaluate(_SEEN, selector)
    return found


class Puller:
    """Pulls things with a mouse or a finger."""

    def __init__(self, person: Person, how: str) -> None:
        self.page = person.page
        self.line: CDPSession | None = None
        if how == "touch":
            self.line = person.context.new_cdp_session(person.page)

    def pull(self, key: str, up: float) -> None:
        """Press, move so many pixels up, let go."""
        box = self.page.locator(f'[data-key="{key}"]').first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 20
        path = [y - up * part / 6 for part in range(1, 7)]
        if self.line is None:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            for height in path:
                self.page.mouse.move(x, height)
            self.page.mouse.up()
            return
        self._finger("touchStart", [{"x": x, "y": y}])
        for height in path:
            self._finger("touchMove", [{"x": x, "y": height}])
        self._finger("touchEnd", [])

    def _finger(self, kind: str, points: list[dict[str, float]]) -> None:
        assert self.line is not None
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("how", ["pointer", "touch"])
def test_tiles_are_pulled_into_the_scales_and_pushed_back(meet: Meet, how: str) -> None:
    """Far or a little up: in. Down: back. The numbers stay in sight beside the button."""
    person = at_table(meet, how)
    lay(person, war())
    page, hands, puller = person.page, Hands(person, how), Puller(person, how)

    def added(count: int) -> None:
        page.wait_for_selector(f'[data-amount="{count}"][aria-pressed=true]')
        assert in_sight(person, "[data-amount], [data-do=confirm], .prompt h2") == []

    added(0)
    puller.pull("tile:green#1", 400)
    added(1)
    puller.pull("tile:green#2", 16)
    added(2)
    hands.touch("tile:green#3")
    added(3)
    puller.pull("tile:green#3", -16)
    added(2)
    assert page.inner_text("[data-do=confirm]") == "Add 2 markets"
    hands.press("confirm")
    page.wait_for_selector("[data-do=confirm]", state="detached")
