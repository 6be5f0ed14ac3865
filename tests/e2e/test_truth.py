"""The picture is true: pages of early, middle and late positions against the engine's own.

With the fewest and the most players; with TABULARIUM_MATRIX=all (`run.py test --all`) every number.
"""

import os
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from e2e.browsing import Person
from e2e.census import walk
from e2e.laying import lay
from e2e.truth import Mend, Position, lies, lies_of_the_end, name_seats
from tabularium import games
from tabularium.kernel import State
from tabularium.registry import OURS

Meet = Callable[..., Person]
PATIENCE = 3.0  # seconds until the page must tell the truth
WIDE = {"width": 1440, "height": 900}
NO_COURSE: Any = {"moves": [], "scores": [], "sources": []}
# The question that is asked most; a war or a hand half sealed has rules of its own.
PROMPT = {"alea": "place", "orleans": "action", "tigris": "action"}


def positions(game: str, seats: int) -> tuple[list[State], State]:
    """Early, middle and late in one game of Novices, and its end."""
    spec, prompt = games[game], PROMPT.get(game, "")
    whole, end = [], None
    for end in walk(spec, seats, {}, "truth", "novice"):  # one state, which goes on
        if end.pending is not None and prompt in ("", end.pending.prompt):
            whole.append(end.dump())
    assert end is not None and end.over
    return [spec.load(whole[len(whole) * part // 10]) for part in (1, 5, 9)], end


def numbers(game: str) -> list[int]:
    """How many play."""
    seats = list(games[game].seats)
    return seats if os.environ.get("TABULARIUM_MATRIX") == "all" else [seats[0], seats[-1]]


def wrong(person: Person, game: str, state: State, mend: Mend | None = None) -> list[str]:
    """What the page of this position says that is not so."""
    assert state.pending is not None
    made: Any = import_module(f"e2e.truth.{game}")
    facts = list(made.facts(Position(game, state, state.pending.seats[0])))
    return look(person, state, mend, lambda: lies(person.page, facts, made.KINDS))


def wrong_end(person: Person, last: State, end: State, lie: Mend | None = None) -> list[str]:
    """What the page of the end says that is not so. Over is over: it is shown instead of `last`."""

    def ended(message: dict[str, Any]) -> None:
        message |= {"view": end.view(message["seat"]).dump(), "question": None, "aside_ways": None}
        if lie is not None:
            lie(message)

    made = Position(str(end.view(0)["game"]), end, 0)
    houses = [made.item(each) for each in made.table.get("houses", [])]
    dynasties = [each.capitalize() for each in made.table.get("dynasties", [])]
    return look(person, last, ended, lambda: lies_of_the_end(person.page, end, [houses, dynasties]))


def look(
    person: Person, state: State, mend: Mend | None, lying: Callable[[], list[str]]
) -> list[str]:
    """Open a page and wait until it tells the truth, or too long."""
    person.page = person.open_page()
    name_seats(person.page, mend)
    # The server knows nothing of an end that is only shown.
    person.page.route("**/course*", lambda route: route.fulfill(json=NO_COURSE))
    lay(person, state)
    until = time.monotonic() + PATIENCE
    # What a player would reckon comes a moment after the table.
    while (found := lying()) and time.monotonic() < until:
        person.page.wait_for_timeout(100)
    person.page.close()
    return found


@pytest.mark.parametrize("game", OURS)
def test_the_picture_is_true(meet: Meet, game: str) -> None:
    """Three moments and the end."""
    person = meet(viewport=WIDE)
    person.settings |= {"lone": False}
    for seats in numbers(game):
        moments, end = positions(game, seats)
        for n, state in enumerate(moments):
            assert "\n".join(wrong(person, game, state)) == "", (seats, n)
        assert "\n".join(wrong_end(person, moments[-1], end)) == "", seats


def _table(**parts: Callable[[Any], Any]) -> Mend:
    """Other parts of a table."""

    def mend(message: dict[str, Any]) -> None:
        table = message["view"]["table"]
        for name, change in parts.items():
            table[name] = change(table[name])

    return mend


def _more(row: list[int]) -> list[int]:
    return [each + 1 for each in row]


def _turned(cards: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {name: {**card, "turned": "execution"} for name, card in cards.items()}


def _other_result(message: dict[str, Any]) -> None:
    result = message["view"]["result"]
    result["scores"] = [each + 100 for each in result["scores"]]
    result["places"] = result["places"][1:] + result["places"][:1]


PLANTED: dict[str, list[Mend]] = {
    "alea": [_table(tokens=_more)],
    "magnaci": [
        _table(estates=lambda row: row[1:] + row[:1]),
        _table(partitions=lambda _: ["prusy", "litwa"]),
        _table(buildings=lambda _: {"twierdza": "prusy"}),
    ],
    "orleans": [_table(coins=_more), _table(citizens_left=lambda _: [])],
    "sigismundus": [
        _table(ducats=_more),
        _table(points=_more),
        _table(cards=_turned),
        _table(acts=lambda _: ["union"]),
    ],
    "tigris": [_table(board=lambda board: {**board, "g6": "black"})],
}


@pytest.mark.parametrize("game", OURS)
def test_a_planted_lie_is_found(meet: Meet, game: str) -> None:
    """The harness sees what it is there to see."""
    person = meet(viewport=WIDE)
    person.settings |= {"lone": False}
    moments, end = positions(game, games[game].seats[0])
    for n, lie in enumerate(PLANTED[game]):
        assert wrong(person, game, moments[1], lie) != [], n
    assert wrong_end(person, moments[-1], end, _other_result) != []
