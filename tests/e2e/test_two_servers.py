"""Two server processes on one PostgreSQL: two browsers on different ones play one game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from server.postgres import fresh_database

from e2e.browsing import Person
from e2e.serving import served
from e2e.test_together import play_both, sit_down, table_for_two

Meet = Callable[..., Person]


def test_two_browsers_on_two_processes(
    meet: Meet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABULARIUM_DATABASE", fresh_database())
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with served(folders[0]) as one, served(folders[1]) as two:
        assert one.port != two.port
        host = meet("Livia", url=one.url, seed=1)
        guest = meet("", url=two.url, seed=2)
        _, token = table_for_two(host, "tigris", options={"turns": 12})
        sit_down(guest, token, "Gaius")
        host.page.locator("[data-do=begin]").click()
        for person in (host, guest):
            person.page.wait_for_selector(".frame[data-state]")
        play_both(host, guest, 1500)
        for person in (host, guest):
            person.page.wait_for_selector("section.end")
        rows = [person.page.locator("[data-test=course] tbody tr").last for person in (host, guest)]
        told = [row.text_content() for row in rows]
        assert told[0] == told[1]
