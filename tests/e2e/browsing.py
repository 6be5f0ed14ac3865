"""A person at a browser: opens pages, touches what is lit, and notes what went wrong."""

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

# Touch something that is lit, or confirm; which one is the caller's choice.
_PRESS = """pick => {
    const state = document.querySelector('.frame[data-state]')?.dataset.state;
    const confirm = document.querySelector('[data-do=confirm]:not(:disabled)');
    if (state === 'ready' && confirm) { confirm.click(); return 'confirm'; }
    if (!['open', 'held', 'laid'].includes(state)) return '';
    const seen = element => element.getClientRects().length > 0;
    const lit = [...document.querySelectorAll('[data-key][data-lit]')].filter(seen);
    const one = lit[Math.floor(pick * lit.length)] ?? confirm;
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return one?.dataset.key ?? one?.dataset.do ?? '';
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
        self.settings: dict[str, Any] = {"speed": given.pop("speed", "off")}
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
        page.wait_for_selector(".frame[data-state]")
        return page

    @property
    def over(self) -> bool:
        """Whether the page of the end is shown."""
        return self.page.query_selector("section.end") is not None

    @property
    def prompt(self) -> str:
        """What the prompt card says."""
        return self.page.inner_text(".prompt h2")

    def touch(self, *keys: str) -> None:
        """Touch things one after the other, each as soon as it can be touched."""
        for key in keys:
            thing = self.page.locator(f'[data-key="{key}"][data-lit]').first
            thing.wait_for(state="attached")
            thing.dispatch_event("click")

    def confirm(self) -> None:
        """Say what is laid."""
        self.page.locator("[data-do=confirm]:not(:disabled)").click()

    def press(self) -> str:
        """Touch one of the lit things at random, or confirm; which it was, empty if none."""
        return str(self.page.evaluate(_PRESS, self.chance.random()))

    def play(self, seconds: float = 120.0, words: int = 10_000) -> int:
        """Play until the end, a time or a number of words; how many were said."""
        until = time.monotonic() + seconds
        said = 0
        while said < words and time.monotonic() < until and not self.over:
            what = self.press()
            said += what == "confirm"
            if what in ("", "confirm"):
                self.page.wait_for_timeout(40)
        return said

    def wait_for_turn(self) -> None:
        """Wait until we are asked, or the game is over."""
        self.page.wait_for_selector(".frame:is([data-state=open], [data-state=laid]), section.end")

    def fits(self) -> bool:
        """Whether the page does not scroll sideways."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(wide)) <= 0

    def close(self) -> None:
        """Leave."""
        self.context.close()


__all__ = ["CHROMIUM", "DESKTOP", "NARROW", "PHONE", "Person", "chromium", "expect", "first_seat"]
