"""The picture is true: what the page shows, against lists made from the engine's own position.

A list says for each thing its key, where it lies and what its accessible name must tell. It is made
from `State.dump()`, never from a view or from the client's code.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from tabularium.kernel import State
from tabularium.words import Words

ANY = "*"  # whatever thing tells it
NAMES = ["Ada", "Bea", "Cid", "Dan", "Eve"]
Mend = Callable[[dict[str, Any]], None]

_SHOWN = """() => ((words) => [...document.querySelectorAll('[data-key]')].map(each => ({
    key: each.getAttribute('data-key'),
    at: each.getAttribute('data-at'),
    name: each.getAttribute('aria-label') ?? words(each),
})))(WORDS)"""
# Text without a name: what stands beside each other is not one number.
_WORDS = """each => {
    const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) found.push(walk.currentNode.data);
    return found.join(' ');
}"""
_END = f"""() => {{
    const words = {_WORDS}, end = document.querySelector('section.end');
    return end && {{ head: words(end.querySelector('h1')), text: words(end) }};
}}"""


class Fact(NamedTuple):
    """A thing that must be on the page."""

    key: str
    at: str | None  # None: wherever it is
    said: tuple[str, ...] = ()  # all of these in its name
    unsaid: tuple[str, ...] = ()  # none of these


class Position:
    """A position as its dump has it, and the words for it."""

    def __init__(self, game: str, state: State, seat: int) -> None:
        whole: dict[str, Any] = state.dump()
        self.table: dict[str, Any] = whole["table"]
        self.places: dict[str, list[str]] = whole["places"]
        self.stack: list[dict[str, Any]] = whole["stack"]
        self.seats = range(whole["seats"])
        self.seat = seat
        self.words = Words("en", game, state.setting.alphabet, NAMES)
        self.words.seat = seat

    def item(self, code: str) -> str:
        """What a piece is called."""
        return self.words.item(code)

    def called(self, code: str) -> str:
        """What something is called that is no piece."""
        return self.words.called(code)


def name_seats(page: Page, mend: Mend | None = None) -> None:
    """Give the seats names of their own on their way to the page; `mend` may falsify updates."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("welcome", "table"):
                for seat in message["table"]["seats"]:
                    seat["name"] = NAMES[seat["seat"]]
            if mend is not None and message["type"] == "update":
                mend(message)
            route.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket("**/socket", between)


def lies(page: Page, facts: Iterable[Fact], kinds: set[str]) -> list[str]:
    """What the page shows otherwise; of these kinds it may show nothing else either."""
    shown: dict[str, list[dict[str, str]]] = {}
    for each in page.evaluate(_SHOWN.replace("WORDS", _WORDS)):
        shown.setdefault(each["key"], []).append(each)
    found: list[str] = []
    wanted: set[str] = set()
    for fact in facts:
        wanted.add(fact.key)
        called = (
            [e for same in shown.values() for e in same]
            if fact.key == ANY
            else shown.get(fact.key, [])
        )
        there = [each for each in called if fact.at in (None, each["at"])]
        if not there:
            where = [each["at"] for each in shown.get(fact.key, [])]
            found.append(f"{fact.key} is not at {fact.at} (but at {where})")
        elif not any(_tells(each["name"], fact) for each in there):
            found.append(f"{fact.key} is called {there[0]['name']!r}, not {fact.said}")
    extra = {key for key in shown if key.split(":")[0] in kinds} - wanted
    return found + [f"{key} is shown, but is not there" for key in sorted(extra)]


def lies_of_the_end(page: Page, state: State, others: list[list[str]]) -> list[str]:
    """What the page of the end says otherwise: who won, and everybody's score.

    `others`: what else seats may be called. The eyes are those of the first seat.
    """
    result = state.result
    assert result is not None
    end = page.evaluate(_END)
    if end is None:
        return ["there is no page of the end"]
    head, text = (" ".join(end[each].split()) for each in ("head", "text"))
    first = [seat for seat, place in enumerate(result.places) if place == 1]
    found = []
    for seat in range(state.seats):
        called = [NAMES[seat], *(names[seat] for names in others if names), *["You"][seat:]]
        if any(name in head for name in called) != (seat in first):
            found.append(f"{first} won, but {head!r} is said")
    numbers = Counter(re.findall(r"\d+", text))
    for score, times in Counter(map(str, result.scores)).items():
        if numbers[score] < times:
            found.append(f"a score of {score} is not said: {text!r}")
    return found


def _tells(name: str, fact: Fact) -> bool:
    name = " ".join(name.replace("\u00a0", " ").split())
    return all(each in name for each in fact.said) and not any(each in name for each in fact.unsaid)
