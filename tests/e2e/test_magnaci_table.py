"""Magnaci on the new table: whole games by hand, rare questions laid by hand, every size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from e2e.browsing import PHONE, Person
from e2e.hands import Hands
from e2e.test_access import axe
from e2e.test_new_table import SIZES, sit
from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import State
from tabularium.positions.magnaci import battle, chapter, interregnum, law

Meet = Callable[..., Person]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
MANY = {
    0: {"litwa": 2, "prusy": 3, "wielkopolska": 1},
    1: {"litwa": 1, "ukraina": 4, "malopolska": 1},
    2: {"malopolska": 3, "inflanty": 1, "prusy": 6},
}


def laid(person: Person, state: State) -> str:
    """A table from a position, all seats this person's; its id."""
    answer = person.page.request.post(
        f"{person.url}api/saves?seats=mine",
        data=SPEC.save(state).encode(),
        headers={"content-type": "text/plain"},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def look(person: Person) -> None:
    """Lift the curtain if it is another seat's turn."""
    curtain = person.page.locator('[data-do="look"]')
    if curtain.count() and curtain.first.is_visible():
        curtain.first.click()
        person.page.wait_for_timeout(100)


@pytest.mark.parametrize("how", ["pointer", "touch", "keyboard"])
def test_a_whole_game_by_hand(meet: Meet, how: str) -> None:
    """Cards onto offices, laws and conflicts, estates into provinces, until the end."""
    small = how == "touch"
    person = meet(viewport=PHONE if small else DESKTOP, has_touch=small)
    sit(person, person.table("magnaci", 3, seed="by hand"))
    hands = Hands(person, how)
    assert hands.play(120.0), (hands.look(), hands.said)
    assert {"card", "field", "province"} <= set(hands.touched), hands.touched
    person.page.wait_for_selector("[data-do=rematch]")
    assert person.faults == []


def entail() -> State:
    return battle(
        "najazd_ordy_krymskiej",
        {0: "2", 1: "3", 2: "4"},
        estates={0: {"ukraina": 3, "prusy": 2, "malopolska": 2}, 1: {"ukraina": 1}, 2: {}},
        laws={0: ["ordynacja"]},
    )


def treasurer() -> State:
    return interregnum(estates=MANY, offices={"prymas": 0, "podskarbi": 0})


def pacta() -> State:
    laws = {0: ["pacta_conventa"]}
    return law("trybunal", {0: "9", 1: "2", 2: "3"}, laws=laws, won=[["veto"], [], []])


def hetman() -> State:
    bids = {0: "7", 1: "14", 2: "6"}
    offices = {"prymas": 1, "hetman": 0}
    laws = {1: ["veto"]}
    return battle("insurekcja", bids, estates=MANY, laws=laws, offices=offices)


def mission() -> State:
    places = {"conflicts.I": ["wojna_inflancka"], "conflicts.III": ["bunt_kozakow"]}
    laws = {0: ["poselstwo"]}
    return chapter(
        "Conflicts", laws=laws, places=places, partitions=["litwa", "ukraina"], estates=MANY
    )


def discard() -> State:
    laws = {0: ["veto", "trybunal"]}
    return battle("wojna_moskiewska", {0: "2", 1: "3", 2: "4"}, laws=laws)


RARE = {
    "entail": (entail, ["law:ordynacja", "loss:ukraina", "province:prusy"]),
    "treasurer": (treasurer, ["office:podskarbi", "village:ukraina.1"]),
    "pacta": (pacta, ["province:litwa", "law:pacta_conventa", "symbol:crown", "province:prusy"]),
    "hetman and veto": (hetman, ["office:hetman", "law:veto"]),
    "mission": (mission, ["law:poselstwo", "conflict:bunt_kozakow"]),
    "tie": (lambda: law("veto", {0: "9", 1: "12", 2: "12"}), ["mitre:me", "seat:2"]),
    "discard": (discard, ["law:veto"]),
}


@pytest.mark.parametrize("name", RARE)
def test_rare_questions_are_answered_on_the_board(meet: Meet, name: str) -> None:
    """Each key is lit where it is drawn, and the last one makes the word whole."""
    make, keys = RARE[name]
    person = meet(viewport=DESKTOP)
    sit(person, laid(person, make()))
    for key in keys:
        look(person)
        lit = person.page.locator(f'[data-key="{key}"][data-lit]').first
        lit.wait_for(timeout=8000)
        lit.click()
        person.page.wait_for_timeout(150)
        confirm = person.page.locator('[data-do="confirm"]:enabled')
        if confirm.count():
            confirm.first.click()
            person.page.wait_for_timeout(250)
    assert person.page.locator("[data-pick]").count() == 0
    assert person.faults == []


def test_a_partitioned_province_says_why(meet: Meet) -> None:
    """An illegal target answers with the reason and its rule."""
    person = meet(viewport=DESKTOP)
    state = law(
        "trybunal",
        {0: "9", 1: "2", 2: "3"},
        places={"conflicts.I": ["wojna_inflancka"]},
        partitions=["litwa"],
    )
    sit(person, laid(person, state))
    look(person)
    person.page.wait_for_selector('[data-key="estate:new"][data-lit]')
    person.page.locator('[data-key="province:litwa"]').first.click(force=True)
    person.page.wait_for_selector(".prompt .reason")
    assert "1.7" in person.page.inner_text(".prompt .reason")


def test_one_screen_and_for_everybody(meet: Meet) -> None:
    """No page scrolls at any size, every lit key is in the window, axe has nothing to say."""
    person = meet(viewport=DESKTOP)
    table = laid(person, hetman())
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        sit(person, table)
        look(person)
        person.page.wait_for_timeout(300)
        over = person.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " getComputedStyle(document.documentElement).overflow]"
        )
        assert over[0] <= 0 or over[1] == "hidden", (width, height)
    person.page.set_viewport_size(DESKTOP)
    sit(person, table)
    look(person)
    figures = 'label-content-name-mismatch: <g class="thing'
    for theme in ("light", "dark"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        person.page.wait_for_timeout(200)
        assert [fault for fault in axe(person) if not fault.startswith(figures)] == []


def test_a_law_dragged_onto_a_family_is_chosen_on_its_sheet(meet: Meet) -> None:
    """Dropped on a row of the rail, the family's sheet opens and the law can be given at once."""
    person = meet(viewport=DESKTOP)
    laws = {0: ["ordynacja", "wojska_kwarciane"], 2: ["kapitulacja"]}
    offices = {"prymas": 1, "hetman": 0}
    state = battle("insurekcja", {0: "7", 1: "14", 2: "6"}, laws=laws, offices=offices)
    sit(person, laid(person, state))
    look(person)
    page = person.page
    page.locator('[data-key="do:pass"][data-lit]').first.wait_for(timeout=8000)
    told = page.locator(".prompt .choice")
    told.nth(2).wait_for(timeout=8000)  # the Hetman, the army and passing, beside each other
    assert "30" in told.first.inner_text()  # 7 and 3, 14, 6
    law = page.locator('.dock [data-key="law:ordynacja"]').first.bounding_box()
    row = page.locator('[data-key="seat:2"]').first.bounding_box()
    assert law is not None and row is not None
    page.mouse.move(law["x"] + 30, law["y"] + 12)
    page.mouse.down()
    page.mouse.move(law["x"] + 60, law["y"] - 40, steps=4)
    page.mouse.move(row["x"] + 80, row["y"] + 20, steps=6)
    page.mouse.up()
    page.locator('[data-trade="ordynacja"][aria-pressed="true"]').wait_for(timeout=8000)
    assert person.faults == []
