"""A person at a browser: opens pages, plays by the panel, and notes what went wrong."""

import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
DESKTOP = {"width": 1360, "height": 860}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 640}

_SETTINGS = """settings => {
    localStorage.setItem('tabularium.settings', JSON.stringify(settings));
}"""

# Press a button that does not wait; which one is the caller's choice.
_PRESS = """pick => {
    const confirm = document.querySelector('[data-test=confirm]:not(:disabled)');
    if (confirm) { confirm.click(); return 'confirm'; }
    const all = [...document.querySelectorAll('[data-option]:not(:disabled)')];
    if (!all.length) return '';
    const one = all[Math.floor(pick * all.length)];
    one.click();
    return one.dataset.option;
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


def first_seat(game: str) -> dict[str, Any]:
    """Options by which the first seat begins: whoever opens a table in a test is asked first."""
    return {"starter": "first_seat"} if game == "tigris" else {}


class Person:
    """One browser of its own, with its cookies and settings."""

    def __init__(self, browser: Browser, url: str, seed: int = 1, **context: Any) -> None:
        given = {"viewport": DESKTOP, "locale": "en-GB", **context}
        self.url = url
        # Tests of the old table say nothing; those of the new one ask for it.
        self.settings: dict[str, Any] = {
            "speed": given.pop("speed", "off"),
            "table": given.pop("table", "old"),
        }
        self.context = browser.new_context(**given)
        self.chance = random.Random(seed)
        self.faults: list[str] = []
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Another tab; what it complains about is kept."""
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self._note(error.stack or str(error)))
        page.on("console", self._heard)
        page.add_init_script(f"({_SETTINGS})({json.dumps(self.settings)})")
        return page

    def _heard(self, message: Any) -> None:
        if message.type == "error":
            self._note(message.text)

    def _note(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)

    def go(self, address: str = "") -> Page:
        """Open a page of the client."""
        self.page.goto(self.url + address)
        self.page.wait_for_selector("main")
        return self.page

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server for something as this browser."""
        answer = self.page.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def come_in(self, name: str) -> None:
        """Be somebody."""
        self.post("api/people", {"name": name, "lang": "en"})

    def table(self, game: str, seats: int, **more: Any) -> str:
        """A private table of this person and bots, begun; its id."""
        plan = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
        body = {"game": game, "seats": seats, "plan": plan, "public": False, "start": True}
        more["options"] = {**first_seat(game), **more.get("options", {})}
        return str(self.post("api/tables", {**body, **more})["id"])

    def sit(self, table: str) -> Page:
        """Go to a table and wait until it is there."""
        page = self.go(f"#/table/{table}")
        page.wait_for_selector("#question")
        return page

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.query_selector("[data-test=verdict]") is not None

    def press(self) -> str:
        """Choose one of the options at random, or confirm; what was chosen, empty if nothing."""
        return str(self.page.evaluate(_PRESS, self.chance.random()))

    def play(self, seconds: float = 120.0, presses: int = 10_000) -> int:
        """Play by the panel until the end, a time or a number of presses; how many there were."""
        until = time.monotonic() + seconds
        done = 0
        while done < presses and time.monotonic() < until and not self.over:
            done += bool(self.press())
            self.page.wait_for_timeout(60)
        return done

    def wait_for_turn(self) -> None:
        """Wait until we are asked, or the game is over."""
        self.page.wait_for_selector(
            "[data-option]:not(:disabled), [data-test=verdict], [data-test=confirm]"
        )

    def fits(self) -> bool:
        """Whether the page does not scroll sideways."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(wide)) <= 0

    def close(self) -> None:
        """Leave."""
        self.context.close()


__all__ = ["CHROMIUM", "DESKTOP", "NARROW", "PHONE", "Person", "chromium", "expect", "first_seat"]
