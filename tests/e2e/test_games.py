"""Whole games against bots, by the decision panel and by the boards."""

import re
import statistics
from collections.abc import Callable
from typing import Any

import pytest

from e2e.browsing import Person
from tabularium import games

Meet = Callable[..., Person]

# The fewest seats, and options that keep a game of bots short.
SHORT: dict[str, dict[str, Any]] = {"tigris": {"turns": 30}}

_CLICK = """selectors => {
    for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)].filter(one => !one.disabled);
        if (all.length) {
            const one = all[Math.floor(Math.random() * all.length)];
            one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            return selector;
        }
    }
    return '';
}"""


def click_board(person: Person, selectors: list[str], seconds: float) -> dict[str, int]:
    """Play by clicking: the first kind of thing that is there; how often each was clicked."""
    clicked: dict[str, int] = {}
    steps = int(seconds * 12)
    for _ in range(steps):
        if person.over:
            break
        found = str(person.page.evaluate(_CLICK, selectors))
        if found:
            clicked[found] = clicked.get(found, 0) + 1
        person.page.wait_for_timeout(80)
    return clicked


def test_play_now_is_one_click(meet: Meet) -> None:
    """Nobody is known yet; one click later one sits at a table and is asked."""
    person = meet(name="")
    page = person.go()
    page.get_by_role("button", name="Play now: Alea Iacta Est").click()
    page.wait_for_selector("[data-option]")
    assert "Alea Iacta Est" in page.title()
    assert page.get_by_role("link", name="Guest").count() == 1


@pytest.mark.parametrize("game", list(games))
def test_a_whole_game_by_the_panel(meet: Meet, game: str) -> None:
    """Every question of every game can be answered by the panel alone."""
    person = meet()
    seats = games[game].seats[0]
    person.sit(person.table(game, seats, options=SHORT.get(game, {})))
    presses = person.play(240)
    assert person.over, f"not over after {presses} presses"
    assert presses > 5
    assert person.page.locator(".result table tbody tr").count() >= seats


def test_alea_by_clicking_the_board(meet: Meet) -> None:
    """Dice are placed, provinces, patricians and cards are taken on the board."""
    person = meet()
    person.sit(person.table("alea", 3))
    clicked = click_board(
        person,
        [
            "[data-test=confirm]",
            ".places button",
            "button.piece",
            "[data-option=best]",
            "[data-option]",
        ],
        150,
    )
    assert person.over
    assert clicked[".places button"] > 10
    assert clicked["button.piece"] > 2
    assert clicked.get("[data-option]", 0) < 10  # the last resort, when there is nothing to place


def test_tigris_by_clicking_the_board(meet: Meet) -> None:
    """Pieces are chosen from one's own screen and put on the map."""
    person = meet()
    person.sit(person.table("tigris", 2, options={"turns": 24}))
    clicked = click_board(
        person,
        [".popover .main", "[data-test=confirm]", ".cell.legal", ".screen .piece", "[data-option]"],
        150,
    )
    assert person.over
    assert clicked[".cell.legal"] > 8
    assert clicked[".screen .piece"] > 8


def test_a_click_on_the_wrong_cell_is_answered_with_the_reason(meet: Meet) -> None:
    """A farm is laid on a river; land says why not, beside the click."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.wait_for_turn()
    page.locator(".screen .piece:not(:disabled)").first.click()
    page.wait_for_selector(".cell.legal")
    wrong = page.locator(".cell:not(.legal)").first
    wrong.click(force=True)
    page.wait_for_selector(".refused")
    assert len(page.text_content(".refused") or "") > 10


def test_a_word_can_be_spelled_back_and_taken_back(meet: Meet) -> None:
    """Step back while spelling; undo after a move that showed nothing new."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.wait_for_turn()
    page.locator("[data-option^='leader:']").first.click()
    page.locator("[data-test=back]").click()
    page.wait_for_selector("[data-option='pass']")
    page.locator("[data-option='leader:priest']").click()
    page.locator("[data-option='a2']").click()
    page.wait_for_selector("[data-test=undo]")
    assert "one more action" in (page.text_content("#question") or "")
    page.locator("[data-test=undo]").click()
    page.wait_for_selector("#question >> text=You have two actions")


def test_why_not_is_told_in_words(meet: Meet) -> None:
    """Anything that is not offered can be asked about."""
    person = meet()
    page = person.sit(person.table("alea", 2))
    person.wait_for_turn()
    page.locator("summary", has_text="Why can I not").click()
    page.get_by_label("What would you like to do?").select_option("latrine:1")
    page.wait_for_function(
        "() => document.querySelector('[data-test=why]').textContent.length > 20"
    )
    # Either no die shows a one, or the Latrine is for dice that fit nowhere else.
    assert re.search(r"rule \d+\.\d+", page.text_content("[data-test=why]") or "")


def test_a_click_is_answered(meet: Meet, record_property: Callable[[str, object], None]) -> None:
    """How long it takes is noted, not judged: a busy machine is no fault of the page."""
    person = meet()
    page = person.sit(person.table("tigris", 2))
    person.wait_for_turn()
    measure = """() => new Promise(done => {
        const start = performance.now();
        const seen = new MutationObserver(() => {
            if (!document.querySelector("[data-test=back]")) return;
            seen.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        });
        seen.observe(document.body, { childList: true, subtree: true, attributes: true });
        document.querySelector("[data-option='leader:king']").click();
    })"""
    times = []
    for _ in range(7):
        times.append(float(page.evaluate(measure)))
        page.locator("[data-test=back]").click()
        page.wait_for_selector("[data-option='leader:king']:not(:disabled)")
    print(f"a click is answered after {statistics.median(times):.0f} ms (median of {len(times)})")
    record_property("click_ms", statistics.median(times))
    assert all(each > 0 for each in times)


def test_the_first_round_is_guided(meet: Meet) -> None:
    """Each thing is explained once and goes away when it is understood."""
    person = meet()
    page = person.go()
    page.get_by_role("button", name="Show me how: Tigris").click()
    page.wait_for_selector("[data-test=guide]")
    first = page.text_content("[data-test=guide] h3")
    page.get_by_role("button", name="Got it").click()
    page.wait_for_function(
        "first => document.querySelector('[data-test=guide] h3')?.textContent !== first", arg=first
    )
    page.get_by_role("button", name="No more explanations").click()
    assert page.locator("[data-test=guide]").count() == 0
