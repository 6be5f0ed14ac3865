"""One server and one browser for all end-to-end tests; a person per test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="end-to-end tests need playwright")

from playwright.sync_api import Browser

from e2e.browsing import CHROMIUM, Person, chromium
from e2e.serving import Served, served

Meet = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser there is nothing to drive."""
    if not Path(CHROMIUM).exists():
        here = [item for item in items if Path(__file__).parent in item.path.parents]
        for item in here:
            item.add_marker(pytest.mark.skip(reason=f"no Chromium at {CHROMIUM}; set CHROMIUM"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an empty house."""
    with served(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with chromium() as running:
        yield running


@pytest.fixture
def meet(server: Served, browser: Browser) -> Iterator[Meet]:
    """Somebody new at a browser of their own; nothing may have gone wrong there at the end."""
    people: list[Person] = []

    def make(name: str = "Livia", url: str = "", **context: Any) -> Person:
        person = Person(browser, url or server.url, **context)
        if name:
            person.come_in(name)
        people.append(person)
        return person

    yield make
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.close()
    assert faults == []
