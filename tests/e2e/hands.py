"""Hands: plays any game on the new table, with pointer, touch or keyboard.

It knows nothing of a game: only the state of the hand, keys that are lit, and buttons. It never
opens the list of ways.
"""

import random
import time
from collections import Counter
from typing import Any

from e2e.browsing import Person

_LOOK = """() => {
    const table = document.querySelector('.frame[data-state]');
    if (!table) return null;
    const seen = element => element.getClientRects().length > 0;
    const all = [...document.querySelectorAll('[data-key][data-lit]')].filter(seen);
    const buttons = [...document.querySelectorAll('[data-do]:not(:disabled)')].filter(seen);
    return {
        state: table.dataset.state,
        lit: [...new Set(all.map(element => element.getAttribute('data-key')))],
        buttons: buttons.map(button => button.dataset.do),
        over: document.querySelector('.end') !== null,
    };
}"""

_TOUCH = """key => {
    const element = document.querySelector(`[data-key="${CSS.escape(key)}"][data-lit]`);
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
_THERE = """([x, y, key]) =>
    document.elementFromPoint(x, y)?.closest('[data-key]')?.getAttribute('data-key') === key"""
_FOCUS = """key => {
    const element = document.querySelector(`[data-key="${CSS.escape(key)}"][data-lit]`);
    element?.focus();
    return document.activeElement === element;
}"""


class Hands:
    """One person at the new table."""

    def __init__(self, person: Person, how: str = "pointer", seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.how = how
        self.chance = random.Random(seed)
        self.touched: Counter[str] = Counter()  # kinds of keys
        self.said = 0

    def look(self) -> dict[str, Any] | None:
        """What can be done now."""
        found: dict[str, Any] | None = self.page.evaluate(_LOOK)
        return found

    def touch(self, key: str) -> None:
        """Touch a lit key as this person does."""
        self.touched[key.split(":")[0]] += 1
        if self.how == "keyboard":
            if self.page.evaluate(_FOCUS, key):
                self.page.keyboard.press("Enter")
            else:  # it was lit a moment ago; if it still is, it cannot be reached by keys
                now = self.look()
                assert now is None or key not in now["lit"], f"{key} takes no focus"
        elif self.how == "pointer" and self._clicked(key):
            pass
        else:
            self.page.evaluate(_TOUCH, key)

    def _clicked(self, key: str) -> bool:
        """A true click in the middle, where nothing lies over it."""
        place = self.page.locator(f'[data-key="{key}"][data-lit]').first
        box = place.bounding_box()
        if box is None:
            return False
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        size = self.page.viewport_size or {"width": 0, "height": 0}
        if not (0 <= x < size["width"] and 0 <= y < size["height"]):
            return False
        # The page may have changed since we looked: what lies there now may be another button.
        if not self.page.evaluate(_THERE, [x, y, key]):
            return False
        self.page.mouse.click(x, y)
        return True

    def press(self, name: str) -> None:
        """Press a button of the prompt card."""
        if self.how == "keyboard" and name == "confirm":
            self.page.keyboard.press("Control+Enter")
        else:
            self.page.locator(f'[data-do="{name}"]').first.click()

    def step(self) -> bool:
        """Do one thing, if there is something to do."""
        now = self.look()
        if now is None or now["over"]:
            return False
        if now["state"] == "ready" and "confirm" in now["buttons"]:
            self.press("confirm")
            self.said += 1
            return True
        if now["state"] in ("open", "held", "laid") and now["lit"]:
            self.touch(self.chance.choice(now["lit"]))
            return True
        if now["state"] in ("open", "held", "laid") and "confirm" in now["buttons"]:
            self.press("confirm")
            self.said += 1
            return True
        return False

    def play(self, seconds: float) -> bool:
        """Play until the game is over; whether it is."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            now = self.look()
            if now is not None and now["over"]:
                return True
            if not self.step():
                self.page.wait_for_timeout(50)
        return False
