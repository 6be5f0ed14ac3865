"""Games that go on elsewhere: forks, save files; and the course of a game that is over."""

import json
from collections.abc import Callable
from pathlib import Path

from e2e.browsing import PHONE, Person
from e2e.test_games import place_priest

Meet = Callable[..., Person]


def at_one_screen(person: Person) -> str:
    """A hot-seat game with a few moves in it; its id."""
    plan = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]
    table = person.table("tigris", 2, plan=plan, hot_seat=True)
    person.sit(table)
    place_priest(person)
    return table


LIES = '[data-key^="leader:"][data-at="cell:a2"]'  # what was placed there


def test_a_game_forks_from_its_history(meet: Meet) -> None:
    """Play on from a move: a new table, and the old one stays as it is."""
    person = meet()
    table = at_one_screen(person)
    page = person.page
    page.get_by_role("button", name="One move back").click()
    page.wait_for_selector("text=You are looking at move 0 of 1")
    menu(person, "fork")
    page.wait_for_url(lambda url: table not in url)
    person.wait_for_turn()
    assert page.locator(LIES).count() == 0
    menu(person, "about")
    page.wait_for_selector("text=This game was begun from a position")
    person.sit(table)
    page.wait_for_selector(LIES, state="attached")


def menu(person: Person, entry: str) -> None:
    """Choose something from the menu of a table."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator(f"[data-do={entry}]").click()


def test_a_save_is_downloaded_and_played_on(meet: Meet, tmp_path: Path) -> None:
    """The file from one table becomes another; found from the start page."""
    person = meet()
    table = at_one_screen(person)
    page = person.page
    with page.expect_download() as started:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Save the game").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "tigris"
    other = meet("", viewport=PHONE)
    page = other.go()
    page.get_by_role("link", name="Play on from a save file").click()
    page.get_by_label("Save file").set_input_files(file)
    page.get_by_label("I, on all seats").check()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    page.wait_for_selector(LIES, state="attached")
    with_a_bot(other, file)


def with_a_bot(person: Person, file: Path) -> None:
    """The same file once more: one seat for us, the other for a bot, and the game goes on."""
    page = person.go("#/upload")
    page.get_by_label("Save file").set_input_files(file)
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Sit down").first.click()
    page.wait_for_selector("text=One chair is empty")  # once one's own seat is taken
    page.locator("[data-do=bots]").click()
    page.wait_for_selector(LIES, state="attached")


def test_what_is_no_save_is_refused_in_words(meet: Meet, tmp_path: Path) -> None:
    """Each wrong file is told what is wrong with it, and the right one can follow."""
    person = meet()
    page = person.go("#/upload")
    wrong = {
        "empty.json": ("", "This file is empty"),
        "poem.json": ("Arma virumque cano", "damaged in line 1"),
        "other.json": ('{"a": 1}', "no save of ours"),
    }
    for name, (text, said) in wrong.items():
        (tmp_path / name).write_text(text)
        page.get_by_label("Save file").set_input_files(tmp_path / name)
        page.get_by_role("button", name="Play on").click()
        page.wait_for_selector(f"[role=alert] >> text={said}")
    # A refusal by the server is a line in the console of the browser, and here it is wanted.
    person.faults = [fault for fault in person.faults if "status of 4" not in fault]


def test_the_course_of_a_game_is_drawn(meet: Meet, tmp_path: Path) -> None:
    """A line for each player and the numbers as a table; the save of a finished game ends there."""
    person = meet()
    table = person.table("tigris", 2, options={"turns": 10})
    person.sit(table)
    person.play(120)
    page = person.page
    page.wait_for_selector("[data-test=course]")
    course = page.locator("[data-test=course]")
    assert course.locator("svg[role=img] path.line").count() == 2
    dashes = course.locator("svg[role=img] path.line").evaluate_all(
        "all => all.map(each => each.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 2
    course.locator("summary").click()
    rows = course.locator("tbody tr")
    assert rows.count() >= 3
    final = [int(cell) for cell in rows.last.locator("td").all_text_contents()]
    told = page.request.get(f"{person.url}api/tables/{table}").json()
    assert final == told["result"]["scores"]
    with page.expect_download() as started:
        page.locator(".prompt").get_by_role("link", name="Save the game").click()
    file = tmp_path / "over.json"
    started.value.save_as(file)
    page = person.go("#/upload")
    page.get_by_label("Save file").set_input_files(file)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector("[role=alert] >> text=That game is over")
    person.faults = [fault for fault in person.faults if "status of 409" not in fault]
