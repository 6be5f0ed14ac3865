"""Hands: plays any game on the new table, with pointer, touch or keyboard.

It knows nothing of a game: only the state of the hand, keys that are lit, and buttons. It never
opens the list of ways.
"""

import random
import time
from collections import Counter
from collections.abc import Callable
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
        word: document.querySelector('[data-do=confirm]')?.dataset.word ?? null,
        picks: [...document.querySelectorAll('[data-pick]')].filter(seen).map(b => b.dataset.pick),
        usual: [...document.querySelectorAll('[data-usual]')].map(b => b.dataset.usual),
        turns: [...document.querySelectorAll('[data-turn]')].filter(seen)
            .filter(button => button.closest('.dock') || button.ariaPressed !== 'true')
            .map(button => button.dataset.turn),
        over: document.querySelector('section.end') !== null,
    };
}"""

_TOUCH = """key => {
    const element = document.querySelector(`[data-key="${CSS.escape(key)}"][data-lit]`);
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
# A point of a lit thing where nothing lies over it: its middle, else one of a grid over its box.
# What lies wholly outside its plate has to be panned to.
_POINT = """key => {
    const SKIRT = 60; // buttons that stick to the lower edge of a card
    const found = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"][data-lit]`)];
    const parts = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.2, .2], [.8, .8],
                   [.1, .5], [.5, .9], [.9, .1]];
    let outside = true, under = null;
    for (const element of found) {
        // What is longer than its place is swiped along.
        for (let row = element.parentElement; row; row = row.parentElement) {
            const style = getComputedStyle(row);
            const [at, all] = [element, row].map(each => each.getBoundingClientRect());
            if (['auto', 'scroll'].includes(style.overflowX)) {
                row.scrollLeft += Math.max(0, at.right - all.right)
                    + Math.min(0, at.left - all.left);
            }
            if (['auto', 'scroll'].includes(style.overflowY)) {
                row.scrollTop += Math.max(0, at.bottom - all.bottom + SKIRT)
                    + Math.min(0, at.top - all.top);
            }
        }
        const box = element.getBoundingClientRect();
        const plate = element.closest('[data-plate], .dock')?.getBoundingClientRect()
            ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        const spots = parts.map(([right, down]) =>
            [box.x + box.width * right, box.y + box.height * down]);
        // A road is met on its line, not in the middle of its box.
        for (const line of element.querySelectorAll('path, line')) {
            for (const part of [.5, .3, .7]) {
                const at = line.getPointAtLength(line.getTotalLength() * part);
                const there = at.matrixTransform(line.getScreenCTM());
                spots.push([there.x, there.y]);
            }
        }
        for (const [x, y] of spots) {
            if (x < Math.max(0, plate.left) || x >= Math.min(innerWidth, plate.right)) continue;
            if (y < Math.max(0, plate.top) || y >= Math.min(innerHeight, plate.bottom)) continue;
            outside = false;
            const there = document.elementFromPoint(x, y)?.closest('[data-key]');
            if (there?.getAttribute('data-key') === key) return { x, y };
            // Under a piece that is not lit: the grip takes the nearest lit key.
            const plates = [element, there].map(each => each?.closest('[data-plate]'));
            const bare = there && !there.hasAttribute('data-lit');
            if (bare && plates[0] && plates[0] === plates[1]) under ??= { x, y };
        }
    }
    return under ?? { outside };
}"""
_SETTLED = """() => document.querySelector('.frame')?.dataset.state !== 'sending'"""
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
        self.hidden: Counter[str] = Counter()  # kinds of lit keys under something else
        self.outside: Counter[str] = Counter()  # kinds of lit keys that must be panned to
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
        elif not self._reached(key):
            self.page.evaluate(_TOUCH, key)

    def _reached(self, key: str) -> bool:
        """A true click or tap, where the thing itself is met."""
        # The page may have changed since we looked: what lies there now may be another button.
        point = self.page.evaluate(_POINT, key)
        if "x" not in point:
            (self.outside if point["outside"] else self.hidden)[key.split(":")[0]] += 1
            return False
        if self.how == "touch":
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        return True

    def press(self, name: str) -> None:
        """Press a button of the prompt card."""
        if self.how == "keyboard" and name == "confirm":
            self.page.keyboard.press("Control+Enter")
        else:
            self.page.locator(f'[data-do="{name}"]').first.click()

    def step(self, now: dict[str, Any] | None = None) -> bool:
        """Do one thing, if there is something to do; `now`: what was seen a moment ago."""
        now = now or self.look()
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

    def answer(self, wanted: Callable[[str], bool], tries: int = 90) -> str | None:
        """Pick lit keys until they make a wanted word, and say it; the word, if there is one."""
        for _ in range(tries):
            word = self._picked(wanted)
            if word is not None:
                self.press("confirm")
                self.said += 1
                return word
            self._put_back()
        return None

    def _picked(self, wanted: Callable[[str], bool]) -> str | None:
        """A few picks at random, each kind of key as likely as any other."""
        for _ in range(14):
            now = self.look()
            if now is None or now["over"]:
                return None
            if now["word"] is not None and "confirm" in now["buttons"] and wanted(now["word"]):
                return str(now["word"])
            if now["state"] == "ready":  # touching a target again would say another word
                laid = {part for pick in now["picks"] for part in pick.split("@")}
                now["lit"] = [key for key in now["lit"] if key.split("#")[0] not in laid]
            if now["state"] == "ready" and not now["lit"] and now["picks"]:
                if self.chance.random() < 0.5:
                    return None
                # What came along of itself is changed by its chip.
                chip = self.chance.choice(now["picks"])
                self.page.locator(f'[data-pick="{chip}"]').first.click()
                continue
            if now["state"] == "idle" or not (now["lit"] or now["turns"]):
                return None
            kinds: dict[str, list[str]] = {"turn": now["turns"]} if now["turns"] else {}
            for key in now["lit"]:
                kinds.setdefault(key.split(":")[0], []).append(key)
            kind = self.chance.choice(sorted(kinds))
            which = self.chance.choice(kinds[kind])
            if kind == "turn":
                self.page.locator(f'[data-turn="{which}"]').first.click()
            else:
                self.touch(which)
            self.page.wait_for_function(_SETTLED)
        return None

    def _put_back(self) -> None:
        """Begin anew."""
        back = self.page.locator("[data-do=back]:not(:disabled)")
        if back.count():
            back.first.click()
        self.page.wait_for_function(_SETTLED)

    def play(self, seconds: float) -> bool:
        """Play until the game is over; whether it is."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            now = self.look()
            if now is not None and now["over"]:
                return True
            if not self.step(now):
                self.page.wait_for_timeout(50)
        return False
