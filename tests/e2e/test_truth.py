"""The picture is true: pages of early, middle and late positions against the engine's own."""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from e2e.browsing import Person
from e2e.census import walk
from e2e.laying import lay
from e2e.truth import Mend, Position, lies, name_seats
from tabularium import games
from tabularium.kernel import State
from tabularium.registry import OURS

Meet = Callable[..., Person]
PATIENCE = 3.0  # seconds until the page must tell the truth
WIDE = {"width": 1440, "height": 900}
# The question that is asked most; a war or a hand half sealed has rules of its own.
PROMPT = {"alea": "place", "orleans": "action", "tigris": "action"}


def positions(game: str, seats: int) -> list[State]:
    """Early, middle and late in one game of Novices."""
    spec, prompt = games[game], PROMPT.get(game, "")
    whole = []
    for state in walk(spec, seats, {}, "truth", "novice"):
        if state.pending is not None and prompt in ("", state.pending.prompt):
            whole.append(state.dump())
    return [spec.load(whole[len(whole) * part // 10]) for part in (1, 5, 9)]


def wrong(person: Person, game: str, state: State, mend: Mend | None = None) -> list[str]:
    """What the page of this position says that is not so."""
    assert state.pending is not None
    person.page = person.open_page()
    name_seats(person.page, mend)
    lay(person, state)
    made: Any = import_module(f"e2e.truth.{game}")
    facts = list(made.facts(Position(game, state, state.pending.seats[0])))
    until = time.monotonic() + PATIENCE
    # What a player would reckon comes a moment after the table.
    while (found := lies(person.page, facts, made.KINDS)) and time.monotonic() < until:
        person.page.wait_for_timeout(100)
    person.page.close()
    return found


@pytest.mark.parametrize("game", OURS)
def test_the_picture_is_true(meet: Meet, game: str) -> None:
    """With the fewest and the most players."""
    person = meet(viewport=WIDE)
    person.settings |= {"lone": False}
    for seats in (games[game].seats[0], games[game].seats[-1]):
        for n, state in enumerate(positions(game, seats)):
            assert "\n".join(wrong(person, game, state)) == "", (seats, n)


def _other_board(table: dict[str, Any]) -> None:
    table["board"] = {**table["board"], "g6": "black"}


def _other_dice(table: dict[str, Any]) -> None:
    table["tokens"] = [each + 1 for each in table["tokens"]]


def _other_town(table: dict[str, Any]) -> None:
    table["coins"] = [each + 1 for each in table["coins"]]


def _other_estates(table: dict[str, Any]) -> None:
    table["estates"] = table["estates"][1:] + table["estates"][:1]


def _other_ducats(table: dict[str, Any]) -> None:
    table["ducats"] = [each + 1 for each in table["ducats"]]


PLANTED: dict[str, Mend] = {
    "alea": _other_dice,
    "magnaci": _other_estates,
    "orleans": _other_town,
    "sigismundus": _other_ducats,
    "tigris": _other_board,
}


@pytest.mark.parametrize("game", OURS)
def test_a_planted_lie_is_found(meet: Meet, game: str) -> None:
    """The harness sees what it is there to see."""
    person = meet(viewport=WIDE)
    person.settings |= {"lone": False}
    state = positions(game, games[game].seats[0])[1]
    assert wrong(person, game, state, PLANTED[game]) != []
